import { samplePractices } from "#content/samples/practices.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { TestPage, TestSite } from "./site.ts";

/** How many practices the site has whose lists are asked, and how many are on a page of them. */
export const SAMPLES = 240;
export const PAGE_SIZE = 24;
export const ALL: readonly Practice[] = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

/** The practices that should be found, in order, by looking at every one. */
export function slowly(isWanted: (practice: Practice) => boolean, order = best): number[] {
  return ALL.filter(isWanted)
    .toSorted(order)
    .map(({ id }) => id);
}

export const best = bestOf(ALL);

/** The order by rating to the letter, then by how many gave it. */
export function byRating(a: Practice, b: Practice): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id;
}

/** The recommended order of these: a few reviews count for less, and practices that take no new patients come last. */
export function bestOf(practices: readonly Practice[]): (a: Practice, b: Practice) => number {
  const ratings = practices.flatMap(({ rating }) => (rating === null ? [] : [Math.round(rating * 10)]));
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const score = ({ rating, reviewCount }: Practice) =>
    rating === null ? 0 : (Math.round(rating * 10) * reviewCount + average * 20) / (reviewCount + 20);
  const isFull = ({ newPatients }: Practice) => (newPatients.answer === "no" ? 1 : 0);
  return (a, b) =>
    isFull(a) - isFull(b) || score(b) - score(a) || b.reviewCount - a.reviewCount || a.id - b.id;
}

export function byDistance(
  practices: readonly Practice[],
  from: { latitude: number; longitude: number },
): number[] {
  return practices
    .map((practice) => ({ id: practice.id, away: kilometresBetween(from, practice) }))
    .toSorted((a, b) => a.away - b.away || a.id - b.id)
    .map(({ id }) => id);
}

export type List = { total: number; ids: number[] };

/** What the list at an address says and shows. */
export async function listAt(site: Pick<TestSite, "fetch">, path: string): Promise<List> {
  const html = await (await site.fetch(path)).text();
  return { total: countIn(html), ids: idsIn(html) };
}

/** The first page of a list that finds these. */
export function listOf(expected: readonly number[]): List {
  return { total: expected.length, ids: expected.slice(0, PAGE_SIZE) };
}

/** The ids shown, in order: each practice has one link to ask it for an appointment, beside that to its first free time. Read from the text, for speed. */
export function idsIn(html: string): number[] {
  // What is nearest to a suburb stands below the list and is no part of it.
  const [list = ""] = html.split('aria-labelledby="nearest-to-suburb"');
  const buttons = list.matchAll(/href="\/book\?practice=(\d+)[^"]*"(?! aria-label="[^"]*, book with)/g);
  return [...buttons].map(([, id]) => Number(id));
}

export function countIn(html: string): number {
  const [, count] = /<h2[^>]*>([\d,]+|No) dentists? found</.exec(html)!;
  return count === "No" ? 0 : Number(count!.replaceAll(",", ""));
}

/** Where the link with these words leads. */
export function hrefOf({ document }: TestPage, text: string): string {
  return [...document.querySelectorAll("main a")]
    .find((one) => one.textContent === text)!
    .getAttribute("href")!;
}

/** The filters that are on, and the link that takes each off. */
export function chips({ document }: TestPage): { text: string; href: string }[] {
  return [...document.querySelectorAll("main a")]
    .filter((one) => one.textContent.endsWith(", remove filter"))
    .map((one) => ({ text: one.textContent.split(", remove")[0]!, href: one.getAttribute("href")! }));
}
