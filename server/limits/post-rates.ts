import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { shownAt } from "#kit/forms/client-key.server.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { DESK_PATH, DESK_START_PATH } from "#content/desk-addresses.ts";
import { LISTING_PATHS } from "#content/listing-addresses.ts";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import { TEXTS_IN_PATH, WATCH_LINK_PATH } from "#content/links.ts";
import { REQUEST_PATHS } from "#content/requests/addresses.ts";
import type { Services } from "#services/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Visitor } from "../visitor.ts";
import type { PostRates } from "./limits.ts";
import { openStoredLimiter, openWindows } from "./rate-windows.ts";

/** Pages where the token in the address authorises the post. */
const AUTHORISED_BY_TOKEN: ReadonlySet<string> = new Set([
  UNSUBSCRIBE_PATH,
  WATCH_LINK_PATH,
  TEXTS_IN_PATH,
  ...LISTING_PATHS,
  ...REQUEST_PATHS,
]);

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
  const verdictOn = openVerdicts(rates, services);

  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, headers } = c.req.raw;
    const { visitor } = c.env;
    const bytes = await c.req.raw.bytes();
    const copy = () => new Request(url, { method: "POST", headers, body: bytes });
    c.req.raw = copy();

    const retryAfter = await attempts.consume(visitor.key, 1);
    if (retryAfter !== null) {
      services.log({ event: "post refused", by: "attempts" });
      return tooManyRequests(copy(), retryAfter);
    }
    // The token authorises it; exempt from the limit on forms: one mail service posts for all its users, and a practice
    // may answer many requests from one address.
    if (AUTHORISED_BY_TOKEN.has(c.req.path) || isAtDesk(c.req.path)) return next();
    // One character a byte: text that is not UTF-8 is refused later, not changed here.
    const body = Buffer.from(bytes).toString("latin1");
    const idempotencyKey = headers.get("Idempotency-Key") ?? "";
    const { wait, settle } = await verdictOn({ visitor, url, idempotencyKey, body });
    if (wait !== null) return tooManyRequests(copy(), wait);
    await next();
    await settle(isStored(c.res));
    return undefined;
  };
}

/** Visitors who are not signed in store nothing there, and staff who are can do many things in ten minutes. */
function isAtDesk(path: string): boolean {
  return path.startsWith(`${DESK_PATH}/`) && path !== DESK_START_PATH;
}

type Post = { visitor: Visitor; url: string; idempotencyKey: string; body: string };

type Verdict = {
  /** Null when it may be stored, otherwise the seconds until it may be tried again. */
  wait: number | null;
  /** Call this once the post is answered. */
  settle: (hasBeenStored: boolean) => Promise<void>;
};

/** One verdict for byte-identical posts of one visitor, in flight or stored within the last ten minutes. */
function openVerdicts(
  rates: PostRates,
  services: Pick<Services, "keyedHash" | "now" | "log">,
): (post: Post) => Promise<Verdict> {
  const stored = openStoredLimiter(rates, services.log);
  const waits = new Map<string, Promise<number | null>>();
  // By the id of a form of ours: the post that it was used for. It proves one form, not many.
  const usedIds = new LRUCache<string, string>({
    // `max` would set room aside for all of them at once: 5 ms and 2 MB at each start.
    maxSize: REMEMBERED_IDS,
    sizeCalculation: () => 1,
  });

  return async ({ visitor: { key, isLoopback }, url, idempotencyKey, body }) => {
    // Equal for byte-identical posts of one visitor to one address.
    const post = hash("sha256", JSON.stringify([key, url, idempotencyKey, body]), "base64");
    const id = new URLSearchParams(body).get(SUBMISSION_ID_FIELD) ?? "";
    const isProven = isShownLongEnough(id, rates, services) && (usedIds.get(id) ?? post) === post;
    if (isProven) usedIds.set(id, post);
    const fullCost = isProven ? rates.costs.proven : rates.costs.unproven;
    const cost = fullCost / (isLoopback ? rates.loopbackDiscount : 1);
    const known = waits.get(post);
    const asked = known ?? stored.consume(key, cost);
    waits.set(post, asked);
    const wait = await asked;
    if (wait !== null) forget();
    return { wait, settle };

    function forget(): void {
      waits.delete(post);
      if (isProven) usedIds.delete(id);
    }

    async function settle(hasBeenStored: boolean): Promise<void> {
      if (known) return;
      if (hasBeenStored) {
        setTimeout(() => waits.delete(post), VERDICT_LIFETIME).unref();
      } else {
        forget();
        await stored.refund(key, cost);
      }
    }
  };
}

/** Whether it is a form of ours, shown long enough ago for a person to fill it in, and not too long. */
function isShownLongEnough(
  id: string,
  rates: PostRates,
  services: Pick<Services, "keyedHash" | "now">,
): boolean {
  const shown = shownAt(services, id);
  const age = shown === undefined ? -1 : services.now().getTime() - shown.getTime();
  return age >= rates.minimumFillTime && age <= MAX_FORM_AGE;
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
