import { expect, test } from "vitest";
import { asked, lastMail, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { PLANTED } from "#tests/support/request.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

const ANSWERS = { ...PLANTED, phoneE164: "", service: "Root Canal", bookingFor: "someone-else" };
const PATIENT = /Planted|planted|555 0147|Root Canal/;
const OPEN = { do: "open", version: "1" };
const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", minutes: "30" };

type World = Awaited<ReturnType<typeof asked>>;

/** How a request is over for the practice that had it. */
const ENDS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  "its patient has cancelled": ({ site, patient }) => cancel(site, patient, 1),
  "its patient has cancelled the appointment": async ({ site, patient, practice }) => {
    await site.post(practice, { ...CONFIRM, version: "1" });
    await cancel(site, patient, 2);
  },
  "it has expired": async ({ site, practice, patient }) => {
    const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
    await site.post(practice, { ...offer, version: "1" });
    await travel(site, new Date("2026-11-28T22:00:00Z"));
    expect((await site.page(patient)).html).toContain("has ended");
  },
  "it was taken back": ({ site }) => travel(site, new Date("2026-11-26T03:00:00Z")),
  "the appointment is over": async ({ site, practice }) => {
    await site.post(practice, { ...CONFIRM, version: "1" });
    await travel(site, new Date("2026-12-04T03:00:00Z"));
  },
};

function cancel(site: TestSite, patient: string, version: number) {
  return site.post(patient, { do: "cancel", sure: "yes", version: String(version) });
}

async function shown({ site, practice }: World): Promise<string> {
  const before = (await site.page(practice)).html;
  const { html } = await readPage(await site.post(practice, OPEN));
  return before + html;
}

test.each(Object.keys(ENDS))(
  "a request that no one opened shows nothing of its patient once %s",
  async (end) => {
    const world = await asked(ANSWERS);
    await ENDS[end]!(world);
    expect(await shown(world)).not.toMatch(PATIENT);
    const { events } = await requestOf(world.site, world.reference);
    expect(events.map(({ event }) => event)).not.toContain("opened");
  },
);

test.each(["its patient has cancelled", "the appointment is over"])(
  "one that was opened shows its patient for 14 days once %s, and the patient sees that it was opened",
  async (end) => {
    const world = await asked(ANSWERS);
    await world.site.post(world.practice, OPEN);
    await ENDS[end]!(world);
    expect(await shown(world)).toMatch(PATIENT);
    expect((await world.site.page(world.patient)).html).toContain("opened it");
    await travel(world.site, new Date("2026-12-20T03:00:00Z"));
    expect(await shown(world)).not.toMatch(PATIENT);
  },
);

test("the mail about a request that was cancelled unopened leads to no page of it", async () => {
  const { site, patient } = await asked(ANSWERS);
  await cancel(site, patient, 1);
  expect(tokensIn(await lastMail(site, "practice-off"))).toEqual([]);
});

test("what is opened while the patient changes it is noted as opened, or not shown", async () => {
  const { site, reference, patient, practice } = await asked(ANSWERS);
  const change = { do: "change", date: "2026-12-09", time: "10:00", words: "", version: "1" };
  const [page] = await Promise.all([site.post(practice, OPEN), site.post(patient, change)]);
  const { events } = await requestOf(site, reference);
  expect(events.some(({ event }) => event === "opened")).toBe(PATIENT.test(await page.text()));
});
