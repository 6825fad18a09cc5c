import type { Kysely, Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";
import { newestBackup } from "./backup-files.ts";

/**
 * Whether the system clock may be trusted to erase by. A dead battery or a restored virtual machine can start with a
 * clock that is months off. Erasing and pruning by it would destroy what is not due, and requests would end before
 * their day. So each check compares the clock with the last time at which it was plausible. A jump of more than a week
 * suspends these jobs until the clock has gone on steadily for a day, or an operator has confirmed it.
 */
export type ClockCheck =
  | { isPlausible: true }
  | {
      isPlausible: false;
      /** When the clock was last plausible. */
      trustedAt: Date;
      /** Until when it must go on steadily, by its own time. */
      suspendedUntil: Date;
    };

/** Finds the clock plausible or not, and remembers it. Jobs that destroy data call it at each run. */
export type CheckClock = (now: Date) => Promise<ClockCheck>;

/** A job did not run, because the clock has jumped. */
export class ClockJumped extends Error {
  override readonly name = "ClockJumped";
  constructor() {
    super("The clock has jumped: nothing is erased until it is confirmed.");
  }
}

const DAY = 86_400_000;
const MAX_JUMP = 7 * DAY;
const STEADY_FOR = DAY;

/**
 * `onJump` gets the number of days, at each check that finds the clock implausible. `restoredFrom` is the time of the
 * backup that the database has just been restored from.
 */
export function openClockCheck(
  database: Database,
  {
    backupFolder,
    onJump = () => undefined,
    restoredFrom,
  }: { backupFolder: string; onJump?: (days: number) => void; restoredFrom?: Date },
): CheckClock {
  return async (now) => {
    const backups = [await newestBackup(backupFolder), restoredFrom];
    const check = await database.transact(async (tx) => {
      const known = (await knownClock(tx)) ?? { trustedAt: (await latestStored(tx, backups)) ?? now };
      const { next, result } = judgeClock(known, now);
      await store(tx, next);
      return result;
    });
    if (!check.isPlausible) onJump((now.getTime() - check.trustedAt.getTime()) / DAY);
    return check;
  };
}

/** The same without remembering it, for `doctor`. Undefined before the first check. */
export async function readClockCheck(db: Kysely<Schema>, now: Date): Promise<ClockCheck | undefined> {
  const known = await knownClock(db);
  return known && judgeClock(known, now).result;
}

/** Throws `ClockJumped` while the clock is not to be trusted. Reads only: the hourly jobs remember it. */
export async function assertClock(db: Kysely<Schema>, now: Date): Promise<void> {
  const clock = await readClockCheck(db, now);
  if (clock && !clock.isPlausible) throw new ClockJumped();
}

/** The operator says that the clock is right. */
export async function confirmClock(database: Database, now: Date): Promise<void> {
  await database.transact((tx) => store(tx, { trustedAt: now }));
}

/** When the clock was last plausible; while it is not, since when and until when it has been seen to be off. */
export type KnownClock = { trustedAt: Date; suspect?: { since: Date; at: Date } };

/**
 * `judgeClock({ trustedAt: monday }, nextWednesday)` is implausible; the same clock a day later is plausible.
 */
export function judgeClock(known: KnownClock, now: Date): { next: KnownClock; result: ClockCheck } {
  const plausible = { next: { trustedAt: now }, result: { isPlausible: true } } as const;
  if (distance(known.trustedAt, now) <= MAX_JUMP) return plausible;
  const { trustedAt, suspect } = known;
  const isSteady = suspect !== undefined && distance(suspect.at, now) <= MAX_JUMP && now >= suspect.since;
  const since = isSteady ? suspect.since : now;
  if (now.getTime() - since.getTime() >= STEADY_FOR) return plausible;
  return {
    next: { trustedAt, suspect: { since, at: now } },
    result: { isPlausible: false, trustedAt, suspendedUntil: new Date(since.getTime() + STEADY_FOR) },
  };
}

function distance(one: Date, other: Date): number {
  return Math.abs(one.getTime() - other.getTime());
}

async function knownClock(db: Kysely<Schema>): Promise<KnownClock | undefined> {
  const row = await db.selectFrom("clock_checks").selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { trusted_at, suspect_since, suspect_at } = row;
  if (suspect_since === null || suspect_at === null) return { trustedAt: new Date(trusted_at) };
  return {
    trustedAt: new Date(trusted_at),
    suspect: { since: new Date(suspect_since), at: new Date(suspect_at) },
  };
}

async function store(tx: Transaction<Schema>, { trustedAt, suspect }: KnownClock): Promise<void> {
  const values = {
    trusted_at: trustedAt.toISOString(),
    suspect_since: suspect?.since.toISOString() ?? null,
    suspect_at: suspect?.at.toISOString() ?? null,
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
