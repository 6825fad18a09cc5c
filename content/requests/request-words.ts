import type { DayPart } from "#domain/requests/day-parts.ts";
import type { ActProblem, DeclineReason } from "#domain/requests/requests.ts";
import { withCapital } from "#domain/text.ts";

/** Why a practice cannot, as its people choose it and as the patient reads it. */
export const DECLINES: readonly { value: DeclineReason; label: string; told: string }[] = [
  { value: "full", label: "We’re fully booked then", told: "They’re fully booked around then." },
  {
    value: "no-new-patients",
    label: "We’re not taking new patients",
    told: "They’re not taking new patients at the moment.",
  },
  { value: "not-offered", label: "We don’t do this treatment", told: "They don’t do this treatment." },
  {
    value: "specialist",
    label: "A specialist should see them",
    told: "They think you should see a specialist.",
  },
  { value: "not-real", label: "This isn’t a real request", told: "They couldn’t confirm your details." },
  { value: "other", label: "Another reason", told: "They can’t fit you in." },
];

export const CALENDAR_WRONG = "calendar";

/** Why a practice can’t keep a time that was booked, as its people choose it. */
export const WHYS: readonly { value: string; label: string; hint?: string }[] = [
  { value: CALENDAR_WRONG, label: "Our calendar was wrong", hint: "It showed as free and it wasn’t" },
  { value: "other", label: "Something else came up" },
];

/** When an earlier time would suit, by part of the day. */
export const DAY_PART_CHOICES: readonly { value: DayPart | "any"; label: string }[] = [
  { value: "any", label: "Any time of day" },
  { value: "Morning", label: "Mornings, before noon" },
  { value: "Afternoon", label: "Afternoons, from noon to 5pm" },
  { value: "After work", label: "After work, from 5pm" },
];

/** Someone else has taken the earlier time. */
export const EARLIER_GONE = "It has gone. You keep your appointment";

/** The page was shown with an earlier time, and another has become free since. */
export const EARLIER_OTHER = "We’ve told you about another earlier time since then";

const MINUTES: readonly number[] = [15, 30, 45, 60, 90];

/** How many minutes a practice can give an appointment; `usual`, which it may have stated otherwise, is among them. */
export function lengthsWith(usual: number): number[] {
  return [...new Set([...MINUTES, usual])].toSorted((a, b) => a - b);
}

/** A practice can offer up to three times; the names of their fields end like this. */
export const OFFERS = ["1", "2", "3"] as const;

/** The sentence for the patient: `They’re fully booked around then.` */
export function declineTold(reason: DeclineReason | undefined): string {
  return (DECLINES.find(({ value }) => value === reason) ?? DECLINES.at(-1)!).told;
}

/** Said when a practice has taken back times that it offered. */
export const NO_LONGER_STAND = "Those earlier times are no longer available.";

/** What to do about an act that is refused. */
export const PROBLEMS: Readonly<Record<ActProblem, string>> = {
  "not-now": "That’s no longer possible. See what has changed, and choose again",
  "time-past": "Choose a time in the future",
  "time-too-far": "Choose a day in the next 13 months",
  "time-of-day": "Choose a time between 6am and 10pm, in steps of 5 minutes, like 9:30am or 9:35am",
  "offer-too-soon": "Offer times that are at least two hours away",
  offers: "Offer one, two or three different times",
  "choice-over": "This time is too close now. Choose another, or call the practice",
  "time-taken": "That time has just gone. Choose another",
  unconfirmed: "We can’t check the practice’s calendar just now. Try again in a few minutes, or call them",
  "another-then": "You have another appointment then. Confirm both, or choose another time",
  "nothing-different": "You haven’t changed anything. Change the day, the time or the words",
  "call-instead": "The appointment is less than two hours away. Call the practice instead",
  "not-yet": "You can say this once the appointment has begun",
};

/** What to take to the appointment. */
export const BRING =
  "Bring your reference, a list of any medicines you take, and your Community Services Card, if you have one.";

/**
 * What speaks for a practice: `reasonsSentence(["takes new patients", "in Ponsonby"]) === "Takes new patients, in Ponsonby"`.
 * Events of before 0.2.0 have `in ` without a place, where the practice stated no suburb: it says nothing.
 */
export function reasonsSentence(reasons: readonly string[]): string {
  return withCapital(reasons.filter((reason) => reason.trim() !== "in").join(", "));
}

/** The button of a booking whose mail nobody has pressed yet. */
export const CONFIRM_ITS_ME = "Confirm it’s you";
