import type { Kysely, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import type { Keyed } from "../email-hash.ts";
import { instantBefore } from "../instant-before.ts";
import { endLinks, findLinkRow, insertLinkRow, type LinkOfPractice, newestLink } from "../links.ts";
import type { Schema } from "../schema.ts";

/** A link with which a practice changes its own listing. */
export type ListingLink = LinkOfPractice;

/** A letter box may change hands, so a link works no longer than this; a new one is sent to who asks for it. */
const LASTS = 365 * DAY;

/** What is left of it when a mail carries it again. */
const LEAST_LEFT = 90 * DAY;

/** The instant at which it ends by itself. */
export function lastsUntil({ madeAt }: ListingLink): Date {
  return new Date(madeAt.getTime() + LASTS);
}

/** Made as `tokenOf` makes the tokens of requests: 64 hexadecimal digits that only the secret can make. */
export function listingToken({ keyedHash }: Keyed, { practiceId, madeAt }: ListingLink): string {
  return keyedHash(`link listing ${practiceId} ${madeAt.toISOString()}`, "links");
}

/** The newest link of a practice that works for at least 90 days more; makes one where there is none. */
export async function listingLinkFor(
  tx: Transaction<Schema>,
  keyed: Keyed,
  practiceId: number,
  now: Date,
): Promise<ListingLink> {
  const newest = await tx
    .selectFrom("links")
    .select("made_at")
    .where("purpose", "=", "listing")
    .where("practice_id", "=", practiceId)
    .where("ended_at", "is", null)
    .where("made_at", ">", instantBefore(now, LASTS - LEAST_LEFT))
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest) return { practiceId, madeAt: new Date(newest.made_at) };
  const link = { practiceId, madeAt: now };
  await insertLinkRow(tx, listingToken(keyed, link), {
    purpose: "listing",
    practice_id: practiceId,
    made_at: now.toISOString(),
  });
  return link;
}

/** The newest link of a practice that works now; undefined where it has none. */
export function openListingLink(
  db: Kysely<Schema>,
  practiceId: number,
  now: Date,
): Promise<ListingLink | undefined> {
  return newestLink(db, "listing", practiceId, instantBefore(now, LASTS));
}

/** The number of the practice whose listing a token opens; undefined for an unknown token and for a link that has ended or is too old. */
export async function findListingLink(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const row = await findLinkRow(db, "listing", token);
  if (!row || row.ended_at !== null) return undefined;
  return row.made_at > instantBefore(now, LASTS) ? row.practice_id! : undefined;
}

/** Ends every link of a practice to its listing, and says how many there were. */
export function endListingLinks(tx: Transaction<Schema>, practiceId: number, now: Date): Promise<number> {
  return endLinks(tx, "listing", practiceId, now);
}
