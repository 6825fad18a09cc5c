import { expect, test } from "vitest";
import { isLand } from "#content/map/shore.server.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import type { MapList } from "./map-answers.ts";

const site = siteToRead(240);

test("The pins of a page of the list are its practices in its order, by name, on land", async () => {
  for (const query of ["", "?location=wellington&view=list", "?page=2&sort=name"]) {
    const answer = await site.fetch(`/directory/map.json${query}`);
    expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
    const { count, pins } = (await answer.json()) as MapList;
    const { document } = await site.page(`/directory${query}`);
    const listed = [...document.querySelectorAll("#results h3 a")].map(({ textContent }) => textContent);
    expect([query, pins.map(({ name }) => name)]).toEqual([query, listed]);
    expect(count).toBeGreaterThanOrEqual(pins.length);
    for (const pin of pins) expect([pin.name, pin.longitude < 0 || isLand(pin)]).toEqual([pin.name, true]);
  }
});

test("A position in the address keeps the pins out of every cache, as it keeps the page", async () => {
  const cached = async (path: string) => (await site.fetch(path)).headers.get("Cache-Control");
  for (const query of ["", "?near=-41.29,174.78"])
    expect(await cached(`/directory/map.json${query}`)).toBe(await cached(`/directory${query}`));
});
