import { type CompiledQuery, type Kysely, type KyselyPlugin, sql, type Transaction } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { practicePath } from "#content/links.ts";
import { eachDatabase } from "./support/databases.ts";
import { openSite } from "./support/site.ts";

/**
 * What a page asks of the database while it is made, exactly, once the practices are in memory: a page that asks
 * more has become slower for everybody, and one that asks less may say so here. Each address is asked for anew, so
 * the first to show a practice reads its listing.
 */
const BUDGETS: readonly (readonly [page: string, path: string, queries: number])[] = [
  ["home", "/", 1],
  ["the directory", "/directory?sort=name", 1],
  [
    "the directory filtered, with its map",
    "/directory?location=auckland&service=implants&q=dental&sort=reviews",
    2,
  ],
  ["the directory with practices seen before", "/directory?sort=name&view=list", 0],
  ["the directory by distance", "/directory?near=taupo", 1],
  ["nothing found", "/directory?q=nobodyatall", 0],
  ["a comparison", "/compare/price", 1],
  ["the best rated", "/compare/top-rated?page=2", 1],
  ["four side by side", "/compare?ids=1,2,3,4", 4],
  ["a place", "/locations/nelson", 3],
  ["a treatment", "/services/invisalign", 6],
  ["surgery", "/services/oral-surgery", 3],
  ["an emergency", "/emergency?place=nelson", 1],
  ["a search of practices seen before", "/search?q=dental nelson", 0],
  ["the blog", "/blog", 0],
  ["the most read", "/blog?sort=popular", 1],
  ["about us", "/about", 0],
  ["the appointment form", "/book?practice=1", 3],
  ["the page after a message", "/contact-success?reference=NIHO-7K4Q-2WXR-6M", 1],
  // What practices charge is read once for each state of them, and asks for them in two batches.
  ["the sitemap", "/sitemap.xml", 3],
];

eachDatabase("What pages ask of the database", (open) => {
  test("is no more than is written here, and nothing reads a whole table of practices or of mail", async () => {
    const asked: CompiledQuery[] = [];
    const database = spied(await open(), (query) => asked.push(query));
    const site = await openSite({ samples: 240, open: () => Promise.resolve(database) });
    await site.fetch("/terms");
    const profile = practicePath((await findPractice(site.database.read, 240))!);
    const over = [];
    const plans = [];
    for (const [page, path, most] of [...BUDGETS, ["a profile", profile, 4] as const]) {
      asked.length = 0;
      expect([page, (await site.fetch(path)).status]).toEqual([page, 200]);
      const queries = [...asked];
      if (queries.length > most) over.push([page, path, queries.length]);
      for (const query of queries) {
        plans.push({ page, query: query.sql, scans: await scansOf(database, query) });
      }
    }
    expect(over).toEqual([]);
    expect(plans.filter(({ scans }) => scans.length > 0)).toEqual([]);
  }, 60_000);

  test("would be found out, if it read a whole table", async () => {
    const database = await open();
    const query = database.read.selectFrom("practices").select("id").where("phone", "=", "1").compile();
    expect(await scansOf(database, query)).toHaveLength(1);
  });
});

/** Wraps the database so that it tells of each query on its reading side. What asks for the version is no page's. */
function spied(database: Database, tell: (query: CompiledQuery) => void): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = database.read.getExecutor().compileQuery(node, queryId);
      if (!query.sql.includes("data_version")) tell(query);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...database, read: database.read.withPlugin(plugin) };
}

const LARGE = /\b(practices|practice_\w+|reviews|outbox)\b/;

/** The steps of the plan that read a whole table which grows with the practices, or with what people send. */
async function scansOf(database: Database, query: CompiledQuery): Promise<string[]> {
  const steps = await database.transact((tx) =>
    database.kind === "sqlite" ? sqlitePlan(tx, query) : postgresPlan(tx, query),
  );
  return steps.filter((step) => /^\W*(SCAN|Seq Scan)\b/.test(step) && LARGE.test(step));
}

async function sqlitePlan(tx: Transaction<Schema>, query: CompiledQuery): Promise<string[]> {
  const rows = await run<{ detail: string }>(tx, `explain query plan ${query.sql}`, query.parameters);
  return rows.map(({ detail }) => detail);
}

/** Small tables are scanned whatever their indexes; forbidden to, the planner still scans where no index serves. */
async function postgresPlan(tx: Transaction<Schema>, query: CompiledQuery): Promise<string[]> {
  await sql`set local enable_seqscan = off`.execute(tx);
  const rows = await run<{ "QUERY PLAN": string }>(tx, `explain ${query.sql}`, query.parameters);
  return rows.map((row) => row["QUERY PLAN"].replace(/^[\s>-]+/, ""));
}

async function run<Row>(db: Kysely<Schema>, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const compiled = { ...sql.raw<Row>(text).compile(db), parameters };
  return (await db.executeQuery<Row>(compiled)).rows;
}
