import type { Kysely, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import { CannotOpen, type EnvelopeEncryption } from "../envelope-encryption.ts";
import { keyNamed, makeKey } from "../record-keys.ts";
import type { Schema } from "../schema.ts";

/** What someone at the desk has typed about a submission or a practice, by field. */
export type DraftWords = Readonly<Record<string, string>>;
export type Draft = { words: DraftWords; savedAt: Date };

/** Kept for so long, or until it is sent. */
const DRAFT_LASTS = DAY;

/** Under which name, also of its key, drafts about a practice are kept; those about a submission have its reference. */
export function practiceDrafts(practiceId: number): string {
  return `${OF_PRACTICE}${practiceId}`;
}

const OF_PRACTICE = "drafts of practice ";

/** Keeps what someone has typed, sealed under the key of the submission: erasing that takes it along. */
export async function saveDraft(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { who, about, words, now }: { who: string; about: string; words: DraftWords; now: Date },
): Promise<void> {
  // A key is made only for drafts of a practice. A submission has its own, and loses it when it is erased.
  const made = about.startsWith(OF_PRACTICE) ? await makeKey(tx, encryption, about) : undefined;
  const key = made ?? (await keyNamed(tx, about));
  const row = {
    words: encryption.seal(key, JSON.stringify(words), sealedAs(who, about)),
    saved_at: now.toISOString(),
  };
  await tx
    .insertInto("desk_drafts")
    .values({ who, about, ...row })
    .onConflict((conflict) => conflict.columns(["who", "about"]).doUpdateSet(row))
    .execute();
}

export async function dropDraft(
  tx: Transaction<Schema>,
  { who, about }: { who: string; about: string },
): Promise<void> {
  await tx.deleteFrom("desk_drafts").where("who", "=", who).where("about", "=", about).execute();
}

/** Returns null where there is none of the last day. */
export async function findDraft(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  { who, about, now }: { who: string; about: string; now: Date },
): Promise<Draft | null> {
  const row = await db
    .selectFrom("desk_drafts")
    .leftJoin("record_keys", "name", "about")
    .select(["words", "saved_at", "wrapped_key"])
    .where("who", "=", who)
    .where("about", "=", about)
    .where("saved_at", ">", new Date(now.getTime() - DRAFT_LASTS).toISOString())
    .executeTakeFirst();
  if (!row) return null;
  if (row.wrapped_key === null) throw new CannotOpen(sealedAs(who, about));
  const words = JSON.parse(encryption.open(row.wrapped_key, row.words, sealedAs(who, about))) as DraftWords;
  return { words, savedAt: new Date(row.saved_at) };
}

/** Who has typed something about a submission or a practice since an instant. */
export async function draftAuthors(db: Kysely<Schema>, about: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("desk_drafts")
    .select("who")
    .where("about", "=", about)
    .where("saved_at", ">", since.toISOString())
    .execute();
  return rows.map(({ who }) => who);
}

export async function deleteOldDrafts(tx: Transaction<Schema>, before: Date): Promise<void> {
  await tx.deleteFrom("desk_drafts").where("saved_at", "<", before.toISOString()).execute();
}

function sealedAs(who: string, about: string): string {
  return `draft of ${who} about ${about}`;
}
