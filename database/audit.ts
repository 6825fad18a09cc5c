import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** One disclosure or erasure of personal data, or one decision on a listing. */
export type AuditLine = {
  at: Date;
  /** `person`, `submissions`, `erase`, `practice merge`. */
  command: string;
  /**
   * A reference, the keyed hash of an e-mail address, which records were listed, or the ids of practices
   * (`10002 into 10001`). No personal data.
   */
  about: string;
  /** How many records were concerned. */
  records: number;
};

/** Written before anything is shown, so that no disclosure is without its line. */
export async function writeAudit(
  tx: Transaction<Schema>,
  { at, command, about, records }: AuditLine,
): Promise<void> {
  await tx.insertInto("audit").values({ at: at.toISOString(), command, about, records }).execute();
}

/** Every line, oldest first; only those about one of these when asked. */
export async function* eachAuditLine(
  db: Kysely<Schema>,
  { about }: { about?: readonly string[] | undefined } = {},
): AsyncGenerator<AuditLine, void, undefined> {
  const batch = 500;
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("audit")
      .selectAll()
      .where("id", ">", last)
      .$if(about !== undefined, (query) => query.where("about", "in", about!))
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { at, command, about: what, records } of rows) {
      yield { at: new Date(at), command, about: what, records };
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}
