import { placeBySlug } from "#content/places.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { listPractices, makePractice } from "./practice.ts";
import { openSite, type TestPage, type TestSite } from "./site.ts";

/** Friday 20 November 2026, 1:30pm and 11:30pm in New Zealand. */
export const AFTERNOON = "2026-11-20T00:30:00Z";
export const NIGHT = "2026-11-20T10:30:00Z";

const BY_DAY = "Mo-Fr 08:00-18:00; PH off";

/** A practice that sees people in pain the same day, on weekdays. */
export function emergency(stated: Partial<Practice> & { id: number }): Practice {
  return makePractice({ openingHours: BY_DAY, emergency: { waitMinutes: 45 }, ...stated });
}

/** In the middle of a place. */
export function at(slug: string): Pick<Practice, "place" | "latitude" | "longitude"> {
  const { latitude, longitude } = placeBySlug(slug);
  return { place: slug, latitude, longitude };
}

/** A site with nothing but these practices. */
export async function siteWith(practices: readonly Practice[], now = AFTERNOON): Promise<TestSite> {
  const site = await openSite({ samples: 0, now });
  await listPractices(site, practices);
  return site;
}

type Card = { id: number; text: string; wait: string | undefined; callName: string | undefined };

/** The cards of practices on an emergency page, in their order. */
export function cardsOn({ document }: TestPage): Card[] {
  return [...document.querySelectorAll("main article, main li:has(h3 > a[href^='/dentists/'])")].map(
    (card) => {
      const links = [...card.querySelectorAll("a")];
      return {
        id: Number(/\/dentists\/(\d+)/.exec(links[0]!.getAttribute("href")!)![1]),
        text: card.textContent,
        wait: /(30|45|60) min average wait/.exec(card.textContent)?.[1],
        callName: links.find((link) => link.getAttribute("href")!.startsWith("tel:"))?.textContent,
      };
    },
  );
}

/** The addresses of all numbers to call. */
export function numbersOn({ document }: TestPage): (string | null)[] {
  return [...document.querySelectorAll("main a[href^='tel:']")].map((link) => link.getAttribute("href"));
}
