import { askedInSentence, described } from "#content/filters.ts";
import { shownPlaces } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { dollarRangeInWords } from "#domain/money.ts";
import type { Place } from "#domain/finding/places.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { compareHref, directoryHref, placePath, treatmentPath } from "#content/links.ts";
import { findTopic } from "#content/topics/topics.ts";
import { ownPagesNamed } from "#kit/shell/own-pages.ts";
import { type DirectoryList, listHref, practiceSearch, whereInWords } from "./directory-list.server.ts";
import { soughtPlace, hasWish, isUnderstood, type Question } from "#services/finding/question.ts";
import { timedSearch } from "./practices.server.ts";
import { type MatchRank, bestMatchRank, closest, type Ranked, ranked } from "./ranking.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "#services/finding/treatment.ts";
import { asTyped, notTold } from "#services/finding/not-understood.ts";
import { topicText } from "#services/finding/written.ts";

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

/** Where practices are counted, and when. */
export type Counting = { index: Snapshot; now: () => Date };

/** The places and treatments that a question names, and links to the lists for both together. */
export function guideTo(counting: Counting, question: Question, hasPrices = true): GuideHit[] {
  const byPlace = counting.index.countsByPlace();
  const byService = counting.index.countsByService();
  return [
    ...wayToWritten(question),
    ...waysTo(counting, question),
    ...ranked(placesFor(question, shownPlaces(byPlace)))
      .slice(0, SHOWN)
      .map((found) => placeHit(found, byPlace)),
    ...ranked(treatmentsFor(question))
      .slice(0, SHOWN)
      .flatMap((found) => treatmentHit(found, byService, hasPrices)),
    ...pageHits(question),
  ];
}

/** The links to the lists alone. */
export function waysTo(counting: Counting, question: Question): GuideHit[] {
  const funds = fundsMeant(question);
  // Someone who is hurt is shown who can see them; a list of a treatment would be about another thing.
  if (question.hurt && question.isUrgent)
    return funds.length > 0 ? waysToTerms(counting, question, funds) : [];
  return [
    ...wayToAsk(counting, question),
    ...waysToSuburbs(counting, question),
    ...waysToTerms(counting, question, funds),
    ...(funds.length === 0 || question.isAboutPrice ? wayTo(counting, question) : []),
  ];
}

/** The pages of the site that are asked for: "cancel appointment". */
export function pageHits(question: Question): GuideHit[] {
  const pages = question.isUrgent ? [] : ownPagesNamed(question);
  return pages.map(({ label, href }) => ({
    kind: "page",
    matchRank: "exact",
    href,
    title: label,
  }));
}

/** To the page that is written about what is asked, after help for pain and before all lists. */
function wayToWritten(question: Question): GuideHit[] {
  const { written, place, region, town, knowledge, compared } = question;
  if (knowledge) {
    const { page, answer } = knowledge;
    return [{ kind: "way", matchRank: "answer", ...page, ...answer }];
  }
  if (compared.length > 0) return compared.map((page) => ({ kind: "way", matchRank: "answer", ...page }));
  // Who may be in danger isn't sent to read that pain in a jaw is rarely serious.
  if (!written || (question.isUrgent && question.hurt?.risk)) return [];
  const hasPlace = Boolean(place ?? region ?? town);
  const asAsked = whenAsked({ ...question, isUrgent: question.isUrgent && hasPlace }, hasPlace);
  return [{ kind: "way", matchRank: asAsked === "exact" ? "answer" : asAsked, ...written }];
}

type Found<Thing> = Ranked & { thing: Thing };

/** Te reo Māori names match from their beginning only: "whang" is not Te Whanganui-a-Tara. */
export function placesFor(question: Question, places: readonly Place[]): Found<Place>[] {
  return places.flatMap((thing) => {
    const named = bestMatchRank(question.typed, [thing.name, thing.slug, ...thing.spellings]);
    const inMaori = thing.nameMi === null ? null : bestMatchRank(question.typed, [thing.nameMi]);
    const isAsked = question.place === thing || question.region?.places.includes(thing);
    const asAsked = isAsked ? whenAsked(question, question.treatment !== null) : null;
    const matchRank = closest(named, inMaori === "words" ? null : inMaori, asAsked);
    return matchRank ? [{ kind: "place", thing, matchRank }] : [];
  });
}

export function treatmentsFor(question: Question): Found<SoughtTreatment>[] {
  // Someone who has lost a tooth in a fall isn't sent to read about having one out.
  if (question.hurt && question.isUrgent) return [];
  return SOUGHT_TREATMENTS.flatMap((thing) => {
    const asAsked =
      question.treatment === thing || question.otherTreatments.includes(thing)
        ? whenAsked(question, (question.place ?? question.region) !== null)
        : null;
    const matchRank = closest(bestMatchRank(question.typed, thing.names), asAsked);
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

/** To the treatment in the place, or to the cheapest, as they are wished for; none where no practice is so. */
function wayTo(counting: Counting, question: Question): GuideHit[] {
  const { region, treatment, isAboutPrice, funding } = question;
  const place = (isAboutPrice ? soughtPlace(question) : question.place) ?? region;
  if (!isAboutPrice && !(place && treatment)) return [];
  const service = treatment?.service ?? null;
  const asked = { ...question.wish, funding: funding.length === 1 ? funding[0]! : null, service };
  const { count } = dentistsOn(counting, { ...asked, place: soughtPlace(question), region });
  if (count === 0) return [];
  const what = `${treatment ? treatmentName(treatment.service) : "Dentists"}${place ? ` in ${place.name}` : ""}`;
  const who = described(what, askedInSentence(asked));
  const matchRank = isUnderstood(question) ? "answer" : "part";
  const query = { ...asked, location: place?.slug };
  const href = isAboutPrice ? compareHref("price", query) : directoryHref(query);
  return [
    {
      kind: "way",
      matchRank,
      href,
      title: isAboutPrice ? `${who}, cheapest first` : who,
      text: isAboutPrice
        ? `In one table, in order of what ${treatment ? "it" : "a usual visit"} starts at.`
        : "With what each practice says of its prices and opening hours.",
      dentists: { href, count },
    },
  ];
}

/** To the suburb in each of the places that have one of that name: Richmond is in Nelson and in Christchurch. */
export function waysToSuburbs(counting: Counting, question: Question): GuideHit[] {
  const { suburbs, treatment, wish, isUrgent } = question;
  if (isUrgent) return [];
  const q = question.rest.join(" ");
  const service = treatment?.service ?? null;
  const what = treatment ? `${treatmentName(treatment.service)}: ` : "";
  return suburbs.flatMap(({ name, place }) => {
    const dentists = dentistsOn(counting, { q, place, service, ...wish });
    const title = `${what}${name} in ${place.name}`;
    if (dentists.count === 0) return [];
    return [{ kind: "way", matchRank: "answer", href: dentists.href, title, dentists }];
  });
}

/** A list and how many practices are on it. */
function dentistsOn({ index, now }: Counting, list: DirectoryList): { href: string; count: number } {
  return { href: listHref(list), count: index.count(timedSearch(index, list, now)) };
}

/** To general dentists, for care that no practice states: the visitor calls one and asks. Names are searched as well. */
function wayToAsk({ index }: Counting, question: Question): GuideHit[] {
  const { unlisted, unlistedTyped, treatment, place, region } = question;
  if (unlisted === null || treatment || index.total === 0) return [];
  const list = { place, region, service: (place ?? region) ? null : ("general-dentistry" as const) };
  const href = listHref(list);
  return [
    {
      kind: "way",
      matchRank: isUnderstood(question) ? "answer" : "part",
      href,
      title: `${unlisted}: call a dentist${whereInWords(list)} and ask`,
      text: asTyped(`${notTold(unlisted, unlistedTyped)} Call one and ask, or ask who does.`, question),
      dentists: { href, count: index.count(practiceSearch(list)) },
    },
  ];
}

/**
 * Each help with the cost that may be meant; null for none, where it asks for a language or the like alone. Beside pain
 * or a town that is not ours, such a link would lead past what was asked.
 */
function fundsMeant(question: Question): readonly (FundingSlug | null)[] {
  const { funding, isUrgent, town } = question;
  return funding.length === 0 && hasWish(question) && !isUrgent && !town ? [null] : funding;
}

/**
 * To the practices with a language, or with each help with the cost that may be meant: with the other words, such as a
 * suburb, where practices have them.
 */
function waysToTerms(
  counting: Counting,
  question: Question,
  funds: readonly (FundingSlug | null)[],
): GuideHit[] {
  const { place, region, treatment, wish } = question;
  const q = question.rest.join(" ");
  return funds.flatMap((funding) => {
    const asked = { region, service: treatment?.service ?? null, funding, ...wish };
    const named = { ...asked, q, place };
    const byName = q === "" ? null : dentistsOn(counting, named);
    const isNamed = byName !== null && byName.count > 0;
    const list = isNamed ? named : { ...asked, place: soughtPlace(question) };
    const dentists = isNamed ? byName : dentistsOn(counting, list);
    if (dentists.count === 0) return [];
    const what = treatment ? treatmentName(treatment.service) : "Dentists";
    const matching = isNamed ? ` matching “${q}”` : "";
    const who = described(`${what}${whereInWords(list)}${matching}`, askedInSentence(asked));
    return [
      {
        kind: "way",
        matchRank: isUnderstood(question) || isNamed ? "answer" : "part",
        href: dentists.href,
        title: who,
        text: "Practices that say so. Ask them what applies to you.",
        dentists,
      },
    ];
  });
}

function placeHit({ thing: place, matchRank }: Found<Place>, byPlace: ReadonlyMap<string, number>): GuideHit {
  const { slug, name, nameMi, kind } = place;
  const count = byPlace.get(slug) ?? 0;
  return {
    kind: "place",
    matchRank,
    href: placePath(slug),
    title: name,
    titleMi: nameMi,
    text:
      count > 0
        ? `The ${kind} on a map, with its practices and what they say they offer.`
        : `The ${kind} on a map. No practice is listed there yet.`,
    dentists: { href: directoryHref({ location: slug }), count },
  };
}

function treatmentHit(
  { thing: { name, service, page }, matchRank }: Found<SoughtTreatment>,
  byService: ReadonlyMap<TreatmentSlug, number>,
  hasPrices: boolean,
): GuideHit[] {
  const dentists = { href: directoryHref({ service }), count: byService.get(service) ?? 0 };
  const hit = { kind: "treatment", matchRank, title: name } as const;
  if (page) {
    const price = hasPrices
      ? ` Usually ${dollarRangeInWords(page.price.from, page.price.to)} ${page.priceNote}.`
      : "";
    return [
      {
        ...hit,
        href: treatmentPath(page.slug),
        text: `${page.description}${price}`,
        // Practices list operations under a wider name, so a count would be too high.
        ...(page.isListedByName && { dentists }),
      },
    ];
  }
  const topic = findTopic(service);
  if (topic) return [{ ...hit, href: treatmentPath(topic.slug), text: topicText(topic), dentists }];
  if (dentists.count === 0) return [];
  const text = "Practices that say they offer it.";
  return [{ ...hit, href: dentists.href, text, dentists }];
}
