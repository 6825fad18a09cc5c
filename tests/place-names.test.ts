import { describe, expect, test } from "vitest";
import { LOCALITIES } from "#content/localities.ts";
import { ALL_PLACES, findPlace, PLACES } from "#content/places.ts";
import { locationNamed } from "#content/vocabulary.ts";
import { cityAround } from "#domain/finding/places.ts";
import { foldPlaceName } from "#domain/text.ts";
import { whereIs } from "#domain/finding/where.ts";
import { siteToRead } from "./support/site-to-read.ts";
import { sampleOf } from "./support/suite.ts";

/** How people write for short, and the whole name. */
const SHORT: readonly (readonly [short: string, whole: string])[] = [
  ["saint johns", "st johns"],
  ["nth shore", "north shore"],
  ["3 kings", "three kings"],
  ["mt eden", "mount eden"],
  ["Mt. Eden", "Mount Eden"],
  ["st heliers", "saint heliers"],
  ["pt chevalier", "point chevalier"],
  ["Pt. Chevalier", "Point Chevalier"],
  ["sth dunedin", "south dunedin"],
  ["MT-ROSKILL", "mount roskill"],
  ["sth canterbury", "south canterbury"],
  ["mt maunganui", "mount maunganui"],
  ["chch", "christchurch"],
  ["akl", "auckland"],
  ["wgtn", "wellington"],
  ["palmy", "palmerston north"],
  ["palmerston nth", "palmerston north"],
  ["n plymouth", "new plymouth"],
  ["N. Plymouth", "New Plymouth"],
  ["invers", "invercargill"],
  ["papaioea", "palmerston north"],
  ["Whanganui-a-Tara", "wellington"],
  ["Tihi-o-Maru", "timaru"],
  ["tamaki makaurau", "auckland"],
];

describe("A place named for short is the place named in full:", () => {
  const site = siteToRead(1_236);

  test.each(sampleOf(SHORT, 8))(
    "%s, in the directory, the interface, the search and filters",
    async (short, whole) => {
      const [found, full] = [
        await counted(`q=${encodeURIComponent(short)}`),
        await counted(`q=${encodeURIComponent(whole)}`),
      ];
      expect(found).toEqual(full);
      expect(found.api).toBe(found.directory);
      const isSuburb = LOCALITIES.some(({ name }) => foldPlaceName(name) === foldPlaceName(whole));
      if (isSuburb || findPlace(whole)) expect(found.directory).toBeGreaterThan(0);
      expect(locationNamed(short)).toEqual(locationNamed(whole));
      const [here, there] = [await searched(short), await searched(whole)];
      expect(here).toEqual(there);
    },
  );

  test.each([
    ["Petone", "Lower Hutt"],
    ["Silverstream", "Upper Hutt"],
    ["Titahi Bay", "Porirua"],
  ])("practices in %s are found by the city around it, %s, with a wish and without", async (suburb, city) => {
    const listed = async (q: string, wish = "") => {
      const asked = `/api/v1/practices?${new URLSearchParams({ q, limit: "100" })}${wish}`;
      const { practices } = (await (await site.fetch(asked)).json()) as { practices: { id: number }[] };
      return practices.map(({ id }) => id);
    };
    const inSuburb = await listed(suburb);
    expect(inSuburb).not.toEqual([]);
    const inCity = await listed(city);
    expect(inCity).toEqual(expect.arrayContaining(inSuburb));
    expect(await listed(`${city} general dentistry`)).toEqual(
      expect.arrayContaining(await listed(suburb, "&service=general-dentistry")),
    );
    expect(cityAround(suburb, "nelson")).toBeNull();
  });

  async function counted(query: string) {
    const { document } = await site.page(`/directory?${query}`);
    const [, directory] = /([\d,]+|No) dentists? found/.exec(document.querySelector("#count")!.textContent)!;
    const { count } = (await (await site.fetch(`/api/v1/practices?${query}&limit=1`)).json()) as {
      count: number;
    };
    return { directory: directory === "No" ? 0 : Number(directory!.replaceAll(",", "")), api: count };
  }

  /** The practices and places that the search shows. */
  async function searched(q: string): Promise<string[]> {
    const { document } = await site.page(`/search?q=${encodeURIComponent(q)}`);
    const links = [...document.querySelectorAll("main a[href^='/dentists/'], main a[href^='/locations/']")];
    return [...new Set(links.map((link) => link.getAttribute("href")!))].toSorted();
  }
});

test("a file and a form take them as they take the full name", () => {
  const gazetteer = { places: ALL_PLACES, localities: LOCALITIES };
  const where = (town: string) => whereIs({ town, suburb: "", position: null }, gazetteer)?.place ?? null;
  for (const [short, whole] of [...SHORT, ["upr hutt", "upper hutt"], ["lwr hutt", "lower hutt"]] as const) {
    expect(where(short), short).toBe(where(whole));
    expect(findPlace(short)?.slug, short).toBe(findPlace(whole)?.slug);
  }
  for (const town of [
    "upr hutt",
    "palmy",
    "chch",
    "akl",
    "wgtn",
    "n plymouth",
    "3 kings",
    "sth dunedin",
    "papaioea",
  ])
    expect(where(town), town).not.toBeNull();
});

test("no two places, and no suburb and the place around it, become one", () => {
  const names = PLACES.flatMap(({ slug, name, spellings }) =>
    [name, ...spellings].map((one) => [foldPlaceName(one), slug]),
  );
  const slugs = new Map<string, Set<string>>();
  for (const [name, slug] of names) slugs.set(name!, (slugs.get(name!) ?? new Set()).add(slug!));
  expect([...slugs].filter(([, all]) => all.size > 1)).toEqual([]);
});
