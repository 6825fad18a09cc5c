import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import type { Identity } from "#content/identity.ts";
import { operatorOver } from "#content/operator.ts";
import { type Article, articlePath } from "#content/articles/article.ts";
import { askedInSentence, pickAsked } from "#content/filters.ts";
import { searchWords } from "#content/vocabulary.ts";
import { listInWords } from "#domain/lists.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { placeBySlug } from "#content/places.ts";
import { islandRegion } from "#content/regions.ts";
import { careBeside, type FirstHelp, firstHelp } from "#services/finding/first-help.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { type Asked, FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { dentistsInWords, practicesInWords } from "#domain/counts.ts";
import { distanceInWords, kilometresBetween } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";
import type { FundingSlug, PracticeListing } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { directoryHref, practicePath } from "#content/links.ts";
import { placePart } from "#kit/ui/place-notes.tsx";
import { emergencyService } from "#kit/ui/emergency-service.server.ts";
import { FEW, nearestToSuburb } from "#kit/ui/nearest-to-suburb.server.ts";
import { suburbsNamed } from "#content/localities.ts";
import { nextFreeIn, soonestFree } from "#services/practices/next-free.ts";
import type { Showing } from "#services/services.ts";
import type { PracticeCardData } from "#kit/ui/practice-card.tsx";
import { type CardCircumstances, practiceCard } from "#kit/ui/practice-card-of.ts";
import type { QuickFilter } from "#kit/ui/quick-filters.tsx";
import { quickFilters } from "#kit/ui/quick-filters.server.ts";
import type { UnstatedLine } from "#kit/ui/unstated.tsx";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { answerLines } from "./answers.server.ts";
import {
  answerInWords,
  type DirectoryList,
  listHref,
  listAndOrderInWords,
  listQuery,
  whereInWords,
} from "./directory-list.server.ts";
import { type GuideHit, guideTo } from "./guide.server.ts";
import { findPractices, type PracticeAnswer, timedSearch } from "./practices.server.ts";
import { soughtPlace, isUnderstood, type Question } from "#services/finding/question.ts";
import { nearestInWords, nearestListed, noneIn, townInWords } from "#services/finding/nearest-listed.ts";
import { similarName } from "#services/finding/similar-name.ts";
import {
  notesOn,
  notHere,
  notSearchedBy,
  unknownName,
  wordsNotUnderstood,
} from "#services/finding/not-understood.ts";
import { withinSum } from "#services/finding/stated-prices.ts";
import { bestMatchRank, type Ranked, ranked } from "./ranking.ts";
import { attemptsTo, findArticles, understand } from "./understand.server.ts";

/** The results of a search of the whole site. */
export type SearchView = Awaited<ReturnType<typeof search>>;

export type Hit = UrgentHit | GuideHit | PracticeHit | ArticleHit;
/** `place` is the one that the question names, if any. */
export type UrgentHit = Ranked & {
  kind: "urgent";
  place: { slug: string; name: string } | null;
  help: FirstHelp | null;
};
type PracticeHit = Ranked & { kind: "practice"; practice: PracticeCardData };
export type ArticleHit = Ranked & {
  kind: "article";
  href: string;
  article: Pick<Article, "title" | "excerpt">;
};

export type PracticeList = {
  total: number;
  /** All of it; of a list of several places one for each. */
  whole: readonly { href: string; text: string }[];
  /** `59 dentists for Invisalign in Wellington` */
  answer: string;
  /** Over the practices: `59 practices`, `Dentists to ask` */
  heading: string;
  words: string;
  showsSamples: boolean;
};

type Circumstances = Pick<CardCircumstances, "now" | "routing"> & { identity: Identity };

/** `text` is the address's `q`, whatever it is. */
export async function search({ practices, operator, routing, now: clock }: Showing, text: string) {
  const index = await practices.now();
  const now = clock();
  const { typed, takenFor, question } = await understand(index, text, () => now);
  return {
    /** As typed; empty when nothing was. */
    typed,
    /** The corrected text that is answered, when the typed one finds nothing; else null. */
    takenFor,
    ...(await answer(index, question, {
      now,
      routing,
      identity: operatorOver(operator, index.samples > 0).identity,
    })),
  };
}

async function answer(index: Snapshot, question: Question, circumstances: Circumstances) {
  const { now, identity } = circumstances;
  const practices = await findPractices(index, attemptsTo(index, question), question, () => now);
  const similar = await similarPractice(index, question, practices);
  const hits: Hit[] = [
    ...urgentHits(question),
    ...guideTo({ index, now: () => now }, question, showsSpecifiedPrices(identity)),
    ...practiceHits(index, question, practices, circumstances),
    ...articleHits(question, identity),
  ];
  return {
    /** The place that the question names, where there is one. */
    place: helpPlace(question),
    /** They are sorted by match rank. */
    hits: ranked(hits),
    /** The list that the practices are the first of; null when there are none. */
    list: practices && practiceList(index, question, practices, now),
    /** Someone in pain needs to know of the same practices who can see them first. */
    toCall: practices && question.isUrgent ? practicesToCall(question, practices, now) : [],
    /** What can be said in a line beside the practices. */
    lines: practices
      ? await answerLines(index, practices, timedFilter(index, practices.list, now), {
          now,
          identity,
          // General dentistry stands for care that no practice states: its price is not that care's.
          hasPrices: !isToAsk(question, practices) && !isOtherThanBasicCare(question, practices),
          others: question.isAboutPrice ? question.otherTreatments : [],
        })
      : [],
    /** Said before everything else. */
    notHere: notHere(question),
    /** What the list isn’t chosen by, in sentences. */
    notes: practices
      ? [
          ...notesOn(question, saidOf(practices.list, question)),
          ...(await withinSum(
            index,
            { sum: question.isUrgent ? null : question.sum, service: practices.list.service ?? null },
            timedFilter(index, practices.list, now),
          )),
        ]
      : [...unknownName(question), ...notSearchedBy(question)],
    /** The page that a question of knowledge is about, and whether nothing there is found to answer it. */
    knowledge: question.isUrgent ? null : answeredBy(question, practices),
    /** What is asked for beside dentists. */
    notListed: question.notListed,
    /** How someone is reached, by which nothing is searched. */
    contact: question.contact,
    /** Where several kinds of help with the cost may be meant: no list answers, but links to each. */
    isAboutHelp: question.funding.length > 1 && !question.isUrgent,
    /** Not all that was typed is searched for. */
    isCut: question.isCut,
    isForeign: question.isForeign,
    /** What the page is named by instead of its list, for someone who needs more than a dentist. */
    helpTitle: firstHelp(question.hurt)?.title ?? null,
    isBleedingGums: question.isBleedingGums,
    /** Words of a hurt are there, and others that say otherwise: the way to help stands above what is found. */
    isMaybeHurt: question.isMaybeHurt,
    /** Says who else to call, in case someone means their life. */
    care: careBeside(question.hurt),
    /** Narrower lists. */
    // Same-day care is not waited for until Saturday, and one practice is no list.
    quick: practices && practices.total > 1 && !question.isUrgent ? narrower(index, practices.list, now) : [],
    /** What the conditions of the list cannot know. */
    unstated: practices ? unstatedInList(index, practices.list, now) : [],
    /** Typed words that are not understood: the results are without them. */
    leftOut: similar || hits.some(({ kind }) => kind === "page") ? null : leftOut(question, practices),
    /** Those words leave nothing to narrow the list by: it is everyone. */
    isEveryone: practices !== null && Object.values(practices.list).every((one) => !one),
    /** A practice whose name was probably meant, and isn't among those that are shown. */
    similar,
    /** Where it asks for today, and the list is of every day: a way to those who have a time today. */
    freeTodayHref:
      question.isToday && !question.isUrgent && practices ? freeToday(index, practices.list, now) : null,
    /** Where a town is named that has no practice: the place whose practices are shown instead, in a straight line. */
    nearestTown: practices ? nearestTown(index, question, practices, now) : null,
    /** Where a town is named that has no practice, and none of its island has any. */
    emptyTown: practices ? null : emptyTown(question),
    /** Where a part of a place is named, and the practices of all of the place are shown. */
    part: practices ? askedPart(question, practices) : null,
    /** Where a suburb is named that has no practice, and the practices of all of its place are shown. */
    emptySuburb: practices ? emptySuburb(index, question, practices) : null,
    /** Where a suburb is named that has one practice or two: those nearest to it. */
    nearest: practices && (await nearestInstead(index, question, practices, circumstances)),
    /** Where it asks for what is near: what for. */
    near: question.isNearMe ? { service: question.treatment?.service ?? null } : null,
  };
}

/** The page that answers, or the pages on the things that are compared; null where a list answers. */
function answeredBy(
  { knowledge, compared, written, funding }: Question,
  practices: PracticeAnswer | null,
): { title: string; isUnanswered: boolean } | null {
  if (knowledge) return { title: knowledge.page.title, isUnanswered: knowledge.isUnanswered };
  if (compared.length > 0)
    return { title: compared.map(({ title }) => title).join(" or "), isUnanswered: false };
  // Where several kinds of help may be meant, they are the answer.
  return written && !practices && funding.length < 2 ? { title: written.title, isUnanswered: false } : null;
}

/** What the sentences above a list need to know of it. */
function saidOf(list: DirectoryList, { suburb }: Question) {
  const { free, q, others = [] } = list;
  const wishes: Asked = { ...list, service: null, emergency: null };
  const isAsWished = FILTER_NAMES.some((name) => wishes[name]);
  return { isOfDay: Boolean(free), isAsWished, isNamed: isNamed(q, suburb), others };
}

/** Whether a list is of practices with a word in their names, which its suburb is not. */
function isNamed(q: string | undefined, suburb: Question["suburb"]): boolean {
  return q !== undefined && q !== (suburb && fold(suburb.name));
}

async function similarPractice(index: Snapshot, question: Question, found: PracticeAnswer | null) {
  const id = similarName(index, question);
  if (id === null || found?.practices.some((one) => one.id === id)) return null;
  const [practice] = await index.listings([id]);
  if (!practice) return null;
  const town = placeBySlug(practice.place);
  const asked = question.place ?? question.region ?? question.town;
  const isElsewhere = asked !== null && !("places" in asked ? asked.places : [asked]).includes(town);
  return {
    name: practice.name,
    href: practicePath(practice),
    town: town.name,
    insteadOf: isElsewhere ? asked.name : null,
  };
}

function askedPart({ part }: Question, { list }: PracticeAnswer) {
  return list.q === undefined ? placePart(part) : null;
}

function emptySuburb(index: Snapshot, { suburb }: Question, { list, matchRank }: PracticeAnswer) {
  if (!suburb || matchRank !== "part" || list.q !== undefined || list.place !== suburb.place) return null;
  const { name, place } = suburb;
  const listed = index.count({ words: searchWords(name), places: [place.slug] });
  const asked = [
    ...(list.service ? [`for ${treatmentName(list.service)}`] : []),
    ...askedInSentence(pickAsked({ ...list, service: null })),
  ];
  return { name, place: place.name, listed, asked: listInWords(asked) };
}

/** Leads to those of the list with a free time today; null where no one has one. */
function freeToday(index: Snapshot, list: DirectoryList, now: Date): string | null {
  const freeIds = soonestFree(index, list.service ?? null, now, "today");
  const count = index.count({ ...timedFilter(index, list, now), freeIds });
  return count === 0 ? null : directoryHref({ ...listQuery(list), free: "today" });
}

async function nearestInstead(
  index: Snapshot,
  { suburb, isUrgent }: Question,
  { list, total, practices }: PracticeAnswer,
  { now, routing }: Circumstances,
) {
  const [locality] = suburb
    ? suburbsNamed(suburb.name).filter(({ place }) => place === suburb.place.slug)
    : [];
  if (!locality || isUrgent || total > FEW || list.q === undefined) return null;
  const found = practices.map(({ id }) => id);
  return nearestToSuburb(index, locality, timedFilter(index, list, now), found, {
    now,
    routing,
    treatment: list.service ?? undefined,
    asked: pickAsked(list),
    nextFree: nextFreeIn(index, list.service ?? null, now),
  });
}

function nearestTown(
  index: Snapshot,
  { place, region, town, townNamed, suburb, isUrgent }: Question,
  { list }: PracticeAnswer,
  now: Date,
) {
  if (list.q !== undefined || isUrgent) return null;
  const where = town ?? suburb?.place ?? place ?? region;
  const from = where && "places" in where ? where.places[0] : where;
  const isElsewhere = list.place ? list.place !== from : list.near === from;
  if (!where || !from || !isElsewhere) return null;
  const nearest = nearestListed(index, from, timedFilter(index, { ...list, place: null, region: null }, now));
  const name =
    where === town ? townInWords(town, townNamed) : place ? where.name : (suburb?.name ?? where.name);
  const places = "places" in where ? where.places : [where];
  const none = noneIn(index, name, { places: places.map(({ slug }) => slug) });
  return nearest ? nearestInWords(none, nearest) : null;
}

function emptyTown({ town, townNamed, isUrgent }: Question) {
  return town && !isUrgent ? { slug: town.slug, name: townInWords(town, townNamed) } : null;
}

/** Typed words that we don't know and that no result has. */
function leftOut(question: Question, found: PracticeAnswer | null): string | null {
  const { rest, isUrgent, suburb } = question;
  if (found && !isUrgent && (found.matchRank !== "part" || isNamed(found.list.q, suburb))) return null;
  // What every word of an article answers is understood.
  if (rest.length === 0 || (!found && (!isSaid(question) || findArticles(question.keywords).length > 0)))
    return null;
  return wordsNotUnderstood(question);
}

/** Whether something of it is understood. */
function isSaid({ place, region, town, treatment, written, isUrgent }: Question): boolean {
  return isUrgent || [place, region, town, treatment, written].some((one) => one !== null);
}

/** The town or suburb where the person needs help; null if they named none. */
function helpPlace(question: Question): UrgentHit["place"] {
  const near = soughtPlace(question) ?? question.town;
  return near && { slug: near.slug, name: near.name };
}

function urgentHits(question: Question): UrgentHit[] {
  return question.isUrgent
    ? [
        {
          kind: "urgent",
          matchRank: "answer",
          place: helpPlace(question),
          help: firstHelp(question.hurt),
        },
      ]
    : [];
}

function practiceHits(
  index: Snapshot,
  question: Question,
  answered: PracticeAnswer | null,
  { now, routing }: Circumstances,
): PracticeHit[] {
  if (!answered) return [];
  const { list, matchRank, practices } = answered;
  const circumstances = {
    now,
    routing,
    isOnePlace: Boolean(list.place),
    treatment: list.service ?? undefined,
    asked: pickAsked(list),
    nextFree: nextFreeIn(index, list.service ?? null, now, list.free ?? null),
  };
  return practices.map((practice) => ({
    kind: "practice",
    matchRank: bestMatchRank(question.typed, [practice.name]) ?? matchRank,
    practice: practiceCard(practice, {
      ...circumstances,
      away: list.near ? awayFrom(list.near, practice) : "",
    }),
  }));
}

/** Distances are from the suburb or the town that is named. */
function practicesToCall({ suburb }: Question, { list, practices }: PracticeAnswer, now: Date) {
  const locality = suburb && suburbsNamed(suburb.name).find(({ place }) => place === suburb.place.slug);
  const from = locality ? { ...locality, slug: locality.place } : (list.place ?? list.near ?? null);
  return practices.map((practice) => emergencyService(practice, now, from));
}

/** ` (203 km)`, or ` (311 km, on the North Island)` where the sea lies between. */
function awayFrom(near: Place, practice: PracticeListing): string {
  const { island } = placeBySlug(practice.place);
  const across =
    island === near.island ? "" : `, on the ${islandRegion({ island })?.name ?? "Chatham Islands"}`;
  return ` (${distanceInWords(kilometresBetween(near, practice))}${across})`;
}

function practiceList(
  index: Snapshot,
  question: Question,
  answered: PracticeAnswer,
  now: Date,
): PracticeList {
  const { list, total, allDay, practices } = answered;
  const isOfDentistsToAsk = isToAsk(question, answered);
  return {
    total,
    heading: isOfDentistsToAsk ? "Dentists to ask" : practicesInWords(total),
    whole: wholeList(index, list, total, now),
    answer: isOfDentistsToAsk
      ? `${question.unlisted}: ask a dentist${whereInWords(list)}`
      : answerInWords(list, total),
    words: [
      listAndOrderInWords(
        list,
        practices.some(({ rating }) => rating !== null),
      ),
      ...(allDay === null ? [] : [allDayInWords(allDay)]),
    ].join(" "),
    showsSamples: practices.some(({ isSample }) => isSample),
  };
}

function wholeList(index: Snapshot, list: DirectoryList, total: number, now: Date) {
  const places = [list.place, ...(list.others ?? [])].flatMap((place) => place ?? []);
  if (places.length < 2) return [{ href: listHref(list), text: `See all ${dentistsInWords(total)}` }];
  return places.map((place) => {
    const one = { ...list, place, others: [] };
    const count = index.count(timedFilter(index, one, now));
    return { href: listHref(one), text: `See all ${dentistsInWords(count)} in ${place.name}` };
  });
}

/** Whether the list is of dentists to ask, since none states the care that is looked for. */
function isToAsk({ unlisted, treatment }: Question, { list }: PracticeAnswer): boolean {
  return unlisted !== null && treatment === null && list.q === undefined && !list.emergency;
}

/** Whether what is named beside a child isn’t the basic care that is free: a general anaesthetic, fluoride, teething. */
function isOtherThanBasicCare({ unlisted, knowledge, written }: Question, { list }: PracticeAnswer): boolean {
  return list.service === "childrens-dentistry" && (unlisted ?? knowledge ?? written) !== null;
}

function allDayInWords(count: number): string {
  if (count === 0) return "None of them says they’re open day and night.";
  return count === 1
    ? "The practice that never closes comes first."
    : `The ${count} that never close come first.`;
}

function narrower(index: Snapshot, list: DirectoryList, now: Date): QuickFilter[] {
  return quickFilters(index, listQuery(list), timedFilter(index, list, now), now);
}

function unstatedInList(index: Snapshot, list: DirectoryList, now: Date): UnstatedLine[] {
  return unstatedLines(index, timedFilter(index, list, now), {
    placeName: list.place?.name,
    hrefWithout: (fact) => directoryHref({ ...listQuery(list), [fact]: null }),
  });
}

function timedFilter(index: Snapshot, list: DirectoryList, now: Date): PracticeFilter {
  return timedSearch(index, list, () => now);
}

function articleHits(question: Question, identity: Identity): ArticleHit[] {
  const { typed } = question;
  const isShown = (article: Article) => !article.hasGuidePrices || showsSpecifiedPrices(identity);
  const others = articlesFor(question).filter(
    (article) => isShown(article) && articlePath(article) !== question.written?.href,
  );
  return others.map((article) => ({
    kind: "article",
    matchRank: bestMatchRank(typed, [article.title]) ?? "part",
    href: articlePath(article),
    article: { title: article.title, excerpt: article.excerpt },
  }));
}

/** Articles with every word; else those about what is asked for. "Southern Cross" is insurance, not the trust of that name. */
function articlesFor(question: Question): readonly Article[] {
  const { keywords, treatment, isUrgent, hurt, funding, article } = question;
  // The first aid says what there is to know: articles come when something else is asked as well.
  if (hurt && isUrgent && funding.length === 0 && article === null) return [];
  const help = funding.length === 1 ? ARTICLES_CALL_IT[funding[0]!] : "";
  const asked = treatment?.name ?? article ?? help;
  const instead = isUrgent && !hurt ? "emergency" : asked;
  const wanted = isUnderstood(question) ? [article ?? keywords, instead] : [keywords];
  return wanted.map(findArticles).find((found) => found.length > 0) ?? [];
}

const ARTICLES_CALL_IT: Readonly<Record<FundingSlug, string>> = {
  acc: "ACC",
  "winz-quotes": "Work and Income",
  "free-under-18": "under 18",
  "payment-plan": "payment plan",
  "community-services-card": "Community Services Card",
};
