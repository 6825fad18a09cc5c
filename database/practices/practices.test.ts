import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makePlace, makePractice, makeReview } from "#tests/support/practice.ts";
import type { Database } from "../database.ts";
import { followPractices } from "./live-practices.ts";
import { publishedReviews } from "./published-reviews.ts";
import {
  countPractices,
  eachPractice,
  findPractice,
  hasPractices,
  insertPractices,
  listingsById,
  removeSamples,
  samplesCount,
} from "./practices.ts";

const PLACES = [makePlace({ slug: "nelson", name: "Nelson" }), makePlace({ slug: "taupo", name: "Taupō" })];

const FULL = makePractice({
  id: 12,
  name: "O’Neill-Wong Dental",
  place: "taupo",
  rating: 4.8,
  services: ["implants", "general-dentistry"],
  emergency: { waitMinutes: 45 },
  languages: ["English", "te reo Māori", "Tongan"],
  funding: ["acc", "winz-quotes"],
  newPatients: { answer: "yes", statedOn: "2026-10-02" },
  parking: "Free parking behind the building",
  practitioners: [
    {
      name: "Dr Mereana Walker",
      focus: "Implants",
      years: 20,
      qualifications: ["BDS (Otago)"],
      specialistScope: null,
    },
  ],
});

eachDatabase("practices", (open) => {
  async function openWith(
    ...entries: (Practice | { practice: Practice; reviews: Review[] })[]
  ): Promise<Database> {
    const database = await open();
    const filled = entries.map((entry) => ("practice" in entry ? entry : { practice: entry, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, filled, PLACES));
    return database;
  }

  test("a practice comes back exactly as it was stored", async () => {
    const { read } = await openWith(FULL, makePractice({ id: 3, rating: null, reviewCount: 0 }));
    expect(await findPractice(read, 12)).toEqual(FULL);
    expect(await findPractice(read, 3)).toMatchObject({ rating: null, emergency: null, parking: null });
  });

  test("a listing carries everything but what only the profile shows", async () => {
    const { read } = await openWith(FULL);
    const { description: _, practitioners: __, ...listing } = FULL;
    expect(await listingsById(read, [FULL.id])).toEqual([listing]);
  });

  test("an id that no practice has, or that could be none, finds nothing", async () => {
    const { read } = await openWith(FULL);
    for (const id of [99, -1, 0, 12.5, 99_999_999_999, 1e300, NaN]) {
      expect(await findPractice(read, id)).toBeUndefined();
    }
  });

  test("reviews are the practice's own, the newest visit first, as many as asked for", async () => {
    const reviews = ["2026-01", "2026-06", "2025-12"].map((visitedIn) =>
      makeReview({ practiceId: 12, visitedIn, text: "‘Tino pai’ \u{1F9B7}" }),
    );
    const other = { practice: makePractice({ id: 3 }), reviews: [makeReview({ practiceId: 3 })] };
    const { read } = await openWith({ practice: FULL, reviews }, other);
    expect(await publishedReviews(read, 12, 2)).toEqual([reviews[1], reviews[0]]);
  });

  test("a practice in a place that is not listed is refused and nothing is written", async () => {
    const database = await open();
    const stray = { practice: makePractice({ id: 5, place: "atlantis" }), reviews: [] };
    const inserting = database.transact((tx) =>
      insertPractices(tx, [{ practice: FULL, reviews: [] }, stray], PLACES),
    );
    await expect(inserting).rejects.toThrow("atlantis");
    expect(await hasPractices(database.read)).toBe(false);
  });

  test("removing the samples removes them with all that hangs on them, and nothing else", async () => {
    const real = makePractice({ id: 900, isSample: false });
    const database = await openWith({ practice: FULL, reviews: [makeReview({ practiceId: 12 })] }, real);
    expect(await countPractices(database.read)).toBe(2);
    expect(await samplesCount(database.read)).toBe(1);
    expect(await database.transact(removeSamples)).toBe(1);
    expect(await samplesCount(database.read)).toBe(0);
    expect(await findPractice(database.read, 900)).toEqual(real);
    expect(await publishedReviews(database.read, 12, 10)).toEqual([]);
    const { countsByService, languages } = await followPractices(database, () => new Date(0), fail).now();
    expect(countsByService()).toEqual(new Map([["general-dentistry", 1]]));
    expect(languages).toEqual(["English"]);
  });

  test("more practices than a statement takes parameters are stored, and all are walked through in order", async () => {
    const services = TREATMENTS.map((treatment) => treatment.slug);
    const many = Array.from({ length: 1201 }, (_, index) =>
      makePractice({ id: index + 1, place: index % 2 === 0 ? "nelson" : "taupo", services }),
    );
    const { read } = await openWith(...many);
    const ids = await Array.fromAsync(eachPractice(read), (practice) => practice.id);
    expect(ids).toEqual(many.map((practice) => practice.id));
    expect((await Array.fromAsync(eachPractice(read, { place: "taupo" }))).length).toBe(600);
  });

  test("the database itself refuses what can be no practice", async () => {
    const database = await openWith(FULL);
    for (const change of [sql`price_tier = 4`, sql`rating_tenths = 51`, sql`new_patients = 'maybe'`]) {
      const broken = database.transact((tx) => sql`update practices set ${change}`.execute(tx));
      await expect(broken).rejects.toThrow(/constraint/i);
    }
  });

  test("practices that take long to read are read again only after a rest, no matter who writes", async () => {
    const database = await openWith(makePractice({ id: 1, place: "nelson" }));
    let time = Date.parse("2026-11-20T00:00:00Z");
    let step = 0;
    const live = followPractices(database, () => new Date((time += step)), fail);
    const add = (id: number) =>
      database.transact((tx) =>
        insertPractices(tx, [{ practice: makePractice({ id, place: "nelson" }), reviews: [] }], PLACES),
      );
    const totals = [(await live.now()).total];
    step = 600;
    for (const id of [2, 3]) {
      await add(id);
      totals.push((await live.now()).total);
    }
    expect(totals).toEqual([1, 2, 2]);
    time += 60_000;
    // A visitor waits 300 ms for a busy database at most.
    await expect.poll(async () => (await live.now()).total).toBe(3);
  });

  test("all who wait while the database is away get the last practices, and one line says that it is", async () => {
    const database = await openWith(makePractice({ id: 1, place: "nelson" }));
    let time = Date.parse("2026-11-20T00:00:00Z");
    const errors: unknown[] = [];
    const live = followPractices(
      database,
      () => new Date(time),
      (error) => errors.push(error),
    );
    await live.now();
    await database.close();
    time += 1_000;
    const seen = await Promise.all([live.now(), live.now(), live.now()]);
    expect(seen.map(({ total }) => total)).toEqual([1, 1, 1]);
    expect(errors).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
