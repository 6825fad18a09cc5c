import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices.ts";
import { hoursInShort } from "#domain/opening-hours.ts";
import type { Practice } from "#domain/practice.ts";
import { type TreatmentSlug, TREATMENTS } from "#domain/treatments.ts";
import { sideBySideHref } from "../links.ts";
import type { Services } from "../services.ts";
import { type Ask, askOf } from "../ui/asking.ts";
import type { OpenStatus } from "../ui/flags.tsx";
import { type CardCircumstances, localityOf, openStatusOf } from "../ui/practice-card-of.ts";
import { MOST_COMPARED } from "../ui/comparison/chosen.ts";
import { priceScale } from "./price-bar.tsx";

/** Up to four practices beside each other. */
export type SideBySide = {
  practices: readonly ChosenPractice[];
  /** More than four were asked for. */
  isCut: boolean;
  /** What they are compared for; it goes along into the appointment form. */
  service: TreatmentSlug | null;
  /** Treatments that at least one of them prices, in the site's order, but for that one, which comes first. */
  priced: readonly TreatmentSlug[];
  /** The slug of the place where all of them are, if it is one. */
  place: string | null;
  /** Dollars at the right end of every price bar. */
  scale: number;
  /** Of this comparison, whole, for paper. */
  address: string;
};

export type ChosenPractice = Practice & {
  /** `Te Aro, Wellington` */
  locality: string;
  ask: Ask | null;
  open: OpenStatus;
  /** `Mon–Fri 8am–6pm, Sat 9am–3pm` */
  hours: string;
};

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
): Promise<SideBySide | null> {
  const circumstances = { now: now(), routing };
  const found: Practice[] = [];
  for (const id of ids) {
    const practice = found.length <= MOST_COMPARED ? await findPractice(read, id) : undefined;
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
    isCut: found.length > MOST_COMPARED,
    service,
    priced: TREATMENTS.map(({ slug }) => slug)
      .filter((slug) => priced.has(slug))
      .toSorted((a, b) => Number(b === service) - Number(a === service)),
    place: practices.every(({ place }) => place === first.place) ? first.place : null,
    scale: priceScale(practices.map(({ priceTo }) => priceTo)),
    address: publicUrl + sideBySideHref(chosen, service),
  };
}

function toChosen(
  practice: Practice,
  { now, routing }: Pick<CardCircumstances, "now" | "routing">,
  service: TreatmentSlug | null,
): ChosenPractice {
  return {
    ...practice,
    locality: localityOf(practice, placeBySlug(practice.place)),
    ask: askOf(practice, routing, service),
    open: openStatusOf(practice, now),
    hours: hoursInShort(practice.openingHours),
  };
}
