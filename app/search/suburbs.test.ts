import { describe, expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { mainText } from "#tests/support/head.ts";
import { hrefs, results } from "#tests/support/search-results.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const SAMPLES = 1_236;
const site = siteToRead(SAMPLES);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

function practicesIn(suburb: string, place: string): number {
  return [...samplePractices(SAMPLES)].filter(
    ({ practice }) => practice.suburb === suburb && practice.place === place,
  ).length;
}

describe("The search asks which, where several places have a suburb of that name:", () => {
  test.each([
    ["Richmond", ["christchurch", "invercargill", "nelson"]],
    ["Frankton", ["hamilton", "queenstown"]],
  ])("%s", async (name, places) => {
    const page = await ask(name);
    const ways = results(page).filter(({ text }) => text.startsWith(`${name} in `));
    expect(
      ways
        .map(({ href }) => new URL(href, "http://site").searchParams.get("location"))
        .toSorted((a, b) => (a! < b! ? -1 : 1)),
    ).toEqual(places);
    expect(hrefs(page)[0]).toBe(ways[0]!.href);
    for (const { href } of ways) {
      const place = new URL(href, "http://site").searchParams.get("location")!;
      const list = await site.page(href);
      const total = Number.parseInt(list.document.querySelector("#count")!.textContent, 10);
      // Streets are called so too.
      expect(total).toBeGreaterThanOrEqual(practicesIn(name, place));
      expect(total).toBeGreaterThan(0);
    }
  });

  test("not where the place is said, nor of a suburb that one place has", async () => {
    for (const asked of ["Richmond Nelson", "Karori"])
      expect(results(await ask(asked)).some(({ text }) => / in (Nelson|Wellington)$/.test(text))).toBe(false);
  });

  test("with the treatment", async () => {
    expect(hrefs(await ask("veneers richmond"))).toContain(
      "/directory?q=richmond&location=christchurch&service=veneers",
    );
  });
});

test("The search says of a suburb without a practice that it shows all of its city", async () => {
  const page = await ask("Kelburn");
  expect(mainText(page)).toContain("No practice is listed in Kelburn, so this is all of Wellington.");
  expect(mainText(page)).not.toContain("“”");
  expect(mainText(page)).not.toContain("left it out");
});

test.each(["/search?q=dentist+pakuranga", "/directory?q=pakuranga"])(
  "A suburb with one dentist does not end there: %s has those nearest to it, with distances",
  async (path) => {
    const page = await siteToRead(1_236).page(path);
    const nearest = page.document.querySelector("section[aria-labelledby=nearest-to-suburb]")!;
    expect(nearest.querySelector("h2")!.textContent).toBe("Nearest to Pakuranga");
    const away = [...nearest.querySelectorAll("li:has(h3)")].map((row) =>
      Number(/\(([\d.]+) km\)/.exec(row.textContent)?.[1] ?? 0.5),
    );
    expect(away).toHaveLength(5);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away.at(-1)).toBeLessThan(10);
    const found = page.document.querySelector("main h3 a")!.getAttribute("href");
    expect(nearest.querySelector(`a[href="${found}"]`)).toBeNull();
  },
);

test("A suburb with many dentists, and one with none, has no such list", async () => {
  for (const q of ["ponsonby", "te aro", "auckland"])
    expect((await siteToRead(1_236).page(`/directory?q=${q.replace(" ", "+")}`)).html).not.toContain(
      "Nearest to ",
    );
});
