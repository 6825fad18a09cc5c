/**
 * What the pages of a request do.
 *
 * A loader: `const record = await openRequest(services, "request", token)`; null is the uniform 404. The page shows
 * `record.request` and `record.events`; what identifies a person (`record.fields`) only after a POST that shows.
 *
 * An action: reads the form into an `Act` (problems of reading are 422 by the page), then
 * `await actOn(services, record, act, version)`, with `version` from the hidden field, and answers
 * - `done`: 303 to the same address with `&done=<event>`. A repeat of the same act is `done` as well.
 * - `conflict`: 409, the page of `record` as it is now, with every typed value kept.
 * - `refused`: 422, with the words of the page for `problem`.
 * - `unavailable`: 503, values kept.
 */
import type { SubmissionFields } from "#database/submissions.ts";
import type { Practice } from "#domain/practice.ts";
import type { Act, ActProblem, Actor, EventDetail, EventName, Request } from "#domain/requests.ts";
import type { Services } from "../services.ts";

/** A request with all that its pages and mails show. */
export type RequestRecord = {
  reference: string;
  /** The New Zealand day at whose beginning it is erased. */
  eraseOn: string;
  request: Request;
  /** As the form sent them, by the contract's names: `firstName`, `service` … */
  fields: SubmissionFields;
  /** Oldest first. */
  events: readonly RequestEvent[];
  /** The listing, as it is now, of `request.practice` or, where that is null, of the practice tried last; null when it is gone. */
  listing: Practice | null;
};

export type RequestEvent = {
  /** From 1. */
  number: number;
  version: number;
  at: Date;
  actor: Actor;
  event: EventName;
  detail: EventDetail;
};

export type ActAnswer =
  | { kind: "done"; event: EventName }
  | { kind: "conflict"; record: RequestRecord }
  | { kind: "refused"; problem: ActProblem }
  | { kind: "unavailable" };

/** The purpose of a link: whose page it opens. */
export type Side = "request" | "practice";

/**
 * What a link opens, or null: unknown, ended, of another purpose. A practice's link opens its request also when the
 * practice has lost it or it is long closed; `isWithPractice` says whether anything of the patient may be shown.
 */
export type OpenRequest = (
  services: Services,
  side: Side,
  token: string,
) => Promise<(RequestRecord & { isWithPractice: boolean }) | null>;

export type ActOn = (
  services: Services,
  record: RequestRecord,
  act: Act,
  version: number,
) => Promise<ActAnswer>;
