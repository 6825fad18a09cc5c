import { FOR_NOBODY_WORDS, isForNobody } from "#content/operator.ts";
import { findPlace } from "#content/places.ts";
import { asksWhoComes } from "#domain/free-times/free-times.ts";
import { ANYWHERE, type BookingValues, FIELDS } from "#content/requests/fields.ts";
import type { Checked } from "#kit/forms/check.server.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { type PostedForm, takeField } from "#kit/forms/read.server.ts";
import { samplesShown } from "#domain/practices/samples-shown.ts";
import type { Problem } from "#domain/form-fields.ts";
import type { PracticeTimes } from "#services/free-times/practice-times.ts";
import type { Services } from "#services/services.ts";
import { type AskedTimes, findAskedTimes } from "./asked-times.server.ts";
import { DAY_FIELD, JUMP, LATER_FIELD, readChosenTime } from "./chosen-time.ts";
import { type AskedPractice, findAskedPractice, type PracticeLookup } from "./practice.server.ts";
import { type BookingRequest, checkBooking } from "./schema.server.ts";

/** Error when the chosen practice no longer takes online requests. */
const BY_PHONE =
  "This practice doesn’t take requests through this site. Please call them, or choose any practice nearby";

const NOT_YET = `${FOR_NOBODY_WORDS}. Please call a practice near you`;

/** What the checks of a form need beside its values. */
export type AskedBooking = {
  lookup: PracticeLookup;
  practice: AskedPractice | null;
  /** The free times of the practice; null where it has none, or they cannot be read now. */
  times: AskedTimes | null;
  /** Our own form, not a program’s. */
  isOurForm: boolean;
  /** Nothing can be asked for on this site yet. */
  isNotYet: boolean;
  /** The days that a button asked to see instead of sending; empty when it was sent. */
  later: string;
};

/** Looks up what a form asks for, before any of it is checked. */
export async function readAsked(services: Services, form: PostedForm): Promise<AskedBooking> {
  const lookup = await findAskedPractice(services, takeField(form, "practice"));
  const practice = typeof lookup === "string" ? null : lookup;
  const index = await services.practices.now().catch(() => null);
  const pressed = takeField(form, LATER_FIELD);
  return {
    lookup,
    practice,
    times: await findAskedTimes(services, practice),
    isOurForm: takeField(form, SUBMISSION_ID_FIELD) !== "",
    isNotYet: index !== null && isForNobody(services.operator, samplesShown(index)),
    later: pressed === JUMP ? takeField(form, DAY_FIELD) || "first" : pressed,
  };
}

/** Checks the fields, and what the practice and its free times make of them. `today`: `2026-11-28` */
export function checkAsked(
  values: BookingValues,
  { lookup, practice, times, isOurForm, isNotYet }: AskedBooking,
  today: string,
): Checked<BookingRequest> {
  if (isNotYet) return { ok: false, problems: [{ name: "practice", text: NOT_YET }] };
  const checked = checkWithPractice(values, today, lookup);
  const takesRequest = practice !== null && practice.call === undefined;
  // Nothing can be booked without its free times, and to ask instead is not what was chosen.
  if (takesRequest && !times && readChosenTime(values.chosenTime).kind === "book")
    return checked.ok ? { ok: false, problems: [] } : checked;
  return checkWithTimes(checked, values, { times: times?.times ?? null, isOurForm });
}

/** The rules of the fields, and whether the practice is listed, which cannot be checked while the database is down. */
function checkWithPractice(
  values: BookingValues,
  today: string,
  lookup: PracticeLookup,
): Checked<BookingRequest> {
  // The town follows the practice, whatever the list of towns says.
  const place = typeof lookup === "string" ? values.location : lookup.place;
  const checked = checkBooking({ ...whenAsked(values, lookup), location: place }, today);
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

/** A time is of the practice that was chosen. Without one, the day and the time beside it count. */
export function whenAsked(values: BookingValues, lookup: PracticeLookup): BookingValues {
  return lookup === "none" || lookup === "unlisted" ? { ...values, chosenTime: "" } : values;
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
export function inAnotherTown({ location }: BookingValues, practice: PracticeLookup): Problem[] {
  if (typeof practice === "string" || practice.call !== undefined) return [];
  const town = findPlace(location)?.name;
  if (town === undefined || town === practice.place) return [];
  const text = `${practice.name} is in ${practice.place}. Choose ${practice.place}, or “${ANYWHERE}” for a practice in ${town}`;
  return [{ name: "location", text }];
}
