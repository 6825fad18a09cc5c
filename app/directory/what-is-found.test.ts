import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCommonWord } from "#content/common-words/common-words.ts";
import { PLACES, placeBySlug } from "#content/places.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { filterValues } from "#tests/support/filter-values.ts";
import { firstFree, hasWords, MEETS, orderAmong } from "#tests/support/finding-model.ts";
import {
  ALL,
  PAGE_SIZE,
  SAMPLES,
  best,
  byDistance,
  countIn,
  idsIn,
  listAt,
  listOf,
} from "#tests/support/practice-lists.ts";
import { anyText } from "../../tests/support/any-text.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite, sampleOf } from "#tests/support/suite.ts";

const shared = siteToRead(SAMPLES);
/** The instant at which it believes to be. */
const NOW = new Date("2026-11-20T00:30:00Z");

describe("The directory", () => {
  test("shows every practice exactly once over its pages", async () => {
    for (const sort of ["recommended", "location"]) {
      const ids: number[] = [];
      for (let path: string | undefined = `/directory?sort=${sort}`; path;) {
        const html = await (await shared.fetch(path)).text();
        ids.push(...idsIn(html));
        path = /href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(ids).toEqual(lookThrough({ sort }));
    }
  });

  test("finds what a slow look through all samples finds: same practices, same order, same count", async () => {
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => {
        const list = await listAt(shared, `/directory?${new URLSearchParams(asked)}`);
        expect(list).toEqual(listOf(lookThrough(asked, NOW)));
      }),
      { numRuns: isFullSuite ? 150 : 30 },
    );
  }, 60_000);

  test("each filter alone narrows to exactly those that meet it", async () => {
    const single: Query[] = [
      ...sampleOf(PLACES, 6).map(({ slug }) => ({ location: slug })),
      ...FILTER_NAMES.flatMap((name) => VALUES[name].map((value) => ({ [name]: value }))),
    ];
    for (const asked of single) {
      const list = await listAt(shared, `/directory?${new URLSearchParams(asked)}`);
      expect([asked, list]).toEqual([asked, listOf(lookThrough(asked, NOW))]);
    }
  });

  test("finds the same with and without macrons, in capitals and small letters", async () => {
    for (const [same, other] of [
      ["whangarei", "Whangārei"],
      ["whangarei", "WHANGĀREI"],
      ["taupo", "TAUPŌ"],
      ["otautahi", "Ōtautahi"],
    ]) {
      for (const name of ["q", "location"]) {
        const list = await listAt(shared, `/directory?${name}=${same}`);
        expect(list.total).toBeGreaterThan(0);
        expect(await listAt(shared, `/directory?${name}=${encodeURIComponent(other!)}`)).toEqual(list);
      }
    }
  });

  test.each(["%", "_", '"', "🦷", "*", "()", "'", "\\"])(
    "a search for %s finds nothing and says so",
    async (q) => {
      const site = siteToRead(24);
      const page = await site.page(`/directory?q=${encodeURIComponent(q)}`);
      expect(page.status).toBe(200);
      expect(countIn(page.html)).toBe(0);
      expect(page.html).toContain("No dentists found");
      expect(page.html).toContain("Try adjusting your search criteria or browse all dentists.");
    },
  );

  test("a sign between words is not looked for", async () => {
    const [first] = ALL;
    const q = encodeURIComponent(`${first!.name} % _ "`);
    expect(await listAt(shared, `/directory?q=${q}`)).toEqual(listOf(lookThrough({ q: first!.name })));
  });

  test("finds by text only what visitors see of a practice; other names of its town count typed whole", async () => {
    const seen = ({ name, suburb, practitioners }: Practice) =>
      fold([name, suburb, ...practitioners.map((one) => one.name)].join(" "));
    for (const q of ["city", "cbd"]) {
      const list = await listAt(shared, `/directory?q=${q}`);
      expect([q, list.total]).toEqual([q, ALL.filter((one) => seen(one).includes(q)).length]);
    }
    for (const [q, shown] of [
      ["Auckland City", "auckland"],
      ["Pōneke", "wellington"],
      ["Wanganui", "whanganui"],
    ]) {
      const expected = await listAt(shared, `/directory?q=${shown}`);
      expect(await listAt(shared, `/directory?q=${encodeURIComponent(q!)}`)).toEqual(expected);
    }
  });

  test("“dentist” beside a place means every dentist there", async () => {
    const napier = await listAt(shared, "/directory?q=napier");
    expect(napier.total).toBeGreaterThan(0);
    expect(await listAt(shared, "/directory?q=Dentists+Napier")).toEqual(napier);
  });

  test("looks through a search of any length and nastiness without an error", async () => {
    const site = siteToRead(24);
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 400 }), async (q) => {
        const answer = await site.fetch(
          `/directory?${new URLSearchParams({ q, location: q, service: q, page: q })}`,
        );
        expect(answer.status).toBe(200);
      }),
      { numRuns: isFullSuite ? 60 : 5 },
    );
    expect((await site.fetch(`/directory?q=${"a+".repeat(3000)}`)).status).toBe(200);
  });

  test("says which place is not known, with a search for it", async () => {
    const page = await shared.page("/directory?location=Atlantis&service=implants");
    expect(page.document.querySelector("main")!.textContent).toContain(
      "“Atlantis” isn’t in our list of towns, cities and regions",
    );
    expect(page.document.querySelector('main a[href="/directory?q=Atlantis"]')).not.toBeNull();
    for (const known of ["", "?location=wellington", "?location=otago", "?location=welling"])
      expect((await shared.page(`/directory${known}`)).html).not.toContain("isn’t in our list");
  });

  test.each([
    ["location=porirua", "/directory?q=Porirua"],
    ["location=te-aro&service=implants&page=2", "/directory?q=Te+Aro&service=implants"],
    ["q=smile&location=PORIRUA&view=list", "/directory?q=smile+Porirua&view=list"],
  ])("leads from a suburb given as the place (%s) to the practices with its name", async (asked, path) => {
    const answer = await shared.fetch(`/directory?${asked}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, path]);
    expect((await shared.page(path)).status).toBe(200);
  });
});

describe("Open now", () => {
  /** A Friday at 1:30pm, a Sunday night, Christmas Day, and Auckland's own holiday, by the clock of New Zealand. */
  test("is right by day, at night and on holidays", async () => {
    const site = await openSite({ samples: SAMPLES });
    const instants = ["2026-11-20T00:30Z", "2026-11-22T12:00Z", "2026-12-25T00:00Z", "2027-01-31T22:00Z"];
    for (const now of instants.map((instant) => new Date(instant))) {
      site.clock.now = now;
      const expected = listOf(lookThrough({ open: "now" }, now));
      expect([now, await listAt(site, "/directory?open=now")]).toEqual([now, expected]);
    }
  });
});

describe("Distance", () => {
  test("is measured from the centre of the chosen place, or from a rounded position, and is said", async () => {
    const taupo = placeBySlug("taupo");
    for (const asked of ["near=taupo&sort=distance", "lat=-38.6857&lng=176.0702"]) {
      const page = await shared.page(`/directory?${asked}`);
      const near = asked.startsWith("near") ? taupo : { latitude: -38.69, longitude: 176.07 };
      expect(idsIn(page.html)).toEqual(byDistance(ALL, near).slice(0, PAGE_SIZE));
    }
    const page = await shared.page("/directory?location=taupo&sort=distance");
    expect(page.document.querySelector("article p")!.textContent).toMatch(/\(\d[\d.,]* k?m\)$/);
  });

  test("never puts a position more exact than a kilometre into a link", async () => {
    const { html } = await shared.page("/directory?lat=-41.286642&lng=174.775571");
    expect(html).not.toContain("286642");
    expect(html).toContain("near=-41.29,174.78");
  });

  test("keeps a page with somebody’s position between them and us, however the address is written", async () => {
    const site = siteToRead(10);
    for (const asked of [
      "near=-41.28,174.77",
      "near=+-41.28,174.77",
      "near=%C2%A0-41.28,174.77+",
      "lat=-41.28&lng=174.77",
    ]) {
      for (const path of ["/directory", "/api/v1/practices", "/api/v1/practices.geojson"]) {
        const { headers } = await site.fetch(`${path}?${asked}`);
        expect([path, asked, headers.get("Cache-Control")]).toEqual([path, asked, "private, no-cache"]);
      }
    }
  });
});

type Query = Partial<Record<FilterName | "q" | "location" | "sort", string>>;

const languages = [...new Set(ALL.flatMap((practice) => practice.languages))];
const someWords = [...new Set(ALL.slice(0, 40).flatMap((practice) => fold(practice.name).split(" ")))];

/** What no declaration names. */
const FURTHER_VALUES: { readonly [Name in FilterName]?: readonly string[] } = {
  language: languages,
  area: ["174.6,-37,174.8,-36.8", "166,-45,179,-40", "170.1,-43,170.2,-42.9"],
};

const VALUES = Object.fromEntries(
  FILTER_NAMES.map((name) => [
    name,
    [...filterValues(name, languages).map(String), ...(FURTHER_VALUES[name] ?? [])],
  ]),
) as Record<FilterName, string[]>;

const anyAsked: fc.Arbitrary<Query> = fc.record(
  {
    q: fc.oneof(
      fc.constantFrom(...someWords),
      fc.constantFrom(...ALL.map(({ suburb }) => suburb)),
      fc
        .tuple(fc.constantFrom(...someWords), fc.constantFrom("a", "Dentist", "dental"))
        .map((words) => words.join(" ")),
    ),
    location: fc.constantFrom(...PLACES.map(({ slug }) => slug)),
    ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, fc.constantFrom(...VALUES[name])])) as Record<
      FilterName,
      fc.Arbitrary<string>
    >),
    sort: fc.constantFrom(
      "recommended",
      "rating",
      "reviews",
      "name",
      "location",
      "distance",
      "soonest",
      "price",
    ),
  },
  { requiredKeys: [] },
);

const inOrder = orderAmong(ALL);

/** The ids that should be found, in order, by looking at every practice. */
function lookThrough(asked: Query, now = new Date(0)): number[] {
  const { sort, service, location } = asked;
  const found = ALL.filter((practice) => isFound(practice, asked, now));
  if ((asked.emergency || service === "emergency-dentist") && (sort ?? "recommended") === "recommended")
    return whoIsOpenFirst(found, asked, now);
  const order = inOrder({
    sort,
    near: location ? placeBySlug(location) : undefined,
    soonest: (practice) => firstFree(practice, service, now, asked.free)?.getTime() ?? Infinity,
    startsAt: service ? (practice) => startsAt(practice, service) : undefined,
  });
  return found.toSorted(order).map(({ id }) => id);
}

/** The lowest price for a treatment. */
function startsAt({ prices }: Practice, service: string): number {
  return Math.min(...prices.filter(({ treatment }) => treatment === service).map(({ from }) => from));
}

/** In pain the order is who can see someone first: open now, by the next opening, then the nearest or the best. */
function whoIsOpenFirst(found: readonly Practice[], { location }: Query, now: Date): number[] {
  const opens = new Map(
    found.map(({ id, openingHours, place }) => {
      const { holidayRegion } = placeBySlug(place);
      const status = openingHours === null ? null : openingStatusAt({ openingHours, holidayRegion }, now);
      return [id, status?.isOpen ? 0 : (status?.opensAt?.getTime() ?? Number.MAX_SAFE_INTEGER)];
    }),
  );
  const ids = location ? byDistance(found, placeBySlug(location)) : found.toSorted(best).map(({ id }) => id);
  return ids.toSorted((a, b) => opens.get(a)! - opens.get(b)!);
}

function isFound(practice: Practice, asked: Query, now: Date): boolean {
  const { q = "", location, service } = asked;
  const words = fold(q)
    .split(" ")
    .filter((word) => !["", "dentist", "dentists"].includes(word))
    .map((word) => (isCommonWord(word) ? `${word} ` : word));
  return (
    hasWords(practice, words) &&
    (!location || practice.place === location) &&
    FILTER_NAMES.every((name) => !asked[name] || MEETS[name](practice, asked[name], { now, service }))
  );
}
