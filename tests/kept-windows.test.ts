import { expect, test } from "vitest";
import { eachDatabase } from "./support/databases.ts";
import { requestOf, wordsOn } from "./support/direct-site.ts";
import { keptIn } from "./support/form.ts";
import { BOOKING, sendForJson } from "./support/forms.ts";
import { heldRows, keepTimes, PRESSED } from "./support/free-times.ts";
import type { TestSite } from "./support/site.ts";
import { expectHeldRight, openWeek, PRACTICE } from "./support/week.ts";

/** Wednesday 2 December, 12 noon: kept for emergencies, like every noon of this practice. */
const NOON = "2026-12-01T23:00Z";
const WEEKLY = [
  ...[0, 1, 2, 3, 4].map(() => [
    { from: 540, to: 720 },
    { from: 720, to: 780, kinds: ["urgent" as const] },
    { from: 780, to: 900, kinds: ["clean" as const] },
  ]),
  [],
  [],
];

/** Posts as a program does: no form was open before. */
async function post(site: TestSite, answers: Record<string, string>) {
  const { status, body } = await sendForJson(site, BOOKING, {
    ...BOOKING.right,
    ...PRESSED,
    chosenTime: NOON,
    ...answers,
  });
  return { status, said: JSON.stringify(body) };
}

async function timesOf(site: TestSite, query: string): Promise<string[]> {
  const response = await site.fetch(`/api/v1/practices/${PRACTICE}/free-times${query}`);
  const { times } = (await response.json()) as { times: { start: string }[] };
  return times.map(({ start }) => start.slice(0, 16));
}

eachDatabase("a time kept for some visits", (open) => {
  test("is booked by nobody else, from a program either, and by everyone once it is theirs", async () => {
    const { site } = await openWeek({ open, now: "2026-12-01T04:00:00Z" });
    await keepTimes(site, PRACTICE, { weekly: WEEKLY });
    const pain = { service: "General Checkup", urgency: "emergency", email: "pain@patient.example" };

    const early = await post(site, pain);
    expect(early.status).toBe(422);
    expect(early.said).toContain(
      "You can book it from 6pm the day before. The nearest times are on Wed 2 Dec at",
    );
    const checkup = await post(site, {});
    expect([checkup.status, await keptIn(site), await heldRows(site, PRACTICE)]).toEqual([422, [], []]);
    expect(checkup.said).toContain(
      "keeps 12 noon for emergencies until two hours before. The nearest times are",
    );
    const cleaningsTime = await post(site, { chosenTime: "2026-12-02T00:30Z" });
    expect(cleaningsTime.status).toBe(422);
    expect(cleaningsTime.said).toContain("keeps 1:30pm for other visits. The nearest times are on");

    // Tuesday, 6pm.
    site.clock.now = new Date("2026-12-01T05:00:00Z");
    expect((await post(site, {})).status).toBe(422);
    const booked = await post(site, pain);
    expect(booked.status).toBe(201);
    await expectHeldRight(site);
    const { reference } = (await keptIn(site))[0]!;
    expect((await requestOf(site, reference)).request.appointment?.at).toEqual(
      new Date("2026-12-01T23:00:00Z"),
    );

    // Wednesday, 10:30am: what nobody in pain has taken is anyone’s.
    site.clock.now = new Date("2026-12-01T21:30:00Z");
    expect((await post(site, { chosenTime: "2026-12-01T23:30Z" })).status).toBe(201);
  });

  test("stands in lists when it can be booked, and in the practice’s week with what it is for", async () => {
    const { site, token } = await openWeek({ open, now: "2026-12-01T04:00:00Z" });
    await keepTimes(site, PRACTICE, { weekly: WEEKLY });
    const emergency = "?service=Emergency+Care&days=2";
    expect(await timesOf(site, emergency)).not.toContain("2026-12-01T23:00");
    expect(await timesOf(site, "?service=Teeth+Cleaning&days=2")).toContain("2026-12-02T00:00");
    site.clock.now = new Date("2026-12-01T05:00:00Z");
    expect(await timesOf(site, emergency)).toContain("2026-12-01T23:00");
    expect(await timesOf(site, "?service=General+Checkup&days=2")).not.toContain("2026-12-01T23:00");
    site.clock.now = new Date("2026-12-01T21:00:00Z");
    expect(await timesOf(site, "?service=General+Checkup&days=2")).toContain("2026-12-01T23:00");

    const words = await wordsOn(site, `/practice/week?token=${token}&day=2026-12-02`);
    expect(words).toContain("12 noon free for emergencies");
    expect(words).toContain("1pm free for cleaning");
  });
});
