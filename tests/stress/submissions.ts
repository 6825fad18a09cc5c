import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import pg from "pg";
import { nihoLines, type Where } from "./store.ts";

export type Kept = {
  reference: string;
  email: string;
  status: string;
  /** `sent` */
  events: string[];
  /** `practice-request-1` */
  mails: string[];
};

/** What the operator's own command lists: the only way to see what a site has kept, since it is sealed. */
export async function keptSubmissions(store: Where): Promise<Kept[]> {
  return Array.fromAsync(listed(store), ({ reference, fields, ...rest }) => ({
    reference,
    email: fields.email as string,
    status: rest.status,
    events: rest.events.map(({ event }) => event),
    mails: rest.mails.map(({ which }) => which),
  }));
}

/** A line of that list. */
export type Listed = {
  reference: string;
  kind: string;
  fields: Record<string, unknown>;
  status: string;
  events: readonly { event: string }[];
  mails: readonly { which: string }[];
};

export async function* listed(store: Where): AsyncGenerator<Listed, void, undefined> {
  for await (const line of nihoLines(store, "submissions", "--format", "json")) {
    yield JSON.parse(line) as Listed;
  }
}

/** What the database itself finds wrong with what it holds: "ok" when nothing is. */
export async function wholenessOf(store: Where): Promise<string> {
  const { DATABASE_URL: url } = store.environment;
  return url === undefined ? wholenessOfFile(store.dataDir) : wholenessOfTables(url);
}

function wholenessOfFile(dataDir: string): string {
  const file = new DatabaseSync(join(dataDir, "niho.db"), { readOnly: true });
  try {
    const broken = file.prepare("pragma foreign_key_check").all().length;
    const { integrity_check: whole } = file.prepare("pragma integrity_check").get() as {
      integrity_check: string;
    };
    return broken === 0 ? whole : `${broken} rows point to nothing`;
  } finally {
    file.close();
  }
}

/** PostgreSQL has no check of a whole file for everybody; a row without its fellows would show a torn transaction. */
async function wholenessOfTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ broken: string }>(`
      select count(*) as broken from submissions
      where (select count(*) from outbox where outbox.reference = submissions.reference) <> 2
        or not exists (select from record_keys where name = submissions.reference)
        or not exists (select from submission_keys where submission_keys.reference = submissions.reference)
    `);
    const broken = Number(rows[0]!.broken);
    return broken === 0 ? "ok" : `${broken} submissions without what belongs to them`;
  } finally {
    await client.end();
  }
}
