import { describe, expect, test } from "vitest";
import type { MESSAGE_DESKS } from "#content/support.ts";
import { markAnswered } from "#database/requests/answered.ts";
import { eventsAbout } from "#database/requests/submission-events.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { HOUR } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames } from "#tests/support/direct-site.ts";
import { SEALING } from "#tests/support/sealing.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { remindOfReplies } from "./reply-reminders.ts";

/** Monday 23 November 2026, 10am in New Zealand. */
const MONDAY = "2026-11-22T21:00:00Z";
const REFERENCE = "NIHO-7K4Q-2WXR-6M";

type Kind = "contact" | "partner" | "review";

async function keep(site: TestSite, kind: Kind, category = "", reference = REFERENCE): Promise<void> {
  const fields = { email: "hemi@patient.example", category, message: "Planted words" };
  const submission = { reference, kind, receivedAt: site.clock.now, noticeVersion: "1", fields };
  await site.database.transact((tx) => insertSubmission(tx, SEALING, submission));
}

/** Hours after which reminders come, and the hour before each. */
const LOOKS = [0, 3, 4, 7, 8, 23, 24, 47, 48, 71, 72, 100];

/** The hours after which each reminder came, by reference. */
async function reminders(site: TestSite, hours: number): Promise<Record<string, Record<string, number>>> {
  const from = site.clock.now.getTime();
  const came: Record<string, Record<string, number>> = {};
  for (const at of LOOKS.filter((look) => look <= hours)) {
    site.clock.now = new Date(from + at * HOUR);
    await remindOfReplies(site.services);
    await remindOfReplies(site.services);
    for (const mail of await site.mail()) {
      const about = (came[/NIHO-\S+/.exec(mail.subject)![0]] ??= {});
      about[mailNames([mail])[0]!] ??= at;
    }
  }
  return came;
}

/** Each kind, and after how many hours which reminder of it comes. */
const TERMS: readonly [Kind, keyof typeof MESSAGE_DESKS | "", Record<string, number>][] = [
  ["contact", "booking", { "contact-late": 4, "contact-passed-up": 48 }],
  // Eight hours of support: from 10am to 6pm.
  ["contact", "technical", { "contact-late": 8, "contact-passed-up": 48 }],
  ["contact", "general", { "contact-late": 24, "contact-passed-up": 48 }],
  ["contact", "complaint", { "contact-late": 24, "contact-passed-up": 48 }],
  ["contact", "partnership", { "contact-passed-up": 72 }],
  ["partner", "", { "partner-passed-up": 72 }],
  ["review", "", { "review-passed-up": 48 }],
];

eachDatabase("what our staff have promised to answer", (open) => {
  test("is reminded of by the term of its kind, and passed up once, after 48 hours at the soonest", async () => {
    const site = await openSite({ open, samples: 1, now: MONDAY });
    const reference = (index: number) => `NIHO-7K4Q-2WXR-${index + 2}M`;
    for (const [index, [kind, category]] of TERMS.entries())
      await keep(site, kind, category, reference(index));
    const came = await reminders(site, 100);
    for (const [index, [kind, category, hours]] of TERMS.entries())
      expect([kind, category, came[reference(index)]]).toEqual([kind, category, hours]);
  });

  test("is not reminded of once it is noted as answered, also between the two", async () => {
    const site = await openSite({ open, samples: 1, now: MONDAY });
    await keep(site, "contact", "booking");
    expect(await reminders(site, 5)).toEqual({ [REFERENCE]: { "contact-late": 4 } });
    const answer = { reference: REFERENCE, now: site.clock.now };
    expect(await site.database.transact((tx) => markAnswered(tx, SEALING.encryption, answer))).toBe(true);
    expect(await reminders(site, 60)).toEqual({ [REFERENCE]: { "contact-late": 0 } });
    expect(
      (await eventsAbout(site.database.read, REFERENCE)).map(({ actor, event }) => [actor, event]),
    ).toEqual([
      ["clock", "late"],
      ["desk", "answered"],
    ]);
  });

  test("brings one mail where two processes look at once", async () => {
    const site = await openSite({ open, samples: 1, now: MONDAY });
    await keep(site, "contact", "booking");
    site.clock.now = new Date(site.clock.now.getTime() + 5 * HOUR);
    await Promise.all([1, 2, 3].map(() => remindOfReplies(site.services)));
    expect(mailNames(await site.mail())).toEqual(["contact-late"]);
    expect(await eventsAbout(site.database.read, REFERENCE)).toHaveLength(1);
  });
});

describe("what our staff have promised to answer", () => {
  test("is late to the people who answer it, passed up to the address that the operator names, and quotes nothing", async () => {
    const site = await openSite({ samples: 1, now: MONDAY });
    await keep(site, "contact", "media");
    await reminders(site, 50);
    const [late, passedUp] = await site.mail();
    expect(late).toMatchObject({
      subject: `Late: ${REFERENCE}`,
      to: { email: site.services.operator.emails.media },
      text: expect.stringContaining(`/desk/messages/${REFERENCE}`),
    });
    expect(passedUp).toMatchObject({
      subject: `Escalated: ${REFERENCE}`,
      to: { email: site.services.escalationEmail },
    });
    expect(JSON.stringify([late, passedUp])).not.toMatch(/Planted|hemi@/);
  });

  test("brings the graver mail alone after days without the clock, and none of what is a week older", async () => {
    const site = await openSite({ samples: 1, now: MONDAY });
    await keep(site, "contact", "booking");
    site.clock.now = new Date(site.clock.now.getTime() + 5 * 24 * HOUR);
    await remindOfReplies(site.services);
    expect(mailNames(await site.mail())).toEqual(["contact-passed-up"]);
    const older = await openSite({ samples: 1, now: MONDAY });
    await keep(older, "contact", "booking");
    older.clock.now = new Date(older.clock.now.getTime() + 10 * 24 * HOUR);
    await remindOfReplies(older.services);
    expect(await older.mail()).toEqual([]);
  });

  test("leaves requests to their own clocks", async () => {
    const site = await openSite({ samples: 1, now: MONDAY });
    const submission = { reference: REFERENCE, kind: "booking", receivedAt: site.clock.now } as const;
    const fields = { email: "hemi@patient.example", preferredDate: "2026-12-02" };
    await site.database.transact((tx) =>
      insertSubmission(tx, SEALING, { ...submission, noticeVersion: "1", fields }),
    );
    expect(await reminders(site, 100)).toEqual({});
  });
});
