import { formatWeekday, newZealandDay } from "#domain/nz-time.ts";
import { placeBySlug } from "#content/places.ts";
import { openingStatusAt } from "#domain/opening-hours.ts";
import { lastDayOf } from "#domain/promises.ts";
import type { Request } from "#domain/requests.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import type { RequestRecord } from "#domain/request-record.ts";
import { PRACTICE_REQUEST_PATH } from "#content/requests/addresses.ts";
import { isOver, isToBeReminded } from "#content/requests/appointment-day.ts";
import { eventWords, ownWish, wishedTime } from "#content/requests/event-words.ts";
import { doneWords } from "./done-words.ts";
import { howSoon } from "#content/requests/how-soon.ts";
import { ownEvents } from "./own-events.ts";
import type { Asking } from "#kit/token-pages/link-page.server.ts";
import type { TimelineItem } from "./sender-view.server.ts";
import { patientTypeOf, shownFields } from "#content/requests/shown-fields.ts";
import { byWords, overlapWords, timeWords } from "#content/requests/when.ts";

/** All that a practice's page shows. Nothing of it says who the patient is, unless "Open" was pressed. */
export type PracticeView = ReturnType<typeof practiceView>;

/** Once the request is no longer with the practice, no wish, answer or event is left. */
export function practiceView(record: OpenedRequest, { token, posted, isShown, done, now }: Asking) {
  const { request, listing, reference, isWithPractice } = record;
  // Who opens it is noted first, so that the patient can see that it was read.
  const isOpened = isShown && isWithPractice && request.openedAt !== null;
  const wish = ownWish(record);
  const isWaiting = request.status === "sent" || request.status === "asked";
  return {
    path: PRACTICE_REQUEST_PATH,
    token,
    reference,
    version: request.version,
    posted,
    done: doneWords(record, done, "practice"),
    ...headOf(record, now),
    practiceName: ownName(record),
    isWithPractice,
    isSample: listing?.isSample ?? false,
    howSoon: howSoon(wish ? { ...request, wish } : request),
    /** The time to begin with in the form. */
    wish: isWithPractice && wish && wish.day >= newZealandDay(now) ? wish : null,
    /** Once a time is agreed, what was wished would only be mistaken for it. */
    wishText: isWithPractice && isWaiting ? (wishedTime(record) ?? IN_WORDS) : null,
    /** What the patient wrote with a wish for another time: once opened. */
    wishWords: isOpened && isWaiting ? request.wish.words : null,
    patientType: isWithPractice ? patientTypeOf(record) : "",
    opened: isOpened ? shownFields(record) : null,
    phone: isOpened ? phoneOf(record) : null,
    answers: isWithPractice ? answersOf(request, now) : null,
    people: listing?.practitioners.map(({ name }) => name) ?? [],
    asksWhetherTheyCame: isWithPractice && asksWhetherTheyCame(request, now),
    days: { first: newZealandDay(now), last: lastDayOf(now) },
    overlaps: request.status === "confirmed" ? record.overlaps.map(overlapWords) : [],
    outsideHours: isWithPractice ? outsideHours(record) : null,
    events: isWithPractice ? timeline(record) : [],
  };
}

const IN_WORDS = "Another time, in their own words";

/**
 * Which answers there are: to a request, to a change of an agreed time, about times that were offered, also while an agreed
 * one stands, or about an agreed time.
 */
export type Answers = "request" | "change" | "offered" | "offered-change" | "agreed";

function answersOf({ status, appointment }: Request, now: Date): Answers | null {
  if (status === "sent") return appointment ? "change" : "request";
  if (status === "asked") return appointment ? "offered-change" : "offered";
  return status === "confirmed" && appointment && appointment.at > now ? "agreed" : null;
}

function asksWhetherTheyCame({ status, appointment, came }: Request, now: Date): boolean {
  if (!appointment || appointment.at > now) return false;
  return (status === "confirmed" || status === "closed") && came === null;
}

function headOf(record: OpenedRequest, now: Date) {
  const { request, isWithPractice } = record;
  const { status, appointment, question, clocks } = request;
  if (status === "closed" && isWithPractice) {
    return {
      title: appointment
        ? `The appointment of ${timeWords(appointment.at)} is over`
        : "This request has ended",
      lede: request.outcome === "cancelled" ? "The patient has cancelled." : "There is nothing more to do.",
    };
  }
  if (record.hasEnded) {
    return {
      title: "This link has ended",
      lede: "Requests to this practice go to another address now, or the practice no longer takes part. If you work there, look for a newer email from us.",
    };
  }
  if (status === "closed" && !isWithPractice && request.practice?.id === record.practiceId) {
    return {
      title: "This request is over",
      lede:
        request.openedAt === null
          ? `${request.outcome === "cancelled" ? "The patient has cancelled. " : ""}You had not opened it, so we no longer show it.`
          : "We no longer show it.",
    };
  }
  if (!isWithPractice) {
    return {
      title: "This request is no longer with you",
      lede: `There is nothing to do.${keptTimes(record, now) ? " Times that you kept for it are free again." : ""}`,
    };
  }
  if (status === "asked" && question?.kind === "times") {
    const stands = appointment
      ? ` Until then your appointment with them on ${timeWords(appointment.at)} stands.`
      : "";
    return {
      title: `You offered ${question.offers.length > 1 ? `${question.offers.length} times` : "a time"}`,
      lede: `${question.offers.map(timeWords).join(" or ")}. The patient answers by ${byWords(question.until)}; please keep ${question.offers.length > 1 ? "them" : "it"} free until then, or say here that you cannot.${stands}`,
    };
  }
  if (status === "confirmed" && appointment) {
    const when = timeWords(appointment.at);
    const reminder = isToBeReminded(record, now) ? " We’ll remind the patient the day before." : "";
    return {
      title: isOver(request, now) ? `The appointment of ${when} is over` : `Confirmed: ${when}`,
      lede: `About ${appointment.minutes} minutes${appointment.with ? `, with ${appointment.with}` : ""}.${reminder}`,
    };
  }
  const isLate = clocks.answerBy !== null && clocks.answerBy <= now;
  const by = clocks.answerBy
    ? isLate
      ? `You had until ${byWords(clocks.answerBy)} to reply: please answer now.`
      : `Please reply by ${byWords(clocks.answerBy)}. We’ve told the patient to expect it by then.`
    : "";
  if (appointment) {
    return {
      title: "The patient asks for another time",
      lede: `Your appointment with them on ${timeWords(appointment.at)} stands until you agree another time. ${by}`,
    };
  }
  const back = clocks.backAt
    ? ` If you don’t reply by ${byWords(clocks.backAt)}, we’ll take it back and help them find another practice.`
    : "";
  return { title: "A patient asks for an appointment", lede: `${by}${back}` };
}

/** Whether a time that the practice offered or agreed is still to come. */
function keptTimes({ events, practiceId }: OpenedRequest, now: Date): boolean {
  return ownEvents(events, practiceId)
    .flatMap(({ detail: { at, offers = [] } }) => (at ? [at, ...offers] : offers))
    .some((time) => new Date(time) > now);
}

/** Whose page it is, as it was called when it got the request. */
function ownName({ events, practiceId }: OpenedRequest): string | null {
  return events.findLast(({ detail }) => detail.practice?.id === practiceId)?.detail.practice?.name ?? null;
}

/** The number that was typed, and how to dial it. */
function phoneOf({ fields }: RequestRecord): { typed: string; href: string } {
  const typed = String(fields.phone ?? "");
  return { typed, href: `tel:${String(fields.phoneE164 ?? typed)}` };
}

/** `Saturday`, when the agreed time is outside the listing's hours: it is taken as it is, and said. */
function outsideHours({ request: { appointment, status }, listing }: RequestRecord): string | null {
  if (!appointment || status !== "confirmed" || !listing) return null;
  const { holidayRegion } = placeBySlug(listing.place);
  const { isOpen } = openingStatusAt({ openingHours: listing.openingHours, holidayRegion }, appointment.at);
  return isOpen ? null : formatWeekday(newZealandDay(appointment.at));
}

function timeline({ events, practiceId }: OpenedRequest): TimelineItem[] {
  return ownEvents(events, practiceId)
    .flatMap((event) => {
      const text = eventWords(event, "practice");
      return text ? [{ text, when: timeWords(event.at) }] : [];
    })
    .toReversed();
}
