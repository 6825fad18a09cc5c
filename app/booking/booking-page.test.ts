import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readReference } from "#domain/reference.ts";
import {
  alertIn,
  formValues,
  keptIn,
  linksIn,
  referenceIn as referenceOn,
  texts,
} from "#tests/support/form.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";
import { expectConsole } from "#tests/support/quiet-console.ts";

const JSON_HEADERS = { Accept: "application/json" };
const REQUEST = {
  "form-name": "booking",
  "bot-field": "",
  firstName: "Māia",
  lastName: "O’Brien-Te Kani 🌿",
  email: "maia@example.co.nz",
  phone: "021 555 0147",
  service: "Teeth Cleaning",
  location: "Whangārei",
  preferredDate: "2026-11-25",
  preferredTime: "9:30 AM",
  dentistPreference: "",
  message: "I am a bit nervous.\nKia ora!",
  urgency: "urgent",
  insurance: "",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  page_url: "",
};

describe("the booking page", () => {
  it("asks in four parts, with every service, place and time", async () => {
    const { document, status } = await (await openEmptySite()).page("/book");
    expect(status).toBe(200);
    expect(document.title).toBe("Book Appointment | Niho");
    expect(texts(document, "h1")).toEqual(["Book Your Appointment"]);
    expect(texts(document, "form legend").join(" | ")).toMatch(
      /1 What do you need\?.*2 Where and when\?.*3 How do we reach you\?.*4 Anything else\?/,
    );
    expect(optionsOf(document, "service")).toHaveLength(9);
    expect(optionsOf(document, "location")).toHaveLength(22);
    expect(document.querySelectorAll("input[name=preferredTime]")).toHaveLength(21);
    expect(texts(document, "aside h2")).toEqual(["What to Expect", "Need Help?", "Dental Emergency?"]);
  });

  it("starts with Routine, and with nothing else answered for the visitor but that it is for them", async () => {
    const values = formValues(await (await openEmptySite()).page("/book"));
    const answered = Object.entries(values).filter(([, value]) => value !== "");
    expect(Object.fromEntries(answered)).toEqual({
      "form-name": "booking",
      "submission-id": expect.stringMatching(/^[0-9a-f]{32}$/),
      page_url: "http://niho.test/book",
      urgency: "routine",
      bookingFor: "me",
    });
  });

  it("offers no day before today in New Zealand", async () => {
    const site = await openEmptySite({ now: "2026-11-20T10:59:59Z" });
    expect(await firstDay(site)).toBe("2026-11-20");
    site.clock.now = new Date("2026-11-20T11:00:00Z");
    expect(await firstDay(site)).toBe("2026-11-21");
  });

  it("carries what was chosen before", async () => {
    const site = await openEmptySite();
    const page = await site.page("/book?location=whangarei&service=invisalign&urgency=emergency");
    expect(formValues(page)).toMatchObject({
      location: "Whangārei",
      service: "Invisalign Consultation",
      urgency: "emergency",
    });
    expect(formValues(await site.page("/book?service=braces"))).toMatchObject({ service: "Other" });
    expect(
      formValues(await site.page("/book?location=Atlantis&service=%00&practice=99999999")),
    ).toMatchObject({
      location: "",
      service: "",
    });
  });

  it("carries the practice from its profile, and lets the visitor ask elsewhere without losing an answer", async () => {
    const site = await openSite({ samples: 22 });
    const practice = await anyPractice(site);
    const page = await site.page(`/book?practice=${practice.id}`);
    expect(formValues(page)).toMatchObject({ practice: String(practice.id) });
    expect(formValues(page).location).not.toBe("");
    const choices = [...page.document.querySelectorAll("input[name=practice]")];
    expect(choices.map((choice) => choice.getAttribute("value"))).toEqual([String(practice.id), ""]);
    expect(choices[0]!.closest("label")!.textContent).toContain(practice.name);
  });

  it("says whom to call in an emergency, without a script", async () => {
    const { document } = await (await openEmptySite()).page("/book");
    for (const where of ["form", "aside"]) {
      const links = [...document.querySelectorAll(`${where} a[href^="tel:"]`)].map((a) =>
        a.getAttribute("href"),
      );
      expect(links, where).toEqual(expect.arrayContaining(["tel:111", "tel:0800611116"]));
    }
    expect(document.querySelectorAll("script:not([type='application/ld+json'])")).toHaveLength(0);
  });

  it("says at the point of asking who gets the answers, why, for how long, and what one can do", async () => {
    const { document } = await (await openEmptySite()).page("/book");
    const form = document.querySelector("form")!.textContent;
    expect(form).toContain(
      "the practice you choose or, if you choose none, to practices in your town or city",
    );
    expect(form).toContain("90 days after the date you prefer");
    expect(form).toContain("You do not have to tell us anything");
    expect(form).toContain("To see, correct or delete it");
  });

  it("takes along where the visitor came from, but nothing that was typed", async () => {
    const page = await (await openEmptySite()).page("/book?utm_source=news&q=toothache&location=Nelson");
    expect(formValues(page)).toMatchObject({
      utm_source: "news",
      page_url: "http://niho.test/book?utm_source=news",
    });
  });

  it("is a form of its own for every visitor, which no cache may share", async () => {
    const site = await openEmptySite();
    const [one, two] = [await site.page("/book"), await site.page("/book")];
    expect(formValues(one)["submission-id"]).not.toBe(formValues(two)["submission-id"]);
    expect(one.headers.get("cache-control")).toMatch(/private/);
  });
});

describe("a request that is sent", () => {
  it("is kept to the letter, and answered with a reference that the page and both mails name", async () => {
    const site = await openEmptySite();
    const answer = await sendForm(site, { ...REQUEST, page_url: "http://niho.test/book?q=typed" });
    expect(answer.status).toBe(303);
    const reference = referenceIn(answer);
    const [kept, ...others] = await keptIn(site);
    expect(others).toEqual([]);
    const { "form-name": _name, "bot-field": _bot, ...asked } = REQUEST;
    expect(kept).toMatchObject({
      reference,
      kind: "booking",
      fields: { ...asked, page_url: "http://niho.test/book" },
    });
    expect(kept!.fields.phoneE164).toBe("+64215550147");

    const success = await site.page(answer.headers.get("location")!);
    expect(success.document.body.textContent).toContain(reference);
    const mails = await site.mail();
    expect(mails.map((mail) => mail.to.email).toSorted()).toEqual(["bookings@niho.example", REQUEST.email]);
    for (const mail of mails) {
      expect(mail.subject).toContain(reference);
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.messageId).toMatch(/^<[0-9a-f]{32}\.[a-z-]+@niho\.test>$/);
    }
  });

  it("says in the patient's mail what was asked, and that nothing is confirmed yet", async () => {
    const site = await openEmptySite();
    await sendForm(site, REQUEST);
    const mail = (await site.mail()).find(({ to }) => to.email === REQUEST.email)!;
    expect(mail.to.name).toBe("Māia O’Brien-Te Kani 🌿");
    expect(mail.replyTo?.email).toBe("bookings@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your request, Māia");
      expect(body).toContain("This is not a confirmed appointment yet");
      expect(body).toContain("Wednesday 25 November 2026, 9:30am");
      expect(body).toContain("Urgent, within 3 days");
      expect(body).toContain("Whangārei");
      expect(body).not.toContain("nervous");
    }
  });

  it("tells our own people by mail nothing about health and nothing about whom", async () => {
    const site = await openEmptySite({ now: "2026-11-20T00:30:00Z" });
    await sendForm(site, REQUEST);
    const mail = (await site.mail()).find(({ to }) => to.email !== REQUEST.email)!;
    expect(mail.text).toContain("Match by: Friday 20 November 2026, 3:30pm NZ time");
    expect(mail.text).toContain("Practice in touch by: Saturday 21 November 2026, 1:30pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Māia", "Brien", "maia@", "0147", "Cleaning", "nervous", "Urgent", "Whangārei"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("puts no link into a mail that somebody wrote into a name", async () => {
    const site = await openEmptySite();
    await sendForm(site, { ...REQUEST, firstName: "Win at evil.example <a href='//evil.example'>" });
    const mail = (await site.mail()).find(({ to }) => to.email === REQUEST.email)!;
    expect(mail.text).not.toContain("evil.example");
    expect(mail.html).not.toContain("evil.example");
  });

  it("goes to the practice that was chosen", async () => {
    const site = await openSite({ samples: 22 });
    const practice = await anyPractice(site);
    await sendForm(site, { ...REQUEST, practice: String(practice.id) });
    const [kept] = await keptIn(site);
    expect(kept!.fields).toMatchObject({ practice: String(practice.id), practiceName: practice.name });
    expect((await site.mail()).some((mail) => mail.text.includes(practice.name))).toBe(true);
  });

  it("is the same form-encoded and as JSON, at the page's address and at the contract's", async () => {
    const site = await openEmptySite();
    const answers = [
      await site.post("/", REQUEST, JSON_HEADERS),
      await site.fetch("/", {
        method: "POST",
        body: JSON.stringify(REQUEST),
        headers: { ...JSON_HEADERS, "Content-Type": "application/json", Origin: "http://niho.test" },
      }),
    ];
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const reference = referenceIn(await sendForm(site, REQUEST));
    expect(referenceIn(await site.post("/", REQUEST))).toBe(reference);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(bodies).toEqual([
      { ok: true, reference },
      { ok: true, reference },
    ]);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("a request that is sent again", () => {
  it.each([
    ["without any key", {}, {}],
    ["with the form's own id", { "submission-id": "5f3c" }, {}],
    ["with a key in the header", {}, { "Idempotency-Key": "retry-1" }],
  ])("40 times at once %s is one, under one reference", async (_how, fields, headers) => {
    const site = await openEmptySite();
    const send = () => site.post("/", { ...REQUEST, ...fields }, { ...JSON_HEADERS, ...headers });
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { reference: string }[];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
    expect(await site.mail()).toHaveLength(2);
  });

  it("by a double click is one", async () => {
    const site = await openEmptySite();
    const filled: Record<string, string> = { ...formValues(await site.page("/book")), ...REQUEST };
    const [one, two] = await Promise.all([sendForm(site, filled), sendForm(site, filled)]);
    expect(referenceIn(one)).toBe(referenceIn(two));
    expect(await keptIn(site)).toHaveLength(1);
  });

  it("by the same person in other spelling, within 24 hours, is one; a day later it is another", async () => {
    const site = await openEmptySite();
    const spelled = {
      ...REQUEST,
      firstName: "maia",
      email: "Maia@Example.co.nz",
      phone: "+64 21 5550147",
      service: "teeth-cleaning",
    };
    const first = referenceIn(await sendForm(site, REQUEST));
    site.clock.now = new Date(site.clock.now.getTime() + 86_399_000);
    expect(referenceIn(await sendForm(site, spelled))).toBe(first);
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    expect(referenceIn(await sendForm(site, spelled))).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(2);
  });

  it("with anything else asked is another", async () => {
    const site = await openEmptySite();
    const changes = [
      {},
      { message: "" },
      { preferredTime: "10:00 AM" },
      { location: "Nelson" },
      { firstName: "Hana" },
    ];
    const references = [];
    for (const change of changes)
      references.push(referenceIn(await sendForm(site, { ...REQUEST, ...change })));
    expect(new Set(references).size).toBe(changes.length);
  });

  it("changed after going back is not sent unseen: the page says so, keeps all, and sends a second one if wanted", async () => {
    const site = await openEmptySite();
    const filled: Record<string, string> = { ...formValues(await site.page("/book")), ...REQUEST };
    const first = referenceIn(await sendForm(site, filled));

    const changed: Record<string, string> = { ...filled, preferredTime: "2:00 PM" };
    const page = await readPage(await sendForm(site, changed));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("Your first request was sent already");
    expect(alertIn(page)).toContain(first);
    const { "submission-id": newId, ...shown } = formValues(page);
    const { "submission-id": oldId, ...sent } = changed;
    expect(newId).not.toBe(oldId);
    expect(shown).toMatchObject(sent);
    expect(await keptIn(site)).toHaveLength(1);

    const second = referenceIn(await sendForm(site, { ...changed, "submission-id": newId! }));
    expect(second).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(2);
  });

  it("by a program with its key and other content is refused, and tells nothing of the first", async () => {
    const site = await openEmptySite();
    const headers = { ...JSON_HEADERS, "Idempotency-Key": "1" };
    const { reference } = (await (await site.post("/", REQUEST, headers)).json()) as { reference: string };
    const answer = await site.post("/", { ...REQUEST, lastName: "Other" }, headers);
    expect(answer.status).toBe(422);
    const body = await answer.text();
    expect(JSON.parse(body)).toEqual({ ok: false, errors: { "Idempotency-Key": expect.any(String) } });
    expect(body).not.toContain(reference);
    expect(await keptIn(site)).toHaveLength(1);
  });

  it("may carry a key of 255 characters, and not of 256", async () => {
    const site = await openEmptySite();
    const withKey = (length: number) =>
      site.post("/", REQUEST, { ...JSON_HEADERS, "Idempotency-Key": "k".repeat(length) });
    expect((await withKey(255)).status).toBe(201);
    const refused = await withKey(256);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      ok: false,
      errors: { "Idempotency-Key": expect.any(String) },
    });
  });

  it("goes by the header when form and header both have a key", async () => {
    const site = await openEmptySite();
    const send = (id: string) =>
      site.post("/", { ...REQUEST, "submission-id": id }, { ...JSON_HEADERS, "Idempotency-Key": "same" });
    expect(await (await send("one")).json()).toEqual(await (await send("two")).json());
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("a request with something to put right", () => {
  const WRONG = {
    ...REQUEST,
    email: "maia@",
    phone: "",
    preferredDate: "2026-11-19",
    preferredTime: "",
    bookingFor: "someone-else",
    patientName: "Tama <b>",
    patientType: "existing",
    dentistPreference: 'Dr "Quote" & Co',
    insurance: "Southern Cross",
    utm_source: "news",
  };

  it("gets the page again, with a summary first that has the focus and leads to each field", async () => {
    const site = await openEmptySite();
    const page = await readPage(await sendForm(site, WRONG));
    expect(page.status).toBe(422);
    expect(page.document.title).toBe("Error: Book Appointment | Niho");
    const summary = page.document.querySelector("form > *")!;
    expect(summary.getAttribute("role")).toBe("alert");
    expect(summary.hasAttribute("autofocus")).toBe(true);
    expect(summary.getAttribute("tabindex")).toBe("-1");
    expect(summary.querySelector("h2")!.textContent).toBe("Check these 4 answers");
    expect(linksIn(summary)).toEqual([
      ["#preferredDate", "Choose a date that is today or later"],
      ["#preferredTime", "Choose a time"],
      ["#email", "Enter an email address like name@example.co.nz"],
      ["#phone", "Enter your phone number"],
    ]);
    for (const [target] of linksIn(summary)) expect(page.document.querySelectorAll(target!)).toHaveLength(1);
    expect(page.document.querySelector("#email")!.getAttribute("aria-invalid")).toBe("true");
    expect(page.document.querySelector("#email-error")!.textContent).toContain("Enter an email address like");
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });

  it("keeps every value, right and wrong, wherever it was posted", async () => {
    const site = await openEmptySite();
    const id = "5f3c5f3c5f3c5f3c5f3c5f3c5f3c5f3c";
    for (const path of ["/book?send", "/book", "/"]) {
      const page = await readPage(await site.post(path, { ...WRONG, "submission-id": id }));
      expect(page.status).toBe(422);
      const { preferredTime: _notChosen, ...typed } = WRONG;
      expect(formValues(page)).toMatchObject({ ...typed, "submission-id": id });
    }
  });

  it("is told in JSON by field", async () => {
    const answer = await (await openEmptySite()).post("/", WRONG, JSON_HEADERS);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: {
        preferredDate: "Choose a date that is today or later",
        preferredTime: "Choose a time",
        email: "Enter an email address like name@example.co.nz",
        phone: "Enter your phone number",
      },
    });
  });

  it("is told when its practice has left, and can be sent to any", async () => {
    const site = await openEmptySite();
    const page = await readPage(await sendForm(site, { ...REQUEST, practice: "99999999" }));
    expect(page.status).toBe(422);
    expect(linksIn(page.document.querySelector("[role=alert]")!)).toEqual([
      ["#practice", "This practice is no longer on Niho"],
    ]);
    expect(page.document.querySelectorAll("#practice")).toHaveLength(1);
    expect((await sendForm(site, { ...formValues(page) })).status).toBe(303);
  });

  it("is asked again for a field that came twice with different answers", async () => {
    const site = await openEmptySite();
    const body = `${new URLSearchParams(REQUEST)}&firstName=Hana`;
    const headers = { ...JSON_HEADERS, "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await site.fetch("/", { method: "POST", body, headers });
    expect(await answer.json()).toMatchObject({ ok: false, errors: { firstName: expect.any(String) } });
  });
});

describe("when we cannot keep a request", () => {
  it("the page says the specification's sentence, keeps every value, and sending again works and makes one", async () => {
    const site = await openEmptySite();
    const filled: Record<string, string> = { ...formValues(await site.page("/book")), ...REQUEST };
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    expectConsole("error", /^A booking form could not be stored: [A-Za-z]+( [A-Z_]+)?( \d+)?$/);

    const page = await readPage(await sendForm(site, filled));
    expect(page.status).toBe(503);
    expect(page.document.title).toBe("Error: Book Appointment | Niho");
    expect(alertIn(page)).toContain("There was an error submitting your booking. Please try again.");
    expect(formValues(page)).toMatchObject(filled);
    const answer = await site.post("/", REQUEST, JSON_HEADERS);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: { form: "There was an error submitting your booking. Please try again." },
    });
    expect(await keptIn(site)).toEqual([]);

    await site.database.transact((tx) => sql`alter table lost rename to outbox`.execute(tx));
    expect((await sendForm(site, formValues(page))).status).toBe(303);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("a machine that fills in the hidden field", () => {
  it("gets the ordinary success answer, and nothing is kept or sent", async () => {
    const site = await openEmptySite();
    const bot = { ...REQUEST, "bot-field": "https://spam.example" };
    const inJson = await site.post("/", bot, JSON_HEADERS);
    const { ok, reference } = (await inJson.json()) as { ok: boolean; reference: string };
    const inBrowser = await sendForm(site, bot);
    expect([inJson.status, ok, inBrowser.status]).toEqual([201, true, 303]);
    expect(readReference(reference)).toBe(reference);
    expect(referenceIn(inBrowser)).toMatch(/^NIHO-/);
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });
});

/** Most of this is asked without any practice: that opens faster. */
function openEmptySite(options: { now?: string } = {}): Promise<TestSite> {
  return openSite({ samples: 0, ...options });
}

function sendForm(site: TestSite, fields: Record<string, string>): Promise<Response> {
  return site.post("/book?send", fields);
}

function referenceIn(answer: Response): string {
  return referenceOn(answer, "/booking-success");
}

async function anyPractice(site: TestSite): Promise<{ id: number; name: string }> {
  return site.database.read
    .selectFrom("practices")
    .select(["id", "name"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function firstDay(site: TestSite): Promise<string | null> {
  return (await site.page("/book")).document.querySelector("#preferredDate")!.getAttribute("min");
}

function optionsOf(document: Document, name: string): string[] {
  return [...document.querySelectorAll(`#${name} option`)].flatMap(
    (option) => option.getAttribute("value") || [],
  );
}
