import { expect, test } from "vitest";
import { TOWNS } from "#content/towns.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { sampleOf } from "#tests/support/suite.ts";

const site = siteToRead(60);

test("A search answers every name of every town", async () => {
  const names = TOWNS.flatMap((town) => [town.name, ...town.spellings]);
  for (const name of sampleOf(names, 12)) {
    for (const q of [name, `braces ${name}`, `toothache ${name}`])
      expect([q, (await site.fetch(`/search?${new URLSearchParams({ q })}`)).status]).toEqual([q, 200]);
  }
});

test.each(["Chatham Islands", "chatham", "Chathams", "Wharekauri", "Rēkohu"])(
  "A search for “%s”, an island without a practice, says so, and which number to call when it hurts",
  async (q) => {
    const page = await site.page(`/search?${new URLSearchParams({ q })}`);
    const other = q.toLowerCase().startsWith("chatham") ? "" : ` (${q})`;
    expect(headings(page)[0]).toBe(`No practice is listed in the Chatham Islands${other}`);
    expect(mainText(page)).toContain("0800 611 116, Healthline, free, day or night");
    expect(mainText(page)).not.toContain("Check the spelling");
    expect(page.document.querySelector('main a[href="/emergency?place=chatham-islands"]')).not.toBeNull();
  },
);

test.each([
  ["waiheke", "Oneroa (Waiheke)"],
  ["dentist Aparima", "Riverton (Aparima)"],
  ["Hanmer", "Hanmer Springs"],
])("A search for “%s” says that name, and what the town is listed as: %s", async (q, named) => {
  const page = await site.page(`/search?${new URLSearchParams({ q })}`);
  expect(mainText(page)).toContain(`No practice is listed in ${named}. The nearest are in `);
});

const many = siteToRead(400);

test.each([
  ["masterton", "north-island"],
  ["martinborough", "north-island"],
  ["otaki", "north-island"],
  ["thames", "north-island"],
  ["waiuku", "north-island"],
  ["wanaka", "south-island"],
  ["braces otaki", "north-island&service=braces"],
])("Both doors say of “%s” how far its nearest practice is, and list that one first", async (asked, list) => {
  const address = `/api/v1/practices?location=${list}&near=${asked.split(" ").at(-1)}&sort=distance`;
  const { practices } = (await (await many.fetch(address)).json()) as {
    practices: { name: string; distanceKm: number }[];
  };
  const { name, distanceKm } = practices[0]!;
  for (const path of ["/search", "/directory"]) {
    const page = await many.page(`${path}?q=${encodeURIComponent(asked)}`);
    expect(mainText(page)).toContain(`about ${Math.round(distanceKm)} km away in a straight line`);
    const first = page.document.querySelector(
      'main li a[href^="/dentists/"], main article a[href^="/dentists/"]',
    );
    expect(first!.textContent, path).toContain(name);
  }
});
