import type { Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";
import type { Message } from "#mail/message.ts";
import { nextAttemptAt } from "./retry.ts";

/** A message that one worker alone has in hand until `leasedUntil`. */
export type LeasedMessage = {
  id: number;
  message: Message;
  /** Of the submission that caused it; null for the newsletter. */
  reference: string | null;
  /** Which attempt this is, from 1. */
  attempt: number;
  enqueuedAt: Date;
  leasedUntil: Date;
};

/** What nobody tries to send any more. */
export type GivenUpMessage = {
  messageId: string;
  reference: string | null;
  enqueuedAt: Date;
  givenUpAt: Date;
  attempts: number;
  lastError: string;
};

/** Whose message it is: a submission's or a subscriber's. When that is erased, so is the message. */
export type MessageOwner = { reference: string } | { subscriber: string };

/**
 * Puts a message into the outbox, in the same transaction as what causes it: both are kept, or neither. A second
 * one with the same Message-ID is the same message and changes nothing. `dueAt` keeps it back until then.
 */
export async function enqueueMessage(
  tx: Transaction<Schema>,
  { message, now, dueAt = now, ...owner }: { message: Message; now: Date; dueAt?: Date } & MessageOwner,
): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      message_id: message.messageId,
      ...owner,
      recipient: message.to.email,
      message: JSON.stringify(message),
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .execute();
}

/**
 * Takes up to `limit` messages in hand that are due, the longest due first, for `leaseMs` milliseconds.
 * No other worker, in this process or another, gets them until then; who dies with one in hand loses it then.
 */
export async function leaseDueMessages(
  database: Database,
  { now, limit, leaseMs }: { now: Date; limit: number; leaseMs: number },
): Promise<LeasedMessage[]> {
  const instant = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const rows = await database.transact(async (tx) => {
    const due = await tx
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .where("given_up_at", "is", null)
      .where("due_at", "<=", instant)
      .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", instant)]))
      .orderBy("due_at")
      .orderBy("id")
      .limit(limit)
      .$if(database.kind === "postgres", (query) => query.forUpdate().skipLocked())
      .execute();
    if (due.length === 0) return [];
    return tx
      .updateTable("outbox")
      .set((eb) => ({ leased_until: leasedUntil.toISOString(), attempts: eb("attempts", "+", 1) }))
      .where(
        "id",
        "in",
        due.map((row) => row.id),
      )
      .returningAll()
      .execute();
  });
  return rows.map((row) => toLeased(row, leasedUntil)).toSorted((a, b) => a.id - b.id);
}

/** It has been handed over: the body is forgotten, Message-ID and times are kept. */
export async function markSent(
  database: Database,
  { id }: LeasedMessage,
  { now }: { now: Date },
): Promise<void> {
  await database.transact(async (tx) => {
    await tx
      .updateTable("outbox")
      .set({
        message: "",
        sent_at: now.toISOString(),
        leased_until: null,
        given_up_at: null,
        last_error: null,
      })
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .execute();
  });
}

/**
 * It was not taken: it is due again after a pause that grows with each attempt, or given up when the refusal is
 * permanent or 48 hours have passed. Says which. Nothing changes when the lease has meanwhile gone to somebody else.
 */
export async function markFailed(
  database: Database,
  { id, attempt, enqueuedAt, leasedUntil }: LeasedMessage,
  { now, random, error, permanent }: { now: Date; random: number; error: unknown; permanent: boolean },
): Promise<"retried" | "given up"> {
  const again = permanent ? undefined : nextAttemptAt({ attempt, since: enqueuedAt, now, random });
  await database.transact(async (tx) => {
    await tx
      .updateTable("outbox")
      .set({
        leased_until: null,
        last_error: withoutAddresses(error),
        ...(again ? { due_at: again.toISOString() } : { given_up_at: now.toISOString() }),
      })
      .where("id", "=", id)
      .where("leased_until", "=", leasedUntil.toISOString())
      .where("sent_at", "is", null)
      .execute();
  });
  return again ? "retried" : "given up";
}

/** How many messages still wait for being sent, and how many nobody tries any more. */
export async function outboxCounts(db: Kysely<Schema>): Promise<{ waiting: number; givenUp: number }> {
  const { waiting, given_up } = await db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("given_up_at", "is", null).as("waiting"),
      eb.fn.countAll<number>().filterWhere("given_up_at", "is not", null).as("given_up"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return { waiting, givenUp: given_up };
}

/** What was given up on, latest first. */
export async function givenUpMessages(db: Kysely<Schema>, limit: number): Promise<GivenUpMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("given_up_at", "is not", null)
    .orderBy("given_up_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    messageId: row.message_id,
    reference: row.reference,
    enqueuedAt: new Date(row.created_at),
    givenUpAt: new Date(row.given_up_at!),
    attempts: row.attempts,
    lastError: row.last_error ?? "",
  }));
}

function toLeased(row: Selectable<Schema["outbox"]>, leasedUntil: Date): LeasedMessage {
  return {
    id: row.id,
    message: JSON.parse(row.message) as Message,
    reference: row.reference,
    attempt: row.attempts,
    enqueuedAt: new Date(row.created_at),
    leasedUntil,
  };
}

/** What an error says, without the address that mail servers like to repeat: fit for a log and the database. */
export function withoutAddresses(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\S+@\S+/g, "(address)").slice(0, 500);
}
