import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import {
  calendarMailKey,
  confirmCalendar,
  endCalendarFeed,
  findCalendarFeed,
  setCalendarFeed,
  setSkipsDays,
} from "#database/free-times/calendar-feeds.ts";
import { countAudited, writeAudit } from "#database/desk/audit.ts";
import { HOUR } from "#domain/durations.ts";
import { endLinks } from "#database/links.ts";
import { calendarLinkFor, makeCalendarLink } from "#database/free-times/calendar-links.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import type { Change } from "../listings/changes.ts";
import { auditChange, isChangedTooOften, listingBehind } from "../listings/listing-behind.ts";
import { mailChanges } from "../listings/mail-changes.ts";
import type { Services } from "../services.ts";
import { readFeed } from "./read-feeds.ts";
import { CALENDAR_FILE_PATH } from "#content/listing-addresses.ts";
import { isAskable } from "../outside/fetch-public.ts";

/** What a practice does with its calendars, by the link to its listing. */
export type CalendarAct =
  | { do: "set"; address: string }
  | { do: "read" }
  /** It is right, though it has become nearly empty. */
  | { do: "confirm" }
  | { do: "days"; skipsDays: boolean }
  | { do: "remove" }
  | { do: "make-link" }
  | { do: "end-link" };

export type CalendarAnswer =
  | { kind: "done" }
  /** There is none to read, to remove or to end. */
  | { kind: "same" }
  /** It was read moments ago, so we don’t ask for it again yet. */
  | { kind: "just-read" }
  | { kind: "refused"; problem: string }
  | { kind: "ended" }
  /** The listing was changed as often as it may be in a day. */
  | { kind: "too-often" }
  /** So many addresses were set within an hour. */
  | { kind: "addresses-too-often" }
  | { kind: "unavailable" };

/** How long the page waits for a calendar: the reading goes on without it. */
const PAGE_WAITS = 12_000;

/** Does it, mails the practice what has changed, and reads a calendar whose address is new. */
export async function actOnCalendar(
  services: Services,
  { token, practice }: { token: string; practice: Practice },
  act: CalendarAct,
): Promise<CalendarAnswer> {
  if (act.do === "read") return readAgain(services, practice.id);
  if (act.do === "confirm" || act.do === "days") {
    const answer = await store(services, { token, practice }, act);
    if (answer.kind === "done") await readSoon(services, practice.id);
    return answer;
  }
  if (act.do !== "set") return store(services, { token, practice }, act);
  const { calendarPrivateHosts: privateOrigins, publicUrl } = services;
  const read = readCalendarAddress(act.address, { privateOrigins, publicUrl });
  if ("problem" in read) return { kind: "refused", problem: read.problem };
  const answer = await store(services, { token, practice }, { do: "set", address: read.address });
  if (answer.kind === "done") await readSoon(services, practice.id);
  return answer;
}

/** A press again and again asks their server no more often than this, in milliseconds: some shut out clients that ask a lot. */
const JUST_READ = 30_000;

async function readAgain(services: Services, practiceId: number): Promise<CalendarAnswer> {
  const feed = await findCalendarFeed(services.database.read, services.encryption, practiceId);
  if (!feed) return { kind: "same" };
  const isJustRead = feed.readAt !== null && services.now().getTime() - feed.readAt.getTime() < JUST_READ;
  return isJustRead ? { kind: "just-read" } : readSoon(services, practiceId);
}

async function readSoon(services: Services, practiceId: number): Promise<CalendarAnswer> {
  const stop = new AbortController();
  const reading = readFeed(services, practiceId)
    .then(() => ({ kind: "done" }) as const)
    .catch((error: unknown) => {
      services.log({ event: "calendar not read", error });
      return { kind: "unavailable" } as const;
    });
  const waiting = pause(PAGE_WAITS, { kind: "done" } as const, { signal: stop.signal });
  const answer = await Promise.race([reading, waiting.catch(() => ({ kind: "done" }) as const)]);
  stop.abort();
  return answer;
}

type Storing = Exclude<CalendarAct, { do: "read" }>;

async function store(
  services: Services,
  { token, practice }: { token: string; practice: Practice },
  act: Storing,
): Promise<CalendarAnswer> {
  const { database, log, wakeMail } = services;
  const now = services.now();
  let answer: CalendarAnswer;
  try {
    answer = await database.transact(async (tx) => {
      await lockPractice(tx, database.kind, practice.id);
      const listed = await listingBehind(services, tx, token, now);
      if (!listed) return { kind: "ended" };
      if (await isChangedTooOften(tx, listed.id, now)) return { kind: "too-often" };
      if (act.do === "set" && (await isSetTooOften(tx, listed.id, now)))
        return { kind: "addresses-too-often" };
      const change = await changeBy(services, tx, { practice: listed, act, now });
      if (!change) return { kind: "same" };
      await auditChange(tx, listed.id, now);
      if (listed.email !== "")
        await mailChanges(services, tx, { practice: listed, section: "calendar", changes: [change], now });
      return { kind: "done" };
    });
  } catch (error) {
    log({ event: "act not stored", error });
    return { kind: "unavailable" };
  }
  if (answer.kind === "done") wakeMail();
  return answer;
}

/** Each address that is set is asked at once, and a hostile one keeps the reading thread for 10 seconds. */
const MOST_ADDRESSES_AN_HOUR = 6;
/** What a practice reads that has set as many. */
export const ADDRESSES_TOO_OFTEN = `You’ve entered ${MOST_ADDRESSES_AN_HOUR} addresses within an hour. Please try again in an hour`;
const ADDRESS_SET = "calendar set";

async function isSetTooOften(tx: Transaction<Schema>, id: number, now: Date): Promise<boolean> {
  const lately = { command: ADDRESS_SET, about: String(id), since: new Date(now.getTime() - HOUR) };
  if ((await countAudited(tx, lately)) >= MOST_ADDRESSES_AN_HOUR) return true;
  await writeAudit(tx, {
    at: now,
    command: ADDRESS_SET,
    about: String(id),
    records: 1,
    who: "",
    kind: "act",
  });
  return false;
}

/** What the mail says of it; null where there is nothing to do. */
async function changeBy(
  services: Services,
  tx: Transaction<Schema>,
  { practice: { id }, act, now }: { practice: Practice; act: Storing; now: Date },
): Promise<Change | null> {
  if (act.do === "make-link" || act.do === "end-link") {
    const [before, after] = [await calendarLinkFor(tx, id), act.do === "make-link"];
    if (!before && !after) return null;
    if (after) await makeCalendarLink(tx, services, { practiceId: id, madeAt: now });
    else await endLinks(tx, "calendar", id, now);
    return { name: FOLLOWED, before: before ? "An address" : NONE, after: after ? "A new address" : NONE };
  }
  const before = await findCalendarFeed(tx, services.encryption, id);
  if (!before && act.do === "remove") return null;
  if (act.do === "confirm") {
    if (!(await confirmCalendar(tx, id))) return null;
    await cancelMessages(tx, { keyName: calendarMailKey(id) });
    return { name: READ, before: "In doubt", after: "Right, you say" };
  }
  if (act.do === "days") {
    if (!before || before.skipsDays === act.skipsDays) return null;
    await setSkipsDays(tx, { practiceId: id, skipsDays: act.skipsDays, now });
    const words = (skips: boolean) => (skips ? "Left out" : "Keep you busy");
    return { name: "All-day entries", before: words(before.skipsDays), after: words(act.skipsDays) };
  }
  await cancelMessages(tx, { keyName: calendarMailKey(id) });
  if (act.do === "remove") await endCalendarFeed(tx, id);
  else await setCalendarFeed(tx, services.encryption, { practiceId: id, address: act.address, now });
  const after = act.do === "set" ? hostInWords(act.address, before) : NONE;
  return { name: READ, before: before?.host ?? NONE, after };
}

/** The mail also names another secret address at the same host: someone else may have set it. */
function hostInWords(address: string, before: { host: string; address: string } | undefined): string {
  const { host } = new URL(address);
  return before?.host === host && before.address !== address ? `${host}, another address` : host;
}

const NONE = "None";
const READ = "Your calendar";
const FOLLOWED = "Calendar address for your appointments";

/**
 * The address of a calendar as practices copy it, with `https:` for `webcal:`; or why it is none that we can ask.
 *
 * `readCalendarAddress("webcal://calendar.example/a.ics", …)` → `{ address: "https://calendar.example/a.ics" }`
 */
function readCalendarAddress(
  typed: string,
  { privateOrigins, publicUrl }: { privateOrigins: readonly string[]; publicUrl: string },
): { address: string } | { problem: string } {
  const text = typed.trim().replace(/^webcals?:/i, "https:");
  if (text === "") return { problem: "Enter the address of your calendar" };
  const url = URL.parse(text);
  if (!url || !/^https?:/i.test(text) || text.length > MOST_LETTERS) return { problem: NO_ADDRESS };
  url.hash = "";
  if (url.origin === publicUrl && url.pathname === CALENDAR_FILE_PATH) return { problem: OURS };
  if (privateOrigins.includes(url.origin)) return { address: url.href };
  if (url.protocol === "http:") return { problem: "Enter an address that begins with https:// or webcal://" };
  return isAskable(url) ? { address: url.href } : { problem: NOT_PUBLIC };
}

const MOST_LETTERS = 2_000;
const NO_ADDRESS =
  "Enter the whole address, as your calendar program shows it: it begins with https:// or webcal://";
const OURS = "That’s the calendar that we give you. Enter the address of your own";
const NOT_PUBLIC = "Enter an address on the public internet, without a user name or a port";
