import { expect, test } from "vitest";
import { openDirectSite } from "#tests/support/direct-site.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import type { TimeChoice } from "./time-choice.ts";

test("the list on the screen is read again for another visit, other days, and a practice that has none", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  const ask = async (query: string) => site.fetch(`/book/times.json?${query}`);
  const read = async (query: string) => (await (await ask(query)).json()) as TimeChoice;

  const checkup = await read("practice=3&service=General+Checkup&urgency=routine");
  expect([checkup.minutes, checkup.days[0]!.times.map(({ label }) => label)]).toEqual([
    30,
    ["9am", "9:30am", "10am", "10:30am", "11am", "11:30am"],
  ]);
  const clean = await read("practice=3&service=Teeth+Cleaning&urgency=routine&from=2026-12-02");
  expect([clean.minutes, clean.days[0]!.label, clean.days[0]!.times.length]).toEqual([60, "Wed 2 Dec", 5]);
  expect((await read("practice=3&service=Root+Canal")).minutes).toBe(null);

  expect((await ask("practice=4&service=General+Checkup")).status).toBe(404);
  expect((await ask("practice=3")).headers.get("Cache-Control")).toBe("no-store");
});
