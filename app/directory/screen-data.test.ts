import { expect, test } from "vitest";
import { idsIn } from "#tests/support/practice-lists.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { mapPoints } from "./map-points.server.ts";
import type { Screen } from "./screen.ts";

const shared = siteToRead(240);

test("The directory on the screen gets what the page shows: the same practices, count, title and address", async () => {
  for (const query of [
    "",
    "?location=nelson&service=invisalign",
    "?open=saturday&view=list",
    "?q=zzzz",
    "?page=3",
  ]) {
    const page = await shared.page(`/directory${query}`);
    const answer = await shared.fetch(`/directory/screen.json${query}`);
    const screen = (await answer.json()) as Screen;
    const text = (selector: string) => page.document.querySelector(selector)!.textContent;
    expect([query, screen.practices!.map(({ id }) => id)]).toEqual([query, idsIn(page.html)]);
    expect([screen.heading, screen.count, `${screen.title} | Niho`]).toEqual([
      text("h1"),
      text("#count"),
      page.document.title,
    ]);
    expect(screen.address).toBe(`/directory${query}`);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
});

test("A position in the address keeps the list out of every cache, as it keeps the page", async () => {
  const site = siteToRead(20);
  const cached = async (path: string) => (await site.fetch(path)).headers.get("Cache-Control");
  for (const query of ["", "?near=-41.29,174.78"])
    expect(await cached(`/directory/screen.json${query}`)).toBe(await cached(`/directory${query}`));
});

test("A pin leads to its practice on the list, and towns inland, whose map would be blank, have none", async () => {
  const site = siteToRead(400);
  for (const path of ["/directory?location=wellington", "/directory?location=wellington&view=list"]) {
    const { document } = await site.page(path);
    const pins = [...document.querySelectorAll(".list-map .pin")];
    const names = pins.map((pin) => {
      const at = document.querySelector(`#results ${pin.getAttribute("href")}`)!;
      return at.querySelector("h3 a")!.getAttribute("href");
    });
    const listed = [...document.querySelectorAll("#results h3 a")].map((link) => link.getAttribute("href"));
    expect(names).toEqual(listed);
    expect(pins.map(({ textContent }) => Number(textContent))).toEqual(listed.map((_, index) => index + 1));
    expect(document.querySelector(".list-map")!.getAttribute("aria-hidden")).toBe("true");
  }
  const inland = await site.page("/directory?location=hamilton");
  expect(inland.document.querySelector(".list-map")).toBeNull();
});

test("On the map of the country a town with many practices of the list has its dot and no pins, unless there is nothing else", async () => {
  const { services } = await openSite({ samples: 120 });
  const { listings } = await services.practices.now();
  const byTown = Map.groupBy(
    await listings(Array.from({ length: 120 }, (_, index) => index + 1)),
    ({ place }) => place,
  );
  const many = byTown.get("auckland")!.slice(0, 7);
  const counts = new Map([
    ["auckland", 7],
    ["dunedin", 1],
  ]);
  const mapOf = (practices: typeof many) => mapPoints(practices, { others: [], counts })!;
  const country = mapOf([...many, byTown.get("dunedin")![0]!]);
  expect(country.pins.map(({ number }) => number)).toEqual([8]);
  expect(country.towns.map(({ name }) => name)).toContain("Auckland");
  const town = mapOf(many);
  expect([town.pins.length, town.towns]).toEqual([7, []]);
});
