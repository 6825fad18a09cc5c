import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices/practices.ts";
import { areHoursStated, usualWeek } from "#domain/hours/opening-hours.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { sideBySideHref } from "#content/links.ts";
import { nextFreeIn } from "#services/practices/next-free.ts";
import type { Showing } from "#services/services.ts";
import { askingLink } from "#content/asking.ts";
import { practiceOpenStatus } from "#content/open-status.ts";
import { type CardCircumstances, practiceLocality } from "#kit/ui/practice-card-of.ts";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { comparedRows } from "./compared-rows.ts";

/** Up to four practices beside each other. */
export type SideBySide = NonNullable<Awaited<ReturnType<typeof viewSideBySide>>>;

export type ChosenPractice = ReturnType<typeof toChosen>;

/** Those of the ids that exist, in the order given. Null when none does. */
export async function viewSideBySide(
  { database: { read }, routing, practices: snapshots, now, publicUrl }: Showing,
  ids: readonly number[],
  service: TreatmentSlug | null = null,
) {
  if (ids.length === 0) return null;
  const instant = now();
  const nextFree = nextFreeIn(await snapshots.now(), service, instant);
  const circumstances = { now: instant, routing, nextFree };
  const found: Practice[] = [];
  let gone = 0;
  for (const id of ids) {
    const practice = found.length <= MOST_COMPARED ? await findPractice(read, id) : undefined;
    if (found.length <= MOST_COMPARED && !practice) gone++;
    // Two numbers may be one practice since they were merged.
    if (practice && found.every((other) => other.id !== practice.id)) found.push(practice);
  }
  const practices = found
    .slice(0, MOST_COMPARED)
    .map((practice) => toChosen(practice, circumstances, service));
  const [first] = practices;
  if (!first) return null;
  const chosen = practices.map(({ id }) => id);
  return {
    practices,
    /** More than four were asked for. */
    isCut: found.length > MOST_COMPARED,
    /** How many were asked for that are not listed any more. */
    gone,
    /** What they are compared for; it goes along into the appointment form. */
    service,
    ...comparedRows(practices, service),
    /** The slug of the place where all of them are, if it is one. */
    place: practices.every(({ place }) => place === first.place) ? first.place : null,
    /** The whole address of this comparison, for paper. */
    address: publicUrl + sideBySideHref(chosen, service),
  };
}

function toChosen(
  practice: Practice,
  {
    now,
    routing,
    nextFree,
  }: Pick<CardCircumstances, "now" | "routing"> & { nextFree: ReturnType<typeof nextFreeIn> },
  service: TreatmentSlug | null,
) {
  const place = placeBySlug(practice.place);
  const { openingHours } = practice;
  return {
    ...practice,
    /** `Te Aro, Wellington` */
    locality: practiceLocality(practice, place),
    ask: askingLink(practice, routing, service),
    open: areHoursStated(openingHours) ? practiceOpenStatus(practice, now) : null,
    nextFree: nextFree(practice),
    week: usualWeek({ openingHours, holidayRegion: place.holidayRegion }, now),
  };
}
