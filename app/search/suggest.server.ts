import type { z } from "zod";
import { CALLS } from "#content/emergency.ts";
import { placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { practicesInWords } from "#domain/counts.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { emergencyHref, practicePath } from "#content/links.ts";
import { practiceLocality } from "#kit/ui/practice-card-of.ts";
import { LOCALITIES } from "#content/localities.ts";
import { fold, inFull } from "#domain/text.ts";
import { completed } from "./completed.server.ts";
import { type Counting, type GuideHit, guideTo, waysTo, waysToSuburbs } from "./guide.server.ts";
import { findPractices, type PracticeAnswer } from "./practices.server.ts";
import { hurtBegunBy } from "#services/finding/read-hurt.ts";
import { soughtPlace, type Question } from "#services/finding/question.ts";
import { bestMatchRank, type Ranked, ranked } from "./ranking.ts";
import { MOST_SUGGESTIONS, type SUGGEST_ANSWER, type SUGGESTION } from "./suggest-operation.server.ts";
import { attemptsTo, understand } from "./understand.server.ts";

type Suggestion = z.infer<typeof SUGGESTION>;

/** `Cache-Control` of suggestions: browsers keep them, so that deleting a letter needs no request. */
export const SUGGESTIONS_CACHED = "public, max-age=60, s-maxage=30";

/** The first hits of the search of the whole site, without its articles. */
export async function suggest(
  index: Snapshot,
  text: string,
  now: () => Date,
): Promise<z.infer<typeof SUGGEST_ANSWER>> {
  const { typed, takenFor, question, asTyped } = await understand(index, text, now);
  const attribution = attributionLine(index);
  if (typed === "") return { q: typed, takenFor, items: [], attribution };
  // Someone in pain doesn’t have to finish the word.
  const begun = fold(typed)
    .split(" ")
    .map(hurtBegunBy)
    .find((word) => word !== undefined);
  const attempts = attemptsTo(index, question).map((one) => ({
    ...one,
    list: { ...one.list, isBegun: true },
  }));
  const found = await findPractices(index, attempts, question, now);
  const practices = practiceHits(question, found);
  const counting = { index, now };
  const guide = ranked([
    ...completed(index, asTyped, now).flatMap((one) => [
      ...urgentHits(one),
      ...guideHits(waysTo(counting, one)),
    ]),
    ...urgentHits(question.isUrgent || begun === undefined ? question : { ...question, isUrgent: true }),
    // Its ways to suburbs are among those that have begun.
    ...guideHits(guideTo(counting, { ...question, suburbs: [] })),
    ...guideHits(suburbsBegun(counting, question)),
  ]).filter(isFirstOfItsName);
  // Places and treatments get half of the list, and what practices leave of the rest.
  const room = Math.max(MOST_SUGGESTIONS / 2, MOST_SUGGESTIONS - practices.length);
  const all = ranked([...guide.slice(0, room), ...practices]);
  const items = all.slice(0, MOST_SUGGESTIONS).map(({ suggestion }) => suggestion);
  return { q: typed, takenFor, items, attribution };
}

type Hit = Ranked & { suggestion: Suggestion };

/** What is corrected may be completed to the same. */
function isFirstOfItsName({ suggestion }: Hit, at: number, hits: readonly Hit[]): boolean {
  return hits.findIndex((other) => other.suggestion.label === suggestion.label) === at;
}

function urgentHits(question: Question): Hit[] {
  if (!question.isUrgent) return [];
  const place = soughtPlace(question) ?? question.town;
  const risk = question.hurt?.risk ?? null;
  const suggestion = {
    kind: "emergency",
    label: place ? `Emergency help near ${place.name}` : "Emergency help",
    labelMi: null,
    detail: risk === null ? "What to do first, and who to call" : CALLS[risk],
    href: emergencyHref(place?.slug),
    sample: false,
  } as const;
  return [{ kind: "urgent", matchRank: "answer", suggestion }];
}

/** A place or treatment leads to the list of its dentists, as the form does; without dentists, to its page. */
function guideHits(hits: readonly GuideHit[]): Hit[] {
  return hits.map(({ kind, matchRank, title, titleMi = null, href, dentists }) => {
    const hasDentists = dentists !== undefined && dentists.count > 0;
    const suggestion = {
      kind: kind === "way" ? (dentists ? ("list" as const) : ("page" as const)) : kind,
      label: title,
      labelMi: titleMi,
      detail: dentists ? practicesInWords(dentists.count) : DETAIL[kind],
      href: hasDentists ? dentists.href : href,
      sample: false,
    };
    return { kind, matchRank, suggestion };
  });
}

/** Stands beside what has no list of practices. */
const DETAIL: Record<GuideHit["kind"], string> = {
  way: "What to know and what to do",
  place: "",
  treatment: "What it is, takes and costs",
  page: "A page of this site",
};

function practiceHits(question: Question, answered: PracticeAnswer | null): Hit[] {
  return (answered?.practices ?? []).map((practice) => ({
    kind: "practice",
    matchRank: bestMatchRank(question.typed, [practice.name]) ?? answered!.matchRank,
    suggestion: {
      kind: "practice",
      label: practice.name,
      labelMi: null,
      detail: practiceLocality(practice, placeBySlug(practice.place)),
      href: practicePath(practice),
      sample: practice.isSample,
    },
  }));
}

/** At most this many suburbs below a search box. */
const SHOWN = 3;

/** Fewer letters begin too many names. */
const FEWEST_LETTERS = 3;

const NAMED = LOCALITIES.map(({ name, place }) => ({
  name,
  place: placeBySlug(place),
  folded: inFull(fold(name)),
}));

/**
 * The suburbs whose names begin with what is not yet understood, each with the town that it is part of: `pons` →
 * Ponsonby in Auckland; `invisalign pons` → Invisalign there. Whole names first, then where most practices are. Who is in
 * pain is led to the nearest help instead.
 */
function suburbsBegun(counting: Counting, question: Question): GuideHit[] {
  const start = inFull(question.rest.join(" "));
  if (start.length < FEWEST_LETTERS || question.isUrgent) return [];
  const isElsewhere = ({ slug }: { slug: string }) =>
    question.place ? question.place.slug !== slug : Boolean(question.region ?? question.town);
  return NAMED.filter(({ folded, place }) => folded.startsWith(start) && !isElsewhere(place))
    .flatMap(({ name, place, folded }) => {
      const one = { ...question, rest: folded.split(" "), suburbs: [{ name, place }] };
      const matchRank = folded === start ? ("answer" as const) : ("start" as const);
      return waysToSuburbs(counting, one).map((way) => ({ ...way, kind: "place" as const, matchRank }));
    })
    .toSorted((a, b) => guideRank(a) - guideRank(b) || b.dentists!.count - a.dentists!.count)
    .slice(0, SHOWN);
}

function guideRank({ matchRank }: GuideHit): number {
  return matchRank === "answer" ? 0 : 1;
}
