import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { stateFacts } from "#database/practice-records.ts";
import { openSite } from "#tests/support/site.ts";

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
  await state("our-list", { phone: "03 768 0001" });
  expect((await site.page("/")).document.querySelector("footer")!.textContent).not.toContain("Listings:");
  await state("osm", { openingHours: "24/7" }, "https://www.openstreetmap.org/node/1");
  const footer = (await site.page("/")).document.querySelector("footer a[href='/data']")!;
  expect(footer.textContent).toBe("© OpenStreetMap contributors");
  const data = (await site.page("/data")).document.querySelector("main")!;
  expect(data.textContent).toContain("OpenStreetMap: 1 practice, as of 1 November 2026. Licence: ODbL 1.0.");
  expect(data.textContent).toContain("our-list: 1 practice");
  expect(data.querySelector("a[href='https://www.openstreetmap.org/copyright']")).not.toBeNull();
  const profile = (await site.page("/dentists/10001-coast-smiles")).document.querySelector("main")!;
  expect(profile.textContent).toContain("Name, address and phone: our-list, 1 November 2026.");
  expect(profile.textContent).toContain("Opening hours: OpenStreetMap, 1 November 2026.");
  expect(profile.querySelector("a[href='https://www.openstreetmap.org/node/1']")).not.toBeNull();
  expect(profile.textContent).not.toContain("Verified");
});

test("The page of the data says that samples are made up", async () => {
  const site = await openSite({ samples: 3 });
  const { status, document } = await site.page("/data");
  expect(status).toBe(200);
  expect(document.querySelector("main")!.textContent).toContain(
    "Every practice here is a sample, made up by us.",
  );
});
