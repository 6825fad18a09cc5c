import { type ExpressionBuilder, type Kysely, sql, type Transaction } from "kysely";
import { countOf } from "../counting.ts";
import type { Schema } from "../schema.ts";

/** One disclosure or erasure of personal data, or one decision on a request, a review or a listing. */
export type AuditLine = {
  at: Date;
  /** `person`, `submissions`, `erase`, `practice merge`. */
  command: string;
  /**
   * A reference, the keyed hash of an email address, which records were listed, or the ids of practices
   * (`10002 into 10001`). No personal data.
   */
  about: string;
  /** How many records were concerned. */
  records: number;
  /** Who did it: a name at the desk, or `COMMAND_LINE`. Empty: a practice, through its link. */
  who: string;
  /** Whether personal data was shown, or something was done. */
  kind: "look" | "act";
};

declare const IN_AUDIT: unique symbol;

/**
 * Something that has its line in the audit. Only code that writes or reads a line makes one, so an act without a line does
 * not compile. `Audited<number>` is a number that an act gives.
 */
export type Audited<What = unknown> = What & { readonly [IN_AUDIT]: true };

/** Who stands in the audit for a command. */
export const COMMAND_LINE = "command line";

/** Written before anything is shown, so that no disclosure is without its line. */
export async function writeAudit(tx: Transaction<Schema>, { at, ...line }: AuditLine): Promise<Audited> {
  await tx
    .insertInto("audit")
    .values({ at: at.toISOString(), ...line })
    .execute();
  return {} as Audited;
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

/** Which lines are wanted beside that. */
export type AuditedBy = { who?: string | undefined; kind?: AuditLine["kind"] | undefined };

/** Every line, oldest first; only the lines of `whose` when asked. `eachAuditLine(db, { practice: 10001 })` */
export async function* eachAuditLine(
  db: Kysely<Schema>,
  whose?: AuditedOf,
  { who, kind }: AuditedBy = {},
): AsyncGenerator<AuditLine, void, undefined> {
  const batch = 500;
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("audit")
      .selectAll()
      .where("id", ">", last)
      .$if(whose !== undefined, (query) => query.where(isAbout(whose!)))
      .$if(who !== undefined, (query) => query.where("who", "=", who!))
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id: _, at, ...line } of rows) yield { at: new Date(at), ...line };
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

/** The newest act about something by anyone, or by one of our staff with one command. */
export async function latestAct(
  db: Kysely<Schema>,
  about: string,
  by?: Pick<AuditLine, "who" | "command">,
): Promise<Audited<Pick<AuditLine, "who" | "command" | "at">> | undefined> {
  const row = await db
    .selectFrom("audit")
    .select(["who", "command", "at"])
    .where("about", "=", about)
    .where("kind", "=", "act")
    .$if(by !== undefined, (query) => query.where("who", "=", by!.who).where("command", "=", by!.command))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row && ({ ...row, at: new Date(row.at) } as Audited<Pick<AuditLine, "who" | "command" | "at">>);
}

/** The lines of a practice, alone or with another, the newest first. */
export async function practiceLines(
  db: Kysely<Schema>,
  id: number,
  { kind, limit }: { kind?: AuditLine["kind"]; limit: number },
): Promise<Audited<AuditLine>[]> {
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .where(isAbout({ practice: id }))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id: _, at, ...line } = row;
    return { at: new Date(at), ...line } as Audited<AuditLine>;
  });
}

/** Who has looked at what since an instant, the latest look of each. */
export async function looksSince(
  db: Kysely<Schema>,
  since: Date,
): Promise<{ who: string; about: string; at: Date }[]> {
  const rows = await db
    .selectFrom("audit")
    .select((eb) => ["who", "about", eb.fn.max<string>("at").as("at")])
    .where("at", ">", since.toISOString())
    .where("kind", "=", "look")
    .where("who", "not in", ["", COMMAND_LINE])
    .groupBy(["who", "about"])
    .execute();
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** How many looks and acts of each member of our staff there were since an instant, and at how many things they looked. */
export async function looksByPerson(
  db: Kysely<Schema>,
  since: Date,
): Promise<{ who: string; looks: number; things: number; acts: number; lastSignIn: Date | null }[]> {
  const rows = await db
    .selectFrom("audit")
    .select((eb) => [
      "who",
      eb.fn.countAll<number>().filterWhere("kind", "=", "look").as("looks"),
      sql<number>`count(distinct case when kind = 'look' then about end)`.as("things"),
      eb.fn
        .countAll<number>()
        .filterWhere("kind", "=", "act")
        .filterWhere("command", "<>", SIGN_IN)
        .as("acts"),
      sql<string | null>`max(case when command = ${SIGN_IN} then at end)`.as("lastSignIn"),
    ])
    .where("at", ">=", since.toISOString())
    .where("who", "not in", ["", COMMAND_LINE])
    .groupBy("who")
    .orderBy("who")
    .execute();
  return rows.map(({ lastSignIn, ...row }) => ({
    ...row,
    lastSignIn: lastSignIn ? new Date(lastSignIn) : null,
  }));
}

/** What the audit calls the beginning of a session. */
export const SIGN_IN = "desk sign in";

/** Whether someone has looked at something since an instant. */
export async function hasLooked(
  db: Kysely<Schema>,
  { who, about, since }: { who: string; about: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("audit")
    .select("id")
    .where("about", "=", about)
    .where("who", "=", who)
    .where("kind", "=", "look")
    .where("at", ">", since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Who has looked at or done something about it, the latest first. */
export async function linesAbout(
  db: Kysely<Schema>,
  about: string,
  limit: number,
): Promise<{ who: string; command: string; kind: AuditLine["kind"]; at: Date }[]> {
  const rows = await db
    .selectFrom("audit")
    .select(["who", "command", "kind", "at"])
    .where("about", "=", about)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
