import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/running-site.ts";
import { differencesBetween } from "./differences.ts";
import { BEHIND_A_PROXY, bookingOf, fromAddressOf, postForm } from "./load.ts";
import { makeStore, niho, type Store } from "./store.ts";
import { fillStore } from "./store-fill.ts";
import { count, type Finding, type StressTest } from "./stress-test.ts";

/** Visitors who go on sending while the backup is made. */
const CLIENTS = 4;
/** How many of what the backup holds are erased after it was made. */
const ERASED = 3;
const STEPS = 8;

/**
 * Backs up a site that goes on taking requests, erases some of what the backup holds, loses the disk but for the
 * backup, the secret and the book of erasures, and restores into an empty folder; with an address of PostgreSQL into
 * that as well, and from there back into a folder.
 */
export const restoreStressTest: StressTest<{
  submissions: number;
  /** How long restoring may take, in seconds. */
  slowest: number;
  database?: string | undefined;
}> = async ({ submissions, slowest, database }, onProgress = () => undefined) => {
  let step = 0;
  const done = () => onProgress(++step, STEPS);
  const source = await makeStore();
  const earlier = await fillStore(source, submissions);
  done();
  const backup = join(source.dataDir, "niho.backup");
  const { during } = await backUpUnderLoad(source, backup);
  done();
  const erased = earlier.slice(0, ERASED);
  for (const reference of erased) await niho(source, "erase", reference);
  done();

  const findings: Finding[] = [];
  const judge = async (target: Store, first: Restoring, rounds: readonly Restoring[], name: string) => {
    const { differing, held } = differencesBetween(source.dataDir, target.dataDir, [
      ...earlier,
      ...during.before,
    ]);
    const kept = new Set(held);
    const missing = [...earlier, ...during.before].filter(
      (one) => !kept.has(one) && !erased.includes(one),
    ).length;
    const back = erased.filter((one) => kept.has(one)).length;
    const hasEqualSums = first.sums !== "" && rounds.every(({ sums }) => sums === first.sums);
    const sums = rounds.length > 1 ? `, checksums ${hasEqualSums ? "equal" : "DIFFERENT"}` : "";
    findings.push(
      finding(
        `Nothing that was kept before the backup is missing from ${name}`,
        `${count(earlier.length, "submission")} and ${during.before.length} more taken as it began, ${during.all} while it ran: ${missing} missing`,
        missing === 0 && during.all > 0,
      ),
      finding(
        `Every table comes back as it was, into ${name}`,
        `${differing.length === 0 ? "no row differs" : `differing: ${differing.join(", ")}`}${sums}`,
        differing.length === 0 && hasEqualSums,
      ),
      finding(
        `What was erased stays erased in ${name}`,
        `${erased.length} erased, ${back} came back`,
        back === 0,
      ),
      finding(
        `Restoring into ${name} takes at most ${slowest} s`,
        `${first.rows} rows in ${first.seconds.toFixed(1)} s by the clock${first.cpu === undefined ? "" : `, ${first.cpu.toFixed(1)} s of processor time`}, the start of the command among them`,
        first.seconds <= slowest,
      ),
    );
  };

  const folder = await makeStore();
  const intoFolder = await restoreInto(folder, source, backup);
  done();
  await judge(folder, intoFolder, [intoFolder], "an empty folder");
  done();
  if (database !== undefined) {
    const postgres = await makeStore(database);
    const intoPostgres = await restoreInto(postgres, source, backup);
    done();
    const second = join(postgres.dataDir, "second.backup");
    await niho(postgres, "backup", second);
    // It has no book: PostgreSQL must have read it.
    const again = await makeStore();
    await niho(again, "restore", second);
    done();
    await judge(again, intoPostgres, [intoFolder, intoPostgres], "PostgreSQL");
    await again.remove();
    await postgres.remove();
  }
  await folder.remove();
  await source.remove();
  onProgress(STEPS, STEPS);
  return findings;
};

/** The backup, as the operator's command makes it, of a running site with visitors. */
async function backUpUnderLoad(source: Store, file: string) {
  // The clock, with direct routing, would move requests on that the copy has as they came.
  const environment = {
    ...BEHIND_A_PROXY,
    ...source.environment,
    SAMPLE_PRACTICES: "10",
    ROUTING: "desk",
  };
  const site = await startSite({ dataDir: source.dataDir, environment });
  const told: string[] = [];
  const end = new AbortController();
  let next = 0;
  const visit = async () => {
    while (!end.signal.aborted) {
      const number = next++;
      const headers = { "Idempotency-Key": `restored visitor ${number}`, ...fromAddressOf(number) };
      const answer = await postForm(site.url, bookingOf(number), headers);
      if (answer.reference && answer.status < 300) told.push(answer.reference);
      else await pause(20);
    }
  };
  const visitors = Array.from({ length: CLIENTS }, visit);
  while (told.length < CLIENTS) await pause(5);
  const before = [...told];
  await niho(source, "backup", file);
  end.abort();
  await Promise.all(visitors);
  await site.stop();
  return { during: { before, all: told.length - before.length } };
}

type Restoring = {
  rows: number;
  /** Seconds by the clock. */
  seconds: number;
  /** Seconds of processor time, which a busy machine does not change as much. */
  cpu: number | undefined;
  sums: string;
};

/** Restores with what an operator has after the disk is lost: the backup, the secret, the book of erasures. */
async function restoreInto(target: Store, source: Store, file: string): Promise<Restoring> {
  const book = join(source.dataDir, "erasures.txt");
  if (existsSync(book)) copyFileSync(book, join(target.dataDir, "erasures.txt"));
  const began = performance.now();
  const usedBefore = cpuOfChildren();
  const said = await niho(target, "restore", file);
  const seconds = (performance.now() - began) / 1_000;
  const used = cpuOfChildren();
  const cpu = used === undefined || usedBefore === undefined ? undefined : used - usedBefore;
  const sums = said.split("\n").filter((line) => /^ {2}[0-9a-f]{16} /.test(line));
  return { rows: Number(/: (\d+) rows/.exec(said)?.[1]), seconds, cpu, sums: sums.join("\n") };
}

/** Seconds of processor time that programs have used which this one has started and which have ended; only Linux tells. */
function cpuOfChildren(): number | undefined {
  if (!existsSync("/proc/self/stat")) return undefined;
  // The name of the program, in brackets, may hold blanks; the 14th and 15th field after it count hundredths.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function finding(promise: string, seen: string, held: boolean): Finding {
  return { target: "S9", promise, seen, held };
}
