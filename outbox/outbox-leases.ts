import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import { CannotOpen, type EnvelopeEncryption } from "#database/envelope-encryption.ts";
import type { Schema } from "#database/schema.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import type { Message, TextMessage } from "./transports/message.ts";
import { readClockCheck } from "./jobs/clock-check.ts";
import { messageSealedAs } from "./outbox.ts";
import { hasBeenDue } from "./outbox-dates.ts";
import { redact } from "./redact.ts";
import { nextAttemptAt } from "./retry.ts";
import type { Uptime } from "./jobs/uptime.ts";

/** A message that one worker alone may send until `leasedUntil`. */
export type LeasedMessage = {
  id: number;
  /** Which attempt this is, from 1. */
  attempt: number;
  enqueuedAt: Date;
  leasedUntil: Date;
} & LeasedContent;

type LeasedContent = { channel: "mail"; message: Message } | { channel: "text"; message: TextMessage };

/** A message that cannot be decrypted, damaged or sealed under another secret: it will never be sent. */
export type UnreadableMessage = Pick<LeasedMessage, "id" | "attempt" | "leasedUntil" | "channel"> & {
  messageId: string;
  error: CannotOpen;
};

/** What the clock starts by itself goes out by day alone, however often it is tried: it waits for 8am in New Zealand. */
export const BY_DAY = "invitation";

/** `last_error` of a message that was not sent before its `notAfter`. `doctor` does not count it as lost. */
export const TOO_LATE = "too late";

type Lease = { now: Date; uptime: Uptime; limit: number; leaseMs: number };

/**
 * Leases up to `limit` due messages, the longest due first, for `leaseMs` milliseconds: no other worker, in this process
 * or another, gets them until then. The lease of a process that died runs out. Messages that cannot be opened are given
 * up and reported to `onUnreadable`; the next ones are leased instead.
 *
 * While the clock can’t be trusted, it leases only messages that were to go at once or were tried before, and those
 * that were due when the clock was last plausible. The others wait: they are neither sent early nor given up.
 */
export async function leaseDueMessages(
  database: Database,
  encryption: EnvelopeEncryption,
  {
    onUnreadable = () => undefined,
    ...lease
  }: Lease & { onUnreadable?: (message: UnreadableMessage) => void },
): Promise<LeasedMessage[]> {
  for (;;) {
    const leased = await leaseDue(database, encryption, lease);
    const readable: LeasedMessage[] = [];
    for (const one of leased) {
      if ("message" in one) {
        readable.push(one);
      } else {
        const { error } = one;
        await settle(database, one, { given_up_at: lease.now.toISOString(), last_error: redact(error) });
        onUnreadable(one);
      }
    }
    if (readable.length > 0 || leased.length === 0) return readable;
  }
}

/**
 * Ends every lease, so that a message that a killed process was sending is due at once. Only where no other process can
 * be sending, as at the start on SQLite: elsewhere the message would go out twice.
 */
export async function releaseLeases(database: Database): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("outbox").set({ leased_until: null }).where("leased_until", "is not", null).execute(),
  );
}

async function leaseDue(
  database: Database,
  encryption: EnvelopeEncryption,
  { now, uptime, limit, leaseMs }: Lease,
): Promise<(LeasedMessage | UnreadableMessage)[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const rows = await database.transact(async (tx) => {
    const clock = await readClockCheck(tx, now, uptime);
    const trustedAt = clock && !clock.isPlausible ? clock.trustedAt.toISOString() : null;
    const ids = await dueIds(tx, database.kind, { now, limit, trustedAt });
    // Once nothing is left to lease, because it reads every due message: with 5,000 of them each lease took 2.6 ms.
    if (ids.length === 0 && trustedAt === null) await giveUpTooLate(tx, now.toISOString());
    if (ids.length === 0) return [];
    await tx
      .updateTable("outbox")
      .set((eb) => ({ leased_until: leasedUntil.toISOString(), attempts: eb("attempts", "+", 1) }))
      .where("id", "in", ids)
      .execute();
    return tx
      .selectFrom("outbox")
      .leftJoin("record_keys", (join) =>
        join.on((eb) => eb("record_keys.name", "=", eb.fn.coalesce("outbox.reference", "outbox.key_name"))),
      )
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

/** `trustedAt` is when the clock was last plausible, while it can’t be trusted; null while it can. */
async function dueIds(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  { now, limit, trustedAt }: { now: Date; limit: number; trustedAt: string | null },
): Promise<number[]> {
  const instant = now.toISOString();
  const rows = await tx
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("due_at", "<=", instant)
    .where("channel", "<>", "phone")
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", instant)]))
    .where((eb) => eb.or([eb("not_after", "is", null), eb("not_after", ">", instant)]))
    .$if(trustedAt !== null, (query) =>
      query.where((eb) => eb.or([...hasBeenDue(eb), eb("due_at", "<=", trustedAt)])),
    )
    .$if(inDaytime(now) > now, (query) => query.where("topic", "<>", BY_DAY))
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .$if(kind === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

async function giveUpTooLate(tx: Transaction<Schema>, instant: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ given_up_at: instant, last_error: TOO_LATE })
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("due_at", "<=", instant)
    .where("channel", "<>", "phone")
    .where("not_after", "<=", instant)
    .execute();
}

/**
 * Notes that a message was sent: its text is deleted, Message-ID and times are kept. False when the message has
 * been erased or taken back meanwhile: then the mailer's copy must be deleted too. SQLite gives the id of a deleted last
 * row to the next one (https://www.sqlite.org/autoinc.html), so a message is known by its Message-ID as well.
 */
export async function markSent(
  database: Database,
  { id, message: { messageId } }: LeasedMessage,
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
      .where("message_id", "=", messageId)
      .where("sent_at", "is", null)
      .execute();
    const known = tx.selectFrom("outbox").select("id").where("id", "=", id);
    return (await known.where("message_id", "=", messageId).execute()).length > 0;
  });
}

/**
 * Notes a failed attempt: the message is due again after a backoff, or given up when the refusal is permanent or 48
 * hours have passed. Says which. Changes nothing when another worker has leased the message meanwhile.
 */
export async function markFailed(
  database: Database,
  leased: LeasedMessage,
  { now, random, error, permanent }: { now: Date; random: number; error: unknown; permanent: boolean },
): Promise<"retried" | "given up"> {
  const { id, channel, message, attempt, enqueuedAt, leasedUntil } = leased;
  const again = permanent ? undefined : nextAttemptAt({ attempt, since: enqueuedAt, now, random });
  const lease = { id, messageId: message.messageId, leasedUntil };
  const said = channel === "mail" ? redact(error, message) : redact(error);
  await settle(database, lease, {
    last_error: said,
    ...(again ? { due_at: again.toISOString() } : { given_up_at: now.toISOString() }),
  });
  return again ? "retried" : "given up";
}

/** Ends a lease with what became of the attempt, unless another worker has leased the message meanwhile. */
async function settle(
  database: Database,
  { id, messageId, leasedUntil }: { id: number; messageId: string; leasedUntil: Date },
  changes: { last_error: string } & ({ due_at: string } | { given_up_at: string }),
): Promise<void> {
  await database.transact((tx) =>
    tx
      .updateTable("outbox")
      .set({ leased_until: null, ...changes })
      .where("id", "=", id)
      .where("message_id", "=", messageId)
      .where("leased_until", "=", leasedUntil.toISOString())
      .where("sent_at", "is", null)
      .execute(),
  );
}

function toLeased(
  row: Selectable<Schema["outbox"]> & { wrapped_key: string },
  encryption: EnvelopeEncryption,
  leasedUntil: Date,
): LeasedMessage | UnreadableMessage {
  const { id, message_id: messageId, attempts: attempt } = row;
  const channel = row.channel === "text" ? "text" : "mail";
  const leased = { id, attempt, leasedUntil, channel } as const;
  try {
    const text =
      row.is_sealed === 0
        ? row.message
        : encryption.open(row.wrapped_key, row.message, messageSealedAs(messageId));
    const content = { channel, message: JSON.parse(text) as unknown } as LeasedContent;
    return { ...leased, ...content, enqueuedAt: new Date(row.created_at) };
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return { ...leased, messageId, error };
  }
}
