import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";

/** An address whose tables are nobody else's, the schema that they are in, and how it is removed. */
export type FreshSchema = { url: string; name: string; drop: () => Promise<void> };

/** A schema of its own in the PostgreSQL database that the address names: quicker to make and to drop than a database. */
export async function freshSchema(url: string): Promise<FreshSchema> {
  const name = `${schemasOf(process.ppid)}${randomBytes(8).toString("hex")}`;
  await ask(url, `create schema ${name}`);
  const inSchema = new URL(url);
  inSchema.searchParams.set("options", `-c search_path=${name}`);
  return { url: inSchema.href, name, drop: async () => void (await ask(url, `drop schema ${name} cascade`)) };
}

/** Removes what the workers of a process have left, as those that are kept for the next test. */
export async function dropSchemasOf(pid: number, url: string): Promise<void> {
  const left = await ask(
    url,
    `select schema_name from information_schema.schemata where schema_name ^@ '${schemasOf(pid)}'`,
  );
  for (const { schema_name: schema } of left) await ask(url, `drop schema ${schema} cascade`);
}

function schemasOf(pid: number): string {
  return `test_${pid}_`;
}

/** The connection that a worker keeps: making one takes longer than most of what is asked through it. */
const connections = new Map<string, Promise<pg.Client>>();

/** Does these statements, and gives the rows of the last. */
export async function ask(url: string, statements: string): Promise<Record<string, string>[]> {
  const client = await connections.getOrInsertComputed(url, connect);
  socketOf(client).ref();
  const results = (await client.query<Record<string, string>>(statements)) as
    | pg.QueryResult<Record<string, string>>
    | pg.QueryResult<Record<string, string>>[];
  return [results].flat().at(-1)!.rows;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => connections.delete(url));
  await client.connect();
  // A process that has nothing else to do waits for answers, but not for the connection to end.
  client.on("drain", () => socketOf(client).unref());
  return client;
}

function socketOf(client: pg.Client): Socket {
  return client.connection.stream as Socket;
}
