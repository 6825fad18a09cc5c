import { hostname } from "node:os";
import type { Kysely, Transaction } from "kysely";
import { MINUTE } from "#domain/durations.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Place } from "#domain/finding/places.ts";
import { type AuditLine, writeAudit } from "../desk/audit.ts";
import type { Database } from "../database.ts";
import { changedSomething, noteAlive, refuseSecond, REPLACED, thisProcess } from "./imports.ts";
import { restate, storeRecords } from "../practices/practice-records.ts";
import type { Schema } from "../schema.ts";
import { WITHDRAWN_BY_UNDO } from "../practices/withdrawn.ts";

type Surroundings = { places: readonly Place[]; now: () => Date };

/** An import cannot be undone; the message says why. */
export class CannotUndo extends Error {
  override readonly name = "CannotUndo";
}

/**
 * Undoes an import, 250 records at a time: what it changed is as it was, what it brought is listed no longer and keeps
 * its ids. What breaks off is done to its end by `putBackBroken`. Gives how many records it touched. The import must be
 * the latest of its source that changed something and is not undone.
 */
export async function undoImport(
  database: Database,
  id: number,
  around: Surroundings & { audit?: AuditLine },
): Promise<number> {
  return asOwnWork(database, () => beginAndUndo(database, id, around));
}

async function beginAndUndo(
  database: Database,
  id: number,
  { audit, ...around }: Surroundings & { audit?: AuditLine },
): Promise<number> {
  await database.transact(async (tx) => {
    await refuseSecond(tx);
    await refuseUndo(tx, id);
    const opened = { state: "being undone", is_open: 1, process: thisProcess() } as const;
    await tx
      .updateTable("imports")
      .set({ ...opened, alive_at: around.now().toISOString() })
      .where("id", "=", id)
      .execute();
    if (audit) await writeAudit(tx, audit);
  });
  return takeOut(database, id, "undone", around);
}

async function refuseUndo(tx: Transaction<Schema>, id: number): Promise<void> {
  const one = await tx
    .selectFrom("imports")
    .select(["source", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!one) throw new CannotUndo(`There is no import ${id}.`);
  if (one.state !== "done") throw new CannotUndo(`Import ${id} is ${one.state}.`);
  const later = await tx
    .selectFrom("imports")
    .select("id")
    .where("source", "=", one.source)
    .where("state", "=", "done")
    .where("id", ">", id)
    .where(changedSomething)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (later) throw new CannotUndo(`Undo import ${later.id} first.`);
  const change = await tx
    .selectFrom("import_changes")
    .select("import_id")
    .where("import_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (!change) throw new CannotUndo(`Import ${id} changed nothing, or is too long ago to be undone.`);
}

/**
 * Rolls back an import that broke off, or finishes an undoing that did. Resolves with that import and the number of its
 * records; with undefined where there is none, or where another process is still at work on it.
 */
export async function putBackBroken(
  database: Database,
  around: Surroundings,
): Promise<{ id: number; file: string; records: number } | undefined> {
  const open = await openImport(database.read);
  if (!open || isOwnWork(database.read) || isAtWork(open, around.now())) return undefined;
  const ending = open.state === "under way" ? "put back" : "undone";
  const records = await takeOut(database, open.id, ending, around);
  return { id: open.id, file: open.file, records };
}

/** Puts back what this process has written of an import that it cannot finish. */
export async function putBack(database: Database, id: number, around: Surroundings): Promise<void> {
  await takeOut(database, id, "put back", around);
}

/** Records at a time: few enough that a form that is posted meanwhile waits for a moment only. */
const BATCH = 250;

async function takeOut(
  database: Database,
  id: number,
  ending: "undone" | "put back",
  { places, now }: Surroundings,
): Promise<number> {
  for (let records = 0; ;) {
    const done = await database.transact(async (tx) => {
      const changes = await tx
        .selectFrom("import_changes")
        .selectAll()
        .where("import_id", "=", id)
        .orderBy("external_id")
        .limit(BATCH)
        .execute();
      await noteAlive(tx, id, now());
      await restore(tx, changes, { places, day: newZealandDay(now()) });
      if (changes.length < BATCH) {
        await listSamplesAgain(tx);
        await tx.updateTable("imports").set({ state: ending, is_open: null }).where("id", "=", id).execute();
      }
      return changes.length;
    });
    records += done;
    if (done < BATCH) return records;
  }
}

type Change = Schema["import_changes"];
type RecordRow = Parameters<typeof storeRecords>[1][number];

async function restore(
  tx: Transaction<Schema>,
  changes: readonly Change[],
  { places, day }: { places: readonly Place[]; day: string },
): Promise<void> {
  if (changes.length === 0) return;
  const [{ import_id, source }] = changes as readonly [Change, ...Change[]];
  const externalIds = changes.map((change) => change.external_id);
  const written = await tx
    .selectFrom("source_records")
    .select(["external_id", "practice_id"])
    .where("source", "=", source)
    .where("external_id", "in", externalIds)
    .execute();
  const before = changes.flatMap((change) =>
    change.before === null ? [] : [JSON.parse(change.before) as RecordRow],
  );
  const brought = changes.filter((change) => change.before === null).map((change) => change.external_id);
  await storeRecords(tx, before);
  if (brought.length > 0) {
    await tx
      .updateTable("source_records")
      .set({ gone_on: day })
      .where("source", "=", source)
      .where("external_id", "in", brought)
      .execute();
  }
  const ids = new Set([...written, ...before].map((record) => record.practice_id));
  await restate(tx, [...ids], { places, on: day, why: WITHDRAWN_BY_UNDO });
  await tx
    .deleteFrom("import_changes")
    .where("import_id", "=", import_id)
    .where("external_id", "in", externalIds)
    .execute();
}

async function listSamplesAgain(tx: Transaction<Schema>): Promise<void> {
  await tx
    .updateTable("practices")
    .set({ withdrawn_on: null, withdrawn_why: "" })
    .where("is_sample", "=", 1)
    .where("withdrawn_why", "=", REPLACED)
    .execute();
}

/** The import, or the undoing of one, that has not ended, and whether a process is at work on it. */
export async function unfinishedImport(
  db: Kysely<Schema>,
  now: Date,
): Promise<{ id: number; file: string; isAtWork: boolean } | undefined> {
  const open = await openImport(db);
  return open && { id: open.id, file: open.file, isAtWork: isOwnWork(db) || isAtWork(open, now) };
}

function openImport(db: Kysely<Schema>) {
  return db.selectFrom("imports").selectAll().where("is_open", "=", 1).executeTakeFirst();
}

/** How many imports this very process is at, by database: its process id alone can be that of one that died. */
const ownWork = new WeakMap<Kysely<Schema>, number>();

/** Does the work of an import or of an undoing, its beginning included; until it ends this process takes none for broken off. */
export async function asOwnWork<Result>(
  { read }: Pick<Database, "read">,
  work: () => Promise<Result>,
): Promise<Result> {
  ownWork.set(read, (ownWork.get(read) ?? 0) + 1);
  try {
    return await work();
  } finally {
    ownWork.set(read, ownWork.get(read)! - 1);
  }
}

function isOwnWork(db: Kysely<Schema>): boolean {
  return (ownWork.get(db) ?? 0) > 0;
}

/** It writes a batch in less than a second: after a minute of silence it is dead. */
const SILENCE = MINUTE;

/** On this machine the process itself is asked, so that no one waits for the minute. */
function isAtWork({ process: who, alive_at }: { process: string; alive_at: string }, now: Date): boolean {
  if (now.getTime() - new Date(alive_at).getTime() > SILENCE) return false;
  const [host, id] = who.split(" ");
  return host !== hostname() || (Number(id) !== process.pid && isRunning(Number(id)));
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
