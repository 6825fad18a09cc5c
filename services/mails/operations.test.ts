import { expect, test } from "vitest";
import { DAY } from "#domain/durations.ts";
import { remindOfReplies } from "#services/forms/reply-reminders.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { BOOKING, CONTACT, PARTNER, sendWell } from "#tests/support/forms.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const STAFF = [{ who: "Aroha", email: "aroha@niho.example" }];

/** What our staff get of each form, and once they have let it wait. */
async function toStaff(site: TestSite): Promise<string[]> {
  for (const form of [BOOKING, CONTACT, PARTNER]) await sendWell(site, form, form.right);
  site.clock.now = new Date(site.clock.now.getTime() + 6 * DAY);
  await remindOfReplies(site.services);
  site.services.wakeMail();
  const mails = (await site.mail()).filter(({ messageId }) => /-(new|late|passed-up)/.test(messageId));
  expect(mails.length).toBeGreaterThanOrEqual(5);
  return mails.flatMap(({ text, html }) => [text, html]);
}

test("mails to our staff link to the desk where they may sign in there: without a token, and to a page that is there", async () => {
  const site = await openSite({ samples: 1, deskMembers: STAFF });
  const mails = await toStaff(site);
  const again = await signInAtDesk(site, "Mere");
  for (const mail of mails) {
    const [link = ""] = /http:\/\/niho\.test\/desk\/[^\s"<]+/.exec(mail) ?? [];
    expect(link).toMatch(/\/desk\/(requests|messages|applications)\/NIHO-[\w-]+$/);
    expect(mail).not.toMatch(/token=|npm run/);
    expect((await again.page(new URL(link).pathname)).status).toBe(200);
  }
});

test("where nobody may sign in by a mailed link they name the command that prints one", async () => {
  const mails = await toStaff(await openSite({ samples: 1 }));
  for (const mail of mails) expect(mail).toMatch(/npm run -s niho -- desk\b/);
  for (const mail of mails) expect(mail).toMatch(/http:\/\/niho\.test\/desk\/[a-z]+\/NIHO-/);
});
