import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { insertPractices } from "#database/practices.ts";
import { PLACES } from "#content/places.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { REAL_PRACTICES } from "#tests/support/real-practices.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "niho-import-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

function niho(...words: string[]) {
  return runCommand(words, { DATA_DIR: dataDir, SAMPLE_PRACTICES: "off" });
}

function file(name: string, content: string | Buffer): string {
  const path = join(dataDir, name);
  writeFileSync(path, content);
  return path;
}

async function practices(): Promise<Record<string, unknown>[]> {
  const { stdout } = await niho("practices", "--format", "json");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const CLINICS = `ref,name,address,suburb_town,lat,lng,phone_national,opening_hours,website,no_prices
a1,Māwhera Dental,18 Revell Street,Greymouth,,,03 768 1234,"Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM",mawhera.example/?utm_source=x,
a2,"Tooth Works, Nelson",2 Bridge Street,Nelson,-41.2706,173.284,12,9-5,javascript:alert(1),
a3,VetSouth Lumsden,1 Hero Street,Lumsden,-25.739,168.443,,,,
a4,Lumsden Dental,1 Hero Street,Lumsden,,,,,,
a5,,3 Nameless Road,Nelson,,,,,,
a6,Far Dental,4 Long Road,,174.7772,-41.2889,,,,
a1,Māwhera Dental Again,18 Revell Street,Greymouth,,,,,,
a7,Short Row,Nelson
`;
const MAPPED = ["--source", "trial", "--map", "town=suburb_town"];

describe("An import", () => {
  test("takes what it can, refuses the rest by line and reason, and says so", async () => {
    const { status, stdout, stderr } = await niho("import", file("clinics.csv", CLINICS), ...MAPPED);
    expect(stdout).toContain("clinics.csv: CSV, UTF-8, 8 rows, source trial");
    expect(stdout).toContain("Columns that mean nothing here: no_prices");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 6 · warnings 3");
    expect(status).toBe(0);
    expect(stderr).toContain("line 4: VetSouth Lumsden: lies outside New Zealand (-25.739, 168.443)");
    expect(stderr).toContain("line 5: Lumsden Dental: “Lumsden” is no town of this directory");
    expect(stderr).toContain("line 6: has no name");
    expect(stderr).toContain("line 7: Far Dental: latitude and longitude seem to be swapped");
    expect(stderr).toContain("line 8: Māwhera Dental Again: has the same external_id as line 2");
    expect(stderr).toContain("line 9: Short Row: has 3 cells where the header has 10");
    expect(await practices()).toMatchObject([
      {
        id: 10_001,
        name: "Māwhera Dental",
        placeSlug: "greymouth",
        position: "town",
        phone: "03 768 1234",
        hours: "Mo-Fr 08:00-13:00,14:00-17:00",
        website: "https://mawhera.example/",
        price: "",
        sample: false,
      },
      { id: 10_002, name: "Tooth Works, Nelson", phone: "", hours: "", website: "", position: "exact" },
    ]);
    const report = readFileSync(join(dataDir, "imports", "1.csv"), "utf8");
    expect(report).toContain("9,a7,Short Row,refused,,,has 3 cells where the header has 10\r\n");
    expect(report).toContain('3,a2,"Tooth Works, Nelson",warning,phone,12,is no phone number\r\n');
  });

  test("gives the same practices from every form in which Excel saves a file", async () => {
    const bytes = {
      "bom.csv": Buffer.from(`\uFEFF${CLINICS}`),
      "utf16.csv": Buffer.from(`\uFEFF${CLINICS.replaceAll("\n", "\r\n")}`, "utf16le"),
      "semicolons.csv": Buffer.from(
        CLINICS.replaceAll(/("[^"]*")|,/g, (_, quoted: string | undefined) => quoted ?? ";"),
      ),
    };
    await niho("import", file("plain.csv", CLINICS), ...MAPPED);
    for (const [name, content] of Object.entries(bytes)) {
      const { stdout } = await niho("import", file(name, content), ...MAPPED);
      expect([name, stdout]).toEqual([name, expect.stringContaining("new 0 · changed 0 · unchanged 2")]);
    }
    const windows = Buffer.from(
      "name;town\r\nCafé Dental – “Nelson”;Nelson\r\n"
        .replaceAll("–", "\u0096")
        .replaceAll("“", "\u0093")
        .replaceAll("”", "\u0094"),
      "latin1",
    );
    const { stdout } = await niho("import", file("windows.csv", windows), "--source", "windows");
    expect(stdout).toContain("Windows-1252");
    expect((await practices()).map(({ name }) => name)).toContain("Café Dental – “Nelson”");
  });

  test("changes only what differs, takes off what a complete file lacks, and brings back the same ids", async () => {
    const three = "id,name,town,phone\n1,One,Nelson,03 768 1234\n2,Two,Nelson,\n3,Three,Nelson,\n";
    await niho("import", file("three.csv", three), "--source", "list");
    const before = await practices();
    const again = await niho("import", file("three.csv", three), "--source", "list");
    expect(again.stdout).toContain("new 0 · changed 0 · unchanged 3 · withdrawn 0");
    const changed = file("changed.csv", three.replace("1234", "9999").replace("3,Three,Nelson,\n", ""));
    expect((await niho("import", changed, "--source", "list")).stdout).toContain(
      "changed 1 · unchanged 1 · withdrawn 0",
    );
    const complete = await niho("import", changed, "--source", "list", "--complete");
    expect(complete.stdout).toContain("changed 0 · unchanged 2 · withdrawn 1");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
    await niho("import", file("three.csv", three), "--source", "list", "--complete");
    expect(await practices()).toEqual(before);
  });

  test("never withdraws a large part of a source by mistake", async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `${index},Practice ${index},Nelson`);
    await niho("import", file("all.csv", `id,name,town\n${lines.join("\n")}`), "--source", "list");
    const half = file("half.csv", `id,name,town\n${lines.slice(20).join("\n")}`);
    const refused = await niho("import", half, "--source", "list", "--complete");
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("lacks 20 of the 40")]);
    expect(await practices()).toHaveLength(40);
    expect((await niho("import", half, "--source", "list", "--complete", "--withdraw-many")).status).toBe(0);
    expect(await practices()).toHaveLength(20);
  });

  test("counts as a source's practices only those that are listed", async () => {
    const linesOf = (from: number, to: number) =>
      `id,name,town\n${Array.from({ length: to - from }, (_, index) => `${from + index},Practice ${from + index},Nelson`).join("\n")}`;
    const words = ["--source", "list", "--complete"];
    await niho("import", file("all.csv", linesOf(0, 100)), ...words);
    await niho("import", file("less.csv", linesOf(80, 100)), ...words, "--withdraw-many");
    const refused = await niho("import", file("few.csv", linesOf(95, 100)), ...words);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("lacks 15 of the 20")]);
  });

  test("writes nothing in a dry run, and nothing of a file that cannot be read to its end", async () => {
    const dry = await niho("import", file("clinics.csv", CLINICS), ...MAPPED, "--dry-run");
    expect(dry.stdout).toContain("Nothing was written.");
    const torn = await niho("import", file("torn.csv", 'name,town\nA,Nelson\nB,"Nel'), "--source", "list");
    expect([torn.status, torn.stderr]).toEqual([
      1,
      expect.stringContaining("a quote is opened and never closed"),
    ]);
    expect(await practices()).toEqual([]);
  });

  test("never mixes with samples", async () => {
    await niho("samples", "load", "30");
    const path = file("clinics.csv", CLINICS);
    const refused = await niho("import", path, ...MAPPED);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("The directory has 30 sample practices; say --replace-samples");
    expect((await niho("import", path, ...MAPPED, "--replace-samples")).status).toBe(0);
    expect((await practices()).map(({ sample }) => sample)).toEqual([false, false]);
  });

  test("needs to know who says it", async () => {
    const { status, stderr } = await niho("import", file("clinics.csv", CLINICS));
    expect([status, stderr]).toEqual([2, expect.stringContaining("--source")]);
  });

  test("takes no day that there is not", async () => {
    const { status, stderr } = await niho(
      "import",
      file("clinics.csv", CLINICS),
      ...MAPPED,
      "--as-of",
      "2026-02-30",
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining("It is a day like 2026-11-02.")]);
  });
});

describe("A practice that the operator removed", () => {
  test("stays away whatever an import says, until it is put back", async () => {
    const path = file("clinics.csv", CLINICS);
    await niho("import", path, ...MAPPED);
    expect((await niho("practice", "show", "10001")).stdout).toContain("trial, a1");
    const removed = await niho("practice", "remove", "10001", "--reason", "asked to be removed");
    expect(removed.stdout).toContain("practice return 10001");
    const { stderr } = await niho("import", path, ...MAPPED);
    expect(stderr).toMatch(/line 2: Māwhera Dental: was removed here on .*: asked to be removed/);
    expect((await practices()).map(({ id }) => id)).toEqual([10_002]);
    expect((await niho("practice", "show", "10001")).stdout).toContain("asked to be removed");
    await niho("practice", "return", "10001");
    expect((await practices()).map(({ id }) => id)).toEqual([10_001, 10_002]);
    expect((await niho("practice", "remove", "77", "--reason", "x")).status).toBe(1);
  });
});

describe("What sources say of one practice", () => {
  const OURS = "id,name,town,address,phone,hours\n1,Coast Smiles,Nelson,4 Bridge Street,03 768 1111,\n";
  const THEIRS =
    "id,name,town,address,phone,hours\nx,Coast Smiles Dental,Nelson,4 Bridge St,03 768 2222,24/7\n";

  test("is one listing, the source that counts more first, until that is changed or taken away", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const { stdout } = await niho("import", file("theirs.csv", THEIRS), "--source", "theirs");
    expect(stdout).toContain("new 1 ·");
    await niho("sources", "set", "theirs", "--rank", "40", "--name", "Their list");
    expect(await practices()).toMatchObject([
      { id: 10_001, name: "Coast Smiles", phone: "03 768 1111", hours: "24/7" },
    ]);
    const shown = (await niho("practice", "show", "10001")).stdout;
    expect(shown).toMatch(/^phone +03 768 1111 {2}\(ours\)$/m);
    expect(shown).toMatch(/^opening_hours +24\/7 {2}\(theirs\)$/m);
    expect((await niho("sources", "set", "theirs", "--rank", "60")).stdout).toContain(
      "1 practice computed anew",
    );
    expect(await practices()).toMatchObject([
      { id: 10_001, name: "Coast Smiles Dental", phone: "03 768 2222" },
    ]);
    expect((await niho("sources")).stdout).toMatch(/^theirs +Their list +60 +1 +1 /m);
    await niho("sources", "remove", "theirs", "--yes");
    expect(await practices()).toMatchObject([{ id: 10_001, phone: "03 768 1111", hours: "" }]);
    expect((await niho("sources", "set", "nobody", "--rank", "1")).stderr).toContain(
      "There is no source nobody",
    );
  });

  test("may be one practice for a person to decide, and stays two until then", async () => {
    await niho("import", file("ours.csv", OURS), "--source", "ours");
    const alike = THEIRS.replace("Coast Smiles Dental", "Tooth Works");
    const { stdout } = await niho("import", file("theirs.csv", alike), "--source", "theirs");
    expect(stdout).toContain("Perhaps the same as a practice of another source: 1");
    expect(readFileSync(join(dataDir, "imports", "2.csv"), "utf8")).toContain(
      "may be the same as practice 10001",
    );
    expect(await practices()).toHaveLength(2);
  });

  test("is outranked by the operator's own word, which every import leaves alone until it is taken back", async () => {
    const path = file("ours.csv", OURS);
    await niho("import", path, "--source", "ours");
    const set = await niho("practice", "set", "10001", "phone", "03 555 0101", "suburb", "Stoke");
    expect(set.stdout).toContain("phone, suburb set");
    await niho(
      "import",
      file("changed.csv", OURS.replace("1111", "9999").replace("4 B", "5 B")),
      "--source",
      "ours",
    );
    expect(await practices()).toMatchObject([
      { phone: "03 555 0101", suburb: "Stoke", address: "4 Bridge Street" },
    ]);
    const shown = (await niho("practice", "show", "10001")).stdout;
    expect(shown).toMatch(/^phone .*\(desk\)$/m);
    expect(shown).toMatch(/^name .*\(ours\)$/m);
    await niho("practice", "unset", "10001", "phone", "suburb");
    expect(await practices()).toMatchObject([
      { phone: "03 768 9999", suburb: "", address: "5 Bridge Street" },
    ]);
    const wrong = [
      ["set", "10001", "phone", "12"],
      ["set", "10001", "phone"],
      ["set", "10001", "colour", "blue"],
      ["set", "10001", "verified_on", "2026-11-01"],
      ["unset", "10001", "phone"],
      ["set", "77", "phone", "03 555 0101"],
    ];
    for (const words of wrong) expect([words, (await niho("practice", ...words)).status]).toEqual([words, 1]);
  });
});

describe("An import that is undone", () => {
  test("leaves the directory as it was before", async () => {
    const path = file("one.csv", "id,name,town\n1,One,Nelson\n");
    await niho("import", path, "--source", "list");
    const before = await practices();
    const next = file("two.csv", "id,name,town\n1,One Changed,Nelson\n2,Two,Nelson\n");
    expect((await niho("import", next, "--source", "list")).stdout).toContain("imports undo 2");
    expect((await niho("imports", "undo", "2")).stdout).toContain("2 records are as they were before");
    expect(await practices()).toEqual(before);
    expect((await niho("imports")).stdout).toMatch(/^2 .* two.csv +list +1 +1 +0 +0 +0 +undone$/m);
    expect((await niho("imports", "undo", "2")).stderr).toContain("Import 2 is undone.");
    expect((await niho("imports", "undo", "9")).stderr).toContain("There is no import 9.");
  });
});

describe("What is exported", () => {
  test.each(["csv", "json"])("comes back equal as %s, formulas and real shapes too", async (format) => {
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
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
    const entries = [...REAL_PRACTICES, formula].map((practice) => ({ practice, reviews: [] }));
    await database.transact((tx) => insertPractices(tx, entries, PLACES));
    await database.close();
    const first = join(dataDir, `first.${format}`);
    expect((await niho("export", first)).stdout).toContain("4 practices in");
    if (format === "csv")
      expect(readFileSync(first, "utf8")).toContain(`"'=HYPERLINK(""https://x.example"")"`);
    const old = dataDir;
    dataDir = mkdtempSync(join(tmpdir(), "niho-import-"));
    const { status, stdout } = await niho("import", first, "--source", "old");
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining("new 4 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0"),
    ]);
    const second = join(dataDir, `second.${format}`);
    await niho("export", second);
    expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
    rmSync(old, { recursive: true });
  });

  test("comes back from GeoJSON with every fact, and names whose words are owed", async () => {
    const list =
      "id,name,town,address,latitude,longitude,phone,services,price_tier,price_from,price_to,languages,emergency,parking\n1,Coast Smiles,Nelson,4A Bridge Street,-41.2706,173.284,03 768 1111,braces,2,80,150,English;Samoan,yes,=Behind\n2,Town Dental,Hokitika,Opus House 3 High Street,,,,,,,,,,\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("sources", "set", "list", "--attribution", "© The list");
    const before = await practices();
    const path = join(dataDir, "out.geojson");
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
    dataDir = mkdtempSync(join(tmpdir(), "niho-import-"));
    const { stdout } = await niho("import", path, "--source", "old");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 0 · warnings 0");
    expect(await practices()).toEqual(before);
  });

  test("is a bundle of FHIR R4 on New Zealand's profiles that says nothing that is not stated", async () => {
    const list =
      'id,name,town,suburb,address,latitude,longitude,phone,hours,services,practitioners_json\n1,Coast Smiles,Nelson,Stoke,4 Bridge Street,-41.2706,173.284,03 768 1111,Mo-Fr 08:30-17:00,braces;veneers,"[{""name"":""Dr Ana Rangi"",""focus"":"""",""years"":null,""qualifications"":[""BDS (Otago)""],""specialistScope"":null}]"\n2,Bare Dental,Nelson,,,,,,,,\n';
    await niho("import", file("list.csv", list), "--source", "list");
    const path = join(dataDir, "out.fhir.json");
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

  test("never replaces a file unasked", async () => {
    const path = file("there.csv", "mine");
    await niho("samples", "load", "3");
    expect((await niho("export", path)).status).toBe(1);
    expect(readFileSync(path, "utf8")).toBe("mine");
    expect((await niho("export", path, "--replace", "--samples")).stdout).toContain("3 practices in");
  });
});

describe("An answer of Overpass", () => {
  const answer = {
    osm3s: { timestamp_osm_base: "2026-11-20T03:00:00Z" },
    elements: [
      {
        type: "node",
        id: 1,
        lat: -42.717,
        lon: 170.967,
        timestamp: "2026-03-12T00:00:00Z",
        tags: {
          amenity: "dentist",
          name: "Hokitika Dental",
          "addr:housenumber": "18",
          "addr:street": "Revell Street",
          "addr:city": "Hokitika",
          "addr:postcode": "7810",
          "contact:phone": "+64 3 755 1234",
          opening_hours: "Mo-Fr 08:30-17:00; SH off",
          wheelchair: "limited",
          "language:mi": "yes",
          "language:sm": "yes",
          "healthcare:speciality": "orthodontics;oral_surgery",
        },
      },
      {
        type: "way",
        id: 2,
        center: { lat: -41.27, lon: 173.284 },
        tags: { healthcare: "dentist", name: "Nelson Teeth" },
      },
      { type: "way", id: 3, tags: { amenity: "dentist", name: "Nowhere Dental" } },
      { type: "node", id: 4, lat: -41.27, lon: 173.28, tags: { amenity: "doctors", name: "Not Teeth" } },
      {
        type: "node",
        id: 5,
        lat: -41.27,
        lon: 173.28,
        tags: { "disused:amenity": "dentist", name: "Old Dental" },
      },
      { type: "node", id: 6, lat: -41.27, lon: 173.28, tags: { amenity: "dentist" } },
    ],
  };

  test("is read by its tags, named OpenStreetMap's, and refused one by one where it says too little", async () => {
    const { stdout, stderr } = await niho("import", file("osm.json", JSON.stringify(answer)));
    expect(stdout).toContain("osm.json: Overpass, UTF-8, 6 rows, source osm");
    expect(stdout).toContain("new 2 · changed 0 · unchanged 0 · withdrawn 0 · refused 4");
    expect(stderr).toContain("line 3: Nowhere Dental: has no position: ask Overpass with “out center”");
    expect(stderr).toContain("line 4: Not Teeth: not a dental practice (amenity=doctors)");
    expect(stderr).toContain("line 5: Old Dental: closed (disused:amenity=dentist)");
    expect(stderr).toContain("line 6: has no name");
    expect(await practices()).toMatchObject([
      {
        name: "Hokitika Dental",
        address: "18 Revell Street",
        phone: "03 755 1234",
        hours: "Mo-Fr 08:30-17:00",
        services: ["Braces", "Oral Surgery"],
        languages: ["te reo Māori", "Samoan"],
        wheelchairAccess: "partly",
      },
      { name: "Nelson Teeth", placeSlug: "nelson", services: [] },
    ]);
    const shown = (await niho("practice", "show", "10001")).stdout;
    expect(shown).toContain("osm, node/1, as of 12 March 2026");
    expect((await niho("practice", "show", "10002")).stdout).toContain("osm, way/2, as of 20 November 2026");
  });

  test("that says itself that it is not whole changes nothing", async () => {
    const remark = "runtime error: Query timed out in “query” at line 3 after 180 seconds.";
    const torn = await niho("import", file("osm.json", JSON.stringify({ ...answer, remark })), "--complete");
    expect([torn.status, torn.stderr]).toEqual([1, expect.stringContaining("is not whole")]);
    expect(await niho("import", "--query")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("out meta center"),
    });
  });

  test("joins a list's practice that stands 20 m from its node", async () => {
    const list =
      "id,name,address,town,latitude,longitude\n7,Hokitika Dental Ltd,18 Revell St,Hokitika,-42.7171,170.9671\n";
    await niho("import", file("list.csv", list), "--source", "list");
    await niho("import", file("osm.json", JSON.stringify(answer)));
    expect(await practices()).toMatchObject([
      { id: 10_001, name: "Hokitika Dental Ltd", hours: "Mo-Fr 08:30-17:00" },
      { name: "Nelson Teeth" },
    ]);
  });
});

describe("GeoJSON", () => {
  const feature = (properties: object, rest: object = {}) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [173.284, -41.27] },
    properties,
    ...rest,
  });

  test("is read from a collection, from All the Places, and with a feature a line", async () => {
    const spider = feature({
      amenity: "dentist",
      name: "Chain Dental",
      ref: "77",
      "@spider": "chain_dental_nz",
      "addr:full": "2 Bridge Street, Nelson 7010, New Zealand",
    });
    const area = {
      ...feature({ amenity: "dentist", name: "Area Dental" }, { id: "way/9" }),
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [173, -41.2],
            [173.2, -41.2],
            [173.2, -41.4],
            [173, -41.2],
          ],
        ],
      },
    };
    const whole = { type: "FeatureCollection", features: [spider] };
    expect((await niho("import", file("atp.geojson", JSON.stringify(whole)))).stdout).toContain(
      "source atp-chain-dental-nz",
    );
    const lines = [area, feature({ amenity: "cafe", name: "No Teeth" }, { id: "node/8" })];
    const { stdout } = await niho(
      "import",
      file("lines.geojson", lines.map((one) => JSON.stringify(one)).join("\n")),
    );
    expect(stdout).toContain("GeoJSON, UTF-8, 2 rows, source osm");
    expect(await practices()).toMatchObject([
      { name: "Chain Dental", address: "2 Bridge Street", postcode: "7010", placeSlug: "nelson" },
      { name: "Area Dental", latitude: -41.3, longitude: 173.1 },
    ]);
    const unnamed = { type: "FeatureCollection", features: [feature({ amenity: "dentist", name: "A" })] };
    expect((await niho("import", file("own.geojson", JSON.stringify(unnamed)))).status).toBe(2);
    const elsewhere = { ...whole, crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2193" } } };
    expect((await niho("import", file("nztm.geojson", JSON.stringify(elsewhere)))).stderr).toContain(
      "WGS 84",
    );
  });
});
