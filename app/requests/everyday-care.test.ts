import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { MINUTE } from "#domain/durations.ts";
import {
  book,
  lastMail,
  openDirectSite,
  requestOf,
  travel,
  wordsOn,
  tokensIn,
} from "#tests/support/direct-site.ts";
import { REAL_PRACTICES } from "#tests/support/real-practices.ts";
import { carryOut } from "#services/requests/carry-out.ts";
import { type DeskPlan, planReopening, planSending } from "#services/requests/desk.ts";

const NEAR = { location: "Greymouth", preferredDate: "2026-12-02", urgency: "routine" };

/** One practice, which has joined and of which no one states what it does. */
async function openSite() {
  const site = await openDirectSite({ samples: 0 });
  const practice = { ...REAL_PRACTICES[1]!, services: [], hasJoined: true, email: "desk@practice.nz" };
  await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
  const carry = async (plan: DeskPlan) => {
    if (plan.kind !== "ready") throw new RangeError(`It is ${JSON.stringify(plan)}.`);
    await carryOut(site.services, plan.stored, plan.happening, { now: plan.now, contentHash: "" });
  };
  return { site, id: practice.id, carry };
}

test("a practice that has joined without stating treatments gets the requests for everyday care", async () => {
  const { site, id } = await openSite();
  for (const service of ["General Checkup", "Teeth Cleaning", "Emergency Care"]) {
    const email = `${service.length}@patient.example`;
    const reference = await book(site, { ...NEAR, service, email });
    const { request } = await requestOf(site, reference);
    expect([service, request.practice?.id]).toEqual([service, id]);
  }
});

test("a request that ended unplaced is taken up again by our staff, who have their time and send it on", async () => {
  const { site, id, carry } = await openSite();
  const reference = await book(site, { ...NEAR, service: "Root Canal" });
  const patient = `/request?token=${tokensIn(await lastMail(site, "booking-received"))[0]}`;
  await travel(site, new Date(site.clock.now.getTime() + MINUTE));
  expect((await requestOf(site, reference)).request.outcome).toBe("unplaced");
  const unplaced = (await site.mail()).find(({ subject }) => subject.startsWith("Unplaced"));
  expect(unplaced!.text).toContain(`/desk/requests/${reference}`);

  await carry(await planReopening(site.services, reference));
  expect((await lastMail(site, "booking-reopened")).text).toMatch(
    /Our staff are looking for a practice for you, and should have one by .+\. We’ll email you either way/,
  );
  expect(await wordsOn(site, patient)).toMatch(
    /We’ve reopened your request.+Our staff are looking for a practice for you, and should have one by/,
  );
  const { request } = await requestOf(site, reference);
  await travel(site, new Date(request.clocks.matchBy!.getTime() - MINUTE));
  expect((await requestOf(site, reference)).request.status).toBe("received");
  await carry(await planSending(site.services, reference, id));
  expect(await wordsOn(site, patient)).toContain("has your request");
});
