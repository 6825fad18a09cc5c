import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices.ts";
import { hoursInShort } from "#domain/opening-hours.ts";
import type { Practice } from "#domain/practice.ts";
import { type TreatmentSlug, TREATMENTS } from "#domain/treatments.ts";
import { sideBySideHref } from "#content/links.ts";
import type { Services } from "#services/services.ts";
import { askOf } from "#content/asking.ts";
import { addressLineOf, type CardCircumstances, openStatusOf } from "#kit/ui/practice-card-of.ts";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { priceScale } from "./price-bar.tsx";

/** Up to four practices beside each other. */
export type SideBySide = NonNullable<Awaited<ReturnType<typeof viewSideBySide>>>;

export type ChosenPractice = ReturnType<typeof toChosen>;

/** Those of the ids that exist, in the order given. Null when none does. */
export async function viewSideBySide(
  {
    database: { read },
    routing,
    now,
    publicUrl,
  }: Pick<Services, "database" | "routing" | "now" | "publicUrl">,
  ids: readonly number[],
  service: TreatmentSlug | null = null,
) {
  const circumstances = { now: now(), routing };
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
  const priced = new Set(practices.flatMap(({ prices }) => prices.map(({ treatment }) => treatment)));
  return {
    practices,
    /** More than four were asked for. */
    isCut: found.length > MOST_COMPARED,
    /** How many were asked for that are not listed any more. */
    gone,
    /** What they are compared for; it goes along into the appointment form. */
    service,
    /** Treatments that at least one of them prices, in the site's order, but for that one, which comes first. */
    priced: TREATMENTS.map(({ slug }) => slug)
      .filter((slug) => priced.has(slug))
      .toSorted((a, b) => Number(b === service) - Number(a === service)),
    /** The slug of the place where all of them are, if it is one. */
    place: practices.every(({ place }) => place === first.place) ? first.place : null,
    /** Dollars at the right end of every price bar. */
    scale: priceScale(practices.map(({ priceTo }) => priceTo)),
    /** Of this comparison, whole, for paper. */
    address: publicUrl + sideBySideHref(chosen, service),
  };
}

function toChosen(
  practice: Practice,
  { now, routing }: Pick<CardCircumstances, "now" | "routing">,
  service: TreatmentSlug | null,
) {
  return {
    ...practice,
    /** `12 Harbour Steps, Te Aro, Wellington` */
    addressLine: addressLineOf(practice, placeBySlug(practice.place)),
    ask: askOf(practice, routing, service),
    open: openStatusOf(practice, now),
    /** `Mon–Fri 8am–6pm, Sat 9am–3pm` */
    hours: hoursInShort(practice.openingHours),
  };
}
