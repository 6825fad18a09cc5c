import type { Selectable, Transaction } from "kysely";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { calendarToken } from "#database/free-times/calendar-links.ts";
import { hashOfToken, linkToken } from "#database/links.ts";
import { listingToken } from "#database/practices/listing-links.ts";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { type SiteKeys, sealingWith } from "#database/site-keys.ts";
import { messageSealedAs } from "./outbox.ts";

/** A token anywhere in a message. */
const TOKEN = /\b[0-9a-f]{64}\b/g;

/**
 * Makes a new key of links, and with it every link to a request, a listing or a calendar anew: what was mailed opens
 * nothing any more, nor does what someone makes up who knows the former key. Each link lasts as long as before, and mails
 * that wait get the new ones. No site may be running, because it would go on with the key that it knows. Says how many
 * links there are.
 */
export async function renewLinks(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  keys: SiteKeys,
): Promise<number> {
  const links = encryption.newKey();
  await tx.updateTable("site_keys").set({ wrapped_key: links }).where("name", "=", "links").execute();
  const before = sealingWith(encryption, keys);
  const after = sealingWith(encryption, { ...keys, links });
  const renewed = new Map<string, string>();
  for (const link of await tx.selectFrom("links").selectAll().execute()) {
    const [old, token] = [tokenOf(before, link), tokenOf(after, link)];
    renewed.set(old, token);
    await tx
      .updateTable("links")
      .set({ token_hash: hashOfToken(token) })
      .where("token_hash", "=", hashOfToken(old))
      .execute();
  }
  await renewInMails(tx, encryption, renewed);
  return renewed.size;
}

function tokenOf(sealing: Sealing, link: Selectable<Schema["links"]>): string {
  const { purpose, reference, practice_id: practiceId, made_at } = link;
  const madeAt = new Date(made_at);
  if (purpose === "listing") return listingToken(sealing, { practiceId: practiceId!, madeAt });
  if (purpose === "calendar") return calendarToken(sealing, { practiceId: practiceId!, madeAt });
  return linkToken(sealing, { purpose, reference: reference!, practiceId, madeAt });
}

/** Those that were not sent yet, and those that our staff may send again. */
async function renewInMails(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  renewed: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await tx
    .selectFrom("outbox")
    .innerJoin("record_keys", (join) =>
      join.on((eb) => eb("record_keys.name", "=", eb.fn.coalesce("outbox.reference", "outbox.key_name"))),
    )
    .select(["id", "message", "message_id", "wrapped_key"])
    .where("is_sealed", "=", 1)
    .where("message", "<>", "")
    .execute();
  for (const { id, message, message_id, wrapped_key } of rows) {
    const about = messageSealedAs(message_id);
    const text = encryption.open(wrapped_key, message, about);
    const fresh = text.replaceAll(TOKEN, (token) => renewed.get(token) ?? token);
    if (fresh === text) continue;
    const sealed = encryption.seal(wrapped_key, fresh, about);
    await tx.updateTable("outbox").set({ message: sealed }).where("id", "=", id).execute();
  }
}
