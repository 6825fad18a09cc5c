import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { stateFacts } from "#database/practices/practice-records.ts";
import { openListed, save } from "#tests/support/listing.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(3);

const FACTS = { name: "Coast Smiles", place: "greymouth" };

test("Sources are named in the footer, on the page of the data and on each profile, while they list a practice", async () => {
  const site = await openSite({ samples: 0 });
  const state = (source: string, facts: object, url = "") =>
    site.database.transact((tx) =>
      stateFacts(
        tx,
        [
          {
            externalId: "1",
            practiceId: 10_001,
            facts: JSON.stringify({ ...FACTS, ...facts }),
            contentHash: "",
            asOf: "2026-11-01",
            url,
          },
        ],
        { source, on: "2026-11-01", importId: null, places: PLACES },
      ),
    );
  expect((await site.page("/data")).document.body.textContent).not.toContain("Listings:");
  // As an import writes a row with a town alone: the middle of the town.
  await state("our-list", { phone: "03 768 0001", latitude: -42.45, longitude: 171.21, position: "town" });
  expect((await site.page("/")).document.querySelector("footer")!.textContent).not.toContain("Listings:");
  await state("osm", { openingHours: "24/7" }, "https://www.openstreetmap.org/node/1");
  const footer = (await site.page("/")).document.querySelector("footer a[href='/data']")!;
  expect(footer.textContent).toBe("© OpenStreetMap contributors");
  const data = (await site.page("/data")).document.querySelector("main")!;
  expect(data.textContent).toContain("OpenStreetMap: 1 practice, as of 1 November 2026. Licence: ODbL 1.0.");
  expect(data.textContent).toContain("Our list: 1 practice");
  expect(data.querySelector("a[href='https://www.openstreetmap.org/copyright']")).not.toBeNull();
  const profile = (await site.page("/dentists/10001-coast-smiles")).document.querySelector("main")!;
  expect(profile.textContent).toContain("Our listName, town and phone. 1 November 2026.");
  expect(profile.textContent).toContain("OpenStreetMapOpening hours. 1 November 2026.");
  expect(profile.querySelector("a[href='https://www.openstreetmap.org/node/1']")).not.toBeNull();
  expect(profile.textContent).not.toContain("Verified");
  for (const path of ["/api/v1/practices/10001", "/api/v1/practices?q=coast"]) {
    const answer = (await (await site.fetch(path)).json()) as Record<string, unknown>;
    expect([answer, ...((answer["practices"] as object[] | undefined) ?? [])].at(-1)).toMatchObject({
      sources: [
        { slug: "our-list", url: null, asOf: "2026-11-01" },
        {
          slug: "osm",
          attribution: "© OpenStreetMap contributors",
          licence: "ODbL 1.0",
          url: "https://www.openstreetmap.org/node/1",
        },
      ],
    });
  }
  const lists = ["practices", "practices.geojson", "places", "suggest?q=coast"];
  for (const path of lists.map((list) => `/api/v1/${list}`))
    expect([path, await (await site.fetch(path)).json()]).toEqual([
      path,
      expect.objectContaining({ attribution: "© OpenStreetMap contributors" }),
    ]);
  expect(await (await site.fetch("/api/v1/openapi.json")).json()).toMatchObject({
    info: { "x-attribution": "© OpenStreetMap contributors" },
  });
  const people = {
    practitioners: [
      { name: "Dr Ana Rangi", focus: "", years: null, qualifications: [], specialistScope: null },
    ],
  };
  const verified = { checkedOn: "2026-11-01", until: "2099-03-31" };
  await state("osm", { ...people, verified });
  const text = async () => (await site.page("/dentists/10001-coast-smiles")).document.body.textContent;
  expect(await text()).not.toContain("Verified");
  await state("our-list", { ...people, verified });
  expect(await text()).toContain("public register on 1 November 2026");
  await state("our-list", { ...people, verified: { ...verified, until: "2026-11-02" } });
  expect(await text()).not.toContain("Verified");
});

test("A practice that has joined is a source once it has said something itself", async () => {
  const { site, path } = await openListed();
  const said = async () => (await site.page("/data")).document.querySelector("main")!.textContent;
  expect(await said()).not.toContain("The practice itself");
  await save(site, path, "access", { parking: "Behind the building" });
  expect(await said()).toContain("The practice itself: 1 practice, as of 20 November 2026.");
});

test("The page of the data says that samples are made up", async () => {
  const { status, document } = await shared.page("/data");
  expect(status).toBe(200);
  expect(document.querySelector("main")!.textContent).toContain("We made up every practice here.");
});
