import { PROMISES } from "#content/site.ts";

/** What happens after a request was sent, the same on the success page and in the mail. */
export const NEXT_STEPS = [
  {
    title: "We find a match",
    when: PROMISES.match,
    text: "Someone reads your request. They pass it to the practice you chose, or pick one that fits your place, time and treatment.",
  },
  {
    title: "The practice gets in touch",
    when: PROMISES.practiceContact,
    text: "They will call, text or email to agree a time. It may be a number you do not know.",
  },
  {
    title: "You go to your appointment",
    when: "on the day",
    text: "Bring your reference, a list of any medicines you take, and your insurance card if you have one.",
  },
] as const;
