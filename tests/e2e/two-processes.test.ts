import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { bookTime, freeTimesOf } from "../support/book-running-site.ts";
import { onPostgres } from "../support/databases.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const SAMPLES = { SAMPLE_PRACTICES: "10" };

onPostgres("Two processes", (server) => {
  test("start at once on an empty database, give a free time to one of two people, and show what another program changed", async () => {
    const { url, drop } = await freshSchema(server);
    const database = openPostgres(url);
    // What was opened last is closed first.
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    const secret = { APP_SECRET: "a secret of more than thirty-two characters" };
    const environment = { ...SAMPLES, ...secret, DATABASE_URL: url };
    const sites = await Promise.all([1, 2].map(() => start({ environment })));
    for (const { output } of sites) expect(output()).not.toContain("can’t start yet");

    expect(await raceForTimes(sites)).toEqual(ONE_EACH);

    for (const site of sites) {
      for (const _ of [1, 2, 3]) expect(await textAt(site.url)).not.toContain("Renamed Just Now");
    }
    await database.transact(async (tx) => {
      await tx.updateTable("practices").set({ name: "Renamed Just Now" }).where("id", "=", 1).execute();
    });
    // After half a second, or ten times as long as reading the practices took.
    for (const site of sites) {
      await expect.poll(() => textAt(site.url), SOON).toContain("Renamed Just Now");
    }
  });
});

const RACES = 3;
const ONE_EACH = Array.from({ length: RACES }, () => [303, 409]);

/** Presses one free time after another on both sites at once, and gives how each was answered. */
async function raceForTimes([first, second]: readonly RunningSite[]): Promise<number[][]> {
  const times = (await freeTimesOf(first!.url)).slice(0, RACES);
  const answers: number[][] = [];
  for (const [round, time] of times.entries()) {
    const statuses = await Promise.all([
      bookTime(first!.url, time, `first${round}`),
      bookTime(second!.url, time, `second${round}`),
    ]);
    answers.push(statuses.toSorted());
  }
  return answers;
}

async function start(options: Parameters<typeof startSite>[0]): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(site.dispose);
  return site;
}

const SOON = { timeout: 30_000, interval: 100 };

async function textAt(url: string): Promise<string> {
  return (await fetch(`${url}/compare?ids=1,2`)).text();
}
