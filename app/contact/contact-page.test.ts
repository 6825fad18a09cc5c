import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { describe, expect, it } from "vitest";
import { formValues, keptIn, linksIn, postJson, texts } from "#tests/support/form.ts";
import { CONTACT, openEmptySite, send, sendForJson, sendWell } from "#tests/support/forms.ts";
import { otherScripts } from "#tests/support/scripts.ts";

/** What all forms promise alike is in `tests/forms.test.ts`, every option in `tests/form-options.test.ts`. */
const MESSAGE = CONTACT.right;

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
      "submission-id": expect.stringMatching(/^[0-9a-z]+-[0-9a-f]{32}-[0-9a-f]{16}$/),
      page_url: "http://niho.test/contact",
    });
  });

  it("offers the seven categories, each with how soon it is answered", async () => {
    const { document } = await siteToRead(22).page("/contact");
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
    const { document } = await siteToRead(22).page("/contact");
    const cards = texts(document, ".contact-cards li");
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatch(/Phone.*\(09\) 012 0100.*doesn’t reach anyone yet/);
    expect(cards[1]).toMatch(/Email.*hello@niho\.example.*No one reads this address yet/);
    expect(cards[2]).toMatch(/Address.*1 Sample Street.*No one is at this address yet/);
    expect(cards[3]).toMatch(/Monday to Friday, 8am to 6pm.*Saturday, 9am to 3pm.*24\/7/);
  });

  it("has how soon each kind is answered, and when to call instead", async () => {
    const { document } = await siteToRead(22).page("/contact");
    const aside = document.querySelector("aside")!.textContent;
    for (const time of [
      "In 2 to 4 hours",
      "In 4 to 8 hours",
      "Within 24 hours on business days",
      "In 2 to 3 business days",
    ])
      expect(aside).toContain(time);
    expect(aside).toContain(
      "No answer after 48 hours, or after 3 business days if you want to join as a practice?",
    );
  });

  it("leads to help in an emergency, and says whom to call, without a script", async () => {
    const { document } = await (await openEmptySite()).page("/contact");
    const links = linksIn(document.querySelector("aside")!).map(([href]) => href);
    expect(links).toEqual(["tel:0800611116", "tel:111", "/emergency"]);
    expect(otherScripts(document)).toEqual([]);
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
    const { document } = await siteToRead(22).page("/contact");
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
    expect(form).toContain("Our staff read it. No one else gets it.");
    expect(form).toContain("You don’t have to tell us anything");
    expect(form).toContain("No longer than 12 months");
    expect(form).toContain("To see, correct or delete what we hold about you");
  });
});

describe("a message that is sent", () => {
  it.each([
    ["Booking Support", "booking"],
    ["MEDIA / PRESS", "media"],
    ["Partnership Inquiry", "partnership"],
    ["partnership enquiry", "partnership"],
  ])("may call its category %s", async (spelled, category) => {
    const site = await openEmptySite();
    await send(site, CONTACT, { ...MESSAGE, category: spelled });
    expect((await keptIn(site))[0]!.fields.category).toBe(category);
  });

  it("is confirmed to its writer with what happens when, and repeats nothing that was typed, no name either", async () => {
    const site = await openSite({ samples: 22 });
    await send(site, CONTACT, MESSAGE);
    const mail = (await site.mail()).find(({ to }) => to.email === MESSAGE.email)!;
    expect(mail.to.name).toBe("");
    expect(mail.from.email).toBe("hello@niho.example");
    expect(mail.replyTo?.email).toBe("hello@niho.example");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("We have your message");
      expect(body).not.toContain("Māia");
      expect(body).toContain("Technical Issues");
      expect(body).toContain("We’ll reply (in 4 to 8 hours)");
      expect(body).toContain("after 48 hours without an answer");
      expect(body).not.toMatch(/Whangārei|hours are wrong/);
    }
  });

  it("tells our own people by mail what kind it is and when it is due, and nothing of whom or what", async () => {
    // A Friday, 4pm in Auckland.
    const site = await openSite({ samples: 22, now: "2026-11-20T03:00:00Z" });
    await send(site, CONTACT, MESSAGE);
    const mail = (await site.mail()).find(({ to }) => to.email !== MESSAGE.email)!;
    expect(mail.to.email).toBe("hello@niho.example");
    expect(mail.text).toContain("Kind: Message, Technical Issues");
    expect(mail.text).toContain("Received: Friday 20 November 2026, 4pm NZ time");
    expect(mail.text).toContain("Reply by: Saturday 21 November 2026, 3pm NZ time");
    expect(mail.text).toContain("Escalate after: Sunday 22 November 2026, 4pm NZ time");
    const said = JSON.stringify(mail);
    for (const secret of ["Māia", "Brien", "maia@", "Opening", "Whangārei", "wrong"]) {
      expect(said).not.toContain(secret);
    }
  });

  it.each([
    ["booking", "bookings@niho.example", "Reply by: Saturday 21 November 2026, 11am NZ time"],
    ["partnership", "partners@niho.example", "Reply by: Wednesday 25 November 2026, 4pm NZ time"],
    ["media", "media@niho.example", "Reply by: Monday 23 November 2026, 4pm NZ time"],
    ["complaint", "hello@niho.example", "Reply by: Monday 23 November 2026, 4pm NZ time"],
  ])("about %s goes to %s, with its own clock", async (category, address, clock) => {
    const site = await openSite({ samples: 22, now: "2026-11-20T03:00:00Z" });
    await send(site, CONTACT, { ...MESSAGE, category });
    const mail = (await site.mail()).find(({ to }) => to.email === address)!;
    expect(mail.text).toContain(clock);
  });

  it("again within 24 hours in other spelling is one; with other words, or a day later, another", async () => {
    const site = await openSite({ samples: 22 });
    const first = await sendWell(site, CONTACT, MESSAGE);
    const spelled = {
      ...MESSAGE,
      name: "MAIA O'BRIEN TE KANI",
      email: "Maia@Example.co.nz",
      category: "Technical issue",
    };
    expect(await sendWell(site, CONTACT, spelled)).toBe(first);
    expect(await sendWell(site, CONTACT, { ...MESSAGE, message: "And closed on Sunday." })).not.toBe(first);
    site.clock.now = new Date(site.clock.now.getTime() + 86_400_000);
    expect(await sendWell(site, CONTACT, MESSAGE)).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(3);
  });
});

describe("a message with something to put right", () => {
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
    expect((await sendForJson(site, CONTACT, { ...MESSAGE, [name]: "🦷".repeat(most) })).status).toBe(201);
    const { body } = await sendForJson(site, CONTACT, { ...MESSAGE, [name]: "a".repeat(most + 1) });
    expect(body).toEqual({ ok: false, errors: { [name]: text } });
  });
});

function linkCalled(document: Document, words: string): string {
  const link = [...document.querySelectorAll("#faqs a")].find((a) => a.textContent === words)!;
  return link.getAttribute("href")!;
}
