import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import type { Database } from "#database/database.ts";
import { followPractices, type Snapshot } from "#database/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import { openSqlite } from "#database/sqlite.ts";
import { insertPractices, type PracticeSearch } from "#database/practices.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { fold } from "#domain/text.ts";

/** What a search of the directory costs at a size: milliseconds of this process's time. */
export type SearchCost = {
  practices: number;
  /** To fill the database, to read the index from it, and to ask whether anything has changed. */
  load: number;
  index: number;
  check: number;
  /** Place, treatment and a piece of a name, sorted, counted, with the 24 listings of the page. */
  median: number;
  p99: number;
};

/**
 * Loads a database of that many sample practices and searches it, with places, treatments, orders and pieces of names
 * drawn in a fixed order from those that occur: common words among them, and pieces of one or two letters.
 */
export async function searchCost(
  practices: number,
  { searches = 2_000, open = openTemporary }: { searches?: number; open?: () => Opened } = {},
): Promise<SearchCost> {
  const { database, drop } = open();
  await migrate(database);
  const load = await timed(() =>
    database.transact((tx) => insertPractices(tx, samplePractices(practices), PLACES)),
  );
  let clock = 0;
  const live = followPractices(database, () => new Date(clock), console.error);
  const index = await timed(() => live.now());
  clock += 1_000;
  const check = await timed(() => live.now());
  const costs = await costsOf(await live.now(), wordsIn(practices), searches);
  await database.close();
  drop();
  const at = (part: number) => costs[Math.min(costs.length - 1, Math.floor(costs.length * part))]!;
  return { practices, load, index, check, median: at(0.5), p99: at(0.99) };
}

type Opened = { database: Database; drop: () => void };

function openTemporary(): Opened {
  const folder = mkdtempSync(join(tmpdir(), "niho-search-"));
  return {
    database: openSqlite(join(folder, "niho.db")),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function costsOf(index: Snapshot, words: readonly string[], searches: number): Promise<number[]> {
  const costs = [];
  for (let at = 0; at < searches; at++) {
    const search = searchNumber(at, words);
    costs.push(await timed(async () => index.listings(index.search(search).ids)));
  }
  return costs.toSorted((a, b) => a - b);
}

const SORTS = ["rating", "reviews", "name", "distance"] as const;

function searchNumber(at: number, words: readonly string[]): PracticeSearch {
  const word = words[(at * 7) % words.length]!;
  return {
    words: [word.slice(0, 1 + (at % 7))],
    places: [PLACES[at % 8]!.slug],
    service: TREATMENTS[at % TREATMENTS.length]!.slug,
    sort: SORTS[at % SORTS.length]!,
    near: PLACES[at % 8]!,
    limit: 24,
    offset: 24 * (at % 3),
  };
}

function wordsIn(practices: number): string[] {
  const names = [...samplePractices(Math.min(practices, 300))].map(({ practice }) => fold(practice.name));
  return names.join(" ").split(" ");
}

async function timed(work: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage();
  const from = performance.now();
  await work();
  const spent = process.cpuUsage({ user, system });
  const cpu = (spent.user + spent.system) / 1_000;
  // The processor's clock is too coarse for the short ones, and the wall's is right for those.
  return cpu > 20 ? cpu : performance.now() - from;
}
