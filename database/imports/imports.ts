import { hostname } from "node:os";
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from "kysely";
import { PRACTICE } from "#domain/practices/sources.ts";
import { type AuditLine, writeAudit } from "../desk/audit.ts";
import { countOf } from "../counting.ts";
import type { Database } from "../database.ts";
import { ownWordId } from "../practices/practice-records.ts";
import type { Schema } from "../schema.ts";
import { type Removed, removalByOperator } from "../practices/withdrawn.ts";

/** What an import knows of a practice that its source has brought before. */
export type KnownRecord = {
  practiceId: number;
  /** SHA-256 of what the source said. */
  contentHash: string;
  /** The source has it no longer. */
  isGone: boolean;
  /** When and why an operator took the practice off; null: none did. */
  removed: Removed | null;
  /** It says no more than that the practice has joined, by `practice join`: no row of a file. */
  isJoining: boolean;
};

/**
 * All that a source has brought so far, by its own ids: about 200 bytes each. What practices have said through their links
 * is not among it: no file brings that, and none takes it away.
 */
export async function knownRecords(db: Kysely<Schema>, source: string): Promise<Map<string, KnownRecord>> {
  const rows = await db
    .selectFrom("source_records")
    .innerJoin("practices", "practices.id", "source_records.practice_id")
    .select(["external_id", "practice_id", "content_hash", "gone_on", "withdrawn_on", "withdrawn_why"])
    .where("source", "=", source)
    .execute();
  const ofFiles = rows.filter((row) => source !== PRACTICE || row.external_id !== ownWordId(row.practice_id));
  return new Map(
    ofFiles.map((row) => [
      row.external_id,
      {
        practiceId: row.practice_id,
        contentHash: row.content_hash,
        isGone: row.gone_on !== null,
        removed: removalByOperator(row),
        isJoining: source === PRACTICE && row.external_id === String(row.practice_id),
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
  /** Who did it at the desk; empty: a command. */
  who: string;
};

/** Every import, the latest first. One that is only looked at is none yet. */
export async function listImports(db: Kysely<Schema>): Promise<Import[]> {
  const rows = await db
    .selectFrom("imports")
    .selectAll()
    .where("state", "<>", "looked at")
    .orderBy("id", "desc")
    .execute();
  return rows.map(importIn);
}

/** An import, or a file that is looked at: then with what it would write, as a hash. */
export async function findImport(
  db: Kysely<Schema>,
  id: number,
): Promise<(Import & { format: string; planHash: string; isComplete: boolean }) | undefined> {
  const row = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
  return (
    row && {
      ...importIn(row),
      format: row.format,
      planHash: row.plan_hash,
      isComplete: row.is_complete === 1,
    }
  );
}

function importIn(row: Selectable<Schema["imports"]>): Import {
  return {
    id: row.id,
    source: row.source,
    file: row.file,
    asOf: row.as_of,
    startedAt: row.started_at,
    state: row.state,
    counts: JSON.parse(row.counts) as ImportCounts,
    who: row.who,
  };
}

/** How many records an import has written so far. */
export function countWritten(db: Kysely<Schema>, id: number): Promise<number> {
  return countOf(db.selectFrom("import_changes").where("import_id", "=", id));
}

/** Those that `undoImport` takes: of each source the last one that changed something and is not undone. */
export async function undoableImports(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("imports")
    .select((eb) => eb.fn.max<number>("id").as("id"))
    .where("state", "=", "done")
    .where(changedSomething)
    .groupBy("source")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Another import is writing, or being undone, at this moment. */
export class ImportUnderWay extends Error {
  override readonly name = "ImportUnderWay";
  constructor(file: string) {
    super(`Another import is under way: ${file}. Nothing was written.`);
  }
}

/** Someone else has decided about a file that was looked at, or it would write something else by now. */
export class LookIsOver extends Error {
  override readonly name = "LookIsOver";
  constructor(id: number) {
    super(`Import ${id} is no longer being looked at.`);
  }
}

type About = { source: string; file: string; format: string; asOf: string; counts: ImportCounts };

/** What someone has looked at before they import it. */
export type Looked = { id: number; planHash: string };
export type AtDesk = { who: string; audit: (id: number) => AuditLine };

/** Opens the journal; the only one that is open. Gives its number. Throws `ImportUnderWay`, `LookIsOver`. */
export async function beginImport(
  database: Database,
  { looked, desk, ...about }: About & { looked?: Looked | undefined; desk?: AtDesk | undefined },
  now: Date,
): Promise<number> {
  return database.transact(async (tx) => {
    await refuseSecond(tx);
    // The journal is numbered in the order of writing: what was only looked at has no place in it yet.
    if (looked && !(await dropLook(tx, looked))) throw new LookIsOver(looked.id);
    const journal = { ...importColumns(about, now), id: await nextImportId(tx), who: desk?.who ?? "" };
    await tx
      .insertInto("imports")
      .values({ ...journal, process: thisProcess(), state: "under way", is_open: 1 })
      .execute();
    if (desk) await writeAudit(tx, desk.audit(journal.id));
    return journal.id;
  });
}

/** Keeps that someone looks at a file: nothing is written of it. Gives the number of the look. */
export async function noteLook(
  tx: Transaction<Schema>,
  { who, planHash, isComplete, ...about }: About & { who: string; planHash: string; isComplete: boolean },
  now: Date,
): Promise<number> {
  const id = await nextImportId(tx);
  const look = { who, plan_hash: planHash, is_complete: isComplete ? 1 : 0, process: "" };
  await tx
    .insertInto("imports")
    .values({ ...importColumns(about, now), ...look, id, state: "looked at" })
    .execute();
  return id;
}

/** What a file would write has changed since someone looked at it. */
export async function changeLook(
  tx: Transaction<Schema>,
  { id, planHash, counts }: Looked & { counts: ImportCounts },
): Promise<void> {
  await tx
    .updateTable("imports")
    .set({ plan_hash: planHash, counts: JSON.stringify(counts) })
    .where("id", "=", id)
    .where("state", "=", "looked at")
    .execute();
}

/**
 * A file that waits was fetched again: it keeps its number, and since when it waits. False where nobody looks at it any
 * more, or the number is another file's by now.
 */
export async function renewLook(
  tx: Transaction<Schema>,
  id: number,
  { source, who, file, format, asOf, counts, planHash }: About & { who: string; planHash: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("imports")
    .set({
      file,
      format,
      as_of: asOf,
      counts: JSON.stringify(counts),
      plan_hash: planHash,
      alive_at: now.toISOString(),
    })
    .where("id", "=", id)
    .where("state", "=", "looked at")
    .where("source", "=", source)
    .where("who", "=", who)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function dropLook(tx: Transaction<Schema>, { id, planHash }: Looked): Promise<boolean> {
  const dropped = await tx
    .deleteFrom("imports")
    .where("id", "=", id)
    .where("state", "=", "looked at")
    .where("plan_hash", "=", planHash)
    .returning("id")
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Forgets the files that were looked at, or fetched again, before an instant, and were not imported. */
export async function forgetLooks(tx: Transaction<Schema>, before: Date): Promise<void> {
  await tx
    .deleteFrom("imports")
    .where("state", "=", "looked at")
    .where("alive_at", "<", before.toISOString())
    .execute();
}

async function nextImportId(tx: Transaction<Schema>): Promise<number> {
  const { last } = await tx
    .selectFrom("imports")
    .select((eb) => eb.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

function importColumns({ asOf, counts, source, file, format }: About, now: Date) {
  const at = now.toISOString();
  return { source, file, format, as_of: asOf, counts: JSON.stringify(counts), started_at: at, alive_at: at };
}

/** Throws `ImportUnderWay`. */
export async function refuseSecond(tx: Transaction<Schema>): Promise<void> {
  const open = await tx.selectFrom("imports").select("file").where("is_open", "=", 1).executeTakeFirst();
  if (open) throw new ImportUnderWay(open.file);
}

/** A sign of life, in the transaction of each batch. */
export async function noteAlive(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await tx.updateTable("imports").set({ alive_at: now.toISOString() }).where("id", "=", id).execute();
}

/** Closes the journal of an import that has written everything, and forgets what can be undone no longer. */
export async function finishImport(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  const { source } = await tx
    .updateTable("imports")
    .set({ state: "done", finished_at: now.toISOString(), is_open: null })
    .where("id", "=", id)
    .returning("source")
    .executeTakeFirstOrThrow();
  const kept = await tx
    .selectFrom("imports")
    .select("id")
    .where("source", "=", source)
    .where(changedSomething)
    .orderBy("id", "desc")
    .limit(KEPT)
    .execute();
  const oldest = kept.at(-1);
  if (!oldest) return;
  await tx
    .deleteFrom("import_changes")
    .where("source", "=", source)
    .where("import_id", "<", oldest.id)
    .execute();
}

/** The last imports of a source that changed something can be undone. */
const KEPT = 5;

/** Picks the imports that can be undone as far as their changes go: of one that changed nothing there are none. */
export function changedSomething(eb: ExpressionBuilder<Schema, "imports">) {
  return eb.exists(
    eb
      .selectFrom("import_changes")
      .select("import_id")
      .whereRef("import_changes.import_id", "=", "imports.id"),
  );
}

/** Why a sample is not listed while an import replaces it. */
export const REPLACED = "replaced by an import";

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

/** Host and process id, as the journal has them. */
export function thisProcess(): string {
  return `${hostname()} ${process.pid}`;
}
