import { expect, test } from "vitest";
import type { Practice } from "#domain/practice.ts";
import { fold } from "#domain/text.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makePlace, makePractice } from "#tests/support/practice.ts";
import type { Database } from "./database.ts";
import { insertPractices, type PracticeSearch, searchPractices } from "./practices.ts";

const PLACES = [
  makePlace({ slug: "nelson", name: "Nelson", nameMi: "Whakatū" }),
  makePlace({ slug: "new-plymouth", name: "New Plymouth", nameMi: "Ngāmotu" }),
  makePlace({ slug: "whanganui", name: "Whanganui", spellings: ["Wanganui"] }),
];

eachDatabase("searching practices", (open) => {
  async function openWith(...practices: Practice[]): Promise<Database> {
    const database = await open();
    const entries = practices.map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, entries, PLACES));
    return database;
  }

  async function found({ read }: Database, search: Partial<PracticeSearch>): Promise<number[]> {
    const { total, practices } = await searchPractices(read, {
      sort: "name",
      limit: 24,
      offset: 0,
      ...search,
    });
    expect(total).toBe(practices.length);
    return practices.map((practice) => practice.id).toSorted((a, b) => a - b);
  }

  async function order({ read }: Database, search: Pick<PracticeSearch, "sort" | "near">): Promise<number[]> {
    const { practices } = await searchPractices(read, { limit: 24, offset: 0, ...search });
    return practices.map((practice) => practice.id);
  }

  test("every typed word must occur, macrons or not, in name, suburb, place or practitioner", async () => {
    const walker = { focus: "General", years: 3, qualifications: [], specialistScope: null };
    const database = await openWith(
      makePractice({ id: 1, name: "Ōtaki Smiles", place: "whanganui" }),
      makePractice({ id: 2, name: "Smiles by the Sea", suburb: "Tāhunanui" }),
      makePractice({ id: 3, name: "Harbour", practitioners: [{ name: "Dr Mereana Walker", ...walker }] }),
    );
    const typed = (text: string) => found(database, { words: fold(text).split(" ") });
    expect(await typed("smile")).toEqual([1, 2]);
    expect(await typed("SMILES otaki")).toEqual([1]);
    expect(await typed("Ōtaki Wanganui")).toEqual([1]);
    expect(await typed("tahuna whakatu")).toEqual([2]);
    expect(await typed("mereana")).toEqual([3]);
    expect(await typed("smiles mereana")).toEqual([]);
    expect(await typed("a")).toEqual([1, 2, 3]);
  });

  test("characters that mean something to a database are ordinary characters", async () => {
    const database = await openWith(makePractice({ id: 1, name: "Harbour" }));
    for (const word of ["%", "_", "h_rbour", "'", "har%", "\\", "\0", "harb\0our", "\uD800"]) {
      expect(await found(database, { words: [word] })).toEqual([]);
      expect(await found(database, { places: [word] })).toEqual([]);
      expect(await found(database, { language: word })).toEqual([]);
    }
  });

  test("each filter narrows to those of which it is true, and together all must be", async () => {
    const database = await openWith(
      makePractice({ id: 1, services: ["implants"], priceTier: 3, emergency: { waitMinutes: 30 } }),
      makePractice({ id: 2, place: "whanganui", funding: ["acc"], languages: ["English", "Samoan"] }),
      makePractice({ id: 3, place: "whanganui", newPatients: { answer: "yes", statedOn: "2026-09-01" } }),
      makePractice({ id: 4, newPatients: { answer: "no", statedOn: "2026-09-01" }, services: ["implants"] }),
    );
    expect(await found(database, {})).toEqual([1, 2, 3, 4]);
    expect(await found(database, { words: null, places: [], emergency: false })).toEqual([1, 2, 3, 4]);
    expect(await found(database, { places: ["whanganui"] })).toEqual([2, 3]);
    expect(await found(database, { places: ["nelson", "whanganui"] })).toEqual([1, 2, 3, 4]);
    expect(await found(database, { service: "implants" })).toEqual([1, 4]);
    expect(await found(database, { price: 3 })).toEqual([1]);
    expect(await found(database, { emergency: true })).toEqual([1]);
    expect(await found(database, { newPatients: true })).toEqual([3]);
    expect(await found(database, { funding: "acc" })).toEqual([2]);
    expect(await found(database, { language: "Samoan" })).toEqual([2]);
    expect(await found(database, { ids: [4, 1, 99, 4, 1e12, -3, 0.5] })).toEqual([1, 4]);
    expect(await found(database, { ids: [] })).toEqual([]);
    expect(await found(database, { service: "implants", price: 2 })).toEqual([4]);
    expect(await found(database, { service: "implants", places: ["whanganui"] })).toEqual([]);
  });

  test("those open now are those whose hours are open in their own place", async () => {
    const early = "Mo-Fr 07:00-12:00";
    const database = await openWith(
      makePractice({ id: 1, openingHours: early }),
      makePractice({ id: 2, openingHours: early, place: "whanganui" }),
      makePractice({ id: 3, place: "whanganui" }),
    );
    expect(await found(database, { schedules: [{ place: "whanganui", openingHours: early }] })).toEqual([2]);
    const both = [
      { place: "nelson", openingHours: early },
      { place: "whanganui", openingHours: early },
      { place: "whanganui", openingHours: "Mo-Fr 08:00-17:00; PH off" },
    ];
    expect(await found(database, { schedules: both })).toEqual([1, 2, 3]);
    expect(await found(database, { schedules: [] })).toEqual([]);
  });

  test("each order is the one promised, and ties go by id", async () => {
    const database = await openWith(
      makePractice({ id: 5, name: "Āwhina Dental", place: "whanganui", rating: 4.8, reviewCount: 20 }),
      makePractice({ id: 4, name: "awhina dental", place: "nelson", rating: 4.8, reviewCount: 30 }),
      makePractice({ id: 3, name: "Zeal", place: "new-plymouth", rating: 4.7, reviewCount: 20 }),
      makePractice({ id: 2, name: "B & C", place: "nelson", rating: null, reviewCount: 0 }),
      makePractice({ id: 1, name: "Bc", place: "nelson", rating: 4.9, reviewCount: 3 }),
      // Languages differ on where this letter belongs, so a database that asks one sorts unlike the other.
      makePractice({ id: 6, name: "Øst", place: "whanganui", rating: 3, reviewCount: 1 }),
    );
    expect(await order(database, { sort: "rating" })).toEqual([1, 4, 5, 3, 6, 2]);
    expect(await order(database, { sort: "reviews" })).toEqual([4, 5, 3, 1, 6, 2]);
    expect(await order(database, { sort: "name" })).toEqual([4, 5, 2, 1, 3, 6]);
    expect(await order(database, { sort: "location" })).toEqual([1, 4, 2, 3, 5, 6]);
    expect(await order(database, { sort: "distance" })).toEqual([1, 4, 5, 3, 6, 2]);
  });

  test("nearest comes first as the crow flies, across the date line too", async () => {
    const database = await openWith(
      makePractice({ id: 1, latitude: -36.8485, longitude: 174.7633 }),
      makePractice({ id: 2, latitude: -41.2865, longitude: 174.7762 }),
      makePractice({ id: 3, latitude: -43.954, longitude: -176.56 }),
      makePractice({ id: 4, latitude: -41.2865, longitude: 174.7762 }),
      makePractice({ id: 5, latitude: -43.5321, longitude: 172.6362 }),
    );
    const from = (latitude: number, longitude: number) =>
      order(database, { sort: "distance", near: { latitude, longitude } });
    // Kilometres from Napier: Wellington 266, Auckland 337, Christchurch 574, Waitangi on the Chathams 758.
    expect(await from(-39.4928, 176.912)).toEqual([2, 4, 1, 5, 3]);
    // From Waitangi: Wellington 753, Christchurch 870, Auckland 1,080.
    expect(await from(-43.954, -176.56)).toEqual([3, 2, 4, 5, 1]);
  });

  test("the total counts all, and walking through the pages shows each practice once", async () => {
    const database = await openWith(
      ...Array.from({ length: 50 }, (_, index) => makePractice({ id: 50 - index, name: "Same Name" })),
    );
    for (const sort of ["rating", "reviews", "name", "location", "distance"] as const) {
      const near = { latitude: -41, longitude: 173 };
      const pages = [0, 24, 48, 72].map((offset) =>
        searchPractices(database.read, { sort, near, limit: 24, offset }),
      );
      const answers = await Promise.all(pages);
      expect(answers.map((answer) => answer.total)).toEqual([50, 50, 50, 50]);
      const ids = answers.flatMap((answer) => answer.practices.map((practice) => practice.id));
      expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    }
  });
});
