import type { Transaction } from "kysely";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { keyNamed } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { normalizeEmail } from "#domain/email.ts";
import { messageSealedAs } from "./outbox.ts";
import type { Message } from "./transports/message.ts";

/**
 * Sends what waits of a submission to another address: its messages that were written to the old one, with the appointment
 * in them. What a mailbox had refused and no one has dealt with is tried again. Returns how many.
 */
export async function readdressMessages(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, from, to }: { reference: string; from: string; to: string },
): Promise<number> {
  const waiting = await tx
    .selectFrom("outbox")
    .select(["id", "message_id", "message", "given_up_at"])
    .where("reference", "=", reference)
    .where("channel", "=", "mail")
    .where("sent_at", "is", null)
    .where("handled_at", "is", null)
    .where("is_sealed", "=", 1)
    .where("message", "<>", "")
    .execute();
  if (waiting.length === 0) return 0;
  const key = await keyNamed(tx, reference);
  let moved = 0;
  for (const { id, message_id, message: sealed, given_up_at } of waiting) {
    const about = messageSealedAs(message_id);
    const message = JSON.parse(encryption.open(key, sealed, about)) as Message;
    if (normalizeEmail(message.to.email) !== normalizeEmail(from)) continue;
    const text = JSON.stringify({
      ...message,
      to: { ...message.to, email: to },
      ...(message.calendar && {
        calendar: { ...message.calendar, text: withAttendee(message.calendar.text, message.to.email, to) },
      }),
    } satisfies Message);
    await tx
      .updateTable("outbox")
      .set({
        message: encryption.seal(key, text, about),
        ...(given_up_at !== null && { given_up_at: null, last_error: null, attempts: 0, leased_until: null }),
      })
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .execute();
    moved++;
  }
  return moved;
}

/** An address can stand on two lines of a calendar: RFC 5545, 3.1 folds them after 75 octets. */
function withAttendee(calendar: string, from: string, to: string): string {
  const folded = [...from].map((letter) => RegExp.escape(letter)).join(String.raw`(?:\r?\n[ \t])?`);
  return calendar.replaceAll(new RegExp(folded, "gi"), () => to);
}
