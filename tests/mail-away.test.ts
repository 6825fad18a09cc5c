import { expect, test } from "vitest";
import { MINUTE } from "#domain/durations.ts";
import { SLOW_MAIL } from "#kit/forms/sent-reference.ts";
import { longestMailWait } from "#outbox/due-mails.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { smtpMailer } from "#outbox/transports/smtp.ts";
import { eachDatabase } from "./support/databases.ts";
import { BOOKING, CONTACT, sendWell } from "./support/forms.ts";
import { startMailServer } from "./support/mail-server.ts";
import { openSite, type TestSite } from "./support/site.ts";

eachDatabase("While mail is slow", (open) => {
  test("the page after a form and the doctor say so; once the server is back, all mail arrives at once, each once", async () => {
    const { port, close } = await startMailServer();
    await close();
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
    const site = await openSite({ open, samples: 0, mailer });
    const booked = `/booking-success?reference=${await sendWell(site, BOOKING, BOOKING.right)}`;
    const written = `/contact-success?reference=${await sendWell(site, CONTACT, CONTACT.right)}`;
    await pass(site, 15);
    expect(await mainWords(site, booked)).toContain("We’ve emailed you this booking reference");
    expect(await queueOf(site)).not.toHaveProperty("mend");

    await pass(site, 27);
    for (const page of [booked, written]) {
      const words = await mainWords(site, page);
      expect(words).toContain(SLOW_MAIL);
      expect(words).not.toContain("We’ve emailed you this");
    }
    expect(await mainWords(site, "/contact-success")).not.toContain(SLOW_MAIL);
    const subscribed = await site.post("/newsletter", { email: "ana@example.co.nz", consent: "yes" });
    const checking = subscribed.headers.get("Location")!;
    expect(await mainWords(site, checking)).toContain("Our email is slow today");
    expect(await mainWords(site, checking.split("?")[0]!)).toContain("Give it a few minutes");
    expect(await queueOf(site)).toEqual({
      what: "Mail queue",
      found: `5 waiting, the oldest for 42 minutes: connect ECONNREFUSED 127.0.0.1:${port}; 0 given up`,
      mend: expect.stringContaining("What’s waiting then goes by itself"),
    });

    const { received } = await startMailServer({}, port);
    await sendWell(site, BOOKING, { ...BOOKING.right, firstName: "Hana" });
    await site.mail();
    const ids = received.map(({ email }) => email.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
    expect(await mainWords(site, booked)).toContain("We’ve emailed you this booking reference");
    expect(await longestMailWait(site.database.read, site.clock.now)).toBe(0);
    await mailer.close();
  });

  test("one mailbox that takes no mail does not make mail slow for everyone else", async () => {
    const full = "full@mailbox.example";
    const mailer = memoryMailer(({ to }) => {
      if (to.email === full) throw new MailRefused("452 mailbox full", false);
    });
    const site = await openSite({ open, samples: 0, mailer });
    await sendWell(site, CONTACT, { ...CONTACT.right, email: full });
    await pass(site, 20);
    const page = `/contact-success?reference=${await sendWell(site, CONTACT, CONTACT.right)}`;
    await site.mail();
    expect(await mainWords(site, page)).not.toContain(SLOW_MAIL);
    expect((await queueOf(site))!.found).toMatch(/^1 waiting, the oldest for 20 minutes: 452 mailbox/);
  });
});

/** A minute at a time, as the worker looks. */
async function pass(site: TestSite, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    site.clock.now = new Date(site.clock.now.getTime() + MINUTE);
    site.services.wakeMail();
    await site.mail();
  }
}

async function mainWords(site: TestSite, path: string): Promise<string> {
  return (await site.page(path)).document.querySelector("main")!.textContent;
}

async function queueOf(site: TestSite) {
  return (await site.services.checkUp()).find(({ what }) => what === "Mail queue");
}
