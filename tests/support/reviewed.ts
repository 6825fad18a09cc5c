import { waitingReviews } from "#database/reviews.ts";
import { moderateReview } from "#services/reviews/moderate.ts";
import { lastMail, tokensIn } from "./direct-site.ts";
import type { SiteOptions, TestSite } from "./site.ts";
import { visit, WELL } from "./visit.ts";

/** A real practice with one published review of three stars, and the addresses of its own pages from the mail about it. */
export async function openReviewed(
  options: SiteOptions = {},
): Promise<{ site: TestSite; reference: string; own: string; listing: string }> {
  const { site, review: page } = await visit(options);
  await site.post(page, { ...WELL, stars: "3" });
  const [review] = await waitingReviews(site.database.read, site.services);
  const { reference } = review!;
  const { now } = site.clock;
  const audit = {
    at: now,
    command: "review publish",
    about: reference,
    records: 1,
    who: "Aroha",
    kind: "act",
  } as const;
  await moderateReview(site.services, review!, { outcome: "published" }, { now, audit });
  site.services.wakeMail();
  const [token] = tokensIn(await lastMail(site, "review-to-practice"));
  const listing = `/practice/listing?token=${token}`;
  return { site, reference, listing, own: listing.replace("/listing?", "/listing/reviews?") };
}

/** What the practice writes below a review, as its page sends it. */
export function replyTo(site: TestSite, own: string, reference: string, reply: string): Promise<Response> {
  return site.post(own, { do: `reply-${reference.toLowerCase()}`, version: "", reply });
}
