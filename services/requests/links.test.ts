import { expect, test } from "vitest";
import { endPracticeLinks } from "#database/links.ts";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { MINUTE } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import {
  asked,
  book,
  linksOf,
  mailNames,
  openDirectSite,
  requestOf,
  tokensIn,
  travel,
  wordsOn,
} from "#tests/support/direct-site.ts";
import { PLANTED } from "#tests/support/request.ts";
import type { TestSite } from "#tests/support/site.ts";

const PATIENT = new RegExp(
  [PLANTED.firstName, PLANTED.lastName, PLANTED.email, "555 0147", PLANTED.message, "Root Canal"].join("|"),
);
const ANSWERS = { ...PLANTED, phoneE164: "", service: "Root Canal", bookingFor: "someone-else" };
const CONFIRM = {
  do: "answer",
  answer: "confirm",
  date: "2026-12-02",
  time: "09:30",
  minutes: "30",
  both: "yes",
};
const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
const NEW = "new-desk@practice.example";

function update(site: TestSite, changes: Record<string, string | number>) {
  return site.database.transact((tx) =>
    tx.updateTable("practices").set(changes).where("id", "=", 3).execute(),
  );
}

/** Whatever makes the requests of a practice go elsewhere. */
const CHANGES: Readonly<Record<string, (site: TestSite) => Promise<unknown>>> = {
  "has another address": (site) => update(site, { email: NEW }),
  "has no address": (site) => update(site, { email: "" }),
  "is removed": (site) =>
    site.database.transact((tx) => withdrawPractices(tx, [3], { on: "2026-11-20", why: "closed" })),
  "is gone from its source": (site) =>
    site.database.transact((tx) => withdrawPractices(tx, [3], { on: "2026-11-20", why: "source" })),
  "is merged into another": (site) =>
    update(site, { withdrawn_on: "2026-11-20", withdrawn_why: "merged", merged_into: 4 }),
  "has left": async (site) => {
    await update(site, { has_joined: 0 });
    await site.database.transact((tx) => endPracticeLinks(tx, { practiceId: 3 }, site.clock.now));
  },
};

function nextMinute(site: TestSite): Promise<void> {
  return travel(site, new Date(site.clock.now.getTime() + MINUTE));
}

function mailTo(site: TestSite, email: string) {
  return site.mail().then((mails) => mails.filter(({ to }) => to.email === email));
}

test.each(Object.keys(CHANGES))("once a practice %s, its old links show and do nothing", async (change) => {
  const { site, reference, practice } = await asked(ANSWERS);
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, { ...CONFIRM, version: "1" });
  const other = await book(site, { ...ANSWERS, practice: "3", email: "other@patient.example" });
  const { practice: unanswered } = await linksOf(site);
  await CHANGES[change]!(site);
  const before = await requestOf(site, reference);
  for (let looks = 0; looks < 2; looks++) {
    for (const path of [practice, unanswered]) {
      const page = await (await site.fetch(path)).text();
      expect(page).toContain("This link no longer works");
      expect(page).not.toMatch(/Wednesday 2 December|9:30am/);
      const opened = await (await site.post(path, { do: "open", version: "1" })).text();
      expect(opened).toContain("This link no longer works");
      expect(opened).not.toMatch(PATIENT);
    }
    const acts = [CONFIRM, { ...OFFER, do: "answer" }, { do: "answer", answer: "cancel" }];
    for (const act of acts) {
      const response = await site.post(practice, { ...act, version: String(before.request.version) });
      const said = await response.text();
      expect([response.status, said.includes("This link no longer works")]).toEqual([409, true]);
      expect(said).not.toMatch(PATIENT);
    }
    const { events, request } = await requestOf(site, reference);
    expect([request.version, events.filter(({ actor }) => actor === "practice")]).toEqual([
      before.request.version,
      before.events.filter(({ actor }) => actor === "practice"),
    ]);
    await nextMinute(site);
  }
  expect((await requestOf(site, other)).events.map(({ event }) => event)).not.toContain("opened");
});

test("a request that no one can answer any more goes back at once, and its patient is asked about another practice", async () => {
  for (const change of ["has no address", "is removed", "has left"]) {
    const { site, reference, patient } = await asked();
    await CHANGES[change]!(site);
    await nextMinute(site);
    const { request, events } = await requestOf(site, reference);
    expect([change, request.status, events.at(-1)!.detail.why]).toEqual([change, "asked", "undelivered"]);
    expect(await wordsOn(site, patient)).toContain("May we ask another practice?");
    await nextMinute(site);
    expect((await requestOf(site, reference)).events).toHaveLength(events.length);
  }
});

eachDatabase("The requests of a practice that has another address", (open) => {
  test("come there with new links while they are open, each once, however often the address changes", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const references: string[] = [];
    const answers = [null, OFFER, CONFIRM, CONFIRM];
    for (const [index, answer] of answers.entries()) {
      references.push(await book(site, { practice: "3", email: `p${index}@patient.example` }));
      const links = await linksOf(site);
      if (answer) await site.post(links.practice, { ...answer, version: "1" });
      if (index === 3) await site.post(links.patient, { do: "cancel", sure: "yes", version: "2" });
    }
    for (const address of [NEW, "NEWER@practice.example", NEW]) {
      await update(site, { email: address });
      for (let looks = 0; looks < 2; looks++) await nextMinute(site);
    }
    const mails = await mailTo(site, NEW);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      references
        .slice(0, 3)
        .flatMap((reference) => Array<string>(2).fill(`A new link to the request ${reference}`))
        .toSorted(),
    );
    expect(await mailTo(site, "NEWER@practice.example")).toHaveLength(3);
    const links = mails.map((mail) => `/practice/request?token=${tokensIn(mail)[0]}`);
    const ended = await Promise.all(
      links.map(async (link) => (await wordsOn(site, link)).includes("This link no longer works")),
    );
    expect(ended.filter(Boolean)).toHaveLength(3);
    const works = links[ended.indexOf(false)]!;
    expect(await (await site.post(works, { do: "open", version: "1" })).text()).toContain("The patient");
  });

  test("are with it still: a link asked for again comes there alone", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3" });
    await linksOf(site);
    const old = (await site.mail()).findLast((mail) => mailNames([mail])[0]!.startsWith("practice-"))!.to
      .email;
    await update(site, { withdrawn_on: "2026-11-20", withdrawn_why: "merged", merged_into: 4 });
    await nextMinute(site);
    const sent = (await site.mail()).length;
    for (const email of [old, "someone@else.example"]) await site.post("/lost-link", { email });
    await site.mail();
    expect((await site.mail()).slice(sent)).toEqual([]);
    const kept = (await site.mail()).at(-1)!.to.email;
    await site.post("/lost-link", { email: kept });
    await expect
      .poll(async () => (await site.mail()).at(-1)!.subject)
      .toBe(`The link to the request ${reference}`);
    expect((await site.mail()).at(-1)!.to.email).toBe(kept);
  });

  test("come there without the mails that still wait for the old one", async () => {
    const site = await openDirectSite({ samples: 24, open });
    const reference = await book(site, { practice: "3" });
    await site.database.transact((tx) =>
      tx
        .updateTable("outbox")
        .set({ sent_at: null })
        .where("reference", "=", reference)
        .where("topic", "=", "practice")
        .execute(),
    );
    await update(site, { email: NEW });
    await nextMinute(site);
    const waiting = await site.database.read
      .selectFrom("outbox")
      .select("topic")
      .where("reference", "=", reference)
      .where("sent_at", "is", null)
      .execute();
    expect(waiting).toEqual([]);
    expect(await mailTo(site, NEW)).toHaveLength(1);
  });
});
