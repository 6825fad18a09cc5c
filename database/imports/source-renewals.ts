import type { Kysely, Selectable, Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** A source that is read again by itself. */
export type Renewal = {
  source: string;
  address: string;
  /** In days. */
  every: number;
  /** Its file is all that it has. */
  isComplete: boolean;
  nextAt: Date;
  /** When it was last read and needed nobody. */
  okAt: Date | null;
  etag: string;
  lastModified: string;
  fileHash: string;
  failures: number;
  /** Why the last reading failed or was held back: a sentence. */
  failure: string;
  /** The import that waits for someone to look at it. */
  heldImport: number | null;
  toldAt: Date | null;
};

/** Under which mails about a source that needs someone are kept, until it does not. */
export function renewalMailKey(source: string): string {
  return `source mail ${source}`;
}

/** Has a source read again by itself, at once for the first time; nothing that was known of an earlier address stays. */
export async function setRenewal(
  tx: Transaction<Schema>,
  {
    source,
    address,
    every,
    isComplete,
    now,
  }: Pick<Renewal, "source" | "address" | "every" | "isComplete"> & { now: Date },
): Promise<void> {
  await endRenewal(tx, source);
  await tx
    .insertInto("source_renewals")
    .values({ source, address, every, is_complete: isComplete ? 1 : 0, next_at: now.toISOString() })
    .execute();
}

/** True where it was read by itself until now. What waits to be looked at waits no more. */
export async function endRenewal(tx: Transaction<Schema>, source: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom("source_renewals")
    .where("source", "=", source)
    .returning("held_import")
    .executeTakeFirst();
  if (ended) await forgetHeld(tx, ended.held_import);
  return ended !== undefined;
}

/** Forgets an import that waited to be looked at, if no one has imported it meanwhile. */
export async function forgetHeld(tx: Transaction<Schema>, id: number | null): Promise<void> {
  if (id === null) return;
  await tx.deleteFrom("imports").where("id", "=", id).where("state", "=", "looked at").execute();
}

/** Stores what came of a reading; false where the address was replaced or taken away meanwhile. */
export async function storeRenewal(tx: Transaction<Schema>, renewal: Renewal): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("source_renewals")
    .set({
      next_at: renewal.nextAt.toISOString(),
      ok_at: renewal.okAt?.toISOString() ?? null,
      etag: renewal.etag,
      last_modified: renewal.lastModified,
      file_hash: renewal.fileHash,
      failures: renewal.failures,
      failure: renewal.failure,
      held_import: renewal.heldImport,
      told_at: renewal.toldAt?.toISOString() ?? null,
    })
    .where("source", "=", renewal.source)
    .where("address", "=", renewal.address)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Every source that is read again by itself, the longest due first. */
export async function listRenewals(db: Kysely<Schema>): Promise<Renewal[]> {
  const rows = await db
    .selectFrom("source_renewals")
    .selectAll()
    .orderBy("next_at")
    .orderBy("source")
    .execute();
  return rows.map(renewalIn);
}

function renewalIn(row: Selectable<Schema["source_renewals"]>): Renewal {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    source: row.source,
    address: row.address,
    every: row.every,
    isComplete: row.is_complete === 1,
    nextAt: new Date(row.next_at),
    okAt: instant(row.ok_at),
    etag: row.etag,
    lastModified: row.last_modified,
    fileHash: row.file_hash,
    failures: row.failures,
    failure: row.failure,
    heldImport: row.held_import,
    toldAt: instant(row.told_at),
  };
}

/** The imports of such sources that no one has looked at and decided about yet, with the reason. */
export async function heldImports(
  db: Kysely<Schema>,
): Promise<{ id: number; source: string; failure: string; heldAt: Date }[]> {
  const rows = await db
    .selectFrom("source_renewals")
    .innerJoin("imports", "imports.id", "source_renewals.held_import")
    .select(["imports.id", "source_renewals.source", "failure", "started_at"])
    .where("state", "=", "looked at")
    .orderBy("imports.id")
    .execute();
  return rows.map(({ started_at, ...row }) => ({ ...row, heldAt: new Date(started_at) }));
}
