import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "#tests/support/command-line.ts";
import { newFolder } from "#tests/support/new-folder.ts";

/** Commands whose work cannot be had back, on a site with one sample, one practice of a list, and a backup. */
let dataDir: string;
let backup: string;

const CSV = "external_id,name,street,town\nA-1,Kea Dental,1 Sample Street,Nelson\n";

function niho(words: readonly string[], input: string | { typed: string } = "") {
  return runCommand(
    words,
    { DATA_DIR: dataDir, APP_SECRET: "a secret of more than thirty-two characters" },
    input,
  );
}

async function held(): Promise<string> {
  const { stdout } = await niho(["practices", "--format", "json"]);
  const { stdout: imports } = await niho(["imports", "--format", "json"]);
  return stdout + imports;
}

beforeEach(async () => {
  dataDir = newFolder();
  backup = join(newFolder(), "niho.backup");
  expect((await niho(["import", "-", "--source", "our-list"], CSV)).status).toBe(0);
  expect((await niho(["practice", "join", "10001"])).status).toBe(0);
  expect((await niho(["backup", backup])).status).toBe(0);
});

const DESTRUCTIVE: [words: string, question: RegExp][] = [
  ["practice remove 10001 --reason closed", /^This takes Kea Dental off the directory\. Go on\? \[y\/N\] /],
  ["practice leave 10001", /^Kea Dental will get no more requests/],
  ["practice link 10001 --end", /^This ends every link to the practice’s listing/],
  ["imports undo 1", /^This puts back everything that import 1 changed\./],
  ["sources remove our-list", /^This removes everything that came from our-list\./],
  ["restore BACKUP --replace", /^This replaces everything in the database\./],
];

describe("On a terminal a command asks before it does what cannot be had back:", () => {
  test.each(DESTRUCTIVE)("niho %s", async (said, question) => {
    const words = said.split(" ").map((word) => (word === "BACKUP" ? backup : word));
    const before = await held();
    for (const typed of ["n\n", "\n", "maybe\n", ""])
      expect(await niho(words, { typed })).toEqual({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(new RegExp(`${question.source}[\\s\\S]*Nothing was changed\\.\n$`)),
      });
    expect(await held()).toBe(before);
    expect((await niho(words, { typed: "y\n" })).status).toBe(0);
  });

  test("but not with --yes", async () => {
    expect(await niho(["practice", "leave", "10001", "--yes"], { typed: "" })).toMatchObject({
      status: 0,
      stderr: "",
    });
  });
});

describe("Without a terminal", () => {
  test("niho practice leave goes on without a word", async () => {
    expect(await niho(["practice", "leave", "10001"])).toMatchObject({ status: 0, stderr: "" });
  });

  test("niho sources remove wants --yes, as it always has", async () => {
    expect(await niho(["sources", "remove", "our-list"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("required option '--yes'"),
    });
  });
});

test("niho samples remove asks too", async () => {
  dataDir = newFolder();
  await niho(["samples", "load", "2"]);
  expect(await niho(["samples", "remove"], { typed: "no\n" })).toMatchObject({
    status: 1,
    stderr: "This removes 2 sample practices for good. Go on? [y/N] Nothing was changed.\n",
  });
  expect(await niho(["samples", "remove"], { typed: "yes\n" })).toMatchObject({ status: 0 });
});
