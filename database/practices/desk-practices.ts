import { type Kysely, sql } from "kysely";
import { DESK, PRACTICE } from "#domain/practices/sources.ts";
import { fold } from "#domain/text.ts";
import { countOf } from "../counting.ts";
import type { Schema } from "../schema.ts";

/** A practice in the desk's list. */
export type DeskPractice = {
  id: number;
  name: string;
  place: string;
  suburb: string;
  hasJoined: boolean;
  hasEmail: boolean;
  isSample: boolean;
  verifiedUntil: string;
  /** It is null while it is listed. */
  withdrawnOn: string | null;
  mergedInto: number | null;
};

export type DeskFilter = "joined" | "no-email" | "ending" | { ids: readonly number[] };

/** How long before its certificate ends, and after, a practice is to be checked; days. */
export const ENDING_WITHIN = 30;

type Asked = {
  /** Part of a name, a town, a person who works there, an email address or a phone number; or a number. Empty: all. */
  words: string;
  filter: DeskFilter | null;
  /** The first and the last day on which a certificate counts as ending. */
  ending: { from: string; to: string };
};

/** Practices by name, the listed ones alone unless one is looked for. */
export async function findForDesk(
  db: Kysely<Schema>,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ practices: DeskPractice[]; count: number }> {
  if (typeof asked.filter === "object" && asked.filter?.ids.length === 0) return { practices: [], count: 0 };
  const found = matching(db, asked);
  const rows = await found
    .select(["id", "name", "place", "suburb", "has_joined", "email", "is_sample", "verified_until"])
    .select(["withdrawn_on", "merged_into"])
    .orderBy("name_folded")
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    count: await countOf(found),
    practices: rows.map((row) => ({
      id: row.id,
      name: row.name,
      place: row.place,
      suburb: row.suburb,
      hasJoined: row.has_joined === 1,
      hasEmail: row.email !== "",
      isSample: row.is_sample === 1,
      verifiedUntil: row.verified_until,
      withdrawnOn: row.withdrawn_on,
      mergedInto: row.merged_into,
    })),
  };
}

function matching(db: Kysely<Schema>, { words, filter, ending }: Asked) {
  const listed = db
    .selectFrom("practices")
    .$if(words === "" || filter !== null, (query) => query.where("withdrawn_on", "is", null))
    .$if(filter === "joined", (query) => query.where("has_joined", "=", 1))
    .$if(filter === "no-email", (query) => query.where("email", "=", ""))
    .$if(filter === "ending", (query) =>
      query.where("verified_until", ">=", ending.from).where("verified_until", "<=", ending.to),
    )
    .$if(typeof filter === "object" && filter !== null, (query) =>
      query.where("id", "in", (filter as { ids: readonly number[] }).ids),
    );
  if (words === "") return listed;
  const digits = localDigits(words);
  const named = fold(words)
    .split(" ")
    .map(literal)
    .filter((word) => word !== "");
  return listed.where((eb) =>
    eb.or([
      ...(named.length > 0 ? [eb.and(named.map((word) => eb("search_text", "like", `%${word}%`)))] : []),
      ...(words.includes("@") ? [eb(sql`lower(email)`, "like", `%${literal(words.toLowerCase())}%`)] : []),
      ...(digits.length >= 5 ? [eb(DIGITS, "like", `%${digits}%`)] : []),
      ...(/^[1-9]\d{0,8}$/.test(words) ? [eb("id", "=", Number(words))] : []),
    ]),
  );
}

/** Escapes what means something in a pattern. */
function literal(text: string): string {
  return text.replaceAll(/[%_\\]/g, "");
}

/** `+64 3 768 1234` is 037681234, as numbers here are written. Empty where letters make it no number. */
function localDigits(text: string): string {
  if (/\p{L}/u.test(text)) return "";
  return text.replaceAll(/\D/g, "").replace(/^(00)?64/, "0");
}

const DIGITS = ["(", ")", " ", "-"].reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`phone`,
);

/** What tells which listed practices are to be looked at. `asOf`: the latest day on which somebody stated a fact. */
export type Checked = {
  id: number;
  name: string;
  place: string;
  /** The words that we show because we can't read them; empty where there are none. */
  hoursAsWritten: string;
  hasJoined: boolean;
  hasEmail: boolean;
  verifiedUntil: string;
  asOf: string | null;
  /** Whether a source has brought it: no sample was, but those of a made-up day. */
  isBySource: boolean;
};

export async function listedForChecks(db: Kysely<Schema>): Promise<Checked[]> {
  const stated = await db
    .selectFrom("source_records")
    .select(["practice_id", "source", "as_of"])
    .where("gone_on", "is", null)
    .orderBy("as_of")
    .execute();
  const asOf = new Map(stated.map((row) => [row.practice_id, row.as_of]));
  const bySource = new Set(
    stated.filter(({ source }) => source !== DESK && source !== PRACTICE).map((row) => row.practice_id),
  );
  const rows = await db
    .selectFrom("practices")
    .select([
      "id",
      "name",
      "place",
      "hours_as_written",
      "has_joined",
      "email",
      "verified_until",
      "checked_on",
    ])
    .where("withdrawn_on", "is", null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    place: row.place,
    hoursAsWritten: row.hours_as_written,
    hasJoined: row.has_joined === 1,
    hasEmail: row.email !== "",
    verifiedUntil: row.verified_until,
    asOf: asOf.get(row.id) ?? row.checked_on,
    isBySource: bySource.has(row.id),
  }));
}
