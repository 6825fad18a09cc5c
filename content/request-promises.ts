import { PROMISES } from "./site.ts";

/**
 * Which of the listed practices a request reaches: `all` by themselves, `staff` where our own people pass it on to some,
 * `some` where the others are to be called, `none`. Samples show how `all` is.
 */
export type Reach = "all" | "staff" | "some" | "none";

/** What the site does, in the first sentence of the home page. */
export const WHAT_YOU_DO: Readonly<Record<Reach, string>> = {
  all: "then ask for an appointment",
  staff: "then ask for an appointment",
  some: "then ask for an appointment or call",
  none: "then call to book",
};

/** Why booking is easy. */
export const EASY_BOOKING: Readonly<Record<Reach, { title: string; text: string }>> = {
  all: {
    title: "Easy booking",
    text: "One short form, no account. We match you within 2 hours and the practice is in touch within 24.",
  },
  staff: {
    title: "Easy booking",
    text: "One short form, no account. Our staff pass it on within 2 hours and tell you within 24 what the practice says.",
  },
  some: {
    title: "Easy booking",
    text: `One short form, no account. A practice that takes requests here is in touch ${PROMISES.practiceContact}; the others say “Call to book”.`,
  },
  none: {
    title: "Easy to call",
    text: "No practice takes requests here yet. Where a number is known, it stands with the practice: call to book.",
  },
};

/** What a patient may expect of a request, beside the form. */
export const EXPECTED_ANSWER: Readonly<Record<Reach, string>> = {
  all: "A confirmation within 24 hours, or other times to choose from, or a no",
  staff: "Within 24 hours, what the practice says: a time, other times, or a no",
  some: "From a practice that takes requests here: within 24 hours a time, other times to choose from, or a no",
  none: "No practice takes requests here yet: call the one that suits you",
};

/** The same among what patients can do here; null where there is nothing to say. */
export const HEARING_BACK: Readonly<Record<Reach, string | null>> = {
  all: "Hear back within 24 hours",
  staff: "Hear within 24 hours what the practice says",
  some: "Hear back within 24 hours from practices that take requests here",
  none: null,
};

/** How the answer to "I asked and heard nothing" begins. */
export const WHO_ANSWERS: Readonly<Record<Reach, string>> = {
  all: `The practice gets in touch ${PROMISES.practiceContact}.`,
  staff: `Our staff pass your request on and tell you ${PROMISES.practiceContact} what the practice says.`,
  some: `A practice that takes requests here gets in touch ${PROMISES.practiceContact}. The others say “Call to book”.`,
  none: "No practice takes requests here yet: call the one that suits you.",
};
