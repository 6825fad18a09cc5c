import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { followPractices, type Snapshot } from "#database/practices/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import type { PracticeSearch } from "#database/practices/practice-search.ts";
import { checkImmediately, insertPractices } from "#database/practices/practices.ts";
import { fold } from "#domain/text.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { askCounting } from "./load.ts";
import { CAN_COUNT_CPU, memoryOf } from "./processes.ts";
import { atMost, type Group, median, notRun, number, quantile, type Row, type Table, told } from "./row.ts";
import { type FreshDatabase, freshDatabases } from "./servers.ts";
import { openMeasuredSite } from "./sites.ts";

const SIZES = { small: 1_200, middle: 10_000, large: 100_000 };
const LIMIT = { p99: 10, growth: 3 };

/** F5: searches of the directory as it grows, on each database: the search by itself and the whole request for it. */
export const search: Group = async ({ isQuick }, onProgress) => {
  if (!CAN_COUNT_CPU) return { rows: [notRun("F5 Search", "this system has no /proc to count by")] };
  const { small, middle, large } = SIZES;
  const sizes = isQuick ? [small, large] : [small, middle, large];
  const databases = freshDatabases();
  const costs: SearchCost[] = [];
  const failures: Row[] = [];
  const all = sizes.length * databases.length;
  for (const fresh of databases) {
    for (const practices of sizes) {
      const at = await fresh();
      try {
        costs.push(await searchCost(at, practices, isQuick ? 300 : 2_000));
      } catch (error) {
        // The sizes that went well stay in the report.
        console.error(error);
        process.exitCode = 1;
        failures.push(notRun(`F5 ${number(practices)} practices, ${at.kind}`, "could not be measured"));
      } finally {
        await at.drop();
      }
      onProgress(costs.length + failures.length, all);
    }
  }
  const rows = ["SQLite", "PostgreSQL"].flatMap((kind) =>
    rowsOf(
      kind,
      costs.filter((cost) => cost.kind === kind),
    ),
  );
  rows.push(...failures);
  return { rows, tables: [tableOf(costs)] };
};

type SearchCost = {
  kind: FreshDatabase["kind"];
  practices: number;
  /** To fill the database, and to read the index from it: milliseconds of processor time of this process. */
  load: number;
  index: number;
  /** The search with its 24 listings, in milliseconds. */
  times: number[];
  /** The whole request, from its first byte to the last of the answer, in milliseconds. */
  requests: number[];
  /** Processor time of a request in the site's process, in milliseconds, and what the process holds, in bytes. */
  cpu: number;
  memory: number;
};

/**
 * Loads a database of that many sample practices and searches it, with places, treatments, orders and pieces of names
 * drawn in a fixed order from those that occur: common words among them, and pieces of one or two letters.
 */
async function searchCost(at: FreshDatabase, practices: number, searches: number): Promise<SearchCost> {
  const { kind, database, environment, dataDir } = at;
  await migrate(database);
  const load = await cpuOf(() =>
    database.transact(async (tx) => {
      await checkImmediately(tx, database.kind);
      await insertPractices(tx, samplePractices(practices), PLACES);
    }),
  );
  const live = followPractices(database, () => new Date(0), console.error);
  const index = await cpuOf(() => live.now());
  const words = wordsIn(practices);
  const times = await searchTimes(await live.now(), words, searches);
  const site = await openMeasuredSite({ ...environment, LOG_LEVEL: "warn" }, dataDir);
  const paths = Array.from({ length: searches }, (_, nth) => addressOf(searchNumber(nth + 7_919, words)));
  const wanted = { port: site.port, paths, connections: 1 };
  try {
    await untilItHasRead(site.url);
    await askCounting({ ...wanted, requests: 200 }, [site.pid]);
    const warmed = { ...wanted, paths: paths.slice(200), requests: searches - 200 };
    const { times: requests, cpu } = await askCounting(warmed, [site.pid]);
    return { kind, practices, load, index, times, requests, cpu: cpu / 1e3, memory: memoryOf(site.pid) };
  } finally {
    await site.stop();
  }
}

/** A site reads all its practices when it is first asked, and lets nobody wait for longer than a minute for it. */
async function untilItHasRead(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/directory`).catch(() => null);
    if (answer?.ok) return;
  }
}

function rowsOf(kind: string, costs: readonly SearchCost[]): Row[] {
  const at = (practices: number) => costs.find((cost) => cost.practices === practices);
  const small = at(SIZES.small);
  const large = at(SIZES.large);
  const name = `F5 directory search at ${number(SIZES.large)} practices, 99 in a hundred`;
  if (!small) return [notRun(`${name}, ${kind}`, `${kind} is not installed`, `≤ ${LIMIT.p99} ms`)];
  if (!large) return [notRun(`${name}, ${kind}`, "not run", `≤ ${LIMIT.p99} ms`)];
  return [
    atMost(`${name}, ${kind}`, LIMIT.p99, quantile(large.times, 0.99), "ms"),
    told(`F5 the whole request, 99 in a hundred, ${kind}`, quantile(large.requests, 0.99), "ms"),
    atMost(
      `F5 growth from 1,200 to 100,000, processor time of the whole request, ${kind}`,
      LIMIT.growth,
      large.cpu / small.cpu,
      "×",
      { isExact: true, note: `${number(small.cpu)} to ${number(large.cpu)} ms` },
    ),
    told(`F5 memory of a process that serves 100,000, ${kind}`, large.memory / 1e6, "MB"),
  ];
}

function tableOf(costs: readonly SearchCost[]): Table {
  const pair = (times: readonly number[]) => [median(times), quantile(times, 0.99)];
  return {
    title: "Search by size, in milliseconds (load, index and request: processor time)",
    head: [
      "Database",
      "Practices",
      "Fill",
      "Index",
      "Search, median",
      "p99",
      "Answer, median",
      "p99",
      "Request",
      "Memory, MB",
    ],
    rows: costs.map(({ kind, practices, load, index, times, requests, cpu, memory }) => [
      kind,
      ...[practices, load, index, ...pair(times), ...pair(requests), cpu, memory / 1e6].map(number),
    ]),
  };
}

async function searchTimes(index: Snapshot, words: readonly string[], searches: number): Promise<number[]> {
  const times = [];
  for (let at = 0; at < searches; at++) {
    const from = performance.now();
    await index.listings(index.search(searchNumber(at, words)).ids);
    times.push(performance.now() - from);
  }
  return times;
}

const SORTS = ["rating", "reviews", "name", "distance"] as const;

type SearchInput = Omit<PracticeSearch, "near"> & { place: (typeof PLACES)[number]; page: number };

function searchNumber(at: number, words: readonly string[]): SearchInput & PracticeSearch {
  const word = words[(at * 7) % words.length]!;
  const place = PLACES[at % 8]!;
  const page = 1 + (at % 3);
  return {
    words: [word.slice(0, 1 + (at % 7))],
    place,
    places: [place.slug],
    service: TREATMENTS[at % TREATMENTS.length]!.slug,
    sort: SORTS[at % SORTS.length]!,
    near: place,
    limit: 24,
    offset: 24 * (page - 1),
    page,
  };
}

function addressOf({ words, place, service, sort, page }: ReturnType<typeof searchNumber>): string {
  const parameters = {
    q: words![0]!,
    location: place.slug,
    service: service!,
    sort,
    page: String(page),
  };
  return `/directory?${new URLSearchParams(parameters).toString()}`;
}

function wordsIn(practices: number): string[] {
  const names = [...samplePractices(Math.min(practices, 300))].map(({ practice }) => fold(practice.name));
  return names.join(" ").split(" ");
}

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
