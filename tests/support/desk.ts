import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, onTestFinished } from "vitest";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { embeddedFile, openDatabase } from "#database/open.ts";
import { openPostgres } from "#database/postgres.ts";
import { type CommandResult, rowsIn, runCommand } from "./command-line.ts";
import { onPostgres } from "./databases.ts";
import { migratedSchema } from "./migrated-schema.ts";
import { newFolder } from "./new-folder.ts";
import { TEST_SECRET } from "./sealing.ts";
import { prepare, writeMigrated } from "./template-database.ts";

/** What an operator has in a test, under `TEST_SECRET`: a folder, a database without samples, and the command line. */
export type Desk = {
  niho: (...words: string[]) => Promise<CommandResult>;
  /** Runs a command with a text on standard input. */
  piped: (text: string, ...words: string[]) => Promise<CommandResult>;
  /** Where a file with this name lies in the folder. */
  pathOf: (name: string) => string;
  /** Writes a file into the folder, and says where it lies. */
  file: (name: string, content: string | Buffer) => string;
  /** Its database with the tables made: to be closed by the caller. */
  open: () => Promise<Database>;
  /** What is listed, as `practices --format json` says it. */
  practices: () => Promise<Record<string, unknown>[]>;
  /** Another folder and an empty database from now on; the files of before stay where they are. */
  moveToEmpty: () => Promise<void>;
};

/** Tests of the command line on SQLite alone: of what is decided before a database is asked. */
export function sqliteDesk(
  title: string,
  tests: (desk: Desk) => void,
  more: Readonly<Record<string, string>> = {},
  samples = 0,
): void {
  describe(`${title}, on SQLite`, () => {
    tests(
      deskWith(async (dataDir) => {
        await writeMigrated(embeddedFile(dataDir), samples);
        return more;
      }),
    );
  });
}

/**
 * Runs the tests of the command line on SQLite, and on PostgreSQL when `TEST_DATABASE_URL` says where there is one.
 *
 * `more` is what their environment has beside where the database is, `samples` how many practices are listed.
 *
 * `eachDesk("An import", (desk) => { test("…", async () => { await desk.niho("import", desk.file("a.csv", "…")) }) })`
 */
export function eachDesk(
  title: string,
  tests: (desk: Desk) => void,
  more: Readonly<Record<string, string>> = {},
  samples = 0,
): void {
  sqliteDesk(title, tests, more, samples);
  onPostgres(title, (url) => {
    tests(
      deskWith(async () => {
        const schema = await migratedSchema(url);
        onTestFinished(() => schema.drop());
        if (samples > 0) await fill(schema.url, samples);
        return { ...more, DATABASE_URL: schema.url };
      }),
    );
  });
}

async function fill(url: string, samples: number): Promise<void> {
  const database = openPostgres(url);
  await prepare(database, samples);
  await database.close();
}

function deskWith(databaseIn: (dataDir: string) => Promise<Readonly<Record<string, string>>>): Desk {
  let environment: Record<string, string>;
  let dataDir: string;
  const moveToEmpty = async () => {
    dataDir = newFolder();
    environment = {
      ...(await databaseIn(dataDir)),
      DATA_DIR: dataDir,
      SAMPLE_PRACTICES: "off",
      APP_SECRET: TEST_SECRET,
    };
  };
  beforeEach(moveToEmpty);
  const niho = (...words: string[]) => runCommand(words, environment);
  const pathOf = (name: string) => join(dataDir, name);
  return {
    niho,
    piped: (text, ...words) => runCommand(words, environment, text),
    pathOf,
    file(name, content) {
      writeFileSync(pathOf(name), content);
      return pathOf(name);
    },
    async open() {
      const database = openDatabase({ databaseUrl: environment["DATABASE_URL"], dataDir });
      await migrate(database);
      return database;
    },
    async practices() {
      return rowsIn(await niho("practices", "--format", "json"));
    },
    moveToEmpty,
  };
}
