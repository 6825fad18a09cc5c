import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { startServices } from "#server/services.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { onPostgres } from "#tests/support/databases.ts";
import { migratedSchema } from "#tests/support/migrated-schema.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { newFolder } from "#tests/support/new-folder.ts";

const SECRET = "a secret for tests, 32 characters";

function newEnvironment(): Record<string, string> & { DATA_DIR: string } {
  const folder = newFolder();
  return { DATA_DIR: join(folder, "data"), APP_SECRET: SECRET, SAMPLE_PRACTICES: "20" };
}

/** Starts the site and ends it, and says how many practices it had. */
async function practicesAtStart(environment: Record<string, string>): Promise<number> {
  const { services, close } = await startServices(readConfig(environment), memoryLog().log);
  try {
    return (await services.practices.now()).total;
  } finally {
    await close();
  }
}

async function removeAndRestart(environment: Record<string, string> & { DATA_DIR: string }) {
  expect(await practicesAtStart(environment)).toBe(20);
  expect((await runCommand(["samples", "remove"], environment)).status).toBe(0);
  expect(await practicesAtStart(environment)).toBe(0);
  const backup = join(environment.DATA_DIR, `${randomBytes(4).toString("hex")}.backup`);
  expect((await runCommand(["backup", backup], environment)).status).toBe(0);
  expect((await runCommand(["samples", "load", "7"], environment)).status).toBe(0);
  expect(await practicesAtStart(environment)).toBe(7);
  return backup;
}

test("Samples that were removed stay away at the next start, and after a restore, until they are loaded", async () => {
  const environment = newEnvironment();
  const backup = await removeAndRestart(environment);
  const elsewhere = newEnvironment();
  expect((await runCommand(["restore", backup], elsewhere)).status).toBe(0);
  expect(await practicesAtStart(elsewhere)).toBe(0);
});

test("A database whose samples were removed counts as empty for a restore", async () => {
  const environment = newEnvironment();
  const backup = await removeAndRestart(environment);
  const elsewhere = newEnvironment();
  await runCommand(["samples", "load", "1"], elsewhere);
  await runCommand(["samples", "remove"], elsewhere);
  expect((await runCommand(["restore", backup], elsewhere)).status).toBe(0);
});

onPostgres("Samples that were removed", (url) => {
  test("stay away at the next start", async () => {
    const schema = await migratedSchema(url);
    onTestFinished(schema.drop);
    const environment = { ...newEnvironment(), DATABASE_URL: schema.url };
    await removeAndRestart(environment);
    expect((await runCommand(["samples", "remove"], environment)).status).toBe(0);
    expect(await practicesAtStart(environment)).toBe(0);
  });
});
