import { randomBytes } from "node:crypto";
import pg from "pg";

/** An address whose tables are nobody else's, and how they are removed. */
export type FreshSchema = { url: string; drop: () => Promise<void> };

/** A schema of its own in the PostgreSQL database that the address names: quicker to make and to drop than a database. */
export async function freshSchema(url: string): Promise<FreshSchema> {
  const schema = `${schemasOf(process.ppid)}${randomBytes(8).toString("hex")}`;
  await run(url, `create schema ${schema}`);
  const inSchema = new URL(url);
  inSchema.searchParams.set("options", `-c search_path=${schema}`);
  return { url: inSchema.href, drop: async () => void (await run(url, `drop schema ${schema} cascade`)) };
}

/** Removes what the workers of a process have left, as those that are kept for the next test. */
export async function dropSchemasOf(pid: number, url: string): Promise<void> {
  const left = await run(
    url,
    `select schema_name from information_schema.schemata where schema_name ^@ '${schemasOf(pid)}'`,
  );
  for (const { schema_name: schema } of left) await run(url, `drop schema ${schema} cascade`);
}

function schemasOf(pid: number): string {
  return `test_${pid}_`;
}

async function run(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
