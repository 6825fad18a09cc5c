import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { book, linksOf, openDirectSite, travel } from "#tests/support/direct-site.ts";
import { readPage } from "#tests/support/site.ts";

const CONFIRM = { do: "answer", answer: "confirm", minutes: "30" };

/** A request that a first practice confirmed for 2 December and gave up, and that a second one has now. */
async function passedOn() {
  const site = await openDirectSite();
  await book(site, { location: "Auckland", practice: "3", preferredDate: "2026-12-02", elsewhere: "yes" });
  const { practice: first } = await linksOf(site);
  await site.post(first, { ...CONFIRM, date: "2026-12-02", time: "09:30", version: "1" });
  await site.post(first, { do: "answer", answer: "cancel", version: "2" });
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  const { practice: second } = await linksOf(site);
  expect(second).not.toBe(first);
  return { site, first, second };
}

test("a practice is told as its own only what happened while it had the request", async () => {
  const { site, second } = await passedOn();
  const { document } = await site.page(second);
  const happened = texts(document, ".happened li");
  expect(happened).toHaveLength(1);
  expect(happened[0]).toMatch(/^Your practice got the request/);
});

test("a practice that answers after it lost the request is not told what the next one said", async () => {
  const { site, first, second } = await passedOn();
  await site.post(second, { ...CONFIRM, date: "2026-12-04", time: "11:00", version: "4" });
  const late = await readPage(
    await site.post(first, { ...CONFIRM, date: "2026-12-03", time: "10:00", version: "2" }),
  );
  expect(late.status).toBe(409);
  const [told] = texts(late.document, "main [role=alert]");
  expect(told).toContain("Your practice cancelled the appointment on Wednesday 2 December, 9:30am");
  expect(told).not.toContain("4 December");
});
