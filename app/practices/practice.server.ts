import type { Kysely } from "kysely";
import { plateAt } from "#kit/ui/map/plate.server.ts";
import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import { shortDay } from "#content/requests/when.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { findPractice } from "#database/practices/practices.ts";
import { reviewAnswers, publishedReviews } from "#database/practices/published-reviews.ts";
import type { Schema } from "#database/schema.ts";
import { countInWords } from "#domain/counts.ts";
import { distanceInWords, kilometresBetween } from "#domain/finding/distance.ts";
import { closureInWords, closuresIn } from "#domain/hours/hours-form.ts";
import { addDays, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { areHoursStated, usualWeek } from "#domain/hours/opening-hours.ts";
import { wallTimeAt } from "#domain/hours/opening-hours-clock.ts";
import type { Practice, PracticeListing } from "#domain/practices/practice.ts";
import { countAnswers } from "#domain/practices/reviews.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { withCapital } from "#domain/text.ts";
import { firstFree } from "#services/practices/next-free.ts";
import { listingSources } from "#services/practices/listing-sources.ts";
import { practiceOpenStatus } from "#content/open-status.ts";
import { practiceAddressLine } from "#kit/ui/practice-card-of.ts";
import { shortPracticeCard } from "#kit/ui/short-card.tsx";

/** What a practice's own page shows. */
export type PracticeView = NonNullable<Awaited<ReturnType<typeof viewPractice>>>;

const REVIEWS_SHOWN = 6;
const NEARBY_SHOWN = 3;
/** We look at this many of the nearest, and show those whose hours and prices are known. */
const NEARBY_LOOKED_AT = 24;

/** Undefined when there is no practice with this id. */
export async function viewPractice(
  db: Kysely<Schema>,
  index: Snapshot,
  id: number,
  now: Date,
  reviewsPage: number,
) {
  const practice = await findPractice(db, id);
  if (!practice) return undefined;
  const place = placeBySlug(practice.place);
  const isLittleKnown =
    !areHoursStated(practice.openingHours) && practice.priceFrom === null && practice.prices.length === 0;
  const [reviews, answers, nearby, sources, pictures] = await Promise.all([
    publishedReviews(db, practice.id, REVIEWS_SHOWN + 1, (reviewsPage - 1) * REVIEWS_SHOWN),
    practice.isSample || practice.reviewCount === 0 ? [] : reviewAnswers(db, practice.id),
    practicesNear(index, practice, isLittleKnown),
    listingSources(db, index, [practice]),
    shownPictures(db, [practice]),
  ]);
  const schedule = { openingHours: practice.openingHours, holidayRegion: place.holidayRegion };
  return {
    practice,
    place,
    open: practiceOpenStatus(practice, now),
    /** Three at most, in the practice's own order: those that our staff have looked at. */
    pictures: pictures.get(practice.id) ?? [],
    /** When it can be booked at once: the first times; none as far ahead as it goes. Null: it is asked for a time. */
    free: freeTimesShown(index, practice, now),
    areHoursStated: areHoursStated(practice.openingHours),
    /** Neither hours nor prices: the page then says what to ask and who else there is. */
    isLittleKnown,
    /** Since midnight in New Zealand. */
    minuteNow: wallTimeAt(now, zoneOfPlace(practice.place)).minute,
    /** From Monday, holidays applied; empty when the hours are not stated. */
    week: usualWeek(schedule, now),
    /** The next days away, which the week may not show yet: `Closed 24 December 2026 to 5 January 2027`. */
    away: daysAway(practice, now),
    /** The shore around it; null where none is near. */
    plate: plateAt(practice.place, practice),
    /** One page of them, the latest first. */
    reviews: reviews.slice(0, REVIEWS_SHOWN),
    /** Which page that is, from 1, and whether there are earlier ones. */
    reviewsPage,
    hasMoreReviews: reviews.length > REVIEWS_SHOWN,
    /** What patients answered beside the stars. */
    answers: countAnswers(answers),
    /** In the same place, for the same first service, nearest first. */
    nearby: nearby.map((near) => shortPracticeCard(near, now, whereIs(near, practice))),
    /** Practices listed in the place. */
    totalInPlace: index.countsByPlace().get(practice.place) ?? 0,
    /** Who states what is shown; empty for samples. */
    sources: sources.get(practice.id) ?? [],
    /** The day on which its people were looked up in the register, while that holds. */
    verifiedOn:
      practice.verified && practice.verified.until >= newZealandDay(now) ? practice.verified.checkedOn : null,
  };
}

function freeTimesShown(index: Snapshot, { id }: Practice, now: Date) {
  const free = firstFree(index, id, now);
  if (!free) return null;
  const byDay = Map.groupBy(free.times, newZealandDay);
  return {
    isForTheirs: free.isForTheirs,
    weeks: countInWords(free.weeksAhead, "week"),
    days: [...byDay].map(([day, times]) => ({
      day: shortDay(day),
      times: times.map((at) => ({ clock: newZealandTime(at), time: freeTimeInAddress(at) })),
    })),
  };
}

/** How long before its days away a practice says so, in days. */
const SAID_BEFORE = 60;

function daysAway({ openingHours }: Practice, now: Date): string[] {
  const today = newZealandDay(now);
  return closuresIn(openingHours, today)
    .filter(({ first }) => first <= addDays(today, SAID_BEFORE))
    .map((closure) => withCapital(closureInWords(closure)));
}

/** `133 Heuheu Street, 1.1 km`: as the crow flies, where both positions are known. */
function whereIs(near: PracticeListing, practice: Practice): string {
  const address = practiceAddressLine(near, null);
  const areBothKnown = near.position === "exact" && practice.position === "exact";
  return areBothKnown ? `${address}, ${distanceInWords(kilometresBetween(practice, near))}` : address;
}

/** Where little is known of a practice, those are shown of which more is. */
async function practicesNear(
  index: Snapshot,
  practice: Practice,
  isLittleKnown: boolean,
): Promise<PracticeListing[]> {
  const { ids } = index.search({
    places: [practice.place],
    service: practice.services[0],
    sort: "distance",
    near: practice,
    limit: isLittleKnown ? NEARBY_LOOKED_AT : NEARBY_SHOWN + 1,
    offset: 0,
  });
  const nearest = await index.listings(ids.filter((id) => id !== practice.id));
  const known = nearest.filter(
    ({ openingHours, priceFrom }) => areHoursStated(openingHours) && priceFrom !== null,
  );
  return (isLittleKnown && known.length > 0 ? known : nearest).slice(0, NEARBY_SHOWN);
}
