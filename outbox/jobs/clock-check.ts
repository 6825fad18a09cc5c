import type { Kysely, Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";
import { DAY, HOUR } from "#domain/durations.ts";
import { newestBackup } from "./backup-files.ts";
import type { Uptime } from "./uptime.ts";

/**
 * Whether the system clock may be trusted with what cannot be undone: erasing and pruning, ending a request or taking it
 * back, asking for a review, giving up a mail. A clock that jumps ahead for a minute would do all of it before its day.
 *
 * So each check compares the clock with the machine's uptime, which no one can set: the instant of the machine's start,
 * which is the clock less the uptime, stays the same for as long as no one sets the clock, whether or not the site runs.
 * When it has moved by more than an hour, the clock has jumped, and all of this waits until the clock is set right, has
 * gone on steadily for a day, or an operator has confirmed it.
 *
 * After a start of the machine there is no such instant to compare with. The clock is then compared with the last time
 * at which it was plausible. It may be ahead by days, as after a weekend without power, but also because it is wrong:
 * an hour of steady clock tells, in which a wrong one is mostly set right by the network. A week or more waits for a day.
 */
export type ClockCheck =
  | {
      isPlausible: true;
      /** When a wrong clock was last set right, and what it had shown until then. */
      righted?: { at: Date; wrongAt: Date };
    }
  | {
      isPlausible: false;
      /** `jumped`: it was set, or went wrong. `away`: the machine was off for so long, as far as can be known. */
      why: "jumped" | "away";
      /** Milliseconds by which the clock is off, or the machine was off; negative: the clock has stepped back. */
      offBy: number;
      /** When the clock was last plausible. */
      trustedAt: Date;
      /** Until when it must go on steadily, by its own time. */
      suspendedUntil: Date;
    };

/** Finds the clock plausible or not, and remembers it. Jobs that do what cannot be undone call it at each run. */
export type CheckClock = (now: Date) => Promise<ClockCheck>;

/** A job did not run, because the clock has jumped. */
export class ClockJumped extends Error {
  override readonly name = "ClockJumped";
  constructor() {
    super("The clock has jumped. Until it’s right or confirmed, we do nothing that can’t be undone.");
  }
}

/** What a check has found new. `offBy` is in milliseconds, negative where the clock stepped back. */
export type ClockNews = { what: "jumped" | "away" | "righted"; offBy: number };

/** A clock that is set by less counts as the same. */
const MAX_JUMP = HOUR;
/** A site that was off for longer than this is taken for one with a wrong clock. */
const MAX_ABSENCE = 7 * DAY;
const STEADY_AFTER_JUMP = DAY;
const STEADY_AFTER_ABSENCE = HOUR;

/**
 * `onNews` hears of each jump once, and of each end of one. `restoredFrom` is the time of the backup that the database
 * has just been restored from.
 */
export function openClockCheck(
  database: Database,
  {
    uptime,
    backupFolder,
    onNews = () => undefined,
    restoredFrom,
  }: { uptime: Uptime; backupFolder: string; onNews?: (news: ClockNews) => void; restoredFrom?: Date },
): CheckClock {
  return async (now) => {
    const [before, judged] = await database.transact(async (tx) => {
      const known = (await knownClock(tx)) ?? {
        trusted: {
          at: (await latestStored(tx, [(await newestBackup(backupFolder))?.at, restoredFrom])) ?? now,
          start: null,
        },
      };
      const found = judgeClock(known, readingAt(now, uptime));
      await store(tx, found.next);
      return [known, found] as const;
    });
    const news = clockNews(before, judged);
    if (news) onNews(news);
    return judged.result;
  };
}

/** Checks the clock without remembering it, for `doctor`. Undefined before the first check. */
export async function readClockCheck(
  db: Kysely<Schema>,
  now: Date,
  uptime: Uptime,
): Promise<ClockCheck | undefined> {
  const known = await knownClock(db);
  return known && judgeClock(known, readingAt(now, uptime)).result;
}

/** The operator says that the clock is right. */
export async function confirmClock(database: Database, now: Date, uptime: Uptime): Promise<void> {
  await database.transact((tx) => store(tx, { trusted: readingAt(now, uptime) }));
}

/** What the clock showed, and the start of the machine by it; null where that is not known. */
export type ClockReading = { at: Date; start: MachineStart | null };

/** Which start of the machine, and when it was by the clock. */
type MachineStart = { boot: string; at: Date };

export function readingAt(now: Date, { boot, milliseconds }: Uptime): ClockReading {
  return { at: now, start: { boot, at: new Date(now.getTime() - milliseconds()) } };
}

/** When the clock was last plausible; while it is not, since when and what it last showed. */
export type KnownClock = {
  trusted: ClockReading;
  suspect?: { since: Date; latest: ClockReading };
  righted?: { at: Date; wrongAt: Date };
};

/**
 * `judgeClock({ trusted: mondayNoon }, mondayNoonButSaturdayByTheClock)` is implausible; the same clock a day later is
 * plausible.
 */
export function judgeClock(
  known: KnownClock,
  reading: ClockReading,
): { next: KnownClock; result: ClockCheck } {
  const { trusted, suspect, righted } = known;
  const offBy = distance(trusted, reading);
  if (Math.abs(offBy) <= tolerance(trusted)) {
    const told = suspect ? { at: reading.at, wrongAt: suspect.latest.at } : recent(righted, reading.at);
    // Compared with the first reading of this start, so that a clock cannot creep away.
    return plausible(isSameStart(trusted, reading) ? { ...reading, start: trusted.start } : reading, told);
  }
  const isSteady = suspect && Math.abs(distance(suspect.latest, reading)) <= tolerance(suspect.latest);
  const since = isSteady && reading.at >= suspect.since ? suspect.since : reading.at;
  const latest = isSteady ? { ...suspect.latest, at: reading.at } : reading;
  const isAbsence =
    trusted.start !== null && !isSameStart(trusted, latest) && offBy > 0 && offBy <= MAX_ABSENCE;
  const steadyFor = isAbsence ? STEADY_AFTER_ABSENCE : STEADY_AFTER_JUMP;
  if (reading.at.getTime() - since.getTime() >= steadyFor) return plausible(reading);
  return {
    next: { trusted, suspect: { since, latest } },
    result: {
      isPlausible: false,
      why: isAbsence ? "away" : "jumped",
      offBy,
      trustedAt: trusted.at,
      suspendedUntil: new Date(since.getTime() + steadyFor),
    },
  };
}

function plausible(trusted: ClockReading, righted?: KnownClock["righted"]) {
  const told = righted && { righted };
  return { next: { trusted, ...told }, result: { isPlausible: true, ...told } } as const;
}

/** Told for a week, so that who looks on Monday hears of the weekend. */
function recent(righted: KnownClock["righted"], now: Date): KnownClock["righted"] {
  return righted && Math.abs(now.getTime() - righted.at.getTime()) <= MAX_ABSENCE ? righted : undefined;
}

/** Milliseconds by which the clock was set between two readings; without the uptime of both, the time between them. */
function distance(one: ClockReading, other: ClockReading): number {
  const [from, to] = isSameStart(one, other) ? [one.start!, other.start!] : [one, other];
  return to.at.getTime() - from.at.getTime();
}

function isSameStart(one: ClockReading, other: ClockReading): boolean {
  return one.start !== null && one.start.boot === other.start?.boot;
}

/** A reading of an older release, or of something else that has a time, may be old. */
function tolerance({ start }: ClockReading): number {
  return start === null ? MAX_ABSENCE : MAX_JUMP;
}

/** Undefined where nothing is new. */
function clockNews(
  known: KnownClock,
  { next, result }: ReturnType<typeof judgeClock>,
): ClockNews | undefined {
  if (!result.isPlausible)
    return known.suspect?.since.getTime() === next.suspect?.since.getTime()
      ? undefined
      : { what: result.why, offBy: result.offBy };
  if (!known.suspect || !next.righted) return undefined;
  return { what: "righted", offBy: distance(known.suspect.latest, next.trusted) };
}

async function knownClock(db: Kysely<Schema>): Promise<KnownClock | undefined> {
  const row = await db.selectFrom("clock_checks").selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { suspect_since, suspect_at, righted_at, wrong_at } = row;
  return {
    trusted: { at: new Date(row.trusted_at), start: startIn(row.boot, row.booted_at) },
    ...(suspect_since !== null &&
      suspect_at !== null && {
        suspect: {
          since: new Date(suspect_since),
          latest: { at: new Date(suspect_at), start: startIn(row.suspect_boot, row.suspect_booted_at) },
        },
      }),
    ...(righted_at !== null &&
      wrong_at !== null && { righted: { at: new Date(righted_at), wrongAt: new Date(wrong_at) } }),
  };
}

function startIn(boot: string | null, at: string | null): MachineStart | null {
  return boot === null || at === null ? null : { boot, at: new Date(at) };
}

async function store(tx: Transaction<Schema>, { trusted, suspect, righted }: KnownClock): Promise<void> {
  const values = {
    trusted_at: trusted.at.toISOString(),
    boot: trusted.start?.boot ?? null,
    booted_at: trusted.start?.at.toISOString() ?? null,
    suspect_since: suspect?.since.toISOString() ?? null,
    suspect_at: suspect?.latest.at.toISOString() ?? null,
    suspect_boot: suspect?.latest.start?.boot ?? null,
    suspect_booted_at: suspect?.latest.start?.at.toISOString() ?? null,
    righted_at: righted?.at.toISOString() ?? null,
    wrong_at: righted?.wrongAt.toISOString() ?? null,
  };
  await tx
    .insertInto("clock_checks")
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

/** At the first check, of an older database or a restored one: the latest of what has a time. */
async function latestStored(
  db: Kysely<Schema>,
  backups: readonly (Date | undefined)[],
): Promise<Date | undefined> {
  const { received } = await db
    .selectFrom("submissions")
    .select((eb) => eb.fn.max("received_at").as("received"))
    .executeTakeFirstOrThrow();
  const { done } = await db
    .selectFrom("job_runs")
    .select((eb) => eb.fn.max("done_at").as("done"))
    .executeTakeFirstOrThrow();
  const times = [received, done, ...backups].flatMap((time) => (time ? [new Date(time).getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
