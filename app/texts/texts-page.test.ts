import { describe, expect, test } from "vitest";
import { TEXT_TERMS } from "#domain/texts.ts";
import { correctSubmission } from "#services/people/correct.ts";
import { erasePlanned, planErasing } from "#services/people/erase.ts";
import { heldFacts, heldOn } from "#services/people/held.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { asked, book, linksOf, mailNames, requestOf, travel, wordsOn } from "#tests/support/direct-site.ts";
import {
  askedWithTexts,
  codeIn,
  confirm,
  MOBILE,
  textRows as rows,
  turnedOn,
  wordsTexted as words,
} from "#tests/support/texts.ts";
import { formValues, linksIn, texts } from "#tests/support/form.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { readPage } from "#tests/support/site.ts";

eachDatabase("Texts", (open) => {
  test("are 200 a day, of which codes take a quarter at most, however many ask at once", async () => {
    const { site } = await asked({}, { open, texts: { aDay: 8, inboundToken: null } });
    const numbers = [1, 2, 3, 4].map((n) => `021 555 020${n}`);
    await Promise.all(
      numbers.map((phone, n) =>
        book(site, { practice: "3", phone, textMe: "yes", email: `p${n}@example.co.nz` }),
      ),
    );
    expect(await words(site)).toHaveLength(2);
  });

  test("end for people who give their number on the page, which answers every number alike", async () => {
    const { site, reference, practice, patient } = await turnedOn({ open });
    await confirm(site, reference, practice);
    const wrong = await readPage(await site.post("/texts", { phone: "09 555 0147" }));
    expect([wrong.status, texts(wrong.document, "[role=alert] a")]).toEqual([
      422,
      ["Enter a New Zealand mobile number, like 021 555 0147"],
    ]);
    for (const phone of [MOBILE, "027 555 0199"]) {
      const answer = await site.post("/texts", { phone });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/texts?done=stopped"]);
    }
    expect(await wordsOn(site, "/texts?done=stopped")).toContain("We won’t text that number");
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    await confirm(site, reference, practice, "12:00");
    expect(await words(site)).toHaveLength(2);
    expect(await wordsOn(site, patient)).toContain("Someone asked us to stop texting this number");
  });

  test("end on the request’s page, are shown to people who ask what we hold, and go with the request", async () => {
    const { site, reference, patient, practice } = await turnedOn({ open });
    await confirm(site, reference, practice);
    const served = formValues(await site.page(patient), "#no-texts-form");
    expect((await site.post(patient, served)).status).toBe(422);
    expect((await site.post(patient, { ...served, sure: "yes" })).status).toBe(303);
    await confirm(site, reference, practice, "11:00");
    expect(await words(site)).toHaveLength(2);
    const held = (await heldOn(site.services, { reference })).flatMap(heldFacts);
    expect(held.filter(({ what }) => what === "text")).toHaveLength(2);
    const copies = { dataDir: newFolder(), mailer: { forget: async () => undefined } };
    const plan = await planErasing(site.services, { reference });
    await erasePlanned(site.services, copies, plan, { who: "x", mails: [] });
    expect(await rows(site)).toEqual([]);
    expect(await site.database.read.selectFrom("request_texts").selectAll().execute()).toEqual([]);
  });
});

describe("Texts", () => {
  test("come after a code that is typed on the request’s page: the time, the reminder and news, in 160 plain characters without a link", async () => {
    const { site, reference, patient, practice } = await askedWithTexts();
    expect(await words(site)).toEqual([
      expect.stringMatching(
        /^Niho: your code is \d{6}\. To get texts, open the link in our email and type it there\. Not you\? Ignore this\.$/,
      ),
    ]);
    expect((await site.texts())[0]!.number).toBe("+64215550147");
    expect(await wordsOn(site, patient)).toContain("Type the code we texted you");
    const typed = await site.post(patient, { do: "code", code: ` ${await codeIn(site)} ` });
    expect(typed.status).toBe(303);
    expect(await wordsOn(site, typed.headers.get("Location")!)).toContain("We’ll text you, too.");

    await confirm(site, reference, practice);
    const [, booked] = await words(site);
    expect(booked).toMatch(
      /^Niho: booked, Wed 2 Dec 9:30am, .+ To change it, use the link in our email\. Stop: niho\.test\/texts$/,
    );
    await travel(site, new Date("2026-11-30T20:31:00Z"));
    expect((await words(site)).at(-1)).toMatch(/^Niho: reminder, Wed 2 Dec 9:30am, .+ Can't come\? .+ call /);
    const { request } = await requestOf(site, reference);
    const cancel = { do: "answer", version: String(request.version), answer: "cancel", words: "" };
    await site.post(practice, cancel);
    expect((await words(site)).at(-1)).toContain("we have news about your appointment");
    const all = await words(site);
    expect(all).toHaveLength(4);
    for (const text of all) expect(text).toMatch(/^[\n !-Z_a-z]{1,160}$/);
    expect(all.join(" ")).not.toMatch(/token|http/);
  });

  test("are taken back with the mail beside them when the time is moved", async () => {
    const { site, reference, practice } = await turnedOn();
    await confirm(site, reference, practice);
    await confirm(site, reference, practice, "11:00");
    await travel(site, new Date("2026-11-30T22:01:00Z"));
    const reminders = (await words(site)).filter((text) => text.includes("reminder"));
    expect(reminders).toEqual([expect.stringContaining("Wed 2 Dec 11am")]);
  });

  test("do not go to a number that was corrected, until its own code is typed", async () => {
    const { site, reference, patient, practice } = await turnedOn();
    await confirm(site, reference, practice);
    await correctSubmission(
      site.services,
      { who: "Aroha", role: "act" },
      { reference },
      { phone: "027 555 0199" },
    );
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    await confirm(site, reference, practice, "11:00");
    expect(await words(site)).toHaveLength(2);
    expect(await wordsOn(site, patient)).toContain("Text me too");
    const shown = await readPage(await site.post(practice, { do: "show" }));
    expect(shown.html).toContain("tel:+64275550199");
  });

  test("do not come after five wrong codes, nor after a day; a form as it was served asks for nothing", async () => {
    // At 11pm: someone who asks for a code waits for it.
    const night = "2026-11-25T10:00:00Z";
    const { site, reference, patient, practice } = await askedWithTexts({ now: night });
    const code = await codeIn(site);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      const page = await readPage(await site.post(patient, { do: "code", code: wrong }));
      expect([page.status, page.html]).toEqual([422, expect.stringContaining(`You have ${left} left`)]);
    }
    const fifth = await readPage(await site.post(patient, { do: "code", code: wrong }));
    expect(linksIn(fifth.document.querySelector("[role=alert]")!)).toEqual([
      ["#text-me-sure", "That code no longer works. Get a new one"],
    ]);
    expect(fifth.document.getElementById("text-me-sure")).not.toBeNull();
    expect((await readPage(await site.post(patient, { do: "code", code }))).html).toContain(
      "no longer works",
    );
    const again = await site.page(patient);
    const served = formValues(again, "#text-me-form");
    expect((await site.post(patient, served)).status).toBe(422);
    expect((await readPage(await site.post(patient, { ...served, sure: "yes" }))).status).toBe(422);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    expect((await site.post(patient, { ...served, sure: "yes" })).status).toBe(303);
    const second = await codeIn(site);
    site.clock.now = new Date(site.clock.now.getTime() + TEXT_TERMS.codeHours * 3_600_000);
    expect((await site.post(patient, { do: "code", code: second })).status).toBe(422);
    await confirm(site, reference, practice);
    expect(await words(site)).toHaveLength(2);
  });

  test("go from 8am to 8pm, and are left out beyond the limits; mails always go", async () => {
    const evening = { now: "2026-11-25T06:30:00Z" };
    const { site, reference, practice } = await turnedOn(evening);
    await confirm(site, reference, practice);
    expect((await rows(site))[1]!.not_after).toBe("2026-11-25T07:00:00.000Z");
    site.clock.now = new Date("2026-11-25T10:00:00Z");
    await confirm(site, reference, practice, "09:45");
    expect(await words(site)).toHaveLength(2);
    await travel(site, new Date("2026-11-25T19:00:00Z"));
    expect(await words(site)).toHaveLength(3);
    for (const time of ["10:00", "10:15", "10:30", "10:45", "11:00", "11:15"]) {
      site.clock.now = new Date(site.clock.now.getTime() + 20 * 60_000);
      await confirm(site, reference, practice, time);
    }
    // There are six of that day.
    expect(await words(site)).toHaveLength(2 + TEXT_TERMS.aDay);
    const confirmed = mailNames(await site.mail()).filter((name) => name.startsWith("booking-confirmed"));
    expect(confirmed.length).toBe(8);
    expect(site.log.lines.filter((line) => line.includes("left-out"))).not.toEqual([]);
  });
});

test("a landline cannot be ticked for texts; where texts are off nothing asks for them", async () => {
  const { site } = await asked();
  const values = { ...formValues(await site.page("/book")), phone: "09 555 0147", textMe: "yes" };
  const page = await readPage(await site.post("/book", values));
  expect(texts(page.document, "[role=alert] a").join()).toContain("We can only text a New Zealand mobile");
  const off = await asked({ phone: MOBILE, textMe: "yes" }, { texts: null });
  expect((await off.site.page("/book")).html).not.toContain("Text me too");
  expect(await off.site.texts()).toEqual([]);
  expect(await wordsOn(off.site, (await linksOf(off.site)).patient)).not.toMatch(/texted|Text me/);
});
