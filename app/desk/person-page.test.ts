import { expect, test } from "vitest";
import { findSubmission } from "#database/requests/submissions.ts";
import { insertSubscription, subscriberSealedAs } from "#database/newsletter/newsletter.ts";
import { emailHash, subscriberHash } from "#database/email-hash.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { heldFacts, heldOn } from "#services/people/held.ts";
import { type AtDesk, signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { asked, book, mailNames, openDirectSite } from "#tests/support/direct-site.ts";
import { CONTACT, sendWell } from "#tests/support/forms.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

const MAIA = "maia@example.co.nz";

eachDatabase("A person at the desk", (open) => {
  test("shows what `person` does, with its mails and looks, and gives a copy of it; no address holds an email", async () => {
    const { site, reference } = await asked({}, { open });
    const message = await sendWell(site, CONTACT, { ...CONTACT.right, email: ` ${MAIA.toUpperCase()}` });
    await subscribe(site, MAIA);
    const aroha = await signInAtDesk(site);
    const person = await find(aroha, reference);
    expect([person, await find(aroha, MAIA)]).toEqual([person, person]);
    // A mail that goes between the two looks would be waiting in one of them.
    await site.mail();
    expect(person).toBe(`/desk/people/${emailHash(site.services, MAIA)}`);

    const held = (await heldOn(site.services, { email: MAIA })).flatMap(heldFacts);
    expect(held.length).toBeGreaterThan(30);
    const page = await aroha.page(person);
    const shown = [...page.document.querySelectorAll(".records dd")].map(({ textContent }) => textContent);
    expect(held.map((fact) => fact.held).filter((words) => !shown.includes(words))).toEqual([]);
    const titles = [...page.document.querySelectorAll(".records h2")].map(({ textContent }) => textContent);
    expect(titles.toSorted()).toEqual(
      [`Message ${message}`, "Newsletter", `Request ${reference}`].toSorted(),
    );
    expect(await faultsOfHtml(page.html)).toEqual([]);

    const copy = await aroha.fetch(`${person}/copy.txt`);
    expect(copy.headers.get("content-disposition")).toContain("attachment");
    const text = await copy.text();
    // As people write them: no instant and no day of a program's.
    expect(text).toContain(`Reference: ${reference}`);
    expect(text).toMatch(/Received: \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}(:\d\d)?[ap]m/);
    expect(text.match(/\d{4}-\d\d-\d\d.*/g)).toBeNull();
    expect(held.map((fact) => fact.held).filter((words) => !text.includes(words))).toEqual([]);
    expect(await audit(site)).toEqual([
      ["look", "person"],
      ["act", "person copy"],
    ]);
  });

  test("is corrected: found by the new address from then on, and what waits for the old one goes there", async () => {
    let isRefusing = true;
    const mailer = memoryMailer(() => {
      if (isRefusing) throw new MailRefused("451 later", false);
    });
    const site = await openDirectSite({ samples: 24, open, mailer });
    const reference = await book(site, { practice: "3", preferredDate: "2026-12-02" });
    const aroha = await signInAtDesk(site);
    const person = await find(aroha, MAIA);
    const form = await formOf(aroha, person, "person correct");
    const before = (await findSubmission(site.database.read, site.services.encryption, reference))!;
    expect((await aroha.post(person, { ...form, email: "maia@" })).status).toBe(422);
    const saved = await aroha.post(person, { ...form, email: "Hana@Ｅxample.nz", lastName: "Ngāta" });
    expect(saved.status).toBe(303);
    const corrected = `/desk/people/${emailHash(site.services, "hana@example.nz")}`;
    expect(saved.headers.get("location")).toBe(`${corrected}?done=correct`);
    expect(await find(aroha, reference)).toBe(corrected);
    expect((await aroha.page(person)).html).toContain("We hold nothing under this address");
    const after = (await findSubmission(site.database.read, site.services.encryption, reference))!;
    expect(after.fields).toEqual({ ...before.fields, email: "Hana@example.nz", lastName: "Ngāta" });
    expect(after.eraseOn).toBe(before.eraseOn);

    // A form that was shown before: someone has corrected it meanwhile.
    expect((await aroha.post(corrected, { ...form, email: MAIA })).status).toBe(422);

    isRefusing = false;
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    site.services.wakeMail();
    await site.mail();
    const theirs = mailer.sent.filter((mail) => mailNames([mail])[0]!.startsWith("booking-received"));
    expect(theirs.map(({ to }) => to.email)).toEqual(["Hana@example.nz"]);
    expect(mailer.sent.some(({ to }) => to.email === MAIA)).toBe(false);
  });

  test("is erased after one of their references is typed: all of it, and the practice is told", async () => {
    const { site, reference } = await asked({}, { open });
    // A sample practice expects no one, and would be told nothing.
    await site.database.transact((tx) =>
      tx.updateTable("practices").set({ is_sample: 0 }).where("id", "=", 3).execute(),
    );
    await subscribe(site, MAIA);
    const aroha = await signInAtDesk(site);
    const person = await find(aroha, MAIA);
    const form = await formOf(aroha, person, "person erase");
    expect((await aroha.post(person, { ...form, typed: "NIHO" })).status).toBe(422);
    expect((await aroha.page(person)).html).toContain(reference);
    const gone = await aroha.post(person, { ...form, typed: reference.toLowerCase() });
    expect(gone.headers.get("location")).toBe("/desk/people?done=erase");
    expect(await heldOn(site.services, { email: MAIA })).toEqual([]);
    expect((await aroha.page(person)).html).not.toContain(reference);
    expect((await aroha.page(`/desk/requests/${reference}`)).html).toContain("It was erased on");
    expect(mailNames(await site.mail()).some((name) => name.startsWith("practice-off"))).toBe(true);
    expect((await audit(site)).filter(([, command]) => command === "erase")).toHaveLength(1);
  });

  test("who only subscribes is found, and erased by their address", async () => {
    const site = await openSite({ samples: 1, open });
    await subscribe(site, MAIA);
    const aroha = await signInAtDesk(site);
    const person = await find(aroha, MAIA);
    expect(person).not.toContain(emailHash(site.services, MAIA));
    const page = await aroha.page(person);
    expect(page.document.querySelector(".records h2")?.textContent).toBe("Newsletter");
    const form = await formOf(aroha, person, "person erase");
    expect((await aroha.post(person, { ...form, typed: MAIA.toUpperCase() })).status).toBe(303);
    expect(await heldOn(site.services, { email: MAIA })).toEqual([]);
  });
});

test("an address of a person that is none of ours holds nothing", async () => {
  const site = await openSite({ samples: 1 });
  const aroha = await signInAtDesk(site);
  for (const hash of ["0".repeat(64), MAIA, "x"])
    expect((await aroha.page(`/desk/people/${hash}`)).html).toContain("We hold nothing under this address");
});

test("their links are sent again, to their own address, and the audit says who did it", async () => {
  const { site, reference } = await asked();
  const before = (await site.mail()).length;
  // Within the hour it would be the mail that they have.
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 3_600_000);
  const aroha = await signInAtDesk(site);
  const person = await find(aroha, reference);
  expect((await aroha.post(person, await formOf(aroha, person, "person links"))).status).toBe(303);
  const again = await signInAtDesk(site, "Mere");
  expect((await again.page(person)).html).toContain("Aroha sent their links again");
  await expect.poll(async () => (await site.mail()).length).toBe(before + 1);
  expect((await site.mail()).at(-1)!.to.email).toBe(MAIA);
});

async function find(at: AtDesk, whom: string): Promise<string> {
  const answer = await at.post("/desk/people", { find: whom });
  return answer.headers.get("location") ?? `${answer.status}`;
}

/** The fields of the form that does an act, as the page has them. */
async function formOf(at: AtDesk, path: string, act: string): Promise<Record<string, string>> {
  const { document } = await at.page(path);
  const form = document.querySelector(`input[name="_act"][value="${act}"]`)!.closest("form")!;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input")];
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute("name")!, field.getAttribute("value") ?? ""]),
  );
}

async function subscribe({ database, services, clock }: TestSite, email: string): Promise<void> {
  const { encryption } = services;
  const addressHash = subscriberHash(services, email);
  const key = encryption.newKey();
  await database.transact((tx) =>
    insertSubscription(tx, {
      addressHash,
      key,
      sealedAddress: encryption.seal(key, email, subscriberSealedAs(addressHash)),
      askedAt: clock.now,
      askedOn: "/newsletter",
      words: "Send me the newsletter.",
      confirmHash: "c",
      unsubscribeHash: "u",
    }),
  );
}

async function audit({ database }: TestSite): Promise<[string, string][]> {
  const rows = await database.read
    .selectFrom("audit")
    .select(["kind", "command"])
    .where("who", "=", "Aroha")
    .where("command", "<>", "desk sign in")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, command }) => [kind, command]);
}
