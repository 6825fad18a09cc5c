import { expect, test } from "vitest";
import { eachDesk } from "#tests/support/desk.ts";

eachDesk("An answer of Overpass", ({ niho, file, practices }) => {
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
          alt_name: "Westland Smiles;Revell Street Dental",
          brand: "Hokitika Dental",
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
        // Closed in school holidays, which no page can say: left out rather than shown as open then.
        hours: null,
        alsoKnownAs: ["Westland Smiles", "Revell Street Dental"],
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
    expect([torn.status, torn.stderr]).toEqual([1, expect.stringContaining("is incomplete")]);
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
      { id: 10_001, name: "Hokitika Dental Ltd", hours: null },
      { name: "Nelson Teeth" },
    ]);
  });
});

eachDesk("GeoJSON", ({ niho, file, practices }) => {
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
            [173.0004, -41.2],
            [173.2, -41.2],
            [173.2, -41.4],
            [173.0004, -41.2],
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
      { name: "Area Dental", latitude: -41.3, longitude: 173.1002 },
    ]);
    const unnamed = { type: "FeatureCollection", features: [feature({ amenity: "dentist", name: "A" })] };
    expect((await niho("import", file("own.geojson", JSON.stringify(unnamed)))).status).toBe(2);
    const elsewhere = { ...whole, crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2193" } } };
    expect((await niho("import", file("nztm.geojson", JSON.stringify(elsewhere)))).stderr).toContain(
      "WGS 84",
    );
  });
});
