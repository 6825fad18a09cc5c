import { expect, test } from "vitest";
import { waitingReviews } from "#database/practices/reviews.ts";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { lastMail, travel, wordsOn } from "#tests/support/direct-site.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { readPage } from "#tests/support/site.ts";
import { visit, VISITED, WELL } from "#tests/support/visit.ts";
import { moderate, reviewed } from "#tests/support/reviewed.ts";

test("what turns the direction of writing, or cannot be seen, is not kept", async () => {
  const one = await visit();
  const review = await reviewed(one, { text: "\u202EKind\u2066 people.", name: "\u202EHemi" });
  expect(review).toMatchObject({ text: "Kind people.", name: "Hemi" });
  await one.site.post(one.review, { do: "takeBack", sure: "yes" });
  expect(await reviewed(one, { text: " \u200B\n ", name: "\u2060" })).toMatchObject({ text: "", name: "" });
});

test("empty lines make no empty paragraphs", async () => {
  const one = await visit();
  const review = await reviewed(one, { text: "Kind people.\n \n\n  Long wait." });
  await moderate(one.site, review, { outcome: "published" });
  const { document } = await one.site.page(VISITED);
  const paragraphs = [...document.querySelectorAll(".quote p:not(.dim)")].map(
    (paragraph) => paragraph.textContent,
  );
  expect(paragraphs).toEqual(["“Kind people.", "Long wait.”"]);
});

test("a review can be taken back when no one is asked any more, and no other can be written", async () => {
  const one = await visit();
  const { site } = one;
  await moderate(one.site, await reviewed(one, { text: "Kind people." }), { outcome: "published" });
  Object.assign(site.services, { reviews: "off" });
  const page = await site.page(one.review);
  expect([page.status, await faultsOfHtml(page.html)]).toEqual([200, []]);
  expect(page.document.querySelector("main")!.textContent).not.toContain("You can write another");
  const taken = await site.post(one.review, { do: "takeBack", sure: "yes" });
  const after = await site.page(taken.headers.get("location")!);
  expect([after.status, await faultsOfHtml(after.html)]).toEqual([200, []]);
  expect(after.document.querySelector("main")!.textContent).toContain("Taken back.");
  expect(after.document.querySelector("main form")).toBeNull();
  expect(await wordsOn(site, VISITED)).not.toContain("Kind people.");
  expect((await site.page(one.review)).status).toBe(404);
  expect((await site.post(one.review, WELL)).status).toBe(404);
});

test("a review of a practice that is listed no longer can be taken back, and the page says where it stands", async () => {
  const one = await visit();
  const { site } = one;
  await reviewed(one, { text: "Kind people." });
  await site.database.transact((tx) =>
    withdrawPractices(tx, [10_001], { on: "2026-12-04", why: "closed for good" }),
  );
  const page = await site.page(one.review);
  expect([page.status, await faultsOfHtml(page.html)]).toEqual([200, []]);
  expect(page.document.querySelector("main")!.textContent).toContain(
    "Māwhera Dental is no longer listed here, so we don’t show your review.",
  );
  await site.post(one.review, { do: "takeBack", sure: "yes" });
  expect(await waitingReviews(site.database.read, site.services)).toEqual([]);
});

test("a form of another window that is done already asks for nothing that is not on the page", async () => {
  const one = await visit();
  await reviewed(one);
  const again = await one.site.post(one.review, { do: "review", text: "Late." });
  expect(again.headers.get("location")).toBe(`${one.review}&done=sent`);
  await one.site.post(one.review, { do: "takeBack", sure: "yes" });
  const twice = await one.site.post(one.review, { do: "takeBack" });
  expect(twice.headers.get("location")).toBe(`${one.review}&done=takenBack`);
  const page = await readPage(await one.site.post(one.review, { do: "review" }));
  expect(page.status).toBe(422);
});

test("the page of the writer speaks of a name, and of what is shown, only where it is so", async () => {
  const one = await visit();
  await moderate(one.site, await reviewed(one, { name: "Hemi" }), { outcome: "published" });
  const words = await wordsOn(one.site, one.review);
  expect(words).toContain("It counts in the rating on their page.");
  expect(words).not.toContain("Shown as");
  expect((await lastMail(one.site, "review-published")).text).toContain("It counts towards the rating");
  await one.site.post(one.review, { do: "takeBack", sure: "yes" });
  const other = await reviewed(one, { text: "My crown holds.", name: "Hemi" });
  expect(await wordsOn(one.site, one.review)).toContain("Shown as");
  await moderate(one.site, other, { outcome: "stars", leftOut: "result" });
  expect(await wordsOn(one.site, one.review)).not.toContain("Shown as");
});

test("with marks the mail speaks of no words, and the page of none that are shown", async () => {
  const one = await visit({ reviews: "marks" });
  const mail = await lastMail(one.site, "booking-review");
  expect(mail.text).toContain("one to five stars, and three short questions.");
  expect(mail.text).not.toContain("a few words");
  expect(await wordsOn(one.site, one.review)).not.toContain("as you wrote it");
});

test("who didn’t come by the word of the practice hears that they can review the visit all the same", async () => {
  const one = await visit({ after: new Date("2026-12-01T22:00:00Z") });
  await one.site.post(one.practice, { do: "report", came: "no", version: "2" });
  await travel(one.site, new Date("2026-12-04T00:00:00Z"));
  const mail = await lastMail(one.site, "booking-missed");
  expect(mail.text).toContain("If you were there, you can review your visit on that page too");
  expect((await one.site.page(one.request)).html).toContain("Review your visit");
});
