import type { Kysely } from "kysely";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/live-practices.ts";
import type { Schema } from "#database/schema.ts";
import { formatCount } from "#domain/counts.ts";
import { kilometresBetween, placesByDistance, type Position } from "#domain/distance.ts";
import type { Place } from "#domain/places.ts";
import { FUNDING } from "#domain/practice.ts";
import { treatmentName, type TreatmentSlug } from "#domain/treatments.ts";
import { placePath } from "#content/links.ts";
import type { Services } from "#services/services.ts";
import { quickFilters } from "#kit/ui/quick-filters.server.ts";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { cardOf } from "#kit/ui/practice-card-of.ts";

/** What the page of a town or city shows. Everything is counted. */
export type LocationView = Awaited<ReturnType<typeof viewLocation>>;

/** Specification, section 9. */
const TOP_SHOWN = 3;
const NEARBY_SHOWN = 4;
/**
 * Kilometres in a straight line, about three hours on the road: a day's way to a dentist and back, as from Invercargill
 * to Dunedin (176 km). What is farther is not near, however few places are listed.
 */
const NEARBY_WITHIN = 200;
/** The same for a person in pain. */
const NEAR_IN_PAIN = 150;
/** Of practices elsewhere, nearest first, until one is on the same island. */
const NEAREST_ASKED = 60;

/** `service` narrows `top`, `unstated` and `quick`; all else is about the whole place. */
export async function viewLocation(
  { database: { read: db }, routing, now: clock }: Pick<Services, "database" | "routing" | "now">,
  index: Snapshot,
  place: Place,
  service: TreatmentSlug | null,
) {
  const now = clock();
  const best = {
    places: [place.slug],
    service: service ?? undefined,
    sort: "rating",
    limit: TOP_SHOWN,
    offset: 0,
  } as const;
  const counts = index.countsByPlace();
  const emergencies = index.count({ places: [place.slug], emergency: "yes" });
  const [practices, positions, figures] = await Promise.all([
    index.listings(index.search(best).ids),
    positionsIn(db, place.slug),
    figuresOf(db, place.slug),
  ]);
  return {
    place,
    /** Practices listed there. */
    total: counts.get(place.slug) ?? 0,
    /** What their reviews say together; null while there is none. */
    ratings: index.ratings(place.slug),
    /** Where each of them is. */
    positions,
    /** Most offered first. */
    services: [...index.countsByService(place.slug)]
      .map(([slug, count]) => ({ slug, name: treatmentName(slug), count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    /** The best rated, at most three; of those that offer `service` if one was asked for. */
    top: practices.map((practice) =>
      cardOf(practice, { now, routing, isOnePlace: true, treatment: service ?? undefined }),
    ),
    service,
    /** Same-day care for people in pain. */
    emergency: {
      /** Practices here that have it. */
      count: emergencies,
      /** Average waits in minutes; null where none is stated. */
      shortestWait: figures.shortestWait,
      longestWait: figures.longestWait,
      /** Only when no practice here has it, and never of a sample: `The nearest practice that does is … in Napier, about 19 km away …` */
      elsewhere: emergencies === 0 ? await emergencyElsewhere(index, place) : null,
      /** Whether samples are among the practices here: a person in pain should call Healthline instead. */
      hasSamples: (figures.samples ?? 0) > 0,
    },
    /** Dollars at which a usual visit starts where it is cheapest; null when no practice here states it. */
    cheapest: figures.cheapest,
    /** How many practices list each kind of help with the cost; kinds without any are left out. */
    funding: FUNDING.flatMap(({ slug, name }) => {
      const count = index.count({ places: [place.slug], funding: slug });
      return count ? [{ slug, name, count }] : [];
    }),
    nearby: nearbyOf(place, counts),
    /** Where none is listed, or none offers `service`: the nearest places that have some. */
    instead: practices.length > 0 ? [] : nearbyOf(place, service ? index.countsByPlace(service) : counts),
    /** How many do not say whether they offer `service`. */
    unstated: unstatedLines(
      index,
      { places: [place.slug], service: service ?? undefined },
      { placeName: place.name, hrefWithout: () => placePath(place.slug) },
    ),
    quick: quickFilters(
      index,
      { location: place.slug, service },
      { places: [place.slug], service: service ?? undefined },
      now,
    ),
    showsSamples: practices.some(({ isSample }) => isSample),
  };
}

/** The nearest other places with practices within a day's drive, nearest first. A straight line across Cook Strait says nothing of how near a town is. */
function nearbyOf(place: Place, counts: ReadonlyMap<string, number>) {
  const others = ALL_PLACES.filter(
    (other) => other.slug !== place.slug && counts.has(other.slug) && other.island === place.island,
  );
  return placesByDistance(others, place)
    .filter(({ kilometres }) => kilometres <= NEARBY_WITHIN)
    .slice(0, NEARBY_SHOWN)
    .map((near) => ({ ...near, count: counts.get(near.place.slug) ?? 0 }));
}

async function positionsIn(db: Kysely<Schema>, place: string): Promise<Position[]> {
  return db
    .selectFrom("practices")
    .select(["latitude", "longitude"])
    .where("place", "=", place)
    .where("withdrawn_on", "is", null)
    .execute();
}

async function figuresOf(db: Kysely<Schema>, place: string) {
  return db
    .selectFrom("practices")
    .select((eb) => [
      eb.fn.min<number | null>("emergency_wait").as("shortestWait"),
      eb.fn.max<number | null>("emergency_wait").as("longestWait"),
      eb.fn.min<number | null>("price_from").as("cheapest"),
      eb.fn.max<number | null>("is_sample").as("samples"),
    ])
    .where("place", "=", place)
    .where("withdrawn_on", "is", null)
    .executeTakeFirstOrThrow();
}

async function emergencyElsewhere(index: Snapshot, from: Place): Promise<string | null> {
  const nearest = {
    emergency: "yes",
    sort: "distance",
    near: from,
    limit: NEAREST_ASKED,
    offset: 0,
  } as const;
  const found = await index.listings(index.search(nearest).ids);
  const practice = found.find((one) => placeBySlug(one.place).island === from.island);
  if (!practice || practice.isSample) return null;
  const kilometres = kilometresBetween(from, practice);
  if (kilometres > NEAR_IN_PAIN) return "No practice near it does either.";
  return `The nearest practice that does is ${practice.name} in ${placeBySlug(practice.place).name}, about ${formatCount(Math.round(kilometres))} km away in a straight line.`;
}
