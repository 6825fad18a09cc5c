import { shownPlaces } from "#content/places.ts";
import { searchWords } from "#content/vocabulary.ts";
import type { PracticeIndex } from "#database/practice-index.ts";
import type { PracticeFilter } from "#database/practice-search.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRangeInWords } from "#domain/money.ts";
import type { Place } from "#domain/places.ts";
import type { FundingSlug } from "#domain/practice.ts";
import { fold, withCapital } from "#domain/text.ts";
import { treatmentName, type TreatmentSlug } from "#domain/treatments.ts";
import { compareHref, directoryHref, placePath, treatmentPath } from "../links.ts";
import { ownPagesNamed } from "../shell/own-pages.ts";
import { listHref, termsInWords, whereInWords } from "./directory-list.ts";
import { hasWish, isUnderstood, type Question } from "./question.ts";
import { type MatchRank, matchRankOf, closest, type Ranked, ranked } from "./ranking.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";

/** A hit that links to a page of the site, other than a practice or an article. */
export type GuideHit = Ranked & {
  kind: "way" | "place" | "treatment" | "page";
  href: string;
  title: string;
  /** The te reo Māori name of a place, beside the English one. */
  titleMi?: string | null;
  /** A sentence or two; pages have none. */
  text?: string;
  /** The list of its dentists. */
  dentists?: { href: string; count: number };
};

/** Numbers of practices. */
export type Counts = {
  byPlace: ReadonlyMap<string, number>;
  byService: ReadonlyMap<TreatmentSlug, number>;
  /**
   * For each help with the cost that may be meant, with the language if one is asked for, and with the other words, such
   * as a suburb, where practices have them.
   */
  onTerms: readonly { funding: FundingSlug | null; q: string | undefined; count: number }[];
  /** For each of several suburbs of one name: with the other words, and with the treatment if there is one. */
  inSuburbs: readonly { place: Place; count: number }[];
  /** In the place or region of the question or around its suburb, with its treatment if it has one; else 0. */
  inPlace: number;
  all: number;
};

/** `schedules` are those that are open when the question asks for. */
export function countsFor(
  index: PracticeIndex,
  question: Question,
  schedules: PracticeFilter["schedules"],
): Counts {
  const { place, region, treatment, funding, language, isStepFree, isAccepting } = question;
  const near = aroundOf(question);
  const within = near ? [near] : (region?.places ?? []);
  const q = question.rest.join(" ");
  const asked = { places: within.map(({ slug }) => slug), service: treatment?.service };
  const wished = {
    language: language ?? undefined,
    stepFree: isStepFree,
    newPatients: isAccepting,
    schedules,
  };
  // Beside pain or a town that is not ours, such a link would lead past what was asked.
  const isAlone = !question.isUrgent && !question.town;
  const funds = isAlone && hasWish(question) && funding.length === 0 ? [null] : funding;
  return {
    byPlace: index.countsByPlace(),
    byService: index.countsByService(),
    onTerms: funds.map((one) => {
      const terms = { service: asked.service, ...wished, funding: one ?? undefined };
      const places = place || region ? asked.places : undefined;
      const named = q === "" ? 0 : index.count({ ...terms, places, words: searchWords(q) });
      if (named > 0) return { funding: one, q, count: named };
      return { funding: one, q: undefined, count: index.count({ ...terms, places: asked.places }) };
    }),
    inSuburbs: question.isUrgent
      ? []
      : question.suburbs.map(({ place: one }) => {
          const filter = { ...wished, service: asked.service, places: [one.slug], words: searchWords(q) };
          return { place: one, count: index.count(filter) };
        }),
    inPlace: (near ?? region) ? index.count(asked) : 0,
    all: index.total,
  };
}

/** At most this many places, and this many treatments. */
const SHOWN = 4;

/** The places and treatments that a question names, and links to the lists for both together. */
export function guideTo(question: Question, counts: Counts): GuideHit[] {
  return [
    ...waysTo(question, counts),
    ...ranked(placesFor(question, shownPlaces(counts.byPlace)))
      .slice(0, SHOWN)
      .map((found) => placeHit(found, counts)),
    ...ranked(treatmentsFor(question))
      .slice(0, SHOWN)
      .flatMap((found) => treatmentHit(found, counts)),
    ...pageHits(question),
  ];
}

/** The links to the lists alone. */
export function waysTo(question: Question, counts: Counts): GuideHit[] {
  return [
    ...wayToAsk(question, counts),
    ...waysToSuburbs(question, counts),
    ...(counts.onTerms.length > 0 ? waysToTerms(question, counts) : wayTo(question, counts)),
  ];
}

/** The pages of the site that are asked for: "cancel appointment". */
export function pageHits({ isUrgent, keywords }: Question): GuideHit[] {
  const words = isUrgent ? [] : fold(keywords).split(" ");
  return ownPagesNamed(words).map(({ label, href }) => ({
    kind: "page",
    matchRank: "exact",
    href,
    title: label,
  }));
}

type Found<Thing> = Ranked & { thing: Thing };

/** Te reo Māori names match from their beginning only: "whang" is not Te Whanganui-a-Tara. */
export function placesFor(question: Question, places: readonly Place[]): Found<Place>[] {
  return places.flatMap((thing) => {
    const named = matchRankOf(question.typed, [thing.name, thing.slug, ...thing.spellings]);
    const inMaori = thing.nameMi === null ? null : matchRankOf(question.typed, [thing.nameMi]);
    const isAsked = question.place === thing || question.region?.places.includes(thing);
    const asAsked = isAsked ? whenAsked(question, question.treatment !== null) : null;
    const matchRank = closest(named, inMaori === "words" ? null : inMaori, asAsked);
    return matchRank ? [{ kind: "place", thing, matchRank }] : [];
  });
}

export function treatmentsFor(question: Question): Found<SoughtTreatment>[] {
  return SOUGHT_TREATMENTS.flatMap((thing) => {
    const asAsked =
      question.treatment === thing ? whenAsked(question, (question.place ?? question.region) !== null) : null;
    const matchRank = closest(matchRankOf(question.typed, thing.names), asAsked);
    return matchRank ? [{ kind: "treatment", thing, matchRank }] : [];
  });
}

/**
 * The rank of what a question names: `exact` if that is all of it, `words` if one of two, `part` among other words. Who is
 * in pain reads who sees them before all that there is in the town.
 */
function whenAsked(question: Question, hasOther: boolean): MatchRank {
  if (question.isUrgent || !isUnderstood(question)) return "part";
  return hasOther ? "words" : "exact";
}

/** To the treatment in the place, or to the cheapest; none where no practice offers it. */
function wayTo(question: Question, counts: Counts): GuideHit[] {
  const { treatment, isAboutPrice } = question;
  const place = (isAboutPrice ? aroundOf(question) : question.place) ?? question.region;
  const count = countFor(question, counts);
  if (count === 0 || (!isAboutPrice && !(place && treatment))) return [];
  const service = treatment?.service;
  const who = `${treatment ? treatmentName(treatment.service) : "Dentists"}${place ? ` in ${place.name}` : ""}`;
  const matchRank = isUnderstood(question) ? "answer" : "part";
  const query = { location: place?.slug, service };
  const href = isAboutPrice ? compareHref("price", query) : directoryHref(query);
  return [
    {
      kind: "way",
      matchRank,
      href,
      title: isAboutPrice ? `${who}, cheapest first` : who,
      text: isAboutPrice
        ? `In one table, in order of what ${treatment ? "it" : "a usual visit"} starts at.`
        : "With ratings, usual prices and opening hours.",
      dentists: { href, count },
    },
  ];
}

/** To the suburb in each of the places that have one of that name: Richmond is in Nelson and in Christchurch. */
export function waysToSuburbs(question: Question, { inSuburbs }: Counts): GuideHit[] {
  const { suburbs, treatment, language, open, isStepFree, isAccepting } = question;
  const q = question.rest.join(" ");
  const service = treatment?.service ?? null;
  const what = treatment ? `${treatmentName(treatment.service)}: ` : "";
  return inSuburbs
    .filter(({ count }) => count > 0)
    .map(({ place, count }) => {
      const href = listHref({ q, place, service, language, open, isStepFree, isAccepting });
      const title = `${what}${suburbs[0]!.name} in ${place.name}`;
      return { kind: "way", matchRank: "answer", href, title, dentists: { href, count } };
    });
}

/** To general dentists, for care that no practice states: the visitor calls one and asks. Names are searched as well. */
function wayToAsk(question: Question, { byService, inPlace, all }: Counts): GuideHit[] {
  const { unlisted, treatment } = question;
  const place = question.place ?? question.region;
  if (unlisted === null || treatment || all === 0) return [];
  const service = place ? undefined : ("general-dentistry" as const);
  const href = directoryHref({ location: place?.slug, service });
  const count = place ? inPlace : (byService.get("general-dentistry") ?? 0);
  return [
    {
      kind: "way",
      matchRank: isUnderstood(question) ? "answer" : "part",
      href,
      title: `${unlisted}: call a dentist${place ? ` in ${place.name}` : ""} and ask`,
      text: "Practices do not state here whether they do this. Call one and ask, or ask who does.",
      dentists: { href, count },
    },
  ];
}

/** To the practices with a language, or with each help with the cost that may be meant. */
function waysToTerms(question: Question, { onTerms }: Counts): GuideHit[] {
  const { region, treatment, language, open, isStepFree, isAccepting } = question;
  const wished = { language, open, isStepFree, isAccepting };
  return onTerms
    .filter(({ count }) => count > 0)
    .map(({ funding, q, count }) => {
      const matchRank = isUnderstood(question) || q !== undefined ? "answer" : "part";
      const place = q === undefined ? aroundOf(question) : question.place;
      const href = listHref({
        ...(q !== undefined && { q }),
        place,
        region,
        service: treatment?.service ?? null,
        funding,
        ...wished,
      });
      const who = [
        ...(treatment ? [treatmentName(treatment.service)] : []),
        ...termsInWords({ funding, ...wished }),
      ];
      const matching = q === undefined ? "" : ` matching “${q}”`;
      const title = `${withCapital(who.join(", "))}${whereInWords({ place, region })}${matching}`;
      const text =
        "Practices that say so, with ratings, usual prices and opening hours. Ask them what holds for you.";
      return { kind: "way", matchRank, href, title, text, dentists: { href, count } };
    });
}

/** The place that is named, or that the named suburb is part of. */
export function aroundOf({ place, suburb }: Question): Place | null {
  return place ?? suburb?.place ?? null;
}

function countFor(question: Question, { all, byService, inPlace }: Counts): number {
  const { region, treatment } = question;
  if (aroundOf(question) ?? region) return inPlace;
  return treatment ? (byService.get(treatment.service) ?? 0) : all;
}

function placeHit({ thing: place, matchRank }: Found<Place>, { byPlace }: Counts): GuideHit {
  const { slug, name, nameMi, kind } = place;
  return {
    kind: "place",
    matchRank,
    href: placePath(slug),
    title: name,
    titleMi: nameMi,
    text: `The ${kind} on a map, with its best rated practices and what they offer.`,
    dentists: { href: directoryHref({ location: slug }), count: byPlace.get(slug) ?? 0 },
  };
}

function treatmentHit(
  { thing: { name, service, page }, matchRank }: Found<SoughtTreatment>,
  { byService }: Counts,
): GuideHit[] {
  const dentists = { href: directoryHref({ service }), count: byService.get(service) ?? 0 };
  const hit = { kind: "treatment", matchRank, title: name } as const;
  if (page) {
    const price = `Usually ${dollarRangeInWords(page.price.from, page.price.to)} ${page.priceNote}.`;
    return [
      {
        ...hit,
        href: treatmentPath(page.slug),
        text: `${page.description} ${price}`,
        // Practices list operations under a wider name, so a count would be too high.
        ...(page.isListedByName && { dentists }),
      },
    ];
  }
  if (dentists.count === 0) return [];
  return [{ ...hit, href: dentists.href, text: `Practices that offer it: ${formatCount(dentists.count)}.` }];
}
