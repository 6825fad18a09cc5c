import { describe, expect, test } from "vitest";
import type { Practice } from "#domain/practice.ts";
import { samplePractices } from "./practices.ts";

const practices = Array.from(samplePractices(), (sample) => sample.practice);
const byPlace = Map.groupBy(practices, (practice) => practice.place);

/** What the practice says of itself, wherever it is read. */
function prose(practice: Practice): string {
  return [practice.summary, ...practice.description].join(" ");
}

/** The same without the names of the practice, its suburb and its street: "Park Road" promises no parking. */
function claims(practice: Practice): string {
  const street = practice.address.replace(/^.*?\d+ /, "");
  return [practice.name, street, practice.suburb].reduce(
    (words, name) => words.replaceAll(name, "…"),
    prose(practice),
  );
}

function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+/);
}

function bestFirst(one: Practice, other: Practice): number {
  return (other.rating ?? 0) - (one.rating ?? 0) || other.reviewCount - one.reviewCount || one.id - other.id;
}

describe("summaries", () => {
  test("are one sentence of at most 110 characters", () => {
    for (const { summary } of practices) {
      expect(summary.length, summary).toBeLessThanOrEqual(110);
      expect(summary).toMatch(/^\p{Lu}[^.!?]*\.$/u);
      expect(summary).not.toMatch(/:.*:/);
    }
  });

  test("at most two practices in the country share one", () => {
    const alike = Map.groupBy(practices, (practice) => practice.summary);
    expect(Math.max(...[...alike.values()].map((list) => list.length))).toBeLessThanOrEqual(2);
  });

  test("no two neighbours in a place's list share one", () => {
    for (const list of byPlace.values()) {
      const ordered = list.toSorted(bestFirst).map((practice) => practice.summary);
      for (const [index, summary] of ordered.entries()) {
        expect(ordered.slice(index + 1, index + 24)).not.toContain(summary);
      }
    }
  });

  test("a page of cards does not begin the same way again and again", () => {
    for (const list of byPlace.values()) {
      const ordered = list.toSorted(bestFirst);
      for (let start = 0; start < ordered.length; start += 24) {
        const beginnings = Map.groupBy(ordered.slice(start, start + 24), ({ summary }) =>
          summary.split(" ").slice(0, 4).join(" "),
        );
        for (const [beginning, alike] of beginnings) expect(alike.length, beginning).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe("descriptions", () => {
  test("are two paragraphs of whole sentences, none said twice", () => {
    for (const { description, summary, name } of practices) {
      expect(description, name).toHaveLength(2);
      const all = [summary, ...description].flatMap(sentences);
      expect(new Set(all).size, all.join("\n")).toBe(all.length);
      for (const sentence of all) expect(sentence).toMatch(/^[\p{Lu}].*\.$/u);
    }
  });

  test("no two practices in the country have the same one", () => {
    expect(new Set(practices.map((practice) => practice.description.join())).size).toBe(practices.length);
  });
});

describe("the words", () => {
  test("leave no gap unfilled", () => {
    for (const practice of practices) {
      expect(prose(practice)).not.toMatch(/[{}]|undefined|null|NaN|\s\s|\s[,.;:]|,,|\.\.|Dr [ .,]/);
    }
  });

  test("boast of nothing and promise no cure", () => {
    for (const practice of practices) {
      expect(prose(practice)).not.toMatch(
        /\b(best|finest|leading|premier|exceptional|ultimate|perfect|state-of-the-art|world-class|painless|pain-free|cures?|guarantee\w*|amazing|award)\b/i,
      );
    }
  });

  test("call nobody a specialist who is not registered as one", () => {
    for (const practice of practices) expect(prose(practice)).not.toMatch(/specialist/i);
  });
});

describe("the words agree with the listing", () => {
  const REACHABLE =
    /step-free|no steps|has no step|level entry|entry is level|way in is level|a ramp (runs|at|beside)|a lift\b/i;
  const LANGUAGES = [...new Set(practices.flatMap((practice) => practice.languages))];

  test.each<[string, RegExp, (practice: Practice) => boolean]>([
    ["parking", /\b(park|parks|parking|car park)\b/i, ({ parking }) => parking !== null],
    [
      "free parking",
      /free (street )?parking|park free|parking .{0,30}\bis free|car park .{0,30}\bis free/i,
      ({ parking }) => /free/i.test(parking ?? ""),
    ],
    ["a way in without steps", REACHABLE, ({ wheelchairAccess }) => wheelchairAccess === "yes"],
    [
      "steps in the way",
      /four steps|one flight of stairs|stairs are the only/i,
      ({ wheelchairAccess }) => wheelchairAccess === "no",
    ],
    [
      "evenings",
      /evening|\blate visits|until \d+(:\d+)?pm/i,
      ({ openingHours }) => /19:|20:|21:/.test(openingHours),
    ],
    ["Saturdays", /saturday|weekend/i, ({ openingHours }) => /Sa|Su|24\/7/.test(openingHours)],
    [
      "early hours",
      /\b7(:\d\d)?am|early visits|early starters|early shifts/i,
      ({ openingHours }) => /07:/.test(openingHours),
    ],
    [
      "visits on the day of the pain",
      /same day|same-day|in pain\b|toothache/i,
      ({ emergency }) => emergency !== null,
    ],
    ["ACC", /\bACC\b/, ({ funding }) => funding.includes("acc")],
    ["Work and Income", /Work and Income/, ({ funding }) => funding.includes("winz-quotes")],
    ["payment plans", /payment plan|bills spread/i, ({ funding }) => funding.includes("payment-plan")],
    ["free care until 18", /under 18|turn 18|18th/i, ({ funding }) => funding.includes("free-under-18")],
    ["aligners", /aligner/i, ({ services }) => services.includes("invisalign")],
    ["implants", /implant/i, ({ services }) => services.includes("implants")],
    ["braces", /\bbraces?\b/i, ({ services }) => services.includes("braces")],
    ["whitening", /whiten/i, ({ services }) => services.includes("teeth-whitening")],
    ["veneers", /veneer/i, ({ services }) => services.includes("veneers")],
    ["root canals", /root canal/i, ({ services }) => services.includes("root-canal")],
    ["wisdom teeth", /wisdom t/i, ({ services }) => services.includes("oral-surgery")],
    ["one dentist", /one dentist|one-dentist|solo/i, ({ practitioners }) => practitioners.length === 1],
    ["two dentists", /\b(two|two-) ?dentists?\b/i, ({ practitioners }) => practitioners.length === 2],
    ["three dentists", /\bthree[ -]dentists?\b/i, ({ practitioners }) => practitioners.length === 3],
    ["four dentists", /\bfour dentists\b/i, ({ practitioners }) => practitioners.length === 4],
    [
      "stairs",
      /flight of stairs|up a flight|upstairs|one floor up|second floor|stairs smell/i,
      ({ address }) => address.startsWith("Level"),
    ],
  ])("a practice that speaks of %s has it", (_, pattern, isTrue) => {
    const speaking = practices.filter((practice) => pattern.test(claims(practice)));
    expect(speaking.length).toBeGreaterThan(0);
    for (const practice of speaking)
      expect(isTrue(practice), `${practice.id}: ${prose(practice)}`).toBe(true);
  });

  test("a language is only spoken where it is listed", () => {
    for (const practice of practices) {
      const words = claims(practice);
      for (const language of LANGUAGES) {
        // "Hindi" is not named by "Fiji Hindi".
        const isNamed = new RegExp(`(?<!Fiji )\\b${language}\\b`, "u").test(words);
        expect(isNamed && !practice.languages.includes(language), `${practice.id}: ${words}`).toBe(false);
      }
    }
  });

  test("a dentist who is named works there", () => {
    for (const practice of practices) {
      for (const [, name] of prose(practice).matchAll(
        /Dr ((?:\p{L}|[’-])+(?: (?:\p{Lu}|der |den )\S+)?)/gu,
      )) {
        const [first] = name!.split(/[’ ,.]/);
        expect(
          practice.practitioners.some((dentist) => dentist.name.includes(first!)),
          `${practice.id}: ${name}`,
        ).toBe(true);
      }
    }
  });
});
