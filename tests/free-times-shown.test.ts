import { expect, test } from "vitest";
import type { Practice } from "#domain/practices/practice.ts";
import { travel, openDirectSite } from "./support/direct-site.ts";
import { checkHeld, repairHeld } from "#services/free-times/check-held.ts";
import { formValues, keptIn, texts } from "./support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "./support/forms.ts";
import { heldRows, keepTimes, PRESSED } from "./support/free-times.ts";
import { openListed, save } from "./support/listing.ts";
import { idsIn } from "./support/practice-lists.ts";
import { readPage, type TestSite } from "./support/site.ts";
import { keep } from "./support/week.ts";

/** Friday 20 November 2026, 1:30pm: times are from 9am to 12 noon on weekdays, so the first is on Monday at 9am. */
const MONDAY_NINE = "2026-11-22T20:00Z";

type FreeTimes = { isInstant: boolean; times: { start: string; end: string; book: string }[] };

async function freeTimes(site: TestSite, id: number, query = ""): Promise<FreeTimes> {
  return (await (await site.fetch(`/api/v1/practices/${id}/free-times${query}`)).json()) as FreeTimes;
}

async function nextFree(site: TestSite, id: number): Promise<string | undefined> {
  const answer = await site.fetch(`/api/v1/practices/${id}`);
  return ((await answer.json()) as { nextFree: { start: string } | null }).nextFree?.start;
}

async function nextOnCard(site: TestSite, id: number): Promise<string | null> {
  const { document } = await site.page("/directory?sort=soonest");
  return document.querySelector(`#dentist-${id} .next-free :is(a, b)`)?.textContent ?? null;
}

async function firstOnProfile(site: TestSite, { id, slug }: Pick<Practice, "id" | "slug">) {
  const { document } = await site.page(`/dentists/${id}-${slug}`);
  return document.querySelector(".first-times a")?.getAttribute("href") ?? null;
}

async function bookAt(site: TestSite, chosenTime: string, practice = "3"): Promise<void> {
  const response = await send(site, BOOKING, {
    ...BOOKING_WITH_ID,
    ...PRESSED,
    practice,
    chosenTime,
  });
  expect(response.status).toBe(303);
}

test("Where a day is chosen, Book Now takes the time that the card shows, in cards, rows and the table", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  const bookNow = async (path: string) => {
    const { document } = await site.page(path);
    const links = [...document.querySelectorAll("main a")].filter((one) => /Book Now/.test(one.textContent));
    return links.map((one) => one.getAttribute("href")).find((href) => /practice=3(&|$)/.test(href!));
  };
  const time = encodeURIComponent("2026-11-24T20:00Z");
  for (const list of ["/directory?", "/directory?view=list&", "/compare?"])
    expect([list, await bookNow(`${list}free=2026-11-25`)]).toEqual([list, `/book?practice=3&time=${time}`]);
  expect(await bookNow("/directory?q=")).toBe("/book?practice=3");
});

test("Cards, profile, comparison, filter, order and interface follow a booking at once, and a lapse by themselves", async () => {
  const site = await openDirectSite({ samples: 24 });
  // Nobody else has a free time.
  for (const id of [3, 6, 9, 12, 15, 18, 21, 24]) await keepTimes(site, id, {}, id === 3 ? "on" : "off");
  const [practice] = await (await site.services.practices.now()).listings([3]);
  const seen = async () => ({
    card: await nextOnCard(site, 3),
    profile: await firstOnProfile(site, practice!),
    compared: texts((await site.page("/compare?ids=3,1")).document, "table tr:has(th) td").find((text) =>
      /(Mon|Tue) \d+ Nov, /.test(text),
    ),
    api: await nextFree(site, 3),
    soonest: idsIn((await site.page("/directory?sort=soonest")).html)[0],
    within: idsIn((await site.page("/directory?free=week")).html),
  });
  const before = await seen();
  expect(before).toMatchObject({
    card: "Mon 23 Nov, 9am",
    profile: `/book?practice=3&time=${encodeURIComponent(MONDAY_NINE)}`,
    compared: expect.stringContaining("Mon 23 Nov, 9am"),
    api: "2026-11-22T20:00:00.000Z",
    soonest: 3,
    within: [3],
  });
  await bookAt(site, MONDAY_NINE);
  expect(await seen()).toMatchObject({
    card: "Mon 23 Nov, 9:30am",
    profile: expect.stringContaining("20%3A30Z"),
    compared: expect.stringContaining("Mon 23 Nov, 9:30am"),
    api: "2026-11-22T20:30:00.000Z",
  });
  expect((await freeTimes(site, 3)).times[0]?.start).toBe("2026-11-22T20:30:00.000Z");
  // At noon on Monday the last time of that day has begun.
  await travel(site, new Date("2026-11-22T23:00:00Z"));
  expect(await seen()).toMatchObject({ card: "Tue 24 Nov, 9am", api: "2026-11-23T20:00:00.000Z" });
  expect(idsIn((await site.page("/directory?free=today")).html)).toEqual([]);
});

test("What a practice is shown of its free times is what programs are given", async () => {
  const { site, path } = await openListed();
  const page = path.replace("/practice/listing", "/practice/free-times");
  await site.post(page, {
    ...formValues(await site.page(page), "#times-form"),
    "times-sa": "9-12",
    "start-every": "60",
    "off-from-1": "2026-11-24",
    state: "on",
  });
  const { document } = await site.page(page);
  const shown = texts(document, ".free-days li");
  const { isInstant, times } = await freeTimes(site, 10_001);
  expect(isInstant).toBe(true);
  const clock = new Intl.DateTimeFormat("en-NZ", {
    timeZone: "Pacific/Auckland",
    hour: "numeric",
    minute: "2-digit",
  });
  const minutes = (text: string) => {
    const [, hour, past = "0", half] = /^(\d+)(?::(\d+))?\s?(am|pm|noon)$/.exec(text.toLowerCase())!;
    return (Number(hour) % 12) * 60 + Number(past) + (half === "am" ? 0 : 720);
  };
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.map(minutes)).toEqual(times.map(({ start }) => minutes(clock.format(new Date(start)))));
  const days = new Set(
    times.map(({ start }) => new Date(start).toLocaleDateString("en-NZ", { timeZone: "Pacific/Auckland" })),
  );
  expect(days.size).toBe(document.querySelectorAll(".free-days details").length);
  expect([...days].some((day) => day.startsWith("24/11"))).toBe(false);
});

test("A practice whose times are all taken or not on says so, and can still be asked", async () => {
  const site = await openDirectSite({ samples: 3 });
  const [practice] = await (await site.services.practices.now()).listings([3]);
  await keepTimes(site, 3, { notOn: [{ from: "2026-11-20", to: "2027-02-01" }] });
  const { document } = await site.page(`/dentists/3-${practice!.slug}`);
  const card = document.querySelector(".profile-book")!;
  expect(card.textContent).toContain("No free times online in the next 4 weeks. Ask for a time.");
  expect(card.querySelector('a[href="/book?practice=3"]')).not.toBeNull();
});

test("Nothing is said to be free at once where the operator has switched that off", async () => {
  const site = await openDirectSite({ samples: 3, freeTimes: "asked" });
  await keepTimes(site, 3);
  expect([await nextFree(site, 3), await nextOnCard(site, 3)]).toEqual([undefined, null]);
  expect((await freeTimes(site, 3)).isInstant).toBe(false);
});

test("A time that a request should hold and does not is found and held again", async () => {
  const site = await openDirectSite({ samples: 3 });
  await keepTimes(site, 3);
  await bookAt(site, MONDAY_NINE);
  const held = await heldRows(site, 3);
  const check = () => checkHeld(site.services, site.clock.now);
  expect([held.length, await check()]).toEqual([6, { wrong: [], wrongKept: [], holders: [] }]);
  await site.database.transact((tx) =>
    tx.deleteFrom("held_times").where("cell", "=", held[2]!.cell).execute(),
  );
  const faults = await check();
  expect(faults).toEqual({ wrong: [(await keptIn(site))[0]!.reference], wrongKept: [], holders: [] });
  await repairHeld(site.services, faults, site.clock.now);
  expect([await heldRows(site, 3), await check()]).toEqual([held, { wrong: [], wrongKept: [], holders: [] }]);
});

test("A practice that states other times is told how many appointments and people who phoned are outside them", async () => {
  const { site, path } = await openListed();
  const page = path.replace("/practice/listing", "/practice/free-times");
  await keepTimes(site, 10_001);
  await bookAt(site, MONDAY_NINE, "10001");
  const caller = { day: "2026-11-23", from: "09:30", to: "10:00" };
  const plain = { ...caller, from: "09:40", to: "09:50", what: "kept", who: "0" };
  for (const kept of [caller, plain]) await keep(site, path.split("token=")[1]!, kept);
  expect((await site.page(page)).html).not.toContain("outside these times");
  await site.post(page, { ...formValues(await site.page(page), "#times-form"), "times-mo": "10-12" });
  expect((await site.page(page)).html).toContain(
    "1 appointment and 1 person who phoned are outside these times. Nothing changes for them.",
  );
});

test("A practice that states hours in which it’s closed to those who have a time is told so, with the way to tell them", async () => {
  const { site, path } = await openListed();
  await keepTimes(site, 10_001);
  await bookAt(site, MONDAY_NINE, "10001");
  await keep(site, path.split("token=")[1]!, { day: "2026-11-23", from: "09:30", to: "10:00" });
  const saved = await save(site, path, "hours", { "closed-from-1": "2026-11-23", "closed-to-1": "" });
  const page = await site.page(saved.headers.get("Location")!);
  const said = [...page.document.querySelectorAll("main .note")].map(({ textContent }) => textContent);
  expect(said.join(" ")).toContain(
    "1 appointment and 1 person who phoned are at times when you’re closed. We haven’t told them.",
  );
  expect((await site.page(path)).html).not.toContain("when you’re closed. We");
});

test("The next free time of a practice that takes no new patients is for their patients only, never first nor among this week’s; its form asks first who comes, once", async () => {
  const site = await openDirectSite({ samples: 24 });
  for (const id of [3, 6, 9, 12, 15, 18, 21, 24])
    await keepTimes(site, id, {}, id === 3 || id === 6 ? "on" : "off");
  await site.database.transact(async (tx) => {
    await tx.updateTable("practices").set({ new_patients: "no" }).where("id", "=", 3).execute();
    await tx.updateTable("practices").set({ new_patients: "yes" }).where("id", "=", 6).execute();
  });
  expect(await nextFree(site, 3)).toBeUndefined();
  const soonest = await site.page("/directory?sort=soonest");
  expect(idsIn(soonest.html)[0]).toBe(6);
  expect(idsIn((await site.page("/directory?free=week")).html)).toEqual([6]);
  const [practice] = await (await site.services.practices.now()).listings([3]);
  const list = await site.page(`/directory?name=${encodeURIComponent(practice!.name)}`);
  expect(list.document.querySelector("#dentist-3 .next-free")?.textContent).toBe(
    "For their patients only: Mon 23 Nov, 9am",
  );
  const profile = await site.page(`/dentists/3-${practice!.slug}`);
  expect(profile.document.querySelector(".first-times h3")?.textContent).toBe(
    "Free times for their patients only",
  );

  const form = await site.page(`/book?practice=3&time=${MONDAY_NINE}`);
  const questions = texts(form.document, "form.form legend");
  expect(questions.filter((text) => text.startsWith("New or existing"))).toHaveLength(1);
  expect(form.html.indexOf('name="patientType"')).toBeLessThan(form.html.indexOf('name="service"'));
  expect(questions.find((text) => text.startsWith("New or existing"))).not.toContain("optional");
  const answers = { ...formValues(form), ...BOOKING_WITH_ID, ...PRESSED, chosenTime: MONDAY_NINE };
  const unsaid = await readPage(await send(site, BOOKING, { ...answers, patientType: "" }));
  expect([unsaid.status, texts(unsaid.document, ".error-summary li")]).toEqual([
    422,
    ["Choose New patient or Existing patient"],
  ]);
  expect((await send(site, BOOKING, { ...answers, patientType: "existing" })).status).toBe(303);
});

test("A list of who is free on a day has those alone, each with its first time that fits, which picks that time", async () => {
  const site = await openDirectSite({ samples: 24 });
  const saturdays = [...[0, 1, 2, 3, 4].map(() => [{ from: 540, to: 720 }]), [{ from: 600, to: 660 }], []];
  for (const id of [3, 6, 9, 12, 15, 18, 21, 24])
    await keepTimes(site, id, id === 6 ? { weekly: saturdays } : {}, id === 3 || id === 6 ? "on" : "off");
  const firstOf = async (free: string) => {
    const page = await site.page(`/directory?free=${free}&sort=soonest`);
    const links = [...page.document.querySelectorAll(".next-free a")];
    return { ids: idsIn(page.html), times: links.map((link) => link.textContent), page };
  };
  for (const saturday of ["tomorrow", "saturday", "2026-11-21", "21/11/2026"]) {
    const { ids, times } = await firstOf(saturday);
    expect([saturday, ids, times]).toEqual([saturday, [6], ["Sat 21 Nov, 10am"]]);
  }
  const tuesday = await firstOf("2026-11-24");
  expect(new Set(tuesday.ids)).toEqual(new Set([3, 6]));
  expect(tuesday.times).toEqual(["Tue 24 Nov, 9am", "Tue 24 Nov, 9am"]);
  for (const none of ["today", "2026-11-22", "2026-11-19", "2031-01-01"])
    expect([none, (await firstOf(none)).ids]).toEqual([none, []]);

  // The row of days has those that have someone, with how many; the one that is on takes it off.
  const row = tuesday.page.document.querySelector("nav[aria-label='Quick filters']")!;
  const links = [...row.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(
    expect.arrayContaining([
      ["Any time", "/directory?sort=soonest"],
      ["Tomorrow 1", "/directory?free=tomorrow&sort=soonest"],
      ["Tue 24 Nov, remove filter", "/directory?sort=soonest"],
    ]),
  );
  expect(links.map(([text]) => text)).not.toContain("Today 0");
  expect(row.querySelector("form input[name=sort]")!.getAttribute("value")).toBe("soonest");

  const pressed = tuesday.page.document.querySelector("#dentist-3 .next-free a")!.getAttribute("href")!;
  expect(pressed).toBe("/book?practice=3&time=2026-11-23T20%3A00Z");
  expect((await site.page(pressed)).document.querySelector("main")!.textContent).toContain(
    "Book Tue 24 Nov, 9am",
  );
});
