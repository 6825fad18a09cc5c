import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DIRECTORY_PARAMETERS } from "#content/links.ts";
import { PLACES } from "#content/places.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { FUNDING } from "#domain/practices/practice.ts";
import { LONGEST_QUERY } from "#domain/text.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { filterTexts } from "#tests/support/filter-values.ts";
import {
  type DirectoryFilter,
  filterHref,
  NO_FILTER,
  filterParameters,
  readFilter,
} from "#services/finding/directory-filter.ts";
import { activeFilters, filterInWords } from "./filter-words.ts";

const LANGUAGES = ["English", "Samoan", "Te reo Māori"];

function read(parameters: string): DirectoryFilter {
  return readFilter(new URLSearchParams(parameters), LANGUAGES);
}

function places(parameters: string): string[] {
  return read(parameters).location?.places.map((place) => place.name) ?? [];
}

describe("A filter read from an address", () => {
  test("understands each place by its slug, its name, its Māori name and every spelling, in any case", () => {
    for (const place of PLACES) {
      for (const text of [place.slug, place.name, place.nameMi ?? place.name, ...place.spellings]) {
        for (const typed of [text, text.toUpperCase(), ` ${text} `]) {
          const { location } = readFilter(new URLSearchParams({ location: typed }), []);
          expect(location, typed).toEqual({ text: place.slug, places: [place] });
        }
      }
    }
  });

  test("understands a part of a place's name, and all places that have it", () => {
    expect(places("location=Welling")).toEqual(["Wellington"]);
    expect(places("location=WHANG")).toEqual(["Whanganui", "Whangārei"]);
    expect(places("location=mouth")).toEqual(["New Plymouth", "Greymouth"]);
    expect(places("location=kirikiri")).toEqual(["Hamilton"]);
  });

  test("understands each service by its slug, its name, every spelling and a part of its name", () => {
    for (const { slug, name, spellings } of TREATMENTS) {
      for (const text of [slug, name, name.toUpperCase(), ...spellings]) {
        expect(readFilter(new URLSearchParams({ service: text }), []).service, text).toBe(slug);
      }
    }
    expect(read("service=whiten").service).toBe("teeth-whitening");
    expect(read("service=implan").service).toBe("implants");
  });

  test("understands price signs and numbers, help with the cost by name, and languages without their macrons", () => {
    expect(read("price=$$").price).toBe(2);
    expect(read("price=3").price).toBe(3);
    for (const { slug, name } of FUNDING) {
      expect(readFilter(new URLSearchParams({ funding: name }), []).funding).toBe(slug);
      expect(readFilter(new URLSearchParams({ funding: slug }), []).funding).toBe(slug);
    }
    expect(read("language=te+reo+maori").language).toBe("Te reo Māori");
  });

  test("understands a weekend, and says so", () => {
    const filter = read("open=weekend&location=nelson");
    expect(filterHref(filter)).toBe("/directory?location=nelson&open=weekend");
    expect(filterInWords(filter)).toBe("Dentists in Nelson, open on Saturdays or Sundays");
  });

  test.each([
    "location=Atlantis",
    "location=%25",
    "service=haircut",
    "service=_",
    "sort=cheapest",
    "sort=distance",
    "view=carousel",
    "page=0",
    "page=-1",
    "page=2.5",
    "page=1e9",
    "page=NaN",
    "price=4",
    "price=$$$$",
    "price=",
    "funding=lottery",
    "language=Klingon",
    "open=no",
    "emergency=0",
    "accepting=false",
    "near=Atlantis",
    "near=91,0",
    "lat=-41",
    "utm_source=x&colour=blue",
    "q=%20%20",
    "q=&location=&service=&sort=recommended&view=grid&page=1",
  ])("ignores %s", (parameters) => {
    expect(read(parameters)).toEqual(NO_FILTER);
  });

  test("measures from the chosen place, from another one, or from rounded coordinates", () => {
    expect(filterHref(read("location=napier&sort=distance"))).toBe(
      "/directory?location=napier&sort=distance",
    );
    expect(filterHref(read("near=Taupō"))).toBe("/directory?near=taupo&sort=distance");
    expect(filterHref(read("lat=-41.28664&lng=174.77557"))).toBe(
      "/directory?near=-41.29,174.78&sort=distance",
    );
    expect(filterHref(read("near=taupo&sort=name"))).toBe("/directory?sort=name");
  });

  test("takes no more of a search than anybody types, and no control characters", () => {
    expect(readFilter(new URLSearchParams({ q: "harbour\u0000\n  steps" }), []).q).toBe("harbour steps");
    const long = readFilter(new URLSearchParams({ q: `a${"🦷".repeat(500)}` }), []).q;
    expect(long.length).toBeLessThanOrEqual(LONGEST_QUERY);
    expect(long.isWellFormed()).toBe(true);
  });
});

describe("A filter written into an address", () => {
  test("is nothing at all where nothing is asked for", () => {
    expect(filterHref(NO_FILTER)).toBe("/directory");
  });

  test("is read back as the same filter, and has one form", () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const filter = readFilter(parameters, LANGUAGES);
        const written = filterParameters(filter);
        expect(readFilter(written, LANGUAGES)).toEqual(filter);
        expect(filterParameters(readFilter(written, LANGUAGES)).toString()).toBe(written.toString());
      }),
    );
  });

  test("loses exactly one part with each chip, and begins again on the first page", () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const filter = readFilter(parameters, LANGUAGES);
        const names = activeFilters(filter).map(({ name }) => name);
        for (const { name, without } of activeFilters(filter)) {
          expect(activeFilters(without).map((one) => one.name)).toEqual(
            names.filter((other) => other !== name),
          );
          expect(without.page).toBe(1);
        }
      }),
    );
  });
});

describe("A filter in words", () => {
  test("says what is looked for, where, and what else must hold", () => {
    expect(filterInWords(NO_FILTER)).toBeNull();
    expect(filterInWords(read("location=whangarei"))).toBe("Dentists in Whangārei");
    expect(filterInWords(read("service=implants&location=nelson&open=now&funding=acc&q=smile"))).toBe(
      "Dental Implants in Nelson matching “smile”, open now, handling ACC claims",
    );
    expect(filterInWords(read("language=samoan&price=$$&accepting=yes"))).toBe(
      "Dentists taking new patients, speaking Samoan, price level $$",
    );
  });
});

/** For each filter what means something, what means it in other words and what means nothing. */
const ANY_TEXT = Object.fromEntries(
  FILTER_NAMES.map((name) => {
    const others = ["yes", "on", "", "no", "?", "whitening", "dent", "$", "$$$", "9"];
    const areas = ["174.70001,-41.4,175,-41.1", "175,1,2,3"];
    const text = fc.constantFrom(...filterTexts(name), ...others, ...areas);
    return [name, fc.oneof(text, fc.string())];
  }),
) as Record<FilterName, fc.Arbitrary<string>>;

const anyParameters = fc
  .record(
    {
      q: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("harbour steps", "%", "Ōtautahi", " ")),
      location: fc.oneof(fc.constantFrom("wellington", "Taupo", "on", "a", "%"), fc.string()),
      ...ANY_TEXT,
      near: fc.constantFrom("taupo", "-41.289,174.7", "200,0", "on"),
      sort: fc.constantFrom(
        "recommended",
        "rating",
        "reviews",
        "soonest",
        "price",
        "name",
        "location",
        "distance",
        "magic",
      ),
      view: fc.constantFrom("grid", "list", "cube"),
      page: fc.constantFrom("1", "2", "99", "-1", "x"),
    } satisfies Record<(typeof DIRECTORY_PARAMETERS)[number], fc.Arbitrary<string>>,
    { requiredKeys: [] },
  )
  .map((record) => new URLSearchParams(record as Record<string, string>));
