import { expect, test } from "vitest";
import type { Practice } from "#domain/practice.ts";
import { fold } from "#domain/text.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makePlace, makePractice } from "#tests/support/practice.ts";
import { followPractices, type Snapshot } from "./live-practices.ts";
import type { PracticeSearch } from "./practice-search.ts";
import { insertPractices } from "./practices.ts";

const PLACES = [
  makePlace({ slug: "nelson", name: "Nelson", nameMi: "Whakatū" }),
  makePlace({ slug: "new-plymouth", name: "New Plymouth", nameMi: "Ngāmotu" }),
  makePlace({ slug: "whanganui", name: "Whanganui", spellings: ["Wanganui"] }),
];

eachDatabase("searching practices", (open) => {
  async function openWith(...practices: Practice[]): Promise<Snapshot> {
    const database = await open();
    const entries = practices.map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, entries, PLACES));
    return followPractices(database, () => new Date(0), fail).now();
  }

  function found(index: Snapshot, filter: Partial<PracticeSearch>): number[] {
    const { total, ids } = index.search({ sort: "name", limit: 24, offset: 0, ...filter });
    expect(total).toBe(ids.length);
    return ids.toSorted((a, b) => a - b);
  }

  function order(index: Snapshot, search: Pick<PracticeSearch, "sort" | "near">): readonly number[] {
    return index.search({ limit: 24, offset: 0, ...search }).ids;
  }

  test("every typed word must occur, macrons or not, in name, suburb, place or practitioner", async () => {
    const walker = { focus: "General", years: 3, qualifications: [], specialistScope: null };
    const index = await openWith(
      makePractice({ id: 1, name: "Ōtaki Smiles", place: "whanganui" }),
      makePractice({ id: 2, name: "Smiles by the Sea", suburb: "Tāhunanui" }),
      makePractice({ id: 3, name: "Harbour", practitioners: [{ name: "Dr Mereana Walker", ...walker }] }),
    );
    const typed = (text: string) => found(index, { words: fold(text).split(" ") });
    expect(typed("smile")).toEqual([1, 2]);
    expect(typed("SMILES otaki")).toEqual([1]);
    expect(typed("Ōtaki Whanganui")).toEqual([1]);
    expect(typed("tahuna nelson")).toEqual([2]);
    expect(typed("mereana")).toEqual([3]);
    expect(typed("smiles mereana")).toEqual([]);
    expect(typed("a")).toEqual([1, 2, 3]);
  });

  test("a mount is found however the practice writes it", async () => {
    const index = await openWith(
      makePractice({ id: 1, name: "Mt Eden Dental", suburb: "Central" }),
      makePractice({ id: 2, name: "Harbour", suburb: "Mount Eden" }),
    );
    expect(found(index, { words: ["mount", "eden"] })).toEqual([1, 2]);
  });

  test("characters that mean something to a database are ordinary characters", async () => {
    const index = await openWith(makePractice({ id: 1, name: "Harbour" }));
    for (const word of ["%", "_", "h_rbour", "'", "har%", "\\", "\0", "harb\0our", "\uD800"]) {
      expect(found(index, { words: [word] })).toEqual([]);
      expect(found(index, { places: [word] })).toEqual([]);
      expect(found(index, { language: word })).toEqual([]);
    }
  });

  test("each filter narrows to those of which it is true, and together all must be", async () => {
    const index = await openWith(
      makePractice({ id: 1, services: ["implants"], priceTier: 3, emergency: { waitMinutes: 30 } }),
      makePractice({
        id: 2,
        place: "whanganui",
        funding: ["acc"],
        languages: ["English", "Samoan"],
        parking: "At the door",
      }),
      makePractice({
        id: 3,
        place: "whanganui",
        newPatients: { answer: "yes", statedOn: "2026-09-01" },
        isSample: false,
      }),
      makePractice({
        id: 4,
        newPatients: { answer: "no", statedOn: "2026-09-01" },
        services: ["implants"],
        parking: "None",
      }),
    );
    expect(found(index, {})).toEqual([1, 2, 3, 4]);
    expect(found(index, { words: null, places: [], emergency: null })).toEqual([1, 2, 3, 4]);
    expect(found(index, { places: ["whanganui"] })).toEqual([2, 3]);
    expect(found(index, { places: ["nelson", "whanganui"] })).toEqual([1, 2, 3, 4]);
    expect(found(index, { service: "implants" })).toEqual([1, 4]);
    expect(found(index, { price: 3 })).toEqual([1]);
    expect(found(index, { emergency: "yes" })).toEqual([1]);
    expect(found(index, { accepting: "yes" })).toEqual([3]);
    expect(found(index, { parking: "yes" })).toEqual([2]);
    expect(found(index, { unstated: "parking" })).toEqual([3]);
    expect(found(index, { funding: "acc" })).toEqual([2]);
    expect(found(index, { language: "Samoan" })).toEqual([2]);
    expect(found(index, { ids: [4, 1, 99, 4, 1e12, -3, 0.5] })).toEqual([1, 4]);
    expect(found(index, { ids: [] })).toEqual([]);
    expect(found(index, { service: "implants", price: 2 })).toEqual([4]);
    expect(found(index, { service: "implants", places: ["whanganui"] })).toEqual([]);
  });

  test("those open now are those whose hours are open in their own place", async () => {
    const early = "Mo-Fr 07:00-12:00";
    const index = await openWith(
      makePractice({ id: 1, openingHours: early }),
      makePractice({ id: 2, openingHours: early, place: "whanganui" }),
      makePractice({ id: 3, place: "whanganui" }),
    );
    expect(found(index, { schedules: [{ place: "whanganui", openingHours: early }] })).toEqual([2]);
    const both = [
      { place: "nelson", openingHours: early },
      { place: "whanganui", openingHours: early },
      { place: "whanganui", openingHours: "Mo-Fr 08:00-17:00; PH off" },
    ];
    expect(found(index, { schedules: both })).toEqual([1, 2, 3]);
    expect(found(index, { schedules: [] })).toEqual([]);
  });

  test("each order is the one promised, and ties go by id", async () => {
    const index = await openWith(
      makePractice({ id: 5, name: "Āwhina Dental", place: "whanganui", rating: 4.8, reviewCount: 20 }),
      makePractice({ id: 4, name: "awhina dental", place: "nelson", rating: 4.8, reviewCount: 30 }),
      makePractice({ id: 3, name: "Zeal", place: "new-plymouth", rating: 4.7, reviewCount: 20 }),
      makePractice({ id: 2, name: "B & C", place: "nelson", rating: null, reviewCount: 0 }),
      makePractice({ id: 1, name: "Bc", place: "nelson", rating: 4.9, reviewCount: 3 }),
      // Languages differ on where this letter belongs, so a database that asks one sorts unlike the other.
      makePractice({ id: 6, name: "Øst", place: "whanganui", rating: 3, reviewCount: 1 }),
    );
    expect(order(index, { sort: "recommended" })).toEqual([4, 5, 3, 1, 6, 2]);
    expect(order(index, { sort: "rating" })).toEqual([1, 4, 5, 3, 6, 2]);
    expect(order(index, { sort: "reviews" })).toEqual([4, 5, 3, 1, 6, 2]);
    expect(order(index, { sort: "name" })).toEqual([4, 5, 2, 1, 3, 6]);
    expect(order(index, { sort: "location" })).toEqual([4, 1, 2, 3, 5, 6]);
    expect(order(index, { sort: "distance" })).toEqual([4, 5, 3, 1, 6, 2]);
  });

  test("nearest comes first as the crow flies, across the date line too", async () => {
    const index = await openWith(
      makePractice({ id: 1, latitude: -36.8485, longitude: 174.7633 }),
      makePractice({ id: 2, latitude: -41.2865, longitude: 174.7762 }),
      makePractice({ id: 3, latitude: -43.954, longitude: -176.56 }),
      makePractice({ id: 4, latitude: -41.2865, longitude: 174.7762 }),
      makePractice({ id: 5, latitude: -43.5321, longitude: 172.6362 }),
    );
    const from = (latitude: number, longitude: number) =>
      order(index, { sort: "distance", near: { latitude, longitude } });
    // Kilometres from Napier: Wellington 266, Auckland 337, Christchurch 574, Waitangi on the Chathams 758.
    expect(from(-39.4928, 176.912)).toEqual([2, 4, 1, 5, 3]);
    // From Waitangi: Wellington 753, Christchurch 870, Auckland 1,080.
    expect(from(-43.954, -176.56)).toEqual([3, 2, 4, 5, 1]);
  });

  test("the total counts all, and walking through the pages shows each practice once", async () => {
    const index = await openWith(
      ...Array.from({ length: 50 }, (_, at) => makePractice({ id: 50 - at, name: "Same Name" })),
    );
    for (const sort of ["recommended", "rating", "reviews", "name", "location", "distance"] as const) {
      const near = { latitude: -41, longitude: 173 };
      const pages = [0, 24, 48, 72].map((offset) => index.search({ sort, near, limit: 24, offset }));
      expect(pages.map((page) => page.total)).toEqual([50, 50, 50, 50]);
      const ids = pages.flatMap((page) => page.ids);
      expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    }
  });
});

function fail(error: unknown): never {
  throw error;
}
