import { describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { filterTexts } from "#tests/support/filter-values.ts";
import { canonicalOf, descriptionOf, titleOf } from "#tests/support/head.ts";
import {
  ALL,
  PAGE_SIZE,
  SAMPLES,
  byDistance,
  chips,
  countIn,
  hrefOf,
  idsIn,
  listAt,
  slowly,
} from "#tests/support/practice-lists.ts";
import { openSite, ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(SAMPLES);

test.each([
  ["north shore", "Auckland", "North Shore is listed under Auckland"],
  ["hawkes bay", "Hawke’s Bay", ""],
  ["Otago", "Otago", ""],
])(
  "The directory takes “%s” in its search box for a place, as the search of the site does",
  async (q, place, said) => {
    const page = await shared.page(`/directory?${new URLSearchParams({ q })}`);
    const searched = await shared.page(`/search?${new URLSearchParams({ q })}`);
    const heading = page.document.querySelector("h1")!.textContent;
    expect(heading).toMatch(new RegExp(`^\\d+ dentists in ${place}$`));
    expect(searched.document.querySelector("h1")!.textContent).toBe(heading);
    expect(page.document.querySelector("main")!.textContent).toContain(said);
  },
);

describe("The directory", () => {
  test("shows 24 practices a page, in the recommended order, and says how many there are", async () => {
    const page = await shared.page("/directory");
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.document.querySelector("h1")!.textContent).toBe("Find a dentist");
    expect(countIn(page.html)).toBe(SAMPLES);
    expect(idsIn(page.html)).toEqual(slowly(() => true).slice(0, PAGE_SIZE));
    expect(page.html).toContain("Practices can’t pay to rank higher.");
  });
});

describe("The directory's form", () => {
  test("keeps everything that is on, so that sending it again changes nothing", async () => {
    const asked = FILTER_NAMES.map((name) => `${name}=${filterTexts(name)[0]}`).join("&");
    const path = `/directory?q=dental&location=auckland&${asked}&near=hamilton&sort=distance&view=list`;
    const { document } = await shared.page(path);
    const controls = [...document.querySelectorAll("main form[role=search] :is(input, select)[name]")];
    const sent = new URLSearchParams();
    for (const control of controls) {
      const name = control.getAttribute("name")!;
      if (control.tagName === "SELECT")
        sent.set(name, control.querySelector("option[selected]")!.getAttribute("value")!);
      else if (!["checkbox", "radio"].includes(control.getAttribute("type") ?? ""))
        sent.set(name, control.getAttribute("value") ?? "");
      else if (control.hasAttribute("checked")) sent.set(name, control.getAttribute("value")!);
    }
    const again = await shared.page(`/directory?${sent}`);
    // Every filter has a chip, as have what was typed and the distance; the heading says the place.
    const takenOff = chips(again).map(({ href }) => new URL(href, ORIGIN).searchParams);
    const onChips = ["q", ...FILTER_NAMES, "near"].filter((name) => takenOff.some((left) => !left.has(name)));
    expect(onChips).toEqual(["q", ...FILTER_NAMES, "near"]);
    expect(chips(again)).toEqual(chips(await shared.page(path)));
    const addressOf = (page: typeof again) =>
      page.document.querySelector('[property="og:url"]')!.getAttribute("content");
    expect(addressOf(again)).toBe(addressOf(await shared.page(path)));
  });
});

describe("An area of the map in an address", () => {
  /** The edges of Wellington, and of a piece of sea. */
  const [harbour, sea] = ["174.7,-41.4,175,-41.1", "160,-40,161,-39"];
  const at = (area: string, rest = "") => shared.page(`/directory?${rest}area=${area}`);

  test("leaves the practices between its edges, on all pages of the list, said in the heading and on a chip that takes it away", async () => {
    const page = await at(harbour);
    const inside = slowly(
      ({ latitude, longitude }) =>
        longitude >= 174.7 && longitude <= 175 && latitude >= -41.4 && latitude <= -41.1,
    );
    expect(inside.length).toBeGreaterThan(PAGE_SIZE);
    expect(countIn(page.html)).toBe(inside.length);
    expect(idsIn(page.html)).toEqual(inside.slice(0, PAGE_SIZE));
    expect(page.document.querySelector("h1")!.textContent).toBe(
      `${inside.length} dentists in this part of the map`,
    );
    expect(chips(page)).toEqual([{ text: "Area on the map", href: "/directory" }]);
    expect(idsIn((await at(harbour, "page=2&")).html)).toEqual(inside.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  });

  test("has one address for nearly the same edges and for either order of them, is kept from search engines, and is ignored where it is none", async () => {
    const ogUrl = ({ document }: Awaited<ReturnType<typeof at>>) =>
      document.querySelector('[property="og:url"]')!.getAttribute("content");
    const page = await at("174.70001,-41.4004,174.9996,-41.09999");
    expect(ogUrl(page)).toBe(ogUrl(await at(harbour)));
    const southFirst = await at("-41.4,174.7,-41.1,175");
    expect([ogUrl(southFirst), countIn(southFirst.html)]).toEqual([ogUrl(page), countIn(page.html)]);
    expect(page.document.querySelector('meta[name="robots"]')!.getAttribute("content")).toContain("noindex");
    expect(canonicalOf(page)).toBeNull();
    expect(countIn((await at("175,-41.4,174.7,-41.1")).html)).toBe(SAMPLES);
  });

  test("in the sea says that nothing is found, and how many are if it is taken out", async () => {
    const { document } = await at(sea, "service=implants&");
    expect(document.querySelector("main")!.textContent).toMatch(
      /\d+ dentists if you take out “Area on the map”/,
    );
  });
});

describe("The chips of the directory", () => {
  const path =
    "/directory?q=dental&location=auckland&service=implants&price=2&accepting=yes&sort=name&view=list&page=2";

  test("all come off with one link", async () => {
    const href = hrefOf(await shared.page(path), "Clear all");
    expect(href).toBe("/directory?sort=name&view=list");
    expect(chips(await shared.page(href))).toEqual([]);
  });
});

describe("The quick filters of the directory", () => {
  test.each(["", "?open=now", "?open=saturday", "?funding=acc", "?funding=acc&wheelchair=yes"])(
    "narrow the list, and keep the filters that are on: %s",
    async (query) => {
      const page = await shared.page(`/directory${query}`);
      const quick = [...page.document.querySelectorAll("nav.quick a:has(.dim)")];
      expect(quick.length).toBeGreaterThan(0);
      for (const link of quick) {
        const on = new URLSearchParams(query);
        const narrower = new URL(link.getAttribute("href")!, ORIGIN).searchParams;
        for (const [name, value] of on) expect(narrower.get(name), link.textContent).toBe(value);
        expect(Number(/\d+$/.exec(link.textContent)![0])).toBeLessThanOrEqual(countIn(page.html));
      }
    },
  );
});

describe("The pages of the directory", () => {
  test("are linked with the filters held", async () => {
    const page = await shared.page("/directory?q=dental&sort=name&view=list&page=2&utm_source=x");
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
    const page = await shared.page("/directory?page=9999");
    expect(page.status).toBe(200);
    expect(idsIn(page.html)).toEqual(slowly(() => true).slice(-PAGE_SIZE));
    expect(canonicalOf(page)).toMatch(/\/directory\?page=10$/);
  });

  test("are not linked where there is only one", async () => {
    const site = siteToRead(20);
    expect((await site.page("/directory")).document.querySelector('nav[aria-label="Pages"]')).toBeNull();
  });
});

describe("When nothing is found", () => {
  test("each filter can be taken off where that helps, and the nearest place that has it is named", async () => {
    const nowhere = TREATMENTS.flatMap(({ slug }) =>
      PLACES.filter(
        (place) => !ALL.some((one) => one.place === place.slug && one.services.includes(slug)),
      ).map((place) => ({ service: slug, place })),
    );
    const { service, place } = nowhere[0]!;
    const page = await shared.page(`/directory?location=${place.slug}&service=${service}`);
    expect(countIn(page.html)).toBe(0);
    const ways = [...page.document.querySelectorAll('section[aria-labelledby="instead"] a')];
    expect(ways).toHaveLength(3);
    for (const way of ways) {
      const { total } = await listAt(shared, way.getAttribute("href")!);
      expect(Number(way.textContent.replace(/ dentists?.*$/, "").replace(",", ""))).toBe(total);
    }
    const nearest = byDistance(
      ALL.filter((one) => one.services.includes(service)),
      place,
    )[0];
    expect(ways.at(-1)!.textContent).toContain(placeBySlug(ALL.find(({ id }) => id === nearest)!.place).name);
  });

  test.each(["cancel my booking", "how do i change my appointment"])(
    "“%s” in its box leads to the page where that is done",
    async (q) => {
      const { document } = await shared.page(`/directory?${new URLSearchParams({ q })}`);
      const [way] = document.querySelectorAll('section[aria-labelledby="instead"] a');
      expect([way!.getAttribute("href"), way!.textContent]).toEqual([
        "/lost-link",
        "See, change or cancel a request",
      ]);
    },
  );

  test("where all are shut, it says when the first opens", async () => {
    const site = await openSite({ samples: SAMPLES, now: "2026-11-22T14:00:00Z" });
    const page = await site.page("/directory?location=timaru&open=now");
    expect(countIn(page.html)).toBe(0);
    expect(page.document.querySelector("h1")!.textContent).toBe("No dentists in Timaru, open now");
    const [way] = page.document.querySelectorAll(
      'section[aria-labelledby="instead"] a[href="/directory?location=timaru"]',
    );
    const inTimaru = ALL.filter(({ place }) => place === "timaru");
    expect(way!.textContent).toMatch(
      new RegExp(`^${inTimaru.length} dentists? in Timaru, the first opens today [\\d:]+am`),
    );
    const openings = (await site.page("/directory?location=timaru")).html.matchAll(/Opens today ([\d:]+)am/g);
    const first = Math.min(...[...openings].map(([, hour]) => Number(hour!.replace(":30", ".5"))));
    expect(way!.textContent).toContain(`opens today ${String(first).replace(".5", ":30")}am`);
  });

  test("a directory without any practice still stands", async () => {
    const site = siteToRead(0);
    const page = await site.page("/directory");
    expect(page.status).toBe(200);
    expect(page.html).toContain("No practices are listed yet.");
    expect(countIn(page.html)).toBe(0);
  });
});

describe("A list for somebody in pain", () => {
  test.each([
    ["service=emergency-dentist", "/emergency"],
    ["emergency=yes&view=list", "/emergency"],
    ["location=oamaru&service=emergency-dentist", "/emergency?place=oamaru"],
    ["location=oamaru&service=emergency-dentist&open=now&q=zzzz", "/emergency?place=oamaru"],
    ["emergency=yes&near=nelson&sort=distance", "/emergency?place=nelson"],
  ])(
    "?%s has the numbers that ring now before any practice that might be closed",
    async (parameters, emergency) => {
      const { document } = await shared.page(`/directory?${parameters}`);
      const links = [...document.querySelectorAll("#results a")].map((link) => link.getAttribute("href")!);
      expect(links.filter((href) => /^tel:|^\/emergency/.test(href)).slice(0, 3)).toEqual([
        "tel:0800611116",
        "tel:111",
        emergency,
      ]);
      const others = links.findIndex((href) => href.startsWith("/dentists/") || href === "/directory");
      expect(links.indexOf(emergency)).toBeLessThan(others === -1 ? links.length : others);
      const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")].map(
        ({ localName }) => localName,
      );
      expect(headings.slice(0, 3), "no level is left out on the way down").toEqual(["h1", "h2", "h2"]);
    },
  );

  test("is the only one that speaks of emergencies first", async () => {
    for (const path of ["/directory", "/directory?service=invisalign&location=nelson"])
      expect((await shared.page(path)).document.querySelector('#results a[href^="/emergency"]')).toBeNull();
  });
});

describe("What machines read of the directory", () => {
  test("the plain list is indexed page by page, with a title of its own each", async () => {
    const [first, second] = [await shared.page("/directory"), await shared.page("/directory?page=2")];
    expect(titleOf(first)).toBe("Find a Dentist | Niho");
    expect(titleOf(second)).toBe("Find a Dentist (page 2 of 10) | Niho");
    expect(canonicalOf(first)).toBe("http://niho.test/directory");
    expect(canonicalOf(second)).toBe("http://niho.test/directory?page=2");
    expect(first.document.querySelector('meta[name="robots"]')).toBeNull();
    expect(new Set([first, second].map(descriptionOf)).size).toBe(2);
  });

  test.each(["q=smile", "location=auckland", "sort=name", "view=list", "open=now", "q=zzzz"])(
    "?%s is followed and not indexed",
    async (parameters) => {
      const site = siteToRead(48);
      const { document } = await site.page(`/directory?${parameters}`);
      expect(document.querySelector('meta[name="robots"]')!.getAttribute("content")).toBe("noindex, follow");
      expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    },
  );

  test("a filtered list says in its title what it lists", async () => {
    const page = await shared.page("/directory?location=whangarei&service=implants&open=now");
    expect(titleOf(page)).toBe("Dental Implants in Whangārei, open now | Niho");
  });
});
