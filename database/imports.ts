import { hostname } from "node:os";
import type { Kysely, Transaction } from "kysely";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Place } from "#domain/places.ts";
import type { Database } from "./database.ts";
import { restate, storeRecords } from "./practice-records.ts";
import type { Schema } from "./schema.ts";
import { isRemoved, WITHDRAWN_BY_UNDO } from "./withdrawn.ts";

/** What an import knows of a practice that its source has brought before. */
export type KnownRecord = {
  practiceId: number;
  /** SHA-256 of what the source said. */
  contentHash: string;
  /** The source has it no longer. */
  isGone: boolean;
  /** When and why an operator took the practice off; null: none did. */
  removed: { on: string; why: string } | null;
};

/** All that a source has brought so far, by its own ids: about 200 bytes each. */
export async function recordsOf(db: Kysely<Schema>, source: string): Promise<Map<string, KnownRecord>> {
  const rows = await db
    .selectFrom("source_records")
    .innerJoin("practices", "practices.id", "source_records.practice_id")
    .select(["external_id", "practice_id", "content_hash", "gone_on", "withdrawn_on", "withdrawn_why"])
    .where("source", "=", source)
    .execute();
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        practiceId: row.practice_id,
        contentHash: row.content_hash,
        isGone: row.gone_on !== null,
        removed: isRemoved(row) ? { on: row.withdrawn_on!, why: row.withdrawn_why } : null,
      },
    ]),
  );
}

/** Samples have the ids below. An id is never given twice, so that a bookmark never leads to another practice. */
const FIRST_REAL_ID = 10_001;

/** The first id that no practice has or had; withdrawn ones keep theirs. */
export async function nextPracticeId(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom("practices")
    .select((eb) => eb.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_REAL_ID, (last ?? 0) + 1);
}

/** How many rows of each kind an import had. */
export type ImportCounts = Readonly<Record<string, number>>;

export type Import = {
  id: number;
  source: string;
  /** The name of the file, without its folder. */
  file: string;
  asOf: string;
  startedAt: string;
  state: Schema["imports"]["state"];
  counts: ImportCounts;
};

/** Every import, the latest first. */
export async function listImports(db: Kysely<Schema>): Promise<Import[]> {
  const rows = await db.selectFrom("imports").selectAll().orderBy("id", "desc").execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    file: row.file,
    asOf: row.as_of,
    startedAt: row.started_at,
    state: row.state,
    counts: JSON.parse(row.counts) as ImportCounts,
  }));
}

/** Another import is writing, or being undone, at this moment. */
class ImportUnderWay extends Error {
  override readonly name = "ImportUnderWay";
  constructor(file: string) {
    super(`Another import is under way: ${file}. Nothing was written.`);
  }
}

/** Opens the journal; the only one that is open. Gives its number. Throws `ImportUnderWay`. */
export async function beginImport(
  database: Database,
  about: { source: string; file: string; format: string; asOf: string; counts: ImportCounts },
  now: Date,
): Promise<number> {
  return database.transact(async (tx) => {
    await refuseSecond(tx);
    const { last } = await tx
      .selectFrom("imports")
      .select((eb) => eb.fn.max<number | null>("id").as("last"))
      .executeTakeFirstOrThrow();
    const id = (last ?? 0) + 1;
    const at = now.toISOString();
    const { asOf, counts, ...rest } = about;
    const journal = { ...rest, id, as_of: asOf, counts: JSON.stringify(counts), started_at: at };
    await tx
      .insertInto("imports")
      .values({ ...journal, alive_at: at, process: thisProcess(), state: "under way", is_open: 1 })
      .execute();
    return id;
  });
}

async function refuseSecond(tx: Transaction<Schema>): Promise<void> {
  const open = await tx.selectFrom("imports").select("file").where("is_open", "=", 1).executeTakeFirst();
  if (open) throw new ImportUnderWay(open.file);
}

/** A sign of life, in the transaction of each batch. */
export async function noteAlive(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await tx.updateTable("imports").set({ alive_at: now.toISOString() }).where("id", "=", id).execute();
}

/** Closes the journal of an import that has written everything, and forgets what can be undone no longer. */
export async function finishImport(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await tx
    .updateTable("imports")
    .set({ state: "done", finished_at: now.toISOString(), is_open: null })
    .where("id", "=", id)
    .execute();
  const { source } = await tx
    .selectFrom("imports")
    .select("source")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const kept = await tx
    .selectFrom("imports")
    .select("id")
    .where("source", "=", source)
    .orderBy("id", "desc")
    .limit(KEPT)
    .execute();
  await tx
    .deleteFrom("import_changes")
    .where("source", "=", source)
    .where("import_id", "<", kept.at(-1)!.id)
    .execute();
}

/** The last imports of a source can be undone. */
const KEPT = 5;

type Surroundings = { places: readonly Place[]; now: () => Date };

/**
 * Undoes an import, 250 records at a time: what it changed is as it was, what it brought is listed no longer and keeps
 * its ids. What breaks off is done to its end by `putBackBroken`. Gives how many records it touched. The import must be
 * the latest of its source that is not undone.
 */
export async function undoImport(database: Database, id: number, around: Surroundings): Promise<number> {
  await database.transact(async (tx) => {
    await refuseSecond(tx);
    await refuseUndo(tx, id);
    const opened = { state: "being undone", is_open: 1, process: thisProcess() } as const;
    await tx
      .updateTable("imports")
      .set({ ...opened, alive_at: around.now().toISOString() })
      .where("id", "=", id)
      .execute();
  });
  return takeOut(database, id, "undone", around);
}

async function refuseUndo(tx: Transaction<Schema>, id: number): Promise<void> {
  const one = await tx
    .selectFrom("imports")
    .select(["source", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!one) throw new Error(`There is no import ${id}.`);
  if (one.state !== "done") throw new Error(`Import ${id} is ${one.state}.`);
  const later = await tx
    .selectFrom("imports")
    .select("id")
    .where("source", "=", one.source)
    .where("state", "=", "done")
    .where("id", ">", id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (later) throw new Error(`Undo import ${later.id} first.`);
  const change = await tx
    .selectFrom("import_changes")
    .select("import_id")
    .where("import_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (!change) throw new Error(`Import ${id} changed nothing, or is too long ago to be undone.`);
}

/**
 * Puts back what an import wrote that broke off, and ends an undoing that did. Says which; undefined where there is none.
 * One that is at work in another process is left alone.
 */
export async function putBackBroken(
  database: Database,
  around: Surroundings,
): Promise<{ id: number; file: string; records: number } | undefined> {
  const open = await database.read
    .selectFrom("imports")
    .selectAll()
    .where("is_open", "=", 1)
    .executeTakeFirst();
  if (!open || isAtWork(open, around.now())) return undefined;
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

const REPLACED = "replaced by an import";

/**
 * From the beginning of an import that replaces the samples they are not listed; its last transaction deletes them. So
 * one that breaks off has not mixed them with real practices, and leaves them as they were.
 */
export async function hideSamples(tx: Transaction<Schema>, day: string): Promise<void> {
  await tx
    .updateTable("practices")
    .set({ withdrawn_on: day, withdrawn_why: REPLACED })
    .where("is_sample", "=", 1)
    .where("withdrawn_on", "is", null)
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

/** It writes a batch in less than a second: after a minute of silence it is dead. */
const SILENCE = 60_000;

function thisProcess(): string {
  return `${hostname()} ${process.pid}`;
}

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
