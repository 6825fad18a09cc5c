import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { eraseAsked } from "#outbox/jobs/erase.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, linksOf, openDirectSite } from "#tests/support/direct-site.ts";
import { BOOKING } from "#tests/support/forms.ts";
import { makePractice } from "#tests/support/practice.ts";
import type { TestSite } from "#tests/support/site.ts";
import { composeMail } from "./request-emails.ts";
import { endedByErasing } from "./ended-by-erasing.ts";

const REAL = makePractice({ id: 10_001, name: "Coast Smiles", isSample: false, email: "desk@coast.nz" });
const OUTBOX = ["message_id", "message", "reference", "subscriber"] as const;

eachDatabase("a request that is erased while a practice has it", (open) => {
  async function openWith(practice: string) {
    const site = await openDirectSite({ samples: 24, open });
    await site.database.transact((tx) => insertPractices(tx, [{ practice: REAL, reviews: [] }], PLACES));
    const reference = await book(site, { practice, urgency: "routine" });
    return { site, reference };
  }

  test("is cancelled by a mail to the practice, which then holds nothing of the patient", async () => {
    const { site, reference } = await openWith("10001");
    const { practice } = await linksOf(site);
    const answer = { do: "answer", answer: "confirm", date: "2026-12-02", time: "14:15", version: "1" };
    await site.post(practice, answer);
    const before = (await site.mail()).length;
    // It may be repeated: there is no second mail.
    for (const _ of [1, 2]) await erase(site, reference);
    const [waiting] = await site.database.read.selectFrom("outbox").select(OUTBOX).execute();
    expect(waiting).toMatchObject({ reference: null, subscriber: null });
    expect(patientIn(waiting!.message)).toEqual([]);
    site.services.wakeMail();
    const [told, ...more] = (await site.mail()).slice(before);
    expect(more).toEqual([]);
    expect([told!.to.email, told!.subject]).toEqual([
      "desk@coast.nz",
      `Cancelled: Wednesday 2 December, 2:15pm, ${reference}`,
    ]);
    expect(told!.text).toContain("They’ve cancelled their appointment on Wednesday 2 December, 2:15pm.");
    expect(patientIn(`${told!.text} ${told!.html}`)).toEqual([]);
    const left = await site.database.read.selectFrom("outbox").select(OUTBOX).execute();
    expect(left.map(({ message }) => message)).toEqual([""]);
    expect(await site.database.read.selectFrom("record_keys").selectAll().execute()).toEqual([]);
  });

  test("leaves nothing waiting where the practice is a sample, or has nothing to wait for", async () => {
    const { site, reference } = await openWith("3");
    await site.mail();
    await erase(site, reference);
    expect(await site.database.read.selectFrom("outbox").select(OUTBOX).execute()).toEqual([]);
    expect(await endedByErasing(site.services, [reference, "NIHO-2222-2222-22"])).toEqual([]);
  });
});

/** As the command line does. */
async function erase({ services, clock }: TestSite, reference: string): Promise<void> {
  const erasuresFile = join(tmpdir(), `niho-erasures-${process.pid}.txt`);
  onTestFinished(() => rmSync(erasuresFile, { force: true }));
  const ended = await endedByErasing(services, [reference]);
  const mails = ended.map(({ mail, facts }) => composeMail(services, mail, facts));
  await eraseAsked(
    { ...services, mailer: { forget: async () => undefined } },
    { references: [reference], subscriber: null, about: reference, who: "Aroha", mails },
    { erasuresFile, now: clock.now },
  );
}

/** What the patient sent, as far as a mail has it. */
function patientIn(text: string): string[] {
  const { firstName, lastName, email, phone, service, message } = BOOKING.right;
  return [firstName, lastName, email, phone, service, message].filter((one) => text.includes(one));
}
