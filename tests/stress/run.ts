import { Command, InvalidArgumentError } from "commander";
import { showProgress } from "#cli/progress.ts";
import { abuseStressTest } from "./abuse.ts";
import { duplicatesStressTest } from "./duplicates.ts";
import { everydayStressTest } from "./everyday.ts";
import { fuzzStressTest } from "./fuzz.ts";
import { importBesidePostsTest, importStressTest } from "./import.ts";
import { killStressTest } from "./kill.ts";
import { mailStressTest } from "./mail.ts";
import { neighboursStressTest } from "./neighbours.ts";
import { restoreStressTest } from "./restore.ts";
import { slowStressTest } from "./slow.ts";
import type { Finding, OnProgress } from "./stress-test.ts";

/** Every trial at a share of its full size, which is the size that the reliability targets name. */
const TRIALS: Record<
  string,
  (share: number, onProgress: OnProgress, { database, until }: Circumstances) => Promise<Finding[]>
> = {
  kill: (share, on, { database, until }) =>
    killStressTest({ kills: of(1_000, share), acknowledged: of(100_000, share), database, until }, on),
  duplicates: (share, on, { database, until }) =>
    duplicatesStressTest({ requests: of(1_000, share), copies: 100, database, until }, on),
  restore: (share, on, { database }) =>
    restoreStressTest({ submissions: of(100_000, share), slowest: 10, database }, on),
  slow: (share, on) =>
    slowStressTest({ clients: of(1_000, share), seconds: of(120, share), slowest: 50 }, on),
  fuzz: (share, on, { until }) => fuzzStressTest({ requests: of(1_000_000, share), until }, on),
  abuse: (share, on) => abuseStressTest({ posts: of(10_000, share), honest: of(1_000, share) }, on),
  import: (share, on, { database }) =>
    importStressTest(
      {
        kills: of(10, share),
        rows: of(20_000, share),
        posts: of(300, share),
        most: of(100_000, share),
        slowest: 400,
        database,
      },
      on,
    ),
  "import-posts": (share, on, { database }) =>
    importBesidePostsTest({ rows: of(20_000, share), posts: of(300, share), slowest: 400, database }, on),
  everyday: (share, on) => everydayStressTest({ rate: 200, seconds: of(60, share) }, on),
  neighbours: (share, on) => neighboursStressTest({ seconds: of(300, share), slowest: 100 }, on),
  mail: (share, on, { until }) =>
    mailStressTest({ submissions: of(10_000, share), kills: of(200, share), until }, on),
};

type Circumstances = { database: string | undefined; until: AbortSignal | undefined };

function of(full: number, share: number): number {
  return Math.max(1, Math.round(full * share));
}

/** `npm run stress -- kill mail --share 0.1`: does the harm, shows how far it is, ends with a table and its verdict. */
const command = new Command("trial")
  .description("Harm a running site, and see which promises hold.")
  .argument("[names...]", `which trials: ${Object.keys(TRIALS).join(", ")}; all when none is named`, [])
  .option("--share <share>", "of the full size: 1 is what docs/reliability.md reports", readShare, 0.01)
  .option(
    "--database <url>",
    "an empty PostgreSQL database: kill, duplicates and the imports ask it of that, restore of that too",
  )
  .option(
    "--minutes <minutes>",
    "kill, duplicates, mail and fuzz begin nothing more after so long, each: a verdict on what was done by then",
    readAboveZero,
  )
  .action(async (names: string[], { share, database, minutes }: Options) => {
    const unknown = names.filter((name) => !Object.hasOwn(TRIALS, name));
    if (unknown.length > 0) command.error(`There is no trial called ${unknown.join(", ")}.`, { exitCode: 2 });
    const findings: Finding[] = [];
    for (const name of names.length > 0 ? names : Object.keys(TRIALS)) {
      const until = minutes === undefined ? undefined : AbortSignal.timeout(minutes * 60_000);
      findings.push(
        ...(await withBar(name, (onProgress) => TRIALS[name]!(share, onProgress, { database, until }))),
      );
    }
    for (const { target, promise, seen, held } of findings) {
      console.log(`| ${target} | ${promise} | ${held ? "held" : "BROKEN"} | ${seen} |`);
    }
    if (findings.some(({ held }) => !held)) process.exitCode = 1;
  });

type Options = { share: number; database?: string; minutes?: number };

async function withBar(
  name: string,
  work: (onProgress: OnProgress) => Promise<Finding[]>,
): Promise<Finding[]> {
  const bar = showProgress(name, 1);
  try {
    return await work(bar.set);
  } finally {
    bar.stop();
  }
}

function readShare(text: string): number {
  const share = readAboveZero(text);
  if (share > 10) throw new InvalidArgumentError("It must be 10 at the most.");
  return share;
}

function readAboveZero(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError("It must be a number above 0, such as 0.1.");
  return number;
}

await command.parseAsync();
