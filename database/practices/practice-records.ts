import type { Kysely, Selectable, Transaction } from "kysely";
import { normalizeEmail } from "#domain/email.ts";
import { mergeFacts, practiceFromFacts, type StatedFacts } from "#domain/practices/facts.ts";
import type { Place } from "#domain/finding/places.ts";
import { atMinute } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { DESK, PRACTICE } from "#domain/practices/sources.ts";
import { endListingLinks } from "./listing-links.ts";
import { insertPractices, replacePractices } from "./practices.ts";
import type { StatedText } from "./stated-text.ts";
import type { Schema } from "../schema.ts";
import { ensureSource } from "../imports/sources.ts";
import { isRemoved, WITHDRAWN_BY_SOURCE, withdrawPractices } from "./withdrawn.ts";

/** What a source says of one thing, to be stored. At most a few hundred at once. */
export type Statement = StatedText & {
  externalId: string;
  practiceId: number;
  asOf: string;
  url: string;
};

/** Whose word it is, on which day, and by which import: that one is written down so that it can be undone. */
export type Writing = { source: string; on: string; importId: number | null; places: readonly Place[] };

/**
 * A source says this now; the practices are computed anew in the same transaction. A practice that is not there is made.
 * For imports and for the operator's own word.
 */
export async function stateFacts(
  tx: Transaction<Schema>,
  statements: readonly Statement[],
  writing: Writing,
): Promise<void> {
  if (statements.length === 0) return;
  const { source } = writing;
  await ensureSource(tx, source);
  const externalIds = statements.map(({ externalId }) => externalId);
  const before = await noteBefore(tx, externalIds, writing);
  const rows = statements.map((statement) => ({
    source,
    external_id: statement.externalId,
    practice_id: statement.practiceId,
    content_hash: statement.contentHash,
    as_of: statement.asOf,
    facts: statement.facts,
    url: statement.url,
    gone_on: null,
  }));
  const ids = new Set(statements.map(({ practiceId }) => practiceId));
  for (const { practice_id } of before) ids.add(practice_id);
  await storeRecords(tx, rows);
  await restate(tx, [...ids], writing);
}

/** A source has these no longer. A practice that no other source lists is withdrawn. */
export async function takeBack(
  tx: Transaction<Schema>,
  externalIds: readonly string[],
  writing: Writing,
): Promise<void> {
  const before = await noteBefore(tx, externalIds, writing);
  await tx
    .updateTable("source_records")
    .set({ gone_on: writing.on })
    .where("source", "=", writing.source)
    .where("external_id", "in", externalIds)
    .where("gone_on", "is", null)
    .execute();
  // One practice may have several of them: its link’s and its list’s, or those of two that were merged.
  const ids = new Set(before.map((record) => record.practice_id));
  await restate(tx, [...ids], writing);
}

type RecordRow = Selectable<Schema["source_records"]>;

/** Writes down, for the import that is about to change them, what records are. */
async function noteBefore(
  tx: Transaction<Schema>,
  externalIds: readonly string[],
  { source, importId }: Writing,
): Promise<RecordRow[]> {
  const rows = await tx
    .selectFrom("source_records")
    .selectAll()
    .where("source", "=", source)
    .where("external_id", "in", externalIds)
    .execute();
  if (importId === null) return rows;
  const known = new Map(rows.map((row) => [row.external_id, JSON.stringify(row)]));
  const changes = externalIds.map((externalId) => ({
    import_id: importId,
    source,
    external_id: externalId,
    before: known.get(externalId) ?? null,
  }));
  await tx.insertInto("import_changes").values(changes).execute();
  return rows;
}

/** Writes records over what they were. One that is here already keeps its practice: an operator may have moved it. */
export async function storeRecords(
  tx: Transaction<Schema>,
  rows: readonly Omit<RecordRow, "merged_from">[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("source_records")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["source", "external_id"]).doUpdateSet((eb) => ({
        content_hash: eb.ref("excluded.content_hash"),
        as_of: eb.ref("excluded.as_of"),
        facts: eb.ref("excluded.facts"),
        url: eb.ref("excluded.url"),
        gone_on: eb.ref("excluded.gone_on"),
      })),
    )
    .execute();
}

/**
 * Computes practices anew out of what their sources say: adds, changes or withdraws them. One that an operator removed
 * stays as it is. A practice is listed while a source other than the desk has it. Where requests go to another address
 * than before, the links to its listing that the earlier one had have ended.
 */
export async function restate(
  tx: Transaction<Schema>,
  ids: readonly number[],
  { places, on, why = WITHDRAWN_BY_SOURCE }: { places: readonly Place[]; on: string; why?: string },
): Promise<void> {
  if (ids.length === 0) return;
  const placeOf = new Map(places.map((place) => [place.slug, place]));
  const records = Map.groupBy(await recordsBehind(tx, ids), (record) => record.practiceId);
  const there = await tx
    .selectFrom("practices")
    .select(["id", "withdrawn_on", "withdrawn_why", "is_sample", "has_joined", "email"])
    .where("id", "in", ids)
    .execute();
  const before = new Map(there.map((row) => [row.id, row]));
  const added: Practice[] = [];
  const changed: Practice[] = [];
  const gone: number[] = [];
  for (const id of ids) {
    const known = before.get(id);
    if (known && isRemoved(known)) continue;
    const practice = practiceFrom(id, records.get(id) ?? [], placeOf);
    if (!practice) gone.push(id);
    else if (known?.is_sample === 1) changed.push(stillSample(practice, known, records.get(id) ?? []));
    else (known ? changed : added).push(practice);
  }
  const entries = added.map((practice) => ({ practice, reviews: [] }));
  await insertPractices(tx, entries, places);
  await replacePractices(tx, changed, places);
  for (const { id, email } of changed) {
    const known = before.get(id)!;
    const hasMoved = known.email !== "" && normalizeEmail(known.email) !== normalizeEmail(email);
    // An import says on which day it changes something, and no more.
    if (known.has_joined === 1 && hasMoved) await endListingLinks(tx, id, atMinute(on, 0));
  }
  if (gone.length > 0) await withdrawPractices(tx, gone, { on, why });
}

function practiceFrom(
  id: number,
  records: readonly PracticeRecord[],
  placeOf: ReadonlyMap<string, Place>,
): Practice | undefined {
  const live = countingRecords(records);
  const isOursAlone = !records.some(isListing);
  if (!isOursAlone && !live.some(isListing)) return undefined;
  const { facts } = mergeFacts(live);
  const { name, place } = facts;
  if (name === undefined || place === undefined) return undefined;
  const centre = placeOf.get(place);
  if (!centre) throw new Error(`Practice ${id} is in a place that is not listed: ${place}`);
  const hasJoined = live.some(({ source }) => source === PRACTICE);
  return practiceFromFacts(id, { ...facts, name, place }, centre, hasJoined);
}

/** A sample that is tried out on stays one, and goes on taking part until it is said to have left. */
function stillSample(
  practice: Practice,
  known: { has_joined: number },
  records: readonly PracticeRecord[],
): Practice {
  const hasSaid = records.some(({ source }) => source === PRACTICE);
  return { ...practice, isSample: true, hasJoined: hasSaid ? practice.hasJoined : known.has_joined === 1 };
}

/** The desk’s word lists nothing, and a practice that has merely joined says nothing. */
function isListing({ source, facts }: PracticeRecord): boolean {
  return source !== DESK && facts.name !== undefined;
}

type Named = Pick<PracticeRecord, "practiceId" | "source" | "externalId">;

/** Those records of one practice that count now. What it has said through its link counts while it takes part. */
export function countingRecords(records: readonly PracticeRecord[]): PracticeRecord[] {
  const live = records.filter(({ goneOn }) => goneOn === null);
  const hasJoined = live.some((record) => record.source === PRACTICE && !isOwnWord(record));
  return hasJoined ? live : live.filter((record) => !isOwnWord(record));
}

/** Whether a practice has said this through the link to its listing. */
export function isOwnWord({ practiceId, source, externalId }: Named): boolean {
  return source === PRACTICE && externalId === ownWordId(practiceId);
}

/**
 * Under which id of the source `practice` its words through the link are kept: `listing 10001`. A record apart, so that
 * no list of those that have joined, and no undoing of one, writes over them.
 */
export function ownWordId(practiceId: number): string {
  return `listing ${practiceId}`;
}

/** What one source says of a practice, with the rank that its word has. */
export type PracticeRecord = {
  practiceId: number;
  source: string;
  rank: number;
  externalId: string;
  asOf: string;
  url: string;
  goneOn: string | null;
  facts: StatedFacts;
};

/** Everything that sources say of a practice now. */
export async function liveRecordsBehind(db: Kysely<Schema>, id: number): Promise<PracticeRecord[]> {
  return countingRecords(await recordsBehind(db, [id]));
}

/** What a practice has stated of itself through the link to its listing. */
export async function ownStatement(db: Kysely<Schema>, id: number): Promise<StatedFacts> {
  const live = await liveRecordsBehind(db, id);
  return live.find(isOwnWord)?.facts ?? {};
}

/** Everything that sources say or said of some practices; at most a few hundred. */
export async function recordsBehind(db: Kysely<Schema>, ids: readonly number[]): Promise<PracticeRecord[]> {
  const rows = await db
    .selectFrom("source_records")
    .innerJoin("sources", "sources.slug", "source_records.source")
    .select(["practice_id", "source", "rank", "external_id", "as_of", "url", "gone_on", "facts"])
    .where("practice_id", "in", ids)
    .orderBy("source")
    .orderBy("external_id")
    .execute();
  return rows.map((row) => {
    const named = { practiceId: row.practice_id, source: row.source, externalId: row.external_id };
    return {
      ...named,
      // The practice's own word counts more than a list in its name.
      rank: row.rank + (isOwnWord(named) ? 1 : 0),
      asOf: row.as_of,
      url: row.url,
      goneOn: row.gone_on,
      facts: JSON.parse(row.facts) as StatedFacts,
    };
  });
}
