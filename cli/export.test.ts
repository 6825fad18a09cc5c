import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { eachDesk, sqliteDesk } from "#tests/support/desk.ts";
import { listPractices } from "#tests/support/practice.ts";
import { REAL_PRACTICES } from "#tests/support/real-practices.ts";

/** Every review, without its number. */
async function reviews(open: () => Promise<Database>): Promise<object[]> {
  const database = await open();
  const rows = await database.read
    .selectFrom("reviews")
    .select(["practice_id", "author", "suburb", "visited_in", "stars", "text", "is_sample"])
    .orderBy("practice_id")
    .orderBy("id")
    .execute();
  await database.close();
  return rows;
}

/** A file of practices but for who states them and their addresses, which an import changes. */
function withoutSources(path: string): string {
  return readFileSync(path, "utf8")
    .replaceAll(/,("old: [^"]*")?,http\S+/g, "")
    .replaceAll(/,"url":"[^"]*","sources":\[.*\]\}/g, "}");
}

eachDesk("What is exported", ({ niho, open, file, practices, pathOf, moveToEmpty }) => {
  test.each(["csv", "json"])("comes back equal as %s, formulas and real shapes too", async (format) => {
    const database = await open();
    const formula = {
      ...REAL_PRACTICES[1]!,
      id: 10_004,
      name: '=HYPERLINK("https://x.example")',
      parking: "+ two places",
      description: ["First, with “quotes”.", "-Second"],
      prices: [{ treatment: "braces" as const, label: "Braces, both", from: 5_000, to: null }],
      priceTier: 3 as const,
      priceFrom: 0,
      priceTo: 90,
      specialties: ["Gentle care", "@home"],
      newPatients: { answer: "no" as const, statedOn: "2026-11-02" },
    };
    await listPractices({ database }, [...REAL_PRACTICES, formula]);
    await database.close();
    const first = pathOf(`first.${format}`);
    expect((await niho("export", first)).stdout).toContain("4 practices in");
    if (format === "csv")
      expect(readFileSync(first, "utf8")).toContain(`"'=HYPERLINK(""https://x.example"")"`);
    await moveToEmpty();
    const { status, stdout } = await niho("import", first, "--source", "old");
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining("new 4 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0"),
    ]);
    const second = pathOf(`second.${format}`);
    await niho("export", second);
    expect(withoutSources(second)).toBe(withoutSources(first));
    expect(readFileSync(second, "utf8")).toContain(
      format === "csv" ? '"old: name, address, position' : '"sources":[{"slug":"old","name":"Old"',
    );
    expect((await practices()).every(({ website }) => website === "")).toBe(true);
  });

  test("is only what a source has, under that source's ids, where one is named", async () => {
    const list = "id,name,town,phone\n1,Coast Smiles,Nelson,03 768 1111\n2,Other Dental,Nelson,\n";
    const theirs = "id,name,town,phone\nx,Coast Smiles Dental,Nelson,03 768 1111\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("import", file("theirs.csv", theirs), "--source", "theirs");
    const path = pathOf("out.csv");
    expect((await niho("export", path, "--source", "theirs")).stdout).toContain("1 practice in");
    expect(readFileSync(path, "utf8").split("\r\n")[1]).toMatch(/^x,Coast Smiles,/);
    const unknown = await niho("export", pathOf("none.csv"), "--source", "nobody");
    expect([unknown.status, unknown.stderr]).toEqual([
      1,
      expect.stringContaining("There’s no source nobody."),
    ]);
    expect(existsSync(pathOf("none.csv"))).toBe(false);
  });
});

sqliteDesk("A file of what is exported", ({ niho, open, file, practices, pathOf, moveToEmpty }) => {
  test.each(["csv", "json", "geojson"])(
    "comes back equal as %s where it is made up, with ratings and reviews, and is still marked",
    async (format) => {
      await niho("samples", "load", "60");
      const first = pathOf(`first.${format}`);
      await niho("export", first, "--samples");
      const seen = [await practices(), await reviews(open)];
      await moveToEmpty();
      const { status, stdout } = await niho("import", first, "--source", "old");
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining("new 60 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0"),
      ]);
      expect(stdout).toContain("The directory holds 60 sample practices.");
      expect([await practices(), await reviews(open)]).toEqual(seen);
      const second = pathOf(`second.${format}`);
      await niho("export", second, "--samples");
      expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
    },
  );

  test("comes back from GeoJSON with every fact, and names whose words are owed", async () => {
    const list =
      "id,name,town,address,latitude,longitude,phone,services,price_tier,price_from,price_to,languages,emergency,parking\n1,Coast Smiles,Nelson,4A Bridge Street,-41.2706,173.284,03 768 1111,braces,2,80,150,English;Samoan,yes,=Behind\n2,Town Dental,Hokitika,Opus House 3 High Street,,,,,,,,,,\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("sources", "set", "list", "--attribution", "© The list");
    const before = await practices();
    const path = pathOf("out.geojson");
    await niho("export", path);
    const { features } = JSON.parse(readFileSync(path, "utf8")) as { features: Record<string, object>[] };
    expect(features).toMatchObject([
      {
        id: "niho/10001",
        geometry: { type: "Point", coordinates: [173.284, -41.2706] },
        properties: {
          amenity: "dentist",
          "addr:housenumber": "4A",
          "addr:street": "Bridge Street",
          attribution: "© The list",
          "niho:price_from": "80",
        },
      },
      { properties: { "addr:street_address": "Opus House 3 High Street", "niho:position": "town" } },
    ]);
    await moveToEmpty();
    const { stdout } = await niho("import", path, "--source", "old");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0");
    const facts = (all: Record<string, unknown>[]) => all.map((one) => ({ ...one, sources: null }));
    expect(facts(await practices())).toEqual(facts(before));
  });

  test("is a bundle of FHIR R4 on New Zealand's profiles that says nothing that is not stated", async () => {
    const list =
      'id,name,town,suburb,address,latitude,longitude,phone,hours,services,practitioners_json\n1,Coast Smiles,Nelson,Stoke,4 Bridge Street,-41.2706,173.284,03 768 1111,Mo-Fr 08:30-17:00,braces;veneers,"[{""name"":""Dr Ana Rangi"",""focus"":"""",""years"":null,""qualifications"":[""BDS (Otago)""],""specialistScope"":null}]"\n2,Bare Dental,Nelson,,,,,,,,\n';
    await niho("import", file("list.csv", list), "--source", "list");
    const path = pathOf("out.fhir.json");
    expect((await niho("export", path)).stdout).toContain("2 practices in");
    const text = readFileSync(path, "utf8");
    const bundle = JSON.parse(text) as { entry: { fullUrl: string; resource: Record<string, unknown> }[] };
    expect(bundle).toMatchObject({ resourceType: "Bundle", type: "collection" });
    expect(
      bundle.entry.map(({ resource }) => `${String(resource["resourceType"])}/${String(resource["id"])}`),
    ).toEqual([
      "Organization/10001",
      "Location/10001",
      "HealthcareService/10001",
      "Practitioner/10001-1",
      "PractitionerRole/10001-1",
      "Organization/10002",
      "Location/10002",
      "HealthcareService/10002",
    ]);
    expect(bundle.entry[1]!.resource).toMatchObject({
      meta: { profile: ["http://hl7.org.nz/fhir/StructureDefinition/NzLocation"] },
      position: { longitude: 173.284, latitude: -41.2706 },
      address: {
        extension: [{ url: "http://hl7.org.nz/fhir/StructureDefinition/suburb", valueString: "Stoke" }],
        line: ["4 Bridge Street"],
        city: "Nelson",
        country: "NZ",
      },
    });
    expect(bundle.entry[1]!.resource["hoursOfOperation"]).toContainEqual({
      daysOfWeek: ["mon"],
      openingTime: "08:30:00",
      closingTime: "17:00:00",
    });
    expect(bundle.entry[2]!.resource["type"]).toMatchObject([
      { coding: [{ code: "91" }] },
      { text: "Veneers" },
    ]);
    expect(Object.keys(bundle.entry[6]!.resource)).toEqual([
      "resourceType",
      "id",
      "meta",
      "status",
      "name",
      "mode",
      "address",
      "managingOrganization",
    ]);
    const targets = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    for (const [, reference] of text.matchAll(/"reference":"([^"]+)"/g)) expect(targets).toContain(reference);
    expect(text).not.toMatch(/""|null|undefined|\[\]|\{\}/);
  });

  test("stays one row in a spreadsheet where a description has paragraphs", async () => {
    const list = 'id,name,town,description\n1,Coast Smiles,Nelson,"First.\n\nSecond."\n';
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("export", pathOf("out.csv"));
    expect(readFileSync(pathOf("out.csv"), "utf8")).toContain(',"First.\n\nSecond.",');
  });

  test("never replaces a file unasked", async () => {
    const path = file("there.csv", "mine");
    await niho("samples", "load", "3");
    expect((await niho("export", path)).status).toBe(1);
    expect(readFileSync(path, "utf8")).toBe("mine");
    expect((await niho("export", path, "--replace", "--samples")).stdout).toContain("3 practices in");
  });
});
