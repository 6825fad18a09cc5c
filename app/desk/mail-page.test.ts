import { expect, test } from "vitest";
import { emailHash } from "#database/email-hash.ts";
import { insertReview, waitingReviews } from "#database/practices/reviews.ts";
import { findSubmission } from "#database/requests/submissions.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { loadDay } from "#tests/support/sample-day.ts";
import { signInAtDesk } from "#tests/support/at-desk.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, gatheredMail, requestOf, tokensIn } from "#tests/support/direct-site.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { CONTACT, sendWell } from "#tests/support/forms.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed, save } from "#tests/support/listing.ts";
import { moderate } from "#tests/support/reviewed.ts";
import { openSite, readPage, type TestSite } from "#tests/support/site.ts";

/** Takes every mail but those to an address that does not exist. */
const refusing = (address: string) =>
  memoryMailer(({ to }) => {
    if (to.email === address) throw new MailRefused("550 no such mailbox", true);
  });

/** A review of the practice of `listing.ts` is published, as our staff do it. */
async function publishReview(site: TestSite, email: string): Promise<string> {
  const { database, services, clock } = site;
  const reference = makeReference(services.randomBytes);
  const review = {
    practiceId: 10_001,
    practiceName: "Māwhera Dental",
    visitedOn: "2026-11-18",
    agreedBy: "practice",
    came: "yes",
    stars: 4,
    answers: {},
    text: "",
    name: "",
    email,
  } as const;
  const about = { request: "a visit", reference, review, receivedAt: clock.now, noticeVersion: "1" };
  await database.transact((tx) => insertReview(tx, services, about));
  const [waiting] = await waitingReviews(database.read, services);
  await moderate(site, waiting!, { outcome: "published" });
  services.wakeMail();
  await site.mail();
  return reference;
}

eachDatabase("A mail that did not arrive", (open) => {
  test("waits at the desk until someone says how it was dealt with, and doctor counts it no more", async () => {
    const site = await openSite({ samples: 240, open });
    await loadDay(site);
    const [aroha, mere] = [await signInAtDesk(site, "Aroha"), await signInAtDesk(site, "Mere")];
    const rows = async () =>
      [...(await aroha.page("/desk/today?kind=mail")).document.querySelectorAll("[data-row]")].map((row) =>
        row.getAttribute("href")!,
      );
    const [first, second] = await rows();
    expect((await outboxCounts(site.database.read)).givenUp).toBe(2);
    const page = await aroha.page(first!);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect(page.document.querySelector("dd a")!.getAttribute("href")).toMatch(/^tel:\+64\d+$/);
    // What to say is beside the number.
    expect(page.document.querySelector(".panel-sea")!.textContent).toMatch(/Patient.+SampleAgreed\w+day/);
    const answers = await Promise.all([
      aroha.post(first!, { _act: "mail told" }),
      mere.post(first!, { _act: "mail not-needed" }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
    // The slower one reads who was quicker, and so does whoever opens it later.
    const quicker = answers[0].status === 303 ? "Aroha told them" : "Mere noted that nothing is needed";
    const late = await readPage(answers.find(({ status }) => status === 409)!);
    expect(texts(late.document, "[role=alert] h2")[0]).toMatch(new RegExp(`^${quicker} first, at \\d`));
    const after = await aroha.page(first!);
    expect([after.status, ...texts(after.document, "h1, .log span")]).toEqual([
      200,
      "This email has been dealt with",
      quicker,
    ]);
    expect(await faultsOfHtml(after.html)).toEqual([]);
    expect(await rows()).toEqual([second]);
    expect((await outboxCounts(site.database.read)).givenUp).toBe(1);
  });

  test("goes again to the right address, typed beside it, and the person’s record follows", async () => {
    const [wrong, right] = ["maia@pateint.example", "maia@patient.example"];
    const mailer = refusing(wrong);
    const site = await openSite({ routing: "desk", samples: 24, open, mailer });
    const reference = await book(site, { email: wrong });
    await site.mail();
    const aroha = await signInAtDesk(site);
    const rows = async () =>
      (await aroha.page("/desk/today?kind=mail")).document.querySelectorAll("[data-row]");
    const href = (await rows())[0]!.getAttribute("href")!;
    expect(texts((await aroha.page(href)).document, "summary")).toContain("Another address");

    const mistyped = await aroha.post(href, { _act: "mail readdress", email: "maia@" });
    expect(mistyped.status).toBe(422);
    expect(await mistyped.text()).toMatch(/<details[^>]* open[^>]*>.+value="maia@"/s);
    expect((await aroha.post(href, { _act: "mail readdress", email: wrong })).status).toBe(422);
    expect((await aroha.post(href, { _act: "mail readdress", email: right })).status).toBe(303);
    await site.mail();
    const again = mailer.sent.findLast(({ to }) => to.email === right)!;
    expect(again.text).toContain(reference);
    expect((await requestOf(site, reference)).fields.email).toBe(right);
    expect((await site.page(`/request?token=${tokensIn(again)[0]}`)).status).toBe(200);
    expect(await rows()).toHaveLength(0);
    const person = (email: string) => aroha.page(`/desk/people/${emailHash(site.services, email)}`);
    expect((await person(right)).html).toContain(reference);
    expect((await person(wrong)).html).not.toContain(reference);
    // What comes next goes there, too.
    const fields = { _act: "request write", write: "We’re on it.", version: "0" };
    expect((await aroha.post(`/desk/requests/${reference}`, fields)).status).toBe(303);
    await site.mail();
    expect(mailer.sent.at(-1)).toMatchObject({ to: { email: right } });
    // Another press is answered like the first, and sends nothing; a colleague changes nothing any more.
    const count = mailer.sent.length;
    expect((await aroha.post(href, { _act: "mail readdress", email: right })).status).toBe(303);
    const mere = await signInAtDesk(site, "Mere");
    expect((await mere.post(href, { _act: "mail readdress", email: wrong })).status).toBe(409);
    await site.mail();
    expect(mailer.sent).toHaveLength(count);
  });

  test("to a practice about its listing is shown with their name, their number and their page", async () => {
    const { site, path } = await openListed({}, { open, mailer: refusing("hello@mawhera.nz") });
    const aroha = await signInAtDesk(site);
    const practicePath = "/desk/practices/10001";
    const form = formValues(await aroha.page(practicePath), "form:has([value='practice link'])");
    const press = await aroha.post(practicePath, { ...form, _act: "practice link" });
    expect(press.status).toBe(303);
    await save(site, path, "words", { phone: "03 768 5555" });
    await gatheredMail(site);
    const today = await aroha.page("/desk/today?kind=mail");
    expect(texts(today.document, ".what").toSorted()).toEqual([
      "A practice didn’t get that their listing has changed",
      "A practice didn’t get the link to their listing",
    ]);
    for (const row of today.document.querySelectorAll("[data-row]")) {
      const page = await aroha.page(row.getAttribute("href")!);
      expect(texts(page.document, "h1")).toEqual([row.querySelector(".what")!.textContent]);
      expect(texts(page.document, ".panel-sea dd").slice(0, 2)).toEqual(["03 768 5555", "Māwhera Dental"]);
      expect(page.document.querySelector(`main a[href='${practicePath}']`)).not.toBeNull();
    }
  });

  test("about what isn’t a request leads to that, and not to a request that there isn’t", async () => {
    const { site } = await openListed({}, { open, mailer: refusing(CONTACT.right.email) });
    const reference = await sendWell(site, CONTACT, CONTACT.right);
    await site.mail();
    const aroha = await signInAtDesk(site);
    const today = await aroha.page("/desk/today?kind=mail");
    const page = await aroha.page(today.document.querySelector("[data-row]")!.getAttribute("href")!);
    const href = page.document.querySelector(`main a[href$='${reference}']`)!.getAttribute("href")!;
    expect([href, (await aroha.page(href)).status]).toEqual([`/desk/messages/${reference}`, 200]);
  });

  test("to a practice about a review can’t be readdressed, and the writer’s record keeps its address", async () => {
    const { site } = await openListed({}, { open, mailer: refusing("hello@mawhera.nz") });
    const writer = "hemi@patient.example";
    const reference = await publishReview(site, writer);
    const aroha = await signInAtDesk(site);
    const today = await aroha.page("/desk/today?kind=mail");
    expect(texts(today.document, ".what")).toEqual(["A practice didn’t get news of a review"]);
    const href = today.document.querySelector("[data-row]")!.getAttribute("href")!;
    const press = async () => {
      const page = await aroha.page(href);
      expect(texts(page.document, "summary")).not.toContain("Another address");
      const answer = await aroha.post(href, { _act: "mail readdress", email: "front@mawhera.nz" });
      const record = await findSubmission(site.database.read, site.services.encryption, reference);
      return [answer.status, record!.fields.email];
    };
    expect(await press()).toEqual([422, writer]);
    // What an earlier release has put into the outbox doesn't say that it is to a practice.
    await site.database.transact((tx) => tx.updateTable("outbox").set({ side: "" }).execute());
    expect(await press()).toEqual([422, writer]);
  });
});
