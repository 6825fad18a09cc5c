import { expect } from "vitest";
import { listingLinkFor, listingToken } from "#database/practices/listing-links.ts";
import { checkHeld } from "#services/free-times/check-held.ts";
import { openDirectSite } from "./direct-site.ts";
import { BOOKING, BOOKING_WITH_ID } from "./forms.ts";
import { keepTimes, PRESSED } from "./free-times.ts";
import { WITHOUT_RATES } from "./hostile/rates.ts";
import type { SiteOptions, TestSite } from "./site.ts";

/** The practice whose week it is. */
export const PRACTICE = 3;

/** Wednesday 2 December, 9:30am. */
export const AT = "2026-12-01T20:30Z";

/** A sample practice with free times, and the token of its listing’s link. */
export async function openWeek(options: SiteOptions = {}): Promise<{ site: TestSite; token: string }> {
  const site = await openDirectSite({ samples: 24, surroundings: WITHOUT_RATES, ...options });
  await keepTimes(site, PRACTICE);
  const { database, services, clock } = site;
  const link = await database.transact((tx) => listingLinkFor(tx, services, PRACTICE, clock.now));
  return { site, token: listingToken(services, link) };
}

/** What the form sends for who phones for Wednesday 2 December, 9:30am. */
const KEEP = { do: "keep", what: "phoned", visit: "checkup", day: "2026-12-02", from: "09:30", to: "10:00" };

/** Keeps a time as the form does. */
export function keep(site: TestSite, token: string, answers: Record<string, string> = {}) {
  return site.post(`/practice/week/keep?token=${token}`, { ...KEEP, ...answers });
}

/** Books a time as someone with a form and an address of their own. */
export function take(site: TestSite, who: number, chosenTime = AT) {
  const own = { ...PRESSED, chosenTime, email: `p${who}@patient.example`, firstName: `P${who}` };
  return site.fetch(
    "/book?send",
    {
      method: "POST",
      body: new URLSearchParams({
        ...BOOKING_WITH_ID,
        ...BOOKING.right,
        ...own,
        "submission-id": `kept-${who}`,
      }),
      headers: { Origin: "http://niho.test" },
    },
    `192.0.2.${who + 1}`,
  );
}

/** Each held time is an appointment, an offer or a time that is kept. */
export async function expectHeldRight(site: TestSite) {
  const { wrong, wrongKept, holders } = await checkHeld(site.services, site.clock.now);
  expect([wrong, wrongKept, holders]).toEqual([[], [], []]);
}

/** What an address after a press says: `saidBy(response, "kept")`. */
export function saidBy(response: Response, name: string): string {
  return new URL(response.headers.get("Location")!, "http://niho.test").searchParams.get(name)!;
}
