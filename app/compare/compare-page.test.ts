import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices.ts";
import { type Practice, practicePath } from "#domain/practice.ts";
import { treatmentName, TREATMENTS } from "#domain/treatments.ts";
import { makePractice } from "#tests/support/practice.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";

const SAMPLES = 240;
const PAGE_SIZE = 24;
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ samples: SAMPLES });
});

/** The practices that should be found, in order, by looking at every one. */
function slowly(isWanted: (practice: Practice) => boolean, order = best): number[] {
  return all
    .filter(isWanted)
    .toSorted(order)
    .map(({ id }) => id);
}

function best(a: Practice, b: Practice): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id;
}

function cheapest(a: Practice, b: Practice): number {
  return a.priceFrom - b.priceFrom || a.priceTo - b.priceTo || best(a, b);
}

/** The ids shown, in order: each practice has one link to ask it for an appointment. */
function idsIn({ html }: { html: string }): number[] {
  return [...html.matchAll(/href="\/book\?practice=(\d+)/g)].map(([, id]) => Number(id));
}

function countIn({ document }: TestPage): number {
  const found = [...document.querySelectorAll("main h2")].map(({ textContent }) =>
    /^([\d,]+) dentists? found$/.exec(textContent),
  );
  return Number(found.find(Boolean)![1]!.replace(",", ""));
}

function titleOf({ document }: TestPage): string {
  return document.querySelector("head title")!.textContent;
}

function canonicalOf({ document }: TestPage): string | null {
  return document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
}

function robotsOf({ document }: TestPage): string | null {
  return document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null;
}

function crumbs({ document }: TestPage): string[] {
  return [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((one) => one.textContent);
}

function hrefOf({ document }: TestPage, text: string | RegExp): string {
  const found = [...document.querySelectorAll("main a")].find((one) =>
    typeof text === "string" ? one.textContent === text : text.test(one.textContent),
  );
  return found!.getAttribute("href")!;
}

function chips({ document }: TestPage): { text: string; href: string }[] {
  return [...document.querySelectorAll("main a")]
    .filter((one) => one.textContent.endsWith(", remove filter"))
    .map((one) => ({ text: one.textContent.split(", remove")[0]!, href: one.getAttribute("href")! }));
}

/** What a list says and shows first, read from the text, for speed. */
async function listAt(path: string): Promise<{ total: number; ids: number[] }> {
  const html = await (await site.fetch(path)).text();
  const total = Number(/<h2[^>]*>([\d,]+) dentists? found</.exec(html)?.[1]?.replace(",", ""));
  return { total, ids: idsIn({ html }) };
}

function listOf(expected: readonly number[]): { total: number; ids: number[] } {
  return { total: expected.length, ids: expected.slice(0, PAGE_SIZE) };
}

describe("The comparison", () => {
  test("shows 24 dentists a page, best rated first, and says how many there are", async () => {
    expect(await listAt("/compare")).toEqual(listOf(slowly(() => true)));
  });

  test("says of each dentist everything that the specification's table has", async () => {
    const { document } = await site.page("/compare");
    expect([...document.querySelectorAll("thead th")].map((one) => one.textContent)).toEqual([
      "Dentist",
      "Rating",
      "Services",
      "Price Range",
      "Contact",
      "Actions",
    ]);
    for (const row of document.querySelectorAll("tbody tr")) {
      const id = Number(row.querySelector("input")!.getAttribute("value"));
      const practice = all.find((one) => one.id === id)!;
      const head = row.querySelector('th[scope="row"]')!;
      expect(head.textContent).toContain(practice.name);
      expect(head.textContent).toContain(placeBySlug(practice.place).name);
      expect(head.textContent).toContain(`${practice.experienceYears}+ years experience`);
      expect(head.textContent.includes("Emergency Available")).toBe(practice.emergency !== null);
      const [rating, services, price, contact] = [...row.querySelectorAll("td")].map(
        (one) => one.textContent,
      );
      expect(rating).toContain(practice.rating!.toFixed(1));
      expect(rating).toContain(`(${practice.reviewCount} reviews)`);
      expect(services).toContain(practice.services.slice(0, 3).map(treatmentName).join(", "));
      const more = practice.services.length - 3;
      expect(services!.includes(" more")).toBe(more > 0);
      if (more > 0) expect(services).toContain(`+${more} more`);
      for (const specialty of practice.specialties) expect(services).toContain(specialty);
      expect(price).toContain(`Price level ${practice.priceTier} of 3.`);
      expect(price).toContain(`$${practice.priceFrom}–$${practice.priceTo}`);
      expect(contact).toContain(practice.phone);
      expect(row.querySelector('a[href^="tel:"]')).not.toBeNull();
    }
  });

  test("leads from each dentist to the appointment form and to the profile", async () => {
    const { document } = await site.page("/compare?service=implants");
    const row = document.querySelector("tbody tr")!;
    const name = row.querySelector("th a")!.textContent;
    const [book, profile] = [...row.querySelectorAll("td:last-child a")];
    expect(book!.textContent).toBe(`Book Now with ${name}`);
    expect(profile!.textContent).toBe(`View Profile: ${name}`);
    const form = await site.page(book!.getAttribute("href")!);
    expect(form.document.querySelector("main")!.textContent).toContain(name);
    const profilePage = await site.page(profile!.getAttribute("href")!);
    expect(profilePage.document.querySelector("h1")!.textContent).toBe(name);
  });

  test("is a table with a caption, and a label for each value where rows become cards", async () => {
    const { document } = await site.page("/compare/wellington");
    expect(document.querySelector("table caption")!.textContent).toBe("Compare dentists in Wellington");
    expect(document.querySelectorAll('thead th:not([scope="col"])')).toHaveLength(0);
    expect(document.querySelectorAll('tbody tr > :first-child:not(th[scope="row"])')).toHaveLength(0);
    for (const row of document.querySelectorAll("tbody tr")) {
      const labels = [...row.querySelectorAll("td")].slice(0, 4).map((cell) => cell.firstChild!.textContent);
      expect(labels).toEqual(["Rating", "Services", "Price Range", "Contact"]);
    }
  });

  test("has no empty cell: what a practice did not state is said to be not stated", async () => {
    const bare = await openSite({ samples: 0 });
    const practice = makePractice({
      id: 1,
      rating: null,
      reviewCount: 0,
      services: [],
      specialties: [],
      phone: "",
    });
    await bare.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
    for (const [path, values] of [
      ["/compare", "td > div"],
      ["/compare?ids=1", "td"],
    ] as const) {
      const { document } = await bare.page(path);
      const texts = [...document.querySelectorAll(values)].map((one) => one.textContent);
      expect(texts.length).toBeGreaterThan(4);
      expect(texts.filter((text) => text.trim() === "")).toEqual([]);
      expect(texts).toContain("No reviews yet");
      expect(texts.filter((text) => text === "Not stated").length).toBeGreaterThan(1);
    }
  });

  test("shows a service that was looked for among the three that are named", async () => {
    const { document } = await site.page("/compare/veneers");
    const named = [...document.querySelectorAll("tbody tr td:nth-child(3)")].map((cell) => cell.textContent);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((text) => !text.startsWith("ServicesVeneers"))).toEqual([]);
  });

  test("stands without a single practice", async () => {
    const empty = await openSite({ samples: 0 });
    for (const path of ["/compare", "/compare/price", "/compare/nelson", "/compare?ids=1,2"]) {
      const page = await empty.page(path);
      expect([path, page.status, countIn(page)]).toEqual([path, 200, 0]);
      expect(page.html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe("The filters of the comparison", () => {
  test("each alone narrows to exactly those that meet it", async () => {
    for (const { slug } of PLACES) {
      expect(await listAt(`/compare?location=${slug}`), `/compare?location=${slug}`).toEqual(
        listOf(slowly(({ place }) => place === slug)),
      );
    }
    for (const { slug } of TREATMENTS) {
      expect(await listAt(`/compare?service=${slug}`), `/compare?service=${slug}`).toEqual(
        listOf(slowly(({ services }) => services.includes(slug))),
      );
    }
    for (const tier of [1, 2, 3]) {
      const expected = slowly(({ priceTier }) => priceTier === tier);
      expect(await listAt(`/compare?price=${tier}`), `/compare?price=${tier}`).toEqual(listOf(expected));
      expect(
        await listAt(`/compare?price=${"$".repeat(tier)}`),
        `/compare?price=${"$".repeat(tier)}`,
      ).toEqual(listOf(expected));
    }
  });

  test("hold together, however they are spelled", async () => {
    expect(await listAt("/compare?location=Tāmaki&service=Emergency+Dental&price=$$")).toEqual(
      listOf(
        slowly(
          ({ place, services, priceTier }) =>
            place === "auckland" && services.includes("emergency-dentist") && priceTier === 2,
        ),
      ),
    );
  });

  test("offer the specification's places, services and prices, and keep what was chosen", async () => {
    const { document } = await site.page("/compare?location=tauranga&service=invisalign&price=3");
    const form = document.querySelector('form[aria-label="Filter dentists"]')!;
    expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", "/compare"]);
    const options = (name: string) =>
      [...form.querySelectorAll(`select[name="${name}"] option`)].map((one) => one.textContent);
    expect(options("location").slice(0, 6)).toEqual([
      "Any location",
      "Auckland",
      "Wellington",
      "Christchurch",
      "Hamilton",
      "Tauranga",
    ]);
    expect(options("service").slice(0, 6)).toEqual([
      "Any service",
      "General Dentistry",
      "Invisalign",
      "Dental Implants",
      "Teeth Whitening",
      "Emergency Care",
    ]);
    expect(options("price")).toEqual(["Any price", "$", "$$", "$$$"]);
    const chosen = [...form.querySelectorAll("option[selected]")].map((one) => one.getAttribute("value"));
    expect(chosen).toEqual(["tauranga", "invisalign", "3"]);
  });

  test("come off one by one, or all at once", async () => {
    const page = await site.page("/compare?location=auckland&service=implants&price=2&page=2");
    expect(chips(page).map(({ text }) => text)).toEqual(["Auckland", "Dental Implants", "$$"]);
    for (const { text, href } of chips(page)) {
      const left = chips(await site.page(href)).map((one) => one.text);
      expect(left).toEqual(["Auckland", "Dental Implants", "$$"].filter((one) => one !== text));
      expect(href).not.toContain("page=");
    }
    expect(hrefOf(page, "Clear Filters")).toBe("/compare");
  });

  test("say so when nothing matches, and how to go on", async () => {
    const [place, service] = PLACES.flatMap(({ slug }) =>
      TREATMENTS.map((one) => [slug, one.slug] as const),
    ).find(([slug, wanted]) => !all.some((one) => one.place === slug && one.services.includes(wanted)))!;
    const page = await site.page(`/compare?location=${place}&service=${service}`);
    expect([page.status, countIn(page)]).toEqual([200, 0]);
    const main = page.document.querySelector("main")!;
    expect(main.textContent).toContain("No dentists found matching your criteria");
    expect(main.textContent).toContain("Try adjusting your filters to see more results");
    expect(hrefOf(page, "Clear All Filters")).toBe("/compare");
    expect(main.querySelector("table")).toBeNull();
  });

  test("are ignored where they make no sense", async () => {
    expect(await listAt("/compare?location=Atlantis&service=haircut&price=9&colour=blue&ids=x")).toEqual(
      listOf(slowly(() => true)),
    );
  });

  test("take anything at all without an error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (text) => {
        const asked = new URLSearchParams({
          location: text,
          service: text,
          price: text,
          ids: text,
          chosen: text,
        });
        expect((await site.fetch(`/compare?${asked}`)).status).toBe(200);
      }),
      { numRuns: 40 },
    );
    expect((await site.fetch(`/compare?ids=${"999999999,".repeat(500)}`)).status).toBe(200);
  });
});

describe("The pages of the comparison", () => {
  test("show every dentist exactly once, with the filters held", async () => {
    const ids: number[] = [];
    for (let path: string | undefined = "/compare/price?location=auckland"; path;) {
      const page: TestPage = await site.page(path);
      ids.push(...idsIn(page));
      path = page.document.querySelector('a[rel="next"]')?.getAttribute("href") ?? undefined;
    }
    expect(ids).toEqual(slowly(({ place }) => place === "auckland", cheapest));
  });

  test("beyond the last one show the last one", async () => {
    const page = await site.page("/compare?page=9999");
    expect(idsIn(page)).toEqual(slowly(() => true).slice(-PAGE_SIZE));
    expect(canonicalOf(page)).toBe("http://niho.test/compare?page=10");
  });

  test("weigh at most 14,000 bytes on their way", async () => {
    for (const path of ["/compare", "/compare/auckland", "/compare/emergency", "/compare?ids=1,2,3,4"]) {
      const { html } = await site.page(path);
      expect([path, brotliCompressSync(html).length]).toEqual([
        path,
        expect.toSatisfy((n: number) => n <= 14_000),
      ]);
    }
  });
});

describe("The comparisons with an address of their own", () => {
  test("by price has the cheapest first", async () => {
    expect(await listAt("/compare/price")).toEqual(listOf(slowly(() => true, cheapest)));
  });

  test("top-rated has only those rated 4.8 and over, the best first", async () => {
    expect(await listAt("/compare/top-rated")).toEqual(listOf(slowly(({ rating }) => (rating ?? 0) >= 4.8)));
  });

  test("emergency has only those with emergency cover", async () => {
    expect(await listAt("/compare/emergency")).toEqual(listOf(slowly(({ emergency }) => emergency !== null)));
  });

  test("of a place or a service have those there or those who offer it", async () => {
    expect(await listAt("/compare/whangarei")).toEqual(listOf(slowly(({ place }) => place === "whangarei")));
    expect(await listAt("/compare/root-canal")).toEqual(
      listOf(slowly(({ services }) => services.includes("root-canal"))),
    );
  });

  test("can be narrowed further", async () => {
    expect(await listAt("/compare/top-rated?location=wellington&price=1")).toEqual(
      listOf(
        slowly(({ place, rating, priceTier }) => place === "wellington" && rating! >= 4.8 && priceTier === 1),
      ),
    );
  });

  test("exist for every place and service, each with its own title, description, address and last crumb", async () => {
    const paths = [
      "/compare",
      ...[
        "price",
        "top-rated",
        "emergency",
        ...PLACES.map(({ slug }) => slug),
        ...TREATMENTS.map(({ slug }) => slug),
      ].map((segment) => `/compare/${segment}`),
    ];
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), crumbs: new Set<string>() };
    for (const path of paths) {
      const page = await site.page(path);
      expect([path, page.status, canonicalOf(page)]).toEqual([path, 200, `http://niho.test${path}`]);
      seen.titles.add(titleOf(page));
      seen.descriptions.add(
        page.document.querySelector('meta[name="description"]')!.getAttribute("content")!,
      );
      seen.crumbs.add(crumbs(page).at(-1)!);
      expect(crumbs(page).slice(0, 2)).toEqual(["Home", "Compare Dentists"]);
    }
    for (const set of Object.values(seen)) expect(set.size).toBe(paths.length);
    expect(seen.titles).toContain("Compare Dentists in Whangārei | Niho");
    expect(seen.crumbs).toContain("Price");
    expect(seen.crumbs).toContain("Top-Rated");
  });

  test("lead from another spelling to the right one for good, and from anything else to a 404 page", async () => {
    for (const [asked, found] of [
      ["wanganui", "whanganui"],
      ["Wellington", "wellington"],
      ["Dental%20Implants", "implants"],
      ["taup%C5%8D", "taupo"],
    ]) {
      const answer = await site.fetch(`/compare/${asked}?price=1`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, `/compare/${found}?price=1`]);
    }
    for (const segment of ["nonsense", "1", "price-low", "%F0%9F%A6%B7"]) {
      const page = await site.page(`/compare/${segment}`);
      expect([segment, page.status]).toEqual([segment, 404]);
      expect(robotsOf(page)).toBe("noindex, follow");
    }
  });

  test("are the only ones that machines keep: what a form asked for is followed and not indexed", async () => {
    for (const path of [
      "/compare?location=auckland",
      "/compare/price?service=implants",
      "/compare?price=1",
      "/compare?chosen=1",
    ]) {
      const page = await site.page(path);
      expect([path, robotsOf(page), canonicalOf(page)]).toEqual([path, "noindex, follow", null]);
    }
    expect(canonicalOf(await site.page("/compare/nelson?utm_source=x"))).toBe(
      "http://niho.test/compare/nelson",
    );
  });
});

describe("Ticking dentists", () => {
  test("needs no script: the boxes of one form lead to those dentists side by side", async () => {
    const { document } = await site.page("/compare/wellington");
    const boxes = [...document.querySelectorAll('tbody tr input[type="checkbox"][name="ids"]')];
    expect(boxes).toHaveLength(document.querySelectorAll("tbody tr").length);
    const form = document.querySelector(`form[id="${boxes[0]!.getAttribute("form")}"]`)!;
    expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/compare", "get"]);
    expect(form.querySelector("button")!.textContent).toBe("Compare side by side");
    const ticked = boxes.slice(0, 3).map((box) => box.getAttribute("value")!);
    const page = await site.page(`/compare?${new URLSearchParams(ticked.map((id) => ["ids", id]))}`);
    expect(idsIn(page)).toEqual(ticked.map(Number));
  });

  test("keeps those ticked before while looking for more, with filters and pages held", async () => {
    const chosen = all.find(({ place }) => place === "dunedin")!;
    const page = await site.page(`/compare/auckland?chosen=${chosen.id}`);
    const kept = page.document.querySelector("fieldset")!;
    expect(kept.textContent).toContain(chosen.name);
    expect(kept.querySelector(`input[name="ids"][value="${chosen.id}"]`)!.hasAttribute("checked")).toBe(true);
    expect(page.document.querySelector('a[rel="next"]')!.getAttribute("href")).toContain(
      `chosen=${chosen.id}`,
    );
    expect(chips(page)[0]!.href).toContain(`chosen=${chosen.id}`);
    expect(page.document.querySelector(`input[name="chosen"][value="${chosen.id}"]`)).not.toBeNull();
    const [first] = idsIn(page);
    const again = await site.page(`/compare/auckland?chosen=${first}`);
    expect(again.document.querySelectorAll(`input[value="${first}"][checked]`)).toHaveLength(1);
    expect(again.document.querySelector("fieldset")).toBeNull();
  });
});

describe("Dentists side by side", () => {
  const [one, two] = [all[0]!, all.find(({ emergency }) => emergency === null)!];

  function rows({ document }: TestPage): Map<string, string[]> {
    return new Map(
      [...document.querySelectorAll("tbody tr")].map((row) => [
        row.querySelector('th[scope="row"]')!.textContent,
        [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      ]),
    );
  }

  test("come as a list or one by one, and are the columns of one table", async () => {
    for (const query of [`ids=${one.id},${two.id}`, `ids=${one.id}&ids=${two.id}`]) {
      const page = await site.page(`/compare?${query}`);
      expect(page.status).toBe(200);
      const heads = [...page.document.querySelectorAll('thead th[scope="col"] a:first-child')];
      expect(heads.map((head) => head.textContent)).toEqual([one.name, two.name]);
      expect(heads.map((head) => head.getAttribute("href"))).toEqual([practicePath(one), practicePath(two)]);
      expect(page.document.querySelector("table caption")!.textContent).toBe("2 dentists side by side");
      expect(robotsOf(page)).toBe("noindex, follow");
      expect(titleOf(page)).toBe(`Side by Side: ${one.name}, ${two.name} | Niho`);
    }
  });

  test("are told apart by everything that decides", async () => {
    const table = rows(await site.page(`/compare?ids=${one.id},${two.id}`));
    const each = [one, two];
    expect(table.get("Rating")!.map((text) => text.includes("reviews"))).toEqual([true, true]);
    for (const [index, practice] of each.entries()) {
      expect(table.get("Usual visit")![index]).toContain(`$${practice.priceFrom}–$${practice.priceTo}`);
      for (const { treatment, label } of practice.prices) {
        expect(table.get(treatmentName(treatment))![index]).toContain(label);
      }
      expect(table.get("Services")![index]).toBe(practice.services.map(treatmentName).join(", "));
      expect(table.get("Languages")![index]).toBe(practice.languages.join(", "));
      expect(table.get("Phone")![index]).toBe(practice.phone);
    }
    expect(table.get("Emergency wait")).toEqual([
      `About ${one.emergency!.waitMinutes} minutes`,
      "No same-day care listed",
    ]);
    for (const label of [
      "Open now?",
      "Opening hours",
      "Wheelchair access",
      "Parking",
      "Help with the cost",
      "New patients",
    ]) {
      expect([label, table.get(label)?.length]).toEqual([label, 2]);
    }
  });

  test("say whether each is open at this moment", async () => {
    site.clock.now = new Date("2026-11-22T12:00:00Z");
    const shut = rows(await site.page(`/compare?ids=1`)).get("Open now?")!;
    site.clock.now = new Date("2026-11-20T00:30:00Z");
    const open = rows(await site.page(`/compare?ids=1`)).get("Open now?")!;
    expect([shut[0]!.slice(0, 5), open[0]!.slice(0, 8)]).toEqual(["Opens", "Open now"]);
  });

  test("never tell a price that is not stated", async () => {
    const told = await openSite({ samples: 0 });
    const services = ["general-dentistry", "braces"] as const;
    const prices = [{ treatment: "braces", label: "Both jaws", from: 7_000, to: null }] as const;
    const entries = [
      makePractice({ id: 1, services, prices }),
      makePractice({ id: 2, services, prices: [] }),
      makePractice({ id: 3, services: [], prices: [] }),
    ].map((practice) => ({ practice, reviews: [] }));
    await told.database.transact((tx) => insertPractices(tx, entries, PLACES));
    const table = rows(await told.page("/compare?ids=1,2,3"));
    expect(table.get("Braces")).toEqual(["from $7,000Both jaws", "Offered, price not stated", "Not listed"]);
    expect(table.has("General Dentistry")).toBe(false);
  });

  test("can be taken away and added to", async () => {
    const page = await site.page(`/compare?ids=${one.id},${two.id}`);
    expect(hrefOf(page, `Remove ${one.name}`)).toBe(`/compare?ids=${two.id}`);
    const more = hrefOf(page, "Add another dentist");
    expect(more).toContain(`chosen=${one.id},${two.id}`);
    expect((await site.page(more)).status).toBe(200);
    const alone = await site.page(`/compare?ids=${two.id}`);
    expect(hrefOf(alone, `Remove ${two.name}`)).toBe("/compare");
    expect(hrefOf(alone, "Add another dentist")).toBe(`/compare/${two.place}?chosen=${two.id}`);
    const full = await site.page("/compare?ids=1,2,3,4");
    expect(full.document.querySelector("main")!.textContent).not.toContain("Add another dentist");
  });

  test("are at most four: the first four stay, and the page says so", async () => {
    const page = await site.page("/compare?ids=5,4,3,2,1");
    expect(idsIn(page)).toEqual([5, 4, 3, 2]);
    expect(page.html).toContain("these are the first 4 that you ticked");
    const four = await site.page("/compare?ids=5,4,3,2");
    expect(four.html).not.toContain("that you ticked");
  });

  test("leave out whom nobody knows; with nobody left there is the whole list", async () => {
    const page = await site.page("/compare?ids=999999,2,banana,2,3,777777,888888,4,5");
    expect(idsIn(page)).toEqual([2, 3, 4, 5]);
    expect(page.html).not.toContain("that you ticked");
    expect(await listAt("/compare?ids=999999")).toEqual(listOf(slowly(() => true)));
  });
});
