import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import type { Database } from "./database.ts";

/** The columns of each table as `schema.ts` writes them: `{ practices: { parking: "text or null", … }, … }`. */
function columnsOfSchema(): Record<string, Record<string, string>> {
  const text = readFileSync(join(import.meta.dirname, "schema.ts"), "utf8").replaceAll(/\/\*\*.*?\*\//gs, "");
  const types = new Map(
    [...text.matchAll(/^type (\w+) = \{([^}]*)\};/gm)].map(([, name, columns]) => [name, columns!]),
  );
  const [, tables] = /^export type Schema = \{(.*?)^\};/ms.exec(text)!;
  return Object.fromEntries(
    [...tables!.matchAll(/(\w+): (?:\{([^}]*)\}|(\w+));/g)].map(([, table, columns, type]) => [
      table,
      kindsOf(columns ?? types.get(type)!),
    ]),
  );
}

/** What it makes of `parking: string | null;`: `{ parking: "text or null" }` */
function kindsOf(columns: string): Record<string, string> {
  return Object.fromEntries(
    [...columns.matchAll(/(\w+):([^;]+)/g)].map(([, column, type]) => {
      const kind = /Uint8Array/.test(type!) ? "bytes" : /number/.test(type!) ? "number" : "text";
      return [column, /\bnull\b/.test(type!) ? `${kind} or null` : kind];
    }),
  );
}

const KINDS: Readonly<Record<string, string>> = {
  integer: "number",
  real: "number",
  "double precision": "number",
  blob: "bytes",
  bytea: "bytes",
};

eachDatabase("the schema", (open) => {
  test("has exactly the tables and columns that the code knows", async () => {
    const made: Record<string, Record<string, string>> = {};
    for (const { table, column, type, nullable } of await columnsIn(await open())) {
      const kind = KINDS[type.toLowerCase()] ?? type.toLowerCase();
      (made[table] ??= {})[column] = nullable ? `${kind} or null` : kind;
    }
    expect(made).toEqual(columnsOfSchema());
  });
});

type MadeColumn = { table: string; column: string; type: string; nullable: boolean | number };

async function columnsIn({ kind, read }: Database): Promise<MadeColumn[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<MadeColumn>`
          select t.name as "table", c.name as "column", c.type, not c."notnull" as nullable
          from pragma_table_list t join pragma_table_info(t.name) c
          where t.schema = 'main' and t.type = 'table' and t.name <> 'sqlite_schema'
        `.execute(read)
      : await sql<MadeColumn>`
          select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable
          from information_schema.columns
          where table_schema = current_schema()
        `.execute(read);
  return rows;
}
