import { describe, expect, test } from "vitest";
import { merge, remove } from "#services/listings/removing.ts";
import { heldFacts, heldOn } from "#services/people/held.ts";
import { erasePlanned, planErasing } from "#services/people/erase.ts";
import { tellWatchers } from "#services/watches/tell.ts";
import { eraseOldWatches } from "#database/practices/practice-watches.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { alertIn, linksIn, texts } from "#tests/support/form.ts";
import { openListed, stateBy } from "#tests/support/listing.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { readPage, type SiteOptions, type TestSite } from "#tests/support/site.ts";
import { askToHear, NOT_TAKING, TAKING, watchLinkIn } from "#tests/support/watches.ts";

const ANA = "ana@example.co.nz";
const FACTS = {
  name: "Māwhera Dental",
  place: "greymouth",
  position: "town",
  phone: "(03) 768 1234",
} as const;

async function opened(options: SiteOptions = {}): Promise<TestSite> {
  const { site } = await openListed({ newPatients: NOT_TAKING }, options);
  return site;
}

/** Asks and confirms. */
async function waiting(site: TestSite, email = ANA, practice = 10_001): Promise<string> {
  await askToHear(site, email, practice);
  const link = watchLinkIn((await site.mail()).findLast(({ to }) => to.email === email)!);
  await site.post(link, { do: "confirm" });
  return link;
}

async function told(site: TestSite, at: string): Promise<string[]> {
  site.clock.now = new Date(at);
  await tellWatchers(site.services);
  return (await site.mail()).map(({ subject }) => subject).filter((subject) => !subject.startsWith("Shall"));
}

const rows = ({ database }: TestSite) => database.read.selectFrom("practice_watches").selectAll().execute();
const takesPatients = (site: TestSite) => stateBy(site, "list", { ...FACTS, newPatients: TAKING });

/** A Thursday in New Zealand: 9pm, and 8am of the day after. */
const NIGHT = "2026-11-26T08:00:00Z";
const MORNING = "2026-11-26T19:00:00Z";

describe("The form to hear when a practice takes new patients", () => {
  test("is on the profile of a practice that says no, and on no other", async () => {
    const site = await opened();
    const form = async () =>
      (await site.page("/dentists/10001-mawhera-dental")).document.querySelector(
        "form[action^='/new-patients']",
      );
    expect((await form())!.getAttribute("action")).toBe("/new-patients?practice=10001");
    await takesPatients(site);
    expect(await form()).toBeNull();
    const page = await site.page("/new-patients?practice=10001");
    expect(texts(page.document, "h1")).toEqual(["Māwhera Dental is taking new patients"]);
    await askToHear(site, ANA);
    expect(await rows(site)).toEqual([]);
    expect((await site.page("/new-patients?practice=99")).status).toBe(404);
  });

  test("is shown again with what is wrong with the address", async () => {
    const site = await opened();
    const page = await readPage(await askToHear(site, "ana@"));
    expect(page.status).toBe(422);
    expect(linksIn(page.document.querySelector("[role=alert]")!)).toEqual([
      ["#email", "Enter an email address like name@example.co.nz"],
    ]);
    expect(alertIn(page)).toContain("Nothing has been sent yet");
  });

  test("is answered alike for every address, whatever we know of it, and asks for one practice once a day", async () => {
    const site = await opened();
    for (const email of [ANA, ANA, "rua@example.co.nz"]) {
      const answer = await askToHear(site, email);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/new-patients/sent"]);
    }
    await waiting(site);
    expect((await askToHear(site, ANA)).headers.get("Location")).toBe("/new-patients/sent");
    expect((await site.mail()).map(({ to }) => to.email)).toEqual([ANA, "rua@example.co.nz"]);
    expect((await site.mail())[0]!.text).not.toContain(ANA);
  });
});

eachDatabase("A person who waits for a practice", (open) => {
  test("gets one mail, by day, once it takes new patients, and nothing of them is left", async () => {
    const site = await opened({ open });
    await waiting(site);
    await askToHear(site, "unconfirmed@example.co.nz");
    expect(await told(site, "2026-11-26T01:00:00Z")).toEqual([]);
    await takesPatients(site);
    expect(await told(site, NIGHT)).toEqual([]);
    expect(await told(site, MORNING)).toEqual(["Māwhera Dental is taking new patients"]);
    expect((await site.mail()).at(-1)!.to.email).toBe(ANA);
    expect((await rows(site)).map(({ confirmed_at }) => confirmed_at)).toEqual([null]);
    expect(await told(site, "2026-11-27T19:00:00Z")).toHaveLength(1);
  });

  test("can wait for five practices; what is not confirmed lasts 7 days, what is 12 months", async () => {
    const site = await opened({ open });
    for (let id = 10_002; id <= 10_006; id++)
      await stateBy(site, "list", { ...FACTS, name: `Practice ${id}`, newPatients: NOT_TAKING }, { id });
    for (let id = 10_001; id <= 10_006; id++) {
      await askToHear(site, ANA, id);
      site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    }
    expect(new Set((await rows(site)).map(({ practice_id }) => practice_id))).toEqual(
      new Set([10_001, 10_002, 10_003, 10_004, 10_005]),
    );
    const [first] = await site.mail();
    await site.post(watchLinkIn(first!), { do: "confirm" });
    const confirmed = site.clock.now;
    const left = async (at: Date) => {
      await site.database.transact((tx) => eraseOldWatches(tx, at));
      return (await rows(site)).length;
    };
    expect(await left(new Date(confirmed.getTime() + 7 * 86_400_000))).toBe(1);
    expect(await left(new Date(confirmed.getTime() + 364 * 86_400_000))).toBe(1);
    expect(await left(new Date(confirmed.getTime() + 366 * 86_400_000))).toBe(0);
  });

  test("hears once, and for five practices at most, however many ask or tell at the same moment", async () => {
    const site = await opened({ open });
    const ids = [10_001, 10_002, 10_003, 10_004, 10_005, 10_006, 10_007];
    for (const id of ids.slice(1))
      await stateBy(site, "list", { ...FACTS, name: `Practice ${id}`, newPatients: NOT_TAKING }, { id });
    await waiting(site);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 3_600_000);
    await Promise.all([...ids, ...ids].map((id) => askToHear(site, ANA, id)));
    expect(await rows(site)).toHaveLength(5);
    await takesPatients(site);
    site.clock.now = new Date(MORNING);
    await Promise.all([1, 2, 3].map(() => tellWatchers(site.services)));
    expect(await told(site, MORNING)).toEqual(["Māwhera Dental is taking new patients"]);
  });

  test("is shown to them as held, and erased with the mails about it when they ask", async () => {
    const site = await opened({ open });
    await waiting(site);
    const held = await heldOn(site.services, { email: ANA });
    expect(held.flatMap(heldFacts)).toContainEqual({ what: "practice", held: "Māwhera Dental" });
    const plan = await planErasing(site.services, { email: ANA });
    expect(plan.watches).toBe(1);
    const copies = { dataDir: newFolder(), mailer: { forget: async () => undefined } };
    const erased = await erasePlanned(site.services, copies, plan, { who: "x", mails: [] });
    expect(erased.watches).toBe(1);
    expect(await rows(site)).toEqual([]);
    const mails = await site.database.read
      .selectFrom("outbox")
      .selectAll()
      .where("key_name", "like", "watch%")
      .execute();
    expect(mails).toEqual([]);
  });
});

describe("A person who waits for a practice", () => {
  test("waits for the listing that theirs was merged into, and hears when it is no longer listed", async () => {
    const site = await opened();
    await stateBy(
      site,
      "list",
      { ...FACTS, name: "Māwhera Dental Care", newPatients: NOT_TAKING },
      { id: 10_002 },
    );
    await waiting(site, ANA, 10_002);
    const { database, clock } = site;
    const acting = { kind: database.kind, who: "x", now: clock.now };
    await database.transact((tx) => merge({ ...acting, tx }, { kept: 10_001, gone: 10_002 }));
    expect((await rows(site)).map(({ practice_id }) => practice_id)).toEqual([10_001]);
    await database.transact((tx) => remove({ ...acting, tx }, 10_001, "closed"));
    expect(await told(site, new Date(clock.now.getTime() + 6 * 86_400_000).toISOString())).toEqual([]);
    expect(await told(site, "2026-12-10T01:00:00Z")).toEqual(["Māwhera Dental is no longer listed on Niho"]);
    expect(await rows(site)).toEqual([]);
  });
});
