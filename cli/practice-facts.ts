import type { Database } from "#database/database.ts";
import { hashedText, liveRecordsBehind, stateFacts, takeBack } from "#database/practice-records.ts";
import { findPractice } from "#database/practices.ts";
import { normalizeEmail } from "#domain/email.ts";
import { type FactGroup, groupOf, mergeFacts, type StatedFacts, statedOf } from "#domain/facts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { DESK, PRACTICE } from "#domain/sources.ts";
import { type Column, COLUMNS, groupOfColumn, textOf } from "#services/imports/columns.ts";
import { ownFacts } from "#services/practices/joining.ts";
import { practiceOfRow } from "#services/imports/practice-of-row.ts";
import { tellEndedLinks, tellNewLinks } from "./practice-requests.ts";
import { saidToday } from "./today.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Columns and values as they are typed, by turns: `["phone", "03 555 0101"]`. Throws `WrongUsage`. */
export function readFacts(said: readonly string[]): { columns: Column[]; values: string[] } {
  if (said.length % 2 === 1)
    throw new WrongUsage("Each column needs a value; “practice unset” takes one back.");
  const columns = said.filter((_, index) => index % 2 === 0).map(columnNamed);
  return { columns, values: said.filter((_, index) => index % 2 === 1) };
}

/**
 * The operator’s own word on a practice, in the notation of the CSV columns. Facts that make
 * sense only together are stated together: a new suburb takes the street and the town that are shown along.
 */
export async function setFacts(
  database: Database,
  id: number,
  { columns, values }: ReturnType<typeof readFacts>,
): Promise<void> {
  const practice = await listed(database, id);
  const cells = Object.fromEntries(COLUMNS.map(({ name, value }) => [name, textOf(value(practice))]));
  for (const [index, { name }] of columns.entries()) cells[name] = values[index]!;
  const understood = practiceOfRow(cells, newZealandDay(new Date()));
  if (understood.refused !== null) throw new Error(`This cannot be: ${understood.refused}.`);
  const { facts } = understood;
  for (const [index, { name, value }] of columns.entries()) {
    const warning = understood.warnings.find(({ field, isKept }) => field === name && !isKept);
    if (warning)
      throw new Error(
        `${name} “${warning.value}” ${warning.reason.replace(/\.$/, "")}. Nothing was written.`,
      );
    if (String(value({ ...practice, ...facts })) === "")
      throw new Error(`${name} “${values[index]}” says nothing alone: see import --columns.`);
  }
  for (const { field, value, reason, isKept } of understood.warnings)
    if (isKept && columns.some(({ name }) => name === field)) console.error(`${field} “${value}” ${reason}.`);
  const groups = new Set(columns.map(groupOfColumn));
  // Another town is another centre.
  if (groups.has("address") && facts.position === "town") groups.add("position");
  const own = { ...(await ownFacts(database.read, practice)), ...only(statedOf(facts), groups) };
  await state(database, id, own);
  await tellSet(database, practice, columns);
  await tellMoved(database, practice);
}

/** A list of what practices say themselves (`--source practice`) counts more than the operator's word. */
async function tellSet(
  database: Database,
  { id, name }: Practice,
  columns: readonly Column[],
): Promise<void> {
  const { provenance } = mergeFacts(await liveRecordsBehind(database.read, id));
  const outranked = columns.filter((column) => provenance[groupOfColumn(column)] !== DESK);
  const shown = columns.filter((column) => !outranked.includes(column));
  if (shown.length > 0) console.log(`${name}: ${namesOf(shown)} set. No import writes over it.`);
  for (const [source, theirs] of Map.groupBy(outranked, (column) => provenance[groupOfColumn(column)]))
    console.log(
      `${name}: ${namesOf(theirs)} noted, and not shown: source ${source} says otherwise and counts more. ${source === PRACTICE ? "The practice changes it with its link, or put the file in its name right and import that again." : "Put its file right and import that again."}`,
    );
}

/** Where its address is another now, so are its links to requests. */
async function tellMoved(database: Database, { id, email }: Practice): Promise<void> {
  const now = await findPractice(database.read, id);
  if (!now || normalizeEmail(now.email) === normalizeEmail(email)) return;
  await (now.email === "" ? tellEndedLinks(database, id) : tellNewLinks(database, id));
}

function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => name).join(", ");
}

/** Takes the operator’s word back; what goes together with it goes too. */
export async function unsetFacts(database: Database, id: number, columns: readonly Column[]): Promise<void> {
  const practice = await listed(database, id);
  const groups = new Set(columns.map(groupOfColumn));
  const own = await ownFacts(database.read, practice);
  const taken = Object.keys(only(own, groups));
  if (taken.length === 0) throw new Error(`No ${namesOf(columns)} of practice ${id} was set here.`);
  const left = Object.fromEntries(Object.entries(own).filter(([field]) => !taken.includes(field)));
  await state(database, id, left);
  console.log(`${practice.name}: ${namesOf(columns)} as the sources say.`);
  await tellMoved(database, practice);
}

/** A practice that the operator may change. */
export async function listed(database: Database, id: number): Promise<Practice> {
  const practice = await findPractice(database.read, id);
  if (!practice) throw new Error(`There is no listed practice ${id}.`);
  if (practice.id !== id) throw new Error(`Practice ${id} is merged into practice ${practice.id}.`);
  if (practice.isSample) throw new Error(`Practice ${id} is a sample: samples cannot be changed.`);
  return practice;
}

async function state(database: Database, id: number, facts: StatedFacts): Promise<void> {
  const writing = saidToday(DESK);
  const externalId = String(id);
  await database.transact((tx) => {
    if (Object.keys(facts).length === 0) return takeBack(tx, [externalId], writing);
    const statement = { externalId, practiceId: id, asOf: writing.on, url: "", ...hashedText(facts) };
    return stateFacts(tx, [statement], writing);
  });
}

function only(facts: StatedFacts, groups: ReadonlySet<FactGroup>): StatedFacts {
  const entries = Object.entries(facts) as [Parameters<typeof groupOf>[0], unknown][];
  return Object.fromEntries(entries.filter(([field]) => groups.has(groupOf(field))));
}

/** Throws `WrongUsage`. */
export function columnNamed(name: string): Column {
  const column = COLUMNS.find((one) => one.name === name);
  if (column) return column;
  throw new WrongUsage(
    `There is no column ${name}. The columns are ${COLUMNS.map((one) => one.name).join(", ")}.`,
  );
}
