import { expect, test } from "vitest";
import { showReviewsOn } from "#database/practices/published-reviews.ts";
import { sentReplies } from "#database/requests/sent-replies.ts";
import { mailNames, wordsOn } from "#tests/support/direct-site.ts";
import { alertIn, formValues, linksIn, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { stateBy } from "#tests/support/listing.ts";
import { openReviewed, replyTo, showSentReply } from "#tests/support/reviewed.ts";
import { readPage } from "#tests/support/site.ts";
import { VISITED } from "#tests/support/visit.ts";

test("the mail about a review leads to the practice's reviews, where they reply; nobody sees it before our staff", async () => {
  const { site, reference, own, listing } = await openReviewed();
  const page = await site.page(own);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await faultsOfHtml(page.html)).toEqual([]);
  expect(texts(page.document, "main h2")).toEqual(["3 of 5 stars"]);
  expect(linksIn((await site.page(listing)).document.querySelector("main")!)).toContainEqual([
    own,
    "Reply to reviews",
  ]);
  const answer = await replyTo(site, own, reference, "Thank you.");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${own}&done=sent`]);
  const sent = await site.page(`${own}&done=sent`);
  expect(texts(sent.document, "[role=status]")[0]).toContain("We’ll read it before people see it");
  expect(texts(sent.document, ".reply p")).toEqual(["Your reply, which we haven’t read yet", "Thank you."]);
  expect(await wordsOn(site, VISITED)).not.toContain("Thank you.");
  const ours = (await site.mail()).find(({ subject }) => subject === `New reply to review ${reference}`)!;
  expect(ours.text).not.toContain("Thank you.");
});

test("a reply that is too long comes back as it was typed, a smiley counting as one character, the same again changes nothing, and an empty one takes it away", async () => {
  const { site, reference, own } = await openReviewed();
  const long = "🦷".repeat(501);
  const refused = await readPage(await replyTo(site, own, reference, long));
  expect(refused.status).toBe(422);
  expect(alertIn(refused)).toContain("Write 500 characters or fewer");
  expect(formValues(refused, "form.request-form")["reply"]).toBe(long);
  expect((await replyTo(site, own, reference, "🦷".repeat(500))).status).toBe(303);
  await replyTo(site, own, reference, "Thank you.");
  const again = await replyTo(site, own, reference, "Thank you.");
  expect(again.headers.get("location")).toBe(`${own}&done=same`);
  await showSentReply(site, reference);
  expect(await wordsOn(site, VISITED)).toContain("Thank you.");
  expect((await replyTo(site, own, reference, "")).headers.get("location")).toBe(`${own}&done=removed`);
  expect(texts((await site.page(own)).document, ".reply")).toEqual([]);
  expect(await wordsOn(site, VISITED)).not.toContain("Thank you.");
  expect(mailNames(await site.mail()).filter((name) => name.startsWith("review-reply-new"))).toHaveLength(1);
});

test("a practice replies to its own reviews alone", async () => {
  const { site, reference, own } = await openReviewed();
  await stateBy(site, "list", { name: "Huka Dental", place: "taupo", position: "town" }, { id: 10_002 });
  await site.database.transact((tx) => showReviewsOn(tx, 10_002, [10_001]));
  expect((await replyTo(site, own, reference, "Thank you.")).status).toBe(422);
  expect(await sentReplies(site.database.read)).toEqual([]);
});
