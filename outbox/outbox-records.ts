import type { Kysely, Transaction } from "kysely";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import type { Schema } from "#database/schema.ts";
import { messageSealedAs } from "./outbox.ts";
import { TOO_LATE } from "./outbox-leases.ts";
import type { Channel, Message } from "./transports/message.ts";

/** A message that is not tried again. */
export type GivenUpMessage = {
  id: number;
  messageId: string;
  /** `confirmed`, `contact-answer` */
  kind: string;
  /** Who it is for: the patient, the practice or our staff. It is empty if that wasn’t stored. */
  side: Side;
  reference: string | null;
  /** `listing 10001`: of what it is where it is of no submission; null for the newsletter, and for what is about no one. */
  keyName: string | null;
  enqueuedAt: Date;
  givenUpAt: Date;
  attempts: number;
  lastError: string;
};

/** Who a message is for; empty where the code that wrote it didn’t say. */
type Side = "" | "sender" | "practice" | "ours";

/** A mail that has no address: our staff ring instead. */
export type MessageToRing = Pick<GivenUpMessage, "id" | "kind" | "side" | "reference"> & { since: Date };

/** How many mails wait to be sent, and how many were given up. A text that was given up is no news: its mail says it. */
export async function outboxCounts(db: Kysely<Schema>): Promise<{ waiting: number; givenUp: number }> {
  const { waiting, given_up } = await db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("given_up_at", "is", null).as("waiting"),
      eb.fn
        .countAll<number>()
        .filterWhere("given_up_at", "is not", null)
        .filterWhere("last_error", "not in", [TOO_LATE, DISMISSED])
        .filterWhere("handled_at", "is", null)
        .as("given_up"),
    ])
    .where("sent_at", "is", null)
    .where("channel", "=", "mail")
    .executeTakeFirstOrThrow();
  return { waiting, givenUp: given_up };
}

/** A mail in the log and on the command line: `<0123abcd.booking-received@niho.example>` is `0123abcd.booking-received`. */
export function mailName(messageId: string): string {
  return messageId.replace("<", "").split("@")[0]!;
}

/** `last_error` of a message that was given up, and that an operator has let go. */
const DISMISSED = "dismissed";

/** The mails that were given up, latest first, without the ones that someone has dealt with or let go. */
export async function givenUpMessages(db: Kysely<Schema>, limit?: number): Promise<GivenUpMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "mail")
    .where("given_up_at", "is not", null)
    .where("last_error", "not in", [TOO_LATE, DISMISSED])
    .where("handled_at", "is", null)
    .orderBy("given_up_at", "desc")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    kind: row.kind,
    side: row.side,
    reference: row.reference,
    keyName: row.key_name,
    enqueuedAt: new Date(row.created_at),
    givenUpAt: new Date(row.given_up_at!),
    attempts: row.attempts,
    lastError: row.last_error ?? "",
  }));
}

/** The mails that have no address, and that no one has told by phone yet, the oldest first. */
export async function messagesToRing(db: Kysely<Schema>): Promise<MessageToRing[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "side", "reference", "created_at"])
    .where("channel", "=", "phone")
    .where("handled_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, since: new Date(created_at) }));
}

/** What someone tells by phone. */
export type UntoldMessage = Pick<GivenUpMessage, "kind" | "side" | "reference" | "keyName"> & {
  version: number | null;
  topic: string;
  /** As it would have been mailed; null where it was deleted since. */
  message: Message | null;
};

/** A message that our staff are to tell by phone, whether it has no address or was given up; null: it is dealt with. */
export async function findUntold(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  id: number,
): Promise<UntoldMessage | null> {
  const row = await db
    .selectFrom("outbox")
    .leftJoin("record_keys", (join) =>
      join.on((eb) => eb("record_keys.name", "=", eb.fn.coalesce("outbox.reference", "outbox.key_name"))),
    )
    .select(["kind", "side", "version", "reference", "key_name", "topic"])
    .select(["message", "message_id", "is_sealed", "wrapped_key"])
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .where("channel", "<>", "text")
    .where((eb) => eb.or([eb("channel", "=", "phone"), eb("given_up_at", "is not", null)]))
    .executeTakeFirst();
  if (!row) return null;
  const { message, message_id, is_sealed, wrapped_key, key_name, ...rest } = row;
  const about = { ...rest, keyName: key_name };
  if (message === "" || (is_sealed === 1 && wrapped_key === null)) return { ...about, message: null };
  const text =
    is_sealed === 1 ? encryption.open(wrapped_key!, message, messageSealedAs(message_id)) : message;
  return { ...about, message: JSON.parse(text) as Message };
}

/** Whether the first mail about a submission is in the outbox, sent or not: it says that it came, or that a time is booked. */
export async function hasFirstMail(db: Kysely<Schema>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("reference", "=", reference)
    .where("side", "=", "sender")
    .where((eb) =>
      eb.or([eb("kind", "=", "received"), eb.and([eb("kind", "=", "confirmed"), eb("version", "=", 1)])]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts a message that was given up back into the outbox, as if it had not been tried. `gone` where nothing of it is left
 * to send, or its time is past.
 */
export async function resendMessage(
  tx: Transaction<Schema>,
  messageId: string,
  now: Date,
): Promise<"waiting" | "gone"> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({
      given_up_at: null,
      last_error: null,
      attempts: 0,
      due_at: now.toISOString(),
      first_due_at: now.toISOString(),
      leased_until: null,
    })
    .where("message_id", "=", messageId)
    .where("given_up_at", "is not", null)
    .where("message", "<>", "")
    .where((eb) => eb.or([eb("not_after", "is", null), eb("not_after", ">", now.toISOString())]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? "waiting" : "gone";
}

/** How our staff dealt with a message that did not arrive. */
export type HandledHow = "told" | "not needed";

/** Notes how our staff dealt with a message that was given up, or has no address: `true`, once. Its text is deleted. */
export async function markHandled(
  tx: Transaction<Schema>,
  { id, how, now }: { id: number; how: HandledHow; now: Date },
): Promise<boolean> {
  const marked = await tx
    .updateTable("outbox")
    .set({ handled_at: now.toISOString(), handled_how: how, message: "" })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("given_up_at", "is not", null), eb("channel", "=", "phone")]))
    .where("handled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Lets a message go that was given up: its text is deleted, and it is counted no more. */
export async function dismissMessage(tx: Transaction<Schema>, messageId: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ last_error: DISMISSED, message: "" })
    .where("message_id", "=", messageId)
    .where("given_up_at", "is not", null)
    .execute();
}

/** A message's times, not its content. */
export type MailTimes = {
  channel: Channel;
  /** What it is, and whom it tells: `received`, `sender`. */
  kind: string;
  side: GivenUpMessage["side"];
  queuedAt: Date;
  sentAt: Date | null;
  givenUpAt: Date | null;
  /** It was given up because its time had passed: a reminder after the visit. */
  isTooLate: boolean;
};

/** The mails and texts of a submission. */
export async function messagesAbout(db: Kysely<Schema>, reference: string): Promise<MailTimes[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["channel", "kind", "side", "created_at", "sent_at", "given_up_at", "last_error"])
    .where("reference", "=", reference)
    .where("channel", "<>", "phone")
    .orderBy("id")
    .execute();
  return rows.map(({ channel, kind, side, created_at, sent_at, given_up_at, last_error }) => ({
    channel: channel === "text" ? "text" : "mail",
    kind,
    side,
    queuedAt: new Date(created_at),
    sentAt: sent_at === null ? null : new Date(sent_at),
    givenUpAt: given_up_at === null ? null : new Date(given_up_at),
    isTooLate: last_error === TOO_LATE,
  }));
}

/** The mails of a submission by their names, as `booking-confirmed-2`, with their times. */
export async function mailNamesAbout(
  db: Kysely<Schema>,
  reference: string,
): Promise<{ which: string; due: Date; sent: Date | null }[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["message_id", "due_at", "sent_at"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
  return rows.map(({ message_id, due_at, sent_at }) => ({
    which: /\.([\w-]+)@/.exec(message_id)?.[1] ?? message_id,
    due: new Date(due_at),
    sent: sent_at === null ? null : new Date(sent_at),
  }));
}

/** Deletes the text of messages given up before an instant, and whole newsletter messages sent or given up before it. */
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
    .where((eb) =>
      eb.or([
        eb("sent_at", "<=", instant),
        eb("given_up_at", "<=", instant),
        eb("handled_at", "<=", instant),
      ]),
    )
    .execute();
}

/** Which of these Message-IDs are in the outbox, sent or not. */
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
