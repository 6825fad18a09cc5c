import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { onTestFinished, test, type TestOptions } from "vitest";
import { newFolder } from "../support/new-folder.ts";
import { FAULTS } from "./table.ts";

/** What a fault takes that not every system has. */
type Need = "root" | "linux" | "postgres";

const NEEDS: Readonly<Record<string, Need>> = {
  "the disk is full when a form is kept": "root",
  "the disk is full when the journal is moved into the file": "root",
  "the file may only be read": "root",
  "the mail folder may not be written": "root",
  "the disk of the mail folder is full": "root",
  "the disk is full while a backup is written": "root",
  "no more files can be opened": "linux",
  "no file may grow any more": "linux",
  "the log’s disk is full": "linux",
};

/**
 * The test of one fault of docs/reliability.md. It does the harm, meets the site as its visitor does, ends the harm,
 * and sees the site recover. Left out, and said at the end of the run, where the system does not allow such harm.
 */
export function fault(name: string, work: () => Promise<void>, options: TestOptions = {}): void {
  const visitor = FAULTS.get(name);
  if (visitor === undefined) throw new Error(`docs/reliability.md has no fault “${name}”.`);
  const need = name.startsWith("PostgreSQL ") ? "postgres" : NEEDS[name];
  // oxlint-disable-next-line vitest/expect-expect -- the work has them
  test(`${name}: ${visitor}`, options, async ({ skip }) => {
    if (need && !isMet(need)) skip(`Faults: left out where ${WITHOUT[need]}.`);
    await work();
  });
}

const WITHOUT: Readonly<Record<Need, string>> = {
  root: "nobody is root, who alone can make a small disk or forbid writing to what is open",
  linux: "there is no prlimit to take a running process's means away",
  postgres: "there is no PostgreSQL of its own to stop (TEST_DATABASE_URL is not set)",
};

function isMet(need: Need): boolean {
  if (need === "postgres") return Boolean(process.env.TEST_DATABASE_URL);
  if (need === "linux") return spawnSync("prlimit", ["--version"]).status === 0;
  return process.platform === "linux" && process.getuid?.() === 0 && canMount();
}

function canMount(): boolean {
  const folder = newFolder();
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]).status === 0;
  if (isMounted) spawnSync("umount", [folder]);
  return isMounted;
}

/** A disk of so many kilobytes, where there would be a folder. For root. Call it before what writes on it. */
export function smallDisk(kilobytes: number, at = newFolder()): string {
  mkdirSync(at, { recursive: true });
  run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", at);
  onTestFinished(() => void run("umount", "--lazy", at));
  return at;
}

export function run(program: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${given.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}
