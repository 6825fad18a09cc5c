import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { ALL_TABLES } from "#database/backups/backup-format.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { embeddedFile, openDatabase } from "#database/open.ts";
import { sql } from "kysely";
import { useNewZealandTime } from "#server/config.ts";
import { versionOfNiho } from "#server/version.ts";
import { postgresAddress } from "../benchmarks/servers.ts";
import { bookingOf, sendForm } from "../support/ask-running-site.ts";
import { bookTime, freeTimesOf } from "../support/book-running-site.ts";
import { mailsOf } from "../support/mail-folder.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { ROOT } from "../support/repository.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { insertTestKeys, TEST_SECRET } from "../support/sealing.ts";
import { ANY_SCHEMA, FILES, type FixtureFacts, FOLDER, hasFixture } from "./fixtures.ts";

/**
 * `npm run -s fixture`: keeps what this release has made, on both databases, for the test of every later one. Run it once,
 * when the release is made; `--again` replaces it as long as the release isn't out.
 */
useNewZealandTime();
const release = versionOfNiho();
if (release.startsWith("0."))
  fail(`${release} in package.json is no release that promises anything: 1.0.0 is the first.`);
if (hasFixture(release) && !process.argv.includes("--again"))
  fail(`tests/upgrades/${release} is there. A release that is out never changes; before it is, add --again.`);
const server = postgresAddress() ?? fail("PostgreSQL isn’t installed: apt-get install postgresql");

const CONTACT = {
  "form-name": "contact",
  name: "Māia Te Kani 🌿",
  email: "maia@patient.example",
  subject: "Opening hours in Whangārei",
  category: "technical",
  message: "The hours are wrong.\nNgā mihi!",
};

const PARTNER = {
  "form-name": "partner",
  practiceName: "Te Ara Niho Dental",
  practiceType: "Orthodontics",
  experience: "6-10",
  address: "12 Rātā Street, Kamo",
  city: "Whangārei",
  contactName: "Hēmi O’Neill",
  email: "hemi@te-ara.example",
  phone: "(09) 012 3456",
};

const madeAt = new Date().toISOString();
const target = join(FOLDER, release);
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const schema = await freshSchema(server);
const sqlite = await fill({});
const postgres = await fill({ DATABASE_URL: schema.url });
writeFileSync(join(target, FILES.sqlite), gzipSync(readFileSync(embeddedFile(sqlite.dataDir)), { level: 9 }));
writeFileSync(join(target, FILES.postgres), gzipSync(dump(schema.url, schema.name), { level: 9 }));
writeFileSync(join(target, FILES.backup), readFileSync(sqlite.backup));
const facts: FixtureFacts = {
  madeAt,
  SQLite: { links: sqlite.links, rows: sqlite.rows },
  PostgreSQL: { links: postgres.links, rows: postgres.rows },
};
writeFileSync(join(target, FILES.facts), `${JSON.stringify(facts, null, 2)}\n`);
for (const { dataDir } of [sqlite, postgres]) rmSync(dataDir, { recursive: true });
await schema.drop();
console.log(`tests/upgrades/${release} is made. Commit it.`);
process.exit(0);

/** A site on an empty database that people have used, and that was stopped. */
async function fill(place: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-fixture-"));
  const environment = { ...place, APP_SECRET: TEST_SECRET, SAMPLE_PRACTICES: "240" };
  const open = () => openDatabase({ databaseUrl: place["DATABASE_URL"], dataDir });
  await using(open(), async (database) => {
    await migrate(database);
    // Under keys that every test knows.
    await database.transact(insertTestKeys);
  });
  const site = await startSite({ dataDir, environment });
  const niho = (...words: string[]) =>
    execFileSync(process.execPath, ["cli/main.ts", ...words], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    });
  const { reference } = await sendForm(site, bookingOf(1));
  const links = {
    patient: await linkTo("/request", reference, site),
    practice: await linkTo("/practice/request", reference, site),
  };
  await sendForm(site, bookingOf(2));
  const [time] = await freeTimesOf(site.url);
  await bookTime(site.url, time!, "hana");
  for (const form of [CONTACT, PARTNER]) await sendForm(site, form);
  await fetch(`${site.url}/newsletter`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ email: "mere@patient.example" }),
  });
  niho("samples", "desk");
  const backup = join(dataDir, "kept.backup");
  niho("backup", backup);
  await site.stop();
  const rows = await using(open(), countRows);
  return { dataDir, links, backup, rows };
}

/** In a mail about a request, once it has come. */
async function linkTo(path: string, reference: string, site: RunningSite): Promise<string> {
  for (;;) {
    const mails = existsSync(join(site.dataDir, "mail")) ? await mailsOf(site) : [];
    for (const { text = "" } of mails) {
      const link = new RegExp(`${site.url}(${path}[?]token=[0-9a-f]{64})`).exec(text)?.[1];
      if (link && text.includes(reference)) return link;
    }
    await pause(200);
  }
}

async function using<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function countRows({ read }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of ALL_TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      read,
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

/** For any schema: without this one's name, and without what only `psql` understands. */
function dump(url: string, name: string): string {
  const program = globSync("/usr/lib/postgresql/*/bin/pg_dump").toSorted().at(-1) ?? "pg_dump";
  const address = new URL(url);
  address.search = "";
  const words = ["--inserts", "--no-owner", "--no-privileges", `--schema=${name}`, address.href];
  return execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 28 })
    .replaceAll(`${name}.`, "")
    .replaceAll(name, ANY_SCHEMA)
    .split("\n")
    .filter((line) => !/^\\|^create schema |^select pg_catalog.set_config\('search_path'|^--/i.test(line))
    .join("\n");
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
