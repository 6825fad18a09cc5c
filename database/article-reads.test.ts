import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { countArticleRead, readsSince } from "./article-reads.ts";

eachDatabase("reads of articles", (open) => {
  test("are counted by article and day, and summed from a day on", async () => {
    const database = await open();
    const reads = [
      [1, "2026-08-21"],
      [1, "2026-08-22"],
      [1, "2026-11-20"],
      [1, "2026-11-20"],
      [2, "2026-11-19"],
      [3, "2026-08-21"],
    ] as const;
    for (const [article, day] of reads) {
      await database.transact((tx) => countArticleRead(tx, article, day));
    }
    expect(await readsSince(database.read, "2026-08-22")).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
    expect(await readsSince(database.read, "2026-11-21")).toEqual(new Map());
  });

  test("that happen at once are all counted", async () => {
    const database = await open();
    const read = () => database.transact((tx) => countArticleRead(tx, 1, "2026-11-20"));
    await Promise.all(Array.from({ length: 50 }, read));
    expect(await readsSince(database.read, "2026-11-20")).toEqual(new Map([[1, 50]]));
  });
});
