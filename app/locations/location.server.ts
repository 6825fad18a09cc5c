import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { figuresOfPlace, positionsIn } from "#database/practices/place-figures.ts";
import { formatCount } from "#domain/counts.ts";
import { kilometresBetween, placesByDistance } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";
import { FUNDING } from "#domain/practices/practice.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { placePath } from "#content/links.ts";
import { nextFreeIn } from "#services/practices/next-free.ts";
import type { Showing } from "#services/services.ts";
import { quickFilters } from "#kit/ui/quick-filters.server.ts";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { practiceCard } from "#kit/ui/practice-card-of.ts";
import { townPins } from "./pins.server.ts";

/** What the page of a town or city shows. Everything is counted. */
export type LocationView = Awaited<ReturnType<typeof viewLocation>>;

/** As many as a page shows at once; a town with so many or fewer has all of them on its page. */
const SHOWN = 12;
/** A town's page with so many or fewer says more about the next towns. */
const FEW = 4;
/** Specification, section 9. */
const NEARBY_SHOWN = 4;
/**
 * Kilometres in a straight line, about three hours on the road: a day's way to a dentist and back, as from Invercargill
 * to Dunedin (176 km). What is farther is not near, however few places are listed.
 */
const NEARBY_WITHIN = 200;
/** How far the next towns of one with few practices or none may be: from Greymouth the towns over the Alps are what there is. */
const NEXT_WITHIN = 260;
/** As `NEARBY_WITHIN`, for a person in pain. */
const NEAR_IN_PAIN = 150;
/** How many practices elsewhere are looked at, nearest first, until one is on the same island. */
const NEAREST_ASKED = 60;

/** `service` narrows `practices`, `found`, `unstated` and `quick`; all else is about the whole place. */
export async function viewLocation(
  { database: { read: db }, routing, now: clock }: Showing,
  index: Snapshot,
  place: Place,
  service: TreatmentSlug | null,
) {
  const now = clock();
  const nextFree = nextFreeIn(index, service, now);
  const best = {
    places: [place.slug],
    service: service ?? undefined,
    sort: "recommended",
    limit: SHOWN,
    offset: 0,
  } as const;
  const counts = index.countsByPlace();
  const total = counts.get(place.slug) ?? 0;
  const isSmall = total <= FEW;
  const emergencies = index.count({ places: [place.slug], emergency: "yes" });
  const { ids, total: found } = index.search(best);
  const [practices, positions, figures] = await Promise.all([
    index.listings(ids),
    positionsIn(db, place.slug),
    figuresOfPlace(db, place.slug),
  ]);
  return {
    place,
    /** Practices listed there. */
    total,
    /** So few that the next towns matter as much. */
    isSmall,
    /** What their reviews say together; null while there is none. */
    ratings: index.ratings(place.slug),
    /** Where the first are on the map of the town; null where that cannot be drawn, or the next towns are drawn instead. */
    pins: isSmall
      ? null
      : townPins(
          place.slug,
          practices.map((practice) => (practice.position === "exact" ? practice : null)),
          positions,
        ),
    /** Most offered first. */
    services: [...index.countsByService(place.slug)]
      .map(([slug, count]) => ({ slug, name: treatmentName(slug), count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    /** How many there are; of those that offer `service` if one was asked for. */
    found,
    /** The first of them, the best rated first. */
    practices: practices.map((practice) =>
      practiceCard(practice, { now, routing, isOnePlace: true, treatment: service ?? undefined, nextFree }),
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
    /** Dollars of a usual visit, where it is cheapest and where it is dearest; null when no practice here states it. */
    prices:
      figures.cheapest === null
        ? null
        : { from: figures.cheapest, to: Math.max(figures.cheapest, figures.dearest ?? 0) },
    /** How many practices list each kind of help with the cost; kinds without any are left out. */
    funding: FUNDING.flatMap(({ slug, name }) => {
      const count = index.count({ places: [place.slug], funding: slug });
      return count ? [{ slug, name, count }] : [];
    }),
    nearby: nearbyPlaces(place, counts, isSmall ? NEXT_WITHIN : NEARBY_WITHIN),
    /** Where none is listed, or none offers `service`: the nearest places that have some. */
    instead:
      practices.length > 0
        ? []
        : nearbyPlaces(place, service ? index.countsByPlace(service) : counts, NEXT_WITHIN),
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
  };
}

/** The nearest other places with practices within a day's drive, nearest first. A straight line across Cook Strait says nothing of how near a town is. */
function nearbyPlaces(place: Place, counts: ReadonlyMap<string, number>, within: number) {
  const others = ALL_PLACES.filter(
    (other) => other.slug !== place.slug && counts.has(other.slug) && other.island === place.island,
  );
  return placesByDistance(others, place)
    .filter(({ kilometres }) => kilometres <= within)
    .slice(0, NEARBY_SHOWN)
    .map((near) => ({ ...near, count: counts.get(near.place.slug) ?? 0 }));
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
  if (kilometres > NEAR_IN_PAIN) return "No practice nearby does either.";
  return `The nearest practice that does is ${practice.name} in ${placeBySlug(practice.place).name}, about ${formatCount(Math.round(kilometres))} km away in a straight line.`;
}
