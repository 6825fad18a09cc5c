import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { kilometresBetween } from "#domain/distance.ts";
import { openingStatusAt } from "#domain/opening-hours.ts";
import { FUNDING, type Practice } from "#domain/practice.ts";
import { fold } from "#domain/text.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";

const SAMPLES = 240;
const PAGE_SIZE = 24;
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

/** The ids shown, in order: each practice has one link to ask it for an appointment. Read from the text, for speed. */
function idsIn(html: string): number[] {
  return [...html.matchAll(/href="\/book\?practice=(\d+)"/g)].map(([, id]) => Number(id));
}

function countIn(html: string): number {
  return Number(/<h2[^>]*>([\d,]+) dentists? found</.exec(html)![1]!.replace(",", ""));
}

async function htmlAt(site: TestSite, path: string): Promise<string> {
  return (await site.fetch(path)).text();
}

function link({ document }: TestPage, text: string | RegExp): string | undefined {
  const found = [...document.querySelectorAll("main a")].find((one) =>
    typeof text === "string" ? one.textContent === text : text.test(one.textContent),
  );
  return found?.getAttribute("href") ?? undefined;
}

function titleOf({ document }: TestPage): string {
  return document.querySelector("head title")!.textContent;
}

function chips({ document }: TestPage): { text: string; href: string }[] {
  return [...document.querySelectorAll("main a")]
    .filter((one) => one.textContent.endsWith(", remove filter"))
    .map((one) => ({ text: one.textContent.split(", remove")[0]!, href: one.getAttribute("href")! }));
}

function chosen({ document }: TestPage, name: string): string {
  return document.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute("value") ?? "";
}

async function idsAt(site: TestSite, path: string): Promise<number[]> {
  return idsIn(await htmlAt(site, path));
}

describe("The directory", () => {
  test("shows 24 practices a page, best rated first, and says how many there are", async () => {
    const site = await openSite({ samples: SAMPLES });
    const page = await site.page("/directory");
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.document.querySelector("h1")!.textContent).toBe("Find a dentist");
    expect(countIn(page.html)).toBe(SAMPLES);
    expect(idsIn(page.html)).toEqual(slowly(all, {}).slice(0, PAGE_SIZE));
    expect(page.html).toContain("Nobody can pay to be listed higher. The ratings are samples.");
  });

  test("shows every practice exactly once over its pages", async () => {
    const site = await openSite({ samples: SAMPLES });
    for (const sort of ["rating", "name", "location"]) {
      const ids: number[] = [];
      for (let path: string | undefined = `/directory?sort=${sort}`; path;) {
        const html = await htmlAt(site, path);
        ids.push(...idsIn(html));
        path = /href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(ids).toEqual(slowly(all, { sort }));
    }
  });

  test("finds what a slow look through all samples finds: same practices, same order, same count", async () => {
    const site = await openSite({ samples: SAMPLES });
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => {
        const html = await htmlAt(site, `/directory?${new URLSearchParams(asked)}`);
        const expected = slowly(all, asked, site.clock.now);
        expect(countIn(html)).toBe(expected.length);
        expect(idsIn(html)).toEqual(expected.slice(0, PAGE_SIZE));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test("each filter alone narrows to exactly those that meet it", async () => {
    const site = await openSite({ samples: SAMPLES });
    const single: Asked[] = [
      ...PLACES.map(({ slug }) => ({ location: slug })),
      ...TREATMENTS.map(({ slug }) => ({ service: slug })),
      ...FUNDING.map(({ slug }) => ({ funding: slug })),
      ...languages.map((language) => ({ language })),
      ...["1", "2", "3"].map((price) => ({ price })),
      { open: "now" },
      { emergency: "yes" },
      { accepting: "yes" },
    ];
    for (const asked of single) {
      const html = await htmlAt(site, `/directory?${new URLSearchParams(asked)}`);
      const expected = slowly(all, asked, site.clock.now);
      expect([asked, countIn(html), idsIn(html)]).toEqual([
        asked,
        expected.length,
        expected.slice(0, PAGE_SIZE),
      ]);
    }
  });

  test("finds the same with and without macrons, in capitals and small letters", async () => {
    const site = await openSite({ samples: SAMPLES });
    for (const [same, other] of [
      ["whangarei", "Whangārei"],
      ["whangarei", "WHANGĀREI"],
      ["taupo", "TAUPŌ"],
      ["otautahi", "Ōtautahi"],
    ]) {
      for (const name of ["q", "location"]) {
        const ids = await idsAt(site, `/directory?${name}=${same}`);
        expect(ids.length).toBeGreaterThan(0);
        expect(await idsAt(site, `/directory?${name}=${encodeURIComponent(other!)}`)).toEqual(ids);
      }
    }
  });

  test.each(["%", "_", '"', "🦷", "*", "()", "'", "\\"])(
    "a search for %s finds nothing and says so",
    async (q) => {
      const site = await openSite({ samples: 24 });
      const page = await site.page(`/directory?q=${encodeURIComponent(q)}`);
      expect(page.status).toBe(200);
      expect(countIn(page.html)).toBe(0);
      expect(page.html).toContain("No dentists found");
      expect(page.html).toContain("Try adjusting your search criteria or browse all dentists.");
    },
  );

  test("a sign between words is not looked for", async () => {
    const site = await openSite({ samples: SAMPLES });
    const [first] = all;
    const q = encodeURIComponent(`${first!.name} % _ "`);
    expect(await idsAt(site, `/directory?q=${q}`)).toEqual(
      slowly(all, { q: first!.name }).slice(0, PAGE_SIZE),
    );
  });

  test("“dentist” beside a place means every dentist there", async () => {
    const site = await openSite({ samples: SAMPLES });
    const napier = await idsAt(site, "/directory?q=napier");
    expect(napier.length).toBeGreaterThan(0);
    expect(await idsAt(site, "/directory?q=Dentists+Napier")).toEqual(napier);
  });

  test("looks through a search of any length and nastiness without an error", async () => {
    const site = await openSite({ samples: 24 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 400 }), async (q) => {
        const answer = await site.fetch(
          `/directory?${new URLSearchParams({ q, location: q, service: q, page: q })}`,
        );
        expect(answer.status).toBe(200);
      }),
      { numRuns: 60 },
    );
    expect((await site.fetch(`/directory?q=${"a+".repeat(3000)}`)).status).toBe(200);
  });

  test("ignores what it does not know", async () => {
    const site = await openSite({ samples: SAMPLES });
    const page = await site.page(
      "/directory?utm_source=x&colour=blue&location=Atlantis&service=haircut&price=9&sort=magic",
    );
    expect(idsIn(page.html)).toEqual(await idsAt(site, "/directory"));
    expect(chips(page)).toEqual([]);
  });
});

describe("The directory's form", () => {
  test("is filled in with what the home page sent", async () => {
    const site = await openSite({ samples: SAMPLES });
    const home = await site.page("/");
    const form = home.document.querySelector('main form[action="/directory"]')!;
    const options = (name: string) =>
      [...form.querySelectorAll(`select[name="${name}"] option`)].map((one) => one.getAttribute("value")!);
    expect(options("location")).toHaveLength(PLACES.length + 1);
    for (const service of options("service")) {
      for (const location of ["", "whangarei"]) {
        const page = await site.page(`/directory?location=${location}&service=${service}`);
        expect([chosen(page, "location"), chosen(page, "service")]).toEqual([location, service]);
      }
    }
  });

  test("keeps everything that is on, so that sending it again changes nothing", async () => {
    const site = await openSite({ samples: SAMPLES });
    const path =
      "/directory?q=dental&location=auckland&service=implants&open=now&emergency=yes&accepting=yes&funding=acc&language=english&price=2&near=hamilton&sort=distance&view=list";
    const { document } = await site.page(path);
    const controls = [...document.querySelectorAll("main form input[name], main form select[name]")];
    const sent = new URLSearchParams();
    for (const control of controls) {
      const name = control.getAttribute("name")!;
      if (control.tagName === "SELECT")
        sent.set(name, control.querySelector("option[selected]")!.getAttribute("value")!);
      else if (control.getAttribute("type") !== "checkbox")
        sent.set(name, control.getAttribute("value") ?? "");
      else if (control.hasAttribute("checked")) sent.set(name, control.getAttribute("value")!);
    }
    const again = await site.page(`/directory?${sent}`);
    expect(chips(again)).toHaveLength(10);
    expect(chips(again)).toEqual(chips(await site.page(path)));
    expect(link(again, "List")).toBe(link(await site.page(path), "List"));
  });
});

describe("The chips of the directory", () => {
  const path =
    "/directory?q=dental&location=auckland&service=implants&price=2&accepting=yes&sort=name&view=list&page=2";

  test("take off exactly one filter each, and begin again on the first page", async () => {
    const site = await openSite({ samples: SAMPLES });
    const before = chips(await site.page(path));
    expect(before.map(({ text }) => text)).toEqual([
      "“dental”",
      "Auckland",
      "Dental Implants",
      "Taking new patients",
      "$$",
    ]);
    for (const { text, href } of before) {
      const page = await site.page(href);
      expect(chips(page).map((one) => one.text)).toEqual(
        before.map((one) => one.text).filter((one) => one !== text),
      );
      expect(href).toContain("sort=name&view=list");
      expect(href).not.toContain("page=");
    }
  });

  test("all come off with one link", async () => {
    const site = await openSite({ samples: SAMPLES });
    const href = link(await site.page(path), "Clear all")!;
    expect(href).toBe("/directory?sort=name&view=list");
    expect(chips(await site.page(href))).toEqual([]);
  });
});

describe("The pages of the directory", () => {
  test("are linked with the filters held", async () => {
    const site = await openSite({ samples: SAMPLES });
    const page = await site.page("/directory?q=dental&sort=name&view=list&page=2&utm_source=x");
    const hrefs = [...page.document.querySelectorAll('nav[aria-label="Pages"] a')].map((one) =>
      one.getAttribute("href"),
    );
    expect(hrefs).toContain("/directory?q=dental&sort=name&view=list");
    expect(hrefs).toContain("/directory?q=dental&sort=name&view=list&page=3");
    expect(page.document.querySelector('a[rel="prev"]')!.getAttribute("href")).toBe(
      "/directory?q=dental&sort=name&view=list",
    );
  });

  test("beyond the last one show the last one, and say so to machines", async () => {
    const site = await openSite({ samples: SAMPLES });
    const page = await site.page("/directory?page=9999");
    expect(page.status).toBe(200);
    expect(idsIn(page.html)).toEqual(slowly(all, {}).slice(-PAGE_SIZE));
    expect(page.document.querySelector('link[rel="canonical"]')!.getAttribute("href")).toMatch(
      /\/directory\?page=10$/,
    );
  });

  test("are not linked where there is only one", async () => {
    const site = await openSite({ samples: 20 });
    expect((await site.page("/directory")).document.querySelector('nav[aria-label="Pages"]')).toBeNull();
  });
});

describe("Open now", () => {
  /** A Friday at 1:30pm, a Sunday night, Christmas Day, and Auckland's own holiday, by the clock of New Zealand. */
  test.each(["2026-11-20T00:30:00Z", "2026-11-22T12:00:00Z", "2026-12-25T00:00:00Z", "2027-01-31T22:00:00Z"])(
    "is right at %s",
    async (now) => {
      const site = await openSite({ samples: SAMPLES, now });
      const page = await site.page("/directory?open=now");
      const expected = slowly(all, { open: "now" }, new Date(now));
      expect(countIn(page.html)).toBe(expected.length);
      expect(idsIn(page.html)).toEqual(expected.slice(0, PAGE_SIZE));
    },
  );

  test("differs between places on a day that only one of them keeps", async () => {
    const site = await openSite({ samples: SAMPLES, now: "2027-01-31T22:00:00Z" });
    const auckland = countIn(
      await htmlAt(site, "/directory?open=now&location=auckland&service=general-dentistry"),
    );
    const christchurch = countIn(
      await htmlAt(site, "/directory?open=now&location=christchurch&service=general-dentistry"),
    );
    const everywhere = (place: string) => all.filter((one) => one.place === place).length;
    expect(auckland / everywhere("auckland")).toBeLessThan(christchurch / everywhere("christchurch"));
  });
});

describe("Distance", () => {
  test("is measured from the centre of the chosen place, or from a rounded position, and is said", async () => {
    const site = await openSite({ samples: SAMPLES });
    const taupo = placeBySlug("taupo");
    for (const asked of ["near=taupo&sort=distance", "lat=-38.6857&lng=176.0702"]) {
      const page = await site.page(`/directory?${asked}`);
      const near = asked.startsWith("near") ? taupo : { latitude: -38.69, longitude: 176.07 };
      expect(idsIn(page.html)).toEqual(byDistance(all, near).slice(0, PAGE_SIZE));
    }
    const page = await site.page("/directory?location=taupo&sort=distance");
    expect(page.document.querySelector("article p")!.textContent).toMatch(/\(\d[\d.,]* k?m\)$/);
  });

  test("never puts a position more exact than a kilometre into a link", async () => {
    const site = await openSite({ samples: SAMPLES });
    const { html } = await site.page("/directory?lat=-41.286642&lng=174.775571");
    expect(html).not.toContain("286642");
    expect(html).toContain("near=-41.29%2C174.78");
  });
});

describe("When nothing is found", () => {
  test("each filter can be taken off where that helps, and the nearest place that has it is named", async () => {
    const site = await openSite({ samples: SAMPLES });
    const nowhere = TREATMENTS.flatMap(({ slug }) =>
      PLACES.filter(
        (place) => !all.some((one) => one.place === place.slug && one.services.includes(slug)),
      ).map((place) => ({ service: slug, place })),
    );
    const { service, place } = nowhere[0]!;
    const page = await site.page(`/directory?location=${place.slug}&service=${service}`);
    expect(countIn(page.html)).toBe(0);
    const ways = [...page.document.querySelectorAll('section[aria-labelledby="instead"] a')];
    expect(ways).toHaveLength(3);
    for (const way of ways) {
      const found = countIn(await htmlAt(site, way.getAttribute("href")!));
      expect(Number(way.textContent.replace(/ dentists?.*$/, "").replace(",", ""))).toBe(found);
    }
    const nearest = byDistance(
      all.filter((one) => one.services.includes(service)),
      place,
    )[0];
    expect(ways.at(-1)!.textContent).toContain(placeBySlug(all.find(({ id }) => id === nearest)!.place).name);
  });

  test("a directory without any practice still stands", async () => {
    const site = await openSite({ samples: 0 });
    const page = await site.page("/directory");
    expect(page.status).toBe(200);
    expect(page.html).toContain("No practices are listed yet.");
    expect(countIn(page.html)).toBe(0);
  });
});

describe("What machines read of the directory", () => {
  test("the plain list is indexed page by page, with a title of its own each", async () => {
    const site = await openSite({ samples: SAMPLES });
    const [first, second] = [await site.page("/directory"), await site.page("/directory?page=2")];
    expect(titleOf(first)).toBe("Find a Dentist | Niho");
    expect(titleOf(second)).toBe("Find a Dentist (page 2 of 10) | Niho");
    expect(first.document.querySelector('link[rel="canonical"]')!.getAttribute("href")).toBe(
      "http://niho.test/directory",
    );
    expect(second.document.querySelector('link[rel="canonical"]')!.getAttribute("href")).toBe(
      "http://niho.test/directory?page=2",
    );
    expect(first.document.querySelector('meta[name="robots"]')).toBeNull();
    const descriptions = [first, second].map(({ document }) =>
      document.querySelector('meta[name="description"]')!.getAttribute("content"),
    );
    expect(new Set(descriptions).size).toBe(2);
  });

  test.each(["q=smile", "location=auckland", "sort=name", "view=list", "open=now", "q=zzzz"])(
    "?%s is followed and not indexed",
    async (parameters) => {
      const site = await openSite({ samples: 48 });
      const { document } = await site.page(`/directory?${parameters}`);
      expect(document.querySelector('meta[name="robots"]')!.getAttribute("content")).toBe("noindex, follow");
      expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    },
  );

  test("a filtered list says in its title what it lists", async () => {
    const site = await openSite({ samples: SAMPLES });
    const page = await site.page("/directory?location=whangarei&service=implants&open=now");
    expect(titleOf(page)).toBe("Dental Implants in Whangārei, open now | Niho");
  });
});

type Asked = Partial<
  Record<
    | "q"
    | "location"
    | "service"
    | "open"
    | "emergency"
    | "accepting"
    | "funding"
    | "language"
    | "price"
    | "sort",
    string
  >
>;

const languages = [...new Set(all.flatMap((practice) => practice.languages))];
const someWords = [...new Set(all.slice(0, 40).flatMap((practice) => fold(practice.name).split(" ")))];

const anyAsked: fc.Arbitrary<Asked> = fc.record(
  {
    q: fc.oneof(
      fc.constantFrom(...someWords),
      fc.constantFrom(...all.map(({ suburb }) => suburb)),
      fc
        .tuple(fc.constantFrom(...someWords), fc.constantFrom("a", "Dentist", "dental"))
        .map((words) => words.join(" ")),
    ),
    location: fc.constantFrom(...PLACES.map(({ slug }) => slug)),
    service: fc.constantFrom(...TREATMENTS.map(({ slug }) => slug)),
    open: fc.constant("now"),
    emergency: fc.constant("yes"),
    accepting: fc.constant("yes"),
    funding: fc.constantFrom(...FUNDING.map(({ slug }) => slug)),
    language: fc.constantFrom(...languages),
    price: fc.constantFrom("1", "2", "3"),
    sort: fc.constantFrom("rating", "reviews", "name", "location", "distance"),
  },
  { requiredKeys: [] },
);

/** The ids that should be found, in order, by looking at every practice: nothing here is shared with the site. */
function slowly(practices: readonly Practice[], asked: Asked, now = new Date(0)): number[] {
  const found = practices.filter((practice) => meets(practice, asked, now));
  const best = (a: Practice, b: Practice) =>
    (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id;
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  if (asked.sort === "distance" && asked.location) return byDistance(found, placeBySlug(asked.location));
  return found
    .toSorted((a, b) => {
      if (asked.sort === "reviews")
        return b.reviewCount - a.reviewCount || (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id;
      if (asked.sort === "name") return text(fold(a.name), fold(b.name)) || a.id - b.id;
      if (asked.sort === "location") return text(a.place, b.place) || best(a, b);
      return best(a, b);
    })
    .map(({ id }) => id);
}

function meets(practice: Practice, asked: Asked, now: Date): boolean {
  const place = placeBySlug(practice.place);
  const { holidayRegion } = place;
  const texts = [
    practice.name,
    practice.suburb,
    place.name,
    place.nameMi ?? "",
    ...place.spellings,
    ...practice.practitioners.map(({ name }) => name),
  ];
  const haystack = fold(texts.join(" "));
  const words = fold(asked.q ?? "")
    .split(" ")
    .filter((word) => !["", "dentist", "dentists"].includes(word));
  return (
    words.every((word) => haystack.includes(word)) &&
    (!asked.location || practice.place === asked.location) &&
    (!asked.service || practice.services.some((service) => service === asked.service)) &&
    (!asked.open || openingStatusAt({ openingHours: practice.openingHours, holidayRegion }, now).isOpen) &&
    (!asked.emergency || practice.emergency !== null) &&
    (!asked.accepting || practice.newPatients.answer === "yes") &&
    (!asked.funding || practice.funding.some((slug) => slug === asked.funding)) &&
    (!asked.language || practice.languages.includes(asked.language)) &&
    (!asked.price || String(practice.priceTier) === asked.price)
  );
}

function byDistance(practices: readonly Practice[], from: { latitude: number; longitude: number }): number[] {
  return practices
    .map((practice) => ({ id: practice.id, away: kilometresBetween(from, practice) }))
    .toSorted((a, b) => a.away - b.away || a.id - b.id)
    .map(({ id }) => id);
}
