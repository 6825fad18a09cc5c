import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "#tests/support/command-line.ts";
import { ROOT } from "#tests/support/repository.ts";

/** What only a process of its own can show, started from a shell as an operator does. */
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "niho-"));
  await runCommand(["samples", "load", "60"], { DATA_DIR: dataDir });
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test("A backup goes through a pipe: backup - writes it, restore - reads it", () => {
  const { stdout, stderr, status } = spawnSync(
    "bash",
    [
      "--norc",
      "-c",
      `set -o pipefail; "${process.execPath}" cli/main.ts backup - | DATA_DIR="${dataDir}/other" "${process.execPath}" cli/main.ts restore -`,
    ],
    {
      cwd: ROOT,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        APP_SECRET: "a secret of more than thirty-two characters",
      },
    },
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining("all checksums equal")]);
  expect(stderr).toMatch(/^\d+ rows are on standard output \(\d+ kB\)\.\n/m);
});

test("Node by itself, without a build, composes mail", () => {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    APP_SECRET: "a secret of more than thirty-two characters",
  };
  const words = ["cli/main.ts", "newsletter", "send", "dental-costs-nz-2025", "--dry-run"];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: "utf8", env });
  expect([status, stdout]).toEqual([0, expect.stringContaining("To: 0 subscribers")]);
});

test("npx niho runs the command line, and says its version", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const { stdout, stderr } = spawnSync("npx", ["niho", "--version"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
  expect([stdout, stderr]).toEqual([`${version}\n`, ""]);
});

test("A command ends without complaint where its reader has seen enough", () => {
  const { stdout, stderr } = spawnSync(
    "bash",
    [
      "--norc",
      "-c",
      `"${process.execPath}" cli/main.ts practices --format json | true; echo "\${PIPESTATUS[0]}"`,
    ],
    { cwd: ROOT, encoding: "utf8", env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  expect([stdout, stderr]).toEqual(["0\n", ""]);
});
