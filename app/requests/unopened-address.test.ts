import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { BOOKING, CONTACT } from "#tests/support/forms.ts";
import {
  book,
  gatheredMail,
  lastMail,
  linksOf,
  openDirectSite,
  requestOf,
  tokensIn,
  travel,
} from "#tests/support/direct-site.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import type { TestSite } from "#tests/support/site.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const EMAIL = "target@example.nz";

/** How many mails the address has been sent. */
async function sentTo(site: TestSite, email = EMAIL): Promise<number> {
  return (await site.mail()).filter(({ to }) => to.email === email).length;
}

async function bookMany(site: TestSite, count: number, from = 0): Promise<string[]> {
  const references: string[] = [];
  for (let number = from; number < from + count; number++)
    references.push(
      await book(site, {
        email: EMAIL,
        practice: "3",
        preferredDate: "2026-12-10",
        message: `No. ${number}`,
        "submission-id": "",
      }),
    );
  return references;
}

/** Every instant at which something went to the address, an hour's and a day's worth at most. */
function mostWithin(instants: readonly number[], span: number): number {
  return Math.max(
    0,
    ...instants.map((from) => instants.filter((at) => at >= from && at - from < span).length),
  );
}

eachDatabase("an address behind which no one has opened a link", (open) => {
  test("gets five mails an hour and twenty a day of every kind, whatever is done in its name", async () => {
    const site = await openDirectSite({ open, samples: 24 });
    const references = await bookMany(site, 24);
    await site.mail();
    // The practice answers each, and later the clock ends or reminds of them.
    for (const reference of references) {
      const { request } = await requestOf(site, reference);
      const path = await practicePath(site, reference);
      if (path)
        await site.post(path, {
          do: "answer",
          answer: "offer",
          version: String(request.version),
          date1: "2026-12-11",
          time1: "09:30",
        });
    }
    const instants: number[] = [];
    for (let hours = 0; hours <= (isFullSuite ? 24 * 6 : 60); hours++) {
      const more = (await sentTo(site)) - instants.length;
      instants.push(...Array<number>(more).fill(site.clock.now.getTime()));
      await travel(site, new Date(site.clock.now.getTime() + HOUR));
    }
    expect(mostWithin(instants, HOUR)).toBeLessThanOrEqual(5);
    expect(mostWithin(instants, 24 * HOUR)).toBeLessThanOrEqual(20);
    expect(instants.length).toBeGreaterThan(10);
  });

  test("gets all its mails once someone has pressed a button behind a link, also only to look", async () => {
    const site = await openDirectSite({ open, samples: 24 });
    const [first] = await bookMany(site, 5);
    await site.mail();
    const { patient } = await linksOf(site);
    expect(await sentTo(site)).toBe(5);
    const practice = await practicePath(site, first!);
    await site.fetch(patient);
    await site.post(practice!, { do: "answer", answer: "decline", reason: "full", version: "1" });
    // A look changes nothing.
    expect(await sentTo(site)).toBe(5);
    expect((await site.post(patient, { do: "show" })).status).toBe(200);
    const [second] = (await bookMany(site, 1, 9)).slice(-1);
    await site.post((await practicePath(site, second!))!, {
      do: "answer",
      answer: "decline",
      reason: "full",
      version: "1",
    });
    expect((await lastMail(site, "booking-declined")).text).toContain(second);
  });

  test("does not keep the mails of another, however that is written, nor those to practices and to us", async () => {
    const site = await openDirectSite({ open, samples: 24 });
    await bookMany(site, 8);
    await book(site, { email: "aroha@example.nz", practice: "3" });
    expect(await sentTo(site)).toBe(5);
    expect(await sentTo(site, "aroha@example.nz")).toBe(1);
    const toPractice = (await gatheredMail(site)).filter(({ messageId }) =>
      messageId.includes("practice-request"),
    );
    expect(toPractice).toHaveLength(9);
  });
});

test("The page after a form says when no email comes, also when the form is sent again", async () => {
  const site = await openDirectSite({ samples: 24 });
  await bookMany(site, 5);
  for (const [form, answers] of [
    [BOOKING, { practice: "3" }],
    [CONTACT, {}],
  ] as const) {
    const fields = { ...form.right, ...answers, email: EMAIL, message: "The sixth" };
    for (const once of ["first", "again"]) {
      const address = (await site.post(form.page, fields)).headers.get("Location")!;
      const { document } = await site.page(address);
      const words = document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
      expect([once, words]).toEqual([
        once,
        expect.stringContaining("We can’t email you this, because that address has had too many"),
      ]);
      expect(words).not.toMatch(/[Ww]e’ve emailed you/);
    }
  }
  const other = (await site.post(CONTACT.page, { ...CONTACT.right, email: "aroha@example.nz" })).headers.get(
    "Location",
  )!;
  expect((await site.page(other)).html).toContain("emailed you this reference");
});

/** The practice's page of a request: the link in the mail that names it. */
async function practicePath(site: TestSite, reference: string): Promise<string | null> {
  const mail = (await site.mail()).find(
    ({ messageId, text, subject }) =>
      messageId.includes("practice-request") && `${subject} ${text}`.includes(reference),
  );
  return mail ? `/practice/request?token=${tokensIn(mail)[0]}` : null;
}
