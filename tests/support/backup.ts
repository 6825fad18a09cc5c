import { join } from "node:path";
import { writeAudit } from "#database/desk/audit.ts";
import { backUp } from "#database/backups/backup.ts";
import { insertInBatches } from "#database/batches.ts";
import type { Database } from "#database/database.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import { keepFreeTimes } from "#database/free-times/free-times.ts";
import { askToWatch } from "#database/practices/practice-watches.ts";
import { insertSubscription } from "#database/newsletter/newsletter.ts";
import { insertPicture } from "#database/practices/practice-pictures.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { noteSamplesRemoved, pauseFreeTimes } from "#database/settings.ts";
import { sealedColumns } from "#database/requests/submissions.ts";
import { FREE_TIMES_UNSTATED } from "#domain/free-times/free-times-form.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { makeMessage } from "./message.ts";
import { newFolder } from "./new-folder.ts";
import { makePlace, makePractice, makeReview } from "./practice.ts";
import { keep, SEALING, TEST_SECRET } from "./sealing.ts";

export const NOW = new Date("2026-11-20T01:02:03.456Z");
/** How copies are made in tests. */
export const HOW = { secret: TEST_SECRET, now: NOW };
const PLACES = [makePlace({ slug: "nelson", name: "Nelson" })];

/** Something in every table. */
export async function fillEveryTable(database: Database, count: number): Promise<void> {
  await database.transact(async (tx) => {
    const practices = [1, 2, 3].map((id) => ({
      practice: makePractice({ id, name: `Ōtaki Smiles ${id}`, rating: null, languages: ["Māori"] }),
      reviews: [makeReview({ practiceId: id, text: "Kind & “quick” \u2028 \uD83E\uDDB7" })],
    }));
    await insertPractices(tx, practices, PLACES);
    await tx.insertInto("article_reads").values({ article_id: 1, day: "2026-11-20", reads: 7 }).execute();
    const files = [{ format: "avif", width: 320, bytes: new Uint8Array([0, 1, 127, 128, 255]) }] as const;
    const picture = { alt: "Our door", caption: "", made: { width: 320, height: 200, files }, now: NOW };
    await insertPicture(tx, { practiceId: 1, hash: "f".repeat(32) }, picture);
    await keepFreeTimes(tx, 1, { state: "on", rules: FREE_TIMES_UNSTATED, wrong: [NOW] });
    await tx
      .insertInto("held_times")
      .values({ practice_id: 1, cell: 1, layer: 0, holder: "x", until: null })
      .execute();
    await noteSamplesRemoved(tx);
    // As after every restore.
    await pauseFreeTimes(tx);
    await writeAudit(tx, { at: NOW, command: "person", about: "x", records: 0, who: "Aroha", kind: "look" });
    const rows = Array.from({ length: count }, (_, index) => rowsOf(`NIHO-${index}`, index));
    await insertInBatches(
      tx,
      "record_keys",
      rows.map((row) => row.key),
    );
    await insertInBatches(
      tx,
      "submissions",
      rows.map((row) => row.submission),
    );
    await insertInBatches(
      tx,
      "submission_keys",
      rows.map((row) => row.claim),
    );
    await insertInBatches(
      tx,
      "outbox",
      rows.map((row) => row.message),
    );
    await insertSubscription(tx, {
      addressHash: "aroha",
      key: SEALING.encryption.newKey(),
      sealedAddress: "sealed",
      askedAt: NOW,
      askedOn: "/blog",
      words: "One email a month",
      confirmHash: "c",
      unsubscribeHash: "u",
    });
    const own = makeMessage({ messageId: "<own@niho.example>" });
    await enqueueMessage(tx, SEALING.encryption, { message: own, subscriber: "aroha", now: NOW });
    await askToWatch(tx, SEALING, { id: "a1", practiceId: 1, email: "ana@patient.example", now: NOW });
    await keep(tx, { reference: "NIHO-gone" });
    await eraseSubmissions(tx, ["NIHO-gone"], { now: NOW, reason: "asked", ...SEALING });
  });
}

/** What one request leaves behind, one message of it still waiting. */
function rowsOf(reference: string, index: number) {
  const { encryption } = SEALING;
  const key = encryption.newKey();
  const receivedAt = new Date(NOW.getTime() + index);
  const instant = receivedAt.toISOString();
  const message_id = `<${index}@niho.example>`;
  const head = { reference, kind: "contact", receivedAt } as const;
  return {
    key: { name: reference, wrapped_key: key },
    submission: {
      reference,
      kind: head.kind,
      status: "received",
      received_at: instant,
      notice_version: "2026-11-20",
      ...sealedColumns(SEALING, key, head, { name: `Hēmi ${index}`, email: `hemi${index}@patient.example` }),
    },
    claim: { key: `k${index}`, reference, content_hash: "h", expires_at: instant },
    message: {
      message_id,
      reference,
      is_sealed: 1,
      message: encryption.seal(
        key,
        JSON.stringify(makeMessage({ messageId: message_id })),
        `message ${message_id}`,
      ),
      created_at: instant,
      due_at: instant,
      first_due_at: instant,
      attempts: 0,
    },
  } as const;
}

/** A database with something in every table, more rows than are read or written at once, and a copy of it. */
export async function backUpFilled(
  open: () => Promise<Database>,
  count = 600,
): Promise<{ database: Database; file: string }> {
  const database = await open();
  await fillEveryTable(database, count);
  const file = join(newFolder(), "niho.backup");
  await backUp(database, file, HOW);
  return { database, file };
}
