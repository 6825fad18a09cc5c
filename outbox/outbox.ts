import type { Transaction } from "kysely";
import { noteErasedMails } from "#database/erased-mails.ts";
import { forgetKeys, keyNamed, makeKey } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { deleteUnsent } from "#database/unsent-messages.ts";
import type { Message, TextMessage } from "./transports/message.ts";

/**
 * The record that a message belongs to: a submission or a subscriber. Erasing that erases the message. Or none: what it
 * says is about no person, or no longer. Where it holds a link it is sealed all the same, under a key of that name.
 */
export type MessageOwner =
  | { reference: string }
  | { subscriber: string }
  | { keyName: string }
  | { isAboutNoOne: true };

/**
 * A mail; or a text, with the keyed hash of its number, by which texts are counted and taken back, and `freed` as of the
 * mail beside it.
 */
type Sent =
  | { message: Message; recipient?: null; freed?: null }
  | { message: TextMessage; recipient: string; freed?: string | null };

/**
 * Puts a message into the outbox, in the same transaction as what causes it: both are committed, or neither. A second
 * one with the same Message-ID is the same message and changes nothing. It is not sent before `dueAt`, nor after
 * `notAfter`. `cancelMessages` takes back those of a topic, or of a key; `takeGathered` those that are about no one, with
 * what they say as data (`gathered`), so that one mail can say it together with what is new.
 *
 * A mail without an address stays for our staff, who ring instead: `messagesToRing`.
 *
 * Content and recipient are sealed under the key of the owner, and erased with it. A message about no one is stored as it
 * is, until it is sent.
 */
export async function enqueueMessage(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  {
    message,
    now,
    dueAt = now,
    topic = "",
    notAfter = null,
    gathered = "",
    recipient = null,
    freed = null,
    ...owner
  }: {
    now: Date;
    dueAt?: Date;
    topic?: string;
    notAfter?: Date | null;
    gathered?: string;
  } & Sent &
    MessageOwner,
): Promise<void> {
  const { messageId } = message;
  const { tells, ...whole }: Partial<Message> = message;
  const text = JSON.stringify(whole);
  const content =
    "isAboutNoOne" in owner
      ? { is_sealed: 0, message: text }
      : {
          ...("keyName" in owner ? { key_name: owner.keyName } : owner),
          is_sealed: 1,
          message: encryption.seal(await messageKey(tx, encryption, owner), text, messageSealedAs(messageId)),
        };
  await tx
    .insertInto("outbox")
    .values({
      message_id: messageId,
      ...content,
      channel: recipient !== null ? "text" : isToRing(message) ? "phone" : "mail",
      ...(tells && {
        kind: tells.kind,
        side: tells.side ?? "",
        version: tells.version ?? null,
      }),
      freed: tells?.freed ?? freed,
      recipient,
      created_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      first_due_at: dueAt.toISOString(),
      attempts: 0,
      topic,
      gathered,
      not_after: notAfter && notAfter.toISOString(),
    })
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .execute();
}

/** A mail to no address is told by phone: our staff ring. */
function isToRing(message: Message | TextMessage): boolean {
  return "to" in message && message.to.email === "";
}

/**
 * Takes back messages that were not sent yet, as something later makes them untrue: those about a submission by topic, or
 * all under a key, as `listing 10001`; or the texts about a submission, or to a number.
 */
export async function cancelMessages(
  tx: Transaction<Schema>,
  which:
    | { reference: string; topics: readonly string[] }
    | { keyName: string }
    | { textsAbout: string }
    | { recipient: string },
): Promise<void> {
  if ("topics" in which && which.topics.length === 0) return;
  await deleteUnsent(tx, (eb) => {
    if ("keyName" in which) return eb("key_name", "=", which.keyName);
    if ("recipient" in which) return eb("recipient", "=", which.recipient);
    if ("textsAbout" in which)
      return eb.and([eb("reference", "=", which.textsAbout), eb("channel", "=", "text")]);
    return eb.and([eb("reference", "=", which.reference), eb("topic", "in", which.topics)]);
  });
}

/**
 * Erases all messages under a key, sent or not, and the key. Their Message-IDs stay noted for some days, so that their files
 * go, too. Gives how many there were.
 */
export async function eraseMessages(tx: Transaction<Schema>, keyName: string, now: Date): Promise<number> {
  await noteErasedMails(tx, { keyName }, now);
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("key_name", "=", keyName)
    .executeTakeFirstOrThrow();
  await forgetKeys(tx, [keyName]);
  return Number(numDeletedRows);
}

/** Takes back messages of a topic about no one that no worker has begun to send, and returns what they say. */
export async function takeGathered(tx: Transaction<Schema>, topic: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom("outbox")
    .where("topic", "=", topic)
    .where("reference", "is", null)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("attempts", "=", 0)
    .returning(["id", "gathered"])
    .execute();
  return taken.toSorted((a, b) => a.id - b.id).map(({ gathered }) => gathered);
}

/** Finds the key of a submission and a named one in `record_keys`, that of a subscriber in its own row. */
async function messageKey(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  which: Exclude<MessageOwner, { isAboutNoOne: true }>,
): Promise<string> {
  if ("reference" in which) return keyNamed(tx, which.reference);
  if ("keyName" in which)
    return (await makeKey(tx, encryption, which.keyName)) ?? keyNamed(tx, which.keyName);
  const { key } = await tx
    .selectFrom("newsletter_subscriptions")
    .select("key")
    .where("address_hash", "=", which.subscriber)
    .executeTakeFirstOrThrow();
  return key;
}

/** What a message is sealed as. */
export function messageSealedAs(messageId: string): string {
  return `message ${messageId}`;
}
