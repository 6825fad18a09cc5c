import type { RequestEvent, RequestRecord } from "#domain/request-record.ts";
import { timeWords, wishedDay } from "./when.ts";
import { clockTime, readDay, readTime } from "#domain/nz-time.ts";
import type { EventDetail, Wish } from "#domain/requests.ts";

/** Who reads it: the patient, or the practice. */
export type Reader = "sender" | "practice";

/** What has happened, as a line: `Harbour Steps Dental confirmed Wednesday 2 December, 9:30am`. Null: nothing for this reader. `before`: what happened earlier. */
export function eventWords(
  event: RequestEvent,
  reader: Reader,
  before: readonly RequestEvent[] = [],
): string | null {
  // A colleague may have done it.
  const practice = reader === "practice" ? "Your practice" : nameIn([...before, event]);
  const patient = reader === "practice" ? "The patient" : "You";
  return (WORDS[event.event] ?? (() => null))({ ...event, practice, patient, reader });
}

/** The practice that an event is about: the one that was sent the request last. */
function nameIn(events: readonly RequestEvent[]): string {
  return events.findLast(({ detail }) => detail.practice)?.detail.practice?.name ?? "The practice";
}

type Told = RequestEvent & { practice: string; patient: string; reader: Reader };

const WORDS: Partial<Record<RequestEvent["event"], (told: Told) => string | null>> = {
  sent: ({ practice, reader }) => `${practice} got ${reader === "practice" ? "the" : "your"} request`,
  opened: ({ practice }) => `${practice} opened it`,
  confirmed: ({ practice, detail }) => `${practice} confirmed ${at(detail.at)}`,
  offered: ({ practice, reader, detail }) => {
    const times = (detail.offers ?? []).map((offer) => at(offer)).join(" or ");
    const offered = `${practice} ${tookBack(detail)}offered ${times}`;
    if (!detail.at) return offered;
    return reader === "practice"
      ? `${offered} instead of ${at(detail.at)}`
      : `Your appointment${of(detail.at)}, will not take place: ${offered} instead`;
  },
  declined: ({ practice, reader, detail }) => {
    const withdrawn = `${practice} ${tookBack(detail)}`;
    if (!detail.at) return `${withdrawn}cannot see ${reader === "practice" ? "them" : "you"}`;
    return `${withdrawn}could not change the time. ${reader === "practice" ? "The" : "Your"} appointment stands`;
  },
  gaveUp: ({ practice, detail }) => `${practice} cancelled the appointment${of(detail.at)}`,
  chose: ({ patient, detail }) => `${patient} chose ${at(detail.at)}`,
  kept: ({ patient, detail }) => `${patient} kept the appointment${of(detail.at)}`,
  changed: ({ patient, detail }) =>
    `${patient} asked for ${detail.wish ? wishWords(detail.wish) : "another time"}`,
  agreed: ({ actor, patient, practice, reader, detail }) => {
    if (actor === "desk")
      return reader === "sender"
        ? `Our staff agreed ${at(detail.at)} with ${practice} for you`
        : `Our staff agreed ${at(detail.at)} with your practice by phone`;
    return `${patient} said that you agreed ${at(detail.at)}${reader === "sender" ? " with the practice" : ""}`;
  },
  allowed: ({ reader }) => (reader === "sender" ? "You said that another practice may help" : null),
  refused: ({ reader }) => (reader === "sender" ? "You said no to another practice" : null),
  cancelled: ({ patient }) => `${patient} cancelled`,
  reopened: ({ reader }) => (reader === "sender" ? "Our staff took up your request again" : null),
  tookBack: ({ actor, practice, reader, detail }) => {
    if (actor === "desk")
      return reader === "sender"
        ? `Our staff took it back from ${practice}`
        : "Our staff took the request back";
    const isUndelivered = detail.why === "undelivered";
    if (reader === "sender")
      return `${practice} ${isUndelivered ? "could not be reached by email" : "did not answer in time"}`;
    return `The request went back: ${isUndelivered ? "our email was refused" : "there was no answer in time"}`;
  },
  unreached: ({ practice, reader }) =>
    reader === "sender" ? `${practice} could not be reached by email` : "Our email to you was refused",
  readdressed: ({ reader }) => (reader === "practice" ? "The request came to your new email address" : null),
  // An appointment that was to change stands.
  lapsed: ({ patient, detail }) =>
    detail.at
      ? `No other time was agreed: the appointment of ${at(detail.at)} stands`
      : `${patient} did not answer in time`,
  expired: () => "The request ended: its day had passed",
  // Our people may have been free to ask the chosen one alone.
  closed: ({ actor }) =>
    actor === "desk"
      ? "The request ended without an appointment"
      : "The request ended: no practice was found",
  passed: ({ detail }) => `The appointment${of(detail.at)} is over`,
  reported: ({ practice, patient, detail }) =>
    `${practice} said that ${patient === "You" ? "you" : "the patient"} ${detail.came ? "came" : "did not come"}`,
};

/** The time that the patient asks for now: `Wednesday 2 December, 9:30am`. Null where they said in words alone when suits them. */
export function wishedTime(record: Wished): string | null {
  const wish = ownWish(record);
  return wish && wishWords(wish);
}

type Wished = Pick<RequestRecord, "request" | "events" | "fields">;

/**
 * The day and time that the patient asked for last. An appointment that a practice gave up counts as the wish for the clock;
 * the patient never said so.
 */
export function ownWish({ request, events, fields }: Wished): Pick<Wish, "day" | "time"> | null {
  const last = events.findLast(({ event }) => event === "changed");
  if (last) return last.detail.wish ?? null;
  const [day, time] = [readDay(String(fields.preferredDate)), readTime(String(fields.preferredTime))];
  return day && time ? { day, time } : request.wish;
}

/** The agreed time that a practice gave up for the times that it has offered last; null where it gave up none. */
export function givenUpFor(events: readonly RequestEvent[]): Date | null {
  // Since then it may have offered others instead of those.
  const first = events.findLast(({ event, detail }) => event === "offered" && !detail.withdrawn);
  return first?.detail.at ? new Date(first.detail.at) : null;
}

/** Whether the times that are offered now take the place of others, which the patient may have read. */
export function areOfferedInstead(events: readonly RequestEvent[]): boolean {
  return events.findLast(({ event }) => event === "offered")?.detail.withdrawn !== undefined;
}

/** Whether the last thing that a practice said was that times which it offered no longer stand, and it offered no others. */
export function hasTakenBack(events: readonly RequestEvent[]): boolean {
  const said = events.findLast(({ actor }) => actor === "practice");
  return said?.event === "declined" && said.detail.withdrawn !== undefined;
}

/** `Wednesday 2 December, 9:30am`, as it was wished. */
export function wishWords({ day, time }: Pick<Wish, "day" | "time">): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${wishedDay(day)}, ${clockTime(hour * 60 + minute)}`;
}

/** `took back Wednesday 2 December, 2:15pm and `, to go before what the practice did then. */
function tookBack({ withdrawn }: EventDetail): string {
  if (!withdrawn) return "";
  return `took back ${withdrawn.map((time) => at(time)).join(" and ")}, and `;
}

function at(instant: string | undefined): string {
  return instant ? timeWords(new Date(instant)) : "a time";
}

function of(instant: string | undefined): string {
  return instant ? ` of ${timeWords(new Date(instant))}` : "";
}
