import type { Kysely, Transaction } from "kysely";
import { countOf } from "../counting.ts";
import { type Subscription, toSubscription } from "./newsletter.ts";
import type { Schema } from "../schema.ts";

/** A subscriber who may get an issue. */
export type Subscriber = Subscription & { confirmedAt: Date };

/** The latest issue but this one: `{ issue: "dental-costs-nz-2025", sentAt }`. */
export async function lastIssueBut(
  db: Kysely<Schema>,
  issue: string,
): Promise<{ issue: string; sentAt: Date } | undefined> {
  const row = await db
    .selectFrom("newsletter_issues")
    .selectAll()
    .where("issue", "!=", issue)
    .orderBy("sent_at", "desc")
    .orderBy("issue")
    .executeTakeFirst();
  return row && { issue: row.issue, sentAt: new Date(row.sent_at) };
}

/** How many confirmed subscribers have an issue already, and how many do not. */
export async function countCopies(
  db: Kysely<Schema>,
  issue: string,
): Promise<{ sent: number; waiting: number }> {
  const sent = await countOf(db.selectFrom("newsletter_copies").where("issue", "=", issue));
  return { sent, waiting: await countOf(without(db, issue)) };
}

/** Some of those who have not got an issue yet, in an order that stays: the next ones come after `after`. */
export async function subscribersWithout(
  db: Kysely<Schema>,
  issue: string,
  { after, limit }: { after: string; limit: number },
): Promise<Subscriber[]> {
  const rows = await without(db, issue)
    .selectAll("newsletter_subscriptions")
    .where("address_hash", ">", after)
    .orderBy("address_hash")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toSubscription(row), confirmedAt: new Date(row.confirmed_at!) }));
}

/** Notes that an issue goes out; the first time counts. */
export async function noteIssue(
  tx: Transaction<Schema>,
  { issue, sentAt }: { issue: string; sentAt: Date },
): Promise<void> {
  await tx
    .insertInto("newsletter_issues")
    .values({ issue, sent_at: sentAt.toISOString() })
    .onConflict((conflict) => conflict.column("issue").doNothing())
    .execute();
}

/**
 * Claims those of these subscribers who are to get the issue now: still subscribed, and without a copy until this moment.
 * Belongs in the transaction that enqueues their messages, so that no one gets an issue twice or after unsubscribing.
 */
export async function claimCopies(
  tx: Transaction<Schema>,
  issue: string,
  addressHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const claimed = await tx
    .insertInto("newsletter_copies")
    .columns(["address_hash", "issue"])
    .expression((eb) =>
      eb
        .selectFrom("newsletter_subscriptions")
        .select((select) => ["address_hash", select.val(issue).as("issue")])
        .where("confirmed_at", "is not", null)
        .where("address_hash", "in", addressHashes),
    )
    .onConflict((conflict) => conflict.columns(["address_hash", "issue"]).doNothing())
    .returning("address_hash")
    .execute();
  return new Set(claimed.map((row) => row.address_hash));
}

function without(db: Kysely<Schema>, issue: string) {
  return db
    .selectFrom("newsletter_subscriptions")
    .where("confirmed_at", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("newsletter_copies")
            .select("issue")
            .whereRef("newsletter_copies.address_hash", "=", "newsletter_subscriptions.address_hash")
            .where("issue", "=", issue),
        ),
      ),
    );
}
