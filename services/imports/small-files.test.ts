import { readdir } from "node:fs/promises";
import { cpuUsage } from "node:process";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { openMigrated } from "#tests/support/template-database.ts";
import { indexAlike } from "#domain/practices/same-practice.ts";
import { writeFile } from "node:fs/promises";
import { openRows } from "./file-rows.ts";
import { planImport } from "./plan.ts";
import { readApart } from "./read-file.ts";

const AROUND = { today: "2026-11-28", asOf: "2026-11-28", isComplete: false };

async function fileOf(text: string): Promise<string> {
  const path = `${newFolder()}/list.csv`;
  await writeFile(path, text);
  return path;
}

async function readSent(text: string, within = {}) {
  const database = await openMigrated(0);
  const path = await fileOf(text);
  const read = await readApart(database, { ...AROUND, path, name: "list.csv", source: "list" }, within);
  await database.close();
  return read;
}

function lines(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => line(number)).join("\n");
}

test("A file that takes too long ends with the sentence that says so", async () => {
  const read = await readSent(`name,town\n${lines(20_000, (n) => `Dental ${n},Nelson`)}`, { longest: 10 });
  expect(read.problem).toBe("list.csv takes too long to read. Import it on the command line.");
});

test("A file that takes too much memory ends with the sentence that says so", async () => {
  const read = await readSent("{}\n".repeat(700_000), { memory: 48 });
  expect(read.problem).toBe("list.csv takes too much memory to read. Import it on the command line.");
});

test("Of notes by the ten thousand the first few hundred come back, and how many there are", async () => {
  const read = await readSent(`name,town\n${lines(20_000, (n) => `Dental ${n},Nowhere ${n}`)}`);
  if (read.problem !== undefined) throw new Error(read.problem);
  expect(read.plan.noted.refused).toBe(20_000);
  expect(read.plan.notes.length).toBeLessThanOrEqual(1_000);
});

/** Seconds of processor that reading takes. */
async function costOf(text: string): Promise<number> {
  const opened = await openRows(await fileOf(text), new Map());
  const alike = () => Promise.resolve(indexAlike<never>([]));
  const before = cpuUsage();
  await planImport(opened.rows, { ...AROUND, known: new Map(), alike, onRow: () => undefined });
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

test.each([
  ["one street", (n: number) => `Dental ${n},Nelson,12 Trafalgar Street,`],
  ["one phone number", (n: number) => `Dental ${n},Nelson,,03 546 1111`],
  ["towns nobody knows", (n: number) => `Dental ${n},Nowhere ${n},,`],
])("Twice as many rows of %s cost about twice as much", async (_, line) => {
  const text = (count: number) => `name,town,address,phone\n${lines(count, line)}`;
  await costOf(text(1_000));
  // The least of two: what else the process does, such as collecting garbage, only adds to one of them.
  const leastOf = async (count: number) => Math.min(await costOf(text(count)), await costOf(text(count)));
  expect((await leastOf(6_000)) / (await leastOf(3_000))).toBeLessThan(3.2);
});

test("A file that is refused at the desk leaves nothing behind", async () => {
  const { lookAtFile } = await import("./at-desk.ts");
  const database = await openMigrated(0);
  const dataDir = newFolder();
  const services = { database, now: () => new Date(), copies: { dataDir }, log: () => undefined };
  const sent = { name: "list.csv", bytes: Buffer.from("colour\nred\n"), source: "list" };
  const answer = await lookAtFile(services as never, { who: "Ana", role: "act" } as never, {
    ...AROUND,
    ...sent,
  });
  expect(answer.kind).toBe("refused");
  expect(await readdir(`${dataDir}/imports/uploads`)).toEqual([]);
  await database.close();
});
