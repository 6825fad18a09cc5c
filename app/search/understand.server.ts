import { shownPlaces } from "#content/places.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { articleSearch } from "#content/articles/search.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { wallTimeAt, weekdayIndex } from "#domain/hours/opening-hours-clock.ts";
import { fold } from "#domain/text.ts";
import { type Attempt, attemptsFor } from "./directory-list.server.ts";
import { pageHits, placesFor, treatmentsFor } from "./guide.server.ts";
import { findPractices } from "./practices.server.ts";
import { corrected } from "#services/finding/corrected.ts";
import { isForEveryone, type Question, readAsTyped } from "#services/finding/question.ts";
import { nameOfSeveralWords } from "#services/finding/several-words.ts";

/**
 * What was typed and the question to answer, the same for the results page and for suggestions. `text` is the address's
 * `q`, whatever it is.
 */
export async function understand(index: Snapshot, text: string, now: () => Date) {
  const asTyped = read(index, text, now);
  const takenFor = await meantInstead(index, asTyped, now);
  const instead = takenFor === null ? asTyped : read(index, takenFor, now);
  return {
    /** One line; empty when nothing was typed. */
    typed: asTyped.typed,
    /** The corrected text, when the typed one finds nothing; else null. */
    takenFor,
    // A slip in a word that is true of all is no name: "dentel" asks for any dentist.
    question: takenFor !== null && isForEveryone(instead) ? { ...instead, keywords: "" } : instead,
    /** The question as typed, the same where nothing is corrected. */
    asTyped,
  };
}

/**
 * On a Saturday or Sunday "today" is that day, to which lists can be narrowed; on other days it narrows none. A town in
 * which a practice is listed is a place like the 22; one of the 22 without any is read like a town. Of several, those with
 * practices count.
 */
export function read(index: Snapshot, text: string, now: () => Date): Question {
  const asked = readAsTyped(index, text);
  const today = asked.isToday ? (DAYS_ASKED_FOR[weekdayIndex(wallTimeAt(now()).day)] ?? null) : null;
  const question = today && !asked.wish.open ? { ...asked, wish: { ...asked.wish, open: today } } : asked;
  const named = question.place ?? question.town;
  if (!named) return question;
  const all = [named, ...question.others];
  const place = all.find(({ slug }) => index.countsByPlace().has(slug));
  if (!place) return { ...question, place: null, part: null, town: named };
  const part = place === question.place ? question.part : null;
  return { ...question, place, part, town: null, others: all.filter((one) => one !== place) };
}

/** Days by their index in a week. */
const DAYS_ASKED_FOR: Readonly<Record<number, "saturday" | "sunday">> = { 5: "saturday", 6: "sunday" };

/** The lists of this index that may answer a question. */
export function attemptsTo(index: Snapshot, question: Question): Attempt[] {
  return attemptsFor(question, index);
}

export const findArticles = articleSearch(ARTICLES);

/** The corrected text, if the typed one finds nothing and has typing errors. */
async function meantInstead(index: Snapshot, question: Question, now: () => Date): Promise<string | null> {
  const place = nameOfSeveralWords(question);
  if (place !== null) return asWritten(index, place, now);
  const put = corrected(question, {
    has: (word) => index.count({ words: [word] }) > 0,
    nearest: index.nearestWord,
  });
  if (put === null) return null;
  const meant = nameOfSeveralWords(read(index, put, now)) ?? put;
  const isKnown = [
    ...placesFor(question, shownPlaces(index.countsByPlace())),
    ...treatmentsFor(question),
    ...pageHits(question),
  ].some(({ matchRank }) => matchRank !== "part");
  if (isKnown || findArticles(question.typed).length > 0) return null;
  // A pain search finds practices whatever was typed, but "welington" alone would not name the place.
  if (question.isUrgent && hasWhere(read(index, meant, now)) && !hasWhere(question))
    return asWritten(index, meant, now);
  const whole = attemptsTo(index, question).filter(({ matchRank }) => matchRank !== "part");
  if ((await findPractices(index, whole, question, now)) !== null) return null;
  return asWritten(index, meant, now);
}

function hasWhere({ place, town, region, suburb }: Question): boolean {
  return Boolean(place ?? town ?? region ?? suburb);
}

/** Writes it with the capitals and macrons of the practices found: `Kererū` instead of `kereru`. */
async function asWritten(index: Snapshot, meant: string, now: () => Date): Promise<string> {
  const question = read(index, meant, now);
  const found = await findPractices(index, attemptsTo(index, question), question, now);
  const written = (found?.practices ?? []).flatMap(({ name, suburb }) => `${name} ${suburb}`.split(" "));
  const byFolded = new Map(written.map((word) => [fold(word), word]));
  return meant
    .split(" ")
    .map((word) => (word === fold(word) ? (byFolded.get(word) ?? word) : word))
    .join(" ");
}
