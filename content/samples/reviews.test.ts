import { expect, test } from "vitest";
import { samplePractices } from "./practices.ts";
import { suburbsOf } from "./suburbs.ts";

const samples = [...samplePractices()];

test("who has ten reviews or more shows two to five of them, who has fewer shows two at most", () => {
  for (const { practice, reviews } of samples) {
    if (practice.reviewCount >= 10) {
      expect(reviews.length).toBeGreaterThanOrEqual(2);
      expect(reviews.length).toBeLessThanOrEqual(5);
    } else {
      expect(reviews.length).toBeLessThanOrEqual(Math.min(2, practice.reviewCount));
    }
  }
});

test("the written ones are among the counted ones, star by star", () => {
  for (const { practice, reviews } of samples) {
    for (const stars of [1, 2, 3, 4, 5] as const) {
      const written = reviews.filter((review) => review.stars === stars).length;
      expect(written).toBeLessThanOrEqual(practice.ratingCounts[stars - 1]!);
    }
  }
});

test("each belongs to its practice, is a sample, and comes from a suburb of that place by a first name", () => {
  for (const { practice, reviews } of samples) {
    const suburbs = suburbsOf(practice.place).map((suburb) => suburb.name);
    for (const review of reviews) {
      expect(review.practiceId).toBe(practice.id);
      expect(review.isSample).toBe(true);
      expect(suburbs).toContain(review.suburb);
      expect(review.author).toMatch(/^\p{Lu}[\p{L}-]+( \p{Lu}\p{L}+)?$/u);
      expect(review.visitedIn).toMatch(/^(2025-12|2026-(0[1-9]|10))$/);
    }
    expect(new Set(reviews.map((review) => review.author)).size).toBe(reviews.length);
  }
});

test("nobody in a place wrote what somebody else there wrote", () => {
  for (const list of Map.groupBy(samples, ({ practice }) => practice.place).values()) {
    const texts = list.flatMap(({ reviews }) => reviews.map((review) => review.text));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("no two on one page share a sentence", () => {
  for (const { reviews } of samples) {
    const sentences = reviews.flatMap((review) => review.text.split(/(?<=\.)\s+/));
    expect(new Set(sentences).size, sentences.join("\n")).toBe(sentences.length);
  }
});

test("some of them are lukewarm, and a few are cross", () => {
  const stars = samples.flatMap(({ reviews }) => reviews.map((review) => review.stars));
  const share = (wanted: number): number => stars.filter((given) => given === wanted).length / stars.length;
  expect(share(4)).toBeGreaterThan(0.05);
  expect(share(3)).toBeGreaterThan(0.01);
  expect(stars.some((given) => given <= 2)).toBe(true);
});

test("none leaves a gap, claims a cure or names a dentist who does not work there", () => {
  for (const { practice, reviews } of samples) {
    for (const { text } of reviews) {
      expect(text).not.toMatch(/[{}]|undefined|\s\s|\bcured?\b|pain-free|painless/i);
      for (const [, name] of text.matchAll(/Dr (\p{L}+)/gu)) {
        expect(
          practice.practitioners.some((dentist) => dentist.name.includes(name!)),
          text,
        ).toBe(true);
      }
    }
  }
});

test("a language, a free park or a weekday evening is only praised where there is one", () => {
  const languages = ["Samoan", "Tongan", "Mandarin", "Cantonese", "Korean", "Punjabi", "te reo Māori"];
  for (const { practice, reviews } of samples) {
    for (const { text } of reviews) {
      for (const language of languages)
        if (text.includes(language)) expect(practice.languages).toContain(language);
      if (/free parking/i.test(text)) expect(practice.parking).toMatch(/free/i);
      if (/after work|in the evening|late night suits/.test(text)) {
        expect(practice.openingHours, text).toMatch(/19:|20:|21:|24\/7/);
      }
    }
  }
});

test("none praises care that is not safe: a call while driving, a swollen face that waits for a practice", () => {
  for (const text of samples.flatMap(({ reviews }) => reviews.map((review) => review.text)))
    expect(text).not.toMatch(/while (I|we) drove|phone until we got|balloon|swollen|swelling/i);
});
