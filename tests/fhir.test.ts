import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_PLACES } from "#content/places.ts";
import { type Desk, eachDesk } from "./support/desk.ts";
import { keepTimes } from "./support/free-times.ts";
import { openListed } from "./support/listing.ts";
import { listPractices } from "./support/practice.ts";
import { overpassFile } from "./support/real-files.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { importTool } from "./support/tools.ts";

type Bundle = { entry: { resource: Record<string, unknown> }[] };
type Told = { severity: string; location?: string; message: string };
/** https://github.com/lantanagroup/FHIR.js, with the definitions of FHIR R4 in it. */
type Package = {
  Fhir: new () => {
    validate: (bundle: Bundle, options: { errorOnUnexpected: boolean }) => { messages: Told[] };
  };
};

/** The faults that an independent validator finds, as sentences; it adds which lists of codes it does not have. */
async function faultsIn(bundle: Bundle): Promise<string[]> {
  const { Fhir } = await importTool<Package>("fhir");
  const { messages } = new Fhir().validate(bundle, { errorOnUnexpected: true });
  const faults = messages.filter(({ severity }) => severity !== "info");
  return faults.map(({ severity, location, message }) => `${severity}: ${location ?? ""} ${message}`);
}

async function exported({ niho, pathOf }: Desk, name: string, ...words: string[]): Promise<Bundle> {
  await niho("export", pathOf(`${name}.fhir.json`), ...words);
  return JSON.parse(readFileSync(pathOf(`${name}.fhir.json`), "utf8")) as Bundle;
}

eachDesk("A FHIR validator", (desk) => {
  test("finds no fault in the samples, each labelled as test data, and finds one that is planted", async () => {
    await desk.niho("samples", "load", "1236");
    const bundle = await exported(desk, "samples", "--samples");
    expect(bundle.entry.length).toBeGreaterThan(5_000);
    expect(await faultsIn(bundle)).toEqual([]);
    for (const { resource } of bundle.entry)
      expect(resource["meta"]).toMatchObject({ security: [{ code: "HTEST" }] });
    const [organization, location] = bundle.entry.map(({ resource }) => resource);
    Object.assign(organization!, { shoeSize: 44 });
    Object.assign(location!, { status: "open" });
    expect(await faultsIn(bundle)).toHaveLength(2);
  });

  test("finds none in practices as real lists and maps have them", async () => {
    const database = await desk.open();
    await listPractices({ database }, REAL_PRACTICES);
    await database.close();
    const file = desk.file("osm.overpass.json", overpassFile(ALL_PLACES, 200));
    await desk.niho("import", file);
    const bundle = await exported(desk, "real");
    expect(bundle.entry.length).toBeGreaterThan(600);
    expect(await faultsIn(bundle)).toEqual([]);
    expect(JSON.stringify(bundle)).not.toContain("HTEST");
  });
});

test("A FHIR validator finds no fault in the free times that programs collect, and finds a slot that is planted", async () => {
  const { site } = await openListed({ position: "exact" });
  await keepTimes(site, 10_001, { visits: { checkup: { minutes: 30, for: "new" } } });
  const read = async (file: string) => (await site.fetch(`/api/v1/fhir/${file}.ndjson?week=2026-W48`)).text();
  const lines = (await Promise.all(["locations", "schedules", "slots"].map(read)))
    .join("")
    .trim()
    .split("\n");
  const entry = lines.map((line) => ({ resource: JSON.parse(line) as Record<string, unknown> }));
  expect(entry).toHaveLength(1 + 1 + 5 * 6);
  const bundle = { resourceType: "Bundle", type: "collection", entry };
  expect(await faultsIn(bundle)).toEqual([]);
  Object.assign(entry.at(-1)!.resource, { status: "open" });
  expect(await faultsIn(bundle)).toHaveLength(1);
});
