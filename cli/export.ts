import { existsSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { Command, Option } from "commander";
import type { Kysely } from "kysely";
import { recordsBehind } from "#database/practice-records.ts";
import { eachPractice } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import { practicesInWords } from "#domain/counts.ts";
import type { Practice } from "#domain/practice.ts";
import { writeDurably } from "#files/durable.ts";
import { BOM, csvLine } from "./import/cells.ts";
import { COLUMNS, HEADER, ID_COLUMN } from "./import/columns.ts";
import { withDatabase } from "./open.ts";
import { readPlace } from "./practices.ts";

type Options = { as?: "csv" | "json"; place?: string; samples?: boolean; replace?: boolean };

/** `export FILE`: every listed practice, in the columns that `import` reads. */
export function exportCommand(): Command {
  const command = new Command("export")
    .description("Write the practices into a file that `import` reads again.")
    .argument("<file>", ".csv for spreadsheets, .json for programs")
    .addOption(
      new Option("--as <format>", "where the name of the file does not say it").choices(["csv", "json"]),
    )
    .option("--place <place>", "only those of one place, by its slug or name", readPlace)
    .option("--samples", "the made-up ones too, marked; no import takes them back")
    .option("--replace", "also where a file of this name is there");
  return command.action((file: string, options: Options) => {
    const path = resolve(file);
    const format = options.as ?? extname(path).slice(1);
    if (format !== "csv" && format !== "json") return command.error("error: say --as csv or --as json");
    if (existsSync(path) && !options.replace)
      throw new Error(`${file} is there already; --replace writes over it.`);
    return withDatabase(async ({ database }) => {
      const count = await writeDurably(path, (handle) =>
        (format === "csv" ? writeCsv : writeJson)(handle, listed(database.read, options)),
      );
      console.log(`${practicesInWords(count)} in ${file}.`);
    });
  });
}

type Listed = { externalId: string; practice: Practice };

async function* listed(db: Kysely<Schema>, { place, samples }: Options): AsyncGenerator<Listed> {
  for await (const practice of eachPractice(db, { place })) {
    if (practice.isSample && !samples) continue;
    const [record] = await recordsBehind(db, [practice.id]);
    yield { externalId: record?.externalId ?? `niho-${practice.id}`, practice };
  }
}

/** After the columns that an import takes, what it ignores or refuses. */
const FURTHER = ["rating", "reviews", "sample"];

async function writeCsv(file: FileHandle, practices: AsyncIterable<Listed>): Promise<number> {
  let count = 0;
  await file.writeFile(BOM + csvLine([...HEADER, ...FURTHER]));
  for await (const { externalId, practice } of practices) {
    const { rating, reviewCount, isSample } = practice;
    const further = [rating ?? "", reviewCount, isSample ? "yes" : ""];
    await file.writeFile(csvLine([externalId, ...COLUMNS.map(({ value }) => value(practice)), ...further]));
    count += 1;
  }
  return count;
}

/** The same fields; what is empty is left out. */
async function writeJson(file: FileHandle, practices: AsyncIterable<Listed>): Promise<number> {
  let count = 0;
  await file.writeFile('{"niho":1,"practices":[');
  for await (const { externalId, practice } of practices) {
    const cells = COLUMNS.map(({ name, value }) => [name, value(practice)] as const);
    const stated = cells.filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0));
    const record = {
      [ID_COLUMN]: externalId,
      ...Object.fromEntries(stated),
      ...(practice.isSample && { sample: "yes" }),
    };
    await file.writeFile(`${count === 0 ? "" : ","}\n${JSON.stringify(record)}`);
    count += 1;
  }
  await file.writeFile("\n]}\n");
  return count;
}
