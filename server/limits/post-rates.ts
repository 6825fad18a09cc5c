import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { shownAt } from "#app/forms/client-key.server.ts";
import { SUBMISSION_ID_FIELD } from "#app/forms/names.ts";
import type { Log } from "#app/log.ts";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import { REQUEST_PATHS } from "#app/requests/addresses.ts";
import type { Services } from "#app/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { PostRates, Rate } from "./limits.ts";

/** Pages whose token is the leave to post. */
const AUTHORISED_BY_TOKEN: ReadonlySet<string> = new Set([UNSUBSCRIBE_PATH, ...REQUEST_PATHS]);

/** The 429 for a rate-limited post, which may be sent again after so many seconds. */
type TooManyRequests = (request: Request, seconds: number) => Promise<Response>;

/**
 * Rate limits for posts, by address and in total, as decision 16 says; counted in the memory of this process.
 * Byte-identical posts of one visitor share one verdict and are paid for once; a post that is not stored is refunded.
 */
export function postRates(
  rates: PostRates,
  services: Pick<Services, "keyedHash" | "now" | "log">,
  tooManyRequests: TooManyRequests,
): MiddlewareHandler<SiteEnv> {
  const attempts = openWindows("attempts", rates.attempts);
  const stored = openStoredLimiter(rates, services.log);
  // By fingerprint of the post: in flight, or stored within the last ten minutes.
  const verdicts = new Map<string, Promise<number | null>>();
  // By the id of a form of ours: the post that it was used for. It proves one form, not many.
  const usedIds = new LRUCache<string, string>({
    // `max` would set room aside for all of them at once: 5 ms and 2 MB at each start.
    maxSize: REMEMBERED_IDS,
    sizeCalculation: () => 1,
  });

  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, headers } = c.req.raw;
    const { key, isLoopback } = c.env.visitor;
    const bytes = await c.req.raw.bytes();
    // One character a byte: text that is not UTF-8 is refused later, not changed here.
    const body = Buffer.from(bytes).toString("latin1");
    const copy = () => new Request(url, { method: "POST", headers, body: bytes });
    c.req.raw = copy();

    const retryAfter = await attempts.consume(key, 1);
    if (retryAfter !== null) {
      services.log({ event: "post refused", by: "attempts" });
      return tooManyRequests(copy(), retryAfter);
    }
    // The token authorises it; exempt from the limit on forms: one mail service posts for all its users, and a practice
    // may answer many requests from one address.
    if (AUTHORISED_BY_TOKEN.has(c.req.path)) return next();
    const post = fingerprint(key, url, headers.get("Idempotency-Key") ?? "", body);
    const id = new URLSearchParams(body).get(SUBMISSION_ID_FIELD) ?? "";
    const isProven = isShownLongEnough(id) && (usedIds.get(id) ?? post) === post;
    if (isProven) usedIds.set(id, post);
    const fullCost = isProven ? rates.costs.proven : rates.costs.unproven;
    const cost = fullCost / (isLoopback ? rates.loopbackDiscount : 1);
    const known = verdicts.get(post);
    const verdict = known ?? stored.consume(key, cost);
    verdicts.set(post, verdict);
    const wait = await verdict;
    if (wait !== null) {
      forget();
      return tooManyRequests(copy(), wait);
    }
    await next();
    if (known) return undefined;
    if (isStored(c.res)) {
      setTimeout(() => verdicts.delete(post), VERDICT_LIFETIME).unref();
    } else {
      forget();
      await stored.refund(key, cost);
    }
    return undefined;

    function forget(): void {
      verdicts.delete(post);
      if (isProven) usedIds.delete(id);
    }
  };

  /** Whether it is a form of ours, shown long enough ago for a person to fill it in, and not too long. */
  function isShownLongEnough(id: string): boolean {
    const shown = shownAt(services, id);
    const age = shown === undefined ? -1 : services.now().getTime() - shown.getTime();
    return age >= rates.minimumFillTime && age <= MAX_FORM_AGE;
  }
}

/** A form may stay open in a tab for weeks: 30 days, as long as its id makes repeats one. */
const MAX_FORM_AGE = 30 * 86_400_000;
/** Ids of 56 characters: some 20 MB. */
const REMEMBERED_IDS = 100_000;
/** Milliseconds for which an identical post is free; later it costs again, and is still stored only once. */
const VERDICT_LIFETIME = 600_000;

/** 303 to a success page, or 200 and 201 with a reference; errors store nothing. */
function isStored({ status }: Response): boolean {
  return status < 400;
}

type Limiter = {
  /** Null when within the limit, otherwise the seconds until it may be tried again. */
  consume: (key: string, cost: number) => Promise<number | null>;
  refund: (key: string, cost: number) => Promise<void>;
};

function openStoredLimiter(rates: PostRates, log: Log): Limiter {
  const ofAddress = openWindows("stored", rates.stored);
  const ofAddressWhenBusy = openWindows("busy", [rates.storedWhenBusy]);
  const total = new RateLimiterMemory({ keyPrefix: "total", ...windowOf(rates.total) });

  async function consume(key: string, cost: number): Promise<number | null> {
    const all = await consumeState(total, TOTAL, cost);
    const waitWhenBusy = await ofAddressWhenBusy.consume(key, cost);
    const wait = await ofAddress.consume(key, cost);
    const refusals = [
      { by: "total", wait: all.consumedPoints > rates.total.points ? all.msBeforeNext / 1_000 : null },
      { by: "address", wait },
      { by: "busy", wait: all.consumedPoints > rates.busy.points ? waitWhenBusy : null },
    ];
    const refusal = refusals.find((one) => one.wait !== null);
    if (!refusal) return null;
    await refund(key, cost);
    log({ event: "post refused", by: refusal.by });
    return refusal.wait;
  }

  async function refund(key: string, cost: number): Promise<void> {
    await total.reward(TOTAL, cost);
    await ofAddressWhenBusy.refund(key, cost);
    await ofAddress.refund(key, cost);
  }

  return { consume, refund };
}

const TOTAL = "total";

/** Fixed windows side by side: within the limit means within each of them. */
function openWindows(name: string, rates: readonly Rate[]): Limiter {
  const windows = rates.map(
    (rate, at) => new RateLimiterMemory({ keyPrefix: `${name}${at}`, ...windowOf(rate) }),
  );
  return {
    async consume(key, cost) {
      const states = await Promise.all(windows.map((window) => consumeState(window, key, cost)));
      const exceeded = states.filter(({ consumedPoints }, at) => consumedPoints > rates[at]!.points);
      if (exceeded.length === 0) return null;
      return Math.max(...exceeded.map(({ msBeforeNext }) => msBeforeNext)) / 1_000;
    },
    async refund(key, cost) {
      await Promise.all(windows.map((window) => window.reward(key, cost)));
    },
  };
}

function windowOf({ points, seconds }: Rate) {
  return { points, duration: seconds };
}

/** The state after consuming, exceeded or not: the library rejects with the state where it is exceeded. */
function consumeState(window: RateLimiterMemory, key: string, points: number): Promise<RateLimiterRes> {
  return window.consume(key, points).catch((state: RateLimiterRes) => state);
}

/** Equal for byte-identical posts of one visitor to one address. */
function fingerprint(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part} `);
  return hash.digest("base64");
}
