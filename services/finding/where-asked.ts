import { suburbsNamed } from "#content/localities.ts";
import { placeBySlug } from "#content/places.ts";
import type { Region } from "#content/regions.ts";
import type { Place } from "#domain/finding/places.ts";
import { fold } from "#domain/text.ts";
import type { Meaning } from "./lexicon.ts";
import { firstMeant, type Phrase } from "./phrases.ts";

type Suburb = { name: string; place: Place };

/** Where a practice should be. */
export type WhereAsked = {
  place: Place | null;
  /** The part of the place that is named, where practices are not listed by it: the North Shore. */
  part: Region | null;
  /** The further places and towns that are named: Hamilton in "auckland and hamilton". */
  others: Place[];
  /** What else is named to look in: a suburb elsewhere, a second suburb, a region beside a town. */
  otherNames: { name: string; place: Place | null }[];
  /** A part of the country, where no place is named. */
  region: Region | null;
  /** A town beyond the 22, where none of those is named. */
  town: Place | null;
  /** The name by which the town is called: `Waiheke` for Oneroa. */
  townNamed: string | null;
  /** A suburb and the place that it is part of, where neither a place nor a town is named. Its words are in `rest` too. */
  suburb: Suburb | null;
  /** They are listed where several places have a suburb of that name. */
  suburbs: Suburb[];
  /** Asks for what is near, and names no place. */
  isNearMe: boolean;
};

type AskedIn = {
  line: string;
  /** The words that nothing else explains. */
  unread: readonly string[];
  phrases: readonly Phrase[];
  meanings: readonly Meaning[];
};

/** A place comes before the suburbs, towns and regions that are named beside it. */
export function whereAsked({ line, unread, phrases, meanings }: AskedIn): WhereAsked {
  const place = firstMeant(meanings, "place");
  const named = phrases.flatMap(({ found }) => found.find((one) => one.place ?? one.town) ?? []);
  const places = [...new Set(named.flatMap((one) => one.place ?? one.town ?? []))];
  const town = place ? undefined : named[0];
  const chief = place ?? town?.town;
  const isElsewhere = meanings.some((one) => one.place ?? one.region ?? one.town);
  const inSuburbs = suburbsIn(unread);
  const suburbs = isElsewhere ? [] : inSuburbs;
  const further = isElsewhere ? inSuburbs : secondSuburbs(unread, suburbs);
  const isInChief = further.some((one) => one.place === chief);
  return {
    place,
    part: meanings.find((one) => one.place === place && one.part)?.part ?? null,
    others: places.filter((one) => one !== chief),
    otherNames: isInChief ? [] : [...further.slice(0, 1), ...regionBeside(place, meanings)],
    region: place ? null : firstMeant(meanings, "region"),
    town: town?.town ?? null,
    townNamed: town?.named ?? null,
    suburb: suburbs.length === 1 ? suburbs[0]! : null,
    suburbs: suburbs.length > 1 ? suburbs : [],
    isNearMe: !place && NEAR_ME.test(fold(line)),
  };
}

/** Suburbs that are named beside the only one. */
function secondSuburbs(words: readonly string[], [first, another]: readonly Suburb[]): Suburb[] {
  if (!first || another) return [];
  const ofFirst = fold(first.name).split(" ");
  return suburbsIn(words.filter((word) => !ofFirst.includes(word)));
}

/** A region that is named beside a place that isn't in it. */
function regionBeside(place: Place | null, meanings: readonly Meaning[]): { name: string; place: null }[] {
  const found = place && meanings.find(({ region }) => region && !region.places.includes(place));
  return found?.region ? [{ name: found.region.name, place: null }] : [];
}

/** Finds suburbs by the longest run of neighbouring words that are the name of one. */
function suburbsIn(words: readonly string[]): Suburb[] {
  for (let size = Math.min(words.length, LONGEST_SUBURB); size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const found = suburbsNamed(words.slice(start, start + size).join(" "));
      if (found.length > 0) return found.map(({ name, place }) => ({ name, place: placeBySlug(place) }));
    }
  }
  return [];
}

/** In words. */
const LONGEST_SUBURB = 3;

const NEAR_ME = /\b(?:near me|near by|nearby|nearest|closest|close to me|around me)\b/;
