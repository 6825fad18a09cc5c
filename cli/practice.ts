import { Command, InvalidArgumentError } from "commander";
import {
  findWithdrawn,
  returnPractice,
  sourcesOf,
  WITHDRAWN_BY_SOURCE,
  withdrawPractices,
} from "#database/practice-imports.ts";
import { findPractice } from "#database/practices.ts";
import { formatDay, newZealandDay } from "#domain/nz-time.ts";
import { NOT_STATED } from "#domain/practice-words.ts";
import { COLUMNS, type Value } from "./import/columns.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine } from "./output.ts";

/** `practice show|remove|return ID` */
export function practiceCommand(): Command {
  return new Command("practice")
    .description("Look at one practice, take it off the directory, put it back.")
    .addCommand(
      new Command("show")
        .description("What is stated of a practice, and which source it comes from.")
        .argument("<id>", "its number, as in its address", readId)
        .addOption(formatOption())
        .action(show),
    )
    .addCommand(
      new Command("remove")
        .description("List a practice no longer, whatever an import says. Nothing is deleted.")
        .argument("<id>", "its number, as in its address", readId)
        .requiredOption("--reason <text>", "why; the report of the next import repeats it", readReason)
        .action(remove),
    )
    .addCommand(
      new Command("return")
        .description("List a removed practice again.")
        .argument("<id>", "its number, as in its address", readId)
        .action(putBack),
    );
}

function show(id: number, { format }: { format: Format }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const withdrawn = await findWithdrawn(database.read, id);
    if (withdrawn)
      return console.log(
        `${withdrawn.name} is not listed since ${formatDay(withdrawn.on)}: ${withdrawn.why}`,
      );
    const practice = await findPractice(database.read, id);
    if (!practice) throw new Error(`There is no practice ${id}.`);
    const sources = await sourcesOf(database.read, id);
    if (format === "json") return console.log(JSON.stringify({ ...practice, sources }));
    for (const { name, value } of COLUMNS) console.log(`${name.padEnd(20)}  ${inWords(value(practice))}`);
    for (const { source, externalId, asOf } of sources)
      console.log(`${"source".padEnd(20)}  ${source}, ${oneLine(externalId)}, as of ${formatDay(asOf)}`);
  });
}

function inWords(value: Value): string {
  const text = typeof value === "object" ? value.join("; ") : String(value);
  return oneLine(text) || NOT_STATED;
}

function remove(id: number, { reason }: { reason: string }): Promise<void> {
  return withDatabase(async ({ database }) => {
    const practice = await findPractice(database.read, id);
    if (!practice) throw new Error(`There is no listed practice ${id}.`);
    const on = newZealandDay(new Date());
    await database.transact((tx) => withdrawPractices(tx, [id], { on, why: reason }));
    console.log(
      `${practice.name} is listed no longer. To put it back: npm run -s niho -- practice return ${id}`,
    );
  });
}

function putBack(id: number): Promise<void> {
  return withDatabase(async ({ database }) => {
    if (!(await database.transact((tx) => returnPractice(tx, id))))
      throw new Error(`There is no practice ${id} that was removed.`);
    console.log(`Practice ${id} is listed again.`);
  });
}

function readId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is the number in the practice’s address: /dentists/10001-….");
}

function readReason(text: string): string {
  const reason = oneLine(text).trim();
  if (reason !== "" && reason !== WITHDRAWN_BY_SOURCE && reason.length <= 200) return reason;
  throw new InvalidArgumentError("It is a few words, 200 characters at most.");
}
