import { expect, test } from "vitest";
import { insertReview } from "#database/reviews.ts";
import { book, mailNames } from "#tests/support/direct-site.ts";
import { alertIn } from "#tests/support/form.ts";
import { openEmptySite } from "#tests/support/forms.ts";
import { openListed } from "#tests/support/listing.ts";
import { readPage } from "#tests/support/site.ts";

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
