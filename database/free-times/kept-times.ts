import type { Kysely, Selectable, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import type { KeptKind } from "#domain/free-times/kept-times.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Keyed } from "../email-hash.ts";
import { forgetKeys, keyNamed, makeKey, type Sealing } from "../record-keys.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import type { Schema } from "../schema.ts";
import { holdKept, idsOfListing, releaseKept } from "./held-times.ts";

/** A time that a practice keeps by hand, or for which it is away. Instants are kept as its own clocks show them. */
export type KeptTime = {
  id: string;
  practiceId: number;
  /** Whose time it is: 0 the practice’s own, else that of a colleague with hours of their own; null: everybody is away. */
  whose: number | null;
  kind: KeptKind;
  from: Date;
  to: Date;
  /** What someone who phoned comes for; null for the other kinds. */
  visit: VisitKind | null;
  madeAt: Date;
  /** When the stretch of an away that was only looked at opens again; null where it stays. */
  until: Date | null;
  /** When it was freed, or the practice was there after all. */
  endedAt: Date | null;
  /** What the practice wrote for itself, sealed; empty without a note. */
  sealedNote: string;
};

/** For how long what is over is still known: calendar programs are told that what was freed is gone. */
const KEPT_AFTERWARDS = 14 * DAY;

/** Under which the note of a kept time is sealed. */
function noteKey(id: string): string {
  return `kept ${id}`;
}

/**
 * Stores a time that a practice keeps, and holds it; an away is stored alone, since it closes every place at once
 * (`away-spans.ts`). The caller has locked the practice and checked that the time can be had.
 */
export async function insertKept(
  tx: Transaction<Schema>,
  { encryption, keyedHash }: Sealing,
  { note, ...kept }: Omit<KeptTime, "sealedNote" | "endedAt"> & { note: string },
): Promise<void> {
  await tx
    .insertInto("kept_times")
    .values({
      id: kept.id,
      practice_id: kept.practiceId,
      whose: kept.whose,
      kind: kept.kind,
      starts_at: kept.from.toISOString(),
      ends_at: kept.to.toISOString(),
      visit: kept.visit ?? "",
      note: note === "" ? "" : await sealNote(tx, encryption, kept.id, note),
      made_at: kept.madeAt.toISOString(),
      until: kept.until?.toISOString() ?? null,
    })
    .execute();
  if (kept.kind === "away") return;
  await holdAs(tx, { keyedHash }, kept, kept.madeAt);
}

async function sealNote(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  id: string,
  note: string,
): Promise<string> {
  const key = (await makeKey(tx, encryption, noteKey(id))) ?? (await keyNamed(tx, noteKey(id)));
  return encryption.seal(key, note, noteKey(id));
}

/** The note of a kept time, open; empty without one. */
export async function keptNote(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  { id, sealedNote }: Pick<KeptTime, "id" | "sealedNote">,
): Promise<string> {
  return sealedNote === "" ? "" : encryption.open(await keyNamed(db, noteKey(id)), sealedNote, noteKey(id));
}

/** Makes an away last that was only looked at: from now on its hour for being there after all runs. */
export async function markAway(tx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("kept_times")
    .set({ until: null, made_at: now.toISOString() })
    .where("id", "=", id)
    .where("kind", "=", "away")
    .execute();
}

/** Closes a stretch for longer that is only looked at. */
export async function setAwayUntil(tx: Transaction<Schema>, id: string, until: Date): Promise<void> {
  await tx
    .updateTable("kept_times")
    .set({ until: until.toISOString() })
    .where("id", "=", id)
    .where("kind", "=", "away")
    .execute();
}

/** The time is free again, and its note is gone. False where it was so already. */
export async function endKept(
  tx: Transaction<Schema>,
  { id, practiceId }: Pick<KeptTime, "id" | "practiceId">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("kept_times")
    .set({ ended_at: now.toISOString(), note: "" })
    .where("id", "=", id)
    .where("practice_id", "=", practiceId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  await forgetKeys(tx, [noteKey(id)]);
  await releaseKept(tx, [id]);
  return numUpdatedRows > 0n;
}

/** One kept time of a listing, also when it has ended; undefined for another practice’s. */
export async function findKept(
  db: Kysely<Schema>,
  practiceId: number,
  id: string,
): Promise<KeptTime | undefined> {
  const row = await db
    .selectFrom("kept_times")
    .selectAll()
    .where("id", "=", id)
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .executeTakeFirst();
  return row && toKept(row);
}

/** What a listing keeps, and when it is away, within a window: earliest first. What was only looked at counts until its end. */
export async function keptTimesIn(
  db: Kysely<Schema>,
  practiceId: number,
  { from, to }: { from: Date; to: Date },
  now: Date,
): Promise<KeptTime[]> {
  const rows = await db
    .selectFrom("kept_times")
    .selectAll()
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .where("starts_at", "<", to.toISOString())
    .where("ends_at", ">", from.toISOString())
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("until", "is", null), eb("until", ">", now.toISOString())]))
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(toKept);
}

/** Everything that a listing has kept since an instant, what was freed too: its calendar file says that it is gone. */
export async function keptTimesSince(
  db: Kysely<Schema>,
  practiceId: number,
  since: Date,
): Promise<KeptTime[]> {
  const rows = await db
    .selectFrom("kept_times")
    .selectAll()
    .where("practice_id", "in", await idsOfListing(db, practiceId))
    .where("ends_at", ">", since.toISOString())
    .where("until", "is", null)
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", ">", since.toISOString())]))
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(toKept);
}

/** Every time that some practice keeps and that isn’t over, aways aside: what cells are held for. */
export async function standingKept(db: Kysely<Schema>, now: Date): Promise<KeptTime[]> {
  const rows = await db
    .selectFrom("kept_times")
    .selectAll()
    .where("kind", "<>", "away")
    .where("ends_at", ">", now.toISOString())
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(toKept);
}

/** Kept times hold again what they keep: for a repair. */
export async function holdAgain(
  tx: Transaction<Schema>,
  keyed: Keyed,
  kept: KeptTime,
  now: Date,
): Promise<void> {
  await releaseKept(tx, [kept.id]);
  await holdAs(tx, keyed, kept, now);
}

function holdAs(
  tx: Transaction<Schema>,
  keyed: Keyed,
  kept: Pick<KeptTime, "id" | "practiceId" | "whose" | "kind" | "from" | "to">,
  now: Date,
): Promise<void> {
  return holdKept(tx, keyed, { ...kept, whose: kept.whose ?? 0, isPatient: kept.kind === "phoned", now });
}

/** Whether somebody looked at what an away would touch, and its ten minutes are over. */
export async function hasLapsedLooks(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const lapsed = await db
    .selectFrom("kept_times")
    .select("id")
    .where("until", "<=", now.toISOString())
    .limit(1)
    .execute();
  return lapsed.length > 0;
}

/** Patients can have those times again. */
export async function deleteLapsedLooks(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx.deleteFrom("kept_times").where("until", "<=", now.toISOString()).execute();
}

/** What is over for two weeks says nothing any more. What was freed stays as long: an away says until then who has been told. */
export async function deletePastKept(tx: Transaction<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_AFTERWARDS).toISOString();
  await forgetKept(tx, (eb) => eb("ends_at", "<=", before));
}

/** The practice has left: it keeps nothing here any more. */
export async function endAllKept(tx: Transaction<Schema>, practiceId: number): Promise<void> {
  await forgetKept(tx, (eb) => eb("practice_id", "=", practiceId));
}

async function forgetKept(
  tx: Transaction<Schema>,
  which: Parameters<ReturnType<typeof keptRows>["where"]>[0],
): Promise<void> {
  const ids = (await keptRows(tx).where(which).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom("kept_times").where("id", "in", ids).execute();
  await forgetKeys(tx, ids.map(noteKey));
  await releaseKept(tx, ids);
}

function keptRows(db: Kysely<Schema>) {
  return db.selectFrom("kept_times").select("id");
}

function toKept(row: Selectable<Schema["kept_times"]>): KeptTime {
  return {
    id: row.id,
    practiceId: row.practice_id,
    whose: row.whose,
    kind: row.kind,
    from: new Date(row.starts_at),
    to: new Date(row.ends_at),
    visit: row.visit === "" ? null : (row.visit as VisitKind),
    madeAt: new Date(row.made_at),
    until: row.until === null ? null : new Date(row.until),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    sealedNote: row.note,
  };
}
