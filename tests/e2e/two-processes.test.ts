import { expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { bookTime, freeTimesOf } from "../support/book-running-site.ts";
import { onPostgres } from "../support/databases.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { newFolder } from "../support/new-folder.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const RACES = 6;

/** Starts two sites on one database, presses one free time after another on both at once, and gives how each was answered. */
async function raceForTimes(environment: Record<string, string>): Promise<number[][]> {
  const dataDir = newFolder();
  const first = await startSite({ environment, dataDir });
  onTestFinished(async () => void (await first.stop()));
  const second = await startSite({ environment, dataDir });
  onTestFinished(async () => void (await second.stop()));
  const times = (await freeTimesOf(first.url)).slice(0, RACES);
  const answers: number[][] = [];
  for (const [round, time] of times.entries()) {
    const statuses = await Promise.all([
      bookTime(first.url, time, `first${round}`),
      bookTime(second.url, time, `second${round}`),
    ]);
    answers.push(statuses.toSorted());
  }
  return answers;
}

const ONE_EACH = Array.from({ length: RACES }, () => [303, 409]);

test("Two processes on one SQLite file give a free time to one of two people who press it at once", async () => {
  expect(await raceForTimes({})).toEqual(ONE_EACH);
});

onPostgres("Two processes", (server) => {
  test("give a free time to one of two people who press it at once", async () => {
    const { url, drop } = await freshSchema(server);
    onTestFinished(drop);
    const environment = { DATABASE_URL: url, APP_SECRET: "a secret of more than thirty-two characters" };
    expect(await raceForTimes(environment)).toEqual(ONE_EACH);
  });

  test("that start at once on an empty database prepare it once, and neither has to try again", async () => {
    const { url, drop } = await freshSchema(server);
    const environment = { DATABASE_URL: url, APP_SECRET: "a secret of more than thirty-two characters" };
    const sites = await Promise.all([1, 2].map(() => startSite({ environment })));
    onTestFinished(async () => {
      for (const site of sites) await site.dispose();
      await drop();
    });
    for (const { output } of sites) expect(output()).not.toContain("cannot start yet");
  });

  test("show a practice that another program changed, each from pages it had kept", async () => {
    const { url: schema, drop } = await freshSchema(server);
    const environment = {
      DATABASE_URL: schema,
      APP_SECRET: "a secret of more than thirty-two characters",
      SAMPLE_PRACTICES: "60",
    };
    const sites: RunningSite[] = [];
    const database = openPostgres(schema);
    onTestFinished(async () => {
      for (const site of sites) await site.dispose();
      await database.close();
      await drop();
    });
    for (const _ of [1, 2]) sites.push(await startSite({ environment }));
    for (const { url } of sites) {
      for (const _ of [1, 2, 3]) expect(await textAt(url)).not.toContain("Renamed Just Now");
    }
    await database.transact(async (tx) => {
      await tx.updateTable("practices").set({ name: "Renamed Just Now" }).where("id", "=", 1).execute();
    });
    // After half a second, or ten times as long as reading the practices took.
    for (const { url } of sites) {
      await vi.waitFor(async () => expect(await textAt(url)).toContain("Renamed Just Now"), SOON);
    }
  });
});

const SOON = { timeout: 5_000, interval: 100 };

async function textAt(url: string): Promise<string> {
  return (await fetch(`${url}/compare?ids=1,2`)).text();
}
