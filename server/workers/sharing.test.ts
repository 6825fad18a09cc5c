import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { followPractices } from "#database/practices/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { openSqlite } from "#database/sqlite.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { answerTo, openAsking } from "./asking.ts";
import type { News, Shared } from "./messages.ts";
import { sharingWrites } from "./sharing.ts";

test("What one worker has changed the other shows with its next page, in the same instant", async () => {
  const file = join(newFolder(), "niho.db");
  const listeners: ((news: News) => void)[][] = [[], []];
  const [one, other] = [0, 1].map((self) => {
    const database = openSqlite(file);
    onTestFinished(database.close);
    return sharingWrites(database, {
      tell: (news) => listeners[1 - self]!.forEach((heard) => heard(news)),
      onNews: (heard) => listeners[self]!.push(heard),
    });
  });
  await migrate(one!);
  await one!.transact((tx) => insertPractices(tx, samplePractices(3), PLACES));
  // The clock stands: without news of the write what the other knows stays fresh.
  const instant = new Date("2026-11-20T00:30:00Z");
  const practices = followPractices(
    other!,
    () => instant,
    () => undefined,
  );
  expect((await practices.now()).total).toBe(3);
  await one!.transact((tx) => tx.deleteFrom("practices").where("id", "=", 2).execute());
  expect(practices.known()).toBeUndefined();
  expect((await practices.now()).total).toBe(2);
});

test("What the first process cannot answer ends with an error in the worker, so that its visitor is told", async () => {
  const faults: unknown[] = [];
  const counting: Partial<Shared> = {
    attempt: async (key) => (key === "busy" ? 7 : null),
    readMetrics: () => Promise.reject(new RangeError("too many")),
  };
  const { shared, hear } = openAsking((asked) => {
    void answerTo(asked, counting as Shared, (error) => faults.push(error)).then(hear);
  });
  await expect(shared.readMetrics()).rejects.toThrow("The first process could not answer");
  expect(faults).toEqual([new RangeError("too many")]);
  expect(await Promise.all([shared.attempt("busy"), shared.attempt("other")])).toEqual([7, null]);
});
