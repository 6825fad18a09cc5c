import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { countOf } from "./counting.ts";
import type { Schema } from "./schema.ts";

/** One disclosure or erasure of personal data, or one decision on a request, a review or a listing. */
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

/** How many lines of a command there are about this since an instant. */
export function countAudited(
  db: Kysely<Schema>,
  { command, about, since }: Pick<AuditLine, "command" | "about"> & { since: Date },
): Promise<number> {
  return countOf(
    db
      .selectFrom("audit")
      .where("at", ">=", since.toISOString())
      .where("command", "=", command)
      .where("about", "=", about),
  );
}

/** Whose lines are wanted: of this reference or hash of an address, or the practice of this id, alone or with another. */
export type AuditedOf = { about: string } | { practice: number };

/** Every line, oldest first; only those of `whose` when asked. `eachAuditLine(db, { practice: 10001 })` */
export async function* eachAuditLine(
  db: Kysely<Schema>,
  whose?: AuditedOf,
): AsyncGenerator<AuditLine, void, undefined> {
  const batch = 500;
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("audit")
      .selectAll()
      .where("id", ">", last)
      .$if(whose !== undefined, (query) => query.where(isAbout(whose!)))
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

/** The two practices of a merge are the first and the last word. */
function isAbout(whose: AuditedOf) {
  return ({ eb }: ExpressionBuilder<Schema, "audit">) => {
    if ("about" in whose) return eb("about", "=", whose.about);
    const id = String(whose.practice);
    return eb.or([eb("about", "=", id), eb("about", "like", `${id} %`), eb("about", "like", `% ${id}`)]);
  };
}
