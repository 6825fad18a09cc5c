import fc from "fast-check";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { FilterName } from "#domain/finding/practice-filters.ts";
import { fold } from "#domain/text.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { filterValues } from "#tests/support/filter-values.ts";
import { hasWords, MEETS, orderAmong } from "#tests/support/finding-model.ts";
import { makePractice } from "#tests/support/practice.ts";
import { isFullSuite } from "#tests/support/suite.ts";
import { prepare } from "#tests/support/template-database.ts";
import type { Database } from "../database.ts";
import { followPractices, type Snapshot } from "./live-practices.ts";
import { indexPractices } from "./practice-index.ts";
import { countMembers } from "./bit-set.ts";
import { indexWords } from "./practice-words.ts";
import type { PracticeSearch } from "./practice-search.ts";
import { SET_FILTERS } from "./practice-sets.ts";
import { insertPractices, removeSamples } from "./practices.ts";

/** A count of turns and no stopwatch: what else runs on the machine has no part in it. */
test("20,000 practices are indexed in some fifty parts, between which others are answered", async () => {
  const row = {
    name_folded: "harbour steps dental",
    search_text: "harbour steps dental nelson",
    postcode: "7010",
    place: "nelson",
    latitude: -41.3,
    longitude: 173.3,
    rating_tenths: 0,
    review_count: 0,
    price_tier: 0,
    price_from: null,
    price_to: null,
    opening_hours: "Mo-Fr 09:00-17:00",
    has_emergency: 0,
    new_patients: "yes",
    wheelchair: "yes",
    parking: null,
    is_sample: 0,
    takes_requests: true,
    services: [],
    languages: [],
    funding: [],
    scopes: [],
  } as const;
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  const index = await indexPractices(Array.from({ length: 20_000 }, (_, id) => ({ ...row, id: id + 1 })));
  isDone = true;
  expect(index.total).toBe(20_000);
  expect(turns).toBeGreaterThan(50);
});

test("The words of 20,000 practices are read in ten parts and more: all at once they were the longest turn of all", async () => {
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  const words = await indexWords(Array.from({ length: 20_000 }, (_, id) => `practice ${id} of nelson`));
  isDone = true;
  expect(words.has("19999")).toBe(true);
  // A word is found by its beginning, and not in the middle of another.
  expect([words.with("prac"), words.with("tice")].map(countMembers)).toEqual([20_000, 0]);
  // A space at its end makes it a whole word, or the plural of one.
  expect([words.with("prac "), words.with("practice "), words.with("nel ")].map(countMembers)).toEqual([
    0, 20_000, 0,
  ]);
  expect(turns).toBeGreaterThan(10);
});

const SAMPLES = 700;
const practices = [...samplePractices(SAMPLES)].map(({ practice }) => practice);
const LANGUAGES = [...new Set(practices.flatMap(({ languages }) => languages))];
const orderOfAll = orderAmong(practices);

eachDatabase("The index of practices", (open) => {
  async function openWithSamples(): Promise<{ database: Database; index: Snapshot }> {
    const database = await open(SAMPLES);
    await prepare(database, SAMPLES);
    return { database, index: await followPractices(database, () => new Date(0), fail).now() };
  }

  test("finds what a filter over an array finds, in its order, and counts as many", async () => {
    const { index } = await openWithSamples();
    fc.assert(
      fc.property(anySearch, (search) => {
        const found = practices.filter((practice) => isWanted(practice, search)).toSorted(inOrder(search));
        const page = found.slice(search.offset, search.offset + search.limit).map(({ id }) => id);
        expect(index.search(search)).toEqual({ total: found.length, ids: page });
        expect(index.count(search)).toBe(found.length);
      }),
      { numRuns: isFullSuite ? 1_000 : 100 },
    );
  }, 60_000);

  test("counts what each change of a list’s filter would leave as it counts that list itself", async () => {
    const { index } = await openWithSamples();
    fc.assert(
      fc.property(anySearch, anySearch, (search, change) => {
        const list = index.around(search);
        expect(list.total).toBe(index.count(search));
        expect(list.practices()).toHaveLength(list.total);
        expect(list.count(change)).toBe(index.count({ ...search, ...change }));
        for (const [name, value] of Object.entries(change))
          expect(list.count({ [name]: value })).toBe(index.count({ ...search, [name]: value }));
      }),
      { numRuns: isFullSuite ? 1_000 : 100 },
    );
  }, 60_000);

  test("counts practices by place and treatment, and lists languages and hours once each", async () => {
    const { index } = await openWithSamples();
    const inNelson = practices.filter(({ place }) => place === "nelson");
    const offered = (some: readonly Practice[]) => tally(some.flatMap(({ services }) => services));
    expect([index.total, index.samples]).toEqual([SAMPLES, SAMPLES]);
    expect(index.countsByPlace()).toEqual(tally(practices.map(({ place }) => place)));
    expect(index.countsByService()).toEqual(offered(practices));
    expect(index.countsByService("nelson")).toEqual(offered(inNelson));
    expect(index.countsByService("nowhere")).toEqual(new Map());
    expect(index.countsByPlace("implants").get("nelson")).toBe(offered(inNelson).get("implants"));
    expect(index.ratings()).toEqual(ratingsOf(practices));
    expect(index.ratings("nelson")).toEqual(ratingsOf(inNelson));
    expect(index.ratings("nowhere")).toBeNull();
    const languages = new Set(practices.flatMap((practice) => practice.languages));
    expect(index.languages).toEqual([...languages].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1)));
    const hours = practices.map(({ place, openingHours }) => JSON.stringify({ place, openingHours }));
    expect(index.schedules.map((schedule) => JSON.stringify(schedule)).toSorted()).toEqual(
      [...new Set(hours)].toSorted(),
    );
  });

  test("corrects a word that no practice has: to a whole word first, then to the word of most practices", async () => {
    const database = await open();
    const names = ["Two Harbours", "Old Harbours", "Harbour Steps", "Kererū Rooms", "Kererua", "Kererue"];
    const named = names.map((name, at) => ({ practice: makePractice({ id: at + 1, name }), reviews: [] }));
    await database.transact((tx) => insertPractices(tx, named, PLACES));
    const { nearestWord } = await followPractices(database, () => new Date(0), fail).now();
    expect(nearestWord("harbuor")).toBe("harbour");
    expect(nearestWord("harbuors")).toBe("harbours");
    expect(nearestWord("hrabo")).toBe("harbours");
    expect(nearestWord("krereru")).toBe("kereru");
    expect(nearestWord("zebra")).toBeUndefined();
  });

  test("finds a mount however it is written, and tells no parking from parking that is not stated", async () => {
    const database = await open();
    const some = [
      makePractice({ id: 1, name: "Mt Eden Dental", suburb: "Central", parking: "None" }),
      makePractice({ id: 2, name: "Øst", suburb: "Mount Eden", isSample: false }),
      makePractice({ id: 3, name: "Zeal", parking: "At the door" }),
    ].map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, some, PLACES));
    const { search } = await followPractices(database, () => new Date(0), fail).now();
    const idsOf = (wanted: Partial<PracticeSearch>) =>
      search({ sort: "name", limit: 24, offset: 0, ...wanted }).ids;
    expect(idsOf({ words: ["mount", "eden"] })).toEqual([1, 2]);
    expect(idsOf({ unstated: "parking" })).toEqual([2]);
    // Languages differ on where Ø belongs, so a database that asks one would sort unlike the other.
    expect(idsOf({})).toEqual([1, 3, 2]);
  });

  test("gives listings in the order of the ids asked for, without those who are gone", async () => {
    const { index } = await openWithSamples();
    for (const ids of [[7, 3, 99_999, 5], [5, 3], []]) {
      const found = (await index.listings(ids)).map(({ id }) => id);
      expect(found).toEqual(ids.filter((id) => id < 1_000));
    }
  });

  test("of nothing is empty, and an unrated practice pulls no average down", async () => {
    const database = await open();
    const live = followPractices(database, () => new Date(0), fail);
    const search = { sort: "recommended", limit: 24, offset: 0 } as const;
    const empty = await live.now();
    expect(empty.search(search)).toEqual({ total: 0, ids: [] });
    expect([empty.ratings(), empty.languages, empty.countsByPlace()]).toEqual([null, [], new Map()]);
    const unrated = makePractice({ id: 1, rating: null, reviewCount: 0 });
    const rated = makePractice({ id: 2, rating: 4.5, reviewCount: 3 });
    const both = [unrated, rated].map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, both, PLACES));
    expect((await live.now()).search(search)).toEqual({ total: 2, ids: [2, 1] });
    expect((await live.now()).ratings()).toEqual({ average: 4.5, reviews: 3 });
  });
});

eachDatabase("What is known of the practices", (open) => {
  const entry = (id: number) => ({ practice: makePractice({ id, place: "nelson" }), reviews: [] });
  const insert = (database: Database, id: number) =>
    database.transact((tx) => insertPractices(tx, [entry(id)], PLACES));

  test("has what this process wrote at once, and what another wrote within half a second", async () => {
    const database = await open();
    const clock = { now: 1_000 };
    const live = followPractices(database, () => new Date(clock.now), fail);
    expect((await live.now()).total).toBe(0);
    await insert(database, 1);
    expect(live.known()).toBeUndefined();
    expect((await live.now()).total).toBe(1);
    // Another process: its own count of writes stays as it is here.
    const writes = database.writes();
    const other = { ...database, writes: () => 0 };
    const far = followPractices(other, () => new Date(clock.now), fail);
    expect((await far.now()).total).toBe(1);
    await insert(database, 2);
    expect(database.writes()).toBe(writes + 1);
    expect((await far.now()).total).toBe(1);
    clock.now += 500;
    expect(far.known()).toBeUndefined();
    // A visitor gets the last state while a busy database takes longer than 300 ms.
    await expect.poll(async () => (await far.now()).total).toBe(2);
    expect(far.known()?.total).toBe(2);
  });

  test("is read again only when practices have changed", async () => {
    const database = await open();
    const live = followPractices(database, () => new Date(0), fail);
    await insert(database, 1);
    const before = await live.now();
    await database.transact(async (tx) => {
      await tx.insertInto("article_reads").values({ article_id: 1, day: "2026-11-20", reads: 1 }).execute();
    });
    expect(await live.now()).toBe(before);
    for (const change of CHANGES) {
      const last = await live.now();
      await database.transact(change);
      expect([change.name, (await live.now()) === last]).toEqual([change.name, false]);
    }
  });

  test("is not changed by what is rolled back", async () => {
    const database = await open();
    const live = followPractices(database, () => new Date(0), fail);
    const before = await live.now();
    const failing = database.transact(async (tx) => {
      await insertPractices(tx, [entry(1)], PLACES);
      throw new Error("never mind");
    });
    await expect(failing).rejects.toThrow("never mind");
    expect(await live.now()).toBe(before);
  });

  test("is made once however many ask, and outlives a database that does not answer", async () => {
    const database = await open();
    await insert(database, 1);
    const clock = { now: 0 };
    let isBroken = false;
    const fragile = {
      ...database,
      get read() {
        if (isBroken) throw new Error("away");
        return database.read;
      },
    };
    const told: unknown[] = [];
    const live = followPractices(
      fragile,
      () => new Date(clock.now),
      (error) => told.push(error),
    );
    const all = await Promise.all(Array.from({ length: 100 }, () => live.now()));
    expect(new Set(all).size).toBe(1);
    isBroken = true;
    clock.now += 1_000;
    expect(await live.now()).toBe(all[0]);
    expect(told).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}

/** Every filter as the type describes it, one practice at a time. */
function isWanted(practice: Practice, filter: PracticeSearch): boolean {
  const people = practice.practitioners;
  const meets = (name: FilterName, value: string | number | null | undefined) =>
    !value || MEETS[name](practice, String(value), { now: new Date(0) });
  return (
    hasWords(practice, filter.words ?? []) &&
    fold(practice.name).startsWith(filter.nameStart ?? "") &&
    (!filter.places?.length || filter.places.includes(practice.place)) &&
    SET_FILTERS.every((name) => meets(name, filter[name])) &&
    meets("area", filter.area) &&
    (!filter.ratedFrom || Math.round((practice.rating ?? 0) * 10) >= filter.ratedFrom) &&
    (!filter.scopes?.length ||
      filter.scopes.some((scope) => people.some((one) => one.specialistScope?.startsWith(scope)))) &&
    (filter.schedules ?? [practice]).some(
      (one) => one.place === practice.place && one.openingHours === practice.openingHours,
    ) &&
    (filter.ids?.includes(practice.id) ?? true) &&
    (filter.freeIds?.includes(practice.id) ?? true)
  );
}

function inOrder({ sort, near, soonest }: PracticeSearch): (a: Practice, b: Practice) => number {
  const placeOf = ({ id }: Practice) => (soonest?.includes(id) ? soonest.indexOf(id) : Infinity);
  return orderOfAll({ sort, near, soonest: soonest && placeOf });
}

function tally(values: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
}

function ratingsOf(some: readonly Practice[]) {
  const stars = some.flatMap(({ rating, reviewCount }) => Array<number>(reviewCount).fill(rating ?? 0));
  const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  return { average: expect.closeTo(average, 8), reviews: stars.length };
}

const CHANGES = [
  async function newRating(tx) {
    await tx.updateTable("practices").set({ rating_tenths: 41 }).where("id", "=", 1).execute();
  },
  async function newDetails(tx) {
    await tx.updateTable("practice_profiles").set({ profile: "{}" }).where("practice_id", "=", 1).execute();
  },
  async function oneServiceLess(tx) {
    await tx.deleteFrom("practice_services").where("practice_id", "=", 1).execute();
  },
  async function newReview(tx) {
    const review = { practice_id: 1, author: "A", suburb: "B", visited_in: "2026-10", text: "C" };
    await tx
      .insertInto("reviews")
      .values({ ...review, stars: 5, is_sample: 0 })
      .execute();
  },
  async function noSamples(tx) {
    await removeSamples(tx);
  },
] satisfies Parameters<Database["transact"]>[0][];

const word = fc.oneof(
  fc.constantFrom("dental", "smile", "a", "te", "st", "auckland", "dr", "ota", "zzz"),
  fc.constantFrom("%", "_", "é", "🦷", "'", "har%", "\\", "\0", "harb\0our", "\uD800"),
  fc.constantFrom(...practices.map(({ name }) => name.toLowerCase().split(" ")[0]!)),
  fc.constantFrom(...practices.map(({ postcode }) => postcode)),
);

const VALUES = Object.fromEntries(
  SET_FILTERS.map((name) => {
    const values = [...filterValues(name, LANGUAGES), ...(name === "language" ? ["Klingon"] : [])];
    return [name, fc.option(fc.constantFrom(...values))];
  }),
) as { [Name in (typeof SET_FILTERS)[number]]: fc.Arbitrary<PracticeSearch[Name]> };

const everything = fc.record({
  ...VALUES,
  area: fc.constantFrom("174.6,-37,174.9,-36.7", "166,-48,179,-41", "170,-40,170.1,-39.9"),
  words: fc.option(fc.array(word, { maxLength: 3 })),
  places: fc.array(fc.constantFrom(...PLACES.map(({ slug }) => slug), "nowhere"), { maxLength: 3 }),
  nameStart: fc.constantFrom("", "har", ...practices.slice(0, 9).map(({ name }) => name.toLowerCase())),
  ratedFrom: fc.constantFrom(0, 41, 48, 50, 51),
  scopes: fc.array(fc.constantFrom("Oral", "Orthodont", "Nobody"), { maxLength: 2 }),
  schedules: fc.array(
    fc.constantFrom(...practices.slice(0, 60).map(({ place, openingHours }) => ({ place, openingHours }))),
    { maxLength: 12 },
  ),
  ids: fc.array(fc.oneof(fc.integer({ min: 1, max: SAMPLES }), fc.integer(), fc.double()), {
    maxLength: 40,
  }),
  freeIds: fc.uniqueArray(fc.integer({ min: 1, max: SAMPLES }), { maxLength: 40 }),
  sort: fc.constantFrom(
    "recommended",
    "rating",
    "reviews",
    "name",
    "location",
    "price",
    "distance",
    "soonest",
  ),
  soonest: fc.uniqueArray(fc.integer({ min: 1, max: SAMPLES + 9 }), { maxLength: 40 }),
  near: fc.constantFrom(PLACES[0]!, PLACES[7]!, { latitude: -44, longitude: -176.5 }),
  limit: fc.constantFrom(1, 24, 100),
  offset: fc.constantFrom(0, 24, 240, 300, 2 ** 40),
});

const FILTERS = [
  ...SET_FILTERS,
  "words",
  "nameStart",
  "places",
  "ratedFrom",
  "scopes",
  "schedules",
  "ids",
  "freeIds",
] as const;

/** Three filters at most: with more, hardly a search finds anybody, and nothing is held to anything. */
const anySearch: fc.Arbitrary<PracticeSearch> = fc
  .tuple(everything, fc.subarray([...FILTERS], { maxLength: 3 }))
  .map(([all, kept]) => {
    const off = FILTERS.filter((filter) => !kept.includes(filter));
    return { ...all, ...Object.fromEntries(off.map((filter) => [filter, undefined])) };
  });
