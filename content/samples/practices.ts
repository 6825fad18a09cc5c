import type { Practice } from "#domain/practice.ts";
import { slugify } from "#domain/text.ts";
import { PLACES } from "#content/places.ts";
import { sampleDomain } from "./contacts.ts";
import { newCountry, newTown, nextPhone, type Country, type Sample, type Town } from "./country.ts";
import { makeUp } from "./made-up.ts";
import { takeName } from "./names.ts";
import { WRITTEN, type WrittenPractice } from "./written.ts";

/** Large towns count by their people; small ones as if they had this many, so that none is left almost empty. */
const FEWEST_PEOPLE = 12_000;

/**
 * Practices that are made up but could exist, with some of their reviews; always the same ones.
 * The first are the specification's six directory dentists, then three emergency services; a practice is the
 * same whatever the count. Ids run from 1 to `count`.
 */
export function* samplePractices(count = 1_236): Generator<Sample> {
  const country = newCountry();
  const towns = new Map(PLACES.map((place) => [place.slug, newTown(place)]));
  const nextPlace = createTurns();
  for (let id = 1; id <= count; id++) {
    const written = WRITTEN[id - 1];
    const town = towns.get(nextPlace(written?.place))!;
    yield written ? finishWritten(id, written, town, country) : makeUp(id, town, country);
    town.size += 1;
  }
}

/** Whose turn it is, so that at any count each place has its share: the one furthest behind, or the one asked for. */
function createTurns(): (asked?: string) => string {
  const weights = PLACES.map((place) => Math.max(place.population, FEWEST_PEOPLE));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const behind = PLACES.map(() => 0);
  return (asked) => {
    let chosen = asked === undefined ? 0 : PLACES.findIndex((place) => place.slug === asked);
    for (const [index, weight] of weights.entries()) {
      behind[index]! += weight;
      if (asked === undefined && behind[index]! > behind[chosen]!) chosen = index;
    }
    behind[chosen]! -= total;
    return PLACES[chosen]!.slug;
  };
}

function finishWritten(id: number, written: WrittenPractice, town: Town, country: Country): Sample {
  const { reviews, ...rest } = written;
  takeName(rest.name, { inPlace: town.names, inCountry: country.names });
  town.addresses.add(rest.address);
  country.summaries.add(rest.summary);
  const slug = slugify(rest.name);
  const domain = sampleDomain(slug, rest.place, id, country.domains);
  const practice: Practice = {
    ...rest,
    id,
    slug,
    phone: nextPhone(town.place, country),
    email: `hello@${domain}`,
    website: `https://${domain}`,
    position: "exact",
    verified: null,
    hasJoined: true,
    isSample: true,
  };
  for (const review of reviews) town.reviewTexts.add(review.text);
  return { practice, reviews: reviews.map((review) => ({ ...review, practiceId: id, isSample: true })) };
}
