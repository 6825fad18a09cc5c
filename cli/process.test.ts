import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

test.each(["--help", "practices --format json", "sources"])(
  "“niho %s” ends without complaint where its reader has seen enough",
  (words) => {
    const { stdout, stderr } = spawnSync(
      "bash",
      ["--norc", "-c", `"${process.execPath}" cli/main.ts ${words} | true; echo "\${PIPESTATUS[0]}"`],
      { cwd: ROOT, encoding: "utf8", env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
    );
    expect([stdout, stderr]).toEqual(["0\n", ""]);
  },
);
