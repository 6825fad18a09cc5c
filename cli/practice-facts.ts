import type { Database } from "#database/database.ts";
import { normalizeEmail } from "#domain/email.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { type Column, COLUMNS } from "#services/imports/columns.ts";
import { type FactsSet, setFacts, unsetFacts } from "#services/listings/set-facts.ts";
import { acting } from "./open.ts";
import { tellEndedLinks, tellNewLinks } from "./practice-requests.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** Columns and values as they are typed, by turns: `["phone", "03 555 0101"]`. Throws `WrongUsage`. */
export function readFacts(said: readonly string[]): Readonly<Record<string, string>> {
  if (said.length % 2 === 1)
    throw new WrongUsage("Each column needs a value; “practice unset” takes one back.");
  const columns = said.filter((_, index) => index % 2 === 0).map(columnNamed);
  return Object.fromEntries(columns.map(({ name }, index) => [name, said[2 * index + 1]!]));
}

/** `practice set 10001 phone “03 555 0101”` */
export async function set(
  database: Database,
  id: number,
  said: Readonly<Record<string, string>>,
): Promise<void> {
  const done = await acting(database, (by) => setFacts(by, id, said));
  for (const note of done.notes) console.error(note);
  tellSet(done, Object.keys(said).map(columnNamed));
  await tellMoved(database, done);
}

/** A list of what practices say themselves (`--source practice`) counts more than the operator's word. */
function tellSet({ before: { name }, outranked }: FactsSet, columns: readonly Column[]): void {
  const behind = new Set([...outranked.values()].flat());
  const shown = columns.filter((column) => !behind.has(column));
  if (shown.length > 0) console.log(`${name}: ${namesOf(shown)} set. No import will overwrite it.`);
  for (const [source, theirs] of outranked)
    console.log(
      `${name}: ${namesOf(theirs)} noted but not shown: source ${source} says otherwise, and counts more. ${source === PRACTICE ? "The practice can change it with their link, or correct the file in their name and import it again." : "Correct the source’s file and import it again."}`,
    );
}

/** Where its address is another now, so are its links to requests. */
async function tellMoved(
  database: Database,
  { before, after }: Pick<FactsSet, "before" | "after">,
): Promise<void> {
  if (normalizeEmail(after.email) === normalizeEmail(before.email)) return;
  await (after.email === "" ? tellEndedLinks(database, after.id) : tellNewLinks(database, after.id));
  if (after.hasJoined && before.email !== "")
    console.log(
      `Any link to their listing has ended.${after.email === "" ? "" : ` To email them a new one: npm run -s niho -- practice link ${after.id} --mail`}`,
    );
}

function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => name).join(", ");
}

/** `practice unset 10001 phone` */
export async function unset(database: Database, id: number, columns: readonly Column[]): Promise<void> {
  const done = await acting(database, (by) => unsetFacts(by, id, columns));
  console.log(`${done.before.name}: the sources’ facts apply again for ${namesOf(columns)}.`);
  await tellMoved(database, done);
}

/** Throws `WrongUsage`. */
export function columnNamed(name: string): Column {
  const column = COLUMNS.find((one) => one.name === name);
  if (column) return column;
  throw new WrongUsage(
    `There’s no column ${name}. The columns are ${COLUMNS.map((one) => one.name).join(", ")}.`,
  );
}
