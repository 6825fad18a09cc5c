import { sql } from "kysely";
import { describe, expect, it } from "vitest";
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

const JSON_HEADERS = { Accept: "application/json" };
const CATEGORIES = ["booking", "technical", "partnership", "feedback", "complaint", "general", "media"];
const MESSAGE = {
  "form-name": "contact",
  "bot-field": "",
  name: "Māia O’Brien-Te Kani 🌿",
  email: "maia@example.co.nz",
  subject: "Opening hours in Whangārei",
  category: "technical",
  message: "The hours are wrong.\nNgā mihi!",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  page_url: "",
};

describe("the contact page", () => {
  it("asks for name, email, subject, category and message, and has nothing answered for the visitor", async () => {
    const page = await (await openEmptySite()).page("/contact");
    expect(page.status).toBe(200);
    expect(page.document.title).toBe("Contact Us | Niho");
    expect(texts(page.document, "h1")).toEqual(["Contact Us"]);
    expect(texts(page.document, "form label[for]")).toEqual([
      "Full name",
      "Email address",
      "Subject",
      "Message",
    ]);
    expect(texts(page.document, "form fieldset fieldset legend")).toEqual(["Category"]);
    const answered = Object.entries(formValues(page)).filter(([, value]) => value !== "");
    expect(Object.fromEntries(answered)).toEqual({
      "form-name": "contact",
      "submission-id": expect.stringMatching(/^[0-9a-f]{32}$/),
      page_url: "http://niho.test/contact",
    });
  });

  it("offers the seven categories, each with how soon it is answered", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const radios = [...document.querySelectorAll("input[name=category]")];
    expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(CATEGORIES);
    expect(texts(document, "label:has(input[name=category]) b")).toEqual([
      "Booking Support",
      "Technical Issues",
      "Partnership Inquiry",
      "Feedback",
      "Complaint",
      "General Question",
      "Media/Press",
    ]);
    expect(texts(document, "label:has(input[name=category]) .small")).toEqual([
      "In 2 to 4 hours",
      "In 4 to 8 hours",
      "In 2 to 3 business days",
      ...Array.from({ length: 4 }, () => "Within 24 hours on business days"),
    ]);
  });

  it("says how to call, write and visit, when, and that the details are samples", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const cards = texts(document, ".contact-cards li");
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatch(/Phone.*\(09\) 012 0100.*does not ring yet/);
    expect(cards[1]).toMatch(/Email.*hello@niho\.example.*nobody reads it yet/);
    expect(cards[2]).toMatch(/Address.*1 Sample Street.*nobody is there yet/);
    expect(cards[3]).toMatch(/Monday to Friday, 8am to 6pm.*Saturday, 9am to 3pm.*24\/7/);
  });

  it("has how soon each kind is answered, and what to do after 48 hours", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const aside = document.querySelector("aside")!.textContent;
    for (const time of [
      "In 2 to 4 hours",
      "In 4 to 8 hours",
      "Within 24 hours on business days",
      "In 2 to 3 business days",
    ])
      expect(aside).toContain(time);
    expect(aside).toContain("No answer after 48 hours?");
  });

  it("leads to help in an emergency, and says whom to call, without a script", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const links = linksIn(document.querySelector("aside")!).map(([href]) => href);
    expect(links).toEqual(["tel:0800611116", "tel:111", "/emergency"]);
    expect(document.querySelectorAll("script:not([type='application/ld+json'])")).toHaveLength(0);
  });

  it("answers four questions, of which one is open, and opens all of them by a link", async () => {
    const site = await openEmptySite();
    const { document } = await site.page("/contact?utm_source=news");
    expect(document.querySelectorAll("#faqs details")).toHaveLength(4);
    expect(document.querySelectorAll("#faqs details[open]")).toHaveLength(1);
    const all = linkCalled(document, "View All FAQs");
    expect(all).toBe("/contact?utm_source=news&faqs=open#faqs");

    const opened = await site.page(all);
    expect(opened.document.querySelectorAll("#faqs details[open]")).toHaveLength(4);
    expect(formValues(opened)).toMatchObject({ utm_source: "news" });
    expect(linkCalled(opened.document, "Close all but the first")).toBe("/contact?utm_source=news#faqs");
    expect(opened.document.querySelector("link[rel=canonical]")!.getAttribute("href")).toBe(
      "http://niho.test/contact",
    );
  });

  it("shows where we are on a map of Auckland", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    expect(document.querySelector(".map-frame use")!.getAttribute("href")).toContain("place-auckland");
  });

  it("carries what a link has chosen and begun, and ignores what makes no sense", async () => {
    const site = await openEmptySite();
    const asked = "/contact?category=partnership%20enquiry&subject=Mistake+in+listing+12";
    expect(formValues(await site.page(asked))).toMatchObject({
      category: "partnership",
      subject: "Mistake in listing 12",
      page_url: "http://niho.test/contact",
    });
    const odd = formValues(await site.page(`/contact?category=%00&subject=${"🦷".repeat(300)}`));
    expect(odd.category).toBeUndefined();
    expect(odd.subject).toBe("🦷".repeat(200));
  });

  it("says at the point of asking who gets the message, why, for how long, and what one can do", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const form = document.querySelector("form[method=post]")!.textContent;
    expect(form).toContain("Our staff read it. Nobody else gets it.");
    expect(form).toContain("You do not have to tell us anything");
    expect(form).toContain("No longer than 12 months");
    expect(form).toContain("To see, correct or delete it");
  });

  it("is a form of its own for every visitor, which no cache may share", async () => {
    const site = await openEmptySite();
    const [one, two] = [await site.page("/contact"), await site.page("/contact")];
    expect(formValues(one)["submission-id"]).not.toBe(formValues(two)["submission-id"]);
    expect(one.headers.get("cache-control")).toBe("private, no-cache");
  });
});

describe("a message that is sent", () => {
  it("is kept to the letter, and answered with a reference that the page and both mails name", async () => {
    const site = await openEmptySite();
    const answer = await sendForm(site, {
      ...MESSAGE,
      utm_source: "news",
      page_url: "http://niho.test/contact?q=x",
    });
    expect(answer.status).toBe(303);
    const reference = referenceIn(answer);
    const [kept, ...others] = await keptIn(site);
    expect(others).toEqual([]);
    const { "form-name": _name, "bot-field": _bot, ...asked } = MESSAGE;
    expect(kept).toMatchObject({ reference, kind: "contact", status: "received" });
    expect(kept!.fields).toEqual({ ...asked, utm_source: "news", page_url: "http://niho.test/contact" });

    const success = await site.page(answer.headers.get("location")!);
    expect(success.document.body.textContent).toContain(reference);
    for (const mail of await site.mail()) {
      expect(mail.subject).toContain(reference);
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.messageId).toMatch(/^<[0-9a-f]{32}\.contact-(received|new)@niho\.test>$/);
    }
  });

  it.each(CATEGORIES)("may be about %s", async (category) => {
    const site = await openEmptySite();
    expect((await sendForm(site, { ...MESSAGE, category })).status).toBe(303);
    expect((await keptIn(site))[0]!.fields.category).toBe(category);
    expect(await site.mail()).toHaveLength(2);
  });

  it.each([
    ["Booking Support", "booking"],
    ["MEDIA / PRESS", "media"],
    ["Partnership Inquiry", "partnership"],
    ["partnership enquiry", "partnership"],
  ])("may call its category %s", async (spelled, category) => {
    const site = await openEmptySite();
    await sendForm(site, { ...MESSAGE, category: spelled });
    expect((await keptIn(site))[0]!.fields.category).toBe(category);
  });

  it("is confirmed to its writer with what happens when, and repeats nothing that was typed but the name", async () => {
    const site = await openEmptySite();
    await sendForm(site, MESSAGE);
    const mail = (await site.mail()).find(({ to }) => to.email === MESSAGE.email)!;
    expect(mail.to.name).toBe(MESSAGE.name);
    expect(mail.from.email).toBe("hello@niho.example");
    expect(mail.replyTo?.email).toBe("hello@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your message, Māia O’Brien-Te Kani 🌿");
      expect(body).toContain("Technical Issues");
      expect(body).toContain("We answer, in 4 to 8 hours");
      expect(body).toContain("after 48 hours without an answer");
      expect(body).not.toMatch(/Whangārei|hours are wrong/);
    }
  });

  it("tells our own people by mail what kind it is and when it is due, and nothing of whom or what", async () => {
    // A Friday, 4pm in Auckland.
    const site = await openEmptySite({ now: "2026-11-20T03:00:00Z" });
    await sendForm(site, MESSAGE);
    const mail = (await site.mail()).find(({ to }) => to.email !== MESSAGE.email)!;
    expect(mail.to.email).toBe("hello@niho.example");
    expect(mail.text).toContain("Kind: Message, Technical Issues");
    expect(mail.text).toContain("Received: Friday 20 November 2026, 4pm NZ time");
    expect(mail.text).toContain("Answer by: Saturday 21 November 2026, 3pm NZ time");
    expect(mail.text).toContain("Pass up after: Sunday 22 November 2026, 4pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Māia", "Brien", "maia@", "Opening", "Whangārei", "wrong"]) {
      expect(said).not.toContain(secret);
    }
  });

  it.each([
    ["booking", "bookings@niho.example", "Answer by: Saturday 21 November 2026, 11am NZ time"],
    ["partnership", "partners@niho.example", "Answer by: Wednesday 25 November 2026, 4pm NZ time"],
    ["media", "media@niho.example", "Answer by: Monday 23 November 2026, 4pm NZ time"],
    ["complaint", "hello@niho.example", "Answer by: Monday 23 November 2026, 4pm NZ time"],
  ])("about %s goes to %s, with its own clock", async (category, address, clock) => {
    const site = await openEmptySite({ now: "2026-11-20T03:00:00Z" });
    await sendForm(site, { ...MESSAGE, category });
    const mail = (await site.mail()).find(({ to }) => to.email === address)!;
    expect(mail.text).toContain(clock);
  });

  it("puts no link into a mail that somebody wrote into a name", async () => {
    const site = await openEmptySite();
    await sendForm(site, { ...MESSAGE, name: "Win at evil.example <a href='//evil.example'>" });
    const mail = (await site.mail()).find(({ to }) => to.email === MESSAGE.email)!;
    expect(mail.text).not.toContain("evil.example");
    expect(mail.html).not.toContain("evil.example");
  });

  it("is the same form-encoded and as JSON, at the page's address and at the contract's", async () => {
    const site = await openEmptySite();
    const answers = [await site.post("/", MESSAGE, JSON_HEADERS), await postJson(site, MESSAGE)];
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const reference = referenceIn(await sendForm(site, MESSAGE));
    expect(referenceIn(await site.post("/", MESSAGE))).toBe(reference);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(bodies).toEqual([
      { ok: true, reference },
      { ok: true, reference },
    ]);
    expect(await keptIn(site)).toHaveLength(1);
  });

  it.each([
    ["without any key", {}, {}],
    ["with the form's own id", { "submission-id": "5f3c" }, {}],
    ["with a key in the header", {}, { "Idempotency-Key": "retry-1" }],
  ])("20 times at once %s is one, under one reference", async (_how, fields, headers) => {
    const site = await openEmptySite();
    const send = () => site.post("/", { ...MESSAGE, ...fields }, { ...JSON_HEADERS, ...headers });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { reference: string }[];
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
    expect(await site.mail()).toHaveLength(2);
  });

  it("again within 24 hours in other spelling is one; with other words, or a day later, another", async () => {
    const site = await openEmptySite();
    const first = referenceIn(await sendForm(site, MESSAGE));
    const spelled = {
      ...MESSAGE,
      name: "MAIA O'BRIEN TE KANI",
      email: "Maia@Example.co.nz",
      category: "Technical issue",
    };
    expect(referenceIn(await sendForm(site, spelled))).toBe(first);
    expect(referenceIn(await sendForm(site, { ...MESSAGE, message: "And closed on Sunday." }))).not.toBe(
      first,
    );
    site.clock.now = new Date(site.clock.now.getTime() + 86_400_000);
    expect(referenceIn(await sendForm(site, MESSAGE))).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(3);
  });

  it("changed after going back is not sent unseen: the page says so and sends a second one if wanted", async () => {
    const site = await openEmptySite();
    const filled: Record<string, string> = { ...formValues(await site.page("/contact")), ...MESSAGE };
    const first = referenceIn(await sendForm(site, filled));
    const changed: Record<string, string> = { ...filled, message: "Never mind." };
    const page = await readPage(await sendForm(site, changed));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("Your first message was sent already");
    expect(alertIn(page)).toContain(first);
    expect(formValues(page).message).toBe("Never mind.");
    expect(referenceIn(await sendForm(site, formValues(page)))).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(2);
  });
});

describe("a message with something to put right", () => {
  const WRONG = { ...MESSAGE, name: "", email: "maia@", category: "gossip", utm_source: "news" };

  it("gets the page again, with a summary first that has the focus and leads to each field", async () => {
    const site = await openEmptySite();
    const page = await readPage(await sendForm(site, WRONG));
    expect(page.status).toBe(422);
    expect(page.document.title).toBe("Error: Contact Us | Niho");
    const summary = page.document.querySelector("form[method=post] > *")!;
    expect(summary.getAttribute("role")).toBe("alert");
    expect(summary.hasAttribute("autofocus")).toBe(true);
    expect(summary.querySelector("h2")!.textContent).toBe("Check these 3 answers");
    expect(linksIn(summary)).toEqual([
      ["#name", "Enter your full name"],
      ["#email", "Enter an email address like name@example.co.nz"],
      ["#category", "Choose a category from the list"],
    ]);
    for (const [target] of linksIn(summary)) expect(page.document.querySelectorAll(target!)).toHaveLength(1);
    expect(page.document.querySelector("#email")!.getAttribute("aria-invalid")).toBe("true");
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });

  it("keeps every value, right and wrong, wherever it was posted", async () => {
    const site = await openEmptySite();
    for (const path of ["/contact?send", "/contact", "/"]) {
      const page = await readPage(
        await site.post(path, { ...WRONG, category: "media", "submission-id": "5f3c" }),
      );
      expect(page.status).toBe(422);
      expect(formValues(page)).toMatchObject({ ...WRONG, category: "media", "submission-id": "5f3c" });
    }
  });

  it("is told in JSON by field, everything that is missing at once", async () => {
    const answer = await postJson(await openEmptySite(), { "form-name": "contact" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: {
        name: "Enter your full name",
        email: "Enter your email address",
        subject: "Enter a subject",
        category: "Choose a category",
        message: "Enter your message",
      },
    });
  });

  it.each([
    ["name", 200, "Full name must be 200 characters or fewer"],
    ["subject", 200, "Subject must be 200 characters or fewer"],
    ["message", 5_000, "Message must be 5,000 characters or fewer"],
  ] as const)("has room for %s of %i characters, and not for one more", async (name, most, text) => {
    const site = await openEmptySite();
    expect((await site.post("/", { ...MESSAGE, [name]: "🦷".repeat(most) }, JSON_HEADERS)).status).toBe(201);
    const answer = await site.post("/", { ...MESSAGE, [name]: "a".repeat(most + 1) }, JSON_HEADERS);
    expect(await answer.json()).toEqual({ ok: false, errors: { [name]: text } });
  });
});

describe("when we cannot keep a message", () => {
  it("the page says the specification's sentence, keeps every value, and sending again works and makes one", async () => {
    const site = await openEmptySite();
    const filled: Record<string, string> = { ...formValues(await site.page("/contact")), ...MESSAGE };
    await site.database.transact((tx) => sql`alter table outbox rename to lost`.execute(tx));
    expectConsole("error", /^A contact form could not be stored: [A-Za-z]+( [A-Z_]+)?( \d+)?$/);

    const page = await readPage(await sendForm(site, filled));
    expect(page.status).toBe(503);
    expect(page.document.title).toBe("Error: Contact Us | Niho");
    expect(alertIn(page)).toContain("There was an error sending your message. Please try again.");
    expect(formValues(page)).toMatchObject(filled);
    const answer = await site.post("/", MESSAGE, JSON_HEADERS);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: { form: "There was an error sending your message. Please try again." },
    });

    await site.database.transact((tx) => sql`alter table lost rename to outbox`.execute(tx));
    expect((await sendForm(site, formValues(page))).status).toBe(303);
    expect(await keptIn(site)).toHaveLength(1);
  });
});

describe("a machine that fills in the hidden field", () => {
  it("gets the ordinary success answer, and nothing is kept or sent", async () => {
    const site = await openEmptySite();
    const bot = { ...MESSAGE, "bot-field": "https://spam.example" };
    const inJson = await site.post("/", bot, JSON_HEADERS);
    const { ok, reference } = (await inJson.json()) as { ok: boolean; reference: string };
    expect([inJson.status, ok, readReference(reference)]).toEqual([201, true, reference]);
    expect(referenceIn(await sendForm(site, bot))).toMatch(/^NIHO-/);
    expect(await keptIn(site)).toEqual([]);
    expect(await site.mail()).toEqual([]);
  });
});

/** None of this needs a practice, and an empty site opens faster. */
function openEmptySite(options: { now?: string } = {}): Promise<TestSite> {
  return openSite({ samples: 0, ...options });
}

function sendForm(site: TestSite, fields: Record<string, string>): Promise<Response> {
  return site.post("/contact?send", fields);
}

function referenceIn(answer: Response): string {
  return referenceOn(answer, "/contact-success");
}

function linkCalled(document: Document, words: string): string {
  const link = [...document.querySelectorAll("#faqs a")].find((a) => a.textContent === words)!;
  return link.getAttribute("href")!;
}
