import type { PracticeIndex } from "#database/practice-index.ts";
import type { PracticeFact, PracticeFilter } from "#database/practice-search.ts";
import { formatCount } from "#domain/counts.ts";
import type { UnstatedLine } from "./unstated.tsx";

/** What a list can be narrowed by. */
export type NarrowedBy = Exclude<PracticeFact, "rating">;

/** Each with the part of a filter that asks for it. */
const ASKS: readonly (readonly [NarrowedBy, keyof PracticeFilter])[] = [
  ["service", "service"],
  ["price", "price"],
  ["open", "schedules"],
  ["accepting", "newPatients"],
  ["wheelchair", "stepFree"],
  ["funding", "funding"],
  ["language", "language"],
];

const DO_NOT_SAY: Readonly<Record<NarrowedBy, readonly [one: string, several: string]>> = {
  service: ["does not state its services", "do not state their services"],
  price: ["does not state its prices", "do not state their prices"],
  open: ["does not state its hours", "do not state their hours"],
  accepting: ["does not say whether it takes new patients", "do not say whether they take new patients"],
  wheelchair: ["does not say whether it is step-free", "do not say whether they are step-free"],
  funding: ["does not say how it helps with the cost", "do not say how they help with the cost"],
  language: ["does not state its languages", "do not state their languages"],
};

/**
 * What each condition of a list leaves out because no one has stated it: those that meet all the others.
 * `hrefWithout("service")` leads to the list without that condition.
 *
 * `1,204 more in Auckland do not state their services.`
 */
export function unstatedLines(
  index: PracticeIndex,
  filter: PracticeFilter,
  { placeName, hrefWithout }: { placeName: string | undefined; hrefWithout: (fact: NarrowedBy) => string },
): UnstatedLine[] {
  return ASKS.flatMap(([fact, condition]) => {
    if (!filter[condition]) return [];
    const without = { ...filter, [condition]: undefined };
    // Of those that state no treatments, some are found all the same: they say that they see people in pain.
    const count = index.count({ ...without, unstated: fact }) - index.count({ ...filter, unstated: fact });
    if (count === 0) return [];
    const [one, several] = DO_NOT_SAY[fact];
    const where = placeName ? ` in ${placeName}` : "";
    const text = `${formatCount(count)} more${where} ${count === 1 ? one : several}.`;
    return [{ text, show: count === 1 ? "Show it too" : "Show them too", href: hrefWithout(fact) }];
  });
}
