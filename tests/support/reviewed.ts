import { expect } from "vitest";
import { findReview, type StoredReview, waitingReviews } from "#database/practices/reviews.ts";
import type { ReviewDecision } from "#domain/practices/reviews.ts";
import { moderateReply, moderateReview } from "#services/reviews/moderate.ts";
import { lastMail, tokensIn } from "./direct-site.ts";
import type { SiteOptions, TestSite } from "./site.ts";
import { visit, type Visit, WELL } from "./visit.ts";

/** A real practice with one published review of three stars, and the addresses of its own pages from the mail about it. */
export async function openReviewed(
  options: SiteOptions = {},
): Promise<{ site: TestSite; reference: string; own: string; listing: string }> {
  const { site, review: page } = await visit(options);
  await site.post(page, { ...WELL, stars: "3" });
  const [review] = await waitingReviews(site.database.read, site.services);
  const { reference } = review!;
  await moderate(site, review!, { outcome: "published" });
  site.services.wakeMail();
  const [token] = tokensIn(await lastMail(site, "review-to-practice"));
  const listing = `/practice/listing?token=${token}`;
  return { site, reference, listing, own: listing.replace("/listing?", "/listing/reviews?") };
}

/** What the practice writes below a review, as its page sends it. */
export function replyTo(site: TestSite, own: string, reference: string, reply: string): Promise<Response> {
  return site.post(own, { do: `reply-${reference.toLowerCase()}`, version: "", reply });
}

/** Our staff show the reply that waits below a review. */
export async function showSentReply(site: TestSite, reference: string): Promise<void> {
  const review = await findReview(site.database.read, site.services, reference);
  await moderateReply(site.services, { review: review! }, null, decidedNow(site, "review reply", reference));
}

/** A review as it waits for our staff, once it was written by the visitor's form. */
export async function reviewed(one: Visit, answers: Record<string, string> = {}): Promise<StoredReview> {
  const waiting = () => waitingReviews(one.site.database.read, one.site.services);
  const before = new Set((await waiting()).map(({ reference }) => reference));
  expect((await one.site.post(one.review, { ...WELL, ...answers })).status).toBe(303);
  return (await waiting()).find(({ reference }) => !before.has(reference))!;
}

/** What Aroha decides about a review. */
export function moderate(site: TestSite, review: StoredReview, decision: ReviewDecision) {
  const by = decidedNow(site, "review publish", review.reference);
  return moderateReview(site.services, review, decision, by);
}

/** An act of Aroha's at the desk, at this moment. */
export function decidedNow({ clock: { now } }: TestSite, command: string, about: string) {
  return { now, audit: { at: now, command, about, records: 1, who: "Aroha", kind: "act" } as const };
}
