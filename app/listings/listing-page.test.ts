import { describe, expect, test } from "vitest";
import { PRACTICE } from "#domain/practices/sources.ts";
import { linksIn } from "#tests/support/form.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { gatheredMail, mailNames } from "#tests/support/direct-site.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { SECTION_NAMES, SECTIONS } from "#services/listings/sections.ts";
import { listed, openListed, save, shown, stateBy } from "#tests/support/listing.ts";

const AWAY = { "closed-from-1": "2026-12-24", "closed-to-1": "2027-01-05" };

describe("A practice that opens the link to its listing", () => {
  test("sees what people see of it, and nothing is stored by looking", async () => {
    const { site, path } = await openListed();
    const before = await listed(site);
    const { document, status, html } = await site.page(path);
    expect(status).toBe(200);
    expect(document.querySelector("h1")!.textContent).toBe("Māwhera Dental");
    expect(html).toContain("Opening hours: Mon–Fri 8:30am–5pm");
    expect(html).toContain("Requests go to hello@mawhera.nz.");
    expect(await shown(site, path, "hours")).toMatchObject({
      "hours-mo": "open",
      "hours-mo-from": "08:30",
      "hours-tu": "same",
      "hours-sa": "closed",
      "hours-ph": "closed",
    });
    expect([await listed(site), await site.mail()]).toEqual([before, []]);
    expect(await faultsOfHtml(html)).toEqual([]);
  });

  test("finds a control for each field that is read of each part", async () => {
    const { site, path } = await openListed();
    const { document } = await site.page(path);
    for (const section of SECTION_NAMES) {
      const controls = [...document.querySelectorAll(`#${section}-form [name]:not([type=hidden])`)];
      const names = controls.map((control) => control.getAttribute("name"));
      // Further rows are added as they are needed, and "keep" is asked beside hours that say more than the form.
      const read = Object.keys(SECTIONS[section].shapes).filter(
        (name) => name !== "keep" && !/\b(?!1\b)\d+\b/.test(name),
      );
      expect(names).toEqual(expect.arrayContaining(read));
    }
  });

  test("enters a lunch break and its days away, people see them at once, and an email says what changed", async () => {
    const { site, path } = await openListed();
    const answer = await save(site, path, "hours", {
      "hours-mo-to": "12:30pm",
      "hours-mo-from-2": "1:30pm",
      "hours-mo-to-2": "17:30",
      "hours-fr": "open",
      "hours-fr-from": "08:00",
      "hours-fr-to": "15:00",
      ...AWAY,
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}&done=hours`]);
    expect((await listed(site)).openingHours).toBe(
      "Mo-Th 08:30-12:30,13:30-17:30; Fr 08:00-15:00; PH off; 2026 Dec 24-2027 Jan 05 off",
    );
    const profile = await site.page("/dentists/10001-mawhera-dental");
    expect(profile.html).toContain("8:30am–12:30pm, 1:30pm–5:30pm");
    expect(profile.document.querySelector("[aria-labelledby=hours]")!.textContent).toContain(
      "Closed 24 December 2026 to 5 January 2027.",
    );
    const [mail] = await gatheredMail(site);
    expect(mailNames([mail!])[0]).toMatch(/^listing-changed-/);
    expect(mail!.to.email).toBe("hello@mawhera.nz");
    expect(mail!.text).toContain("Opening hours, before: Monday to Friday 8:30am–5pm");
    expect(mail!.text).toContain("closed 24 December 2026 to 5 January 2027");
    expect(mail!.text).not.toContain("token=");
    expect((await site.page(`${path}&done=hours`)).html).toContain("Saved. People can see it now.");
  });

  test("can say each of the other things; what they leave alone stays the word of its source", async () => {
    const { site, path } = await openListed();
    await save(site, path, "patients", { accepting: "yes", emergency: "45" });
    await save(site, path, "prices", {
      services: "general-dentistry,braces,implants,emergency-dentist",
      "checkup-from": "$150",
      "checkup-to": "260",
      "price-1-treatment": "implants",
      "price-1-from": "4,500",
    });
    await save(site, path, "access", {
      languages: "english, Te Reo Maori",
      wheelchair: "partly",
      parking: "Behind the building",
      funding: "acc",
    });
    await save(site, path, "words", { summary: "Dentist near the river.", description: "One.\n\nTwo." });
    await save(site, path, "checked", { sure: "yes" });
    expect(await listed(site)).toMatchObject({
      newPatients: { answer: "yes", statedOn: "2026-11-20" },
      emergency: { waitMinutes: 45 },
      services: ["general-dentistry", "braces", "emergency-dentist", "implants"],
      priceTier: 2,
      priceFrom: 150,
      priceTo: 260,
      prices: [{ treatment: "implants", label: "Dental Implants", from: 4500, to: null }],
      languages: ["English", "te reo Māori"],
      wheelchairAccess: "partly",
      parking: "Behind the building",
      funding: ["acc"],
      summary: "Dentist near the river.",
      description: ["One.", "Two."],
      checkedOn: "2026-11-20",
    });
    await stateBy(site, "list", { name: "Māwhera Dental", place: "greymouth", phone: "(03) 768 9999" });
    const { phone, summary } = await listed(site);
    expect([phone, summary]).toEqual(["(03) 768 9999", "Dentist near the river."]);
  });

  test("changes nothing with a form as it was shown, whatever a list has stated before", async () => {
    const { site, path } = await openListed({
      priceTier: 3,
      languages: ["English", "Elvish"],
      description: ["One  with two spaces.\nAnd a line."],
      newPatients: { answer: "yes", statedOn: "2026-10-01" },
      services: ["braces", "general-dentistry"],
      openingHours: "Mo-Fr 08:30-17:00; 2026 Jan 01-2026 Jan 10 off",
    });
    const before = await listed(site);
    for (const section of ["hours", "patients", "prices", "access", "words", "checked", "renew"]) {
      const { status, headers } = await save(site, path, section, {});
      const isAsked = section === "checked" || section === "renew";
      expect([section, status, headers.get("location")]).toEqual(
        isAsked ? [section, 422, null] : [section, 303, `${path}&done=same`],
      );
    }
    expect([await listed(site), await site.mail()]).toEqual([before, []]);
    await save(site, path, "access", { parking: "Behind the building" });
    await save(site, path, "checked", { sure: "yes" });
    const { languages, newPatients } = await listed(site);
    expect([languages, newPatients]).toEqual([
      ["English", "Elvish"],
      { answer: "yes", statedOn: "2026-11-20" },
    ]);
  });

  test("takes a fact away, and no list brings it back", async () => {
    const { site, path } = await openListed({ website: "https://old.example" });
    await save(site, path, "words", { website: "" });
    expect((await listed(site)).website).toBe("");
  });

  test("is believed more than a list of all that have joined, which neither adds to its word nor takes of it", async () => {
    const { site, path } = await openListed();
    await save(site, path, "words", { phone: "03 768 5555", summary: "Dentist near the river." });
    const joined = { name: "Māwhera Dental", place: "greymouth", phone: "(03) 768 9999", parking: "Behind" };
    await stateBy(site, PRACTICE, joined);
    const { phone, summary, parking } = await listed(site);
    expect([phone, summary, parking]).toEqual(["03 768 5555", "Dentist near the river.", "Behind"]);
    const profile = await site.page("/dentists/10001-mawhera-dental");
    expect(profile.html.split("The practice itself")).toHaveLength(2);
  });

  test("is told what to put right, with every answer kept, and nothing is stored", async () => {
    const { site, path } = await openListed();
    const before = await listed(site);
    const wrong = await shown(site, path, "hours");
    const { document, status } = await site.page(path, {
      method: "POST",
      body: new URLSearchParams({ ...wrong, "hours-mo-to": "07:00", "hours-we": "", ...AWAY }),
    });
    expect(status).toBe(422);
    const alert = document.querySelector("[role=alert]")!;
    expect(alert.textContent).toContain("Monday: enter a closing time after the opening time");
    expect(alert.textContent).toContain("Choose whether you are open: Wednesday");
    for (const [href] of linksIn(alert)) expect(document.querySelector(href!)).not.toBeNull();
    expect(document.querySelector("#hours-closed-from-1")!.getAttribute("value")).toBe("2026-12-24");
    expect(document.querySelector("details[open] > summary")!.textContent).toContain("Opening hours");
    expect([await listed(site), await site.mail()]).toEqual([before, []]);
  });

  test("keeps hours that say more than the form, unless it chooses to replace them", async () => {
    const openingHours = "Mo-Fr 08:30-17:00; Jan off; PH off";
    const { site, path } = await openListed({ openingHours });
    expect((await save(site, path, "hours", {})).headers.get("location")).toBe(`${path}&done=same`);
    const week = Object.fromEntries(
      ["tu", "we", "th", "fr", "sa", "su"].map((day) => [`hours-${day}`, "same"]),
    );
    const monday = { "hours-mo": "open", "hours-mo-from": "9am", "hours-mo-to": "5pm" };
    await save(site, path, "hours", { ...monday, ...week });
    expect((await listed(site)).openingHours).toBe(openingHours);
    await save(site, path, "hours", { keep: "no", ...monday, ...week });
    expect((await listed(site)).openingHours).toBe("Mo-Su 09:00-17:00");
  });

  test("cannot change its name, its address or where requests go", async () => {
    const { site, path } = await openListed();
    const sent = { name: "Other", address: "1 Other Street", email: "thief@else.nz", verified: "yes" };
    await save(site, path, "words", { ...sent, phone: "03 768 5555" });
    const { name, address, email, phone } = await listed(site);
    expect([name, address, email, phone]).toEqual(["Māwhera Dental", "", "hello@mawhera.nz", "03 768 5555"]);
  });

  test("ends its link where someone else has it, and a new one comes to its address", async () => {
    const { site, path } = await openListed();
    const kept = await save(site, path, "renew", {});
    expect(kept.status).toBe(422);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const answer = await save(site, path, "renew", { sure: "yes" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/lost-link/sent"]);
    expect((await site.page(path)).status).toBe(404);
    const [mail] = await site.mail();
    expect(mail!.text).toContain("The link works until 20 November 2027");
    const [, link] = /\/\/[^/]+(\/practice\/listing\?token=[0-9a-f]{64})/.exec(mail!.text)!;
    expect((await site.page(link!)).status).toBe(200);
  });
});

test("A link to a listing is 404 after a year, for a practice that has left, and where it is none", async () => {
  const { site, path } = await openListed();
  site.clock.now = new Date("2027-11-19T00:00:00Z");
  expect((await site.page(path)).status).toBe(200);
  site.clock.now = new Date("2027-11-21T00:00:00Z");
  const old = await site.page(path);
  site.clock.now = new Date("2026-11-20T00:30:00Z");
  await site.database.transact((tx) =>
    tx.updateTable("source_records").set({ gone_on: "2026-11-20" }).where("source", "=", PRACTICE).execute(),
  );
  await stateBy(site, "list", { name: "Māwhera Dental", place: "greymouth" });
  const left = await site.page(path);
  const none = await site.page("/practice/listing");
  expect([old.status, left.status, none.status]).toEqual([404, 404, 404]);
  expect(left.html).toContain("This link doesn’t work");
});

eachDatabase("Two windows with one listing", (open) => {
  test("lose nothing: the second save of a section is asked again, another section is saved", async () => {
    const { site, path } = await openListed({}, { open });
    const [words, hours] = [await shown(site, path, "words"), await shown(site, path, "hours")];
    const answers = await Promise.all([
      site.post(path, { ...words, phone: "03 768 5555" }),
      site.post(path, { ...words, phone: "03 768 6666" }),
      site.post(path, { ...hours, "hours-sa": "same" }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses[2]).toBe(303);
    expect(new Set(statuses.slice(0, 2))).toEqual(new Set([303, 409]));
    const { phone, openingHours } = await listed(site);
    expect(phone).toBe(statuses[0] === 303 ? "03 768 5555" : "03 768 6666");
    expect(openingHours).toBe("Mo-Sa 08:30-17:00; PH off");
    const again = await site.post(path, { ...words, phone });
    expect(again.headers.get("location")).toBe(`${path}&done=same`);
    const mails = await gatheredMail(site);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/Phone: .*Opening hours: |Opening hours: .*Phone: /s);
  });
});

describe("A listing that is saved over and over", () => {
  test("is saved thirty times in 24 hours, the next is kept in the form, and one mail has it all", async () => {
    const { site, path } = await openListed();
    const words = await shown(site, path, "words");
    const statuses: number[] = [];
    for (let number = 0; number < 31; number++) {
      const { version } = await shown(site, path, "words");
      const response = await site.post(path, {
        ...words,
        version: version!,
        phone: `03 768 ${5000 + number}`,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(303), 429]);
    const { version } = await shown(site, path, "words");
    const refused = await (
      await site.post(path, { ...words, version: version!, phone: "03 768 7777" })
    ).text();
    expect(refused).toContain("You’ve changed your listing 30 times in 24 hours. Please do this tomorrow");
    expect(refused).toContain("03 768 7777");
    const mails = await gatheredMail(site);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/Phone: 03 768 5029.*Phone, before: /s);
    site.clock.now = new Date(site.clock.now.getTime() + 25 * 3_600_000);
    expect((await site.post(path, { ...words, version: version!, phone: "03 768 7777" })).status).toBe(303);
    expect(await gatheredMail(site)).toHaveLength(2);
  });
});
