import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { ROOT } from "../support/repository.ts";
import { freshSchema } from "../support/fresh-schema.ts";

/** Where a trial's site keeps what it is told: a folder and, if the trial is asked of PostgreSQL, tables of its own. */
export type Store = {
  dataDir: string;
  /** For the site and for each command. */
  environment: Record<string, string>;
  remove: () => Promise<void>;
};

export const TRIAL_SECRET = "the secret of a trial, 32 characters";

/** Makes SQLite in the folder where no address of PostgreSQL is given. */
export async function makeStore(database?: string): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-trial-"));
  const schema = database === undefined ? undefined : await freshSchema(database);
  return {
    dataDir,
    environment: { APP_SECRET: TRIAL_SECRET, ...(schema && { DATABASE_URL: schema.url }) },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await schema?.drop();
    },
  };
}

/** `niho COMMAND …` as an operator types it, on a store: what it printed. Throws when it fails. */
export async function niho(store: Where, ...words: string[]): Promise<string> {
  const lines = await Array.fromAsync(nihoLines(store, ...words));
  return lines.map((line) => `${line}\n`).join("");
}

/** Gives the output line by line, for what may be longer than a string can be. */
export async function* nihoLines(
  { dataDir, environment }: Where,
  ...words: string[]
): AsyncGenerator<string, void, undefined> {
  const child = spawn(process.execPath, ["cli/main.ts", ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const complained = text(child.stderr);
  yield* createInterface({ input: child.stdout, crlfDelay: Infinity });
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`niho ${words[0]} ended with ${code}:\n${await complained}`);
}

/** The folder is enough for a site with nothing else: `{ dataDir, environment: {} }`. */
export type Where = Pick<Store, "dataDir" | "environment">;
