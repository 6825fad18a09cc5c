import type { FileHandle } from "node:fs/promises";
import { extname } from "node:path";
import { Command, Option } from "commander";
import type { Kysely } from "kysely";
import { type ListingSource, listingSources } from "#services/practices/listing-sources.ts";
import { pictureRecords } from "#services/practices/practice-record.ts";
import { practicePath } from "#content/links.ts";
import { placeBySlug } from "#content/places.ts";
import { listSources } from "#database/imports/sources.ts";
import { isOwnWord, liveRecordsBehind } from "#database/practices/practice-records.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { eachPractice } from "#database/practices/practices.ts";
import { publishedReviews } from "#database/practices/published-reviews.ts";
import type { Schema } from "#database/schema.ts";
import { practicesInWords } from "#domain/counts.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { DESK } from "#domain/practices/sources.ts";
import { writeDurably } from "#database/files/durable.ts";
import { fhirEntries } from "#services/practices/fhir.ts";
import { practiceFeature } from "./export/geojson.ts";
import { STANDARD, tellBeside, withFileToWrite } from "./files.ts";
import { BOM, csvLine } from "#services/imports/cells.ts";
import { COLUMNS, HEADER, ID_COLUMN } from "#services/imports/columns.ts";
import { SAMPLE_COLUMNS, sampleCells } from "#services/imports/sample-of-row.ts";
import { withDatabase } from "./open.ts";
import { readPlace } from "./practices.ts";

const FORMATS = ["csv", "json", "geojson", "fhir"] as const;
type FileFormat = (typeof FORMATS)[number];
type Options = { as?: FileFormat; place?: string; source?: string; samples?: boolean; replace?: boolean };

/** `export FILE`: every listed practice, in the columns that `import` reads, or as GeoJSON or FHIR. */
export function exportCommand(): Command {
  const command = new Command("export")
    .description("Write the practices to a file. `import` can read it again, unless it’s FHIR.")
    .argument(
      "<file>",
      ".csv for spreadsheets, .json for programs, .geojson for maps, .fhir.json for health systems; - is standard output",
    )
    .addOption(new Option("--as <format>", "the format, if the file’s name doesn’t say").choices(FORMATS))
    .option("--place <place>", "only practices in this place: its slug or name", readPlace)
    .option("--source <slug>", "only practices from this source, with its own ids")
    .option("--samples", "include the samples, marked as such")
    .option("--replace", "overwrite an existing file");
  return command.action((file: string, options: Options) => {
    const format = options.as ?? formatIn(file);
    if (format === undefined)
      return command.error("error: add --as csv, --as json, --as geojson or --as fhir");
    return withDatabase(async ({ database, config }) => {
      const at = { url: config.publicUrl, now: new Date() };
      const practices = listed(database.read, options, at.url);
      const count = await withFileToWrite(file, options, (path) =>
        writeDurably(path, (handle) => WRITERS[format](handle, practices, at)),
      );
      const where = file === STANDARD ? "on standard output" : `in ${file}`;
      tellBeside(file, `${practicesInWords(count)} ${where}.`);
    });
  });
}

function formatIn(path: string): FileFormat | undefined {
  if (path.endsWith(".fhir.json")) return "fhir";
  return FORMATS.find((format) => extname(path) === `.${format}`);
}

type Write = (
  file: FileHandle,
  practices: AsyncIterable<Listed>,
  at: { url: string; now: Date },
) => Promise<number>;

const WRITERS: Readonly<Record<FileFormat, Write>> = {
  csv: writeCsv,
  json: (file, practices) =>
    writeItems(file, practices, ['{"niho":1,"practices":[', "]}"], (one) => [exportCells(one)]),
  geojson: (file, practices) =>
    writeItems(file, practices, ['{"type":"FeatureCollection","features":[', "]}"], (one) => [
      practiceFeature(one),
    ]),
  fhir: (file, practices, { url, now }) =>
    writeItems(
      file,
      practices,
      [`{"resourceType":"Bundle","type":"collection","timestamp":"${now.toISOString()}","entry":[`, "]}"],
      ({ practice }) => fhirEntries(practice, url),
    ),
};

type Listed = {
  externalId: string;
  practice: Practice;
  attribution: string;
  sample: ReturnType<typeof sampleCells>;
  /** Where its facts come from, the source that counts most first. */
  sources: readonly ListingSource[];
  /** Those that people see of it. */
  pictures: ReturnType<typeof pictureRecords>;
  /** Its page. */
  url: string;
};

async function* listed(
  db: Kysely<Schema>,
  { place, source, samples }: Options,
  publicUrl: string,
): AsyncGenerator<Listed> {
  const known = await listSources(db);
  const words = new Map(known.map(({ slug, attribution }) => [slug, attribution]));
  if (source !== undefined && !words.has(source)) throw new Error(`There’s no source ${source}.`);
  for await (const practice of eachPractice(db, { place })) {
    if (practice.isSample && !samples) continue;
    const records = await liveRecordsBehind(db, practice.id);
    const owed = new Set(records.map((record) => words.get(record.source) ?? "").filter(Boolean));
    if (source !== undefined && !records.some((record) => record.source === source)) continue;
    const own = records.find(
      (record) =>
        !isOwnWord(record) && (source === undefined ? record.source !== DESK : record.source === source),
    );
    const stated = await listingSources(db, { sources: known }, [practice]);
    const pictures = await shownPictures(db, [practice]);
    yield {
      pictures: pictureRecords(pictures.get(practice.id) ?? [], publicUrl),
      sources: stated.get(practice.id) ?? [],
      url: publicUrl + practicePath(practice),
      externalId: own?.externalId ?? `niho-${practice.id}`,
      practice,
      attribution: [...owed].join("; "),
      sample: sampleCells(practice, practice.isSample ? await publishedReviews(db, practice.id, ALL) : []),
    };
  }
}

/** More than the five reviews that a sample has at most. */
const ALL = 1_000;

/** After the columns that an import takes, what it ignores of a real practice. */
const FURTHER = ["id", "place", "location", "rating", "reviews", ...SAMPLE_COLUMNS, "sources", "url"];

async function writeCsv(file: FileHandle, practices: AsyncIterable<Listed>): Promise<number> {
  let count = 0;
  await file.writeFile(BOM + csvLine([...HEADER, ...FURTHER]));
  for await (const { externalId, practice, sample, sources, url } of practices) {
    const { id, place, rating, reviewCount } = practice;
    const made = SAMPLE_COLUMNS.map((name) => sample[name]);
    const stated = sources.map(({ slug, facts }) => `${slug}: ${facts.join(", ")}`).join("; ");
    const further = [id, place, placeBySlug(place).name, rating ?? "", reviewCount, ...made, stated, url];
    await file.writeFile(csvLine([externalId, ...COLUMNS.map(({ value }) => value(practice)), ...further]));
    count += 1;
  }
  return count;
}

/** Writes the same fields; what is empty is left out. */
function exportCells({ externalId, practice, sample, sources, pictures, url }: Listed): object {
  const cells = COLUMNS.map(({ name, value }) => [name, value(practice)] as const);
  const stated = cells.filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0));
  return {
    [ID_COLUMN]: externalId,
    ...Object.fromEntries(stated),
    ...(practice.isSample && sample),
    // An import ignores these: what is named before is read.
    id: practice.id,
    pictures,
    url,
    sources: sources.map(({ slug, name, asOf, facts }) => ({ slug, name, asOf, facts })),
  };
}

/** A list in JSON as it comes, so that any number of practices fits into memory. Gives how many they were. */
async function writeItems(
  file: FileHandle,
  practices: AsyncIterable<Listed>,
  [before, after]: readonly [string, string],
  itemsOf: (listed: Listed) => readonly object[],
): Promise<number> {
  let count = 0;
  await file.writeFile(before);
  for await (const one of practices) {
    for (const [index, item] of itemsOf(one).entries())
      await file.writeFile(`${count === 0 && index === 0 ? "" : ","}\n${JSON.stringify(item)}`);
    count += 1;
  }
  await file.writeFile(`\n${after}\n`);
  return count;
}
