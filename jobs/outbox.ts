import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import { keyNamed } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { CannotOpen, type EnvelopeEncryption } from "#database/envelope-encryption.ts";
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
 * Puts a message into the outbox, in the same transaction as what causes it: both are kept, or neither. A second one
 * with the same Message-ID is the same message and changes nothing. `dueAt` keeps it back until then.
 *
 * What it says, and to whom, is sealed under the key of whose it is, and erased with that.
 */
export async function enqueueMessage(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { message, now, dueAt = now, ...owner }: { message: Message; now: Date; dueAt?: Date } & MessageOwner,
): Promise<void> {
  const { messageId } = message;
  const key = await keyOf(tx, owner);
  await tx
    .insertInto("outbox")
    .values({
      message_id: messageId,
      ...owner,
      is_sealed: 1,
      message: encryption.seal(key, JSON.stringify(message), sealedAs(messageId)),
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .execute();
}

/** What waits and cannot be opened, being damaged or sealed under another secret, will never be sent. */
export type UnreadableMessage = Pick<LeasedMessage, "id" | "reference" | "attempt" | "leasedUntil"> & {
  messageId: string;
  error: CannotOpen;
};

type Lease = { now: Date; limit: number; leaseMs: number };

/**
 * Takes up to `limit` messages in hand that are due, the longest due first, for `leaseMs` milliseconds.
 * No other worker, in this process or another, gets them until then; who dies with one in hand loses it then.
 * Those that cannot be opened are given up, and told of; what waits behind them is taken instead.
 */
export async function leaseDueMessages(
  database: Database,
  encryption: EnvelopeEncryption,
  {
    tellUnreadable = () => undefined,
    ...lease
  }: Lease & { tellUnreadable?: (message: UnreadableMessage) => void },
): Promise<LeasedMessage[]> {
  for (;;) {
    const taken = await takeDue(database, encryption, lease);
    const readable: LeasedMessage[] = [];
    for (const one of taken) {
      if ("message" in one) {
        readable.push(one);
      } else {
        await giveUp(database, one, lease.now);
        tellUnreadable(one);
      }
    }
    if (readable.length > 0 || taken.length === 0) return readable;
  }
}

async function takeDue(
  database: Database,
  encryption: EnvelopeEncryption,
  { now, limit, leaseMs }: Lease,
): Promise<(LeasedMessage | UnreadableMessage)[]> {
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
    const ids = due.map((row) => row.id);
    await tx
      .updateTable("outbox")
      .set((eb) => ({ leased_until: leasedUntil.toISOString(), attempts: eb("attempts", "+", 1) }))
      .where("id", "in", ids)
      .execute();
    return tx
      .selectFrom("outbox")
      .leftJoin("record_keys", "record_keys.name", "outbox.reference")
      .leftJoin("newsletter_subscriptions", "address_hash", "outbox.subscriber")
      .selectAll("outbox")
      .select((eb) =>
        eb.fn
          .coalesce("wrapped_key", "newsletter_subscriptions.key", sql.lit(""))
          .$notNull()
          .as("wrapped_key"),
      )
      .where("id", "in", ids)
      .orderBy("id")
      .execute();
  });
  return rows.map((row) => toLeased(row, encryption, leasedUntil));
}

async function giveUp(
  database: Database,
  { id, error, leasedUntil }: UnreadableMessage,
  now: Date,
): Promise<void> {
  await database.transact(async (tx) => {
    await tx
      .updateTable("outbox")
      .set({ leased_until: null, given_up_at: now.toISOString(), last_error: withoutAddresses(error) })
      .where("id", "=", id)
      .where("leased_until", "=", leasedUntil.toISOString())
      .execute();
  });
}

/**
 * It has been handed over: the text is forgotten, Message-ID and times are kept. False when the message has meanwhile
 * been erased: then whoever keeps a copy of what was handed over forgets that too.
 */
export async function markSent(
  database: Database,
  { id }: LeasedMessage,
  { now }: { now: Date },
): Promise<boolean> {
  return database.transact(async (tx) => {
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
    return (await tx.selectFrom("outbox").select("id").where("id", "=", id).execute()).length > 0;
  });
}

/**
 * It was not taken: it is due again after a pause that grows with each attempt, or given up when the refusal is
 * permanent or 48 hours have passed. Says which. Nothing changes when the lease has meanwhile gone to somebody else.
 */
export async function markFailed(
  database: Database,
  { id, message, attempt, enqueuedAt, leasedUntil }: LeasedMessage,
  { now, random, error, permanent }: { now: Date; random: number; error: unknown; permanent: boolean },
): Promise<"retried" | "given up"> {
  const again = permanent ? undefined : nextAttemptAt({ attempt, since: enqueuedAt, now, random });
  await database.transact(async (tx) => {
    await tx
      .updateTable("outbox")
      .set({
        leased_until: null,
        last_error: withoutAddresses(error, message),
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

/** The mails that a submission has caused: when, not what they said. */
export async function messagesAbout(
  db: Kysely<Schema>,
  reference: string,
): Promise<{ queuedAt: Date; sentAt: Date | null; givenUpAt: Date | null }[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["created_at", "sent_at", "given_up_at"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, sent_at, given_up_at }) => ({
    queuedAt: new Date(created_at),
    sentAt: sent_at === null ? null : new Date(sent_at),
    givenUpAt: given_up_at === null ? null : new Date(given_up_at),
  }));
}

/** The Message-IDs of all that the newsletter has for somebody. */
export async function messagesTo(db: Kysely<Schema>, subscriber: string): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("message_id")
    .where("subscriber", "=", subscriber)
    .execute();
  return rows.map(({ message_id }) => message_id);
}

/** The text of what was given up on by then, and all that the newsletter settled by then. */
export async function forgetSettledMessages(tx: Transaction<Schema>, before: Date): Promise<void> {
  const instant = before.toISOString();
  await tx
    .updateTable("outbox")
    .set({ message: "" })
    .where("given_up_at", "<=", instant)
    .where("message", "<>", "")
    .execute();
  await tx
    .deleteFrom("outbox")
    .where("reference", "is", null)
    .where((eb) => eb.or([eb("sent_at", "<=", instant), eb("given_up_at", "<=", instant)]))
    .execute();
}

/** Which of these messages are in the outbox, sent or not. */
export async function knownMessages(
  db: Kysely<Schema>,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("outbox")
    .select("message_id")
    .where("message_id", "in", [...messageIds])
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}

function toLeased(
  row: Selectable<Schema["outbox"]> & { wrapped_key: string },
  encryption: EnvelopeEncryption,
  leasedUntil: Date,
): LeasedMessage | UnreadableMessage {
  const { id, message_id: messageId, reference, attempts: attempt } = row;
  const leased = { id, reference, attempt, leasedUntil };
  try {
    const text = encryption.open(row.wrapped_key, row.message, sealedAs(messageId));
    return { ...leased, message: JSON.parse(text) as Message, enqueuedAt: new Date(row.created_at) };
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return { ...leased, messageId, error };
  }
}

/** A submission's is kept apart, a subscriber's in its own row. */
async function keyOf(tx: Transaction<Schema>, owner: MessageOwner): Promise<string> {
  if ("reference" in owner) return keyNamed(tx, owner.reference);
  const { key } = await tx
    .selectFrom("newsletter_subscriptions")
    .select("key")
    .where("address_hash", "=", owner.subscriber)
    .executeTakeFirstOrThrow();
  return key;
}

function sealedAs(messageId: string): string {
  return `message ${messageId}`;
}

/**
 * What an error says, without addresses and without whatever it repeats of the one whom the message is for: fit for a
 * log and the database. Mail servers like to quote, the mailbox alone among others.
 */
export function withoutAddresses(error: unknown, message?: Message): string {
  const text = (error instanceof Error ? error.message : String(error)).replace(
    /(?<!\S)\S*@\S*/g,
    "(address)",
  );
  const told = message ? [message.to.email.split("@")[0]!, ...message.to.name.split(/\s+/)] : [];
  return told
    .filter((word) => word.length >= SHORTEST_TELLING)
    .reduce((said, word) => said.replaceAll(new RegExp(RegExp.escape(word), "gi"), "(address)"), text)
    .slice(0, 500);
}

/** Shorter ones are in too many words to be anybody's. */
const SHORTEST_TELLING = 3;
