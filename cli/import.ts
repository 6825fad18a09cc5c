import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import type { Database } from "#database/database.ts";
import { type ImportCounts, knownRecords } from "#database/imports/imports.ts";
import { describedPractices, samplesCount } from "#database/practices/practices.ts";
import { countInWords, formatCount } from "#domain/counts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { indexAlike } from "#domain/practices/same-practice.ts";
import { unnamedSource } from "#database/imports/sources.ts";
import { isSourceSlug } from "#domain/practices/sources.ts";
import { writeDurably } from "#database/files/durable.ts";
import { withFileToRead } from "./files.ts";
import { csvLine } from "#services/imports/cells.ts";
import {
  countListed,
  rowCounts,
  withoutWords,
  fileProblem,
  lackingWords,
  lacksMany,
  reportLines,
} from "#services/imports/checks.ts";
import { COLUMNS, HEADER, ID_COLUMN } from "#services/imports/columns.ts";
import { openRows, type OpenedFile } from "#services/imports/file-rows.ts";
import { type Around, type Note, type Plan, planImport } from "#services/imports/plan.ts";
import { isDay } from "#services/imports/row.ts";
import { reasonsCounted } from "#services/imports/reasons.ts";
import { writePlan } from "#services/imports/write.ts";
import { endBrokenImport } from "./imports.ts";
import { type Opened, withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine } from "./output.ts";
import { showProgress } from "./progress.ts";
import { holdsSamples, loadSamples, warnOfTrials } from "./samples.ts";

type Options = {
  source?: string;
  map?: ReadonlyMap<string, string>;
  asOf?: string;
  complete?: boolean;
  withdrawMany?: boolean;
  replaceSamples?: boolean;
  strict?: boolean;
  dryRun?: boolean;
  template?: boolean;
  columns?: boolean;
  query?: boolean;
  format: Format;
};

/** `import FILE --source SLUG`: `docs/importing.md`. */
export function importCommand(): Command {
  const command = new Command("import")
    .description(
      "Import practices from CSV, Overpass, GeoJSON, or JSON that `export` wrote. Safe to run again.",
    )
    .argument(
      "[file]",
      "CSV as a spreadsheet saves it, JSON, GeoJSON, or what Overpass answered; - is standard input",
    )
    .option("--source <slug>", "where this comes from: use the same name for it every time", readSource)
    .option("--map <column=header>", "a column that has another name in the file; repeat for each", readMap)
    .option("--as-of <day>", "the day of the file; without it, today", readDay)
    .option("--complete", "the file is complete: stop listing what it leaves out")
    .option("--withdraw-many", "with --complete: even if that’s more than a fifth of the source")
    .option("--replace-samples", "remove the sample practices first")
    .option("--strict", "all or nothing: change nothing if a row is refused")
    .option("--dry-run", "say what would happen, and write nothing")
    .option("--template", "print the header line and nothing else")
    .option("--columns", "print the columns and what goes in them")
    .option("--query", "print the query that asks Overpass for the dentists of New Zealand")
    .addOption(formatOption());
  return command.action(async (file: string | undefined, options: Options) => {
    if (options.template) return void process.stdout.write(csvLine(HEADER));
    if (options.columns) return printColumns();
    if (options.query) return void process.stdout.write(OVERPASS_QUERY);
    if (file === undefined) return command.error("error: missing required argument 'file'");
    return withFileToRead(file, async (path) => {
      const rows = await openRows(path, options.map ?? new Map());
      const source = options.source ?? rows.source;
      if (source === null) return command.error("error: add --source, a name for where this comes from");
      const given = { file: basename(path), source, rows };
      return await withDatabase((opened) => importFile(opened, given, options), { mayCreate: true });
    });
  });
}

/** https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */
const OVERPASS_QUERY = `[out:json][timeout:180];
area["ISO3166-1"="NZ"]["boundary"="administrative"]->.nz;
(
  nwr["amenity"="dentist"](area.nz);
  nwr["healthcare"="dentist"](area.nz);
);
out meta center;
`;

/** `file`: its name, without the folder. */
type Given = { file: string; source: string; rows: OpenedFile };

async function importFile(
  opened: Opened,
  { file, source, rows: rowsOfFile }: Given,
  options: Options,
): Promise<void> {
  const { database, config } = opened;
  await endBrokenImport(database);
  if (options.replaceSamples) await warnOfTrials(database);
  else await refuseAmongSamples(opened);
  const known = await knownRecords(database.read, source);
  const today = newZealandDay(new Date());
  const asOf = options.asOf ?? today;
  const around = { known, today, asOf, isComplete: options.complete === true };
  const plan = await planned(opened, rowsOfFile, around);
  refuseSuspicious(plan, countListed(known), options);
  if (options.strict) refuseUnlessWhole(plan);
  const counts = rowCounts(plan);
  const about = { source, file, format: rowsOfFile.format, asOf, counts };
  const isOfSamples = plan.samples.length > 0;
  const id = options.dryRun || isOfSamples ? null : await written(database, plan, about, options);
  if (isOfSamples && !options.dryRun) await loadSamples(database, plan.samples);
  const name = options.dryRun ? "dry-run" : String(id ?? "samples");
  const report = await writeReport(join(config.dataDir, "imports"), name, plan.notes);
  tell({ id, about, opened: rowsOfFile, plan, report, options });
  if (id !== null) await askForName(database, source, options);
}

/** Visitors read whose word it is. */
async function askForName(database: Database, source: string, { format }: Options): Promise<void> {
  const read = await unnamedSource(database.read, source);
  if (read === undefined || format === "json") return;
  console.log(
    `Visitors read “${read}” as the name of this source. To give it another: npm run -s niho -- sources set ${source} --name "…"`,
  );
}

async function planned(
  { database }: Opened,
  { rows }: OpenedFile,
  around: Omit<Around, "alike" | "onRow">,
): Promise<Plan> {
  const alike = async () => indexAlike(await describedPractices(database.read));
  const bar = showProgress("Rows");
  let count = 0;
  const onRow = () => bar.set(++count);
  return planImport(rows, { ...around, alike, onRow }).finally(bar.stop);
}

async function written(
  database: Database,
  plan: Plan,
  about: Parameters<typeof writePlan>[2],
  { replaceSamples = false }: Options,
): Promise<number> {
  const total = plan.added.length + plan.changed.length + plan.missing.length;
  const bar = showProgress("Practices");
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt).once("SIGTERM", onInterrupt);
  try {
    const onWritten = (done: number) => bar.set(done, total);
    return await writePlan(database, plan, about, { replaceSamples, signal: stop.signal, onWritten });
  } finally {
    bar.stop();
    process.off("SIGINT", onInterrupt).off("SIGTERM", onInterrupt);
  }
}

async function refuseAmongSamples({ database }: Opened): Promise<void> {
  const samples = await samplesCount(database.read);
  if (samples === 0) return;
  throw new Error(
    `The directory has ${formatCount(samples)} sample practices. To remove them with this import, add --replace-samples.`,
  );
}

function refuseSuspicious(plan: Plan, listed: number, { withdrawMany }: Options): void {
  const problem = fileProblem(plan);
  if (problem) throw new Error(problem);
  if (withdrawMany || !lacksMany(plan.missing.length, listed)) return;
  throw new Error(
    `${lackingWords(plan.missing.length, listed)} If they’re really gone, add --withdraw-many. Nothing was written.`,
  );
}

function refuseUnlessWhole(plan: Plan): void {
  const { refused } = plan.noted;
  if (refused === 0) return;
  tellRefused(plan);
  throw new Error(
    `${formatCount(refused)} ${refused === 1 ? "row is" : "rows are"} refused, and --strict imports all rows or none. Nothing was written.`,
  );
}

/** It names practices, so it is its owner's to read. */
async function writeReport(folder: string, name: string, notes: readonly Note[]): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.csv`);
  await writeDurably(path, async (file) => {
    for (const line of reportLines(notes)) await file.writeFile(line);
  });
  return path;
}

type Told = {
  /** It is null where nothing can be undone. */
  id: number | null;
  about: { source: string; file: string; counts: ImportCounts };
  opened: OpenedFile;
  plan: Plan;
  report: string;
  options: Options;
};

function tell({ id, about, opened, plan, report, options }: Told): void {
  const { source, file, counts } = about;
  if (options.format === "json") {
    for (const note of plan.notes) console.log(JSON.stringify(note));
    const dryRun = options.dryRun === true;
    console.log(JSON.stringify({ kind: "summary", import: id, source, ...counts, dryRun, report }));
    return;
  }
  tellRefused(plan);
  const encoding = opened.encoding === "windows-1252" ? "Windows-1252" : opened.encoding.toUpperCase();
  console.log(`${file}: ${opened.format}, ${encoding}, ${countInWords(plan.read, "row")}, source ${source}`);
  if (opened.headerLine !== undefined)
    console.log(`The header is in line ${formatCount(opened.headerLine)}. We leave out the lines above it.`);
  if (opened.unknown.length > 0) console.log(`Columns we don’t use: ${shortList(opened.unknown)}`);
  console.log(
    Object.entries(counts)
      .filter(([kind]) => kind !== "read" && !kind.startsWith("without"))
      .map(([kind, number]) => `${kind} ${formatCount(number)}`)
      .join(" · "),
  );
  if (withoutWords(counts)) console.log(withoutWords(counts));
  const alike = plan.noted["same-perhaps"];
  if (alike > 0) console.log(`Might be the same as another practice: ${formatCount(alike)}`);
  if (options.dryRun) console.log("Nothing was written.");
  else if (id === null) console.log(holdsSamples(plan.samples.length));
  else if (isUnchanged(counts)) console.log(`Import ${id} is done. It changed nothing.`);
  else console.log(`Import ${id} is done. To undo it: npm run -s niho -- imports undo ${id}`);
  if (plan.notes.length > 0) console.log(`Every refusal and warning: ${report}`);
}

function isUnchanged(counts: ImportCounts): boolean {
  return ["new", "changed", "withdrawn"].every((kind) => counts[kind] === 0);
}

const TOLD = 20;

function tellRefused(plan: Plan): void {
  const refused = plan.notes.filter(({ kind }) => kind === "refused");
  for (const { line, name, reason } of refused.slice(0, TOLD))
    console.error(oneLine(`line ${line}: ${name === "" ? "" : `${name}: `}${reason}`));
  if (refused.length <= TOLD) return;
  console.error(`and ${formatCount(refused.length - TOLD)} more`);
  console.error(`Refused by reason: ${reasonsCounted(plan)}`);
}

/** The first of them, and how many more there are. */
function shortList(titles: readonly string[]): string {
  const first = titles.slice(0, TOLD).map((title) => oneLine(title.slice(0, LONGEST_TITLE)));
  const more = titles.length - first.length;
  return first.join(", ") + (more > 0 ? `, and ${formatCount(more)} more` : "");
}

const LONGEST_TITLE = 80;

function printColumns(): void {
  const rows = COLUMNS.map(({ name, what, example }) => [name, what, example] as const);
  const all = [
    [ID_COLUMN, "the source’s own id; without it, the name and address identify a row", "AB-12"],
    ...rows,
  ];
  for (const [name, what, example] of all)
    console.log([name.padEnd(20), what.padEnd(72), example].join("  ").trimEnd());
}

function readSource(text: string): string {
  if (isSourceSlug(text)) return text;
  throw new InvalidArgumentError("Use lower case letters, digits and hyphens, 32 at most.");
}

function readMap(text: string, before: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const [column, ...header] = text.split("=");
  if (!HEADER.includes(column!)) throw new InvalidArgumentError(`The columns are ${HEADER.join(", ")}.`);
  if (header.length === 0) throw new InvalidArgumentError("Write a column, =, and the file’s header for it.");
  return new Map([...before, [column!, header.join("=")]]);
}

function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("Use a day like 2026-11-02.");
}
