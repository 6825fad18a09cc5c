import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { PLACES } from "#content/places.ts";
import { readReference } from "#domain/reference.ts";
import {
  alertIn,
  formValues,
  keptIn,
  linksIn,
  postJson,
  referenceIn as referenceOn,
  texts,
} from "#tests/support/form.ts";
import { expectConsole } from "#tests/support/quiet-console.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { type PartnerValues } from "./fields.ts";
import { checkPartner } from "./schema.server.ts";

const JSON_HEADERS = { Accept: "application/json" };

/** As the specification lists them (section 5). */
const OPTIONS = {
  practiceType: [
    "General Dentistry",
    "Cosmetic Dentistry",
    "Orthodontics",
    "Oral Surgery",
    "Periodontics",
    "Endodontics",
    "Pediatric Dentistry",
    "Prosthodontics",
  ],
  experience: ["1-5", "6-10", "11-15", "16-20", "20+"],
  currentPatients: ["0-500", "500-1000", "1000-2000", "2000+"],
} as const;
const SERVICES = [
  "General Checkups",
  "Teeth Cleaning",
  "Invisalign",
  "Dental Implants",
  "Teeth Whitening",
  "Root Canal",
  "Crowns & Bridges",
  "Veneers",
  "Emergency Care",
  "Oral Surgery",
  "Orthodontics",
  "Pediatric Care",
];

const TEXTS = {
  practiceName: "Te Ara Niho Dental",
  practiceType: "Orthodontics",
  experience: "6-10",
  website: "",
  address: "12 Rātā Street, Kamo",
  city: "Whangārei",
  currentPatients: "",
  contactName: "Hēmi O’Neill",
  email: "hemi@te-ara.example.co.nz",
  phone: "(09) 012 3456",
  message: "",
};
const GOOD: PartnerValues = { ...TEXTS, services: [] };
const APPLICATION = {
  "form-name": "partner",
  "bot-field": "",
  ...TEXTS,
  website: "https://te-ara.example.co.nz/",
  currentPatients: "500-1000",
  message: "Two chairs.\nNgā mihi!",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  page_url: "",
};

describe("the partner page", () => {
  it("asks in four parts, with every option, and has nothing answered for the practice", async () => {
    const page = await (await openEmptySite()).page("/partner-with-us");
    expect(page.status).toBe(200);
    expect(page.document.title).toBe("Partner With Us | Niho");
    expect(texts(page.document, "form .part > legend")).toEqual([
      "1 Your practice",
      "2 Where patients find you",
      "3 What you offer",
      "4 Whom do we talk to?",
    ]);
    for (const [name, values] of Object.entries(OPTIONS)) {
      expect(offered(page.document, name).filter(Boolean), name).toEqual(values);
    }
    expect(offered(page.document, "services")).toEqual(SERVICES);
    const cities = [...page.document.querySelectorAll("#city option")].map((option) => option.textContent);
    expect(cities.slice(1)).toEqual(PLACES.map(({ name }) => name));
    const answered = Object.entries(formValues(page)).filter(([, value]) => value !== "");
    expect(Object.fromEntries(answered)).toEqual({
      "form-name": "partner",
      "submission-id": expect.stringMatching(/^[0-9a-f]{32}$/),
      page_url: "http://niho.test/partner-with-us",
    });
  });

  it("marks what is optional, and nothing else", async () => {
    const { document } = await (await openEmptySite()).page("/partner-with-us");
    expect(texts(document, "form :is(label, legend):has(.optional)")).toEqual([
      "Website (optional)",
      "Services (optional)",
      "Current patient base (optional)",
      "Additional information (optional)",
    ]);
  });

  it("says what it costs, what one gets, and what happens after the application", async () => {
    const { document } = await (await openEmptySite()).page("/partner-with-us");
    const main = document.querySelector("main")!.textContent;
    for (const words of ["$299", "per month", "No setup fees", "Cancel anytime", "30-day free trial"]) {
      expect(main).toContain(words);
    }
    expect(document.querySelectorAll("section[aria-labelledby=benefits] li")).toHaveLength(6);
    expect(main).toContain("public register of the Dental Council");
    expect(main).toContain("In 2 to 3 business days");
  });

  it("has success figures while there are samples, says that they are samples too, and drops them with them", async () => {
    const withSamples = await (await openSite({ samples: 22 })).page("/partner-with-us");
    expect(texts(withSamples.document, ".stats dd")).toEqual(["100,000+", "5,000+", "150%", "95%"]);
    expect(withSamples.document.querySelector("section[aria-labelledby=figures]")!.textContent).toContain(
      "Sample figures",
    );
    const without = await (await openEmptySite()).page("/partner-with-us");
    expect(without.document.querySelector(".stats")).toBeNull();
    expect(without.html).not.toContain("100,000+");
  });

  it("says at the point of asking who gets the answers, why, for how long, and what one can do", async () => {
    const { document } = await (await openEmptySite()).page("/partner-with-us");
    const form = document.querySelector("form[method=post]")!.textContent;
    expect(form).toContain("Our staff read them");
    expect(form).toContain("Your contact name does not");
    expect(form).toContain("No longer than 24 months");
    expect(form).toContain("To see, correct or delete it");
  });

  it("takes along where the visitor came from and the town of a link, but nothing that was typed", async () => {
    const page = await (
      await openEmptySite()
    ).page("/partner-with-us?utm_source=news&city=wanganui&q=secret");
    expect(formValues(page)).toMatchObject({
      city: "Whanganui",
      utm_source: "news",
      page_url: "http://niho.test/partner-with-us?utm_source=news",
    });
  });

  it("is a form of its own for every visitor, which no cache may share", async () => {
    const site = await openEmptySite();
    const [one, two] = [await site.page("/partner-with-us"), await site.page("/partner-with-us")];
    expect(formValues(one)["submission-id"]).not.toBe(formValues(two)["submission-id"]);
    expect(one.headers.get("cache-control")).toBe("private, no-cache");
  });
});

describe("an application", () => {
  it.each(Object.entries(OPTIONS).flatMap(([name, values]) => values.map((value) => [name, value])))(
    "has the %s %s",
    (name, value) => {
      expect(accepted({ [name]: value })).toMatchObject({ [name]: value });
    },
  );

  it.each(SERVICES)("has the service %s", (service) => {
    expect(accepted({ services: [service] }).services).toEqual([service]);
  });

  it("has any number of services, each once, in the order of the page", () => {
    expect(accepted({ services: SERVICES.toReversed() }).services).toEqual(SERVICES);
    expect(accepted({ services: ["Veneers", "veneers", "VENEERS"] }).services).toEqual(["Veneers"]);
    expect(accepted({ services: [] }).services).toEqual([]);
  });

  it("has every place, in every spelling", () => {
    for (const place of PLACES) {
      for (const spelling of [place.name, place.slug, place.name.toUpperCase(), ...place.spellings]) {
        expect(accepted({ city: spelling }).city).toBe(place.name);
      }
    }
  });

  it.each([
    ["practiceType", "Paediatric Dentistry", "Pediatric Dentistry"],
    ["experience", "11–15 years", "11-15"],
    ["experience", "More than 20 years", "20+"],
    // Sent by a program that did not encode the plus.
    ["experience", "20 ", "20+"],
    ["currentPatients", "1,000 to 2,000", "1000-2000"],
    ["currentPatients", "2,000+", "2000+"],
    ["website", "www.te-ara.co.nz", "https://www.te-ara.co.nz"],
  ] as const)("understands %s %j as %s", (name, typed, meant) => {
    expect(accepted({ [name]: typed.trim() })[name]).toBe(meant);
  });

  it.each([
    ["practiceType", "Barber", "Choose a practice type from the list"],
    ["experience", "5-6", "Choose the years of experience from the list"],
    ["experience", "0", "Choose the years of experience from the list"],
    ["currentPatients", "100", "Choose a number of patients from the list"],
    ["city", "Sydney", "Choose a town or city from the list"],
    ["website", "our site", "Enter a web address like www.practice.co.nz"],
    ["website", "javascript:alert(1)", "Enter a web address like www.practice.co.nz"],
    ["email", "hemi@", "Enter an email address like name@example.co.nz"],
    ["phone", "call me", "Enter a phone number, with the area code for a landline"],
  ] as const)("has no %s %j", (name, value, text) => {
    expect(problemsOf({ [name]: value })).toEqual([{ name, text }]);
  });

  it("has no other service, whatever else is among them", () => {
    expect(problemsOf({ services: ["Veneers", "Haircut", "Massage"] })).toEqual([
      { name: "services", text: "Choose services from the list" },
    ]);
  });

  it("has nothing beyond the lists, whatever is sent", () => {
    for (const [name, values] of Object.entries(OPTIONS)) {
      const meant = new Set<string>(values);
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 20 }), (typed) => {
          const checked = checkPartner({ ...GOOD, [name]: typed });
          if (checked.ok) meant.add(checked.content[name as keyof typeof OPTIONS]);
        }),
      );
      expect([...meant]).toEqual(values);
    }
  });

  it("needs what the specification says, and says so for everything at once", () => {
    const empty = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, ""])) as typeof TEXTS;
    expect(problemsOf(empty).map(({ text }) => text)).toEqual([
      "Enter the name of your practice",
      "Choose a practice type",
      "Choose the years of experience",
      "Enter the address of your practice",
      "Choose a town or city",
      "Enter a contact name",
      "Enter your email address",
      "Enter your phone number",
    ]);
  });

  it("refuses answers that are too long, in every field", () => {
    for (const name of Object.keys(TEXTS))
      expect(checkPartner({ ...GOOD, [name]: "9".repeat(20_000) }).ok, name).toBe(false);
    expect(accepted({ message: "🦷".repeat(5_000) }).message).toHaveLength(10_000);
  });
});

describe("an application that is sent", () => {
  it("is kept to the letter, and answered with a reference that the page and both mails name", async () => {
    const site = await openEmptySite();
    const answer = await sendForm(site, [
      ...Object.entries(APPLICATION),
      ["services", "Veneers"],
      ["services", "Invisalign"],
    ]);
    expect(answer.status).toBe(303);
    const reference = referenceIn(answer);
    const [kept, ...others] = await keptIn(site);
    expect(others).toEqual([]);
    const { "form-name": _name, "bot-field": _bot, ...asked } = APPLICATION;
    expect(kept).toMatchObject({ reference, kind: "partner", status: "received" });
    expect(kept!.fields).toEqual({
      ...asked,
      services: ["Invisalign", "Veneers"],
      phoneE164: "+6490123456",
    });

    const success = await site.page(answer.headers.get("location")!);
    expect(success.document.body.textContent).toContain(reference);
    for (const mail of await site.mail()) {
      expect(mail.subject).toContain(reference);
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.messageId).toMatch(/^<[0-9a-f]{32}\.partner-(received|new)@niho\.test>$/);
    }
  });

  it("is confirmed with what happens when", async () => {
    const site = await openEmptySite();
    await sendForm(site, Object.entries(APPLICATION));
    const mail = (await site.mail()).find(({ to }) => to.email === APPLICATION.email)!;
    expect(mail.to.name).toBe("Hēmi O’Neill");
    expect(mail.replyTo?.email).toBe("partners@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your application, Hēmi O’Neill");
      expect(body).toContain("You are not listed yet, and nothing is charged");
      expect(body).toContain("We read your application, in 2 to 3 business days");
      expect(body).toContain("public register of the Dental Council");
      expect(body).not.toMatch(/Two chairs|Rātā|Te Ara/);
    }
  });

  it("tells our own people by mail when it is due, and nothing of whom", async () => {
    // A Friday; Monday to Wednesday are the three business days.
    const site = await openEmptySite({ now: "2026-11-20T03:00:00Z" });
    await sendForm(site, Object.entries(APPLICATION));
    const mail = (await site.mail()).find(({ to }) => to.email === "partners@niho.example")!;
    expect(mail.text).toContain("Kind: Application from a practice");
    expect(mail.text).toContain("Answer by: Wednesday 25 November 2026, 4pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Hēmi", "hemi@", "Te Ara", "Rātā", "Whangārei", "Orthodontics", "chairs", "3456"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("is one, form-encoded with repeated services or one text, and as JSON with a list", async () => {
    const site = await openEmptySite();
    const references = [
      referenceIn(
        await sendForm(site, [
          ...Object.entries(APPLICATION),
          ["services", "Veneers"],
          ["services", "Root Canal"],
        ]),
      ),
      referenceIn(
        await sendForm(site, [...Object.entries(APPLICATION), ["services", "Root Canal,Veneers"]], "/"),
      ),
    ];
    for (const services of [
      ["Veneers", "Root Canal"],
      "veneers, root canal",
      ["Root Canal,Veneers", "Veneers"],
    ]) {
      const answer = await postJson(site, { ...APPLICATION, services });
      expect(answer.status).toBe(201);
      references.push(((await answer.json()) as { reference: string }).reference);
    }
    expect(new Set(references).size).toBe(1);
    expect((await keptIn(site)).map(({ fields }) => fields.services)).toEqual([["Root Canal", "Veneers"]]);
  });

  it("may leave its services out, as JSON too", async () => {
    const site = await openEmptySite();
    expect((await postJson(site, APPLICATION)).status).toBe(201);
    expect((await postJson(site, { ...APPLICATION, services: [], message: "" })).status).toBe(201);
    expect((await postJson(site, { ...APPLICATION, services: null, contactName: "Ana" })).status).toBe(201);
    expect((await keptIn(site)).map(({ fields }) => fields.services)).toEqual([[], [], []]);
    const wrong = await postJson(site, { ...APPLICATION, services: [1] });
    expect(await wrong.json()).toEqual({ ok: false, errors: { services: "Send this answer as text" } });
  });

  it("20 times at once is one, under one reference", async () => {
    const site = await openEmptySite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(site, APPLICATION)));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { reference: string }[];
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
    expect(await site.mail()).toHaveLength(2);
  });

  it("changed after going back is not sent unseen", async () => {
    const site = await openEmptySite();
    const filled = { ...formValues(await site.page("/partner-with-us")), ...APPLICATION };
    const first = referenceIn(await sendForm(site, Object.entries(filled)));
    const page = await readPage(await sendForm(site, Object.entries({ ...filled, phone: "021 012 3456" })));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("Your first application was sent already");
    expect(alertIn(page)).toContain(first);
    expect(referenceIn(await sendForm(site, Object.entries(formValues(page))))).not.toBe(first);
  });
});

describe("an application with something to put right", () => {
  const WRONG = { ...APPLICATION, practiceName: "", experience: "", website: "our site", city: "Sydney" };

  it("gets the page again, with a summary first that has the focus and leads to each field", async () => {
    const site = await openEmptySite();
    const page = await readPage(
      await sendForm(site, Object.entries({ ...WRONG, services: "Veneers,Haircut" })),
    );
    expect(page.status).toBe(422);
    expect(page.document.title).toBe("Error: Partner With Us | Niho");
    const summary = page.document.querySelector("form[method=post] > *")!;
    expect(summary.getAttribute("role")).toBe("alert");
    expect(summary.hasAttribute("autofocus")).toBe(true);
    expect(linksIn(summary)).toEqual([
      ["#practiceName", "Enter the name of your practice"],
      ["#experience", "Choose the years of experience"],
      ["#website", "Enter a web address like www.practice.co.nz"],
      ["#city", "Choose a town or city from the list"],
      ["#services", "Choose services from the list"],
    ]);
    for (const [target] of linksIn(summary)) expect(page.document.querySelectorAll(target!)).toHaveLength(1);
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });

  it("keeps every value, right and wrong, wherever it was posted", async () => {
    const site = await openEmptySite();
    const sent = { ...WRONG, "submission-id": "5f3c", utm_source: "news" };
    for (const path of ["/partner-with-us?send", "/partner-with-us", "/"]) {
      const ticks = [
        ["services", "Veneers"],
        ["services", "Teeth Cleaning"],
      ];
      const page = await readPage(await sendForm(site, [...Object.entries(sent), ...ticks], path));
      expect(page.status).toBe(422);
      const { experience: _notChosen, city: _notInTheList, ...typed } = sent;
      expect(formValues(page)).toMatchObject({ ...typed, services: "Teeth Cleaning,Veneers" });
    }
  });

  it("is told in JSON by field", async () => {
    const answer = await postJson(await openEmptySite(), WRONG);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: {
        practiceName: "Enter the name of your practice",
        experience: "Choose the years of experience",
        website: "Enter a web address like www.practice.co.nz",
        city: "Choose a town or city from the list",
      },
    });
  });
});

describe("when we cannot keep an application", () => {
  it("the page says the specification's sentence, keeps every value, and sending again works and makes one", async () => {
    const site = await openEmptySite();
    const filled = {
      ...formValues(await site.page("/partner-with-us")),
      ...APPLICATION,
      services: "Veneers",
    };
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    expectConsole("error", /^A partner form could not be stored: [A-Za-z]+( [A-Z_]+)?( \d+)?$/);

    const page = await readPage(await sendForm(site, Object.entries(filled)));
    expect(page.status).toBe(503);
    expect(alertIn(page)).toContain("There was an error submitting your application. Please try again.");
    expect(formValues(page)).toMatchObject(filled);
    const answer = await postJson(site, APPLICATION);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: { form: "There was an error submitting your application. Please try again." },
    });

    await site.database.transact((tx) => sql`alter table lost rename to outbox`.execute(tx));
    expect((await sendForm(site, Object.entries(formValues(page)))).status).toBe(303);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("a machine that fills in the hidden field", () => {
  it("gets the ordinary success answer, and nothing is kept or sent", async () => {
    const site = await openEmptySite();
    const bot = { ...APPLICATION, "bot-field": "https://spam.example" };
    const answer = await site.post("/", bot, JSON_HEADERS);
    const { ok, reference } = (await answer.json()) as { ok: boolean; reference: string };
    expect([answer.status, ok, readReference(reference)]).toEqual([201, true, reference]);
    expect(referenceIn(await sendForm(site, Object.entries(bot)))).toMatch(/^NIHO-/);
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });
});

function accepted(changes: Partial<PartnerValues>) {
  const checked = checkPartner({ ...GOOD, ...changes });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.content;
}

function problemsOf(changes: Partial<PartnerValues>) {
  const checked = checkPartner({ ...GOOD, ...changes });
  return checked.ok ? [] : checked.problems;
}

/** Most of this is asked without any practice: that opens faster. */
function openEmptySite(options: { now?: string } = {}): Promise<TestSite> {
  return openSite({ samples: 0, ...options });
}

/** As a browser posts it: a name may come more than once. */
function sendForm(
  site: TestSite,
  fields: readonly string[][],
  path = "/partner-with-us?send",
): Promise<Response> {
  return site.fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields.map(([name, value]) => [name!, value!])),
    headers: { Origin: "http://niho.test" },
  });
}

function referenceIn(answer: Response): string {
  return referenceOn(answer, "/contact-success");
}

/** The values that radios or boxes of a name offer. */
function offered(document: Document, name: string): (string | null)[] {
  return [...document.querySelectorAll(`input[name=${name}]`)].map((input) => input.getAttribute("value"));
}
