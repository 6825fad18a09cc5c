import type { Audited } from "#database/desk/audit.ts";
import { liveRecordsBehind, stateFacts, takeBack } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import { findPractice } from "#database/practices/practices.ts";
import {
  type FactGroup,
  factGroup,
  mergeFacts,
  type StatedFacts,
  statedFacts,
} from "#domain/practices/facts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { Refused } from "#domain/refused.ts";
import { withCapital } from "#domain/text.ts";
import { DESK } from "#domain/practices/sources.ts";
import { type Column, COLUMNS, groupOfColumn, cellText } from "../imports/columns.ts";
import { practiceOfRow } from "../imports/practice-of-row.ts";
import { ownFacts } from "../practices/joining.ts";
import { type Acting, listedPractice, auditAct, sourceWriting } from "./acting.ts";

/** What became of facts that were stated. */
export type FactsSet = {
  before: Practice;
  after: Practice;
  /** What was understood otherwise than it was typed, in sentences. */
  notes: readonly string[];
  /** Columns in which another source counts more, by its slug. */
  outranked: ReadonlyMap<string, readonly Column[]>;
};

/**
 * Our own word on a practice, in the notation of the CSV columns: `{ phone: "03 555 0101" }`. Facts that make sense only
 * together are stated together: a new suburb takes the street and the town that are shown along.
 */
export async function setFacts(
  acting: Acting,
  id: number,
  said: Readonly<Record<string, string>>,
): Promise<Audited<FactsSet>> {
  const { tx, now } = acting;
  const before = await listedPractice(acting, id);
  const columns = COLUMNS.filter(({ name }) => Object.hasOwn(said, name));
  const understood = practiceOfRow({ ...(await shownCells(acting, before)), ...said }, newZealandDay(now));
  if (understood.refused !== null)
    throw new Refused(`This can’t be set, because the listing then ${understood.refused}.`);
  const { facts, warnings } = understood;
  const groups = new Set(columns.map(groupOfColumn));
  // Another town is another centre.
  if (groups.has("address") && facts.position === "town") groups.add("position");
  const stated = only(statedFacts(facts), groups);
  for (const column of columns) {
    const { name, field, value } = column;
    const typed = said[name]!;
    const lost = warnings.find((one) => one.field === name && !one.isKept);
    if (lost)
      throw new Refused(
        `${columnInWords(name)} “${lost.value}”${goingOn(lost.reason.replace(/\.$/, ""))}. Nothing was written.`,
      );
    const isSaid =
      typed.trim() === "" ||
      // No practice that is published has those.
      (field === "registrations" ? stated.registrations : String(value({ ...before, ...facts })));
    // One part of several can be empty: an address without a suburb.
    if (!isSaid || Object.keys(only(stated, new Set([groupOfColumn(column)]))).length === 0)
      throw new Refused(`${columnInWords(name)} “${typed}” means nothing on its own: see import --columns.`);
  }
  await state(acting, id, { ...(await ownFacts(tx, before)), ...stated });
  const { provenance } = mergeFacts(await liveRecordsBehind(tx, id));
  const outranked = columns.filter((column) => provenance[groupOfColumn(column)] !== DESK);
  return auditAct(acting, "practice set", id, {
    before,
    after: (await findPractice(tx, id))!,
    notes: warnings
      .filter(({ field, isKept }) => isKept && Object.hasOwn(said, field))
      .map(({ field, value, reason }) => `${field} “${value}” ${reason}.`),
    outranked: Map.groupBy(outranked, (column) => provenance[groupOfColumn(column)]!),
  });
}

/** A column as people say it: `Opening hours` */
function columnInWords(column: string): string {
  return withCapital(column.replaceAll("_", " "));
}

/** A reason after the value: a sentence of its own follows a colon. */
function goingOn(reason: string): string {
  return `${/^\p{Lu}/u.test(reason) ? ":" : ""} ${reason}`;
}

/** What is shown of a practice, and who of its people was looked up, by column. */
async function shownCells({ tx }: Acting, practice: Practice): Promise<Record<string, string>> {
  const { registrations } = mergeFacts(await liveRecordsBehind(tx, practice.id)).facts;
  return {
    ...Object.fromEntries(COLUMNS.map(({ name, value }) => [name, cellText(value(practice))])),
    ...(registrations && { registrations_json: JSON.stringify(registrations) }),
  };
}

/** Whether these facts are so already: stating them would change nothing. */
export async function areSo(
  acting: Acting,
  id: number,
  said: Readonly<Record<string, string>>,
): Promise<boolean> {
  const practice = await findPractice(acting.tx, id);
  if (practice?.id !== id) return false;
  const cells = await shownCells(acting, practice);
  const today = newZealandDay(acting.now);
  const [before, after] = [practiceOfRow(cells, today), practiceOfRow({ ...cells, ...said }, today)];
  if (before.refused !== null || after.refused !== null) return false;
  return JSON.stringify(statedFacts(before.facts)) === JSON.stringify(statedFacts(after.facts));
}

/** Whether none of these facts is our own word. */
export async function areUnset(acting: Acting, id: number, columns: readonly Column[]): Promise<boolean> {
  const practice = await findPractice(acting.tx, id);
  if (practice?.id !== id) return false;
  const own = await ownFacts(acting.tx, practice);
  return Object.keys(only(own, new Set(columns.map(groupOfColumn)))).length === 0;
}

/** Takes our own word back; what goes together with it goes too. */
export async function unsetFacts(
  acting: Acting,
  id: number,
  columns: readonly Column[],
): Promise<Audited<Pick<FactsSet, "before" | "after">>> {
  const { tx } = acting;
  const before = await listedPractice(acting, id);
  const groups = new Set(columns.map(groupOfColumn));
  const own = await ownFacts(tx, before);
  const taken = Object.keys(only(own, groups));
  if (taken.length === 0)
    throw new Refused(`You haven’t set ${columns.map(({ name }) => name).join(", ")} of practice ${id}.`);
  await state(
    acting,
    id,
    Object.fromEntries(Object.entries(own).filter(([field]) => !taken.includes(field))),
  );
  const after = await findPractice(tx, id);
  if (!after)
    throw new Refused("No other source has their name and town, so they would no longer be listed.");
  return auditAct(acting, "practice unset", id, { before, after });
}

async function state(acting: Acting, id: number, facts: StatedFacts): Promise<void> {
  const writing = sourceWriting(acting, DESK);
  const externalId = String(id);
  if (Object.keys(facts).length === 0) return takeBack(acting.tx, [externalId], writing);
  const statement = { externalId, practiceId: id, asOf: writing.on, url: "", ...hashedText(facts) };
  return stateFacts(acting.tx, [statement], writing);
}

function only(facts: StatedFacts, groups: ReadonlySet<FactGroup>): StatedFacts {
  const entries = Object.entries(facts) as [Parameters<typeof factGroup>[0], unknown][];
  return Object.fromEntries(entries.filter(([field]) => groups.has(factGroup(field))));
}
