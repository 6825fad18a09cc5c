import { placeBySlug } from "#content/places.ts";
import type { Kysely } from "kysely";
import { countingRecords, type PracticeRecord, recordsBehind } from "#database/practices/practice-records.ts";
import type { Schema } from "#database/schema.ts";
import { type FactGroup, mergeFacts, practiceFromFacts, statedFacts } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { experienceInWords, NOT_STATED } from "#domain/practices/practice-words.ts";
import type { Registration } from "#domain/practices/registration.ts";
import { formatDay } from "#domain/nz-time.ts";
import { DESK, nameOfSource, PRACTICE } from "#domain/practices/sources.ts";
import { CHANGING_FACTS } from "../listings/changes.ts";

/** A fact of a practice as our staff see it. */
export type FactRow = {
  group: FactGroup;
  name: string;
  /** What people see. */
  value: string;
  /** Who says so: `Our list`; empty where nobody does. */
  source: string;
  /** `12 March 2026`; empty with it. */
  since: string;
  isOurs: boolean;
  /** What others say who count less. */
  others: readonly { source: string; value: string }[];
};

type Row = { group: FactGroup; name: string; words: (practice: Practice, today: string) => string };

/** In the order of the page: first what our staff change, then what practices say themselves. */
const ROWS: readonly Row[] = [
  { group: "name", name: "Name", words: ({ name }) => name },
  { group: "address", name: "Address", words: addressInWords },
  {
    group: "position",
    name: "Position",
    words: ({ position, latitude, longitude }) =>
      position === "exact" ? `${latitude}, ${longitude}`.replaceAll("-", "−") : "The middle of their town",
  },
  { group: "email", name: "Requests go to", words: ({ email }) => email },
  {
    group: "people",
    name: "People",
    words: ({ practitioners, verified }) =>
      [
        practitioners.map(({ name }) => name).join(", "),
        verified && `looked up on ${formatDay(verified.checkedOn)}, until ${formatDay(verified.until)}`,
      ]
        .filter(Boolean)
        .join("; "),
  },
  ...CHANGING_FACTS.toSorted((a, b) => Number(isContact(b.group)) - Number(isContact(a.group))),
  { group: "specialties", name: "Known for", words: ({ specialties }) => specialties.join(", ") },
  { group: "alsoKnownAs", name: "Other names", words: ({ alsoKnownAs }) => alsoKnownAs.join(", ") },
  {
    group: "qualifications",
    name: "Qualifications",
    words: ({ qualifications }) => qualifications.join(", "),
  },
  {
    group: "experienceYears",
    name: "Experience",
    words: ({ experienceYears }) => experienceInWords(experienceYears) ?? "",
  },
  {
    group: "checkedOn",
    name: "Last checked",
    words: ({ checkedOn }) => (checkedOn ? formatDay(checkedOn) : ""),
  },
];

/** How to reach them stands before what they say of themselves. */
function isContact(group: FactGroup): boolean {
  return group === "phone" || group === "website";
}

/** `4 Karaka Lane, Ponsonby, Auckland 1011` */
function addressInWords({
  address,
  suburb,
  place,
  postcode,
}: Pick<Practice, "address" | "suburb" | "place" | "postcode">): string {
  const town = [placeBySlug(place).name, postcode].filter((part) => part !== "").join(" ");
  return [address, suburb, town].filter((part) => part !== "").join(", ");
}

/** Every fact of a practice, who says so, since when, and what others say. */
export async function factRows(
  db: Kysely<Schema>,
  practice: Practice,
  today: string,
): Promise<{ rows: FactRow[]; registrations: readonly Registration[] }> {
  const records = countingRecords(await recordsBehind(db, [practice.id]));
  const nameOf = await sourceNames(db);
  const { facts, provenance } = mergeFacts(records);
  const rows = ROWS.map(({ group, name, words }): FactRow => {
    const isSaid = provenance[group] !== undefined || records.length === 0;
    const value = isSaid ? words(practice, today) : "";
    const said = records.flatMap((record) => {
      const theirs = sourceWords(record, practice, { group, words, today });
      return theirs === null ? [] : [{ ...record, value: theirs }];
    });
    const shown = said
      .filter(({ source }) => source === provenance[group])
      .toSorted((a, b) => b.rank - a.rank || (a.asOf < b.asOf ? 1 : -1))[0];
    return {
      group,
      name,
      value: value || NOT_STATED,
      source: shown ? nameOf(shown.source) : value !== "" ? (practice.isSample ? "Sample" : "Our desk") : "",
      since: shown ? shortDay(shown.asOf) : "",
      isOurs: shown?.source === DESK,
      others: said
        .filter((one) => one !== shown && one.value !== "" && one.value !== value)
        .map((one) => ({ source: nameOf(one.source), value: one.value })),
    };
  });
  return { rows, registrations: facts.registrations ?? [] };
}

/** `12 Mar 2026`: a table has little room. */
function shortDay(day: string): string {
  return formatDay(day).replace(/ (\p{L}{3})\p{L}* /u, " $1 ");
}

/** What one source alone says of a fact, in words; null where it says nothing of it. */
function sourceWords(
  { facts }: PracticeRecord,
  practice: Practice,
  { group, words, today }: { group: FactGroup; words: Row["words"]; today: string },
): string | null {
  if (mergeFacts([{ source: "", rank: 100, asOf: "", facts }]).provenance[group] === undefined) return null;
  const { name, place } = practice;
  return words(
    practiceFromFacts(practice.id, { name, place, ...facts }, placeBySlug(facts.place ?? place)),
    today,
  );
}

async function sourceNames(db: Kysely<Schema>): Promise<(slug: string) => string> {
  const rows = await db.selectFrom("sources").select(["slug", "name"]).execute();
  const names = new Map(rows.map((row) => [row.slug, nameOfSource(row)]));
  return (slug) =>
    slug === DESK ? "Our desk" : slug === PRACTICE ? "The practice" : (names.get(slug) ?? slug);
}

/** The records that a source has of a practice, with what each is called. */
export async function recordsShown(db: Kysely<Schema>, id: number) {
  const nameOf = await sourceNames(db);
  return countingRecords(await recordsBehind(db, [id])).map(({ source, externalId, asOf, url }) => ({
    source,
    externalId,
    name: nameOf(source),
    asOf: formatDay(asOf),
    url,
    canBeSplit: source !== DESK && source !== PRACTICE,
  }));
}

/** A fact of two practices, and which of the two would be shown if they were one. */
export type MergedRow = { name: string; kept: string; gone: string; winner: "both" | "kept" | "gone" };

/** Both side by side, as `mergePractices` would have it: what each has said itself stays with its own listing. */
export async function mergedRows(
  db: Kysely<Schema>,
  { kept, gone }: { kept: Practice; gone: Practice },
  today: string,
): Promise<MergedRow[]> {
  const own = await recordsBehind(db, [kept.id]);
  const theirs = (await recordsBehind(db, [gone.id])).filter(
    ({ source }) => source !== DESK && source !== PRACTICE,
  );
  const stated = { source: DESK, rank: 90, asOf: today, facts: statedFacts(kept) };
  const moved = theirs.map((record) => ({ ...record, practiceId: kept.id }));
  const records =
    own.length === 0 ? [stated, ...countingRecords(moved)] : countingRecords([...own, ...moved]);
  const { facts } = mergeFacts(records);
  const { name, place } = { ...kept, ...facts };
  const merged = practiceFromFacts(kept.id, { ...facts, name, place }, placeBySlug(place));
  const all = ROWS.map((row): MergedRow => {
    const [ours, others, result] = [kept, gone, merged].map((one) => row.words(one, today));
    const winner = ours === others ? "both" : result === others && result !== ours ? "gone" : "kept";
    return { name: row.name, kept: ours || NOT_STATED, gone: others || NOT_STATED, winner };
  });
  // What is said of a fact that nobody states is alike on both sides.
  const isStated = mergeFacts([...records, ...(await recordsBehind(db, [gone.id]))]).provenance;
  return all.filter((row, index) => row.winner !== "both" || isStated[ROWS[index]!.group] !== undefined);
}
