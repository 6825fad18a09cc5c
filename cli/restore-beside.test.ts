import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { startServices } from "#server/services.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { onPostgres } from "#tests/support/databases.ts";
import { migratedSchema } from "#tests/support/migrated-schema.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { newFolder } from "#tests/support/new-folder.ts";

/** What the site holds in memory, and writes next, is of the database that a restore replaces. */

const REFUSED = { status: 1, stdout: "", stderr: expect.stringMatching(/^Stop the site first: .*\n$/) };

describe("Restoring beside a running site, on SQLite", () => {
  tests(async () => ({}));
});

onPostgres("Restoring beside a running site", (url) => {
  const place = async () => {
    const schema = await migratedSchema(url);
    onTestFinished(schema.drop);
    return { DATABASE_URL: schema.url };
  };
  tests(place);

  test("is refused also after the database has ended the site's connections", async () => {
    const database = await place();
    const { niho, start, file } = await open(database);
    await start();
    const client = new pg.Client({ connectionString: database.DATABASE_URL });
    await client.connect();
    const held = "locktype = 'advisory' and objid = hashtext(current_schema())::oid";
    const end = () => client.query(`select pg_terminate_backend(pid) from pg_locks where ${held}`);
    await expect.poll(async () => (await end()).rowCount).toBe(1);
    await client.end();
    await expect.poll(() => niho("restore", file, "--replace"), { interval: 500 }).toMatchObject(REFUSED);
  });
});

function tests(place: () => Promise<Record<string, string>>): void {
  test("is not needed to know that a backup is good: --check reads all of it, and writes nothing", async () => {
    const { niho, file } = await open(await place());
    const broken = `${file}.broken`;
    const bytes = readFileSync(file);
    bytes[bytes.length - 100]! ^= 1;
    writeFileSync(broken, bytes);
    const before = traces(dirname(file));
    expect(await niho("restore", file, "--check")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^This backup is good: 5 practices and 0 forms that people sent, as of .* NZ time\.\nAll \d+ rows /,
      ),
    });
    expect(await niho("restore", broken, "--check")).toMatchObject({ status: 1, stdout: "" });
    expect(traces(dirname(file))).toEqual(before);
  });

  test("is refused and changes nothing, and is done once the site has stopped", async () => {
    const { niho, start, file } = await open(await place());
    const site = await start();
    for (const words of [
      ["restore", file, "--replace"],
      ["restore", file],
    ])
      expect(await niho(...words)).toMatchObject(REFUSED);
    expect((await site.services.practices.now()).total).toBe(7);
    await site.close();
    expect(await niho("restore", file, "--replace")).toMatchObject({ status: 0 });
    expect((await (await start()).services.practices.now()).total).toBe(5);
  });
}

/** Every file under a folder, with when it was last written and the checksum of what is in it. */
function traces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${statSync(path).mtimeMs} ${hash("sha256", readFileSync(path))}`;
    })
    .toSorted();
}

/** A database of 7 samples, and a backup of when it had 5. */
async function open(place: Record<string, string>) {
  const folder = newFolder();
  const environment = {
    DATA_DIR: join(folder, "data"),
    APP_SECRET: "a secret for tests, 32 characters",
    SAMPLE_PRACTICES: "5",
    ...place,
  };
  const niho = (...words: string[]) => runCommand(words, environment);
  const start = async () => {
    const site = await startServices(readConfig(environment), memoryLog().log);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= site.close());
    onTestFinished(close);
    return { ...site, close };
  };
  await (await start()).close();
  const file = join(folder, "niho.backup");
  expect(await niho("backup", file)).toMatchObject({ status: 0 });
  expect(await niho("samples", "load", "7")).toMatchObject({ status: 0 });
  return { niho, start, file };
}
