import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { beforeAll, describe, expect, test } from "vitest";
import type { Practice } from "#domain/practice.ts";
import { FUNDING } from "#domain/practice.ts";
import { fold, slugify } from "#domain/text.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { PLACES, placeBySlug } from "#content/places.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { samplePractices } from "./practices.ts";
import { roundedAverage } from "./ratings.ts";
import { suburbsOf } from "./suburbs.ts";

const practices = [...samplePractices()].map((sample) => sample.practice);
const byPlace = Map.groupBy(practices, (practice) => practice.place);
const rated = practices.filter((practice) => practice.rating !== null);

function found(id: number): Practice {
  return practices[id - 1]!;
}

describe("how many, and where", () => {
  test("a fresh start has 1,236 practices, numbered from 1", () => {
    expect(practices.map((practice) => practice.id)).toEqual(
      Array.from({ length: 1_236 }, (_, index) => index + 1),
    );
  });

  test("every place has at least three, and a larger place has more", () => {
    for (const place of PLACES) expect(byPlace.get(place.slug)!.length, place.name).toBeGreaterThanOrEqual(3);
    const largestFirst = PLACES.toSorted((one, other) => other.population - one.population);
    const sizes = largestFirst.map((place) => byPlace.get(place.slug)!.length);
    for (const [index, size] of sizes.entries())
      expect(size).toBeLessThanOrEqual((sizes[index - 1] ?? Infinity) + 2);
  });

  test("they are the same every time, and a longer list begins with the shorter one", () => {
    expect([...samplePractices(200)]).toEqual([...samplePractices(900)].slice(0, 200));
  });

  test("all of them are marked as samples", () => {
    expect(practices.every((practice) => practice.isSample)).toBe(true);
  });

  test("each stands within 400 m of the shops of its suburb, with that suburb's postcode", () => {
    for (const { id, place, suburb: name, latitude, longitude, postcode, address } of practices) {
      const suburb = suburbsOf(place).find((one) => one.name === name);
      expect(suburb, name).toBeDefined();
      expect(postcode).toBe(suburb!.postcode);
      expect(address).toMatch(/^(Level [12], )?\d+ \p{L}/u);
      if (id <= 9) continue;
      const north = (latitude - suburb!.latitude) * 111_320;
      const east = (longitude - suburb!.longitude) * 111_320 * Math.cos((latitude * Math.PI) / 180);
      expect(Math.hypot(north, east), `${name} ${id}`).toBeLessThanOrEqual(400);
    }
  });

  test("no two in a place share an address", () => {
    for (const [place, list] of byPlace) {
      const addresses = list.map((practice) => practice.address);
      expect(new Set(addresses).size, place).toBe(addresses.length);
    }
  });
});

describe("the directory dentists of the specification", () => {
  test("come first, one each in the six largest places of its list", () => {
    expect(
      practices.slice(0, 6).map(({ name, place, address, suburb }) => [name, place, address, suburb]),
    ).toEqual([
      ["Karaka Lane Dental", "auckland", "48 Karaka Lane", "Auckland Central"],
      ["Harbour Steps Dental", "wellington", "12 Harbour Steps", "Te Aro"],
      ["Avon Row Dentists", "christchurch", "7 Avon Row", "Christchurch Central"],
      ["Riverbank Dental Care", "hamilton", "103 Riverbank Road", "Hamilton East"],
      ["Mount Road Family Dental", "tauranga", "31 Mount Road", "Tauranga Central"],
      ["Stuart Terrace Dental", "dunedin", "19 Stuart Terrace", "Central Dunedin"],
    ]);
  });

  test("have the ratings and prices of their cards", () => {
    expect(
      practices
        .slice(0, 6)
        .map(({ rating, reviewCount, priceTier, priceFrom, priceTo, emergency }) => [
          rating,
          reviewCount,
          priceTier,
          priceFrom,
          priceTo,
          emergency !== null,
        ]),
    ).toEqual([
      [4.9, 324, 2, 180, 280, true],
      [4.8, 287, 3, 220, 300, false],
      [4.7, 198, 2, 180, 250, true],
      [4.6, 156, 1, 150, 200, true],
      [4.8, 203, 2, 180, 240, false],
      [4.9, 178, 1, 150, 210, true],
    ]);
  });

  test("Karaka Lane Dental is as on its profile", () => {
    const karaka = found(1);
    expect(karaka.ratingCounts).toEqual([1, 1, 6, 27, 289]);
    expect(karaka.practitioners.map((dentist) => dentist.name)).toEqual([
      "Dr Mereana Walker",
      "Dr James Liu",
      "Dr Priya Nair",
      "Dr Sione Taufa",
    ]);
    expect(karaka.languages).toEqual(["English", "te reo Māori", "Mandarin", "Samoan"]);
    expect(karaka.email).toBe("hello@karakalane.example");
    expect(karaka.website).toBe("https://karakalane.example");
  });
});

describe("emergency care", () => {
  test("Auckland, Wellington and Christchurch have services that never close, with waits of 30, 45 and 60 minutes", () => {
    const roundTheClock = practices.filter((practice) => practice.openingHours === "24/7");
    expect(
      ["auckland", "wellington", "christchurch"].map(
        (place) => roundTheClock.find((practice) => practice.place === place)?.emergency?.waitMinutes,
      ),
    ).toEqual([30, 45, 60]);
  });

  test("about three in ten see people in pain the same day", () => {
    const share = practices.filter((practice) => practice.emergency).length / practices.length;
    expect(share).toBeGreaterThan(0.26);
    expect(share).toBeLessThan(0.34);
  });

  test("who covers emergencies offers emergency care, and the other way round", () => {
    for (const practice of practices) {
      expect(practice.services.includes("emergency-dentist")).toBe(practice.emergency !== null);
    }
  });
});

describe("names", () => {
  test("nobody in a place has the same name, however it is typed", () => {
    for (const [place, list] of byPlace) {
      expect(new Set(list.map((practice) => fold(practice.name))).size, place).toBe(list.length);
    }
  });

  test("at most four in the country share a name", () => {
    const alike = Map.groupBy(practices, (practice) => fold(practice.name));
    expect(Math.max(...[...alike.values()].map((list) => list.length))).toBeLessThanOrEqual(4);
  });

  test("they have no numbers, no chain's name, and make a readable address", () => {
    for (const { name, slug } of practices) {
      expect(name).toMatch(/^\p{Lu}[\p{L}’&\- ]+$/u);
      expect(name).not.toMatch(
        /lumino|duxton|fendalton dental|gentle dental|the dentists|kiwi ?dental|city dent/i,
      );
      expect(slug).toBe(slugify(name));
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

describe("phones and addresses on the web", () => {
  test("no sample phone number rings anywhere: it is of its area, begins with 0, and is given once", () => {
    for (const { phone, place } of practices) {
      expect(phone).toMatch(/^\(0[34679]\) 0\d\d \d{4}$/);
      expect(phone.slice(1, 3)).toBe(placeBySlug(place).areaCode);
      expect(parsePhoneNumberFromString(phone, "NZ")?.isPossible()).toBe(true);
    }
    expect(new Set(practices.map((practice) => practice.phone)).size).toBe(practices.length);
  });

  test("e-mail and website end in .example and belong to one practice", () => {
    for (const { email, website } of practices) {
      expect(website).toMatch(/^https:\/\/[a-z-]+(-\d+)?\.example$/);
      expect(email).toBe(`hello@${website.slice("https://".length)}`);
    }
    expect(new Set(practices.map((practice) => practice.website)).size).toBe(practices.length);
  });
});

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

  test("in a place with eight practices somebody offers every treatment", () => {
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

  test("a practice named for a specialty has somebody registered in it, and nobody else is called a specialist", () => {
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

  test("everybody speaks English, and te reo Māori is the commonest language beside it", () => {
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

describe("20,000 of them", () => {
  let many: Practice[] = [];
  beforeAll(() => {
    many = Array.from(samplePractices(20_000), (sample) => sample.practice);
  }, 60_000);

  test("are made, with names, phones and web addresses that are still their own", () => {
    expect(many).toHaveLength(20_000);
    const names = new Set(many.map((practice) => `${practice.place} ${fold(practice.name)}`));
    expect(names.size).toBe(many.length);
    expect(new Set(many.map((practice) => practice.phone)).size).toBe(many.length);
    expect(new Set(many.map((practice) => practice.website)).size).toBe(many.length);
  });

  test("share a name with three others in the country at most", () => {
    const alike = Map.groupBy(many, (practice) => fold(practice.name));
    expect(Math.max(...[...alike.values()].map((list) => list.length))).toBeLessThanOrEqual(4);
  });

  test("still average 4.8", () => {
    const withRating = many.filter((practice) => practice.rating !== null);
    const mean = withRating.reduce((sum, practice) => sum + practice.rating!, 0) / withRating.length;
    expect(mean).toBeGreaterThanOrEqual(4.75);
    expect(mean).toBeLessThan(4.85);
  });
});
