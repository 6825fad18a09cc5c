import { Command, InvalidArgumentError, Option } from "commander";
import type { Transaction } from "kysely";
import { cancelMessages } from "#outbox/outbox.ts";
import type { Schema } from "#database/schema.ts";
import type { Database } from "#database/database.ts";
import { restate, takeBack, type Writing } from "#database/practices/practice-records.ts";
import { endRenewal, listRenewals, renewalMailKey, setRenewal } from "#database/imports/source-renewals.ts";
import { changeSource, listSources, practicesBehind } from "#database/imports/sources.ts";
import { knownRecords } from "#database/imports/imports.ts";
import { formatCount, practicesInWords } from "#domain/counts.ts";
import { batchesOf } from "#domain/lists.ts";
import { confirm, yesOption } from "./confirm.ts";
import { endBrokenImport } from "./imports.ts";
import { readConfig } from "#server/config.ts";
import { isAskable } from "#services/outside/fetch-public.ts";
import { auditIn, withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine, printRows } from "./output.ts";
import { ALL_PLACES } from "#content/places.ts";
import { newZealandDay } from "#domain/nz-time.ts";

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
        .option(
          "--rank <number>",
          "0 to 100: where sources differ, the highest is shown; a list starts at 50",
          readRank,
        )
        .option("--from <address>", "where its file is; the site reads it as often as --every says", readFrom)
        .addOption(
          new Option(
            "--every <pace>",
            "how often the site reads the file; “never” stops the reading",
          ).choices(["day", "week", "never"]),
        )
        .option("--complete", "with --from: stop listing what the file leaves out")
        .action(set),
    )
    .addCommand(
      new Command("remove")
        .description(
          "Remove everything that came from a source. Practices that no other source has are no longer listed.",
        )
        .argument("<slug>", "as in imports")
        .addOption(yesOption())
        .action(async (slug: string, options: { yes?: boolean }, command: Command) => {
          // Nobody can be asked there, and this one has always wanted to be told.
          if (!options.yes && !process.stdin.isTTY)
            command.error("error: required option '--yes' not specified");
          await confirm(`This removes everything that came from ${oneLine(slug)}.`, options);
          await remove(slug);
        }),
    );
}

function list({ format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const renewals = new Map((await listRenewals(database.read)).map((one) => [one.source, one]));
    const sources = (await listSources(database.read)).map((source) => {
      const { nextAt, failure } = renewals.get(source.slug) ?? {};
      return { ...source, nextReading: nextAt?.toISOString() ?? null, trouble: failure ?? "" };
    });
    await printRows(sources, format, {
      slug: (row) => row.slug,
      name: (row) => row.name,
      rank: (row) => String(row.rank),
      records: (row) => formatCount(row.records),
      practices: (row) => formatCount(row.practices),
      "as of": (row) => row.asOf ?? "",
      "next reading": (row) => row.nextReading ?? "",
      licence: (row) => row.licence,
      attribution: (row) => row.attribution,
    });
  });
}

type Change = { name?: string; attribution?: string; url?: string; licence?: string; rank?: number };
type Renewing = { from?: string; every?: keyof typeof PACES; complete?: boolean };

/** In days. */
const PACES = { day: 1, week: 7, never: 0 } as const;

function set(slug: string, { url, from, every, complete, ...change }: Change & Renewing): Promise<void> {
  return withDatabase(async ({ database }) => {
    await endBrokenImport(database);
    const stated = { ...change, ...(url !== undefined && { attributionUrl: url }) };
    const isRenewal = from !== undefined || every !== undefined || complete !== undefined;
    if (Object.keys(stated).length === 0) {
      if (!isRenewal) throw new Error("Say what to set. To see what you can: sources set --help");
      await refuseUnknown(database, slug);
    } else if (!(await database.transact((tx) => changeSource(tx, slug, stated)))) throw noSource(slug);
    if (isRenewal) await setReading(database, slug, { from, every, complete });
    if (Object.keys(stated).length === 0) return;
    const ids = change.rank === undefined ? [] : await practicesBehind(database.read, slug);
    for (const some of batchesOf(ids, BATCH)) {
      await database.transact((tx) => restate(tx, some, today()));
    }
    console.log(`Source ${slug} is changed, and ${practicesInWords(ids.length)} updated.`);
  });
}

/** Nor is anyone told of it any more. */
async function stopReading(tx: Transaction<Schema>, source: string): Promise<boolean> {
  await cancelMessages(tx, { keyName: renewalMailKey(source) });
  return endRenewal(tx, source);
}

async function setReading(
  database: Database,
  source: string,
  { from, every, complete = false }: { [Name in keyof Renewing]: Renewing[Name] | undefined },
): Promise<void> {
  if (every === "never") {
    const wasRead = await database.transact(async (tx) => {
      await auditIn(tx, "sources set", `source ${source}`);
      return stopReading(tx, source);
    });
    return console.log(
      `Source ${source} ${wasRead ? "is no longer read by itself" : "wasn’t being read by itself"}.`,
    );
  }
  if (from === undefined || every === undefined)
    throw new Error("Say both where the file is and how often to read it: --from ADDRESS --every day");
  const renewal = { source, address: from, every: PACES[every], isComplete: complete, now: new Date() };
  await database.transact(async (tx) => {
    await auditIn(tx, "sources set", `source ${source}`);
    await setRenewal(tx, renewal);
  });
  console.log(
    `The running site reads the file of ${source} within a minute, then every ${every}. doctor shows how that goes.`,
  );
  if (!complete)
    console.log("Practices that the file leaves out stay listed. To stop listing them, add --complete.");
}

function remove(slug: string): Promise<void> {
  return withDatabase(async ({ database }) => {
    await endBrokenImport(database);
    await refuseUnknown(database, slug);
    await database.transact((tx) => stopReading(tx, slug));
    const live = (await knownRecords(database.read, slug)).entries().filter(([, { isGone }]) => !isGone);
    const externalIds = live.map(([externalId]) => externalId).toArray();
    const writing = saidToday(slug);
    for (const some of batchesOf(externalIds, BATCH))
      await database.transact((tx) => takeBack(tx, some, writing));
    console.log(`Source ${slug} is removed: ${formatCount(externalIds.length)} records removed.`);
  });
}

async function refuseUnknown(database: Database, slug: string): Promise<void> {
  const sources = await listSources(database.read);
  if (!sources.some((source) => source.slug === slug)) throw noSource(slug);
}

function noSource(slug: string): Error {
  return new Error(`There’s no source ${oneLine(slug)}. To see them: sources`);
}

/** In one transaction, so that a form waits for a moment only. */
const BATCH = 250;

function readText(text: string): string {
  const line = oneLine(text).trim();
  if (line.length <= 200) return line;
  throw new InvalidArgumentError("Write 200 characters at most.");
}

function readLine(text: string): string {
  const line = readText(text);
  if (line !== "") return line;
  throw new InvalidArgumentError("Don’t leave it empty.");
}

function readUrl(text: string): string {
  if (text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new InvalidArgumentError("Use a web address.");
}

function readFrom(text: string): string {
  const url = URL.parse(text);
  const isAllowed = url && (isAskable(url) || readConfig().calendarPrivateHosts.includes(url.origin));
  if (isAllowed) return url.href;
  throw new InvalidArgumentError(
    "Use the https address of a file on the public internet, with a name, not a number.",
  );
}

function readRank(text: string): number {
  if (/^(\d{1,2}|100)$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Use a whole number from 0 to 100.");
}

/** What facts are merged with: every place, and the day in New Zealand now. */
function today() {
  return { places: ALL_PLACES, on: newZealandDay(new Date()) };
}

/** What a source states or takes back now, by no import. */
function saidToday(source: string): Writing {
  return { source, importId: null, ...today() };
}
