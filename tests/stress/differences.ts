import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

/** What hangs on a submission, by the column that names it, and what must be the same in a copy. */
const BY_REFERENCE: Record<string, { reference: string; columns: string }> = {
  submissions: { reference: "reference", columns: "*" },
  record_keys: { reference: "name", columns: "*" },
  submission_keys: { reference: "reference", columns: "*" },
  // A mail that waited when the copy was made may have gone out since.
  outbox: { reference: "reference", columns: "id, message_id, reference, is_sealed, created_at" },
};
const UNCHANGED = [
  "practices",
  "practice_profiles",
  "practice_services",
  "practice_languages",
  "practice_funding",
  "practice_scopes",
  "reviews",
];

/**
 * Asks SQLite itself which tables of a restored database are not what they are in the one that was backed up, in any
 * row that both should have: those of all submissions that the copy has, and of the `asked` that the original still has.
 */
export function differencesBetween(
  original: string,
  restored: string,
  asked: readonly string[],
): { differing: string[]; held: string[] } {
  const db = new DatabaseSync(join(original, "niho.db"));
  try {
    db.prepare("attach ? as restored").run(join(restored, "niho.db"));
    db.exec("create temp table wanted (reference text primary key)");
    db.prepare(
      `insert into wanted select value from json_each(?) where value in (select reference from main.submissions)
       union select reference from restored.submissions`,
    ).run(JSON.stringify(asked));
    const isSame = (one: string, other: string) =>
      db
        .prepare(
          `select 1 from (select * from (${one} except ${other}) union all select * from (${other} except ${one})) limit 1`,
        )
        .get() === undefined;
    const ofSubmissions = Object.entries(BY_REFERENCE).map(([table, { reference, columns }]) => ({
      table,
      rows: (file: string) =>
        `select ${columns} from ${file}.${table} where ${reference} in (select reference from wanted)`,
    }));
    const others = UNCHANGED.map((table) => ({
      table,
      rows: (file: string) => `select * from ${file}.${table}`,
    }));
    const differing = [...ofSubmissions, ...others].filter(
      ({ rows }) => !isSame(rows("main"), rows("restored")),
    );
    const held = db.prepare("select reference from restored.submissions").all() as { reference: string }[];
    return { differing: differing.map(({ table }) => table), held: held.map(({ reference }) => reference) };
  } finally {
    db.close();
  }
}
