import { Command, InvalidArgumentError } from "commander";
import { recordsBehind } from "#database/practice-records.ts";
import { findPractice } from "#database/practices.ts";
import { BY_ITSELF, findWithdrawn, returnPractice, withdrawPractices } from "#database/withdrawn.ts";
import { mergeFacts, type Provenance } from "#domain/facts.ts";
import { formatDay, newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { NOT_STATED } from "#domain/practice-words.ts";
import { COLUMNS, groupOfColumn, type Value } from "./import/columns.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, oneLine } from "./output.ts";
import { setFacts, unsetFacts } from "./practice-facts.ts";

/** `practice show|set|unset|remove|return ID` */
export function practiceCommand(): Command {
  const about = (name: string, what: string) =>
    new Command(name).description(what).argument("<id>", "its number, as in its address", readId);
  return new Command("practice")
    .description("Look at one practice, correct it, take it off the directory, put it back.")
    .addCommand(
      about("show", "What is stated of a practice, and who says each fact.")
        .addOption(formatOption())
        .action(show),
    )
    .addCommand(
      about("set", "State facts yourself: no import writes over them.")
        .argument("<facts...>", "column and value by turns, as in a CSV file: phone “03 555 0101”")
        .action((id: number, facts: string[]) =>
          withDatabase(({ database }) => setFacts(database, id, facts)),
        ),
    )
    .addCommand(
      about("unset", "Take your own word back: what the sources say holds again.")
        .argument("<columns...>", "as in a CSV file")
        .action((id: number, columns: string[]) =>
          withDatabase(({ database }) => unsetFacts(database, id, columns)),
        ),
    )
    .addCommand(
      about("remove", "List a practice no longer, whatever an import says. Nothing is deleted.")
        .requiredOption("--reason <text>", "why; the report of the next import repeats it", readReason)
        .action(remove),
    )
    .addCommand(about("return", "List a removed practice again.").action(putBack));
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
    const records = (await recordsBehind(database.read, [id])).filter(({ goneOn }) => goneOn === null);
    const { provenance } = mergeFacts(records);
    if (format === "json") {
      const sources = records.map(({ source, externalId, asOf, facts }) => ({
        source,
        externalId,
        asOf,
        facts,
      }));
      return console.log(JSON.stringify({ ...practice, provenance, sources }));
    }
    tellFacts(practice, provenance);
    for (const { source, externalId, asOf } of records)
      console.log(`${"source".padEnd(20)}  ${source}, ${oneLine(externalId)}, as of ${formatDay(asOf)}`);
  });
}

function tellFacts(practice: Practice, provenance: Provenance): void {
  for (const column of COLUMNS) {
    const words = inWords(column.value(practice));
    const source = words === NOT_STATED ? undefined : provenance[groupOfColumn(column)];
    console.log(`${column.name.padEnd(20)}  ${words}${source === undefined ? "" : `  (${source})`}`);
  }
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
  if (reason !== "" && !(BY_ITSELF as readonly string[]).includes(reason) && reason.length <= 200)
    return reason;
  throw new InvalidArgumentError("It is a few words, 200 characters at most.");
}
