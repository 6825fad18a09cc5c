import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { createDurably, writeDurably } from "./durable.ts";

test("a file is written whole, for its owner alone, and replaces the one before", async () => {
  const folder = newFolder();
  const file = join(folder, "a.txt");
  await writeDurably(file, (handle) => handle.writeFile("first"));
  expect(await writeDurably(file, async (handle) => (await handle.write("second")).bytesWritten)).toBe(6);
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("a write that breaks off leaves the old file, and nothing of the new one", async () => {
  const folder = newFolder();
  const file = join(folder, "a.txt");
  writeFileSync(file, "old");
  const breaksOff = async function* () {
    yield Buffer.from("half");
    throw new Error("ENOSPC: no space left on device, write");
  };
  await expect(writeDurably(file, (handle) => handle.writeFile(breaksOff()))).rejects.toThrow("ENOSPC");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("what a crash left under the temporary name is written over", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, ".a.txt.unfinished"), "of an earlier process");
  await writeDurably(join(folder, "a.txt"), (handle) => handle.writeFile("new"));
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("of many that create one file at the same moment one does, and all read its content", async () => {
  const folder = newFolder();
  const file = join(folder, "secret");
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, at) => createDurably(file, `content ${at}`)),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(readFileSync(file, "utf8")).toBe(`content ${created.indexOf(true)}`);
  expect(readdirSync(folder)).toEqual(["secret"]);
});
