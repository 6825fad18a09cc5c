import { describe, expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { isCommonWord } from "#content/common-words/common-words.ts";
import { LOCALITIES } from "#content/localities.ts";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { TOWNS } from "#content/towns.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { fold } from "#domain/text.ts";
import { sentences } from "#tests/support/sentences.ts";
import { readQuestion } from "./question.ts";

const hurtIn = (text: string) => readQuestion(text).hurt;
const isUrgent = (text: string) => readQuestion(text).isUrgent;

describe("What someone says who is hurt", () => {
  test.each(sentences("hurt"))("“%s” is a hurt", (text) =>
    expect(hurtIn(text)?.level).toMatch(/^(?:hurt|danger)$/),
  );

  test.each(sentences("danger"))("“%s” is a danger to life", (text) =>
    expect(hurtIn(text)?.level).toBe("danger"),
  );

  test.each(sentences("calm"))("“%s” is no emergency", (text) => {
    expect(hurtIn(text)?.level ?? "unsure").toBe("unsure");
    expect(isUrgent(text)).toBe(false);
  });

  test.each([
    ["my kid knocked a tooth out", "knocked-out"],
    ["my 9 year olds adult tooth fell out after a fall", "knocked-out"],
    ["my 9yo tooth came out when he fell", "knocked-out"],
    ["my 10 year olds adult tooth fell out", "knocked-out"],
    ["my kid fell and pushed his front tooth up into the gum", "moved-tooth"],
    ["tooth hanging by a thread", "moved-tooth"],
    ["tooth feels loose after filling", "moved-tooth"],
    ["jaw locked cant open", "jaw"],
    ["filling fell out", "crown-off"],
    ["tooth snapped off at gum", "broken-tooth"],
    ["dry socket", "after-removal"],
    ["toothache", "severe-pain"],
    ["wisdom tooth breaking through gum pain", "severe-pain"],
    ["pupuhi taku kanohi", "swelling"],
    ["cut my lip", "cut"],
    ["swallowed a bracket", "swallowed"],
  ])("“%s” is answered by the first aid %s", (text, kind) => expect(hurtIn(text)?.kind).toBe(kind));

  test("is understood in any order of its words", () => {
    for (const text of ["tooth loose bleeding", "bleeding loose tooth", "loose bleeding tooth"])
      expect([text, hurtIn(text)?.level]).toEqual([text, "hurt"]);
  });

  test("too much of a medicine is for the Poisons Centre, and a usual dose is not", () => {
    expect(hurtIn("took 12 panadol for my tooth")).toMatchObject({ level: "danger", risk: "medicine" });
    expect(hurtIn("can I take 2 panadol for toothache")).toMatchObject({ level: "hurt", risk: null });
    expect(hurtIn("ibuprofen")).toBeNull();
  });

  test.each([
    "my partner beat me up and broke my tooth",
    "my ex attacked me and my tooth is loose",
    "dad hit me up the side of the head",
  ])("“%s” is violence, and asking for a favour is not", (text) => {
    expect(hurtIn(text)).toMatchObject({ level: "danger", risk: "violence" });
    expect(hurtIn("mum hit me up for a dentist")).toBeNull();
  });

  test.each([
    ["emergancy dentist", true],
    ["my teeth are on fire", true],
    ["need a dentist now", true],
    ["dentist tonight wellington", true],
    ["my tooth is killing me lower hutt", true],
    ["emergency dentist price", false],
    ["history of emergency dentistry", false],
    ["Akaroa", false],
    ["the Hutt", false],
    ["bleach", false],
  ])("“%s” is urgent: %s", (text, expected) => expect(isUrgent(text)).toBe(expected));
});

describe("Someone who hurts types badly", () => {
  const words =
    "pain hurting sore toothache mamae swollen swelling abscess infection broken chipped cracked knocked bleeding";

  test("and is understood with any one letter left out, doubled, swapped with the next or mistyped", () => {
    const missed = words
      .split(" ")
      .flatMap((word) => [...typos(word)].map((typo) => ({ word, typo })))
      .filter(({ typo }) => typo.length > 3 && !isOrdinary(typo) && hurtIn(`my tooth ${typo}`) === null)
      .map(({ word, typo }) => `${typo} (${word})`);
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
    "my tooth hurtz",
    "loose tooht",
    "pian in my jaw",
    "swolen face",
    "infecton",
    "brocken tooth",
    "nocked out tooth",
    "soar tooth",
    "bleding after extraction",
    "smashed my front teeth",
    "I cant swallow",
    "trouble breathing",
  ])("“%s” is a hurt", (text) => expect(hurtIn(text)?.level).toMatch(/^(?:hurt|danger)$/));
});

test("Nothing that our own articles, treatments, towns, suburbs and practices say calmly is taken for a hurt", () => {
  const calm = [
    ...ARTICLES.map((article) => JSON.stringify(article)),
    ...TREATMENT_PAGES.map((page) => JSON.stringify(page)),
    ...[...PLACES, ...TOWNS, ...LOCALITIES].map(({ name }) => name),
    ...[...samplePractices(1_236)].map(({ practice }) => JSON.stringify(practice)),
  ];
  const words = new Set(calm.flatMap((text) => fold(text).split(" ")));
  // As the names of practices and their people are known to the search.
  const isName = (word: string) => names.has(word);
  const names = new Set(
    [...samplePractices(1_236)].flatMap(({ practice }) => fold(JSON.stringify(practice)).split(" ")),
  );
  const alarming = [...words]
    .filter((word) => readQuestion(word, [], { isName }).hurt !== null)
    .filter((word) => !SAYS_PAIN.test(word) && !CALLS.test(word));
  expect(words.size).toBeGreaterThan(5_000);
  expect(alarming).toEqual([]);
});

/** What those texts say of pain, in whatever form. */
const SAYS_PAIN =
  /^(?:pain|ach|tooth?ach|hurt|sore|swell|swoll|abscess|infect|broke|chip|crack|knock|bleed|blood|accident|throb|fever|pus$|chok|split|snap|bump|hit|fall|fell|break|slip|collaps|unconscious|unbearable|shatter|tender|excruciating|smash|crumbl|bang|punch|kick|trip|tackl|fractur|puff|pericoronitis|inflam|enlarged|temperature|chill|septic)/;

/** What is typed alone by someone who calls for help. */
const CALLS = /^(?:help|healthline|111|000|112|911|999|1737|0800611116)$/;

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
  return isCommonWord(word) || readQuestion(word).rest.length === 0;
}
