import { expect, test } from "vitest";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, requestOf, tokensIn, wordsOn } from "./support/direct-site.ts";
import { formValues, keptIn, pressBeside } from "./support/form.ts";
import { BOOKING, sendForJson } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import { readPage, type TestSite } from "./support/site.ts";
import { AT, expectHeldRight, keep, openWeek, PRACTICE, saidBy, take } from "./support/week.ts";

/** Mia, who cleans on Wednesdays and Thursdays from 9am to noon; the main hours are for all but cleaning. */
const NONE: FreeTimesRules["weekly"] = [[], [], [], [], [], [], []];
const CLEANS = [{ from: 540, to: 720, kinds: ["clean" as const] }];
const ALL = [{ from: 540, to: 720 }];
const MIA = { whose: 1, name: "Mia", weekly: NONE.with(2, CLEANS).with(3, CLEANS) };
const TAMA = { whose: 2, name: "Tama", weekly: NONE.with(2, ALL).with(3, ALL) };
const HALF_HOURS: FreeTimesRules["visits"] = {
  checkup: { minutes: 30, for: "all" },
  clean: { minutes: 30, for: "all" },
};

async function whoseRows(site: TestSite): Promise<number[]> {
  const rows = await site.database.read
    .selectFrom("held_times")
    .select("whose")
    .where("practice_id", "=", PRACTICE)
    .groupBy(["whose", "holder"])
    .orderBy("whose")
    .execute();
  return rows.map(({ whose }) => whose);
}

let posted = 0;
async function clean(site: TestSite, chosenTime = AT): Promise<number> {
  const own = { service: "Teeth Cleaning", chosenTime, email: `clean${++posted}@patient.example` };
  return (await sendForJson(site, BOOKING, { ...BOOKING.right, ...PRESSED, ...own })).status;
}

eachDatabase("a colleague with hours of their own", (open) => {
  test("sees patients beside the others, one at a time, and only for what her hours are for", async () => {
    const { site, token } = await openWeek({ open });
    await keepTimes(site, PRACTICE, { colleagues: [MIA], visits: HALF_HOURS });
    expect((await take(site, 1)).status).toBe(303);
    // The main hours are full then, so a cleaning is Mia’s and another checkup nobody’s.
    expect((await take(site, 2)).status).toBe(409);
    expect(await clean(site)).toBe(201);
    expect(await clean(site)).toBe(409);
    expect(await whoseRows(site)).toEqual([0, 1]);
    await expectHeldRight(site);
    const day = `/practice/week?token=${token}&day=2026-12-02`;
    expect(await wordsOn(site, day)).toContain("With Mia");
    expect(await wordsOn(site, `${day}&who=0`)).not.toContain("Teeth Cleaning");
    expect(await wordsOn(site, `${day}&who=1`)).toContain("Teeth Cleaning");

    const sheet = await wordsOn(site, `/practice/week/day?token=${token}&day=2026-12-02`);
    expect(sheet).toMatch(/10am30 min.*10am30 minWith Mia · For cleaning/);

    // What she keeps for herself is hers alone.
    const kept = await keep(site, token, { who: "1", from: "10:00", to: "10:30", what: "kept" });
    expect(kept.status).toBe(303);
    const keptPage = `/practice/week/kept?token=${token}&id=${saidBy(kept, "kept")}`;
    expect(await wordsOn(site, keptPage)).toContain("Kept · Mia");
    expect((await take(site, 3, "2026-12-01T21:00Z")).status).toBe(303);
    expect(await clean(site, "2026-12-01T21:00Z")).toBe(409);
    expect((await keep(site, token, { who: "1", from: "09:30", to: "10:00" })).status).toBe(422);
    expect((await keep(site, token, { who: "7" })).status).toBe(422);
    await expectHeldRight(site);
  });

  test("has a column of her own beside the others on a wide screen, and her sheet stays hers once names are shown", async () => {
    const { site, token } = await openWeek({ open });
    const long = "Wilhelmina Featherstonehaugh-Papadopoulos";
    await keepTimes(site, PRACTICE, { colleagues: [MIA, { ...TAMA, name: long }], visits: HALF_HOURS });
    expect((await take(site, 1)).status).toBe(303);
    expect(await clean(site)).toBe(201);
    const day = `/practice/week?token=${token}&day=2026-12-02`;
    const columnsOf = async (path: string) =>
      [...(await site.page(path)).document.querySelectorAll(".week-day")].map((column) => [
        column.querySelector("h2")!.textContent,
        column.textContent.match(/9:30am/g)?.length,
      ]);
    expect(await columnsOf(day)).toEqual([
      ["The main hours", 1],
      ["Mia", 1],
      [long, 1],
    ]);
    expect(await columnsOf(`${day}&who=1`)).toContainEqual(["Wed 2", 1]);
    const sheet = `/practice/week/day?token=${token}&day=2026-12-02&who=1`;
    const names = (await site.page(sheet)).document.querySelector("form:has([value=names])")!;
    const shown = await readPage(await site.post(names.getAttribute("action")!, { do: "names" }));
    expect(shown.document.querySelector("tbody")!.textContent).toContain("Teeth Cleaning");
    expect(shown.document.querySelector("tbody")!.textContent).not.toContain("General Checkup");
  });

  test("has a week that everything opened from it leads back to, also after a press", async () => {
    const { site, token } = await openWeek({ open });
    await keepTimes(site, PRACTICE, { colleagues: [MIA], visits: HALF_HOURS });
    expect(await clean(site)).toBe(201);
    expect((await keep(site, token, { who: "1", from: "10:00", to: "10:30", what: "kept" })).status).toBe(
      303,
    );
    const hers = `/practice/week?token=${token}&day=2026-12-02&who=1`;
    const week = await site.page(hers);
    const wayBack = async (path: string) =>
      (await site.page(path)).document.querySelector(".crumbs a[href*=week]")?.getAttribute("href");
    const opened = [...week.document.querySelectorAll(".own-week a")]
      .map((link) => link.getAttribute("href")!)
      .filter((path) => path.startsWith("/practice/week/") && path.includes("day=2026-12-02"));
    const linkTo = (page: string) => opened.find((path) => path.startsWith(`/practice/week/${page}?`))!;
    const [keepsNext, kept, away] = [linkTo("keep"), linkTo("kept"), linkTo("away")];
    for (const path of opened) expect([path, await wayBack(path)]).toEqual([path, hers]);

    const after = (answer: Response) => answer.headers.get("Location")!.replace(/&(kept|done)=[^&]*/g, "");
    const form = formValues(await site.page(keepsNext), "form:has([name=to-shown])");
    const next = { ...form, do: "keep", what: "kept", day: "2026-12-02", from: "11:00", to: "11:30" };
    expect(form["who"]).toBe("1");
    expect(after(await site.post(keepsNext, next))).toBe(hers);
    // The week of one person wouldn’t show what was kept for another.
    const forOthers = await site.post(keepsNext, { ...next, who: "0" });
    expect(after(forOthers)).toBe(hers.replace("&who=1", ""));
    expect(after(await site.post(kept, { do: "free", sure: "yes" }))).toBe(hers);
    const looked = await site.post(away, {
      do: "look",
      who: "1",
      when: "days",
      from: "2026-12-02",
      to: "",
    });
    const path = looked.headers.get("Location")!;
    expect(await wayBack(path)).toBe(hers);
    const shown = formValues(await site.page(path), "form:has([name=do][value=mark])");
    const marked = await site.post(path, { ...shown, do: "mark", words: "Mia is ill." });
    expect(await wayBack(marked.headers.get("Location")!)).toBe(hers);
    const back = await site.post(marked.headers.get("Location")!, { do: "back", sure: "yes" });
    expect(await wayBack(back.headers.get("Location")!)).toBe(hers);
  });

  test("who takes over on an away day is offered by name, with one press for all, and has the time once it is chosen", async () => {
    const { site, token } = await openWeek({ open });
    await keepTimes(site, PRACTICE, { colleagues: [MIA, TAMA], visits: HALF_HOURS });
    expect((await take(site, 1)).status).toBe(303);
    expect(await clean(site)).toBe(201);
    expect(await clean(site)).toBe(201);
    expect(await whoseRows(site)).toEqual([0, 1, 2]);
    const looked = await site.post(`/practice/week/away?token=${token}`, {
      do: "look",
      who: "0",
      when: "days",
      from: "2026-12-02",
      to: "",
    });
    const path = looked.headers.get("Location")!;
    // Mia’s and Tama’s patients aren’t touched, and a checkup is nothing that Mia does.
    const words = await wordsOn(site, path);
    expect(words).toContain("Wednesday 2 December touches 1 appointment");
    expect(words).toContain("Offer all: Times with Tama");
    expect(words).not.toContain("Times with Mia");
    const offered = await pressBeside(site, await site.page(path), "Offer all: Times with Tama", {
      words: "Our dentist is ill.",
    });
    const shown = formValues(offered, "form:has([name=do][value=mark])");
    expect([offered.status, shown["words"]]).toEqual([200, "Our dentist is ill."]);
    const choice = Object.entries(shown).find(([name]) => name.startsWith("choice-"))!;
    expect(choice[1]).toBe("offer-2");
    expect((await site.post(path, shown)).status).toBe(303);
    await expectHeldRight(site);

    const mail = await lastMail(site, "booking-times");
    const [own] = tokensIn(mail);
    expect(mail.text).toContain("With: Tama");
    expect(await wordsOn(site, `/request?token=${own}`)).toContain(
      "offers you these times with Tama instead.",
    );
    const { reference } = (await keptIn(site)).find((one) => choice[0].endsWith(one.reference))!;
    const { request } = await requestOf(site, reference);
    const version = String(request.version);
    expect((await site.post(`/request?token=${own}`, { do: "answer", choice: "1", version })).status).toBe(
      303,
    );
    const { appointment } = (await requestOf(site, reference)).request;
    expect(appointment?.with).toBe("Tama");
    expect((await lastMail(site, "booking-confirmed")).text).toContain("Tama");
    // Tama has two patients on that day by now, and the main hours none.
    expect(await whoseRows(site)).toEqual([1, 2, 2]);
    await expectHeldRight(site);
    const unsaid = await site.post(path, {});
    expect([unsaid.status, await unsaid.text()]).toEqual([422, expect.stringContaining("Choose what to do")]);
    expect(saidBy(looked, "who")).toBe("0");
  });
});
