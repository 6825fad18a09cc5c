import type { CalendarFailure } from "#domain/calendar-feed.ts";

/** Why we could not read a practice's calendar, as its page and its mail say it. */
export const FAILURE_WORDS: Readonly<Record<CalendarFailure, string>> = {
  refused: "Its address doesn’t lead to a calendar on the public internet.",
  unreachable: "We couldn’t reach its server.",
  slow: "Its server took longer than 10 seconds.",
  "too-large": "It’s larger than 5 MB.",
  gone: "Its server says there’s no calendar we can read at this address. The secret address might have been reset.",
  "bad-answer": "Its server answered with an error.",
  "not-understood": "What came back isn’t a calendar that we can read.",
};
