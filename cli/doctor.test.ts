import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCommand } from "#tests/support/command-line.ts";

async function newSite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-doctor-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await runCommand(["samples", "load", "1"], { DATA_DIR: dataDir });
  return dataDir;
}

describe("Of the secret the doctor", () => {
  test("says nothing while it is whole and its owner's alone", async () => {
    const dataDir = await newSite();
    writeFileSync(join(dataDir, "secret"), "0123456789abcdef0123456789abcdef", { mode: 0o600 });
    const { status, stdout } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(stdout).not.toContain("✗");
    expect([status, stdout]).toEqual([0, expect.stringContaining("All is well.")]);
  });

  test.each([
    ["an empty file", "", 0o600, "DATA_DIR/secret is empty or cut off"],
    ["one that is too short", "0123456789", 0o600, "DATA_DIR/secret is empty or cut off"],
    [
      "one that others can read",
      "0123456789abcdef0123456789abcdef",
      0o644,
      "other users of this machine may read DATA_DIR/secret",
    ],
  ])("reports %s and fails", async (_, content, mode, sentence) => {
    const dataDir = await newSite();
    const file = join(dataDir, "secret");
    writeFileSync(file, content);
    chmodSync(file, mode);
    const { status, stdout, stderr } = await runCommand(["doctor"], { DATA_DIR: dataDir });
    expect(stdout).toContain(`✗ Secret`);
    expect(stdout).toContain(sentence);
    expect([status, stderr]).toEqual([1, "One thing needs mending.\n"]);
  });
});

test("A command that needs the secret ends with 1 and a sentence when the file is empty", async () => {
  const dataDir = await newSite();
  writeFileSync(join(dataDir, "secret"), "");
  const { status, stderr } = await runCommand(["person", "maia@example.co.nz"], { DATA_DIR: dataDir });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR\/secret has fewer than 32 characters .*\n$/),
  ]);
});
