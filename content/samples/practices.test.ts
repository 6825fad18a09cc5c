import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { roundedAverage } from "#domain/practices/rating.ts";
import { fold, slugify } from "#domain/text.ts";
import { samplePractices } from "./practices.ts";

const samples = [...samplePractices()];
const practices = samples.map(({ practice }) => practice);
const byPlace = Map.groupBy(practices, (practice) => practice.place);

test("a fresh start has 1,236 practices, numbered from 1, each marked as a sample, at least three in each place", () => {
  expect(practices.map((practice) => practice.id)).toEqual(Array.from({ length: 1_236 }, (_, at) => at + 1));
  expect(practices.every((practice) => practice.isSample)).toBe(true);
  for (const place of PLACES) expect(byPlace.get(place.slug)!.length, place.name).toBeGreaterThanOrEqual(3);
});

test("the specification's six directory dentists come first, as on their cards", () => {
  const card = ({ name, place, address, suburb, rating, reviewCount, priceTier, emergency }: Practice) =>
    [name, place, address, suburb, rating, reviewCount, priceTier, emergency !== null] as const;
  expect(practices.slice(0, 6).map(card)).toEqual([
    ["Karaka Lane Dental", "auckland", "48 Karaka Lane", "Auckland Central", 4.9, 324, 2, true],
    ["Harbour Steps Dental", "wellington", "12 Harbour Steps", "Te Aro", 4.8, 287, 3, false],
    ["Avon Row Dentists", "christchurch", "7 Avon Row", "Christchurch Central", 4.7, 198, 2, true],
    ["Riverbank Dental Care", "hamilton", "103 Riverbank Road", "Hamilton East", 4.6, 156, 1, true],
    ["Mount Road Family Dental", "tauranga", "31 Mount Road", "Tauranga Central", 4.8, 203, 2, false],
    ["Stuart Terrace Dental", "dunedin", "19 Stuart Terrace", "Central Dunedin", 4.9, 178, 1, true],
  ]);
  expect(practices[0]!.ratingCounts).toEqual([1, 1, 6, 27, 289]);
  expect(practices[0]!.practitioners.map((dentist) => dentist.name)).toEqual([
    "Dr Mereana Walker",
    "Dr James Liu",
    "Dr Priya Nair",
    "Dr Sione Taufa",
  ]);
});

test("no sample's phone number rings anywhere, and its email and website end in .example", () => {
  for (const { phone, place, email, website } of practices) {
    expect(phone).toMatch(/^\(0[34679]\) 0\d\d \d{4}$/);
    expect(phone.slice(1, 3)).toBe(placeBySlug(place).areaCode);
    expect(parsePhoneNumberFromString(phone, "NZ")?.isPossible()).toBe(true);
    expect(website).toMatch(/^https:\/\/[a-z-]+(-\d+)?\.example$/);
    expect(email).toBe(`hello@${website.slice("https://".length)}`);
  }
});

test("no sample has the name of a chain or of a neighbour, and each name makes a readable address", () => {
  const chains = /lumino|duxton|fendalton dental|gentle dental|the dentists|kiwi ?dental|city dent/i;
  for (const { name, slug } of practices) {
    expect(name).not.toMatch(chains);
    expect(slug).toBe(slugify(name));
  }
  for (const [place, list] of byPlace)
    expect(new Set(list.map((practice) => fold(practice.name))).size, place).toBe(list.length);
});

test("their figures agree: stars with counts, emergencies with treatments, one price a treatment, 4.8 on average", () => {
  for (const { rating, reviewCount, ratingCounts, services, emergency, prices } of practices) {
    expect(ratingCounts.reduce((sum, count) => sum + count, 0)).toBe(reviewCount);
    expect(rating).toBe(reviewCount === 0 ? null : roundedAverage(ratingCounts));
    expect(services.includes("emergency-dentist")).toBe(emergency !== null);
    expect(prices.map((price) => price.treatment)).toEqual(services);
  }
  const rated = practices.filter((practice) => practice.rating !== null);
  const mean = rated.reduce((sum, practice) => sum + practice.rating!, 0) / rated.length;
  expect(Math.round(mean * 10) / 10).toBe(4.8);
});

test("each review belongs to its practice, is marked as a sample, and is among those counted", () => {
  for (const { practice, reviews } of samples) {
    expect(reviews.every((review) => review.isSample && review.practiceId === practice.id)).toBe(true);
    for (const stars of [1, 2, 3, 4, 5] as const) {
      const written = reviews.filter((review) => review.stars === stars).length;
      expect(written).toBeLessThanOrEqual(practice.ratingCounts[stars - 1]!);
    }
  }
});

test("the reviews obey the rules that they are the example of: no dentist's name, nothing of how a treatment turned out", () => {
  const outcomes =
    /\b(turned out|came up well|came out within|fits like|matches so|cannot (see which|find it)|look(s)? like (mine|my own)|which one it is|has been fine|the result|did the trick|back at work|it held|healed|missed|best I have had|cured|fixed|sorted)\b/i;
  const broken = samples.flatMap(({ practice, reviews }) => {
    const names = practice.practitioners.map(({ name }) => name);
    return reviews
      .map(({ text }) => text)
      .filter(
        (text) => /\bDr\b/.test(text) || names.some((name) => text.includes(name)) || outcomes.test(text),
      );
  });
  expect(broken).toEqual([]);
});

test("some hundred show the mark of a check in the register, and no other does", () => {
  const marked = practices.filter(({ verified }) => verified !== null);
  expect(marked.length).toBeGreaterThan(100);
  expect(marked.length).toBeLessThan(200);
  for (const practice of marked)
    expect([practice.practitioners.length > 0, practice.verified!.checkedOn]).toEqual([
      true,
      practice.checkedOn,
    ]);
});

test("a longer list begins with the shorter one, and repeats the practices under names of their own", () => {
  const many = [...samplePractices(3_000)];
  expect(many.slice(0, 1_236)).toEqual(samples);
  expect(new Set(many.map(({ practice }) => practice.id)).size).toBe(3_000);
  const names = many.map(({ practice }) => `${practice.place} ${fold(practice.name)}`);
  expect(new Set(names).size).toBe(3_000);
  for (const { practice, reviews } of many)
    expect(reviews.every((review) => review.practiceId === practice.id)).toBe(true);
});
