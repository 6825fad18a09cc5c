import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { insertInBatches } from "#database/batches.ts";
import { migrate } from "#database/migrate.ts";
import { makeSiteKeys, sealingWith } from "#database/site-keys.ts";
import { openSqlite } from "#database/sqlite.ts";
import { sealedColumns } from "#database/requests/submissions.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { bookingOf } from "./load.ts";
import { type Store, TRIAL_SECRET } from "./store.ts";

const AT_ONCE = 1_000;
/** So that they are other people than those who come later. */
const FIRST_VISITOR = 1_000_000;

/**
 * A folder's database as a site leaves it that has taken so many requests and sent their mails, a thousand times as
 * fast as a site takes them. Gives their references.
 */
export async function fillStore({ dataDir }: Store, submissions: number): Promise<string[]> {
  const database = openSqlite(join(dataDir, "niho.db"));
  await migrate(database);
  const encryption = openEnvelopeEncryption(() => [TRIAL_SECRET], randomBytes);
  const { keyedHash } = sealingWith(
    encryption,
    await database.transact((tx) => makeSiteKeys(tx, encryption)),
  );
  const references: string[] = [];
  for (let start = 0; start < submissions; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, submissions - start) }, (_, index) => {
      const reference = makeReference(randomBytes);
      const receivedAt = new Date();
      const instant = receivedAt.toISOString();
      const wrapped_key = encryption.newKey();
      const head = { reference, kind: "booking", receivedAt } as const;
      const fields = bookingOf(FIRST_VISITOR + start + index);
      const sealed = sealedColumns({ encryption, keyedHash }, wrapped_key, head, fields);
      return {
        key: { name: reference, wrapped_key },
        submission: {
          reference,
          kind: head.kind,
          status: "received" as const,
          received_at: instant,
          notice_version: "2026-11-20",
          ...sealed,
        },
        claim: {
          key: keyedHash(`key ${reference}`),
          reference,
          content_hash: keyedHash(`content ${reference}`),
          expires_at: new Date(receivedAt.getTime() + 30 * 86_400_000).toISOString(),
        },
        messages: ["received", "new"].map((which) => ({
          message_id: `<${keyedHash(`message ${reference}`).slice(0, 32)}.booking-${which}@niho.example>`,
          reference,
          is_sealed: 1,
          message: "",
          created_at: instant,
          due_at: instant,
          first_due_at: instant,
          attempts: 1,
          sent_at: instant,
        })),
      };
    });
    await database.transact(async (tx) => {
      await insertInBatches(
        tx,
        "record_keys",
        rows.map(({ key }) => key),
      );
      await insertInBatches(
        tx,
        "submissions",
        rows.map(({ submission }) => submission),
      );
      await insertInBatches(
        tx,
        "submission_keys",
        rows.map(({ claim }) => claim),
      );
      await insertInBatches(
        tx,
        "outbox",
        rows.flatMap(({ messages }) => messages),
      );
    });
    references.push(...rows.map(({ submission }) => submission.reference));
  }
  await database.close();
  return references;
}
