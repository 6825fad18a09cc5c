import type { StatedFacts } from "#domain/practices/facts.ts";
import { book, linksOf, travel } from "./direct-site.ts";
import { openListed } from "./listing.ts";
import type { SiteOptions, TestSite } from "./site.ts";

/** The practice of `listing.ts`. */
export const VISITED = "/dentists/10001-mawhera-dental";
const APPOINTMENT = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", minutes: "30" };

export type Visit = { site: TestSite; request: string; review: string; practice: string; reference: string };

/**
 * Someone who asked a real practice for an appointment on 2 December 2026 at 9:30am, which it confirmed. `after` is the
 * instant to which the clock goes on; by itself two days after the visit, when the mail has asked how it was.
 */
export async function visit({
  after = new Date("2026-12-04T00:00:00Z"),
  facts = {},
  on,
  ...options
}: { after?: Date; facts?: StatedFacts; on?: Visit } & SiteOptions = {}): Promise<Visit> {
  const site = on?.site ?? (await openListed(facts, options)).site;
  const email = on ? "second@patient.example" : "hemi@patient.example";
  const answers = { practice: "10001", location: "Greymouth", preferredDate: "2026-12-02", email };
  if (on) site.clock.now = new Date("2026-11-20T00:30:00Z");
  const reference = await book(site, answers);
  const { patient: request, practice } = await linksOf(site);
  await site.post(practice, { ...APPOINTMENT, version: "1" });
  await travel(site, after);
  return { site, reference, request, practice, review: request.replace("/request?", "/review?") };
}

/** As most people answer. */
export const WELL = {
  do: "review",
  went: "yes",
  stars: "5",
  explained: "yes",
  toldPrice: "yes",
  onTime: "partly",
};
