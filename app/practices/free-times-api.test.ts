import { describe, expect, test } from "vitest";
import { openDirectSite } from "#tests/support/direct-site.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import type { TestSite } from "#tests/support/site.ts";

type FreeTimes = { isInstant: boolean; asOf: string; times: { start: string; end: string; book: string }[] };

async function openWithTimes(...rules: Parameters<typeof keepTimes>[2][]): Promise<TestSite> {
  const site = await openDirectSite({ samples: 3 });
  await keepTimes(site, 3, ...rules);
  return site;
}

async function freeTimes(site: TestSite, query = ""): Promise<FreeTimes> {
  return (await (await site.fetch(`/api/v1/practices/3/free-times${query}`)).json()) as FreeTimes;
}

describe("The free times of a practice for programs", () => {
  test("are those of the visit, the patient and the days that are asked for, with the form that books each", async () => {
    const site = await openWithTimes({
      visits: { checkup: { minutes: 30, for: "existing" }, clean: { minutes: 60, for: "all" } },
    });
    const { isInstant, asOf, times } = await freeTimes(site, "?service=Teeth+Cleaning&days=4");
    expect([isInstant, asOf]).toEqual([true, "2026-11-20T00:30:00.000Z"]);
    // From 9am to 12 noon on Monday, every half hour, an hour each.
    expect(times).toHaveLength(5);
    expect(times[0]).toEqual({
      start: "2026-11-22T20:00:00.000Z",
      end: "2026-11-22T21:00:00.000Z",
      chosenTime: "2026-11-22T20:00Z",
      book: "http://niho.test/book?practice=3&service=Teeth+Cleaning&time=2026-11-22T20%3A00Z",
    });
    // A new patient’s checkup, and a service that has no visit, aren’t booked online at all.
    expect(await freeTimes(site, "?service=General+Checkup")).toMatchObject({ isInstant: false, times: [] });
    expect(await freeTimes(site, "?service=Dental+Implants")).toMatchObject({ isInstant: false, times: [] });
    const ofOwn = await freeTimes(site, "?service=General+Checkup&patient=existing&from=2026-11-25&days=1");
    expect(ofOwn.times.map(({ start }) => start)).toHaveLength(6);
    expect(ofOwn.times[0]!.start).toBe("2026-11-24T20:00:00.000Z");
    // What makes no sense is as if it were not there.
    const usual = await freeTimes(site);
    expect(usual.times.length).toBeGreaterThan(40);
    expect(await freeTimes(site, "?patient=cat&from=2020-01-01&days=0&service=juggling")).toEqual(usual);
  });

  test("are 200 at most, and none may keep them", async () => {
    const site = await openWithTimes({
      weekly: Array.from({ length: 7 }, () => [{ from: 360, to: 1320 }]),
      startEvery: 10,
    });
    expect((await freeTimes(site)).times).toHaveLength(200);
    const { headers } = await site.fetch("/api/v1/practices/3/free-times");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("are no promise where it wants to be asked first, and none where it has switched them off", async () => {
    const site = await openWithTimes();
    await keepTimes(site, 3, {}, "asked");
    const asked = await freeTimes(site, "?days=4");
    expect([asked.isInstant, asked.times.length]).toEqual([false, 6]);
    const record = (await (await site.fetch("/api/v1/practices/3")).json()) as { nextFree: unknown };
    expect(record.nextFree).toBeNull();
    await keepTimes(site, 3, {}, "off");
    expect((await freeTimes(site)).times).toEqual([]);
  });
});
