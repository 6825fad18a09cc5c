import type { Kysely, Transaction } from "kysely";
import { placeBySlug } from "#content/places.ts";
import { countAudited, writeAudit } from "#database/desk/audit.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { busySpansAt } from "#database/free-times/calendar-feeds.ts";
import { heldCells, heldAppointmentsAt } from "#database/free-times/held-times.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import {
  endKept,
  findKept,
  insertKept,
  type KeptTime,
  keptTimesIn,
} from "#database/free-times/kept-times.ts";
import { lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { DAY, MINUTE } from "#domain/durations.ts";
import { isFor, occupiedCells, ownStarts, type TimesOfPractice } from "#domain/free-times/free-times.ts";
import { FREE_TIMES_UNSTATED } from "#domain/free-times/free-times-form.ts";
import type { TimeToKeep } from "#domain/free-times/keep-form.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { listingBehind, storeChange } from "../listings/listing-behind.ts";
import type { Services } from "../services.ts";

/** Why a time can’t be kept: whose it is, where it isn’t free. */
export type Taken = "booked" | "offered" | "kept" | "away";

export type KeepAnswer =
  /** Now, or by the same form before. */
  | { kind: "saved"; id: string }
  /** `next`: the next time of that day that is as long and free, on the practice’s own clock. */
  | { kind: "taken"; by: Taken; next: Date | null }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** How often one practice may keep or free a time in 24 hours, by all who have its link. */
const MOST_KEPT_A_DAY = 200;
/** What a practice reads that has kept or freed as many. */
export const KEPT_TOO_OFTEN = `You’ve kept or freed ${MOST_KEPT_A_DAY} times in 24 hours. Please do this tomorrow`;
const KEPT = "time kept";

/**
 * Keeps a time by hand, once for each form: who is a moment later finds it taken. `formId` is the id with which the form was
 * shown. Two forms may say the same: two people phoned, or two of the practice are out.
 */
export function keepTime(
  services: Services,
  token: string,
  time: TimeToKeep,
  formId: string,
): Promise<KeepAnswer> {
  return storeChange(services, "week", (tx) => keepIn(services, tx, token, { time, formId }));
}

async function keepIn(
  services: Services,
  tx: Transaction<Schema>,
  token: string,
  form: { time: TimeToKeep; formId: string },
): Promise<KeepAnswer> {
  const { time } = form;
  const now = services.now();
  const found = await lockedListing(services, tx, token, now);
  if (!found) return { kind: "ended" };
  const { id: practiceId } = found;
  const formsOwn = keptId(services, practiceId, form);
  const before = await findKept(tx, practiceId, formsOwn);
  if (before && !before.endedAt) return { kind: "saved", id: before.id };
  const others = await keptTimesIn(tx, practiceId, time, now);
  const by = await takenBy(services, tx, practiceId, time, others, now);
  if (by) return { kind: "taken", by, next: await nextFreeStart(services, tx, found, time, now) };
  if (await isKeptTooOften(tx, practiceId, now)) return { kind: "too-often" };
  // What was freed stays known for a while, so the same form keeps the time anew under another id.
  const id = before ? Buffer.from(services.randomBytes(16)).toString("hex") : formsOwn;
  await insertKept(tx, services, { id, practiceId, ...time, madeAt: now, until: null });
  await auditKept(tx, practiceId, now);
  return { kind: "saved", id };
}

/** The id of what a form keeps: alike only if it's sent again as it was. One that was changed, after Back, keeps another time. */
function keptId(
  { keyedHash }: Services,
  practiceId: number,
  { time, formId }: { time: TimeToKeep; formId: string },
): string {
  return keyedHash(`time kept ${JSON.stringify([practiceId, formId, time])}`).slice(0, 32);
}

/** Returns null where another patient, or the practice itself, fits in. Their own calendar doesn’t count: they know what is in it. */
async function takenBy(
  services: Services,
  tx: Transaction<Schema>,
  practiceId: number,
  { whose, from, to }: TimeToKeep,
  others: readonly KeptTime[],
  now: Date,
): Promise<Taken | null> {
  const theirs = others.filter((one) => isFor(one, whose));
  // A look at what an away would touch closes a time for patients, and not for the practice, which may think again.
  if (theirs.some(({ kind, until }) => kind === "away" && until === null)) return "away";
  const atOnce = whose === 0 ? ((await findFreeTimes(tx, practiceId))?.rules.atOnce ?? 1) : 1;
  const held = (await heldCells(tx, services, practiceId, { now })).get(whose);
  const cells = occupiedCells(from, (to.getTime() - from.getTime()) / MINUTE);
  const full = cells.filter((cell) => (held?.get(cell) ?? 0) >= atOnce);
  if (full.length === 0) return null;
  if (await heldAppointmentsAt(tx, practiceId, { whose, cells: full })) return "booked";
  return theirs.some(({ kind }) => kind !== "away") ? "kept" : "offered";
}

async function nextFreeStart(
  services: Services,
  tx: Kysely<Schema>,
  practice: Practice,
  { whose, from, to }: TimeToKeep,
  now: Date,
): Promise<Date | null> {
  const times = await ownTimes(services, tx, practice, now, { marked: true });
  const minutes = (to.getTime() - from.getTime()) / MINUTE;
  return (
    ownStarts(times, minutes, newZealandDay(from)).find((start) => start.whose === whose && start.at > from)
      ?.at ?? null
  );
}

/** `isStated`: the practice has said when patients can book. `isCalendarFresh`: its calendar, where it has one, can be read. */
type OwnTimes = TimesOfPractice & { isStated: boolean; isCalendarFresh: boolean };

/**
 * What a practice’s own free starts are computed from, whether or not patients can book them: none where it has stated no
 * times. `marked`: an away that it is only looking at leaves them free.
 */
export async function ownTimes(
  services: Pick<Services, "keyedHash">,
  db: Kysely<Schema>,
  practice: Practice,
  now: Date,
  { marked = false } = {},
): Promise<OwnTimes> {
  const { id, openingHours, place, newPatients } = practice;
  const stated = await findFreeTimes(db, id);
  const { spans, isFresh } = await busySpansAt(db, id, now);
  return {
    rules: stated?.rules ?? FREE_TIMES_UNSTATED,
    schedule: { openingHours, holidayRegion: placeBySlug(place).holidayRegion },
    takesNewPatients: newPatients.answer !== "no",
    held: await heldCells(db, services, id, { now }),
    busy: spans,
    away: await awaySpans(db, id, now, { marked }),
    isStated: stated !== undefined,
    isCalendarFresh: isFresh,
  };
}

export type FreeAnswer =
  | { kind: "saved" }
  /** It is free already, or was never kept. */
  | { kind: "same" }
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** The time is free again for patients, and its note is gone. An away ends by `endAway`. */
export function freeKept(services: Services, token: string, id: string): Promise<FreeAnswer> {
  return storeChange(services, "week", async (tx): Promise<FreeAnswer> => {
    const now = services.now();
    const practice = await lockedListing(services, tx, token, now);
    if (!practice) return { kind: "ended" };
    const kept = await findKept(tx, practice.id, id);
    if (!kept || kept.kind === "away" || kept.endedAt) return { kind: "same" };
    if (await isKeptTooOften(tx, practice.id, now)) return { kind: "too-often" };
    await endKept(tx, kept, now);
    await auditKept(tx, practice.id, now);
    return { kind: "saved" };
  });
}

/** The listing behind a link, locked: nobody else takes a time of it until the transaction ends. */
export async function lockedListing(
  services: Services,
  tx: Transaction<Schema>,
  token: string,
  now: Date,
): Promise<Practice | undefined> {
  const before = await listingBehind(services, tx, token, now);
  if (!before) return undefined;
  await lockPractice(tx, services.database.kind, before.id);
  return listingBehind(services, tx, token, now);
}

export async function isKeptTooOften(db: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY);
  return (await countAudited(db, { command: KEPT, about: String(id), since })) >= MOST_KEPT_A_DAY;
}

export async function auditKept(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await writeAudit(tx, { at: now, command: KEPT, about: String(id), records: 1, who: "", kind: "act" });
}
