import type { CalendarFailure, FailureDetail, UnreadPlace } from "#domain/free-times/calendar-feed.ts";
import { formatLongDay, readDay, timeLabel } from "#domain/nz-time.ts";

/** Why we could not read a practice's calendar, and what the practice can do, as its page and its mail say it. */
export function failureWords(failure: CalendarFailure, { status, at }: FailureDetail): string {
  if (failure === "not-understood" && at) return unreadWords(at);
  if (failure === "bad-answer" && status === 429)
    return "Its server asked us to wait (error 429). We’ll try again when it says.";
  if (failure === "bad-answer" && status !== undefined)
    return `Its server answered with error ${status}. If that goes on for a day, publish the calendar again and give us the new address.`;
  if (failure === "gone" && (status === 401 || status === 403))
    return `Its server doesn’t let us read it (error ${status}). Share the calendar by a secret address or with anyone who has the link, and give us that address.`;
  if (failure === "gone" && status !== undefined)
    return `Its server says there’s no calendar at this address (error ${status}). It might have been reset: copy the address again and give us the new one.`;
  return FAILURE_WORDS[failure];
}

/** The event by when it begins and the line: its name could be a patient's. */
function unreadWords({ line, text, starts }: UnreadPlace): string {
  const event = starts === "" ? "one of its events" : `the event on ${startInWords(starts)}`;
  const quoted = text === "" ? "" : `: “${text}”`;
  return `We can’t read ${event} (line ${line}${quoted}). Open that event in your calendar, set its day, time and time zone again, or delete it.`;
}

/** `20261130T0900` → `Monday 30 November 2026, 9am` */
function startInWords(starts: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(starts)!;
  const date = readDay(`${year}-${month}-${day}`);
  if (date === undefined) return starts;
  return formatLongDay(date) + (hour === undefined ? "" : `, ${timeLabel(`${hour}:${minute}`)}`);
}

const FAILURE_WORDS: Readonly<Record<CalendarFailure, string>> = {
  refused: "Its address doesn’t lead to a calendar on the public internet.",
  unreachable: "We couldn’t reach its server. Check that the address is right.",
  slow: "Its server took longer than 10 seconds.",
  "too-large": "It’s larger than 5 MB. If you can, publish only the last month and what’s to come.",
  gone: "Its server says there’s no calendar we can read at this address. The secret address might have been reset.",
  "bad-answer":
    "Its server sent us on too often, as Microsoft’s does from a calendar that is no longer published. Publish it again and give us the new address.",
  "not-understood":
    "What came back isn’t a calendar that we can read. Check that the address ends in .ics, or that your program calls it iCal.",
};
