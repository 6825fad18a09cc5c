import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { appliedMigrations, migrate } from "#database/migrate.ts";
import { makeOlder } from "#tests/support/older-database.ts";
import { openDatabase } from "#database/open.ts";
import { openPostgres } from "#database/postgres.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { onPostgres } from "#tests/support/databases.ts";
import { freshSchema } from "#tests/support/fresh-schema.ts";
import { newFolder } from "#tests/support/new-folder.ts";

const COMMANDS = [
  ["submissions"],
  ["person", "hemi@patient.example"],
  ["erase", "hemi@patient.example"],
  ["erase", "NIHO-7K4Q-2WXR-6M"],
  ["audit"],
  ["request", "list"],
  ["request", "show", "NIHO-7K4Q-2WXR-6M"],
  ["practices"],
  ["samples", "remove"],
  ["newsletter", "list"],
  ["clock", "confirm"],
  ["backup", join(tmpdir(), "niho-never.backup")],
];

describe("Where there is no database", () => {
  test.each(COMMANDS)("`%s %s` ends with 1, names the folder, and makes nothing", async (...words) => {
    const existing = newFolder();
    for (const dataDir of [existing, join(existing, "mistyped")]) {
      const { status, stdout, stderr } = await runCommand(words, { DATA_DIR: dataDir });
      expect([status, stdout, stderr]).toEqual([1, "", `There is no database in ${dataDir} (DATA_DIR).\n`]);
    }
    expect(readdirSync(existing)).toEqual([]);
  });

  test("the doctor says so, and makes nothing", async () => {
    const dataDir = join(newFolder(), "mistyped");
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(stdout).toMatch(/✗ Database +There is no database in/);
    expect(stdout).toContain(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("loading samples makes one, but no secret: what needs one says where it looked", async () => {
    const dataDir = join(newFolder(), "data");
    expect((await runCommand(["samples", "load", "1"], { DATA_DIR: dataDir })).status).toBe(0);
    expect((await runCommand(["practices"], { DATA_DIR: dataDir })).status).toBe(0);
    const { status, stdout, stderr } = await runCommand(["person", "hemi@patient.example"], {
      DATA_DIR: dataDir,
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `There’s no secret in ${dataDir} (DATA_DIR): the site makes it when it first starts.\n`,
    );
    expect(existsSync(join(dataDir, "secret"))).toBe(false);
  });
});

test("Where the folder of the data cannot be, what would make it says so in one sentence, under /proc too", async () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  const places = [file, join(file, "data"), ...(process.platform === "linux" ? ["/proc/niho"] : [])];
  for (const dataDir of places) {
    const { status, stdout, stderr } = await runCommand(["samples", "load", "1"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(`DATA_DIR ${dataDir} isn’t a folder, and can’t be made into one`);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }
});

onPostgres("A PostgreSQL database without our tables", (url) => {
  test("is left without them by every command but those that fill it", async () => {
    const schema = await freshSchema(url);
    onTestFinished(schema.drop);
    const environment = {
      DATA_DIR: newFolder(),
      DATABASE_URL: schema.url,
      APP_SECRET: "a secret for tests, 32 characters",
    };
    for (const words of [...COMMANDS, ["doctor"]]) {
      const { status, stdout, stderr } = await runCommand(words, environment);
      expect([words[0], status]).toEqual([words[0], 1]);
      expect(stdout + stderr).toMatch(
        /no tables of Niho in PostgreSQL at 127\.0\.0\.1:\d+\/\w+ \(DATABASE_URL\)/,
      );
    }
    const database = openPostgres(schema.url);
    onTestFinished(() => database.close());
    const { rows } = await sql`
      select 1 from information_schema.tables where table_schema = current_schema()
    `.execute(database.read);
    expect(rows).toEqual([]);
    expect((await runCommand(["samples", "load", "1"], environment)).status).toBe(0);
    expect((await runCommand(["practices"], environment)).status).toBe(0);
  });
});

const EVERY_COMMAND = [
  ...COMMANDS,
  ["samples", "load", "1"],
  ["imports"],
  ["sources"],
  ["practice", "show", "1"],
];

/** What every command says to such a database, and which migrations it then has. */
async function askOlder(environment: { DATA_DIR: string; DATABASE_URL?: string }) {
  const database = openDatabase({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL });
  onTestFinished(() => database.close());
  await makeOlder(database);
  const file = join(environment.DATA_DIR, "list.csv");
  writeFileSync(file, "name,town\nNiho Dental,Nelson\n");
  const said = [];
  for (const words of [...EVERY_COMMAND, ["import", file, "--source", "list"]]) {
    const { status, stdout, stderr } = await runCommand(words, environment);
    said.push({ words, status, stdout, stderr });
  }
  return { said, migrations: await appliedMigrations(database.read) };
}

const REFUSED = {
  status: 1,
  stdout: "",
  stderr: expect.stringMatching(
    /^The database is from an older release, without 0002-of-the-next-release\. .*npm start.*\.\n$/,
  ),
};

test("A database of an older release is left as it is by every command: the site that serves it could not start again", async () => {
  const { said, migrations } = await askOlder({ DATA_DIR: newFolder() });
  expect(said).toEqual(said.map(({ words }) => ({ words, ...REFUSED })));
  expect(migrations).toEqual(["0001-release-1.0.0"]);
});

test("What a command says of the database of a newer release ends with what to do", async () => {
  const dataDir = newFolder();
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(() => database.close());
  await migrate(database);
  await database.transact((tx) =>
    sql`insert into schema_migrations values ('9999-from-the-future')`.execute(tx),
  );
  const { status, stderr } = await runCommand(["practices"], { DATA_DIR: dataDir });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/9999-from-the-future\. Start the newer release again/),
  ]);
});

onPostgres("A database of an older release", (url) => {
  test("is left as it is by every command", async () => {
    const schema = await freshSchema(url);
    onTestFinished(schema.drop);
    const environment = { DATABASE_URL: schema.url, APP_SECRET: "a secret for tests, 32 characters" };
    const { said, migrations } = await askOlder({ DATA_DIR: newFolder(), ...environment });
    expect(said).toEqual(said.map(({ words }) => ({ words, ...REFUSED })));
    expect(migrations).toEqual(["0001-release-1.0.0"]);
  });
});

test("A command names the PostgreSQL that does not answer, without its password", async () => {
  const DATABASE_URL = "postgres://niho:hush@127.0.0.1:9/niho";
  const { status, stderr } = await runCommand(["practices"], { DATABASE_URL, APP_SECRET: "s".repeat(32) });
  expect([status, stderr]).toEqual([
    1,
    "PostgreSQL at 127.0.0.1:9/niho (DATABASE_URL) doesn’t answer: connect ECONNREFUSED 127.0.0.1:9.\n",
  ]);
});
