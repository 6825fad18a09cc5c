import { clockOf } from "#content/practice-clock-words.ts";
import { appointmentStart, practiceNow, practiceToday } from "#domain/requests/practice-time.ts";
import { answeringSchedule } from "#content/identity.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { readAskedTime } from "#domain/requests/day-parts.ts";
import { nearest, visitFor } from "#domain/free-times/free-times.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import { type FormPost, jsonAnswer } from "#kit/forms/post.server.ts";
import type { PostedForm } from "#kit/forms/read.server.ts";
import { receive } from "#kit/forms/receive.server.ts";
import type { FormAnswer, Refusal, RefusedForm } from "#kit/forms/refusal.ts";
import { bookHref } from "#content/links.ts";
import type { FormMails } from "#services/mails/messages.ts";
import type { NotStored, ReceivedForm } from "#services/forms/submission.ts";
import type { Services } from "#services/services.ts";
import { type Awaited, mayAnswerLate, wouldBeReminded } from "#content/requests/awaited.ts";
import { isEmergency } from "#content/requests/call-now.ts";
import { isCalendarChecked } from "#services/calendars/read-feeds.ts";
import {
  type Arriving,
  type ArrivingBooking,
  isUnplaced,
  requestArrives,
} from "#services/requests/arrival.ts";
import { BOOKING_KINDS, TimeTaken, wantedVisit } from "#services/requests/book.ts";
import { newRequestMail } from "./booking-emails.server.ts";
import { type BookingValues, FIELDS, FORM_NAME, NOT_STORED } from "#content/requests/fields.ts";
import { type AskedTimes, findAskedTimes } from "./asked-times.server.ts";
import { type AskedBooking, checkAsked, inAnotherTown, readAsked, whenAsked } from "./check-asked.server.ts";
import { chosenTimeValue, readChosenTime } from "./chosen-time.ts";
import { notFreeWords } from "./not-free.server.ts";
import type { AskedPractice } from "./practice.server.ts";
import type { BookingRequest } from "./schema.server.ts";
import type { TimeChoice } from "./time-choice.ts";
import { timeChoice } from "./time-choice.server.ts";
import { dayOver, tooLate } from "./too-late.ts";

/** A request and what its form said. */
type Kept = Pick<StoredRequest, "request" | "fields">;

export type BookingAnswer = SentBooking | RefusedBooking;

/** What the page after the form says. */
export type SentBooking = {
  ok: true;
  reference: string;
  /** The patient gets an email with the reference. */
  isMailed: boolean;
  /** No practice that takes requests fits it. */
  isUnplaced: boolean;
  /** Id of the practice that the visitor chose. */
  chosen: string | null;
  /** The instant by which an answer is promised; null where this cannot be read now. */
  awaited: Awaited | null;
  /** The answer may come after the time that was asked for. */
  mayBeLate: boolean;
  /** In an emergency the page begins with who to call. */
  isCallFirst: boolean;
  /** A reminder the day before can still come. */
  isReminded: boolean;
  /** A code was texted, which is typed on the request's page. */
  isCodeTexted: boolean;
  /** It came with a time of the list, or by the form that has one. */
  hasChosenTime: boolean;
  /** When it is by the practice's own clocks, of a request that has an agreed time: the free time that was booked. */
  bookedAt: Date | null;
  /** The instant at which that time begins, for other clocks. */
  startsAt: Date | null;
};

type RefusedBooking = RefusedForm<BookingValues> & {
  practice: AskedPractice | null;
  times: TimeChoice | null;
};

/** The one thing this area does: reads what was asked, checks it, stores it with its mails, and says what has come of it. */
export async function submitBooking(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<BookingAnswer> {
  const asked = await readAsked(services, form);
  const schedule = asked.practice?.schedule ?? null;
  const { answer, mails, refusedBy } = await receive(services, request, form, {
    kind: "booking",
    fields: FIELDS,
    isLooking: asked.later !== "",
    check: (values) => checkAsked(values, asked, practiceToday(schedule, services.now())),
    checksForNewOnly: (values) => {
      const when = whenAsked(values, asked.lookup);
      const now = practiceNow(schedule, services.now());
      const over = dayOver(when, now);
      // The contract lets programs ask for any time of today, and name a town that isn't the practice's.
      return asked.isOurForm
        ? [...over, ...tooLate(when, now, clockOf(schedule)), ...inAnotherTown(values, asked.lookup)]
        : over;
    },
    fieldsOf: (content) => fieldsOf(content, asked.practice),
    messages: (received, content) => composeArrival(services, received, content, asked),
  });
  if (!answer.ok) return formAgain(services, answer, asked, refusedBy);
  return whatHasCome(services, answer, asked, mails);
}

/** The mails of a request and what its transaction stores, and the request as it will be. */
async function composeArrival(
  services: Services,
  { reference, receivedAt, doubtful }: ReceivedForm,
  content: BookingRequest,
  { practice, times }: AskedBooking,
): Promise<Composed> {
  const fields = fieldsOf(content, practice);
  const time = times && bookedTime(content, times);
  // Their calendar may know more by now; the transaction asks what was read last.
  const booking = time && { ...time, isChecked: await isCalendarChecked(services, time.practice.id) };
  const arrival = { ...arrivingWish(content), receivedAt };
  const arriving = await requestArrives(services, reference, arrival, { fields, booking });
  const isOurs = services.routing === "desk" && !booking;
  const ours = isOurs ? [newRequestMail(services, { reference, doubtful }, arriving.request)] : [];
  return { ...arriving, ours, fields };
}

type Composed = Arriving & Pick<FormMails, "ours"> & Pick<Kept, "fields">;

/** What the page after the form says. `arrived` is null for a form that was sent again. */
async function whatHasCome(
  services: Services,
  answer: Extract<FormAnswer<BookingValues>, { ok: true }>,
  { practice }: AskedBooking,
  arrived: Composed | null,
): Promise<SentBooking> {
  if (arrived?.request.appointment) services.log({ event: "booking", kind: "booked" });
  const kept = arrived ?? (await storedRequest(services, answer.reference));
  const desk = answeringSchedule(services.operator.identity, "bookings");
  return {
    ...answer,
    isUnplaced: kept !== null && isUnplaced(kept.request, services.routing),
    chosen: practice?.id ?? null,
    awaited: kept?.request.clocks ?? null,
    mayBeLate: kept !== null && mayAnswerLate(kept.request, desk),
    isCallFirst: kept !== null && isEmergency(kept),
    isReminded: kept !== null && wouldBeReminded(kept.request, desk),
    isCodeTexted: arrived?.isCodeTexted() ?? false,
    hasChosenTime: typeof kept?.fields.chosenTime === "string" && kept.fields.chosenTime !== "",
    bookedAt: kept?.request.appointment?.at ?? null,
    startsAt: kept && appointmentStart(kept.request),
  };
}

/** The request that is stored already; null where it cannot be read now. */
async function storedRequest(
  { database, encryption, log }: Services,
  reference: string,
): Promise<Kept | null> {
  try {
    return (await findRequest(database.read, encryption, reference)) ?? null;
  } catch (error) {
    log({ event: "lookup failed", of: "request", error });
    return null;
  }
}

/** The form that comes back, with the free times as they are now and what can be done about a time that has gone. */
async function formAgain(
  services: Services,
  answer: RefusedForm<BookingValues>,
  { practice, later }: AskedBooking,
  refusedBy: NotStored | null,
): Promise<RefusedBooking> {
  if (refusedBy && !(refusedBy instanceof TimeTaken)) throw refusedBy;
  if (refusedBy) services.log({ event: "booking", kind: BOOKING_KINDS[refusedBy.why] });
  const asked = await findAskedTimes(services, practice);
  // What is free instead can't be read now, so the form keeps the time and is sent again as it was chosen.
  if (refusedBy && !asked) return { ...answer, refusal: { reason: "not-stored" }, practice, times: null };
  const { values } = answer;
  const now = services.now();
  const wanted = wantedVisit(values, values.urgency);
  const time = readChosenTime(values.chosenTime);
  const at = "at" in time ? time.at : null;
  const refusal =
    refusedBy && at && asked
      ? refusedTime(answer.refusal, notFreeWords(refusedBy.why, { ...asked, wanted, at, now }))
      : answer.refusal;
  if (!asked?.times) return { ...answer, refusal, practice, times: null };
  const isAsked = refusedBy !== null && ["asked", "unpressed", "visit"].includes(refusedBy.why);
  const stillPicked = isAsked && at ? chosenTimeValue({ kind: "ask", at }) : "";
  // When a time has gone, the nearest other one may be on the days before it.
  const around = refusedBy && at ? nearest(asked.times, wanted, at, now)[0] : undefined;
  const from = readDay(later) ?? (around && newZealandDay(around.at));
  const times = timeChoice(
    { ...asked.listing, times: asked.times },
    wanted,
    {
      picked: refusedBy ? stillPicked : values.chosenTime,
      ...(from !== undefined && { from }),
      ...(at && { near: at }),
    },
    now,
  );
  return {
    ...answer,
    refusal: at ? atTheList(refusal) : refusal,
    practice,
    values: { ...values, chosenTime: times.picked },
    times,
  };
}

/** The list of times is one question, so what is wrong with the day or the time of its answer stands there. */
function atTheList(refusal: Refusal): Refusal {
  if (refusal.reason !== "problems") return refusal;
  const problems = refusal.problems.map((one) =>
    one.name === "preferredDate" || one.name === "preferredTime" ? { ...one, name: "chosenTime" } : one,
  );
  return { ...refusal, problems };
}

function refusedTime(refusal: Refusal, text: string): Refusal {
  return refusal.reason === "problems" ? { ...refusal, problems: [{ name: "chosenTime", text }] } : refusal;
}

/** The free time that a form books; null where it asks for a time. */
function bookedTime(
  content: BookingRequest,
  { listing, times }: AskedTimes,
): Omit<ArrivingBooking, "isChecked"> | null {
  const time = readChosenTime(content.chosenTime);
  if (time.kind !== "book") return null;
  // Where no such visit is offered, or nothing is any more, the transaction says so.
  const visit = times && visitFor(times, wantedVisit(content, content.urgency));
  return { practice: listing, at: time.at, minutes: visit?.minutes ?? 30 };
}

/** JSON endpoint for the same form. */
export const BOOKING_POST: FormPost = {
  name: FORM_NAME,
  page: bookHref(),
  answerInJson: async (request, services, form) => {
    const answer = await submitBooking(services, request, form);
    return jsonAnswer(answer, NOT_STORED, answer.ok && answer.hasChosenTime ? whatCameOfIt(answer) : {});
  },
};

/** For programs that know of free times: whether one is booked or asked for: `{ status: "booked", at: "2026-12-01T20:30Z" }` */
function whatCameOfIt({ startsAt }: SentBooking): Record<string, string> {
  return startsAt ? { status: "booked", at: freeTimeInAddress(startsAt) } : { status: "asked" };
}

/** What is kept: the contract's fields as the specification writes their values, and ours. */
function fieldsOf({ phone, ...request }: BookingRequest, practice: AskedPractice | null) {
  return {
    ...request,
    phone: phone.typed,
    phoneE164: phone.e164,
    practiceName: practice?.name ?? "",
  };
}

/** What is asked for, without who asks. Where a practice was chosen, another may have it only by the patient's yes. */
function arrivingWish(request: BookingRequest) {
  return {
    wish: { day: request.preferredDate, ...readAskedTime(request.preferredTime)!, words: "" },
    urgency: request.urgency,
    chosen: request.practice === "" ? null : Number(request.practice),
    mayGoElsewhere: request.practice === "" || request.elsewhere === "yes",
    wantsEarlier: request.earlier === "yes",
  };
}
