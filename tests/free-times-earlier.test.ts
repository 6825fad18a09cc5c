import { expect, test } from "vitest";
import { eraseSubmissions } from "#database/erasing.ts";
import { MINUTE } from "#domain/durations.ts";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { checkHeld } from "#services/free-times/check-held.ts";
import { heldFacts, heldOn } from "#services/people/held.ts";
import { eachDatabase } from "./support/databases.ts";
import { mailNames, openDirectSite, requestOf, tokensIn, travel, wordsOn } from "./support/direct-site.ts";
import { alertIn, formValues } from "./support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import { WITHOUT_RATES } from "./support/hostile/rates.ts";
import { faultsOfHtml } from "./support/html-faults.ts";
import { SEALING } from "./support/sealing.ts";
import { readPage, type SiteOptions } from "./support/site.ts";
import { codeIn, textRows, wordsTexted } from "./support/texts.ts";

/** Wednesday 2 December 2026, 9:30am in New Zealand. The site’s clock begins on Friday 20 November, 1:30pm. */
const FIRST = "2026-12-01T20:30Z";
/** The day after at 9:30am, 10am, 10:30am and 11am. */
const LATER = ["2026-12-02T20:30Z", "2026-12-02T21:00Z", "2026-12-02T21:30Z", "2026-12-02T22:00Z"];
const MAIL = /^booking-earlier-\d+-\d+$/;

/** A practice with one patient on Wednesday, and others on Thursday who want an earlier time. */
async function openWaiting({ count = 4, ...options }: SiteOptions & { count?: number } = {}) {
  const site = await openDirectSite({ samples: 24, surroundings: WITHOUT_RATES, ...options });
  await keepTimes(site, 3);
  const press = (who: string, chosenTime: string, more: Record<string, string> = {}) =>
    send(
      site,
      BOOKING,
      {
        ...BOOKING_WITH_ID,
        "submission-id": `${who}-${chosenTime}`,
        ...PRESSED,
        email: `${who}@patient.example`,
        firstName: who,
        chosenTime,
        ...more,
      },
      { visitor: `visitor ${who}` },
    );
  /** The one’s page, and the reference of what they have booked. */
  const booked = async (who: string, chosenTime: string, more: Record<string, string> = {}) => {
    const response = await press(who, chosenTime, more);
    expect([who, response.status]).toEqual([who, 303]);
    const reference = new URL(response.headers.get("Location")!, "http://niho.test").searchParams.get(
      "reference",
    )!;
    const mail = (await site.mail()).findLast(({ to }) => to.email === `${who}@patient.example`)!;
    return { who, reference, page: `/request?token=${tokensIn(mail)[0]}` };
  };
  const first = await booked("first", FIRST);
  const waiting = [];
  for (const [index, time] of LATER.slice(0, count).entries()) {
    site.clock.now = new Date(site.clock.now.getTime() + MINUTE);
    waiting.push(await booked(`p${index + 1}`, time, { earlier: "yes" }));
  }
  /** Who was told of an earlier time, in the order of the mails. */
  const told = async () =>
    (await site.mail()).flatMap((mail) =>
      MAIL.test(mailNames([mail])[0]!) ? mail.to.email.slice(0, 2) : [],
    );
  const cancel = async ({ page }: { page: string }) => {
    const version = formValues(await site.page(page)).version!;
    expect((await site.post(page, { do: "cancel", version, sure: "yes", words: "" })).status).toBe(303);
  };
  const later = (minutes: number) => travel(site, new Date(site.clock.now.getTime() + minutes * MINUTE));
  /** Answers as the page does that has told of the earlier time `at`. */
  const answer = (page: string, choice: string, at = FIRST) =>
    site.post(page, { do: "take", version: "1", at, choice });
  return { site, press, booked, first, waiting, told, cancel, later, answer };
}

eachDatabase("A time that someone has given up", (open) => {
  test("is told to three who want an earlier one, is kept for them, and goes to the first who takes it", async () => {
    const { site, press, first, waiting, told, cancel, later, answer } = await openWaiting({
      open,
    });
    await cancel(first);
    await later(0);
    expect(await told()).toEqual(["p1", "p2", "p3"]);
    expect((await press("stranger", FIRST)).status).toBe(409);

    const confirmed = (await site.mail()).find(({ to }) => to.email === "p1@patient.example")!;
    expect(confirmed.text).toContain("We’ll email you if an earlier time frees up.");
    expect(await checkHeld(site.services, site.clock.now)).toEqual({ wrong: [], wrongKept: [], holders: [] });

    const [one, two] = waiting;
    const words = await wordsOn(site, one!.page);
    expect(words).toContain("Wed 2 Dec, 9:30am is free");
    expect(await faultsOfHtml((await site.page(one!.page)).html)).toEqual([]);
    expect(words).toContain("Yours is Thu 3 Dec, 9:30am.");
    const served = formValues(await site.page(one!.page), "#take-form");
    expect((await site.post(one!.page, served)).status).toBe(422);

    expect((await answer(one!.page, "take")).status).toBe(303);
    expect((await requestOf(site, one!.reference)).request.appointment).toMatchObject({
      at: new Date("2026-12-01T20:30:00Z"),
      sequence: 1,
    });
    const late = await readPage(await answer(two!.page, "take"));
    expect([late.status, alertIn(late)]).toEqual([
      422,
      expect.stringContaining("It has gone. You keep your appointment"),
    ]);
    expect((await requestOf(site, two!.reference)).request.appointment?.at).toEqual(
      new Date("2026-12-02T21:00:00Z"),
    );
    expect(await wordsOn(site, two!.page)).toContain(
      "Wed 2 Dec, 9:30am has gone. You keep your appointment on Thu 3 Dec, 10am.",
    );

    // What the one has given up for it is earlier than the fourth’s; the others have heard of a time today.
    await later(1);
    expect(await told()).toEqual(["p1", "p2", "p3", "p4"]);
    const kinds = site.log.lines.flatMap(
      (line) => /"event":"earlier","kind":"([\w-]+)"/.exec(line)?.[1] ?? [],
    );
    expect(kinds).toEqual(["told", "told", "told", "taken", "late", "told"]);
  });

  test("is everyone’s after half an hour, when the next one hears; at night it is at once, and nobody hears before 8am", async () => {
    const { press, first, waiting, told, cancel, later } = await openWaiting({ open });
    await cancel(first);
    await later(0);
    await later(29);
    expect([(await told()).length, (await press("stranger", FIRST)).status]).toEqual([3, 409]);
    await later(1);
    expect(await told()).toEqual(["p1", "p2", "p3", "p4"]);
    expect((await press("stranger", FIRST)).status).toBe(303);

    // Monday 11pm; everyone has heard of the other time more than a day before.
    await later(3 * 24 * 60 + 9 * 60);
    await cancel(waiting[0]!);
    await later(1);
    await later(8 * 60);
    expect((await told()).length).toBe(4);
    await later(60);
    expect((await told()).slice(4).toSorted()).toEqual(["p2", "p3", "p4"]);
  });

  test("is texted too, each that is found, and no text about it waits once someone has it", async () => {
    const opened = await openWaiting({ open, count: 2 });
    const { site, booked, first, cancel, later, answer } = opened;
    const [one, two] = opened.waiting;
    const second = await booked("second", "2026-12-01T20:00Z");
    await site.post(one!.page, { do: "text-me", sure: "yes" });
    expect((await site.post(one!.page, { do: "code", code: await codeIn(site) })).status).toBe(303);
    const texted = async () =>
      (await wordsTexted(site)).filter((words) => words.includes("an earlier time is free")).length;
    await cancel(first);
    await later(0);
    expect(await texted()).toBe(1);
    await later(25 * 60);
    await cancel(second);
    await later(0);
    expect(await texted()).toBe(2);

    // As if the gateway had not taken the second yet.
    const { id } = (await textRows(site)).at(-1)!;
    const waits = { sent_at: null, due_at: "2026-11-23T00:00:00.000Z" };
    await site.database.transact((tx) => tx.updateTable("outbox").set(waits).where("id", "=", id).execute());
    expect((await answer(two!.page, "take", "2026-12-01T20:00Z")).status).toBe(303);
    const waiting = (await textRows(site)).filter(({ sent_at }) => sent_at === null);
    // The reminder of their own time is another.
    expect(waiting.map(({ topic }) => topic)).toEqual(["reminder"]);
  });

  test("is answered on a page that tells of it: an answer to one from before does nothing, and says so", async () => {
    const { site, booked, first, waiting, told, cancel, later } = await openWaiting({ open, count: 1 });
    const second = await booked("second", "2026-12-01T21:00Z");
    const { page: address, reference } = waiting[0]!;
    const taking = async () => formValues(await site.page(address), "#take-form");
    await cancel(first);
    await later(0);
    const before = await taking();
    await later(25 * 60);
    await cancel(second);
    await later(1);
    expect(await told()).toEqual(["p1", "p1"]);
    for (const choice of ["take", "keep"]) {
      const page = await readPage(await site.post(address, { ...before, choice }));
      expect([page.status, alertIn(page)]).toEqual([
        422,
        expect.stringContaining("We’ve told you about another earlier time since then"),
      ]);
      expect(page.document.querySelector("#take-form [checked]")).toBeNull();
      expect(page.document.querySelector("main")!.textContent).toContain("Wed 2 Dec, 10am is free");
    }
    const agreed = async () => (await requestOf(site, reference)).request.appointment?.at;
    expect(await agreed()).toEqual(new Date("2026-12-02T20:30:00Z"));
    expect((await site.post(address, { ...(await taking()), choice: "take" })).status).toBe(303);
    expect(await agreed()).toEqual(new Date("2026-12-01T21:00:00Z"));
  });

  test("is told once to someone with two appointments who wants an earlier one for both", async () => {
    const { press, first, told, cancel, later } = await openWaiting({ open, count: 1 });
    expect((await press("p1", LATER[1]!, { earlier: "yes" })).status).toBe(303);
    await cancel(first);
    await later(0);
    await later(30);
    expect(await told()).toEqual(["p1"]);
  });

  test("is not told to people who said no, can’t come then or have no later time; nor once it is taken", async () => {
    const { site, press, first, waiting, told, cancel, later } = await openWaiting({ open });
    const wish = (page: string, values: Record<string, string>) =>
      site.post(page, { do: "earlier", version: "1", ...values });
    const [one, two, three, four] = waiting;
    expect((await wish(one!.page, {})).status).toBe(422);
    expect((await wish(one!.page, { earlier: "no" })).status).toBe(303);
    expect((await wish(two!.page, { earlier: "yes", days: "0,1", part: "any" })).status).toBe(303);
    expect((await wish(three!.page, { earlier: "yes", days: "2", part: "afternoon" })).status).toBe(303);
    expect(await wordsOn(site, one!.page)).toContain("You asked us to stop telling you about earlier times");
    const held = heldFacts((await heldOn(site.services, { reference: three!.reference }))[0]!);
    expect(held.find(({ what }) => what === "wants an earlier time")!.held).toBe(
      "Wednesday, afternoon, since 20 November 2026, 1:33pm",
    );
    await site.database.transact((tx) =>
      eraseSubmissions(tx, [first.reference], { now: site.clock.now, reason: "asked", ...SEALING }),
    );
    await later(0);
    expect(await told()).toEqual(["p4"]);

    await cancel(four!);
    // It is taken before the clock has looked.
    const own = await press("stranger", "2026-12-02T22:00Z");
    expect(own.status).toBe(303);
    const [cell] = occupiedCells(new Date("2026-12-02T22:00:00Z"), 30);
    const freed = await site.database.read.selectFrom("freed_times").select("cell").execute();
    expect(freed.map((row) => row.cell)).not.toContain(cell);
    await later(31);
    expect(await told()).toEqual(["p4"]);
  });

  test("is what a patient gives up, by asking for another too, and nothing that the practice can’t keep", async () => {
    const { site, first, waiting, told, later } = await openWaiting({ open, count: 2 });
    const pageOfPractice = async (reference: string) => {
      const mail = (await site.mail()).find(
        ({ text }) => /practice\/request/.test(text) && text.includes(reference),
      )!;
      return `/practice/request?token=${tokensIn(mail)[0]}`;
    };
    const [one] = waiting;
    const gaveUp = { do: "answer", answer: "cancel", version: "1", why: "other" };
    expect((await site.post(await pageOfPractice(one!.reference), gaveUp)).status).toBe(303);
    expect(await site.database.read.selectFrom("freed_times").selectAll().execute()).toEqual([]);

    await site.post(first.page, { do: "change", version: "1", words: "After Christmas" });
    const moved = {
      do: "answer",
      answer: "confirm",
      version: "2",
      date: "2027-01-12",
      time: "09:30",
      minutes: "30",
    };
    expect((await site.post(await pageOfPractice(first.reference), moved)).status).toBe(303);
    await later(0);
    expect(await told()).toEqual(["p2"]);
  });
});

test("Where 9 to 10 is given up, the freed start is offered first, and no time that begins before it and splits the day", async () => {
  const site = await openDirectSite({ samples: 24, surroundings: WITHOUT_RATES });
  await keepTimes(site, 3, {
    weekly: [...[0, 1, 2, 3, 4].map(() => [{ from: 480, to: 720 }]), [], []],
    startEvery: 15,
  });
  const press = async (who: string, more: Record<string, string>) => {
    const answers = { ...BOOKING.right, ...PRESSED, email: `${who}@p.example`, firstName: who, ...more };
    expect((await send(site, BOOKING, answers, { visitor: who })).status).toBe(303);
    return (await site.mail()).findLast(({ to }) => to.email === `${who}@p.example`)!;
  };
  const cleaning = { service: "Teeth Cleaning" };
  const first = await press("first", { ...cleaning, chosenTime: "2026-12-01T20:00Z" });
  await press("waits", { ...cleaning, chosenTime: "2026-12-02T20:00Z", earlier: "yes" });
  await site.post(`/request?token=${tokensIn(first)[0]}`, {
    do: "cancel",
    version: "1",
    sure: "yes",
    words: "",
  });
  await travel(site, new Date(site.clock.now.getTime() + MINUTE));
  const told = (await site.mail()).find((mail) => MAIL.test(mailNames([mail])[0]!))!;
  expect(told.subject).toContain("9am");
  expect(told.text).toMatch(/^Change or cancel:\nhttp.+#change$/m);
});
