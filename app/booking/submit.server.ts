import { answeringSchedule } from "#content/identity.ts";
import { FOR_NOBODY_WORDS, isForNobody } from "#content/operator.ts";
import { findPlace } from "#content/places.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { readAskedTime } from "#domain/requests/day-parts.ts";
import { asksWhoComes, nearest, visitFor } from "#domain/free-times/free-times.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import type { Checked } from "#kit/forms/check.server.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { type FormPost, jsonAnswer } from "#kit/forms/post.server.ts";
import { type PostedForm, takeField } from "#kit/forms/read.server.ts";
import { receive } from "#kit/forms/receive.server.ts";
import type { Refusal, RefusedForm } from "#kit/forms/refusal.ts";
import { bookHref } from "#content/links.ts";
import type { Services } from "#services/services.ts";
import { samplesShown } from "#kit/shell/facts.server.ts";
import type { Problem } from "#domain/form-fields.ts";
import { type Awaited, mayAnswerLate, wouldBeReminded } from "#content/requests/awaited.ts";
import { isEmergency } from "#content/requests/call-now.ts";
import { isCalendarChecked } from "#services/calendars/read-feeds.ts";
import type { PracticeTimes } from "#services/free-times/practice-times.ts";
import { type Arriving, type ArrivingBooking, requestArrives } from "#services/requests/arrival.ts";
import { BOOKING_KINDS, TimeTaken, wantedVisit } from "#services/requests/book.ts";
import { newRequestMail } from "./booking-emails.server.ts";
import { ANYWHERE, type BookingValues, FIELDS, FORM_NAME, NOT_STORED } from "#content/requests/fields.ts";
import { type AskedTimes, findAskedTimes } from "./asked-times.server.ts";
import { chosenTimeValue, DAY_FIELD, JUMP, LATER_FIELD, readChosenTime } from "./chosen-time.ts";
import { notFreeWords } from "./not-free.server.ts";
import { type AskedPractice, findAskedPractice, type PracticeLookup } from "./practice.server.ts";
import { type BookingRequest, checkBooking } from "./schema.server.ts";
import type { TimeChoice } from "./time-choice.ts";
import { timeChoice } from "./time-choice.server.ts";
import { tooLate } from "./too-late.ts";

/** Error when the chosen practice no longer takes online requests. */
const BY_PHONE =
  "This practice doesn’t take requests through this site. Please call them, or choose any practice nearby";

/** A request and what its form said. */
type Kept = Pick<StoredRequest, "request" | "fields">;

const NOT_YET = `${FOR_NOBODY_WORDS}. Please call a practice near you`;

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
  /** By when an answer is promised; null where this cannot be read now. */
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
  /** When it is, of a request that has an agreed time: the free time that was booked. */
  bookedAt: Date | null;
};

type RefusedBooking = RefusedForm<BookingValues> & {
  practice: AskedPractice | null;
  times: TimeChoice | null;
};

/** The one thing this area does: read, check, remember and enqueue, give the reference. */
export async function submitBooking(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<BookingAnswer> {
  const lookup = await findAskedPractice(services, takeField(form, "practice"));
  const practice = typeof lookup === "string" ? null : lookup;
  const takesRequest = practice !== null && practice.call === undefined;
  const asked = await findAskedTimes(services, practice);
  const index = await services.practices.now().catch(() => null);
  const isNotYet = index !== null && isForNobody(services.operator, samplesShown(index));
  const day = takeField(form, DAY_FIELD);
  const pressed = takeField(form, LATER_FIELD);
  const later = pressed === JUMP ? day || "first" : pressed;
  const isOurForm = takeField(form, SUBMISSION_ID_FIELD) !== "";
  let isUnplaced = false;
  let taken: TimeTaken | null = null;
  const arrivals: (Kept & { reference: string } & Pick<Arriving, "release" | "isCodeTexted">)[] = [];
  const answer = await receive(services, request, form, {
    kind: "booking",
    fields: FIELDS,
    isLooking: later !== "",
    check(values) {
      if (isNotYet) return { ok: false, problems: [{ name: "practice", text: NOT_YET }] };
      const checked = checkWithPractice(values, newZealandDay(services.now()), lookup);
      // Without its free times nothing can be booked, and to ask instead is not what was chosen.
      if (takesRequest && !asked && readChosenTime(values.chosenTime).kind === "book")
        return checked.ok ? { ok: false, problems: [] } : checked;
      return checkWithTimes(checked, values, { times: asked?.times ?? null, isOurForm });
    },
    checksForNewOnly: (values) => [...tooLate(values, services.now()), ...inAnotherTown(values, lookup)],
    refusedBy(by) {
      if (!(by instanceof TimeTaken)) throw by;
      taken = by;
      services.log({ event: "booking", kind: BOOKING_KINDS[by.why] });
      // Its words come below, with the times as they are now.
      return { reason: "problems", problems: [], isConflict: by.why === "taken" };
    },
    fieldsOf: (content) => fieldsOf(content, practice),
    async messages({ reference, receivedAt, doubtful }, content) {
      const arrival = { ...arrivingWish(content), receivedAt };
      const fields = fieldsOf(content, practice);
      const time = asked && bookedTime(content, asked);
      // Their calendar may know more by now; the transaction asks what was read last.
      const booking = time && {
        ...time,
        isChecked: await isCalendarChecked(services, time.practice.id),
      };
      const arriving = await requestArrives(services, reference, arrival, { fields, booking });
      isUnplaced = arriving.isUnplaced;
      const { release, isCodeTexted } = arriving;
      arrivals.push({ reference, request: arriving.request, fields, release, isCodeTexted });
      const isOurs = services.routing === "desk" && !booking;
      return {
        ...arriving,
        ours: isOurs ? [newRequestMail(services, { reference, doubtful }, arriving.request)] : [],
      };
    },
  });
  const arrived = arrivals.find(({ reference }) => answer.ok && reference === answer.reference) ?? null;
  for (const one of arrivals) if (one !== arrived) one.release();
  if (!answer.ok) return { ...(await withTimes(services, answer, { practice, taken, later })), practice };
  if (arrived?.request.appointment) services.log({ event: "booking", kind: "booked" });
  const kept = await storedRequest(services, answer.reference, arrived);
  const desk = answeringSchedule(services.operator.identity, "bookings");
  return {
    ...answer,
    isUnplaced,
    chosen: practice?.id ?? null,
    awaited: kept?.request.clocks ?? null,
    mayBeLate: kept !== null && mayAnswerLate(kept.request, desk),
    isCallFirst: kept !== null && isEmergency(kept),
    isReminded: kept !== null && wouldBeReminded(kept.request, desk),
    isCodeTexted: arrived?.isCodeTexted() ?? false,
    hasChosenTime: typeof kept?.fields.chosenTime === "string" && kept.fields.chosenTime !== "",
    bookedAt: kept?.request.appointment?.at ?? null,
  };
}

/** The form that comes back, with the free times as they are now and what can be done about a time that has gone. */
async function withTimes(
  services: Services,
  answer: RefusedForm<BookingValues>,
  { practice, taken, later }: { practice: AskedPractice | null; taken: TimeTaken | null; later: string },
): Promise<RefusedForm<BookingValues> & { times: TimeChoice | null }> {
  const asked = await findAskedTimes(services, practice);
  const { values } = answer;
  const now = services.now();
  const wanted = wantedVisit(values, values.urgency);
  const time = readChosenTime(values.chosenTime);
  const at = "at" in time ? time.at : null;
  const refusal =
    taken && at && asked
      ? refusedTime(answer.refusal, notFreeWords(taken.why, { ...asked, wanted, at, now }))
      : answer.refusal;
  if (!asked?.times) return { ...answer, refusal, times: null };
  const isAsked = taken !== null && ["asked", "unpressed", "visit"].includes(taken.why);
  const stillPicked = isAsked && at ? chosenTimeValue({ kind: "ask", at }) : "";
  // Of a time that has gone, the nearest may be on the days before it.
  const around = taken && at ? nearest(asked.times, wanted, at, now)[0] : undefined;
  const from = readDay(later) ?? (around && newZealandDay(around.at));
  const times = timeChoice(
    { ...asked.listing, times: asked.times },
    wanted,
    {
      picked: taken ? stillPicked : values.chosenTime,
      ...(from !== undefined && { from }),
      ...(at && { near: at }),
    },
    now,
  );
  return { ...answer, refusal, values: { ...values, chosenTime: times.picked }, times };
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

/** The request that has arrived or, of a form that is sent again, the first, whether that can be read now or not. */
async function storedRequest(
  { database, encryption, log }: Services,
  reference: string,
  arrived: (Kept & { reference: string }) | null,
): Promise<Kept | null> {
  if (arrived?.reference === reference) return arrived;
  try {
    return (await findRequest(database.read, encryption, reference)) ?? null;
  } catch (error) {
    log({ event: "lookup failed", of: "request", error });
    return null;
  }
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
function whatCameOfIt({ bookedAt }: SentBooking): Record<string, string> {
  return bookedAt ? { status: "booked", at: freeTimeInAddress(bookedAt) } : { status: "asked" };
}

/** The rules of the fields, and whether the practice is listed, which cannot be checked while the database is down. */
function checkWithPractice(
  values: BookingValues,
  today: string,
  lookup: PracticeLookup,
): Checked<BookingRequest> {
  // The town follows the practice, whatever the list of towns says.
  const place = typeof lookup === "string" ? values.location : lookup.place;
  // A time is of the practice that was chosen.
  const chosenTime = lookup === "none" || lookup === "unlisted" ? "" : values.chosenTime;
  const checked = checkBooking({ ...values, chosenTime, location: place }, today);
  const isByPhone = typeof lookup !== "string" && lookup.call !== undefined;
  const ofPractice =
    lookup === "unlisted"
      ? [{ name: "practice", text: FIELDS.practice.wrong }]
      : isByPhone
        ? [{ name: "practice", text: BY_PHONE }]
        : [];
  // A town that the practice would have given is not the visitor's mistake.
  const isTownUnknown = lookup === "unavailable" && values.location === "";
  const ofFields = checked.ok ? [] : checked.problems;
  const problems = [...ofFields.filter(({ name }) => !(isTownUnknown && name === "location")), ...ofPractice];
  return problems.length > 0 || lookup === "unavailable" ? { ok: false, problems } : checked;
}

/** What the free times of the practice add: a time is chosen from the list, and who comes may decide which can be. */
function checkWithTimes(
  checked: Checked<BookingRequest>,
  values: BookingValues,
  { times, isOurForm }: { times: PracticeTimes | null; isOurForm: boolean },
): Checked<BookingRequest> {
  if (!times) return checked;
  const { kind } = readChosenTime(values.chosenTime);
  const isUnanswered = kind === "none" && values.preferredDate === "" && values.preferredTime === "";
  const problems = [
    ...(isUnanswered && isOurForm ? [{ name: "chosenTime", text: FIELDS.chosenTime.missing }] : []),
    ...((kind === "book" || isOurForm) && values.patientType === "" && asksWhoComes(times)
      ? [{ name: "patientType", text: FIELDS.patientType.wrong }]
      : []),
  ];
  if (problems.length === 0) return checked;
  const others = checked.ok ? [] : checked.problems;
  // One question, one answer: neither day nor time is missing beside it.
  const isOther = ({ name }: Problem) =>
    !isUnanswered || (name !== "preferredDate" && name !== "preferredTime");
  return { ok: false, problems: [...others.filter(isOther), ...problems] };
}

/** The request goes to the practice that was chosen, so the town beside it must be no other. */
function inAnotherTown({ location }: BookingValues, practice: PracticeLookup): Problem[] {
  if (typeof practice === "string" || practice.call !== undefined) return [];
  const town = findPlace(location)?.name;
  if (town === undefined || town === practice.place) return [];
  const text = `${practice.name} is in ${practice.place}. Choose ${practice.place}, or “${ANYWHERE}” for a practice in ${town}`;
  return [{ name: "location", text }];
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
