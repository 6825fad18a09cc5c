import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "#app/log.ts";
import { shownAt } from "#app/forms/client-key.server.ts";
import { SUBMISSION_ID_FIELD } from "#app/forms/names.ts";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import type { Services } from "#app/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { PostRates, Rate } from "./limits.ts";

/** Answers a post that came too often, `seconds` before it may come again. */
type TooMany = (request: Request, seconds: number) => Promise<Response>;

/**
 * Counts posts, by address and altogether: `PostRates` has the lines, decision 16 the reasons. What was posted before
 * to the letter is the same post, and what was not kept is given back. Counted in the memory of this process.
 */
export function postRates(
  rates: PostRates,
  services: Pick<Services, "keyedHash" | "now" | "log">,
  tooMany: TooMany,
): MiddlewareHandler<SiteEnv> {
  const attempts = openWindows("attempts", rates.attempts);
  const rateLimiter = openRateLimiter(rates, services.log);
  // Posts in hand or kept, by what they say. All that are the same share the answer of the first.
  const verdicts = new Map<string, Promise<number | null>>();

  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, headers } = c.req.raw;
    const { key, isLoopback } = c.env.visitor;
    const body = await c.req.raw.text();
    const copy = () => new Request(url, { method: "POST", headers, body });
    c.req.raw = copy();

    const tooSoon = await attempts.take(key, 1);
    if (tooSoon !== null) {
      services.log({ event: "post refused", by: "attempts" });
      return tooMany(copy(), tooSoon);
    }
    // The token in its address is its leave, and a mail service brings those of all its people.
    if (c.req.path === UNSUBSCRIBE_PATH) return next();
    const post = fingerprint(key, url, headers.get("Idempotency-Key") ?? "", body);
    const fullPrice = isProven(body) ? rates.prices.proven : rates.prices.unproven;
    const price = isLoopback ? fullPrice / rates.loopbackDiscount : fullPrice;
    const known = verdicts.get(post);
    const verdict = known ?? rateLimiter.take(key, price);
    verdicts.set(post, verdict);
    const wait = await verdict;
    if (wait !== null) {
      verdicts.delete(post);
      return tooMany(copy(), wait);
    }
    await next();
    if (known) return undefined;
    if (isKept(c.res)) {
      setTimeout(() => verdicts.delete(post), SAME_POST_FOR).unref();
    } else {
      verdicts.delete(post);
      await rateLimiter.giveBack(key, price);
    }
    return undefined;
  };

  /** One of our own forms, shown long enough ago for a person to have filled it in. */
  function isProven(body: string): boolean {
    const shown = shownAt(services, new URLSearchParams(body).get(SUBMISSION_ID_FIELD) ?? "");
    return shown !== undefined && services.now().getTime() - shown.getTime() >= rates.shortestFilling;
  }
}

/** How long a post is known again, in milliseconds; later it is paid for, and still kept only once. */
const SAME_POST_FOR = 600_000;

/** What leads on, 303, or gives a reference, 200 and 201; the rest are mistakes to mend. */
function isKept({ status }: Response): boolean {
  return status < 400;
}

type RateLimiter = {
  /** Null when it may be had, else the seconds until it may. */
  take: (key: string, price: number) => Promise<number | null>;
  giveBack: (key: string, price: number) => Promise<void>;
};

function openRateLimiter(rates: PostRates, log: Log): RateLimiter {
  const ofOne = openWindows("kept", rates.kept);
  const ofOneWhenBusy = openWindows("busy", [rates.keptWhenBusy]);
  const ofAll = new RateLimiterMemory({ keyPrefix: "all", ...windowOf(rates.most) });

  async function take(key: string, price: number): Promise<number | null> {
    const all = await consume(ofAll, EVERYBODY, price);
    const few = await ofOneWhenBusy.take(key, price);
    const many = await ofOne.take(key, price);
    const refusals = [
      { by: "everybody", wait: all.consumedPoints > rates.most.points ? all.msBeforeNext / 1_000 : null },
      { by: "address", wait: many },
      { by: "busy", wait: all.consumedPoints > rates.busy.points ? few : null },
    ];
    const refusal = refusals.find(({ wait }) => wait !== null);
    if (!refusal) return null;
    await giveBack(key, price);
    log({ event: "post refused", by: refusal.by });
    return refusal.wait;
  }

  async function giveBack(key: string, price: number): Promise<void> {
    await ofAll.reward(EVERYBODY, price);
    await ofOneWhenBusy.giveBack(key, price);
    await ofOne.giveBack(key, price);
  }

  return { take, giveBack };
}

const EVERYBODY = "everybody";

function openWindows(name: string, rates: readonly Rate[]): RateLimiter {
  const windows = rates.map(
    (rate, at) => new RateLimiterMemory({ keyPrefix: `${name}${at}`, ...windowOf(rate) }),
  );
  return {
    async take(key, price) {
      const states = await Promise.all(windows.map((window) => consume(window, key, price)));
      const full = states.filter(({ consumedPoints }, at) => consumedPoints > rates[at]!.points);
      return full.length === 0 ? null : Math.max(...full.map(({ msBeforeNext }) => msBeforeNext)) / 1_000;
    },
    async giveBack(key, price) {
      await Promise.all(windows.map((window) => window.reward(key, price)));
    },
  };
}

function windowOf({ points, seconds }: Rate) {
  return { points, duration: seconds };
}

/** The state after it, whether it was still allowed or not: the package throws the state of those that were not. */
function consume(window: RateLimiterMemory, key: string, points: number): Promise<RateLimiterRes> {
  return window.consume(key, points).catch((state: RateLimiterRes) => state);
}

/** To the letter, by the same visitor, to the same address: the same post again. */
function fingerprint(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part} `);
  return hash.digest("base64");
}
