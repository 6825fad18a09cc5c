import { expect, test } from "vitest";
import { merge, putBack } from "#services/listings/removing.ts";
import { eachDatabase } from "./support/databases.ts";
import { book, lastMail, openDirectSite, tokensIn } from "./support/direct-site.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import type { TestSite } from "./support/site.ts";

const [KEPT, GONE] = [4, 3];
/** Wednesday 2 December, 10am. */
const AT = "2026-12-01T21:00Z";
const ANSWERS = { service: "General Checkup", urgency: "routine", chosenTime: AT };

async function isFree(site: TestSite, id: number): Promise<boolean> {
  const asked = await site.fetch(`/api/v1/practices/${id}/free-times?from=2026-12-02&days=1`);
  const inList = (await asked.text()).includes(`"start":"${new Date(AT).toISOString()}"`);
  const { freeTimes } = await site.services.practices.now();
  const cell = new Date(AT).getTime() / (5 * 60_000);
  expect((freeTimes.get(id)?.held.get(0)?.get(cell) ?? 0) === 0, "in memory as in the database").toBe(inList);
  return inList;
}

eachDatabase("a practice that another was merged into", (open) => {
  test("offers no time at which a patient of the other comes, until that patient cancels or the two are parted", async () => {
    const site = await openDirectSite({ open, samples: 24 });
    await keepTimes(site, GONE);
    await keepTimes(site, KEPT);
    const acting = { kind: site.database.kind, who: "test", now: site.clock.now, samplesToo: true };
    await book(site, { ...ANSWERS, practice: String(GONE) });
    expect([await isFree(site, GONE), await isFree(site, KEPT)]).toEqual([false, true]);

    await site.database.transact((tx) => merge({ tx, ...acting }, { kept: KEPT, gone: GONE }));
    expect(await isFree(site, KEPT)).toBe(false);
    const other = { ...BOOKING_WITH_ID, ...PRESSED, ...ANSWERS, practice: String(KEPT) };
    expect((await send(site, BOOKING, { ...other, email: "other@patient.example" })).status).toBe(409);

    await site.database.transact((tx) => putBack({ tx, ...acting }, GONE));
    expect(await isFree(site, KEPT)).toBe(true);
    await site.database.transact((tx) => merge({ tx, ...acting }, { kept: KEPT, gone: GONE }));
    const patient = `/request?token=${tokensIn(await lastMail(site, "booking-confirmed"))[0]}`;
    expect((await site.post(patient, { do: "cancel", sure: "yes", version: "1" })).status).toBe(303);
    expect(await isFree(site, KEPT)).toBe(true);
  });
});
