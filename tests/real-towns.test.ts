import { expect, test } from "vitest";
import { placeBySlug } from "#content/places.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { openSite } from "./support/site.ts";

/** A practice each in a town with a macron, in one of two words, and in one of the 22. */
const IN_TOWNS: readonly Practice[] = [
  at("otaki", { id: 10_001, name: "Niho Ōtaki" }),
  at("te-anau", {
    id: 10_002,
    name: "Lakefront Dental",
    suburb: "Manapōuri",
    emergency: { waitMinutes: 30 },
  }),
  at("greymouth", { id: 10_003, name: "Coast Smiles" }),
];

function at(place: string, facts: Partial<Practice>): Practice {
  const { latitude, longitude } = placeBySlug(place);
  return { ...REAL_PRACTICES[1]!, suburb: "", ...facts, place, latitude, longitude };
}

async function siteOfTowns() {
  const site = await openSite({ samples: 0, now: "2026-12-01T00:00:00Z", routing: "direct" });
  await listPractices(site, IN_TOWNS);
  const page = async (path: string) => {
    const { status, document } = await site.page(path);
    return { status, document, text: document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ") };
  };
  return { site, page };
}

test("A town beyond the 22 has its page once a practice there is listed", async () => {
  const { site, page } = await siteOfTowns();
  const { status, document, text } = await page("/locations/otaki");
  expect([status, document.querySelector("h1")!.textContent]).toEqual([200, "Dentists in Ōtaki"]);
  expect(text).toContain("Ōtaki is about 60 km from Palmerston North in a straight line.");
  expect(text).toContain("Niho Ōtaki");
  expect((await site.fetch("/locations/Ōtaki")).headers.get("location")).toContain("/locations/otaki");
  const greymouth = (await page("/locations/greymouth")).document;
  expect(greymouth.querySelectorAll("main section[aria-labelledby=practices] .card-name")).toHaveLength(1);
});

test("A town in which a practice is listed is found with and without macrons", async () => {
  const { site, page } = await siteOfTowns();
  for (const q of ["otaki", "Ōtaki", "dentist otaki"]) {
    const { document, text } = await page(`/search?q=${encodeURIComponent(q)}`);
    expect([q, document.querySelector("h1")!.textContent]).toEqual([q, "1 dentist in Ōtaki"]);
    expect(text).not.toContain("No practice is listed in");
  }
  const suggested = (await (await site.fetch("/api/v1/suggest?q=otak")).json()) as {
    items: { label: string }[];
  };
  expect(suggested.items.map(({ label }) => label)).toContain("Ōtaki");
  expect((await page("/directory?location=otaki")).text).toContain("Niho Ōtaki");
  expect((await page("/compare/te-anau")).text).toContain("Lakefront Dental");
  expect((await page("/emergency?place=te-anau")).text).toContain("Lakefront Dental");
});

test("Lists of places end with the towns in which a practice is listed", async () => {
  const { site, page } = await siteOfTowns();
  // A form is there once someone takes requests.
  const joined = { ...IN_TOWNS[0]!, id: 20_001, hasJoined: true, email: "desk@otaki.nz" };
  await listPractices(site, [joined]);
  for (const path of ["/", "/directory", "/compare", "/emergency", "/book"]) {
    const group = (await page(path)).document.querySelector('optgroup[label="More towns"]');
    const names = [...(group?.children ?? [])].map((one) => one.textContent);
    expect([path, names]).toEqual([path, ["Ōtaki", "Te Anau"]]);
  }
  const home = await page("/");
  expect(home.text).toContain("3 towns and cities so far");
  expect(home.document.querySelector('main a[href="/locations/te-anau"]')).not.toBeNull();
  expect((await page("/locations")).document.querySelectorAll("main .all-places li")).toHaveLength(24);
  expect(await (await site.fetch("/sitemap.xml")).text()).toContain("/locations/otaki<");
  expect(await (await site.fetch("/api/v1/places")).json()).toMatchObject({ count: 24 });
});

test("A practice on the Chatham Islands is listed there, and no one is sent across the sea", async () => {
  const { site, page } = await siteOfTowns();
  const facts: Partial<Practice> = {
    id: 10_004,
    name: "Rēkohu Dental",
    suburb: "Waitangi",
    emergency: { waitMinutes: 30 },
  };
  await listPractices(site, [at("chatham-islands", facts)]);
  const there = await page("/locations/chatham-islands");
  expect([there.status, there.document.querySelector("h1")!.textContent]).toEqual([
    200,
    "Dentists in Chatham Islands",
  ]);
  expect(there.document.querySelectorAll("main section[aria-labelledby=practices] .card-name")).toHaveLength(
    1,
  );
  expect(there.document.querySelector("[aria-labelledby=nearby]")).toBeNull();
  expect((await page("/")).text).toContain("Chatham Islands 1 practice");
  expect((await page("/emergency?place=te-anau")).text).not.toContain("Rēkohu Dental");
  const near = await page("/emergency?place=chatham-islands");
  expect(near.text).toContain("Rēkohu Dental");
  expect(near.text).not.toContain("Lakefront Dental");
  expect(await (await site.fetch("/api/v1/places")).json()).toMatchObject({
    places: expect.arrayContaining([
      expect.objectContaining({ slug: "chatham-islands", island: "chathams" }),
    ]) as unknown,
  });
});

test("A town without a practice has no page, is in no list, and leads to the nearest", async () => {
  const { page } = await siteOfTowns();
  const { status, document } = await page("/locations/hokitika");
  expect(status).toBe(404);
  expect(document.querySelector("main .empty")!.textContent).toContain(
    "Greymouth is about 36 km from Hokitika in a straight line.",
  );
  expect((await page("/locations")).text).not.toContain("Hokitika");
  expect((await page("/search?q=hokitika")).text).toContain("No practice is listed in Hokitika.");
});
