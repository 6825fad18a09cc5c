import { scheduleOf } from "#content/identity.ts";
import { findPlace } from "#content/places.ts";
import { findRequest, type StoredRequest } from "#database/requests.ts";
import { newZealandDay, readTime } from "#domain/nz-time.ts";
import type { Checked } from "#kit/forms/check.server.ts";
import { type FormPost, jsonAnswer } from "#kit/forms/post.server.ts";
import { type PostedForm, takeField } from "#kit/forms/read.server.ts";
import { receive } from "#kit/forms/receive.server.ts";
import type { RefusedForm } from "#kit/forms/refusal.ts";
import { bookHref } from "#content/links.ts";
import type { Services } from "#services/services.ts";
import type { Problem } from "#kit/ui/form/error-summary.tsx";
import { type Awaited, mayAnswerLate, wouldBeReminded } from "#content/requests/awaited.ts";
import { isEmergency } from "#content/requests/call-now.ts";
import { requestArrives } from "#services/requests/arrival.ts";
import { newRequestMail } from "./emails.server.ts";
import { ANYWHERE, type BookingValues, FIELDS, FORM_NAME, NOT_STORED } from "#content/requests/fields.ts";
import { type AskedPractice, findAskedPractice, type PracticeLookup } from "./practice.server.ts";
import { type BookingRequest, checkBooking } from "./schema.server.ts";
import { tooLate } from "./too-late.ts";

/** Of a practice that no request can reach, chosen while one still could. */
const BY_PHONE = "This practice takes no requests by this form: call it, or choose any practice nearby";

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
  /** By when an answer is promised; null where this cannot be read now. */
  awaited: Awaited | null;
  /** The answer may come after the time that was asked for. */
  mayBeLate: boolean;
  /** In an emergency the page begins with who to call. */
  isCallFirst: boolean;
  /** A reminder the day before can still come. */
  isReminded: boolean;
};

type RefusedBooking = RefusedForm<BookingValues> & { practice: AskedPractice | null };

/** The one thing this area does: read, check, remember and enqueue, give the reference. */
export async function submitBooking(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<BookingAnswer> {
  const lookup = await findAskedPractice(services, takeField(form, "practice"));
  const practice = typeof lookup === "string" ? null : lookup;
  let isUnplaced = false;
  const arrivals: (Kept & { reference: string; release: () => void })[] = [];
  const answer = await receive(services, request, form, {
    kind: "booking",
    fields: FIELDS,
    check: (values) => checkWithPractice(values, newZealandDay(services.now()), lookup),
    unlessRepeated: (values) => [...tooLate(values, services.now()), ...inAnotherTown(values, lookup)],
    fieldsOf: (content) => fieldsOf(content, practice),
    async messages({ reference, receivedAt, doubtful }, content) {
      const arrival = { ...arrivalOf(content), receivedAt };
      const fields = fieldsOf(content, practice);
      const arriving = await requestArrives(services, reference, arrival, fields);
      isUnplaced = arriving.isUnplaced;
      arrivals.push({ reference, request: arriving.request, fields, release: arriving.release });
      const isOurs = services.routing === "desk";
      return {
        ...arriving,
        ours: isOurs ? [newRequestMail(services, { reference, doubtful }, arriving.request)] : [],
      };
    },
  });
  const arrived = arrivals.find(({ reference }) => answer.ok && reference === answer.reference) ?? null;
  for (const one of arrivals) if (one !== arrived) one.release();
  if (!answer.ok) return { ...answer, practice };
  const kept = await keptAs(services, answer.reference, arrived);
  const desk = scheduleOf(services.operator.identity, "bookings");
  return {
    ...answer,
    isUnplaced,
    chosen: practice?.id ?? null,
    awaited: kept?.request.clocks ?? null,
    mayBeLate: kept !== null && mayAnswerLate(kept.request, desk),
    isCallFirst: kept !== null && isEmergency(kept),
    isReminded: kept !== null && wouldBeReminded(kept.request, desk),
  };
}

/** The request that has arrived or, of a form that is sent again, the first, whether that can be read now or not. */
async function keptAs(
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

/** The same for programs. */
export const BOOKING_POST: FormPost = {
  name: FORM_NAME,
  page: bookHref(),
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitBooking(services, request, form), NOT_STORED),
};

/** The rules of the fields, and whether the practice is listed, which cannot be checked while the database is down. */
function checkWithPractice(
  values: BookingValues,
  today: string,
  lookup: PracticeLookup,
): Checked<BookingRequest> {
  // The town follows the practice, whatever the list of towns says.
  const place = typeof lookup === "string" ? values.location : lookup.place;
  const checked = checkBooking({ ...values, location: place }, today);
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
function arrivalOf(request: BookingRequest) {
  return {
    wish: { day: request.preferredDate, time: readTime(request.preferredTime)!, words: "" },
    urgency: request.urgency,
    chosen: request.practice === "" ? null : Number(request.practice),
    mayGoElsewhere: request.practice === "" || request.elsewhere === "yes",
  };
}
