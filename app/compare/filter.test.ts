import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AllAsked } from "#content/filters.ts";
import { PLACES } from "#content/places.ts";
import { OPEN_TIMES } from "#domain/opening-hours.ts";
import { FUNDING } from "#domain/practice.ts";
import type { FilterName } from "#domain/practice-filters.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { type CompareFilter, filterHref, idsIn, NO_FILTER, otherSpelling, readFilter } from "./filter.ts";

function read(address: string): CompareFilter | null {
  const { pathname, searchParams } = new URL(address, "http://niho.test");
  return readFilter(pathname.split("/")[2], searchParams, ["Te reo Māori"]);
}

const YES = fc.constantFrom("yes" as const, null);

const ANY_ASKED: { [Name in FilterName]: fc.Arbitrary<AllAsked[Name]> } = {
  service: fc.option(fc.constantFrom(...TREATMENTS.map(({ slug }) => slug))),
  open: fc.option(fc.constantFrom("now" as const, ...OPEN_TIMES)),
  free: fc.option(fc.constantFrom("today" as const, "week" as const)),
  // A list of its own, beside others.
  emergency: fc.constant(null),
  accepting: YES,
  wheelchair: YES,
  parking: YES,
  funding: fc.option(fc.constantFrom(...FUNDING.map(({ slug }) => slug))),
  language: fc.option(fc.constant("Te reo Māori")),
  price: fc.option(fc.constantFrom(1, 2, 3)),
};

const anyFilter: fc.Arbitrary<CompareFilter> = fc.record({
  ...ANY_ASKED,
  list: fc.constantFrom("all", "price", "top-rated", "emergency"),
  location: fc.option(fc.constantFrom(...PLACES.map((place) => ({ text: place.slug, places: [place] })))),
  page: fc.integer({ min: 1, max: 60 }),
  chosen: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 }),
});

describe("A comparison's address", () => {
  test("says all that was asked for: read again, it is the same comparison", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(filterHref(filter))).toEqual(filter);
      }),
    );
  });

  test("is a plain name where one place, one service or one order is all that was asked for", () => {
    expect(filterHref(NO_FILTER)).toBe("/compare");
    expect(filterHref({ ...NO_FILTER, list: "price" })).toBe("/compare/price");
    expect(filterHref(read("/compare?location=Wanganui")!)).toBe("/compare/whanganui");
    expect(filterHref(read("/compare?service=Dental+Implants&page=3")!)).toBe("/compare/implants?page=3");
    expect(filterHref(read("/compare?location=taupo&service=braces&price=$$")!)).toBe(
      "/compare?location=taupo&service=braces&price=2",
    );
  });

  test("understands each place and service by its slug, its name and every spelling, in any case", () => {
    for (const place of PLACES) {
      for (const text of [place.slug, place.name, place.nameMi ?? place.name, ...place.spellings]) {
        const asked = read(`/compare?${new URLSearchParams({ location: text.toUpperCase() })}`)!;
        expect([text, asked.location?.text]).toEqual([text, place.slug]);
        expect(otherSpelling(text)).toBe(place.slug);
      }
    }
    for (const { slug, name, spellings } of TREATMENTS) {
      for (const text of [slug, name, ...spellings]) {
        const asked = read(`/compare?${new URLSearchParams({ service: text.toUpperCase() })}`)!;
        expect([text, asked.service]).toEqual([text, slug]);
      }
    }
  });

  test("understands a part of a name, and all places that have it", () => {
    expect(read("/compare?location=welling")!.location!.text).toBe("wellington");
    expect(read("/compare?location=mouth")!.location!.places.map(({ name }) => name)).toEqual([
      "New Plymouth",
      "Greymouth",
    ]);
    expect(read("/compare?service=whiten")!.service).toBe("teeth-whitening");
  });

  test("takes a price exactly, as signs or as a number, and nothing else", () => {
    for (const [text, price] of [
      ["$", 1],
      ["$$", 2],
      ["3", 3],
      ["$$$$", null],
      ["0", null],
      ["cheap", null],
      ["", null],
    ] as const) {
      expect([text, read(`/compare?${new URLSearchParams({ price: text })}`)!.price]).toEqual([text, price]);
    }
  });

  test("is none where nothing has that name", () => {
    for (const segment of ["nonsense", "Wellington", "wanganui", "cheapest", "1"]) {
      expect([segment, read(`/compare/${segment}`)]).toEqual([segment, null]);
    }
  });
});

describe("Ticked practices", () => {
  test("may come one by one or in a row, each counts once, and what is no number is left out", () => {
    const ids = (text: string) => idsIn(new URLSearchParams(text), "ids");
    expect(ids("ids=3,1,2")).toEqual([3, 1, 2]);
    expect(ids("ids=3&ids=1&ids=2")).toEqual([3, 1, 2]);
    expect(ids("ids=3, 1,&ids=3,x,-1,1.5,1e3")).toEqual([3, 1]);
    expect(ids("ids=")).toEqual([]);
  });
});
