import type { ActProblem, DeclineReason } from "#domain/requests.ts";
import { withCapital } from "#domain/text.ts";

/** Why a practice cannot, as its people choose it and as the patient reads it. */
export const DECLINES: readonly { value: DeclineReason; label: string; told: string }[] = [
  { value: "full", label: "We are full then", told: "It is full around that time." },
  {
    value: "no-new-patients",
    label: "We are not taking new patients",
    told: "It is not taking new patients now.",
  },
  { value: "not-offered", label: "We do not do this treatment", told: "It does not do this treatment." },
  {
    value: "specialist",
    label: "A specialist should see them",
    told: "It thinks that a specialist should see you.",
  },
  { value: "not-real", label: "This is not a real request", told: "It could not tell who is asking." },
  { value: "other", label: "Another reason", told: "It cannot take you this time." },
];

/** How long an appointment may take. */
export const MINUTES: readonly number[] = [15, 30, 45, 60, 90];

/** The times that a practice may offer, as the names of their fields end. */
export const OFFERS = ["1", "2", "3"] as const;

/** The sentence for the patient: `It is full around that time.` */
export function declineTold(reason: DeclineReason | undefined): string {
  return (DECLINES.find(({ value }) => value === reason) ?? DECLINES.at(-1)!).told;
}

/** Of times that a practice has taken back. */
export const NO_LONGER_STAND = "The times that it offered before no longer stand.";

/** What to do about an act that is refused. */
export const PROBLEMS: Readonly<Record<ActProblem, string>> = {
  "not-now": "This is not possible any more. Read what has changed, and choose again",
  "time-past": "Choose a time that is still to come",
  "time-too-far": "Choose a day in the next 13 months",
  "time-of-day": "Choose a time between 6am and 10pm, on five minutes: 9:30am, 9:35am",
  "offer-too-soon": "Offer times that are at least two hours away",
  offers: "Offer one, two or three different times",
  "choice-over": "This time is too close now. Choose another, or call the practice",
  "time-taken": "That time has just gone. Choose another",
  "nothing-different": "Nothing is different. Change the day, the time or the words",
  "call-instead": "The appointment is less than two hours away. Call the practice instead",
  "not-yet": "You can say this once the appointment has begun",
};

/** To the appointment. */
export const BRING =
  "Bring your reference, a list of any medicines you take, and your insurance card if you have one.";

/**
 * What speaks for a practice: `sentenceOf(["takes new patients", "in Ponsonby"]) === "Takes new patients, in Ponsonby"`.
 * Events of before 0.2.0 have `in ` without a place, where the practice stated no suburb: it says nothing.
 */
export function sentenceOf(reasons: readonly string[]): string {
  return withCapital(reasons.filter((reason) => reason.trim() !== "in").join(", "));
}
