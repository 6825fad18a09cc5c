import { hash } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import type { Keyed } from "./email-hash.ts";
import type { Schema } from "./schema.ts";

/** Whose page of a request a link opens. */
export type LinkPurpose = Exclude<Schema["links"]["purpose"], "listing">;

/** A link, without its token, which is made from it. */
export type Link = {
  purpose: LinkPurpose;
  reference: string;
  /** Of the practice whose link it is; null for the sender's. */
  practiceId: number | null;
  madeAt: Date;
};

/**
 * The token of a link: 256 bits that only the secret can make, as 64 hexadecimal digits, and the same in each mail about
 * one thing, so that the oldest mail still works. The database has its hash.
 */
export function tokenOf({ keyedHash }: Keyed, { purpose, reference, practiceId, madeAt }: Link): string {
  return keyedHash(`link ${purpose} ${reference} ${practiceId ?? ""} ${madeAt.toISOString()}`);
}

/** Makes a link work. A second one that is the same changes nothing. */
export async function insertLink(tx: Transaction<Schema>, keyed: Keyed, link: Link): Promise<void> {
  await insertLinkRow(tx, tokenOf(keyed, link), {
    purpose: link.purpose,
    reference: link.reference,
    practice_id: link.practiceId,
    made_at: link.madeAt.toISOString(),
  });
}

/** The same for every purpose. */
export async function insertLinkRow(
  tx: Transaction<Schema>,
  token: string,
  row: Omit<Insertable<Schema["links"]>, "token_hash">,
): Promise<void> {
  await tx
    .insertInto("links")
    .values({ token_hash: hashOfToken(token), ...row })
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .execute();
}

/** What a token opens; undefined for one that is unknown, ended, or of another purpose. */
export async function findLink(
  db: Kysely<Schema>,
  purpose: LinkPurpose,
  token: string,
): Promise<Link | undefined> {
  const row = await findLinkRow(db, purpose, token);
  return row && toLink(row);
}

/** The same for every purpose, as it is stored. */
export async function findLinkRow(
  db: Kysely<Schema>,
  purpose: Schema["links"]["purpose"],
  token: string,
): Promise<Schema["links"] | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  return db
    .selectFrom("links")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .where("purpose", "=", purpose)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** The links about a submission that work, oldest first. */
export async function linksAbout(db: Kysely<Schema>, reference: string): Promise<Link[]> {
  const rows = await db
    .selectFrom("links")
    .selectAll()
    .where("reference", "=", reference)
    .where("ended_at", "is", null)
    .orderBy("made_at")
    .orderBy("token_hash")
    .execute();
  return rows.map(toLink);
}

/** How many requests each of some practices has been sent since an instant. Asked with every request that comes in. */
export async function sentSince(
  db: Kysely<Schema>,
  since: Date,
  practices: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("links")
    .select((eb) => ["practice_id", eb.fn.countAll<number>().as("count")])
    .where("purpose", "=", "practice")
    .where("practice_id", "in", practices)
    .where("made_at", ">", since.toISOString())
    .groupBy("practice_id")
    .execute();
  return new Map(rows.map(({ practice_id, count }) => [practice_id!, count]));
}

function toLink(row: Schema["links"]): Link {
  return {
    purpose: row.purpose as LinkPurpose,
    reference: row.reference!,
    practiceId: row.practice_id,
    madeAt: new Date(row.made_at),
  };
}

/** As a token is kept: who reads the database can follow no link. */
export function hashOfToken(token: string): string {
  return hash("sha256", token);
}
