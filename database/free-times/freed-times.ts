import type { Kysely, Selectable, Transaction } from "kysely";
import { CELL } from "#domain/free-times/free-times.ts";
import type { Schema } from "../schema.ts";
import { deleteUnsent } from "../unsent-messages.ts";

/** A time that a patient has given up, while others wait for an earlier one: so many cells of five minutes. */
export type FreedTime = {
  practiceId: number;
  /** The first, counted from 1970. */
  cell: number;
  cells: number;
  /** How often people were told of it. */
  round: number;
};

/** Notes a time that has become free, if a patient of the practice wants an earlier one. */
export async function noteFreed(
  tx: Transaction<Schema>,
  { practiceId, cell, cells }: Omit<FreedTime, "round">,
  now: Date,
): Promise<void> {
  const waiting = await waitingForEarlier(tx, practiceId);
  if (waiting.length === 0) return;
  const freed = { cells, round: 0, next_at: now.toISOString() };
  await tx
    .insertInto("freed_times")
    .values({ practice_id: practiceId, cell, ...freed })
    .onConflict((conflict) => conflict.columns(["practice_id", "cell"]).doUpdateSet(freed))
    .execute();
}

/** The requests with an appointment at a practice whose patients want an earlier one. */
export async function waitingForEarlier(db: Kysely<Schema>, practiceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("practice_id", "=", practiceId)
    .where("wants_earlier", "=", 1)
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The freed times that we can tell someone about now, earliest first. */
export async function dueFreedTimes(db: Kysely<Schema>, now: Date): Promise<FreedTime[]> {
  const rows = await db
    .selectFrom("freed_times")
    .selectAll()
    .where("next_at", "<=", now.toISOString())
    .orderBy("cell")
    .execute();
  return rows.map(toFreed);
}

/** The freed times of a practice that have one of these cells. */
export async function freedTimesAt(
  db: Kysely<Schema>,
  practiceId: number,
  cells: readonly number[],
): Promise<FreedTime[]> {
  const rows = await db.selectFrom("freed_times").selectAll().where("practice_id", "=", practiceId).execute();
  return rows
    .filter((row) => cells.some((cell) => row.cell <= cell && cell < row.cell + row.cells))
    .map(toFreed);
}

function toFreed({ practice_id, cell, cells, round }: Selectable<Schema["freed_times"]>): FreedTime {
  return { practiceId: practice_id, cell, cells, round };
}

/** Puts off the next look, in the same or in another round. False: another process has done so, or someone has the time. */
export async function setNextLook(
  tx: Transaction<Schema>,
  { practiceId, cell, round }: FreedTime,
  next: { round: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("freed_times")
    .set({ round: next.round, next_at: next.at.toISOString() })
    .where("practice_id", "=", practiceId)
    .where("cell", "=", cell)
    .where("round", "=", round)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** We tell nobody else of it: mails and texts that still wait are deleted. */
export async function endFreed(
  tx: Transaction<Schema>,
  { practiceId, cell }: Pick<FreedTime, "practiceId" | "cell">,
): Promise<void> {
  await tx.deleteFrom("freed_times").where("practice_id", "=", practiceId).where("cell", "=", cell).execute();
  await deleteUnsent(tx, (eb) =>
    eb.and([eb("topic", "=", "invitation"), eb("freed", "=", freedHolder({ practiceId, cell }))]),
  );
}

/** A practice’s times are no longer booked here. */
export async function endFreedTimes(tx: Transaction<Schema>, practiceId: number): Promise<void> {
  await tx.deleteFrom("freed_times").where("practice_id", "=", practiceId).execute();
}

/** When it begins and ends. */
export function freedSpan({ cell, cells }: Pick<FreedTime, "cell" | "cells">): { from: Date; to: Date } {
  return { from: new Date(cell * CELL), to: new Date((cell + cells) * CELL) };
}

/** The name under which a freed time is kept for the first people we tell, and by which the mails and texts about it are found. */
export function freedHolder({ practiceId, cell }: Pick<FreedTime, "practiceId" | "cell">): string {
  return `freed ${practiceId} ${cell}`;
}
