import { describe, expect, test } from "vitest";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { FUNDING } from "#domain/practice.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { samplePractices } from "./practices.ts";
import { roundedAverage } from "#domain/rating.ts";

/** What a sample practice states of itself; which there are and what they are called is in `practices.test.ts`. */
const practices = [...samplePractices()].map((sample) => sample.practice);
const byPlace = Map.groupBy(practices, (practice) => practice.place);
const rated = practices.filter((practice) => practice.rating !== null);

describe("services and prices", () => {
  test("each practice offers three to eight different treatments, and most general dentistry", () => {
    for (const { services } of practices) {
      expect(services.length).toBeGreaterThanOrEqual(3);
      expect(services.length).toBeLessThanOrEqual(8);
      expect(new Set(services).size).toBe(services.length);
    }
    const general = practices.filter((practice) => practice.services.includes("general-dentistry"));
    expect(general.length / practices.length).toBeGreaterThan(0.85);
  });

  test("a place with eight practices has one for every treatment", () => {
    for (const [place, list] of byPlace) {
      if (list.length < 8) continue;
      const offered = new Set(list.flatMap((practice) => practice.services));
      for (const { slug } of TREATMENTS) expect(offered.has(slug), `${slug} in ${place}`).toBe(true);
    }
  });

  test("each treatment that is offered has one price, inside the specification's range", () => {
    const ranges: Record<string, readonly [number, number]> = {
      "general-dentistry": [150, 300],
      invisalign: [6_000, 9_000],
      implants: [3_500, 6_000],
      "teeth-whitening": [400, 800],
      "emergency-dentist": [150, 300],
      "oral-surgery": [300, 800],
      "root-canal": [700, 2_000],
      cosmetic: [200, 700],
      braces: [5_000, 10_000],
      "crowns-and-bridges": [1_200, 2_300],
      veneers: [1_100, 2_200],
      "childrens-dentistry": [0, 150],
    };
    for (const { prices, services } of practices) {
      expect(prices.map((price) => price.treatment)).toEqual(services);
      for (const { treatment, from, to } of prices) {
        const [lowest, highest] = ranges[treatment]!;
        expect(from, treatment).toBeGreaterThanOrEqual(lowest);
        expect(to ?? from, treatment).toBeLessThanOrEqual(highest);
        if (to !== null) expect(to, treatment).toBeGreaterThanOrEqual(from);
      }
    }
  });

  test("the dollar signs follow from what a usual visit costs", () => {
    const starts: Record<number, readonly [number, number]> = { 1: [150, 160], 2: [170, 190], 3: [200, 220] };
    for (const { priceTier, priceFrom, priceTo } of practices) {
      const [lowest, highest] = starts[priceTier!]!;
      expect(priceFrom).toBeGreaterThanOrEqual(lowest);
      expect(priceFrom).toBeLessThanOrEqual(highest);
      expect(priceTo).toBeGreaterThan(priceFrom!);
    }
    for (const tier of [1, 2, 3]) {
      expect(practices.filter((practice) => practice.priceTier === tier).length).toBeGreaterThan(150);
    }
  });

  test("a usual visit costs what the practice's own price list says, and what the site says everywhere", () => {
    for (const { name, priceFrom, priceTo, prices } of practices) {
      const own = prices.find(({ treatment }) => treatment === "general-dentistry");
      if (own)
        expect([name, own.label, own.from, own.to]).toEqual([name, USUAL_VISIT.label, priceFrom, priceTo]);
      expect(priceFrom, name).toBeGreaterThanOrEqual(USUAL_VISIT.price.from);
      expect(priceTo, name).toBeLessThanOrEqual(USUAL_VISIT.price.to);
    }
  });

  test("basic care of children costs nothing where they are seen", () => {
    for (const { services, funding, prices } of practices) {
      if (!services.includes("childrens-dentistry")) continue;
      expect(funding).toContain("free-under-18");
      expect(prices.find((price) => price.treatment === "childrens-dentistry")).toMatchObject({
        from: 0,
        to: 0,
      });
    }
  });
});

describe("ratings", () => {
  test("a rating is the average of its counts, and the counts add up", () => {
    for (const { rating, reviewCount, ratingCounts, name } of practices) {
      expect(ratingCounts.reduce((sum, count) => sum + count, 0)).toBe(reviewCount);
      expect(rating, name).toBe(roundedAverage(ratingCounts));
      if (reviewCount === 0) continue;
      const average = ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0) / reviewCount;
      expect(Math.abs(average - rating!)).toBeLessThan(0.05);
      expect(Math.min(...ratingCounts)).toBeGreaterThanOrEqual(0);
    }
  });

  test("all of them together average 4.8, one by one and by reviews", () => {
    const plain = rated.reduce((sum, practice) => sum + practice.rating!, 0) / rated.length;
    const reviews = rated.reduce((sum, practice) => sum + practice.reviewCount, 0);
    const byReviews =
      rated.reduce((sum, practice) => sum + practice.rating! * practice.reviewCount, 0) / reviews;
    for (const mean of [plain, byReviews]) {
      expect(mean).toBeGreaterThanOrEqual(4.75);
      expect(mean).toBeLessThan(4.85);
    }
  });

  test("a few have no review yet, most have dozens, some have hundreds", () => {
    const none = practices.length - rated.length;
    expect(none / practices.length).toBeGreaterThan(0.02);
    expect(none / practices.length).toBeLessThan(0.07);
    const counts = rated.map((practice) => practice.reviewCount).toSorted((one, other) => one - other);
    expect(counts[0]).toBeGreaterThanOrEqual(3);
    expect(counts.at(-1)).toBeLessThanOrEqual(400);
    expect(counts[counts.length >> 1]).toBeLessThan(80);
    expect(counts.filter((count) => count > 200).length).toBeGreaterThan(20);
    expect(rated.filter((practice) => practice.rating === 4.9).length).toBeGreaterThanOrEqual(4);
  });
});

describe("people", () => {
  test("one to six dentists work there, and the longest-serving gives the years", () => {
    for (const { practitioners, experienceYears } of practices) {
      expect(practitioners.length).toBeGreaterThanOrEqual(1);
      expect(practitioners.length).toBeLessThanOrEqual(6);
      expect(Math.max(...practitioners.map((dentist) => dentist.years!))).toBe(experienceYears);
      expect(new Set(practitioners.map((dentist) => dentist.name)).size).toBe(practitioners.length);
      for (const dentist of practitioners) {
        expect(dentist.name).toMatch(/^Dr \p{L}/u);
        expect(dentist.qualifications.length).toBeGreaterThan(0);
        expect(dentist.years).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test("a practice named for a specialty has a dentist registered in it, and no other is called a specialist", () => {
    const scopes: readonly (readonly [RegExp, string])[] = [
      [/Orthodontics$/, "Orthodontic specialist"],
      [/Oral Surge/, "Oral surgery specialist"],
      [/Endodontics$/, "Endodontic specialist"],
      [/Periodontics$/, "Periodontic specialist"],
      [/Prosthodontics$/, "Prosthodontic specialist"],
    ];
    for (const { name, practitioners } of practices) {
      const scope = scopes.find(([ending]) => ending.test(name))?.[1] ?? null;
      const held = new Set(
        practitioners.map((dentist) => dentist.specialistScope).filter((one) => one !== null),
      );
      expect([...held], name).toEqual(scope === null ? [] : [scope]);
    }
    for (const [ending] of scopes)
      expect(practices.some((practice) => ending.test(practice.name))).toBe(true);
  });

  test("every practice speaks English, and te reo Māori is the commonest language beside it", () => {
    const speakers = new Map<string, number>();
    for (const { languages } of practices) {
      expect(languages[0]).toBe("English");
      expect(new Set(languages).size).toBe(languages.length);
      for (const language of languages.slice(1)) speakers.set(language, (speakers.get(language) ?? 0) + 1);
    }
    expect([...speakers].toSorted((one, other) => other[1] - one[1])[0]![0]).toBe("te reo Māori");
    expect(speakers.size).toBeGreaterThan(15);
  });
});

describe("what else is stated", () => {
  test("funding comes from the known list, ACC most often, the Community Services Card least", () => {
    const accepted = FUNDING.map(
      ({ slug }) => practices.filter((practice) => practice.funding.includes(slug)).length,
    );
    const [acc, winz, under18, plan, card] = accepted;
    expect(acc).toBeGreaterThan(practices.length * 0.7);
    expect(under18).toBeGreaterThan(practices.length * 0.5);
    expect(winz).toBeGreaterThan(practices.length * 0.35);
    expect(plan).toBeGreaterThan(practices.length * 0.25);
    expect(card).toBeGreaterThan(10);
    expect(card).toBeLessThan(practices.length * 0.12);
  });

  test("some take new patients, some do not, some do not say; parking and access likewise", () => {
    const answers = Map.groupBy(practices, (practice) => practice.newPatients.answer);
    for (const answer of ["yes", "no", "not-stated"] as const)
      expect(answers.get(answer)!.length).toBeGreaterThan(50);
    const access = Map.groupBy(practices, (practice) => practice.wheelchairAccess);
    for (const answer of ["yes", "partly", "no", "not-stated"] as const) {
      expect(access.get(answer)!.length).toBeGreaterThan(50);
    }
    expect(practices.filter((practice) => practice.parking === null).length).toBeGreaterThan(100);
  });

  test("every day is a real one between 1 June and 15 November 2026", () => {
    for (const { checkedOn, newPatients } of practices) {
      const days = newPatients.answer === "not-stated" ? [checkedOn!] : [checkedOn!, newPatients.statedOn];
      for (const day of days) {
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(day >= "2026-06-01" && day <= "2026-11-15").toBe(true);
      }
      if (newPatients.answer !== "not-stated") expect(newPatients.statedOn <= checkedOn!).toBe(true);
    }
  });
});
