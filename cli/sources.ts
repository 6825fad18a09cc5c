import { Command, InvalidArgumentError } from "commander";
import type { Database } from "#database/database.ts";
import { restate, takeBack } from "#database/practice-records.ts";
import { changeSource, listSources, practicesBehind } from "#database/sources.ts";
import { recordsOf } from "#database/imports.ts";
import { formatCount, practicesInWords } from "#domain/counts.ts";
import { batchesOf } from "#domain/lists.ts";
import { confirm, yesOption } from "./confirm.ts";
import { endBrokenImport } from "./imports.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine, printRows } from "./output.ts";
import { saidToday, today } from "./today.ts";

/** `sources` · `sources set SLUG` · `sources remove SLUG` */
export function sourcesCommand(): Command {
  return new Command("sources")
    .description("See where the directory’s facts come from, and which source counts more.")
    .addOption(formatOption())
    .action(list)
    .addCommand(
      new Command("set")
        .description("Set a source’s name, its attribution and licence, and how much it counts.")
        .argument("<slug>", "as in imports")
        .option("--name <text>", "as visitors read it", readLine)
        .option("--attribution <text>", "the attribution its licence requires; empty for none", readText)
        .option("--url <address>", "the link for the attribution", readUrl)
        .option("--licence <text>", "the licence’s name", readText)
        .option("--rank <number>", "0 to 100: the highest is shown; a list has 50", readRank)
        .action(set),
    )
    .addCommand(
      new Command("remove")
        .description(
          "Remove everything from a source. A practice that no other source has is no longer listed.",
        )
        .argument("<slug>", "as in imports")
        .addOption(yesOption())
        .action(async (slug: string, options: { yes?: boolean }, command: Command) => {
          // Nobody can be asked there, and this one has always wanted to be told.
          if (!options.yes && !process.stdin.isTTY)
            command.error("error: required option '--yes' not specified");
          await confirm(`This takes back all that ${oneLine(slug)} says.`, options);
          await remove(slug);
        }),
    );
}

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const sources = await listSources(database.read);
    await printRows(sources, format, {
      slug: (row) => row.slug,
      name: (row) => row.name,
      rank: (row) => String(row.rank),
      records: (row) => formatCount(row.records),
      practices: (row) => formatCount(row.practices),
      "as of": (row) => row.asOf ?? "",
      licence: (row) => row.licence,
      attribution: (row) => row.attribution,
    });
  });
}

type Change = { name?: string; attribution?: string; url?: string; licence?: string; rank?: number };

function set(slug: string, { url, ...change }: Change): Promise<void> {
  return withDatabase(async ({ database }) => {
    await endBrokenImport(database);
    const stated = { ...change, ...(url !== undefined && { attributionUrl: url }) };
    if (Object.keys(stated).length === 0) throw new Error("Say what to set: see sources set --help.");
    if (!(await database.transact((tx) => changeSource(tx, slug, stated)))) throw noSource(slug);
    const ids = change.rank === undefined ? [] : await practicesBehind(database.read, slug);
    for (const some of batchesOf(ids, BATCH)) {
      await database.transact((tx) => restate(tx, some, today()));
    }
    console.log(`Source ${slug} is changed. ${practicesInWords(ids.length)} computed anew.`);
  });
}

function remove(slug: string): Promise<void> {
  return withDatabase(async ({ database }) => {
    await endBrokenImport(database);
    await refuseUnknown(database, slug);
    const live = (await recordsOf(database.read, slug)).entries().filter(([, { isGone }]) => !isGone);
    const externalIds = live.map(([externalId]) => externalId).toArray();
    const writing = saidToday(slug);
    for (const some of batchesOf(externalIds, BATCH))
      await database.transact((tx) => takeBack(tx, some, writing));
    console.log(
      `Source ${slug} says nothing any more: ${formatCount(externalIds.length)} records taken back.`,
    );
  });
}

async function refuseUnknown(database: Database, slug: string): Promise<void> {
  const sources = await listSources(database.read);
  if (!sources.some((source) => source.slug === slug)) throw noSource(slug);
}

function noSource(slug: string): Error {
  return new Error(`There is no source ${oneLine(slug)}: see “sources”.`);
}

/** In one transaction, so that a form waits for a moment only. */
const BATCH = 250;

function readText(text: string): string {
  const line = oneLine(text).trim();
  if (line.length <= 200) return line;
  throw new InvalidArgumentError("It has 200 characters at most.");
}

function readLine(text: string): string {
  const line = readText(text);
  if (line !== "") return line;
  throw new InvalidArgumentError("It is not empty.");
}

function readUrl(text: string): string {
  if (text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new InvalidArgumentError("It is a web address.");
}

function readRank(text: string): number {
  if (/^(\d{1,2}|100)$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 0 to 100.");
}
