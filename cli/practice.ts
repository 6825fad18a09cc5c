import { Command, InvalidArgumentError, Option } from "commander";
import type { Database } from "#database/database.ts";
import { liveRecordsBehind } from "#database/practices/practice-records.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findWithdrawn, type Withdrawn } from "#database/practices/withdrawn.ts";
import { mergeFacts, type Provenance, type StatedFacts } from "#domain/practices/facts.ts";
import { formatDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { NOT_STATED } from "#domain/practices/practice-words.ts";
import { COLUMNS, groupOfColumn, cellText } from "#services/imports/columns.ts";
import { isReason, remove } from "#services/listings/removing.ts";
import { confirm, yesOption } from "./confirm.ts";
import { acting, withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine } from "./output.ts";
import { columnNamed, readFacts, set, unset } from "./practice-facts.ts";
import { apart, joinAll, listingLink, mergeOne, returnOne, splitOne, takeOut } from "./practice-acts.ts";
import { tellEndedLinks } from "./practice-requests.ts";

/** `practice show|set|unset|remove|return|merge|apart|split|join|link|leave` */
export function practiceCommand(): Command {
  const about = (name: string, what: string) =>
    new Command(name)
      .description(what)
      .argument("<id>", "the practice’s number, as in the address of their page", readId);
  return new Command("practice")
    .description("Look at one practice, correct it, remove it from the directory, or put it back.")
    .addCommand(
      about("show", "Show what we know about a practice, and where each fact comes from.")
        .addOption(formatOption())
        .action(show),
    )
    .addCommand(
      about("set", "Set facts yourself: no import will overwrite them.")
        .argument("<facts...>", "a column, then its value, as in a CSV file: phone “03 555 0101”")
        .action((id: number, said: string[]) => {
          const facts = readFacts(said);
          return withDatabase(({ database }) => set(database, id, facts));
        }),
    )
    .addCommand(
      about("unset", "Remove what you set: the sources’ facts apply again.")
        .argument("<columns...>", "as in a CSV file")
        .action((id: number, names: string[]) => {
          const columns = names.map(columnNamed);
          return withDatabase(({ database }) => unset(database, id, columns));
        }),
    )
    .addCommand(
      about("remove", "Stop listing a practice, whatever an import says. Nothing is deleted.")
        .requiredOption("--reason <text>", "why; the next import’s report repeats it", readReason)
        .addOption(yesOption())
        .action(takeOff),
    )
    .addCommand(
      about("return", "List a removed practice again, or separate a merged practice.").action(
        onDatabase(returnOne),
      ),
    )
    .addCommand(
      about("merge", "Merge another listing into this practice: its records and address lead here.")
        .argument("<gone>", "the number of the other listing", readId)
        .action(onDatabase(mergeOne)),
    )
    .addCommand(
      about("apart", "Note that two listings that look alike are two practices. The desk stops asking.")
        .argument("<other>", "the number of the other listing", readId)
        .action(onDatabase(apart)),
    )
    .addCommand(
      about("split", "Split a source’s record off as another practice, with its own number.")
        .argument("<source>", "its slug, from practice show")
        .argument("<external_id>", "the source’s own id")
        .action(onDatabase(splitOne)),
    )
    .addCommand(
      new Command("join")
        .description("Note that practices have joined, so that requests go to them.")
        .argument("<ids...>", "their numbers", readIds)
        .action(onDatabase(joinAll)),
    )
    .addCommand(
      about("link", "Print a joined practice’s link to change their listing.")
        .option("--mail", "email it to the practice instead")
        .addOption(new Option("--end", "end all such links instead").conflicts("mail"))
        .addOption(yesOption())
        .action(listingLink),
    )
    .addCommand(
      about("leave", "Note that a practice has left. Visitors are then told to call them.")
        .addOption(yesOption())
        .action(onDatabase(takeOut)),
    );
}

/** Gives a command its arguments after the database. */
function onDatabase<Given extends unknown[]>(work: (database: Database, ...given: Given) => Promise<void>) {
  return (...given: Given) => withDatabase(({ database }) => work(database, ...given));
}

function show(id: number, { format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const withdrawn = await findWithdrawn(database.read, id);
    if (withdrawn) return console.log(whyNotListed(withdrawn));
    const practice = await findPractice(database.read, id);
    if (!practice) throw new Error(`There’s no practice ${id}.`);
    const records = await liveRecordsBehind(database.read, id);
    const { facts: stated, provenance } = mergeFacts(records);
    if (format === "json") {
      const sources = records.map(({ source, externalId, asOf, facts }) => ({
        source,
        externalId,
        asOf,
        facts,
      }));
      return console.log(JSON.stringify({ ...practice, provenance, sources }));
    }
    tellFacts(practice, stated, provenance);
    console.log(`${"joined".padEnd(20)}  ${joiningWords(practice)}`);
    for (const { source, externalId, asOf } of records)
      console.log(`${"source".padEnd(20)}  ${source}, ${oneLine(externalId)}, as of ${formatDay(asOf)}`);
  });
}

function whyNotListed({ name, on, why, mergedInto }: Withdrawn): string {
  if (mergedInto !== null) return `${name} was merged into practice ${mergedInto} on ${formatDay(on)}.`;
  return `${name} was taken off the list on ${formatDay(on)}: ${why}`;
}

function tellFacts(practice: Practice, { registrations }: StatedFacts, provenance: Provenance): void {
  for (const column of COLUMNS) {
    // Those are never published, so the practice has none.
    const seen = column.field === "registrations" && registrations ? JSON.stringify(registrations) : "";
    const words = seen || oneLine(cellText(column.value(practice))) || NOT_STATED;
    const source = words === NOT_STATED ? undefined : provenance[groupOfColumn(column)];
    console.log(`${column.name.padEnd(20)}  ${words}${source === undefined ? "" : `  (${source})`}`);
  }
}

function joiningWords({ hasJoined, email }: Practice): string {
  if (!hasJoined) return "no";
  return email === "" ? "yes, but no requests reach them without an email address" : "yes";
}

function takeOff(id: number, { reason, yes }: { reason: string; yes?: boolean }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const practice = await findPractice(database.read, id);
    if (practice?.id !== id) throw new Error(`There’s no listed practice ${id}.`);
    await confirm(`This takes ${oneLine(practice.name)} off the directory.`, { yes });
    const { name } = await acting(database, (by) => remove(by, id, reason));
    console.log(`${name} is no longer listed. To put it back: npm run -s niho -- practice return ${id}`);
    await tellEndedLinks(database, id);
  });
}

export function readId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`“${text}” isn’t a practice’s number, like 10001 in /dentists/10001-….`);
}

function readIds(text: string, before: readonly number[] | undefined): readonly number[] {
  return [...(before ?? []), readId(text)];
}

function readReason(text: string): string {
  const reason = oneLine(text).trim();
  if (isReason(reason)) return reason;
  throw new InvalidArgumentError("Write a few words, 200 characters at most.");
}
