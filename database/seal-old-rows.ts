import type { Transaction } from "kysely";
import type { Database } from "./database.ts";
import { makeKey, type Sealing } from "./record-keys.ts";
import type { Schema } from "./schema.ts";
import { sealedColumns, type SubmissionFields } from "./submissions.ts";

/** Of each kind, in one transaction. */
const BATCH = 200;

/**
 * Seals rows that an older version wrote as plain text, a few hundred at a time, and scrubs the files. Safe to run in
 * several processes at once and to stop: the next start goes on. Returns how many submissions it sealed: none, at every
 * start but the first.
 */
export async function sealOldRows(database: Database, sealing: Sealing): Promise<number> {
  let count = 0;
  for (;;) {
    const { submissions, messages } = await database.transact((tx) => sealSome(tx, database.kind, sealing));
    if (submissions + messages === 0) break;
    count += submissions;
  }
  await scrubWhatWasNoted(database);
  return count;
}

async function sealSome(tx: Transaction<Schema>, kind: Database["kind"], sealing: Sealing) {
  const submissions = await sealSubmissions(tx, kind, sealing);
  const messages = await sealMessages(tx, kind, sealing);
  if (submissions + messages > 0) await noteUnscrubbed(tx);
  return { submissions, messages };
}

async function sealSubmissions(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  sealing: Sealing,
): Promise<number> {
  const rows = await tx
    .selectFrom("submissions")
    .selectAll()
    .where("erase_on", "=", "")
    .limit(BATCH)
    .$if(kind === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  for (const row of rows) {
    const key = (await makeKey(tx, sealing.encryption, row.reference))!;
    const receivedAt = new Date(row.received_at);
    const fields = JSON.parse(row.fields) as SubmissionFields;
    await tx
      .updateTable("submissions")
      .set(sealedColumns(sealing, key, { ...row, receivedAt }, fields))
      .where("reference", "=", row.reference)
      .execute();
  }
  return rows.length;
}

/** After their submissions, whose keys they share. */
async function sealMessages(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  { encryption }: Sealing,
): Promise<number> {
  const rows = await tx
    .selectFrom("outbox")
    .leftJoin("record_keys", "record_keys.name", "outbox.reference")
    .leftJoin("newsletter_subscriptions", "address_hash", "outbox.subscriber")
    .select(["id", "message_id", "message"])
    .select((eb) => eb.fn.coalesce("wrapped_key", "newsletter_subscriptions.key").as("key"))
    .where("is_sealed", "=", 0)
    .where((eb) => eb.or([eb("wrapped_key", "is not", null), eb("address_hash", "is not", null)]))
    .limit(BATCH)
    .$if(kind === "postgres", (query) => query.forUpdate("outbox").skipLocked())
    .execute();
  for (const { id, message_id, message, key } of rows) {
    await tx
      .updateTable("outbox")
      .set({
        is_sealed: 1,
        message: message === "" ? "" : encryption.seal(key!, message, `message ${message_id}`),
      })
      .where("id", "=", id)
      .execute();
  }
  return rows.length;
}

const UNSCRUBBED = "clear the files of plain rows";

function noteUnscrubbed(tx: Transaction<Schema>): Promise<unknown> {
  return tx
    .insertInto("job_runs")
    .values({ name: UNSCRUBBED, due_at: "" })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Once in a database's life, even when the process that sealed was killed before it could. */
async function scrubWhatWasNoted(database: Database): Promise<void> {
  const noted = await database.read
    .selectFrom("job_runs")
    .select("name")
    .where("name", "=", UNSCRUBBED)
    .executeTakeFirst();
  if (!noted) return;
  await database.scrub("whole");
  await database.transact((tx) => tx.deleteFrom("job_runs").where("name", "=", UNSCRUBBED).execute());
}
