import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ROOT } from "../support/repository.ts";

/** What a release has left behind: `npm run -s fixture` makes it, and nothing changes it any more. */
export type Fixture = {
  release: string;
  sqlite: () => Buffer;
  /** As SQL, for an empty schema of that name. */
  postgres: (schema: string) => string;
  /** The backup of the first. */
  backup: string;
  facts: FixtureFacts;
};

export type FixtureFacts = Readonly<Record<"SQLite" | "PostgreSQL", DatabaseFacts>> & {
  /** When it was made: the site of the test must believe so, or everything in it is overdue. */
  madeAt: string;
};

type DatabaseFacts = {
  /** The links to a request that were mailed to patient and practice. */
  links: { patient: string; practice: string };
  /** How many rows each table had. */
  rows: Readonly<Record<string, number>>;
};

/** Stands in the SQL where functions name the schema that they are in. */
export const ANY_SCHEMA = "any_schema";

export const FOLDER = join(ROOT, "tests/upgrades");

export const FILES = {
  sqlite: "niho.db.gz",
  postgres: "postgres.sql.gz",
  backup: "niho.backup",
  facts: "facts.json",
} as const;

/** The oldest first. None before 1.0.0. */
export function fixtures(): Fixture[] {
  const releases = readdirSync(FOLDER).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  return releases
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((release) => {
      const file = (name: string) => join(FOLDER, release, name);
      return {
        release,
        sqlite: () => gunzipSync(readFileSync(file(FILES.sqlite))),
        postgres: (schema: string) =>
          gunzipSync(readFileSync(file(FILES.postgres)))
            .toString()
            .replaceAll(ANY_SCHEMA, schema),
        backup: file(FILES.backup),
        facts: JSON.parse(readFileSync(file(FILES.facts), "utf8")) as FixtureFacts,
      };
    });
}

export function hasFixture(release: string): boolean {
  return existsSync(join(FOLDER, release));
}
