import { describe, expect, test } from "vitest";
import { sampleOf } from "#tests/support/suite.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { NO_PAIN_WORDS, PAIN_PHRASES, PAIN_WORDS } from "#content/everyday-words.ts";
import { LOCALITIES } from "#content/localities.ts";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { TOWNS } from "#content/towns.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { fold, withoutPlural } from "#domain/text.ts";
import { readQuestion } from "./question.ts";

const isPain = (text: string) => readQuestion(text).isUrgent;

describe("Whoever hurts types badly", () => {
  test("and is understood with any one letter left out, doubled, swapped with the next or mistyped", () => {
    const missed = PAIN_WORDS.flatMap((word) => [...typos(word)].map((typo) => ({ word, typo })))
      .filter(({ typo }) => typo.length > 2 && !isPain(typo) && !isOrdinary(typo))
      .map(({ word, typo }) => `${typo} (${word})`);
    expect(missed).toEqual([]);
  });

  test("also in the words of a longer phrase", () => {
    const phrases = PAIN_PHRASES.filter((phrase) => phrase.replaceAll(" ", "").length >= 8);
    const missed = sampleOf(phrases, 20).flatMap((phrase) => {
      const words = phrase.split(" ");
      return words.flatMap((word, at) =>
        [...typos(word)]
          .filter((typo) => typo.length > 2 && !isOrdinary(typo))
          .map((typo) => words.with(at, typo).join(" "))
          .filter((text) => !isPain(text)),
      );
    });
    expect(missed).toEqual([]);
  });

  test.each([
    "toothake taupo",
    "tooth ach",
    "tooth ake",
    "toothace",
    "tuthache",
    "absess",
    "abcess",
    "apscess",
    "abs cess",
    "my tooth hurtz",
    "loose tooht",
    "pian in my jaw",
    "swolen face",
    "infecton",
    "brocken tooth",
    "nocked out tooth",
    "soar tooth",
    "emergancy dentist",
    "bleding after extraction",
    "my tooth is killing me lower hutt",
    "my teeth are on fire",
    "can't sleep because of my tooth",
    "throbbing tooth",
    "smashed my front teeth",
    "I cant swallow",
    "trouble breathing",
    "need a dentist now",
    "dentist tonight wellington",
  ])("“%s” is pain", (text) => expect(isPain(text)).toBe(true));
});

test("Nothing that our own articles, treatments, towns, suburbs and practices say calmly is taken for pain", () => {
  const calm = [
    ...ARTICLES.map((article) => JSON.stringify(article)),
    ...TREATMENT_PAGES.map((page) => JSON.stringify(page)),
    ...[...PLACES, ...TOWNS, ...LOCALITIES].map(({ name }) => name),
    ...[...samplePractices(1_236)].map(({ practice }) => JSON.stringify(practice)),
  ];
  const words = new Set(calm.flatMap((text) => fold(text).split(" ")));
  const alarming = [...words].filter(isPain).filter((word) => !SAYS_PAIN.test(word));
  expect(words.size).toBeGreaterThan(5_000);
  expect(alarming).toEqual([]);
});

/** What those texts say of pain, in whatever form. */
const SAYS_PAIN =
  /^(?:pain|ach|tooth?ach|hurt|sore|swell|swoll|abscess|infect|broke|chipped|crack|knock|bleed|blood|emergenc|urgen|accident|throb|fever$|christmas|easter|overnight$|tonight$|pus$)/;

/** Every text that is one slip of the fingers away. */
function* typos(word: string, letters = "abcdefghijklmnopqrstuvwxyz"): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** A word of its own: nobody who types "plain" means pain. */
function isOrdinary(word: string): boolean {
  return (
    word === "cost" ||
    NO_PAIN_WORDS.has(word) ||
    NO_PAIN_WORDS.has(withoutPlural(word)) ||
    readQuestion(word).rest.length === 0 ||
    PLACE_WORDS.has(word)
  );
}

const PLACE_WORDS = new Set([...LOCALITIES, ...TOWNS].flatMap(({ name }) => fold(name).split(" ")));
