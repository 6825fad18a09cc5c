import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AllAsked } from "#content/filters.ts";
import { PLACES } from "#content/places.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { filterValues } from "#tests/support/filter-values.ts";
import { type CompareFilter, filterHref, NO_FILTER, readFilter } from "./filter.ts";

function read(address: string): CompareFilter | null {
  const { pathname, searchParams } = new URL(address, "http://niho.test");
  return readFilter(pathname.split("/")[2], searchParams, LANGUAGES);
}

const LANGUAGES = ["Samoan", "Te reo Māori"];

const ANY_ASKED = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, fc.option(fc.constantFrom(...filterValues(name, LANGUAGES)))]),
) as { [Name in FilterName]: fc.Arbitrary<AllAsked[Name]> };

const anyFilter: fc.Arbitrary<CompareFilter> = fc.record({
  ...ANY_ASKED,
  // A list of its own, beside others.
  emergency: fc.constant(null),
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
});
