import { zoneOfPlace } from "#content/places.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { PRACTICE_REQUEST_PATH } from "#content/requests/addresses.ts";
import { shortTime } from "#content/requests/when.ts";
import { idsOfListing } from "#database/free-times/held-times.ts";
import { type KeptTime, keptTimesSince } from "#database/free-times/kept-times.ts";
import { linkToken, practiceLinks } from "#database/links.ts";
import type { StoredRequest } from "#database/requests/requests.ts";
import { findChoice } from "#domain/form-fields.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { newZealandTime } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { withToken } from "#domain/token-address.ts";
import type { Services } from "#services/services.ts";
import { BACK_WITHIN } from "#services/week/away.ts";
import { actBack, type Answered, answeredBy } from "#services/week/away-acts.ts";
import { isCaller, type Touched } from "#services/week/away-touched.ts";
import { visitTitle } from "./blocks.server.ts";

/** A time that is kept for someone who phoned, with the practice’s own note. */
export type Caller = KeptTime & { note: string };

/** Someone to ring, because no email has told them. The page gets `who` only once names were shown. */
type ToRing = {
  /** The reference of a request, or what a kept time is known by. */
  id: string;
  /** They phoned: what we know of them is the practice’s note, and telling them frees their time. */
  isCaller: boolean;
  time: string;
  service: string;
  /** What they can be told: the times that are kept for them. */
  offers: readonly string[];
  href: string | null;
  who: { name: string; phone: string; href: string } | null;
};

export type AwayResult = {
  toRing: readonly ToRing[];
  /** They’ve been told by email, or by phone: then `href` leads to the appointment, which may still be as it was. */
  told: readonly { id: string; time: string; service: string; state: string; href: string | null }[];
  /** How many have their old time again if the practice is there after all, and until when; null once that is over. */
  back: { until: string; count: number } | null;
  isOver: boolean;
};

/** What came of an away: who is to be rung first, then who has been told and what they answered. */
export async function readResult(
  services: Services,
  practice: Practice,
  kept: KeptTime,
  { touched, callers }: { touched: readonly Touched[]; callers: readonly Caller[] },
): Promise<AwayResult> {
  const { read } = services.database;
  const zone = zoneOfPlace(practice.place);
  const now = keptAt(services.now(), zone);
  const answered = await answeredBy(services, practice, kept);
  const ids = await idsOfListing(read, practice.id);
  const references = [
    ...answered.map(({ stored }) => stored.reference),
    ...touched.map(({ reference }) => reference),
  ];
  const links = await practiceLinks(read, ids, references);
  const hrefOf = (reference: string) => {
    const link = links.get(reference);
    return link ? withToken(PRACTICE_REQUEST_PATH, linkToken(services, link)) : null;
  };
  const isTheirs = ({ request }: StoredRequest) => ids.includes(request.practice?.id ?? 0);
  const untold = answered.filter((one) => isTheirs(one.stored) && isToRing(one));
  const isOver = kept.endedAt !== null;
  const rung = touched.filter(({ stored }) => wasRung(stored, kept.madeAt));
  // Once the practice is there after all, the appointments that it still has stand, so no one is rung about them.
  const left = isOver ? [] : touched.filter((one) => !rung.includes(one));
  const ring = (stored: StoredRequest, at: Date): ToRing => ({
    id: stored.reference,
    isCaller: false,
    time: shortTime(at),
    service: serviceOf(stored),
    offers: stored.request.question?.kind === "times" ? stored.request.question.offers.map(shortTime) : [],
    href: hrefOf(stored.reference),
    who: whoOf(stored),
  });
  const told = (stored: StoredRequest, at: Date, isRung: boolean) => {
    const state = stateOf(stored, isTheirs(stored));
    return {
      id: stored.reference,
      time: shortTime(at),
      service: serviceOf(stored),
      state: isRung ? `You’ve told them by phone. ${state}` : state,
      href: isRung ? hrefOf(stored.reference) : null,
    };
  };
  const callersTold = (await keptTimesSince(read, practice.id, kept.madeAt)).filter(
    (one) =>
      isCaller(one, kept) &&
      one.from < kept.to &&
      one.to > kept.from &&
      one.endedAt !== null &&
      one.endedAt <= (kept.endedAt ?? one.endedAt),
  );
  const backUntil = new Date(kept.madeAt.getTime() + BACK_WITHIN);
  return {
    toRing: [
      ...untold.map(({ stored, event }) => ring(stored, timeOf(event, stored))),
      ...left.map(({ stored, at }) => ring(stored, at)),
      ...(isOver ? [] : callers).map((one) => ({
        id: one.id,
        isCaller: true,
        time: shortTime(one.from),
        service: visitTitle(one),
        offers: [],
        href: null,
        who: { name: one.note, phone: "", href: "" },
      })),
    ],
    told: [
      ...answered
        .filter((one) => !untold.includes(one))
        .map(({ stored, event }) => told(stored, timeOf(event, stored), wasRung(stored, event.at))),
      ...rung.map(({ stored, at }) => told(stored, at, true)),
      ...callersTold.map((one) => ({
        id: one.id,
        time: shortTime(one.from),
        service: visitTitle(one),
        state: `You’ve told them, so you no longer keep this time`,
        href: null,
      })),
    ],
    back:
      isOver || services.now() > backUntil
        ? null
        : {
            until: newZealandTime(keptAt(backUntil, zone)),
            count: answered.filter(({ stored }) => actBack(stored, kept.id, now)).length,
          },
    isOver,
  };
}

function timeOf({ detail }: Answered["event"], stored: StoredRequest): Date {
  const time = detail.at ?? detail.withdrawn?.[0];
  return time ? new Date(time) : (stored.request.appointment?.at ?? stored.request.receivedAt);
}

/** We know of no email that reached them, nobody has rung them, and nothing has changed since. */
function isToRing({ stored, event }: Answered): boolean {
  const { request } = stored;
  const isTold = event.detail.told?.includes("sender") === true && !request.struck.includes("bounced");
  return !isTold && request.version === event.version && !wasRung(stored, event.at);
}

function wasRung({ events }: StoredRequest, since: Date): boolean {
  return events.some(({ event, actor, at }) => event === "rang" && actor === "practice" && at >= since);
}

function serviceOf({ fields }: StoredRequest): string {
  const service = String(fields.service);
  return findChoice(ALL_SERVICES, service)?.label ?? service;
}

function whoOf({ fields }: StoredRequest): NonNullable<ToRing["who"]> {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return {
    name: `${text("firstName")} ${text("lastName")}`.trim(),
    phone: text("phone"),
    href: `tel:${text("phoneE164") || text("phone")}`,
  };
}

/** What they have answered. Of a request that another practice may have by now, nothing more is said. */
function stateOf({ request }: StoredRequest, isTheirs: boolean): string {
  if (!isTheirs) return "Cancelled";
  if (request.appointment) return `Has ${shortTime(request.appointment.at)}`;
  if (request.question?.kind === "times")
    return `Choosing from ${request.question.offers.map(shortTime).join("; ")}`;
  if (request.status === "sent") return "Asks for another time: answer on its page";
  return request.outcome === "cancelled" ? "Cancelled it themselves" : "Didn’t choose in time";
}
