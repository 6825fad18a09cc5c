import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { beforeAll, describe, expect, test } from "vitest";
import type { Practice } from "#domain/practice.ts";
import { fold, slugify } from "#domain/text.ts";
import { PLACES, placeBySlug } from "#content/places.ts";
import { samplePractices } from "./practices.ts";
import { suburbsOf } from "./suburbs.ts";

const practices = [...samplePractices()].map((sample) => sample.practice);
const byPlace = Map.groupBy(practices, (practice) => practice.place);

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
  test("no two in a place have the same name, however it is typed", () => {
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
