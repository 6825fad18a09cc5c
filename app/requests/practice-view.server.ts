import { formatWeekday, newZealandDay } from "#domain/nz-time.ts";
import { clockNoteOf, clockOf } from "#content/practice-clock-words.ts";
import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import { areHoursStated, openingStatusAt } from "#domain/hours/opening-hours.ts";
import { hasBegun, practiceInstant, practiceToday } from "#domain/requests/practice-time.ts";
import { lastBookableDay } from "#domain/requests/promises.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { PRACTICE_REQUEST_PATH } from "#content/requests/addresses.ts";
import { ownWish, wishedTime, wishWords } from "#content/requests/wish-words.ts";
import { howSoon } from "#content/requests/how-soon.ts";
import { ownEvents } from "#services/requests/words/facts.ts";
import { doneWords, eventLine, practiceHead } from "#services/requests/words/words-of-events.ts";
import { answersWithReason, chosenInstant } from "./read-acts.server.ts";
import type { Asking } from "#kit/token-pages/link-page.server.ts";
import type { TimelineItem } from "./sender-view.server.ts";
import { fieldsBeforeOpening, shownFields } from "#content/requests/shown-fields.ts";
import { overlapWords, timeWords } from "#content/requests/when.ts";
import { wayBack, weekBehind } from "./week-behind.ts";

/** All that a practice's page shows. Nothing of it says who the patient is, unless "Open" was pressed. */
export type PracticeView = ReturnType<typeof practiceView>;

/** Once the request is no longer with the practice, no wish, answer or event is left. */
export function practiceView(record: OpenedRequest, { token, address, posted, isShown, done, now }: Asking) {
  const { request, listing, reference, isWithPractice } = record;
  // Who opens it is noted first, so that the patient can see that it was read.
  const isOpened = isShown && isWithPractice && request.openedAt !== null;
  const wish = ownWish(record);
  const isWaiting = request.status === "sent" || request.status === "asked";
  return {
    path: PRACTICE_REQUEST_PATH,
    token,
    more: weekBehind(address),
    week: wayBack(weekBehind(address)),
    reference,
    version: request.version,
    posted,
    done: doneWords(record, done, "practice"),
    ...practiceHead(record, now),
    practiceName: ownName(record),
    isWithPractice,
    isSample: listing?.isSample ?? false,
    /** Someone with a time doesn’t wait, and the form of a free time doesn’t ask: after that we say only what is urgent. */
    howSoon:
      request.appointment && request.urgency === "routine"
        ? null
        : howSoon(wish ? { ...request, wish } : request),
    /** The day and time to begin with in the form; the practice chooses the time in a part of the day. */
    wish:
      isWithPractice && wish && wish.day >= practiceToday(request.practice, now)
        ? { day: wish.day, time: wish.part ? "" : wish.time }
        : null,
    /** Names a time still to come on the one button that confirms it: `Wednesday 2 December, 10am` */
    confirm: isWithPractice ? confirmView(record, now) : null,
    /** Once a time is agreed, what was wished would only be mistaken for it. */
    wishText: isWithPractice && isWaiting ? (wishedTime(record) ?? IN_WORDS) : null,
    /** What the patient wrote with a wish for another time: once opened. */
    wishWords: isOpened && isWaiting ? request.wish.words : null,
    beforeOpening: isWithPractice ? fieldsBeforeOpening(record) : [],
    opened: isOpened ? shownFields(record) : null,
    /** What our staff wrote when they sent it. */
    note: isOpened ? (ownEvents(record.events, record.practiceId)[0]?.detail.note ?? "") : "",
    phone: isOpened ? patientPhone(record) : null,
    answers: isWithPractice ? possibleAnswers(request, now) : null,
    /** For giving up a time that the patient has booked. */
    asksWhy: isWithPractice && answersWithReason(record).length > 0,
    people: listing?.practitioners.map(({ name }) => name) ?? [],
    /** How long an appointment is unless they say otherwise. */
    usualMinutes: record.usualMinutes,
    asksWhetherTheyCame: isWithPractice && asksWhetherTheyCame(request, now),
    /** Above fields of days and times; null where the clocks are the usual ones. */
    clock: clockNoteOf(request.practice),
    days: { first: practiceToday(request.practice, now), last: lastBookableDay(now) },
    overlaps: request.status === "confirmed" ? record.overlaps.map(overlapWords) : [],
    outsideHours: isWithPractice ? outsideHours(record) : null,
    events: isWithPractice ? timeline(record) : [],
  };
}

/** Only while an answer to a request or to a change of it is awaited; in a part of the day the practice chooses the time. */
function confirmView(record: OpenedRequest, now: Date) {
  const wish = record.request.status === "sent" ? ownWish(record) : null;
  const at = wish && !wish.part && chosenInstant(wish.day, wish.time);
  return at && practiceInstant(record.request.practice, at) > now
    ? { date: wish.day, time: wish.time, text: wishWords(wish, clockOf(record.request.practice)) }
    : null;
}

const IN_WORDS = "Another time, in their own words";

/**
 * Which answers there are: to a request, to a change of an agreed time, about times that were offered, also while an agreed
 * one stands, or about an agreed time.
 */
export type Answers = "request" | "change" | "offered" | "offered-change" | "agreed";

function possibleAnswers(request: Request, now: Date): Answers | null {
  const { status, appointment } = request;
  if (status === "sent") return appointment ? "change" : "request";
  if (status === "asked") return appointment ? "offered-change" : "offered";
  return status === "confirmed" && !hasBegun(request, now) ? "agreed" : null;
}

function asksWhetherTheyCame(request: Request, now: Date): boolean {
  const { status, came } = request;
  return hasBegun(request, now) && (status === "confirmed" || status === "closed") && came === null;
}

/** Whose page it is, as it was called when it got the request. */
function ownName({ events, practiceId }: OpenedRequest): string | null {
  return events.findLast(({ detail }) => detail.practice?.id === practiceId)?.detail.practice?.name ?? null;
}

/** The number that was typed, and how to dial it. */
function patientPhone({ fields }: RequestRecord): { typed: string; href: string } {
  const typed = String(fields.phone ?? "");
  return { typed, href: `tel:${String(fields.phoneE164 ?? typed)}` };
}

/** `Saturday`, when the agreed time is outside the hours that the listing states: it is taken as it is, and said. */
function outsideHours({ request: { appointment, status }, listing }: RequestRecord): string | null {
  if (!appointment || status !== "confirmed" || !listing || !areHoursStated(listing.openingHours))
    return null;
  const { holidayRegion } = placeBySlug(listing.place);
  const at = instantThere(appointment.at, zoneOfPlace(listing.place));
  const { isOpen } = openingStatusAt({ openingHours: listing.openingHours, holidayRegion }, at);
  return isOpen ? null : formatWeekday(newZealandDay(appointment.at));
}

function timeline({ events, practiceId }: OpenedRequest): TimelineItem[] {
  return ownEvents(events, practiceId)
    .flatMap((event, index, all) => {
      const text = eventLine(event, "practice", all.slice(0, index));
      return text ? [{ text, when: timeWords(event.at) }] : [];
    })
    .toReversed();
}
