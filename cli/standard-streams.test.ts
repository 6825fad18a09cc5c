import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "#tests/support/command-line.ts";
import { newFolder } from "#tests/support/new-folder.ts";

const SECRET = { APP_SECRET: "a secret of more than thirty-two characters" };

test("export - and import - are standard output and standard input: what one writes, the other reads", async () => {
  const from = { DATA_DIR: newFolder(), ...SECRET };
  const csv = "external_id,name,street,town\nA-1,Kea Dental,1 Sample Street,Nelson\n";
  await runCommand(["import", "-", "--source", "ours"], from, csv);
  for (const format of ["csv", "json", "geojson"]) {
    const { status, stdout, stderr } = await runCommand(["export", "-", "--as", format], from);
    expect([status, stderr]).toEqual([0, "1 practice on standard output.\n"]);
    expect(stdout).toContain("Kea Dental");
    expect(stdout).not.toContain("on standard output");
    const to = { DATA_DIR: newFolder(), ...SECRET };
    expect((await runCommand(["import", "-", "--source", "ours"], to, stdout)).status).toBe(0);
    expect((await runCommand(["practices"], to)).stdout).toContain("Kea Dental");
  }
  expect(readdirSync(".")).not.toContain("-");
});

test("export - has no name that says what it is to be, so it must be said", async () => {
  const { status, stderr } = await runCommand(["export", "-"], { DATA_DIR: newFolder() });
  expect([status, stderr]).toEqual([2, expect.stringContaining("add --as csv")]);
});

test("A file may be called - all the same", async () => {
  const here = { DATA_DIR: newFolder(), ...SECRET };
  const folder = newFolder();
  mkdirSync(join(folder, "in"));
  await runCommand(["samples", "load", "1"], here);
  await runCommand(["export", join(folder, "in", "-"), "--as", "csv"], here);
  expect(readdirSync(join(folder, "in"))).toEqual(["-"]);
});
