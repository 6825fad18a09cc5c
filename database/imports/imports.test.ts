import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makePractice } from "#tests/support/practice.ts";
import type { Database } from "../database.ts";
import { beginImport, finishImport, hideSamples, listImports } from "./imports.ts";
import { asOwnWork, putBackBroken, undoImport, unfinishedImport } from "./undo-import.ts";
import { type Statement, stateFacts, takeBack } from "../practices/practice-records.ts";
import { eachPractice, insertPractices } from "../practices/practices.ts";

const NOW = new Date("2026-11-20T00:00:00Z");
const around = { places: PLACES, now: () => NOW };

function statement(number: number, phone: string): Statement {
  const facts = JSON.stringify({ name: `Practice ${number}`, place: "nelson", phone });
  return {
    externalId: String(number),
    practiceId: 10_000 + number,
    facts,
    contentHash: facts,
    asOf: "2026-11-20",
    url: "",
  };
}

async function write(
  database: Database,
  { stated = [], gone = [], ends = true }: { stated?: Statement[]; gone?: string[]; ends?: boolean },
): Promise<number> {
  const about = { source: "list", file: "list.csv", format: "CSV", asOf: "2026-11-20", counts: {} };
  const importId = await beginImport(database, about, NOW);
  const writing = { source: "list", on: "2026-11-20", importId, places: PLACES };
  await database.transact(async (tx) => {
    await stateFacts(tx, stated, writing);
    if (gone.length > 0) await takeBack(tx, gone, writing);
    if (ends) await finishImport(tx, importId, NOW);
  });
  return importId;
}

const listed = (database: Database) => Array.fromAsync(eachPractice(database.read));

eachDatabase("An import", (open) => {
  test("is undone: what it changed, took off and brought is as before, and its ids come back", async () => {
    const database = await open();
    await write(database, { stated: [statement(1, "1"), statement(2, "2")] });
    const before = await listed(database);
    const second = await write(database, { stated: [statement(1, "9"), statement(3, "3")], gone: ["2"] });
    const after = await listed(database);
    expect(after.map(({ id, phone }) => [id, phone])).toEqual([
      [10_001, "9"],
      [10_003, "3"],
    ]);
    await expect(undoImport(database, 1, around)).rejects.toThrow("Undo import 2 first.");
    expect(await undoImport(database, second, around)).toBe(3);
    expect(await listed(database)).toEqual(before);
    await write(database, { stated: [statement(1, "9"), statement(3, "3")], gone: ["2"] });
    expect(await listed(database)).toEqual(after);
    await expect(undoImport(database, second, around)).rejects.toThrow("Import 2 is undone.");
  });

  test("that broke off is put back, once its process is dead, and no second one begins before", async () => {
    const database = await open();
    await write(database, { stated: [statement(1, "1")] });
    const before = await listed(database);
    await write(database, { stated: [statement(1, "9"), statement(3, "3")], ends: false });
    await expect(write(database, {})).rejects.toThrow("Another import is under way: list.csv");
    await setProcess(database, "another-host 1");
    expect(await putBackBroken(database, around)).toBeUndefined();
    const later = { ...around, now: () => new Date(NOW.getTime() + 61_000) };
    expect(await putBackBroken(database, later)).toEqual({ id: 2, file: "list.csv", records: 2 });
    expect(await listed(database)).toEqual(before);
    expect(await putBackBroken(database, later)).toBeUndefined();
    expect((await listImports(database.read)).map(({ state }) => state)).toEqual(["put back", "done"]);
  });

  test("is said to be under way while this process writes it, or undoes it, whatever its number", async () => {
    const database = await open();
    const seen: unknown[] = [];
    const look = async () => seen.push((await unfinishedImport(database.read, NOW))?.isAtWork);
    await write(database, { stated: [statement(1, "1")] });
    await asOwnWork(database, async () => {
      await write(database, { stated: [statement(1, "9")], ends: false });
      await look();
    });
    await look();
    await putBackBroken(database, around);
    const latest = await write(database, { stated: [statement(1, "9")] });
    const transact: Database["transact"] = async (work) => {
      await look();
      return database.transact(work);
    };
    await undoImport({ ...database, transact }, latest, around);
    expect(seen).toEqual([true, false, undefined, true]);
  });

  test("that was to replace the samples and broke off leaves them as they were", async () => {
    const database = await open();
    const samples = [1, 2, 3].map((id) => ({ practice: makePractice({ id, place: "nelson" }), reviews: [] }));
    await database.transact((tx) => insertPractices(tx, samples, PLACES));
    const before = await listed(database);
    await write(database, { ends: false });
    await database.transact((tx) => hideSamples(tx, "2026-11-20"));
    expect(await listed(database)).toEqual([]);
    await putBackBroken(database, around);
    expect(await listed(database)).toEqual(before);
  });
});

async function setProcess(database: Database, process: string): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("imports").set({ process }).where("is_open", "=", 1).execute(),
  );
}
