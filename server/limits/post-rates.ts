import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { DAY } from "#domain/durations.ts";
import { shownAt } from "#kit/forms/client-key.server.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { LISTING_PATHS } from "#content/listing-addresses.ts";
import { UNSUBSCRIBE_PATH } from "#content/newsletter.ts";
import { TEXTS_IN_PATH, WATCH_LINK_PATH } from "#content/links.ts";
import { REQUEST_PATHS } from "#content/requests/addresses.ts";
import type { Keeping, Services } from "#services/services.ts";
import { MCP_PATH } from "../assistants/card.ts";
import type { SiteEnv } from "../request-context.ts";
import type { PostRates } from "./limits.ts";
import { openPostCounts, type PostCounts } from "./post-counts.ts";
import type { Visitor } from "../visitor.ts";

/** Pages where the token in the address authorises the post. */
const AUTHORISED_BY_TOKEN: ReadonlySet<string> = new Set([
  UNSUBSCRIBE_PATH,
  WATCH_LINK_PATH,
  TEXTS_IN_PATH,
  ...LISTING_PATHS,
  ...REQUEST_PATHS,
]);

/** The 429 for a rate-limited post, which may be sent again after so many seconds. */
type TooManyRequests = (request: Request, visitor: Visitor, seconds: number) => Promise<Response>;

/**
 * Rate limits for posts, by address and in total, as decision 16 says. `counts` is where they are counted: in the memory
 * of this process, or of the one that all workers ask.
 */
export function postRates(
  rates: PostRates,
  services: Keeping,
  tooManyRequests: TooManyRequests,
  counts: PostCounts = openPostCounts(rates),
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, headers } = c.req.raw;
    const { visitor } = c.env;
    const bytes = await c.req.raw.bytes();
    const copy = () => new Request(url, { method: "POST", headers, body: bytes });
    c.req.raw = copy();

    const isQuestion = c.req.path === MCP_PATH;
    // Counted apart, so that an assistant's questions never keep anyone's form from being sent.
    const retryAfter = await counts.attempt(isQuestion ? `${MCP_PATH} ${visitor.key}` : visitor.key);
    if (retryAfter !== null) {
      services.log({ event: "post refused", by: "attempts" });
      return tooManyRequests(copy(), visitor, retryAfter);
    }
    // The token authorises it; exempt from the limit on forms: one mail service posts for all its users, and a practice
    // may answer many requests from one address.
    if (isQuestion || AUTHORISED_BY_TOKEN.has(c.req.path) || isAtDesk(c.req.path)) return next();
    // One character a byte: text that is not UTF-8 is refused later, not changed here.
    const body = Buffer.from(bytes).toString("latin1");
    const idempotencyKey = headers.get("Idempotency-Key") ?? "";
    const formId = new URLSearchParams(body).get(SUBMISSION_ID_FIELD) ?? "";
    const { refusal, ticket } = await counts.judge({
      key: visitor.key,
      isLoopback: visitor.isLoopback,
      post: hash("sha256", JSON.stringify([visitor.key, url, idempotencyKey, body]), "base64"),
      formId: isShownLongEnough(formId, rates, services) ? formId : null,
    });
    if (refusal) {
      services.log({ event: "post refused", by: refusal.by });
      return tooManyRequests(copy(), visitor, refusal.wait);
    }
    await next();
    await counts.settle(ticket, isStored(c.res));
    return undefined;
  };
}

/**
 * Nothing is stored there but by a link that signs in or by staff who are, and they can do many things in ten minutes. The
 * door itself, `/desk`, is a form of visitors.
 */
function isAtDesk(path: string): boolean {
  return path.startsWith(`${DESK_PATH}/`);
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
const MAX_FORM_AGE = 30 * DAY;

/** 303 to a success page, or 200 and 201 with a reference; errors store nothing. */
function isStored({ status }: Response): boolean {
  return status < 400;
}
