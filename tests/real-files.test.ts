import { expect, test } from "vitest";
import { practicePath } from "#content/links.ts";
import { ALL_PLACES } from "#content/places.ts";
import { eachPractice } from "#database/practices/practices.ts";
import { type Desk, eachDesk, sqliteDesk } from "./support/desk.ts";
import { inventedIn } from "./support/invented.ts";
import { CLINICS_FILE, CLINICS_WORDS, overpassFile } from "./support/real-files.ts";
import { inventedInMails } from "./support/real-requests.ts";
import { openSite } from "./support/site.ts";
import { isFullSuite, sampleOf } from "./support/suite.ts";

/** The site over what the operator has. */
function siteOf({ open }: Desk) {
  return openSite({ samples: 0, open, now: "2026-12-25T00:00:00Z", routing: "direct" });
}

eachDesk("A list of clinics as a comparison site has it", (desk) => {
  const { niho, file, practices } = desk;
  const load = (csv = CLINICS_FILE, ...words: string[]) =>
    niho("import", file("clinics.csv", csv), ...CLINICS_WORDS, ...words);

  test("becomes a directory by town, and what is no dentist is refused by name", async () => {
    const { status, stdout, stderr } = await load();
    expect([status, stdout]).toEqual([0, expect.stringContaining("new 10 ·")]);
    for (const refused of [
      "VetSouth Lumsden: not a dental practice",
      "Ōtaki School Clinic: not a dental practice",
      "Closed Dental: closed (business_status=CLOSED_PERMANENTLY)",
      "Lumsden Rooms: “Lumsden” is not a town in this directory",
    ])
      expect(stderr).toContain(refused);
    const site = await siteOf(desk);
    for (const town of ["hokitika", "westport", "gore", "te-anau", "winton"]) {
      const { status: found, document } = await site.page(`/locations/${town}`);
      expect([town, found, document.querySelectorAll("main .practice-row .card-name").length]).toEqual([
        town,
        200,
        1,
      ]);
    }
    const { document } = await site.page("/locations/greymouth");
    expect(document.querySelectorAll("main .practice-row .card-name")).toHaveLength(2);
    const nearest = [...document.querySelectorAll("[aria-labelledby=nearby] a")].map((link) => [
      link.getAttribute("href"),
      link.textContent,
    ]);
    expect(nearest[0]).toEqual(["/locations/hokitika", "Hokitika, 1 practice36 km"]);
    const [coast] = await practices();
    const profile = (await site.page(`/dentists/${String(coast!["id"])}-coast-smiles`)).document;
    expect(profile.querySelector("main")!.textContent).toContain("8am–1pm, 2pm–5pm");
    expect(profile.querySelector("main")!.textContent).toContain("Public holiday, call first");
  });

  test("changes one field where the file does, and leaves its addresses answering 410 where a row is gone", async () => {
    await load();
    const before = await practices();
    expect((await load()).stdout).toContain("new 0 · changed 0 · unchanged 10 · withdrawn 0");
    expect((await load(CLINICS_FILE.replace("03 755 1234", "03 755 9999"))).stdout).toContain("changed 1");
    const changed = (await practices()).map((practice, at) =>
      Object.keys(practice).filter(
        (key) => JSON.stringify(practice[key]) !== JSON.stringify(before[at]![key]),
      ),
    );
    expect(changed.flat()).toEqual(["phone"]);
    await load(CLINICS_FILE.replace(/^c02.*\n/m, ""), "--complete");
    const gone = before.find(({ name }) => name === "Hokitika Dental Centre")!;
    const site = await siteOf(desk);
    expect((await site.fetch(`/dentists/${String(gone["id"])}-hokitika-dental-centre`)).status).toBe(410);
    await load(CLINICS_FILE, "--complete");
    expect(await practices()).toEqual(before);
  });

  test("keeps two businesses at one address and one telephone as two", async () => {
    await load();
    const two = (await practices()).filter(({ address }) => address === "40 Bridge Street");
    expect(two.map(({ name }) => name)).toEqual(["Tooth Works", "Cosmetic Denture Clinic"]);
  });
});

sqliteDesk("A map's tags", (desk) => {
  test("say on no page, in no answer, mail, calendar file or picture what no one has stated", async () => {
    const { niho, file } = desk;
    const count = isFullSuite ? 200 : 12;
    const path = file("osm.overpass.json", overpassFile(ALL_PLACES, count));
    const { status, stdout } = await niho("import", path, "--complete");
    expect([status, stdout]).toEqual([0, expect.stringContaining(`new ${count} ·`)]);
    expect(stdout).toContain("refused 4");
    const site = await siteOf(desk);
    const listed = await Array.fromAsync(eachPractice(site.database.read));
    const paths = [
      "/",
      "/directory",
      "/directory?view=list",
      "/compare",
      "/compare/price",
      "/emergency?place=greymouth",
      "/search?q=coast",
      "/services/oral-surgery",
      "/data",
      "/api/v1/practices",
      "/api/v1/practices.geojson",
      ...sampleOf(listed, 6).flatMap((practice) => [
        practicePath(practice),
        `/api/v1/practices/${practice.id}`,
      ]),
    ];
    const invented = [];
    for (const page of paths) {
      const { status: found, html } = await site.page(page);
      expect([page, found]).toEqual([page, 200]);
      invented.push(...inventedIn(html).map((said) => [page, said]));
    }
    for (const practice of sampleOf(listed, 2))
      invented.push(...inventedInMails(practice).map((said) => [practice.name, said]));
    expect(invented).toEqual([]);
    const footer = (await site.page("/")).document.querySelector("footer a[href='/data']")!;
    expect(footer.textContent).toBe("© OpenStreetMap contributors");
  }, 60_000);
});
