import { hash } from "node:crypto";
import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { batchesOf } from "#domain/lists.ts";
import type { Keyed } from "./email-hash.ts";
import type { Schema } from "./schema.ts";

/** The page of a request that a link opens: the sender's or the practice's. */
export type LinkPurpose = Exclude<Schema["links"]["purpose"], "listing" | "calendar">;

/** A link, without its token, which is made from it. */
export type Link = {
  purpose: LinkPurpose;
  reference: string;
  /** The id of the practice whose link it is; null for the sender's. */
  practiceId: number | null;
  madeAt: Date;
  /** The practice’s address, normalised, that it was made for: with another address it works no longer. Empty for the sender’s. */
  sentTo: string;
};

/**
 * The token of a link: 256 bits that only the site’s key of links can make, as 64 hexadecimal digits, and the same in each mail about
 * one thing, so that the oldest mail still works. The database has its hash.
 */
export function linkToken(
  { keyedHash }: Keyed,
  { purpose, reference, practiceId, madeAt }: Omit<Link, "sentTo">,
): string {
  return keyedHash(`link ${purpose} ${reference} ${practiceId ?? ""} ${madeAt.toISOString()}`, "links");
}

/** Makes a link work. Safe to repeat. */
export async function insertLink(tx: Transaction<Schema>, keyed: Keyed, link: Link): Promise<void> {
  await insertLinkRow(tx, linkToken(keyed, link), {
    purpose: link.purpose,
    reference: link.reference,
    practice_id: link.practiceId,
    made_at: link.madeAt.toISOString(),
    sent_to: link.sentTo,
  });
}

/** Stores a link of any purpose. */
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

/** The references of the requests for which these practices got a link since an instant. */
export async function requestsSentTo(
  db: Kysely<Schema>,
  practiceIds: readonly number[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom("links")
    .select("reference")
    .distinct()
    .where("purpose", "=", "practice")
    .where("practice_id", "in", practiceIds)
    .where("made_at", ">=", since.toISOString())
    .orderBy("reference")
    .execute();
  return rows.flatMap(({ reference }) => reference ?? []);
}

/** The links that these practices have to requests and that work, by reference: the newest of each. */
export async function practiceLinks(
  db: Kysely<Schema>,
  practiceIds: readonly number[],
  references: readonly string[],
): Promise<ReadonlyMap<string, Link>> {
  const found = new Map<string, Link>();
  for (const some of batchesOf(references, 200)) {
    const rows = await db
      .selectFrom("links")
      .selectAll()
      .where("purpose", "=", "practice")
      .where("practice_id", "in", practiceIds)
      .where("reference", "in", some)
      .where("ended_at", "is", null)
      .orderBy("made_at")
      .execute();
    for (const row of rows) found.set(row.reference!, toLink(row));
  }
  return found;
}

/** The link of a token; undefined where the token is unknown, or has another purpose. */
export async function findLink(
  db: Kysely<Schema>,
  purpose: LinkPurpose,
  token: string,
): Promise<(Link & { hasEnded: boolean }) | undefined> {
  const row = await findLinkRow(db, purpose, token);
  return row && { ...toLink(row), hasEnded: row.ended_at !== null };
}

/** Finds a link of any purpose, as it is stored. */
export async function findLinkRow(
  db: Kysely<Schema>,
  purpose: Schema["links"]["purpose"],
  token: string,
): Promise<Selectable<Schema["links"]> | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  return db
    .selectFrom("links")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
}

/** A link that opens something of a practice rather than of a request. */
export type LinkOfPractice = { practiceId: number; madeAt: Date };

/** The newest link of a practice that works and was made after an instant (ISO 8601); undefined where it has none. */
export async function newestLink(
  db: Kysely<Schema>,
  purpose: "listing" | "calendar",
  practiceId: number,
  after = "",
): Promise<LinkOfPractice | undefined> {
  const row = await db
    .selectFrom("links")
    .select("made_at")
    .where("purpose", "=", purpose)
    .where("practice_id", "=", practiceId)
    .where("ended_at", "is", null)
    .where("made_at", ">", after)
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { practiceId, madeAt: new Date(row.made_at) };
}

/** Ends every link of a practice for one purpose, and says how many there were. */
export async function endLinks(
  tx: Transaction<Schema>,
  purpose: "listing" | "calendar",
  practiceId: number,
  now: Date,
): Promise<number> {
  const ended = await tx
    .updateTable("links")
    .set({ ended_at: now.toISOString() })
    .where("purpose", "=", purpose)
    .where("practice_id", "=", practiceId)
    .where("ended_at", "is", null)
    .returning("token_hash")
    .execute();
  return ended.length;
}

/** Ends the links of a practice: to one request, or to all. */
export async function endPracticeLinks(
  tx: Transaction<Schema>,
  { practiceId, reference }: { practiceId: number; reference?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("links")
    .set({ ended_at: now.toISOString() })
    .where("purpose", "=", "practice")
    .where("practice_id", "=", practiceId)
    .$if(reference !== undefined, (query) => query.where("reference", "=", reference!))
    .where("ended_at", "is", null)
    .execute();
}

/** The addresses for which the links of practices to their open requests were made; null: a practice has none that works. */
export async function addressesOfOpenRequests(
  db: Kysely<Schema>,
): Promise<{ practiceId: number; sentTo: string | null }[]> {
  const rows = await openWithPractice(db)
    .select(["submissions.practice_id", "links.sent_to"])
    .distinct()
    .execute();
  return rows.map(({ practice_id, sent_to }) => ({ practiceId: practice_id!, sentTo: sent_to }));
}

/** The open requests of a practice whose link was made for an address: all, or only the ones to answer. */
export async function openRequestsSentTo(
  db: Kysely<Schema>,
  { practiceId, sentTo }: { practiceId: number; sentTo: string | null },
  which: "all" | "to answer",
): Promise<string[]> {
  const rows = await openWithPractice(db)
    .select("submissions.reference")
    .where("submissions.practice_id", "=", practiceId)
    .where("links.sent_to", sentTo === null ? "is" : "=", sentTo)
    .$if(which === "to answer", (query) => query.where("submissions.status", "=", "sent"))
    .orderBy("submissions.reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

function openWithPractice(db: Kysely<Schema>) {
  return db
    .selectFrom("submissions")
    .leftJoin("links", (join) =>
      join
        .onRef("links.reference", "=", "submissions.reference")
        .onRef("links.practice_id", "=", "submissions.practice_id")
        .on("links.purpose", "=", "practice")
        .on("links.ended_at", "is", null),
    )
    .where("submissions.next_due_at", "is not", null)
    .where("submissions.practice_id", "is not", null);
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

function toLink(row: Selectable<Schema["links"]>): Link {
  return {
    purpose: row.purpose as LinkPurpose,
    reference: row.reference!,
    practiceId: row.practice_id,
    madeAt: new Date(row.made_at),
    sentTo: row.sent_to,
  };
}

/** The hash that the database keeps of a token, so that a copy of the database opens no link. */
export function hashOfToken(token: string): string {
  return hash("sha256", token);
}
