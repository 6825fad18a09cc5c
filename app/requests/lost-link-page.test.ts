import { expect, test } from "vitest";
import { lostLinkAsks, storeLostLinkAsk } from "#database/lost-link-asks.ts";
import { insertReview } from "#database/practices/reviews.ts";
import { asked, book, mailNames, tokensIn } from "#tests/support/direct-site.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { alertIn } from "#tests/support/form.ts";
import { openEmptySite } from "#tests/support/forms.ts";
import { openListed } from "#tests/support/listing.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";
import type { Message } from "#outbox/transports/message.ts";
import { sendLostLinks } from "#services/requests/lost-links.ts";

test("an address that no one has used is answered like any other, and gets no mail", async () => {
  const site = await openEmptySite();
  const answer = await site.post("/lost-link?send", { email: "nobody@example.co.nz" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/lost-link/sent"]);
  expect(await site.mail()).toEqual([]);
});

test("what is no address is asked for again, and kept", async () => {
  const site = await openEmptySite();
  const page = await readPage(await site.post("/lost-link?send", { email: "maia@" }));
  expect(page.status).toBe(422);
  expect(alertIn(page)).toContain("Enter an email address like name@example.co.nz");
  expect(page.document.querySelector("#email")!.getAttribute("value")).toBe("maia@");
});

test("a practice that has joined gets the link to its listing, once an hour, and a stranger to it gets none", async () => {
  const { site } = await openListed();
  for (const email of ["HELLO@mawhera.nz", "hello@mawhera.nz", "someone@mawhera.nz"])
    await site.post("/lost-link?send", { email });
  await expect.poll(async () => (await site.mail()).length).toBe(1);
  const [mail] = await site.mail();
  expect(mail!.to.email).toBe("hello@mawhera.nz");
  const [, path] = /\/\/[^/]+(\/practice\/listing\?token=[0-9a-f]{64})/.exec(mail!.text)!;
  expect((await site.page(path!)).status).toBe(200);
});

test("a practice gets the links to its open requests, however many reviews it has", async () => {
  const { site } = await openListed();
  const reference = await book(site, { practice: "10001", location: "Greymouth" });
  const review = {
    practiceId: 10_001,
    practiceName: "Māwhera Dental",
    visitedOn: "2026-11-20",
    agreedBy: "practice",
    came: "",
    stars: 5,
    answers: {},
    text: "",
    name: "",
    email: "hemi@patient.example",
  } as const;
  const receivedAt = new Date(site.clock.now.getTime() + 1_000);
  await site.database.transact(async (tx) => {
    for (let number = 0; number < 10; number++) {
      const about = { request: `visit ${number}`, reference: `NIHO-${number}`, review };
      await insertReview(tx, site.services, { ...about, receivedAt, noticeVersion: "1" });
    }
  });
  await site.post("/lost-link?send", { email: "hello@mawhera.nz" });
  const linkMail = async () =>
    (await site.mail()).find((mail) => mailNames([mail])[0]!.startsWith("practice-link"));
  await expect.poll(async () => (await linkMail())?.subject).toBe(`The link to the request ${reference}`);
});

const LINK = (token: string) => `/request?token=${token}`;

async function linksMailTo(site: TestSite, email: string): Promise<Message> {
  await site.post("/lost-link?send", { email });
  const sent = async () =>
    (await site.mail()).findLast(
      (mail) => mail.to.email === email && /links?-\d{10}$/.test(mailNames([mail])[0]!),
    );
  await expect.poll(async () => (await sent()) !== undefined).toBe(true);
  return (await sent())!;
}

test("thirteen requests that others make in someone's name do not crowd out their own", async () => {
  const email = "maia@example.co.nz";
  const { site, reference: own, patient } = await asked();
  await site.post(patient, { do: "change", version: "1", date: "2026-12-09", time: "10:00" });
  const others: string[] = [];
  for (let number = 0; number < 13; number++) {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    others.push(
      await book(site, { practice: "3", preferredDate: "2026-12-03", message: `No. ${number}`, email }),
    );
  }
  const mail = await linksMailTo(site, email);
  expect(mail.subject).toBe("The links to your appointment requests");
  for (const reference of [own, ...others]) expect(mail.text).toContain(reference);
  expect(mail.text.indexOf(own)).toBeLessThan(Math.min(...others.map((one) => mail.text.indexOf(one))));
  const tokens = tokensIn(mail);
  expect(tokens).toHaveLength(14);
  expect((await site.page(LINK(tokens[0]!))).status).toBe(200);
  expect(LINK(tokens[0]!)).toBe(patient);
  expect(mail.text).toContain("Asked for Wednesday 9 December, 10am");
  expect(mail.text).not.toMatch(/No\. \d|Teeth Cleaning/);
  expect(mail.text).not.toContain("more.");
});

test("of more requests than a mail holds the likeliest come first, and the mail says that there are more", async () => {
  const email = "maia@example.co.nz";
  const { site, reference: own, patient, practice } = await asked();
  // The address is theirs: its mails do not wait for what others cause.
  await site.post(patient, { do: "show" });
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", minutes: "30" };
  await site.post(practice, { ...confirm, version: "1" });
  for (let number = 0; number < 45; number++) {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await book(site, { practice: "3", preferredDate: "2026-12-03", message: `No. ${number}`, email });
  }
  const mail = await linksMailTo(site, email);
  expect(tokensIn(mail)).toHaveLength(40);
  expect(mail.text).toContain(`- ${own}: Appointment on Wednesday 2 December, 9:30am`);
  expect(mail.text).toContain("There are 6 more. Yours isn’t here? Write to");
  const count = (await site.mail()).length;
  await site.post("/lost-link?send", { email });
  expect(await site.mail()).toHaveLength(count);
  expect(await waiting(site)).toBe(0);
});

async function waiting({ database }: TestSite): Promise<number> {
  return (await lostLinkAsks(database.read, 10)).length;
}

eachDatabase("A wish for links", (open) => {
  test("that cannot be kept is refused with 503, and the address stays in the form", async () => {
    const { site } = await asked({}, { open });
    site.log.expect("form not stored");
    site.log.expect("page failed");
    await site.database.close();
    for (const email of ["maia@example.co.nz", "nobody@example.co.nz"]) {
      const page = await readPage(await site.post("/lost-link?send", { email }));
      const kept = page.document.querySelector("#email")?.getAttribute("value");
      expect([page.status, kept]).toEqual([503, email]);
      expect(alertIn(page)).toContain("There was an error. Please try again.");
    }
  });

  test("is kept before it is answered, and done by the clock where the process ended", async () => {
    const { site, patient } = await asked({}, { open });
    const before = (await site.mail()).length;
    const { database, services } = site;
    for (const email of ["maia@example.co.nz", "nobody@example.co.nz"]) {
      await database.transact((tx) => storeLostLinkAsk(tx, services, email, site.clock.now));
      await database.transact((tx) => storeLostLinkAsk(tx, services, email, site.clock.now));
      await expect.poll(() => waiting(site)).toBe(1);
      await Promise.all([sendLostLinks(services), sendLostLinks(services)]);
      await expect.poll(() => waiting(site)).toBe(0);
    }
    const mails = (await site.mail()).slice(before);
    expect(mails.map((mail) => tokensIn(mail).map(LINK))).toEqual([[patient]]);
  });

  test("that can never be done holds up no other, and is dropped after a day", async () => {
    const { site } = await asked({}, { open });
    site.log.expect("form not stored");
    const { database, services, clock } = site;
    const sealed = { ...services, encryption: { ...services.encryption, seal: () => "not sealed" } };
    await database.transact(async (tx) => {
      await storeLostLinkAsk(tx, sealed, "torn@example.co.nz", clock.now);
      await storeLostLinkAsk(tx, services, "nobody@example.co.nz", clock.now);
    });
    await sendLostLinks(services);
    await expect.poll(() => waiting(site)).toBe(1);
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await sendLostLinks(services);
    await expect.poll(() => waiting(site)).toBe(0);
  });
});
