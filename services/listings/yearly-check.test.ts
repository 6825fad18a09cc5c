import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ALL_PLACES } from "#content/places.ts";
import { backUp } from "#database/backups/backup.ts";
import { takeBack } from "#database/practices/practice-records.ts";
import { restore } from "#database/backups/restore.ts";
import { claimAsking } from "#database/practices/yearly-checks.ts";
import type { StatedFacts } from "#domain/practices/facts.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { forgetSettledMessages } from "#outbox/outbox-records.ts";
import { HOW } from "#tests/support/backup.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames, tokensIn } from "#tests/support/direct-site.ts";
import { save, stateBy } from "#tests/support/listing.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { TEST_SECRET } from "#tests/support/sealing.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { askPractices } from "./yearly-check.ts";

/** Friday 20 November 2026, 1:30pm in New Zealand. */
const FRIDAY = "2026-11-20T00:30:00Z";
const MONDAY = "2026-11-23T00:30:00Z";

type Joined = { joinedOn?: string } & StatedFacts;

/** A real practice that has joined, at an address that has its number. */
async function addJoined(site: TestSite, id: number, { joinedOn = "2024-01-01", ...facts }: Joined = {}) {
  const about = { id, on: joinedOn };
  const email = `desk@practice-${id}.nz`;
  await stateBy(site, "list", { name: `Practice ${id}`, place: "greymouth", email, ...facts }, about);
  await stateBy(site, PRACTICE, {}, about);
}

/** Moves the site's clock, asks who is to be asked then, and lets the mails leave. */
async function askAt(site: TestSite, at: string): Promise<void> {
  site.clock.now = new Date(at);
  await askPractices(site.services);
  await site.mail();
}

/** The numbers of the practices that have been asked so far; those of one day leave in any order. */
async function asked(site: TestSite): Promise<number[]> {
  const mails = await site.mail();
  for (const name of mailNames(mails)) expect(name).toMatch(/^listing-yearly-\d{4}$/);
  return mails.map(({ to }) => Number(/\d+/.exec(to.email)![0])).toSorted((a, b) => a - b);
}

eachDatabase("Whether its listing is still right is asked of a practice", (open) => {
  test("a year after it was last checked, or where no one has checked it, after it joined", async () => {
    const site = await openSite({ samples: 0, open });
    await addJoined(site, 1, { checkedOn: "2025-11-20" });
    await addJoined(site, 2, { checkedOn: "2025-11-21" });
    await addJoined(site, 3, { joinedOn: "2025-11-19" });
    await addJoined(site, 4, { joinedOn: "2025-11-21" });
    await addJoined(site, 5, { checkedOn: "2025-01-01", joinedOn: "2026-11-19" });
    await askAt(site, FRIDAY);
    expect(await asked(site)).toEqual([1, 3, 5]);
  });

  test("not while it has left, was taken off, has no address or has never joined, and never of a sample", async () => {
    const site = await openSite({ samples: 24, open });
    const old = { checkedOn: "2024-01-01" };
    for (const id of [9_001, 9_002, 9_004]) await addJoined(site, id, old);
    await addJoined(site, 9_003, { ...old, email: "" });
    await stateBy(
      site,
      "list",
      { name: "E", place: "nelson", email: "e@practice-5.nz", ...old },
      { id: 9_005 },
    );
    const on = { on: "2026-11-20", importId: null, places: ALL_PLACES };
    await site.database.transact(async (tx) => {
      await takeBack(tx, ["9001"], { ...on, source: PRACTICE });
      await takeBack(tx, ["9002"], { ...on, source: "list" });
    });
    // The samples were checked in 2026.
    await askAt(site, "2028-11-20T00:30:00Z");
    expect(await asked(site)).toEqual([9_004]);
  });

  test("once a year, however many processes ask, however often, and whatever they have forgotten", async () => {
    const site = await openSite({ samples: 0, open });
    for (const id of [1, 2, 3]) await addJoined(site, id);
    await Promise.all([1, 2, 3, 4].map(() => askAt(site, FRIDAY)));
    await askAt(site, FRIDAY);
    await askAt(site, MONDAY);
    const inOctober = "2027-10-20T00:30:00Z";
    await site.database.transact((tx) => forgetSettledMessages(tx, new Date(inOctober)));
    await askAt(site, inOctober);
    // Another list of it with another old day.
    await addJoined(site, 2, { checkedOn: "2025-05-05" });
    await askAt(site, "2027-11-19T00:30:00Z");
    expect(await asked(site)).toEqual([1, 2, 3]);
    await askAt(site, "2027-11-22T00:30:00Z");
    expect(mailNames(await site.mail()).slice(3)).toEqual(Array(3).fill("listing-yearly-2027"));
    expect(new Set((await site.mail()).map(({ messageId }) => messageId)).size).toBe(6);
    const claims = [1, 2, 3, 4, 5, 6].map(() =>
      site.database.transact((tx) => claimAsking(tx, 1, "2028-11-22")),
    );
    expect((await Promise.all(claims)).filter((isOurs) => isOurs)).toHaveLength(1);
  });

  test("fifty a day at most, those first that have waited longest", async () => {
    const site = await openSite({ samples: 0, open });
    for (let id = 1; id <= 53; id++) {
      // The first three waited less long than the others.
      await addJoined(site, id, { checkedOn: id <= 3 ? "2025-06-15" : `2024-0${1 + (id % 9)}-15` });
    }
    const all = Array.from({ length: 53 }, (_, index) => index + 1);
    await askAt(site, "2026-11-19T20:00:00Z");
    await askAt(site, FRIDAY);
    expect(await asked(site)).toEqual(all.slice(3));
    await askAt(site, MONDAY);
    expect(await asked(site)).toEqual(all);
    // A year later, one day before those that were asked on the Friday.
    const later = [61, 62, 63, 64, 65];
    for (const id of later) await addJoined(site, id, { checkedOn: "2026-11-19" });
    await askAt(site, "2027-11-22T00:30:00Z");
    expect(await asked(site)).toEqual(expect.arrayContaining(later));
    expect(await asked(site)).toHaveLength(53 + 50);
  });

  test("not twice after a restore, and those that were not asked before it are asked then", async () => {
    const site = await openSite({ samples: 0, open });
    const all = Array.from({ length: 53 }, (_, index) => index + 1);
    for (const id of all) await addJoined(site, id);
    const file = join(newFolder(), "niho.backup");
    // In the night before, as the site does it.
    await backUp(site.database, file, { ...HOW, now: new Date("2026-11-19T14:00:00Z") });
    await askAt(site, FRIDAY);
    expect(await asked(site)).toEqual(all.slice(0, 50));
    const other = await open();
    const restored = { secret: TEST_SECRET, now: new Date("2026-11-20T02:00:00Z") };
    await restore(other, file, { ...restored, replace: false });
    const again = await openSite({ samples: 0, open: async () => other });
    await askAt(again, "2026-11-20T03:00:00Z");
    expect(await asked(again)).toEqual([]);
    await askAt(again, MONDAY);
    expect(await asked(again)).toEqual(all.slice(50));
  });
});

describe("Whether its listing is still right is asked of a practice", () => {
  test("by day, Monday to Friday, on no public holiday, and the mail is sealed and by day where it has to wait", async () => {
    const site = await openSite({ samples: 0 });
    await addJoined(site, 1);
    const quiet = [
      "2026-11-19T18:59:00Z", // Friday, 7:59am
      "2026-11-20T07:00:00Z", // Friday, 8pm
      "2026-11-21T00:30:00Z", // Saturday
      "2026-12-25T00:30:00Z", // Christmas Day, a Friday
      "2026-12-28T00:30:00Z", // Boxing Day, observed
    ];
    for (const at of quiet) await askAt(site, at);
    const outbox = () => site.database.read.selectFrom("outbox").selectAll().execute();
    expect(await outbox()).toEqual([]);
    site.clock.now = new Date("2026-12-29T06:59:59Z");
    await askPractices({ ...site.services, wakeMail: () => undefined });
    const [waiting] = await outbox();
    expect(waiting).toMatchObject({ is_sealed: 1, key_name: "listing 1" });
    expect(waiting!.message).not.toContain("token");
    site.clock.now = new Date("2026-12-29T08:00:00Z");
    site.services.wakeMail();
    expect(await asked(site)).toEqual([]);
    site.clock.now = new Date("2026-12-29T19:00:00Z");
    site.services.wakeMail();
    expect(await asked(site)).toEqual([1]);
  });

  test("again only a year after it has said by the link in the mail that it is, or has changed something", async () => {
    const site = await openSite({ samples: 0 });
    for (const id of [1, 2]) await addJoined(site, id, { checkedOn: "2025-03-01" });
    await askAt(site, FRIDAY);
    const paths = (await site.mail()).map((mail) => `/practice/listing?token=${tokensIn(mail)[0]}`);
    site.clock.now = new Date("2026-12-01T00:30:00Z");
    expect((await site.page(paths[0]!)).html).toContain("1 March 2025");
    await save(site, paths[0]!, "checked", { sure: "yes" });
    await save(site, paths[1]!, "words", { phone: "(03) 768 1234" });
    const profile = await site.page("/dentists/1-practice-1");
    expect(profile.html).toContain("1 December 2026");
    const yearly = async () =>
      mailNames(await site.mail()).filter((name) => name.startsWith("listing-yearly"));
    await askAt(site, "2027-11-30T00:30:00Z");
    expect(await yearly()).toHaveLength(2);
    await askAt(site, "2027-12-01T00:30:00Z");
    expect(await yearly()).toHaveLength(4);
  });

  test("while another that cannot be asked is tried again later", async () => {
    const site = await openSite({ samples: 0 });
    for (const id of [1, 2]) await addJoined(site, id);
    const key = { name: "listing 1", wrapped_key: "damaged" };
    await site.database.transact((tx) => tx.insertInto("record_keys").values(key).execute());
    site.log.expect("practice not asked");
    await askAt(site, FRIDAY);
    expect(await asked(site)).toEqual([2]);
    expect(site.log.lines.join("\n")).toContain('"practice not asked"');
    await site.database.transact((tx) => tx.deleteFrom("record_keys").where("name", "=", key.name).execute());
    await askAt(site, FRIDAY);
    expect(await asked(site)).toEqual([1, 2]);
  });
});

test("The mail says what people see now, how to keep it right, and what happens without an answer", async () => {
  const site = await openSite({ samples: 0 });
  await addJoined(site, 10_001, {
    name: "Māwhera Dental",
    phone: "(03) 768 1234",
    openingHours: "Mo-Fr 08:30-17:00; PH off",
    newPatients: { answer: "yes", statedOn: "2025-10-01" },
    checkedOn: "2025-10-03",
  });
  await addJoined(site, 10_002, { email: "desk@bare.nz" });
  await askAt(site, FRIDAY);
  const [mail, bare] = (await site.mail()).toSorted((a, b) => b.to.email.localeCompare(a.to.email));
  expect(mail!.html).toContain("Mon–Fri 8:30am–5pm");
  expect([mail!.subject, mail!.to.email]).toEqual(["Is your listing still right?", "desk@practice-10001.nz"]);
  expect(mail!.text).toContain(
    [
      "This is what they see about Māwhera Dental now:",
      "",
      "- Opening hours: Mon–Fri 8:30am–5pm",
      "- New patients: Taking new patients, said on 1 October 2025",
      "- A usual visit: Not stated",
      "- Phone: (03) 768 1234",
      "- Last checked: 3 October 2025",
    ].join("\n"),
  );
  expect(mail!.text).toContain("If you do nothing, your page stays as it is, and we’ll ask again in a year.");
  expect(mail!.text).toContain("The link works until 20 November 2027");
  expect(bare!.text).toContain("- Opening hours: Not stated");
  expect(bare!.text).toContain("- Last checked: No one has checked it yet");
});
