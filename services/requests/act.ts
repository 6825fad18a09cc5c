import type { Transaction } from "kysely";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { freedHolder } from "#database/free-times/freed-times.ts";
import { findLink, type Link, type LinkPurpose } from "#database/links.ts";
import { findRequest, RequestChanged, type StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { byDay, freeTimes, isFree, visitFor } from "#domain/free-times/free-times.ts";
import { isTooLateToChange } from "#domain/requests/promises.ts";
import { isAllowed } from "#domain/requests/request-table.ts";
import { decide, eventOfAct, isWithPractice } from "#domain/requests/request-acts.ts";
import { isTooOften } from "#domain/requests/request-limits.ts";
import type { Act, Decision, EventName, Happening } from "#domain/requests/requests.ts";
import type { Services } from "../services.ts";
import { noteWrongCalendar } from "../free-times/wrong-calendar.ts";
import { isCalendarChecked } from "../calendars/read-feeds.ts";
import { findPracticeTimes } from "../free-times/practice-times.ts";
import { assertBookable, BOOKING_KINDS, TimeTaken, usualMinutesAt, wantedVisit } from "./book.ts";
import { carryOut } from "./carry-out.ts";
import { carryOutUntold } from "./clock.ts";
import { currentCircumstances, requestRecord } from "./record.ts";
import { AnotherThen, assertNoOtherThen, type Overlap, overlappingTimes } from "./overlaps.ts";
import { goesToItsAddress } from "./links.ts";
import { type TextState, textState } from "../texts/texts.ts";

/** How long the visit is, its times by day, and whether they can still take the earlier time we told them of. */
type FreeTimesToTake = {
  minutes: number;
  days: { day: string; times: Date[]; rest: Date[] }[];
  isFoundFree: boolean;
};

type FoundLink = Link & { hasEnded: boolean };

/** Whose page a link opens. */
export type Side = LinkPurpose;

/** What a link opens. */
export type OpenedRequest = RequestRecord & {
  /** Whose link it is; null: the patient's. */
  practiceId: number | null;
  link: FoundLink;
  /** The practice's requests go to another address now, or nowhere: the link shows and does nothing any more. */
  hasEnded: boolean;
  /** Whether a practice may be shown anything of the patient; true for the patient. */
  isWithPractice: boolean;
  /** For the patient: free times of the practice that has it, which they may take at once; null where that is not done. */
  freeTimes: FreeTimesToTake | null;
  /** How long the next time that is agreed or offered is, unless someone says otherwise. */
  usualMinutes: number;
  /** For the patient: whether they get texts; null where there are none. */
  texts: TextState | null;
  /** For a practice: what else it has at the agreed time. */
  overlaps: readonly Overlap[];
};

export type ActAnswer =
  /** Now, or by the same act before. */
  | { kind: "done"; event: EventName }
  /** Something else happened since `version`: the request as it is now. */
  | { kind: "conflict"; record: OpenedRequest }
  | Extract<Decision, { kind: "refused" }>
  /** This side has changed the request as often as it may. */
  | { kind: "too-often" }
  /** Nothing can be stored just now. */
  | { kind: "unavailable" };

/**
 * What a link opens, or null: unknown, of another purpose, or a patient's that has ended. A practice's link opens its
 * request also when the link has ended, the practice has lost it or it is long closed; `isWithPractice` says whether
 * anything of the patient may be shown.
 *
 * `await openRequest(services, "practice", new URL(request.url).searchParams.get("token") ?? "")`
 */
export async function openRequest(
  services: Services,
  side: Side,
  token: string,
): Promise<OpenedRequest | null> {
  const { read } = services.database;
  const link = await findLink(read, side, token);
  if (!link || (side === "request" && link.hasEnded)) return null;
  const stored = await findRequest(read, services.encryption, link.reference);
  return stored ? opened(services, stored, link) : null;
}

/** More would be a fault: each one means that another act or the clock was quicker. */
const MOST_ATTEMPTS = 5;

/**
 * Does what a form asks for, once: its event, its mails and the mails that it makes untrue in one transaction. `version`
 * is the one that the form was shown with. The same act again, with the version of the first time, is `done` again.
 */
export async function actOn(
  services: Services,
  { reference, practiceId, link }: Pick<OpenedRequest, "reference" | "practiceId" | "link">,
  act: Act,
  version: number,
): Promise<ActAnswer> {
  const contentHash = services.keyedHash(`act ${reference} ${version} ${practiceId} ${JSON.stringify(act)}`);
  try {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const answer = await attemptAct(services, { reference, link, act, version, contentHash });
      if (answer) return answer;
    }
  } catch (error) {
    services.log({ event: "act not stored", error });
  }
  return { kind: "unavailable" };
}

/** Returns null when another act or the clock was quicker. */
async function attemptAct(
  services: Services,
  {
    reference,
    link,
    act,
    version,
    contentHash,
  }: Pick<OpenedRequest, "reference" | "link"> & { act: Act; version: number; contentHash: string },
): Promise<ActAnswer | null> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  if (!stored) return { kind: "unavailable" };
  // A quiet event leaves the version as it is: whether it is so already, the rules know.
  const repeated = stored.events.find(
    (event) => event.contentHash === contentHash && event.version > version,
  );
  if (repeated) return { kind: "done", event: repeated.event };
  const record = await opened(services, stored, link);
  if (stored.request.version !== version || !record.isWithPractice) return { kind: "conflict", record };
  const circumstances = currentCircumstances(services);
  const decision = decide(stored.request, act, circumstances);
  if (decision.kind === "refused") return decision;
  if (decision.kind !== "moved" && decision.kind !== "noted") return { kind: "done", event: eventOfAct(act) };
  if (isTooOften(stored.request, act, stored.events, circumstances.now)) {
    services.log({ event: "post refused", by: "changes" });
    return { kind: "too-often" };
  }
  if (act.do === "book" && !(await isCalendarChecked(services, decision.request.practice!.id))) {
    services.log({ event: "booking", kind: BOOKING_KINDS.asked });
    return { kind: "refused", problem: "unconfirmed" };
  }
  const guard = guardTransaction(services, stored, act, decision);
  const isFound = act.do === "book" && act.at.getTime() === stored.request.earlier?.found?.at.getTime();
  try {
    await carryOut(services, stored, decision, {
      now: circumstances.now,
      contentHash,
      ...(guard && { guard }),
    });
    if (decision.event === "changed") await carryOutUntold(services, reference);
  } catch (error) {
    if (error instanceof RequestChanged) return null;
    if (error instanceof TimeTaken) {
      services.log({ event: "booking", kind: BOOKING_KINDS[error.why] });
      if (isFound) services.log({ event: "earlier", kind: "late" });
      return { kind: "refused", problem: error.why === "asked" ? "unconfirmed" : "time-taken" };
    }
    if (error instanceof AnotherThen) return { kind: "refused", problem: "another-then" };
    throw error;
  }
  services.log({ event: "request event", what: decision.event, actor: decision.actor });
  if (decision.event === "booked") services.log({ event: "booking", kind: "booked" });
  if (isFound) services.log({ event: "earlier", kind: "taken" });
  return { kind: "done", event: decision.event };
}

/** What comes first in the transaction: whether the time is someone else’s by now, or that a calendar was wrong. */
function guardTransaction(
  services: Services,
  stored: StoredRequest,
  act: Act,
  decision: Happening,
): ((tx: Transaction<Schema>) => Promise<void>) | null {
  if (act.do === "book") return (tx) => assertStillFree(tx, services, stored, decision);
  if (decision.detail.isCalendarWrong)
    return (tx) => noteWrongCalendar(tx, services, stored.request.practice!.id);
  if (act.do !== "confirm" || act.both) return null;
  const before = stored.request.appointment;
  const { appointment } = decision.request;
  const isMoved = before?.at.getTime() !== appointment!.at.getTime() || before.minutes < appointment!.minutes;
  return isMoved
    ? (tx) =>
        assertNoOtherThen(tx, services, stored.reference, {
          request: decision.request,
          kind: wantedVisit(stored.fields, decision.request.urgency).kind,
        })
    : null;
}

function assertStillFree(
  tx: Transaction<Schema>,
  services: Services,
  stored: StoredRequest,
  { request: { practice, appointment, urgency } }: Happening,
): Promise<void> {
  const { at, minutes } = appointment!;
  const { fields } = stored;
  const around = { fields, urgency, now: services.now(), but: holderNames(stored) };
  return assertBookable(tx, services, { practiceId: practice!.id, at, minutes }, around);
}

async function opened(services: Services, stored: StoredRequest, link: FoundLink): Promise<OpenedRequest> {
  const record = await requestRecord(services, stored);
  const { practiceId } = link;
  const hasEnded = link.hasEnded || !(await goesToItsAddress(services, link));
  const isTheirs = practiceId === null || isWithPractice(stored.request, practiceId, services.now());
  const isShown = isTheirs && !hasEnded;
  const overlaps =
    isShown && practiceId !== null
      ? await overlappingTimes(services.database.read, services, stored.reference, stored.request)
      : [];
  const toTake = practiceId === null ? await freeTimesToTake(services, record) : null;
  const texts = practiceId === null ? await textState(services, record) : null;
  return {
    ...record,
    link,
    practiceId,
    hasEnded,
    isWithPractice: isShown,
    freeTimes: toTake,
    usualMinutes: await usualMinutesAt(services.database.read, record),
    texts,
    overlaps,
  };
}

const TIMES_A_DAY = 8;

/** What a request holds, and the freed time that is kept for it. */
function holderNames({ reference, request }: Pick<RequestRecord, "reference" | "request">): string[] {
  const found = request.earlier?.found;
  const kept = found && freedHolder({ practiceId: request.practice!.id, cell: found.freed });
  return [reference, ...(kept ? [kept] : [])];
}

/** Where the table lets the patient take one, and it would be confirmed at once. */
async function freeTimesToTake(services: Services, record: RequestRecord): Promise<FreeTimesToTake | null> {
  const { request, fields, listing } = record;
  const now = services.now();
  const { practice, appointment, urgency } = request;
  if (
    !listing ||
    listing.id !== practice?.id ||
    isTooLateToChange(request, now) ||
    !isAllowed("booked", "sender", request)
  )
    return null;
  const { read } = services.database;
  const times = await findPracticeTimes(read, services, listing, { now, but: holderNames(record) });
  const wanted = wantedVisit(fields, urgency);
  const visit = times?.isInstant ? visitFor(times, wanted) : undefined;
  if (!times || !visit) return null;
  const free = freeTimes(times, wanted, now).filter(({ at }) => at.getTime() !== appointment?.at.getTime());
  const { days } = byDay(free, { days: Infinity, aDay: TIMES_A_DAY });
  const found = request.earlier?.found;
  return {
    minutes: visit.minutes,
    days,
    isFoundFree: found ? isFree(times, wanted, found.at, now) : false,
  };
}
