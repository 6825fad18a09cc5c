import { SEALING } from "#tests/support/sealing.ts";
import { expect, test } from "vitest";
import { dueForErasure, eraseSubmissions } from "#database/erasing.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findReview, type StoredReview, waitingReviews } from "#database/practices/reviews.ts";
import {
  book,
  lastMail,
  linksOf,
  mailNames,
  requestOf,
  travel,
  wordsOn,
} from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed } from "#tests/support/listing.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";
import { visit, VISITED, WELL } from "#tests/support/visit.ts";
import { replyToReview } from "#services/reviews/moderate.ts";
import { decidedNow, moderate, reviewed } from "#tests/support/reviewed.ts";

const SAID = "They explained each step, and told me the price first.";

function waiting({ database, services }: TestSite): Promise<StoredReview[]> {
  return waitingReviews(database.read, services);
}

async function ratingOn(site: TestSite) {
  const { rating, reviewCount, ratingCounts } = (await findPractice(site.database.read, 10_001))!;
  return { rating, reviewCount, ratingCounts };
}

test("who had an appointment is asked once, by day, how it was, with a link that opens the form", async () => {
  const { site, review } = await visit();
  const asked = (await site.mail()).filter((mail) => mailNames([mail])[0] === "booking-review");
  expect(asked).toHaveLength(1);
  expect(asked[0]!.subject).toBe("How was your visit to Māwhera Dental?");
  expect(asked[0]!.text).toContain(`${site.services.publicUrl}${review}`);
  expect(asked[0]!.text).not.toContain("/request?token=");
  const page = await site.page(review);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await faultsOfHtml(page.html)).toEqual([]);
  expect(texts(page.document, "legend")).toEqual([
    "Did you go?",
    "Overall",
    "Was everything explained so that you understood it? (optional)",
    "Were you told the price before treatment? (optional)",
    "Were you seen on time? (optional)",
  ]);
});

test("who has reviewed the visit before we ask isn’t asked", async () => {
  const one = await visit({ after: new Date("2026-12-01T22:00:00Z") });
  await reviewed(one);
  await travel(one.site, new Date("2026-12-04T00:00:00Z"));
  expect((await requestOf(one.site, one.reference)).request.outcome).toBe("attended");
  expect(mailNames(await one.site.mail())).not.toContain("booking-review");
});

test("who has reviewed the visit at night isn’t asked in the morning", async () => {
  const one = await visit({ after: new Date("2026-12-03T10:30:00Z") });
  await reviewed(one);
  await travel(one.site, new Date("2026-12-03T20:00:00Z"));
  expect((await requestOf(one.site, one.reference)).request.outcome).toBe("attended");
  expect(mailNames(await one.site.mail())).not.toContain("booking-review");
});

test("who came by the word of the practice is asked how it was, also when they say so before our mail is out", async () => {
  const { site, practice } = await visit({ after: new Date("2026-12-01T22:00:00Z") });
  await site.post(practice, { do: "open", version: "2" });
  await travel(site, new Date("2026-12-03T10:30:00Z"));
  const asked = async () => mailNames(await site.mail()).filter((name) => name === "booking-review");
  // At night the mail waits for the morning.
  expect(await asked()).toEqual([]);
  expect((await site.post(practice, { do: "report", came: "yes", version: "3" })).status).toBe(303);
  await travel(site, new Date("2026-12-03T20:00:00Z"));
  expect(await asked()).toEqual(["booking-review"]);
});

test("the page of the request leads to the review once the visit is over", async () => {
  const { site, request, review } = await visit({ after: new Date("2026-12-01T20:00:00Z") });
  const links = async () =>
    [...(await site.page(request)).document.querySelectorAll("main a")].map((link) =>
      link.getAttribute("href"),
    );
  expect(await links()).not.toContain(review);
  expect((await site.page(review)).status).toBe(404);
  site.clock.now = new Date("2026-12-01T21:05:00Z");
  expect(await links()).toContain(review);
  expect((await site.page(review)).status).toBe(200);
});

test("a review is kept sealed, waits for a person, and is shown to no one but its writer", async () => {
  const one = await visit();
  const { site, review } = one;
  const kept = await reviewed(one, { text: SAID, name: "Hemi" });
  expect(kept).toMatchObject({
    practiceId: 10_001,
    visitedOn: "2026-12-02",
    agreedBy: "practice",
    came: "",
    stars: 5,
    answers: { explained: "yes", toldPrice: "yes", onTime: "partly" },
    text: SAID,
    name: "Hemi",
    decision: null,
  });
  const rows = await site.database.read.selectFrom("submissions").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("explained each step");
  expect(await wordsOn(site, review)).toContain(SAID);
  expect(await wordsOn(site, VISITED)).not.toContain(SAID);
  expect(await ratingOn(site)).toEqual({ rating: null, reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] });
  expect((await lastMail(site, "review-received")).text).toContain(review);
  const ours = await lastMail(site, "review-new");
  expect(ours.text).toContain(`/desk/reviews/${kept.reference}`);
  expect(ours.text).not.toMatch(/Hemi|explained/);
});

test("a time that the patient booked counts as agreed by the practice, also after one that they say they agreed by phone", async () => {
  const { site } = await openListed();
  await keepTimes(site, 10_001);
  await book(site, { practice: "10001", location: "Greymouth", preferredDate: "2026-12-02" });
  const { patient } = await linksOf(site);
  const byPhone = { do: "agreed", date: "2026-12-02", time: "15:00", sure: "yes", version: "1" };
  expect((await site.post(patient, byPhone)).status).toBe(303);
  const booked = await site.post(patient, { do: "book", at: "2026-12-01T20:30Z", version: "2" });
  expect(booked.status).toBe(303);
  await travel(site, new Date("2026-12-04T00:00:00Z"));
  await site.post(patient.replace("/request?", "/review?"), WELL);
  expect(await waiting(site)).toEqual([expect.objectContaining({ agreedBy: "practice" })]);
});

test("the same press twice, and a second review of the same visit, are one review", async () => {
  const one = await visit();
  await reviewed(one, { text: SAID });
  const again = await one.site.post(one.review, { ...WELL, stars: "1" });
  expect(again.status).toBe(303);
  expect(await waiting(one.site)).toEqual([expect.objectContaining({ stars: 5 })]);
  const names = mailNames(await one.site.mail());
  expect(names.filter((name) => name === "review-received")).toHaveLength(1);
});

test("a form that lacks an answer says which, keeps what was typed, and stores nothing", async () => {
  const { site, review } = await visit();
  const page = await readPage(await site.post(review, { do: "review", text: SAID, name: "x".repeat(41) }));
  expect(page.status).toBe(422);
  expect(texts(page.document, "main [role=alert] a")).toEqual([
    "Say whether you went",
    "Choose from one to five stars",
    "Enter a name of 40 characters or fewer",
  ]);
  expect(page.document.querySelector("textarea")!.textContent).toBe(SAID);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  expect(await waiting(site)).toEqual([]);
});

test("who did not go has nothing to review", async () => {
  const { site, review } = await visit();
  const response = await site.post(review, { ...WELL, went: "no" });
  expect(response.headers.get("location")).toBe(`${review}&done=notThere`);
  expect(await wordsOn(site, `${review}&done=notThere`)).toContain("How was your visit");
  expect(await waiting(site)).toEqual([]);
});

test("a published review is on the page as it was written, counts, and both sides are told", async () => {
  const one = await visit();
  const { site } = one;
  const review = await reviewed(one, { text: SAID, name: "Hemi T.", stars: "4" });
  expect(await moderate(site, review, { outcome: "published" })).toBe("done");
  expect(await moderate(site, review, { outcome: "refused" })).toBe("decided before");
  expect(await ratingOn(site)).toEqual({ rating: 4, reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] });
  const page = await site.page(VISITED);
  const words = page.document.querySelector("#reviews")!.parentElement!.textContent;
  expect(words).toContain(`“${SAID}”`);
  expect(words).toContain("Hemi T. Visited in December 2026.");
  expect(words).toContain("Told the price before treatment: 1 of 1");
  expect(words).toContain("Seen on time: 0 of 1");
  expect(page.html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');
  expect((await lastMail(site, "review-published")).to.email).toBe("hemi@patient.example");
  const practice = await lastMail(site, "review-to-practice");
  expect(practice.to.email).toBe("hello@mawhera.nz");
  expect(practice.text).not.toMatch(/Hemi|hemi@|explained|4 stars/);
  expect(await wordsOn(site, one.review)).toContain("It’s published on their page.");
});

test("what the practice answers is below the review, and the writer is told once", async () => {
  const one = await visit();
  const { site } = one;
  const review = await reviewed(one, { stars: "3" });
  const reply = async (words: string) => {
    const by = decidedNow(site, "review reply", review.reference);
    const answer = await replyToReview(site.services, review, words, by);
    // A running site looks by itself.
    site.services.wakeMail();
    return answer;
  };
  expect(await reply("Thank you.")).toBe("not published");
  await moderate(site, review, { outcome: "published" });
  expect((await lastMail(site, "review-to-practice")).text).toContain("Want to reply?");
  expect(await wordsOn(site, VISITED)).not.toContain("Reply from the practice");
  expect(await reply("Thank you.\nWe see people sooner now.")).toBe("done");
  const page = await site.page(VISITED);
  expect(texts(page.document, ".quote p")).toEqual([
    "A patient. Visited in December 2026. 3 out of 5",
    "Reply from the practice",
    "Thank you.",
    "We see people sooner now.",
  ]);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  const mail = await lastMail(site, "review-reply");
  expect(mail.to.email).toBe("hemi@patient.example");
  expect(mail.text).not.toContain("sooner");
  await reply("Thank you again.");
  expect(mailNames(await site.mail()).filter((name) => name === "review-reply")).toHaveLength(1);
  await reply("");
  expect(await wordsOn(site, VISITED)).not.toContain("Reply from the practice");
});

test("words that break a rule are left out with the reason, and the stars count", async () => {
  const one = await visit();
  const review = await reviewed(one, { text: "The new crown saved my tooth.", stars: "2" });
  await moderate(one.site, review, { outcome: "stars", leftOut: "result" });
  expect(await ratingOn(one.site)).toMatchObject({ rating: 2, reviewCount: 1 });
  const words = await wordsOn(one.site, VISITED);
  expect(words).toContain("We left the words out: they said how a treatment turned out");
  expect(words).not.toContain("saved my tooth");
  expect((await lastMail(one.site, "review-stars")).text).toContain("they said how a treatment turned out");
  expect(await wordsOn(one.site, one.review)).toContain("Your stars and answers count.");
});

test("a review of which no visit could be confirmed is neither shown nor counted", async () => {
  const one = await visit();
  const review = await reviewed(one, { text: SAID });
  await moderate(one.site, review, { outcome: "refused" });
  expect(await ratingOn(one.site)).toMatchObject({ rating: null, reviewCount: 0 });
  expect(await wordsOn(one.site, VISITED)).not.toContain(SAID);
  expect((await lastMail(one.site, "review-refused")).subject).toBe("We didn’t publish your review");
  expect(mailNames(await one.site.mail())).not.toContain("review-to-practice");
});

test("a practice that says that the patient didn’t come keeps no review away, and our staff see it", async () => {
  const one = await visit({ after: new Date("2026-12-01T22:00:00Z") });
  await one.site.post(one.practice, { do: "report", came: "no", version: "2" });
  one.site.clock.now = new Date("2026-12-04T00:00:00Z");
  expect(await reviewed(one, { text: SAID })).toMatchObject({ came: "no" });
});

test("the writer takes a review back: nothing of it is shown or counted, it is erased, and another may be written", async () => {
  const one = await visit();
  const { site } = one;
  const { reference, ...review } = await reviewed(one, { text: SAID });
  await moderate(site, { reference, ...review }, { outcome: "published" });
  const unsure = await readPage(await site.post(one.review, { do: "takeBack" }));
  expect([unsure.status, texts(unsure.document, "main [role=alert] a")]).toEqual([422, ["Tick to confirm"]]);
  await site.post(one.review, { do: "takeBack", sure: "yes" });
  expect(await wordsOn(site, VISITED)).not.toContain(SAID);
  expect(await ratingOn(site)).toMatchObject({ rating: null, reviewCount: 0 });
  expect(await dueForErasure(site.database.read, "2026-12-04")).toContain(reference);
  expect(await waiting(site)).toEqual([]);
  await reviewed(one, { text: "On second thoughts." });
  expect(await wordsOn(site, one.review)).toContain("On second thoughts.");
});

test("erasing a review takes it from the page and from the rating", async () => {
  const first = await visit();
  const second = await visit({ on: first });
  const { site } = first;
  const reviews = [
    await reviewed(first, { text: SAID }),
    await reviewed(second, { stars: "2", text: "Late." }),
  ];
  for (const review of reviews) await moderate(site, review, { outcome: "published" });
  expect(await ratingOn(site)).toEqual({ rating: 3.5, reviewCount: 2, ratingCounts: [0, 1, 0, 0, 1] });
  const { reference } = reviews[0]!;
  await site.database.transact((tx) =>
    eraseSubmissions(tx, [reference], { now: site.clock.now, reason: "asked", ...SEALING }),
  );
  expect(await ratingOn(site)).toEqual({ rating: 2, reviewCount: 1, ratingCounts: [0, 1, 0, 0, 0] });
  expect(await findReview(site.database.read, site.services, reference)).toBeUndefined();
  expect(await wordsOn(site, VISITED)).not.toContain(SAID);
});

test("with marks no one is asked for words, and none are kept", async () => {
  const one = await visit({ reviews: "marks" });
  const { document } = await one.site.page(one.review);
  expect(document.querySelector("textarea")).toBeNull();
  expect(await reviewed(one, { text: SAID, name: "Hemi" })).toMatchObject({ stars: 5, text: "", name: "" });
});

test("with reviews off no one is asked, and the page is that of a link that opens nothing", async () => {
  const { site, review, request } = await visit({ reviews: "off" });
  expect(mailNames(await site.mail())).not.toContain("booking-review");
  expect((await site.page(review)).status).toBe(404);
  expect((await site.page(request)).html).not.toContain("/review?");
});
