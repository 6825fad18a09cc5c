import { shownPlaces } from "#content/places.ts";
import { formatCount } from "#domain/counts.ts";
import { dollarRangeInWords } from "#domain/money.ts";
import type { Place } from "#domain/places.ts";
import { fold, withCapital } from "#domain/text.ts";
import { treatmentName } from "#domain/treatments.ts";
import { compareHref, directoryHref, placePath, treatmentPath } from "../links.ts";
import { ownPagesNamed } from "../shell/own-pages.ts";
import { listHref, termsInWords, whereInWords } from "./directory-list.ts";
import type { Counts } from "./guide-counts.ts";
import { aroundOf, isUnderstood, type Question } from "./question.ts";
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
    ...waysToSuburbs(question, counts.inSuburbs),
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
export function waysToSuburbs(question: Question, inSuburbs: Counts["inSuburbs"]): GuideHit[] {
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
