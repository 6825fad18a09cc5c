import { expect, test } from "vitest";
import { bookableTimes, nextFreeTime } from "#services/practices/next-free.ts";
import { readQueue } from "#services/desk/queue.ts";
import { checkHeld } from "#services/free-times/check-held.ts";
import { signInAtDesk } from "./support/at-desk.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, openDirectSite, requestOf, tokensIn, wordsOn } from "./support/direct-site.ts";
import { keptIn } from "./support/form.ts";
import { BOOKING, send, sendForJson } from "./support/forms.ts";
import { heldRows, keepTimes, PRESSED } from "./support/free-times.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { readPage, type TestSite } from "./support/site.ts";

/** Wednesday 2 December 2026 and the days after it, 9:30am in New Zealand. */
const at = (index: number) => {
  const half = 30 * 60_000;
  const day = Math.floor(index / 5);
  const time = new Date(Date.parse("2026-12-01T20:30:00Z") + day * 24 * 2 * half + (index % 5) * half);
  return `${time.toISOString().slice(0, 16)}Z`;
};

const answersOf = (who: number) => ({
  ...BOOKING.right,
  ...PRESSED,
  chosenTime: at(who),
  email: `p${who}@patient${who}.example`,
  firstName: `P${who}`,
});

const VISITOR = "192.0.2.77";
const bookAs = (site: TestSite, who: number, visitor = VISITOR, more: Record<string, string> = {}) =>
  send(site, BOOKING, { ...answersOf(who), ...more }, { visitor });

async function openWithTimes(open?: Parameters<typeof openDirectSite>[0]) {
  const site = await openDirectSite({ samples: 24, surroundings: WITHOUT_RATES, ...open });
  for (const practice of [3, 6, 9]) await keepTimes(site, practice);
  return site;
}

const patientPage = async (site: TestSite, mail: string) =>
  `/request?token=${tokensIn(await lastMail(site, mail))[0]}`;

eachDatabase("people who press nothing", (open) => {
  test("from one address block hold three chairs, however many addresses they make up, practices they try and posts they send at once", async () => {
    const site = await openWithTimes({ open });
    const practices = ["3", "6", "9"];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, who) => bookAs(site, who, VISITOR, { practice: practices[who % 3]! })),
    );
    expect((await keptIn(site)).map(({ status }) => status)).toEqual(Array<string>(3).fill("confirmed"));
    expect(answers.filter(({ status }) => status === 422).length).toBe(9);
    const chairs = async () =>
      (await Promise.all([3, 6, 9].map((id) => heldRows(site, id)))).flat().length / 6;
    expect(await chairs()).toBe(3);
    // A fourth is a request, and holds none.
    const asked = await bookAs(site, 12, VISITOR, { chosenTime: `ask ${at(12)}` });
    expect(asked.headers.get("Location")).not.toContain("&at=");
    expect((await keptIn(site)).map(({ status }) => status).toSorted()).toEqual([
      ...Array<string>(3).fill("confirmed"),
      "sent",
    ]);
    expect(await chairs()).toBe(3);
    expect((await checkHeld(site.services, site.clock.now)).wrong).toEqual([]);
    // Another visitor is not in their way.
    expect((await bookAs(site, 13, "192.0.2.78")).headers.get("Location")).toContain(`&at=${at(13)}`);
  });

  test("read why a fourth time is only asked for, with it still picked, and can book it once one of their mails is pressed", async () => {
    const site = await openWithTimes({ open });
    for (const who of [0, 1, 2]) await bookAs(site, who);
    const first = await patientPage(site, "booking-confirmed");
    const refused = await readPage(await bookAs(site, 3));
    expect(refused.document.querySelector("main")!.textContent).toContain(
      "If they’re yours, press the button in our emails. Or ask for this time",
    );
    expect(refused.document.querySelector("[name=chosenTime][checked]")?.getAttribute("value")).toBe(
      `ask ${at(3)}`,
    );
    await site.post(first, { do: "its-me", version: "1" });
    expect((await bookAs(site, 3)).headers.get("Location")).toContain(`&at=${at(3)}`);
    expect((await bookAs(site, 4)).status).toBe(422);
  });
});

test("A practice reads that its patient has not confirmed a booking, until they press the button in their mail", async () => {
  const site = await openWithTimes();
  await bookAs(site, 0);
  const mail = await lastMail(site, "practice-booked");
  expect(mail.text).toContain("Not yet confirmed by the patient");
  const practice = `/practice/request?token=${tokensIn(mail)[0]}`;
  expect(await wordsOn(site, practice)).toContain("They haven’t confirmed it yet");
  const page = await patientPage(site, "booking-confirmed");
  expect((await lastMail(site, "booking-confirmed")).text).toContain("Confirm it’s you");
  expect(await wordsOn(site, page)).toContain("Confirm it’s you");
  const pressed = await site.post(page, { do: "its-me", version: "1" });
  expect(await wordsOn(site, pressed.headers.get("Location")!)).toContain("The practice can see that it’s");
  expect(await wordsOn(site, practice)).not.toContain("They haven’t confirmed it yet");
});

test("Ten bookings that nobody has pressed switch instant booking off for no one; ten that were pressed do, for an hour, and every door says so", async () => {
  const site = await openWithTimes();
  const pages: string[] = [];
  for (let who = 0; who < 10; who++) {
    expect((await bookAs(site, who, `192.0.2.${who}`)).status).toBe(303);
    pages.push(await patientPage(site, "booking-confirmed"));
  }
  const doors = async () => {
    const index = await site.services.practices.now();
    const api = await site.fetch("/api/v1/practices/3/free-times");
    const record = await site.fetch("/api/v1/practices/3");
    return {
      form: (await wordsOn(site, "/book?practice=3")).includes("Pick one and it’s booked when you send this"),
      card: nextFreeTime(index, 3, null, site.clock.now) !== null,
      slots: bookableTimes(index, 3, site.clock.now) !== null,
      api: ((await api.json()) as { isInstant: boolean }).isInstant,
      record: ((await record.json()) as { nextFree: unknown }).nextFree !== null,
      mover: (await wordsOn(site, pages[0]!)).includes("Move to another free time"),
    };
  };
  const ALL = { form: true, card: true, slots: true, api: true, record: true, mover: true };
  expect(await doors()).toEqual(ALL);
  for (const page of pages) await site.post(page, { do: "its-me", version: "1" });
  // Who has an appointment already adds none by moving it.
  expect(await doors()).toEqual({
    form: false,
    card: false,
    slots: false,
    api: false,
    record: false,
    mover: true,
  });
  const eleventh = await bookAs(site, 10, "192.0.2.99");
  expect(eleventh.status).toBe(422);
  site.clock.now = new Date(site.clock.now.getTime() + 60 * 60_000);
  expect(await doors()).toEqual(ALL);
  expect((await bookAs(site, 10, "192.0.2.99")).headers.get("Location")).toContain(`&at=${at(10)}`);
});

test("Five bookings in a day that nobody has pressed are one item at the desk, which frees them in one press", async () => {
  const site = await openWithTimes();
  const desk = await signInAtDesk(site);
  for (let who = 0; who < 4; who++) await bookAs(site, who, `192.0.2.${who}`);
  const items = async () => (await readQueue(site.services)).filter(({ id }) => id === "bookings-3");
  expect(await items()).toEqual([]);
  expect((await desk.page("/desk/practices/3")).html).not.toContain("Free these times");
  await bookAs(site, 4, "192.0.2.4");
  expect(await items()).toMatchObject([
    { what: "5 bookings that no one has confirmed", href: "/desk/practices/3" },
  ]);
  // One of them presses, just before.
  const page = await patientPage(site, "booking-confirmed");
  await site.post(page, { do: "its-me", version: "1" });
  expect(await items()).toEqual([]);
  await bookAs(site, 5, "192.0.2.5");
  const { document } = await desk.page("/desk/practices/3");
  const version = document.querySelector("form input[name=version]")!.getAttribute("value")!;
  await desk.post("/desk/practices/3", { _act: "request free", version });
  const statuses = (await keptIn(site)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<string>(5).fill("closed"), "confirmed"]);
  expect((await heldRows(site, 3)).length).toBe(6);
  expect(await items()).toEqual([]);
  const told = await lastMail(site, "booking-cancelled");
  expect(told.text).toContain("No one pressed the button in our email");
  const { reference } = (await keptIn(site)).find(({ status }) => status === "closed")!;
  expect((await requestOf(site, reference)).events.at(-1)).toMatchObject({
    event: "cancelled",
    actor: "desk",
  });
});

test("A program is told whether a time is booked or asked for", async () => {
  const site = await openWithTimes();
  const json = async (who: number, more: Record<string, string> = {}) =>
    (await sendForJson(site, BOOKING, { ...answersOf(who), ...more })).body;
  expect(await json(0)).toMatchObject({ ok: true, status: "booked", at: at(0) });
  await json(1);
  await json(2);
  expect(await json(3)).toMatchObject({ ok: false });
  expect(await json(3, { chosenTime: `ask ${at(3)}` })).toMatchObject({ ok: true, status: "asked" });
});
