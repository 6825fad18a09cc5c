import { openSite } from "#tests/support/site.ts";
import { describe, expect, it } from "vitest";
import { formValues, keptIn } from "#tests/support/form.ts";
import { CONTACT, openEmptySite, send, sendForJson, sendWell } from "#tests/support/forms.ts";
/** What all forms promise alike is in `tests/forms.test.ts`, every option in `tests/form-options.test.ts`. */
const MESSAGE = CONTACT.right;

describe("the contact page", () => {
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
});

describe("a message that is sent", () => {
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
