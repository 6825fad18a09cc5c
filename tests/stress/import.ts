import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { PLACES } from "#content/places.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";
import { BEHIND_A_PROXY, bookingOf, fromAddressOf, postForm } from "./load.ts";
import { makeStore, niho, nihoLines, type Where } from "./store.ts";
import { count, type StressTest } from "./stress-test.ts";

/**
 * Kills imports at random, imports while forms are posted, and imports many rows, each in processes of its own as an
 * operator's are.
 */
export const importStressTest: StressTest<{
  kills: number;
  /** Rows of the files that are killed and that are imported while forms are posted. */
  rows: number;
  posts: number;
  /** Rows of the largest file. */
  most: number;
  /** Milliseconds in which 99 of 100 posts are answered. */
  slowest: number;
  database?: string | undefined;
}> = async ({ kills, rows, posts, most, slowest, database }, onProgress = () => undefined) => {
  const killed = await killImports({ kills, rows, database }, onProgress);
  const beside = await importBesidePostsTest({ rows, posts, slowest, database });
  const used = await importMany({ most, database });
  return [
    {
      target: "S14",
      promise: "A killed import leaves the directory as before or as after",
      seen: `${count(kills, "kill")} of ${count(rows, "row")}: ${killed.before} as before, ${killed.after} as after, ${killed.between} between`,
      held: killed.between === 0,
    },
    ...beside,
    {
      target: "S14",
      promise: "A large file costs at most 60 s of processor time and 500 MB a hundred thousand rows",
      seen: `${count(most, "row")}: ${used.added.seconds} s and ${used.added.megabytes} MB; the same again ${used.again.seconds} s and ${used.again.megabytes} MB`,
      held:
        used.added.seconds <= 60 &&
        used.again.seconds <= 20 &&
        Math.max(used.added.megabytes, used.again.megabytes) <= 500,
    },
  ];
};

/** The posts alone: a minute, to be asked of a machine that does nothing else. */
export const importBesidePostsTest: StressTest<{
  rows: number;
  posts: number;
  slowest: number;
  database?: string | undefined;
}> = async ({ rows, posts, slowest, database }) => {
  const { alone, beside } = await postMeanwhile({ rows, posts, database });
  const others = beside.filter(({ status }) => status !== 201).length;
  const [before, during] = [percentiles(alone), percentiles(beside)];
  return [
    {
      target: "S14",
      promise: "No form waits for an import",
      seen: `${count(posts, "post")} beside ${count(rows, "row")}: ${others} not 201, half within ${during.half} ms, 99 of 100 within ${during.late} ms; without an import ${before.half} and ${before.late} ms`,
      held: others === 0 && during.late <= slowest,
    },
  ];
};

/** A file of so many practices; with `version` every third one has another phone. */
function writeRows({ dataDir }: Where, name: string, rows: number, version = 0): string {
  const path = join(dataDir, name);
  const lines = Array.from({ length: rows }, (_, number) => {
    const place = PLACES[number % PLACES.length]!;
    const [north, east] = [((number * 7) % 997) / 4_000, ((number * 13) % 991) / 4_000];
    const phone = `03 ${700 + (number % 3 === 0 ? version : 0)} ${String(1_000 + (number % 9_000))}`;
    const position = `${(place.latitude + north - 0.12).toFixed(5)},${(place.longitude + east - 0.12).toFixed(5)}`;
    return `n${number},Practice ${number} of ${place.name},${number} High Street,${place.name},${position},${phone},"Mo-Fr 08:30-17:00; PH off",general-dentistry;braces`;
  });
  writeFileSync(
    path,
    `id,name,address,town,latitude,longitude,phone,opening_hours,services\n${lines.join("\n")}\n`,
  );
  return path;
}

async function emptyStore(database: string | undefined) {
  const store = await makeStore(database);
  Object.assign(store.environment, { SAMPLE_PRACTICES: "off" });
  return store;
}

async function killImports(
  { kills, rows, database }: { kills: number; rows: number; database: string | undefined },
  onProgress: (done: number, total: number) => void,
) {
  const store = await emptyStore(database);
  const seen = { before: 0, after: 0, between: 0 };
  try {
    const first = performance.now();
    await niho(store, "import", writeRows(store, "first.csv", rows), "--source", "trial");
    // In which the next ones are killed; some come to their end.
    let lasts = performance.now() - first;
    let before = await stateOf(store);
    for (let life = 1; life <= kills; life += 1) {
      const next = writeRows(store, `next-${life}.csv`, Math.round(rows * 0.9), life);
      const startedAt = performance.now();
      const child = startImport(store, next, "--complete", "--withdraw-many");
      const ended = once(child, "exit");
      await Promise.race([ended, pause(lasts * (0.2 + 0.9 * Math.random()))]);
      if (child.exitCode === null) child.kill("SIGKILL");
      else lasts = performance.now() - startedAt;
      await ended;
      const [last] = await imports(store);
      const now = await stateOf(store);
      const isDone = last?.file === `next-${life}.csv` && last.state === "done";
      if (now === before && !isDone) seen.before += 1;
      else if (now !== before && isDone) seen.after += 1;
      else seen.between += 1;
      before = now;
      onProgress(life, kills);
    }
  } finally {
    await store.remove();
  }
  return seen;
}

async function imports(store: Where): Promise<{ file: string; state: string }[]> {
  const lines = await Array.fromAsync(nihoLines(store, "imports", "--format", "json"));
  return lines.map((line) => JSON.parse(line) as { file: string; state: string });
}

/** Reads the state of everything that is listed, as the operator's own command says it. */
async function stateOf(store: Where): Promise<string> {
  const hash = createHash("sha256");
  for await (const line of nihoLines(store, "practices", "--format", "json")) hash.update(line);
  return hash.digest("hex");
}

async function postMeanwhile({
  rows,
  posts,
  database,
}: {
  rows: number;
  posts: number;
  database: string | undefined;
}): Promise<{ alone: Timed[]; beside: Timed[] }> {
  const store = await emptyStore(database);
  const environment = { ...store.environment, ...BEHIND_A_PROXY, ROUTING: "desk" };
  const site = await startSite({ dataDir: store.dataDir, environment, logsToFile: true });
  try {
    // The first requests meet code that no one has compiled yet, whatever else runs.
    const alone = await postAtPace(site.url, posts, posts);
    const child = startImport(store, writeRows(store, "rows.csv", rows));
    const ended = usedBy(child);
    const beside = await postAtPace(site.url, posts);
    await ended;
    return { alone: alone.slice(posts >> 1), beside };
  } finally {
    await site.stop();
    await store.remove();
  }
}

type Timed = { status: number; ms: number };

/** A post every 30 ms, whether or not the one before is answered. */
async function postAtPace(url: string, posts: number, from = 0): Promise<Timed[]> {
  const answers: Promise<Timed>[] = [];
  for (let number = from; number < from + posts; number += 1) {
    answers.push(timed(url, number));
    await pause(30);
  }
  return Promise.all(answers);
}

/** Within which half and 99 of 100 were answered, in milliseconds. */
function percentiles(answers: readonly Timed[]): { half: number; late: number } {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { half: times[times.length >> 1]!, late: times[Math.floor(times.length * 0.99)]! };
}

async function timed(url: string, number: number): Promise<Timed> {
  const startedAt = performance.now();
  const { status } = await postForm(url, bookingOf(number), fromAddressOf(number));
  return { status, ms: Math.round(performance.now() - startedAt) };
}

async function importMany({ most, database }: { most: number; database: string | undefined }) {
  const store = await emptyStore(database);
  try {
    const path = writeRows(store, "most.csv", most);
    return { added: await usedBy(startImport(store, path)), again: await usedBy(startImport(store, path)) };
  } finally {
    await store.remove();
  }
}

/** Says at its end what it used. */
const TELL_USE = `data:text/javascript,process.on("exit",(code)=>{const u=process.resourceUsage();process.stderr.write("used "+(u.userCPUTime+u.systemCPUTime)/1e6+" "+u.maxRSS/1024+" "+code+"\\n")})`;

function startImport({ dataDir, environment }: Where, path: string, ...words: string[]): ChildProcess {
  const command = ["--import", TELL_USE, "cli/main.ts", "import", path, "--source", "trial", ...words];
  return spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function usedBy(child: ChildProcess): Promise<{ seconds: number; megabytes: number }> {
  const said = await text(child.stderr!);
  const [, seconds, megabytes] = /used (\S+) (\S+)/.exec(said) ?? [];
  if (seconds === undefined || !/ 0$/m.test(said.trimEnd())) throw new Error(`The import failed:\n${said}`);
  return { seconds: Math.round(Number(seconds) * 10) / 10, megabytes: Math.round(Number(megabytes)) };
}
