import { CALENDAR_FILE_PATH, CALENDAR_PATH } from "#content/listing-addresses.ts";
import { busySpansAt, type CalendarFeed, findCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { calendarLinkFor, calendarToken } from "#database/free-times/calendar-links.ts";
import { isFeedFresh } from "#domain/free-times/calendar-feed.ts";
import { countInWords } from "#domain/counts.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import { addDays, formatInstant, formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { UNSAVED, withToken } from "#domain/token-address.ts";
import { takeField } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { actOnCalendar, ADDRESSES_TOO_OFTEN, type CalendarAct } from "#services/calendars/practice-acts.ts";
import { PATIENTS_DO, type PatientsDo, patientsDo } from "#services/free-times/patients-do.ts";
import { failureWords } from "#services/calendars/calendar-words.ts";
import { listingBehind, TOO_OFTEN } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";

/** All that the page shows. */
export type CalendarView = ReturnType<typeof calendarView>;

type Opened = {
  practice: Practice;
  feed: CalendarFeed | undefined;
  spans: readonly BusySpan[];
  /** The whole address that calendar programs follow; empty while there is none. */
  followed: string;
  patientsDo: PatientsDo;
};

export const { loader, action } = linkPage({ path: CALENDAR_PATH, open, viewOf: calendarView, act });

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { read } = services.database;
  const practice = await listingBehind(services, read, token, services.now());
  if (!practice) return undefined;
  const feed = await findCalendarFeed(read, services.encryption, practice.id);
  const { spans } = await busySpansAt(read, practice.id, services.now());
  const link = await calendarLinkFor(read, practice.id);
  const followed = link
    ? `${services.publicUrl}${withToken(CALENDAR_FILE_PATH, calendarToken(services, link))}`
    : "";
  const canDo = await patientsDo(services, practice, services.now());
  return { practice, feed, spans, followed, patientsDo: canDo };
}

/** Which must be said twice. */
const SURE: readonly string[] = ["remove", "end-link"];

async function act({ services, token, opened, form, pressed, again, finish }: Acting<Opened>): Promise<null> {
  const address = takeField(form, "address").trim();
  const skipsDays = takeField(form, "skip-days") === "yes";
  const what = actNamed(pressed, { address, skipsDays });
  if (!what)
    return again({ form: "", problems: [{ name: "form", text: "Choose what to do with your calendar" }] });
  if (SURE.includes(pressed) && takeField(form, "sure") !== "yes")
    return again({ problems: [{ name: "sure", text: "Tick the box if you’re sure" }] });
  const answer = await actOnCalendar(services, { token, practice: opened.practice }, what);
  if (answer.kind === "refused")
    return again({ problems: [{ name: "address", text: answer.problem }], values: { address } });
  if (answer.kind === "too-often" || answer.kind === "addresses-too-often") {
    const text = answer.kind === "too-often" ? TOO_OFTEN : ADDRESSES_TOO_OFTEN;
    return again({ problems: [{ name: "form", text }], isTooOften: true, values: { address } });
  }
  if (answer.kind === "unavailable") return again({ isUnavailable: true, values: { address } });
  if (answer.kind === "ended") return finish(UNSAVED);
  return finish(answer.kind === "done" ? pressed : answer.kind);
}

function actNamed(
  pressed: string,
  { address, skipsDays }: { address: string; skipsDays: boolean },
): CalendarAct | undefined {
  if (pressed === "set") return { do: "set", address };
  if (pressed === "days") return { do: "days", skipsDays };
  const plain = ["read", "confirm", "remove", "make-link", "end-link"] as const;
  const name = plain.find((one) => one === pressed);
  return name && { do: name };
}

const DONE: Readonly<Record<string, string>> = {
  set: "We’ve saved the address and tried to read it. Here’s how that went.",
  read: "We’ve just tried to read your calendar. Here’s how that went.",
  "just-read":
    "We tried less than half a minute ago, so here’s how that went. If you’ve changed your calendar since, press again in half a minute.",
  confirm:
    "Thanks. We’ll use what your calendar says once it has said so for an hour. Until then we keep the earlier times, too.",
  days: "Saved, and we’ve read your calendar again. Here’s how that went.",
  remove: "We’ve removed your calendar, and deleted its address and everything we had read from it.",
  "make-link": "Here is the address of your appointments.",
  "end-link": "That address no longer works.",
  same: "Nothing has changed: it’s already like that.",
};

function calendarView(
  { practice, feed, spans, followed, patientsDo: canDo }: Opened,
  { token, posted, done, now }: Asking,
) {
  return {
    path: CALENDAR_PATH,
    token,
    version: "",
    name: practice.name,
    posted,
    done: (done !== null && DONE[done]) || null,
    feed: feed ? feedView(feed, spans, now) : null,
    // Before it has set times, a practice should know what a calendar that can't be read will mean.
    patientsDo: PATIENTS_DO[canDo === "unsaid" ? "ask-calendar" : canDo],
    followed,
  };
}

/** A calendar in words: where it is, how reading it went, and the next times at which it says that they are busy. */
function feedView(feed: CalendarFeed, spans: readonly BusySpan[], now: Date) {
  const { host, address, okAt, readAt, failure, isOff } = feed;
  const coming = spans.filter(({ to }) => to > now.getTime());
  const count = coming.length === 0 ? "no busy times" : countInWords(coming.length, "busy time");
  const state = failure !== "" ? "failing" : feed.doubt ? "doubted" : "read";
  return {
    host,
    ending: addressEnding(address),
    isFresh: isFeedFresh(feed, now),
    isOff,
    skipsDays: feed.skipsDays,
    doubt: feed.doubt && { since: formatInstant(new Date(feed.doubt.since)), isSaid: feed.doubt.isConfirmed },
    failure: failure === "" ? null : failureWords(failure, feed.failureDetail),
    read: okAt && READ_IN_WORDS[state](formatInstant(okAt), count),
    asked: failure !== "" && readAt ? `We last tried on ${formatInstant(readAt)}.` : null,
    next: coming.slice(0, 3).map(spanInWords),
  };
}

const READ_IN_WORDS = {
  failing: (at: string, count: string) =>
    `It last worked on ${at}. It had ${count} in the 14 weeks after that.`,
  doubted: (at: string, count: string) =>
    `We last read it on ${at}. Until we know, we use what it said before: ${count} in the next 14 weeks.`,
  read: (at: string, count: string) =>
    `We last read it on ${at}. It has ${count} in the 14 weeks after that.`,
};

/** Four characters of the secret, with the public ending that some programs put behind it: `8f2c/basic.ics`. */
function addressEnding(address: string): string {
  return /.{4}(?:\/(?:basic|calendar|reachcalendar))?(?:\.ics)?$/.exec(address)![0];
}

function spanInWords({ from, to }: BusySpan): string {
  const [start, end] = [new Date(from), new Date(to)];
  const [first, last] = [newZealandDay(start), newZealandDay(end)];
  if (newZealandTime(start) === "midnight" && newZealandTime(end) === "midnight") {
    const until = addDays(last, -1);
    return `${formatLongDay(first)}${until === first ? "" : ` to ${formatLongDay(until)}`}, all day`;
  }
  const until = first === last ? newZealandTime(end) : `${newZealandTime(end)} on ${formatLongDay(last)}`;
  return `${formatLongDay(first)}, ${newZealandTime(start)} to ${until}`;
}
