import { chmodSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { makeDataFolder } from "./data-folder.ts";

test("The folder of the data is made with those above it, for its owner alone, and may be there", () => {
  const path = join(newFolder(), "above", "data");
  for (const _ of ["made", "there"]) {
    makeDataFolder(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  }
});

test("A place where no folder can be is named in one sentence", () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  expect(() => makeDataFolder(file)).toThrow(
    `DATA_DIR ${file} isn’t a folder, and can’t be made into one (EEXIST).`,
  );
  expect(() => makeDataFolder(join(file, "data"))).toThrow(
    /^DATA_DIR .*data isn’t a folder, .*\(EEXIST\)\.$/,
  );
});

test.runIf(process.platform === "linux")(
  "A place under /proc is named too, where Node would try for ever",
  () => {
    expect(() => makeDataFolder("/proc/x/data")).toThrow(/\(ENOENT\)\.$/);
  },
);

test.skipIf(process.getuid?.() === 0)(
  "A folder of another user is named, with what gives it to this one",
  () => {
    const folder = newFolder();
    chmodSync(folder, 0o500);
    onTestFinished(() => chmodSync(folder, 0o700));
    expect(() => makeDataFolder(folder)).toThrow(
      `DATA_DIR ${folder} can’t be written by the user ${userInfo().username} (EACCES). As root: mkdir -p ${folder}`,
    );
    expect(() => makeDataFolder(join(folder, "data"))).toThrow(
      /can’t be made into one \(EACCES\)\. As root: mkdir -p/,
    );
  },
);
