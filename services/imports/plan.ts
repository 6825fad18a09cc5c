import type { KnownRecord } from "#database/imports/imports.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import type { KnownPractice, PracticeEntry } from "#database/practices/practices.ts";
import type { Removed } from "#database/practices/withdrawn.ts";
import { type Facts, type StatedFacts, statedFacts } from "#domain/practices/facts.ts";
import { formatDay } from "#domain/nz-time.ts";
import { type Alike, type Described, indexAlike } from "#domain/practices/same-practice.ts";
import { ID_COLUMN } from "./columns.ts";
import type { FileRow } from "./file-row.ts";
import type { OpenedFile } from "./file-rows.ts";
import { idFromNameAndPlace, idOfName, nameIn, practiceOfRow } from "./practice-of-row.ts";
import { externalIds } from "./external-id.ts";
import { type Reasons, withoutCell } from "./reasons.ts";
import { isSampleRow, isUnclearSample, readSample } from "./sample-of-row.ts";

/** A line of the report. `line` is the file's. */
export type Note = {
  kind: "refused" | "warning" | "same-perhaps";
  line: number;
  externalId: string;
  name: string;
  field: string;
  value: string;
  reason: string;
};

/** A record to be written. Its facts stay JSON until then: a fifth of the memory. */
type Planned = {
  externalId: string;
  contentHash: string;
  /** It is null for a new practice. */
  practiceId: number | null;
  facts: string;
  asOf: string;
  url: string;
};

/** What an import would do. */
export type Plan = {
  read: number;
  /** Practices that are not listed now. */
  added: Planned[];
  /** Practices that are listed: the source says something new about them, or names them for the first time. */
  changed: Planned[];
  unchanged: number;
  /** External ids that the source has no longer; found only in a complete file. */
  missing: string[];
  /** All of a file of samples: it takes the place of those that are there. */
  samples: (PracticeEntry & { line: number })[];
  /** Notes, of each kind at most as many as were asked for. */
  notes: Note[];
  /** How many there are of each kind. */
  noted: Record<Note["kind"], number>;
  reasons: Reasons;
  /** How many rows that can be used have no opening hours, no phone number, or no position but their town’s. */
  without: { hours: number; phone: number; position: number };
};

/** What a row is compared with. */
export type Around = {
  /** What the source has brought before, by its own ids. */
  known: ReadonlyMap<string, KnownRecord>;
  /** The practices, to find one that another source has brought: read when there is something new. */
  alike: () => Promise<Alike<KnownPractice>>;
  /** An ISO date in New Zealand. */
  today: string;
  /** The day of facts that have none of their own. */
  asOf: string;
  isComplete: boolean;
  onRow: () => void;
  /** How many of a kind of notes are kept: a file can have more of them than anyone reads. */
  mostNotes?: number;
};

/**
 * Reads a whole file and compares it with what its source has brought before, and new records with all practices and with
 * each other. Nothing is written, so a file that is bad at its last line has changed nothing. Memory grows with what is new
 * or changed, about 1 kB a practice.
 */
export async function planImport(rows: OpenedFile["rows"], around: Around): Promise<Plan> {
  const plan: Plan = {
    read: 0,
    added: [],
    changed: [],
    unchanged: 0,
    missing: [],
    samples: [],
    notes: [],
    noted: { refused: 0, warning: 0, "same-perhaps": 0 },
    reasons: new Map(),
    without: { hours: 0, phone: 0, position: 0 },
  };
  const note = noteIn(plan, around.mostNotes ?? Infinity);
  const lines = new Map<string, number>();
  const unread: string[] = [];
  const idOf = externalIds(around.known);
  for await (const row of rows) {
    plan.read += 1;
    around.onRow();
    planRow(row, plan, { lines, unread, idOf, note }, around);
  }
  refuseMixed(plan, note);
  if (around.isComplete) {
    const stood = new Set(unread);
    for (const [externalId, { isGone }] of around.known) {
      const isThere = lines.has(externalId) || stood.has(externalId) || stood.has(nameIn(externalId));
      if (!isThere && !isGone) plan.missing.push(externalId);
    }
  }
  await linkWithOthers(plan, { lines, note }, around);
  return plan;
}

/** Counts each note, and keeps the first of each kind. */
function noteIn(plan: Plan, most: number): (note: Note) => void {
  return (note) => {
    const { kind, line, reason } = note;
    plan.noted[kind] += 1;
    if (kind === "refused")
      plan.reasons.getOrInsertComputed(withoutCell(reason), () => ({
        count: 0,
        first: { line, reason },
      })).count += 1;
    if (plan.noted[kind] <= most) plan.notes.push(note);
  };
}

const LONGEST_ID = 300;

/** The ids and places of the rows read so far. */
type Stood = {
  /** Lines by external id. */
  lines: Map<string, number>;
  /** The source's own id of a row, as a spreadsheet left it. */
  idOf: ReturnType<typeof externalIds>;
  /** Rows that were refused although the source has the practice: their external ids, or the part of a name in one. */
  unread: string[];
  note: (note: Note) => void;
};

function planRow(row: FileRow, plan: Plan, { lines, unread, idOf, note }: Stood, around: Around): void {
  const { line, cells } = row;
  const name = nameToShow(cells["name"] ?? "");
  const { id: stated, refused: unreadableId, perhaps } = idOf(cells[ID_COLUMN] ?? "");
  const refused = row.refused ?? unreadableId;
  const refuse = (externalId: string, reason: string, field = "", value = "") =>
    note({ kind: "refused", line, externalId, name, field, value, reason });
  const understood =
    refused === null ? practiceOfRow(cells, around.today) : { field: "", value: "", ...row, refused };
  if (understood.refused !== null) {
    if (!understood.isClosed) unread.push(...perhaps, (stated || idOfName(name)).slice(0, LONGEST_ID));
    return refuse(stated, understood.refused, understood.field, understood.value);
  }
  const { facts, warnings } = understood;
  const externalId = (stated || idFromNameAndPlace(facts)).slice(0, LONGEST_ID);
  const first = lines.get(externalId);
  if (first !== undefined)
    return refuse(externalId, `has the same external_id as line ${first}; each practice needs its own`);
  lines.set(externalId, line);
  if (isUnclearSample(cells))
    return refuse(
      externalId,
      "does not say yes or no in sample: it might be made up",
      "sample",
      cells["sample"],
    );
  if (isSampleRow(cells)) {
    const sample = readSample(externalId, facts, cells);
    if (!sample) return refuse(externalId, "is a sample practice that no export wrote", "sample");
    return void plan.samples.push({ ...sample, line });
  }
  const before = around.known.get(externalId);
  if (before?.removed) return refuse(externalId, wasRemoved(before.removed));
  for (const { field, value, reason } of warnings)
    note({ kind: "warning", line, externalId, name, field, value, reason });
  if (!facts.openingHours) plan.without.hours += 1;
  if (!facts.phone) plan.without.phone += 1;
  if (facts.position !== "exact") plan.without.position += 1;
  const { asOf = around.asOf, url = "" } = row;
  take(
    { ...hashedText(statedFacts(facts)), externalId, practiceId: before?.practiceId ?? null, asOf, url },
    before,
    plan,
  );
}

const LONGEST_SHOWN = 200;

/** A quote that is missing makes a name of half a file. */
function nameToShow(name: string): string {
  const shown = name.trim();
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}

/** Samples never mix with real practices. */
function refuseMixed(plan: Plan, note: Stood["note"]): void {
  if (plan.added.length + plan.changed.length + plan.unchanged === 0) return;
  for (const { line, practice } of plan.samples.splice(0)) {
    const about = { line, externalId: `niho-${practice.id}`, name: practice.name };
    const cell = { field: "sample", value: "yes" };
    note({ kind: "refused", ...about, ...cell, reason: "is a sample practice" });
  }
}

function take(planned: Planned, before: KnownRecord | undefined, plan: Plan): void {
  if (!before || before.isGone) plan.added.push(planned);
  else if (before.contentHash === planned.contentHash) plan.unchanged += 1;
  else plan.changed.push(planned);
}

/**
 * Gives new records the practices that they belong to. Two ids of one source are two practices. So a new record may be a
 * practice that only other sources have, or one whose old record is missing from a complete file: a map node that was
 * drawn anew keeps its page. A record of a practice that an operator removed is refused, from whichever source, unless
 * a listed practice is the same one (it was listed twice). A new record that resembles a practice of its own source, or
 * one further up in the file, becomes a practice of its own and is reported as `same-perhaps`.
 */
async function linkWithOthers(
  plan: Plan,
  { lines, note: noted }: Pick<Stood, "lines" | "note">,
  { known, alike }: Around,
): Promise<void> {
  const fresh = plan.added.filter(({ practiceId }) => practiceId === null);
  if (fresh.length === 0) return;
  const refused = new Set<Planned>();
  const findAlike = await alike();
  const findInFile = indexAlike(
    fresh.values().map((planned) => [planned, describe(JSON.parse(planned.facts) as Stated)] as const),
  );
  const lineOf = ({ externalId }: Planned) => lines.get(externalId) ?? 0;
  const taken = takenBy(known, new Set(plan.missing));
  const linked = new Set<Planned>();
  for (const planned of fresh) {
    const facts = JSON.parse(planned.facts) as Stated;
    const described = describe(facts);
    const alikes = findAlike(described);
    const found = alikes.filter(({ item }) => item.removed === null);
    const same = found.find(({ item, sameness }) => sameness === "same" && !taken.has(item.id));
    if (same) {
      planned.practiceId = same.item.id;
      taken.add(same.item.id);
      linked.add(planned);
      continue;
    }
    const note = (kind: Note["kind"], reason: string) => {
      const { externalId } = planned;
      const about = { line: lineOf(planned), externalId, name: facts.name };
      noted({ kind, ...about, field: "", value: "", reason });
    };
    const off = offAmong(alikes);
    if (off) {
      refused.add(planned);
      note("refused", `is practice ${off.id}, which ${wasRemoved(off.removed)}`);
      continue;
    }
    const above = findInFile(described).filter(
      ({ item }) => item.practiceId === null && !refused.has(item) && lineOf(item) < lineOf(planned),
    );
    const alikeOnes = alikeInWords(
      found.map(({ item }) => item.id),
      above.map(({ item }) => lineOf(item)),
    );
    if (alikeOnes !== "") note("same-perhaps", `might be the same as ${alikeOnes}`);
  }
  plan.added = plan.added.filter((planned) => !refused.has(planned) && !linked.has(planned));
  plan.changed.push(...linked);
}

/** The practices that records of this source have already, but for those that the file no longer has. */
function takenBy(known: Around["known"], missing: ReadonlySet<string>): Set<number> {
  const ids = known
    .entries()
    .flatMap(([id, { practiceId, isGone, isJoining }]) =>
      isGone || isJoining || missing.has(id) ? [] : [practiceId],
    );
  return new Set(ids);
}

const MOST_ALIKE = 5;

/** `alikeInWords([12], [3, 5]) === "practice 12 and line 3, 5"`; empty where there is none. */
function alikeInWords(ids: readonly number[], lines: readonly number[]): string {
  const named = [
    { what: "practice", numbers: ids },
    { what: "line", numbers: lines },
  ].filter(({ numbers }) => numbers.length > 0);
  return named
    .map(({ what, numbers }) => {
      const more = numbers.length > MOST_ALIKE ? ", …" : "";
      return `${what} ${numbers.slice(0, MOST_ALIKE).join(", ")}${more}`;
    })
    .join(" and ");
}

/** The practice that it is, where an operator took that off and lists it under no other number. */
function offAmong(alikes: ReturnType<Alike<KnownPractice>>): (KnownPractice & { removed: Removed }) | null {
  const same = alikes.filter(({ sameness }) => sameness === "same").map(({ item }) => item);
  const [first] = same;
  if (!first || same.some(({ removed }) => removed === null)) return null;
  return { ...first, removed: first.removed! };
}

function wasRemoved({ on, why }: Removed): string {
  return `was removed here on ${formatDay(on)}: ${why}`;
}

type Stated = StatedFacts & Pick<Facts, "name" | "place">;

function describe(stated: Stated): Described {
  const { name, place, address = "", phone = "", latitude, longitude } = stated;
  const isExact = stated.position === "exact" && latitude !== undefined && longitude !== undefined;
  return { name, place, address, phone, position: isExact ? { latitude, longitude } : null };
}
