import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { nextFree } from "#domain/free-times/free-times.ts";
import { addDays, atMinute, newZealandDay } from "#domain/nz-time.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import { FUNDING, type Practice } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import {
  ALL,
  PAGE_SIZE,
  SAMPLES,
  best,
  byDistance,
  byRating,
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
      ["Auckland CBD", "auckland"],
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

const VALUES: Readonly<Record<FilterName, readonly string[]>> = {
  service: TREATMENTS.map(({ slug }) => slug),
  open: ["now", "saturday", "sunday", "weekend", "evening"],
  free: ["today", "week"],
  emergency: ["yes"],
  accepting: ["yes"],
  wheelchair: ["yes"],
  parking: ["yes"],
  funding: FUNDING.map(({ slug }) => slug),
  language: languages,
  price: ["1", "2", "3"],
  area: ["174.7,-41.4,175,-41.1", "174.6,-37,174.8,-36.8", "166,-45,179,-40", "170.1,-43,170.2,-42.9"],
};

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

/** The ids that should be found, in order, by looking at every practice: nothing here is shared with the site. */
function lookThrough(asked: Query, now = new Date(0)): number[] {
  const found = ALL.filter((practice) => meets(practice, asked, now));
  const soonest = (practice: Practice) => firstFree(practice, asked.service, now)?.getTime() ?? Infinity;
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  if (
    (asked.emergency || asked.service === "emergency-dentist") &&
    (asked.sort ?? "recommended") === "recommended"
  )
    return whoIsOpenFirst(found, asked, now);
  if (asked.sort === "distance" && asked.location) return byDistance(found, placeBySlug(asked.location));
  return found
    .toSorted((a, b) => {
      if (asked.sort === "rating") return byRating(a, b);
      if (asked.sort === "soonest" && soonest(a) !== soonest(b)) return soonest(a) - soonest(b);
      if (asked.sort === "soonest" && soonest(a) < Infinity) return a.id - b.id;
      if (asked.sort === "price" && startsAt(a, asked) !== startsAt(b, asked))
        return startsAt(a, asked) - startsAt(b, asked);
      if (asked.sort === "price" && !asked.service && (a.priceTo ?? Infinity) !== (b.priceTo ?? Infinity))
        return (a.priceTo ?? Infinity) - (b.priceTo ?? Infinity);
      if (asked.sort === "reviews")
        return b.reviewCount - a.reviewCount || (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id;
      if (asked.sort === "name") return text(fold(a.name), fold(b.name)) || a.id - b.id;
      if (asked.sort === "location") return text(a.place, b.place) || best(a, b);
      return best(a, b);
    })
    .map(({ id }) => id);
}

/** The lowest price for the treatment that was asked for, else of a usual visit. */
function startsAt({ prices, priceFrom }: Practice, { service }: Query): number {
  if (!service) return priceFrom ?? Infinity;
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

function meets(practice: Practice, asked: Query, now: Date): boolean {
  const place = placeBySlug(practice.place);
  const texts = [
    practice.name,
    practice.suburb,
    place.name,
    ...practice.practitioners.map(({ name }) => name),
  ];
  const haystack = fold(texts.join(" "));
  const words = fold(asked.q ?? "")
    .split(" ")
    .filter((word) => !["", "dentist", "dentists"].includes(word));
  return (
    words.every((word) => haystack.includes(word)) &&
    (!asked.location || practice.place === asked.location) &&
    FILTER_NAMES.every((name) => !asked[name] || MEETS[name](practice, asked[name], now, asked))
  );
}

const MEETS: Readonly<
  Record<FilterName, (practice: Practice, value: string, now: Date, asked: Query) => boolean>
> = {
  service: ({ services }, value) => services.some((service) => service === value),
  open: ({ openingHours, place }, value, now) =>
    isOpenWhen(value, openingHours, placeBySlug(place).holidayRegion, now),
  free: (practice, value, now, { service }) => {
    const first = firstFree(practice, service, now);
    return first !== null && first < atMinute(addDays(newZealandDay(now), value === "today" ? 1 : 7), 0);
  },
  emergency: ({ emergency }) => emergency !== null,
  accepting: ({ newPatients }) => newPatients.answer === "yes",
  wheelchair: ({ wheelchairAccess }) => wheelchairAccess === "yes",
  // No sample says that it has none.
  parking: ({ parking }) => parking !== null,
  funding: ({ funding }, value) => funding.some((slug) => slug === value),
  language: ({ languages: spoken }, value) => spoken.includes(value),
  price: ({ priceTier }, value) => String(priceTier) === value,
  area: ({ latitude, longitude }, value) => {
    const [west, south, east, north] = value.split(",").map(Number);
    return longitude >= west! && longitude <= east! && latitude >= south! && latitude <= north!;
  },
};

/** At the moment, or at some minute of that part of a week without holidays: 17 to 23 August 2026. */
function isOpenWhen(open: string, openingHours: string, holidayRegion: string, now: Date): boolean {
  const isOpenAt = (instant: Date) => openingStatusAt({ openingHours, holidayRegion }, instant).isOpen;
  if (open === "now") return isOpenAt(now);
  const days = { saturday: [22], sunday: [23], weekend: [22, 23], evening: [17, 18, 19, 20, 21] }[open]!;
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter).slice(open === "evening" ? 72 : 0);
  return days.some((day) =>
    quarters.some((quarter) =>
      isOpenAt(new Date(Date.parse(`2026-08-${day}T00:00+12:00`) + quarter * 15 * 60_000)),
    ),
  );
}

/** When a new patient could first book, for a treatment or else a checkup, by what the samples state. */
function firstFree(
  { id, place, openingHours, newPatients }: Practice,
  service: string | undefined,
  now: Date,
) {
  const rules = RULES.get(id);
  if (!rules) return null;
  const { holidayRegion } = placeBySlug(place);
  // A time for their own patients alone is none for someone who looks for a dentist.
  if (newPatients.answer === "no") return null;
  const practice = {
    rules,
    schedule: { openingHours, holidayRegion },
    takesNewPatients: true,
    held: new Map(),
    busy: [],
    away: [],
  };
  const kind = ALL_SERVICES.find(({ treatment }) => treatment === service)?.visit ?? "checkup";
  return nextFree(practice, { kind, patient: "new" }, now)?.at ?? null;
}

const RULES = new Map(
  [...samplePractices(SAMPLES)].map(({ practice, freeTimes }) => [practice.id, freeTimes]),
);
