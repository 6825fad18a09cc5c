import type { Kysely, Selectable, Transaction } from "kysely";
import type { Practice } from "#domain/practices/practice.ts";
import type { MadePicture, PictureFormat, PracticePicture } from "#domain/practices/practice-picture.ts";
import { countOf } from "../counting.ts";
import type { Schema } from "../schema.ts";

/** A picture that a practice has sent. */
export type StoredPicture = PracticePicture & {
  practiceId: number;
  /** Whether our staff have looked at it, so that people see it. */
  isShown: boolean;
  sentAt: Date;
};

/** Names a picture by its content, so that a picture sent in its place is another one. */
export type PictureKey = Pick<StoredPicture, "practiceId" | "hash">;

type WhichFile = { format: PictureFormat; width: number };

/** All of one practice, in its order. */
export async function practicePictures(db: Kysely<Schema>, practiceId: number): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom("practice_pictures")
    .selectAll()
    .where("practice_id", "=", practiceId)
    .orderBy("position")
    .execute();
  return rows.map(toStored);
}

/** Those that people see of each of these practices, in their order. A practice that has not joined shows none. */
export async function shownPictures(
  db: Kysely<Schema>,
  practices: readonly Pick<Practice, "id" | "hasJoined">[],
): Promise<ReadonlyMap<number, readonly PracticePicture[]>> {
  const ids = practices.filter(({ hasJoined }) => hasJoined).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("practice_pictures")
    .selectAll()
    .where("practice_id", "in", ids)
    .where("is_shown", "=", 1)
    .orderBy("position")
    .execute();
  return Map.groupBy(rows.map(toStored), ({ practiceId }) => practiceId);
}

/** Every picture, or only those waiting for our staff, with the names of their practices, the oldest first. */
export async function listPictures(
  db: Kysely<Schema>,
  { waitingOnly }: { waitingOnly: boolean },
): Promise<(StoredPicture & { practiceName: string })[]> {
  const rows = await db
    .selectFrom("practice_pictures")
    .innerJoin("practices", "practices.id", "practice_pictures.practice_id")
    .selectAll("practice_pictures")
    .select("practices.name as practice_name")
    .$if(waitingOnly, (query) => query.where("is_shown", "=", 0))
    .orderBy("sent_at")
    .orderBy("hash")
    .execute();
  return rows.map(({ practice_name: practiceName, ...row }) => ({ ...toStored(row), practiceName }));
}

/** Adds a picture behind the others of its practice. */
export async function insertPicture(
  tx: Transaction<Schema>,
  { practiceId, hash }: PictureKey,
  { alt, caption, made, now }: { alt: string; caption: string; made: MadePicture; now: Date },
): Promise<void> {
  const { files, width, height } = made;
  const widths = [...new Set(files.map((file) => file.width))].toSorted((a, b) => a - b);
  const others = await countOf(tx.selectFrom("practice_pictures").where("practice_id", "=", practiceId));
  const key = { practice_id: practiceId, hash };
  await tx
    .insertInto("practice_pictures")
    .values({
      ...key,
      position: others + 1,
      alt,
      caption,
      width,
      height,
      widths: JSON.stringify(widths),
      is_shown: 0,
      sent_at: now.toISOString(),
    })
    .execute();
  for (const file of files)
    await tx
      .insertInto("practice_picture_files")
      .values({ ...key, ...file })
      .execute();
}

/** People see it from now on; false where they do already, or where it is not there any more. */
export async function showPicture(tx: Transaction<Schema>, key: PictureKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("practice_pictures")
    .set({ is_shown: 1 })
    .where("practice_id", "=", key.practiceId)
    .where("hash", "=", key.hash)
    .where("is_shown", "=", 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives the pictures of a practice these words, in this order. One that is not among them is deleted with its files. */
export async function arrangePictures(
  tx: Transaction<Schema>,
  practiceId: number,
  pictures: readonly Pick<StoredPicture, "hash" | "alt" | "caption">[],
): Promise<void> {
  const ofPractice = tx.deleteFrom("practice_pictures").where("practice_id", "=", practiceId);
  const kept = pictures.map(({ hash }) => hash);
  // PostgreSQL does not know an empty list.
  await (kept.length === 0 ? ofPractice : ofPractice.where("hash", "not in", kept)).execute();
  for (const [index, { hash, alt, caption }] of pictures.entries())
    await tx
      .updateTable("practice_pictures")
      .set({ position: index + 1, alt, caption })
      .where("practice_id", "=", practiceId)
      .where("hash", "=", hash)
      .execute();
}

/** One file of a picture that people see: undefined once it is taken away, or its practice is not listed or has left. */
export async function shownFile(
  db: Kysely<Schema>,
  hash: string,
  { format, width }: WhichFile,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("practice_picture_files as file")
    .innerJoin("practice_pictures as picture", (join) =>
      join.onRef("picture.practice_id", "=", "file.practice_id").onRef("picture.hash", "=", "file.hash"),
    )
    .innerJoin("practices", "practices.id", "picture.practice_id")
    .select("bytes")
    .where("picture.hash", "=", hash)
    .where("is_shown", "=", 1)
    .where("withdrawn_on", "is", null)
    .where("has_joined", "=", 1)
    .where("format", "=", format)
    .where("file.width", "=", width)
    .executeTakeFirst();
  return row?.bytes;
}

/** One file of a picture, whether people see it or not. */
export async function fileOfPicture(
  db: Kysely<Schema>,
  { practiceId, hash }: PictureKey,
  { format, width }: WhichFile,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("practice_picture_files")
    .select("bytes")
    .where("practice_id", "=", practiceId)
    .where("hash", "=", hash)
    .where("format", "=", format)
    .where("width", "=", width)
    .executeTakeFirst();
  return row?.bytes;
}

type Row = Selectable<Schema["practice_pictures"]>;

function toStored(row: Row): StoredPicture {
  const { practice_id: practiceId, hash, alt, caption, width, height, widths, is_shown, sent_at } = row;
  const picture = { hash, alt, caption, width, height, widths: JSON.parse(widths) as number[] };
  return { ...picture, practiceId, isShown: is_shown === 1, sentAt: new Date(sent_at) };
}
