import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSite } from "../support/running-site.ts";
import type { Held, SlowClients } from "./slow-clients.ts";
import { count, type Finding, type StressTest } from "./stress-test.ts";

/**
 * How slow clients hold on to a server: what each sends at once, what it does every second after that, and after how
 * many seconds docs/operating.md has it cut at the latest.
 */
const KINDS: Record<string, Omit<SlowClients, "port" | "clients"> & { cutAfter: number }> = {
  "headers that never end": {
    first: "GET / HTTP/1.1\r\nHost: niho.test\r\n",
    each: "X-Slow: x\r\n",
    reads: true,
    cutAfter: 10,
  },
  "bodies that never end": {
    first:
      "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=",
    each: "x",
    reads: true,
    cutAfter: 30,
  },
  "answers that are not taken": {
    first: "GET /directory HTTP/1.1\r\nHost: niho.test\r\n\r\n",
    reads: false,
    cutAfter: 60,
  },
  "twenty requests at once, whose answers are not taken": {
    first: "GET /directory HTTP/1.1\r\nHost: niho.test\r\n\r\n".repeat(20),
    reads: false,
    cutAfter: 1, // More than four at once are cut.
  },
  "connections that say nothing": { first: "", reads: true, cutAfter: 10 },
};

/** Besides the slow ones there are a few connections of honest visitors and of our own questions. */
const BESIDES = 8;
/** The site looks for those who are late once a second, and so do we. */
const LATE = 5;
const METRICS_TOKEN = "the token of a trial, 32 characters";

/** One honest visitor every so often, in milliseconds. */
const HONEST_EVERY = 40;
const PAGES = ["/", "/directory?q=dental", "/book", "/emergency", "/dentists/1"];

/**
 * Many slow connections of each kind, one kind after the other, opened anew as they are cut; meanwhile honest
 * visitors ask for pages, each on a new connection from the same address, and every one must be answered, soon.
 * Before and after each kind the same visitors come alone, so that a busy machine is not taken for a slow site. And
 * the slow ones must be let go: who holds on for ever needs only to be many enough.
 */
export const slowStressTest: StressTest<{ clients: number; seconds: number; slowest: number }> = async (
  { clients, seconds, slowest },
  onProgress = () => undefined,
) => {
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "240", METRICS_TOKEN } });
  const port = Number(new URL(site.url).port);
  const findings: Finding[] = [];
  for (const path of PAGES) await visit(site.url + path);
  for (const [at, [name, kind]] of Object.entries(KINDS).entries()) {
    const before = await visitFor(site.url, seconds / 8);
    const slowClients = holdOn({ port, clients, ...kind });
    const watch = watchConnections(site.url);
    const among = await visitFor(site.url, seconds);
    const { most, last } = await watch.end();
    const { opened, longestSeconds } = await slowClients.end();
    const after = await visitFor(site.url, seconds / 8);
    const [seen, alone] = [timesOf(among.times), timesOf([...before.times, ...after.times])];
    const visits = among.times.length + among.unanswered;
    findings.push(
      finding(
        `Honest visitors are answered among ${name}`,
        `${count(clients, "slow connection")} for ${seconds} s (${opened} opened): ${count(visits, "visit")}, ${among.unanswered} not answered, half within ${seen.half} ms and 99 in 100 within ${seen.most} ms; without slow ones, just before and after, ${alone.half} and ${alone.most} ms`,
        among.unanswered === 0 && visits > 0 && seen.most <= slowest,
      ),
      finding(
        `Nobody holds on for long with ${name}`,
        kind.reads
          ? `the site had at most ${count(most, "connection")}; each was cut after ${longestSeconds.toFixed(0)} s or sooner, ${kind.cutAfter} s are allowed`
          : `the site had at most ${count(most, "connection")}, ${last} after ${seconds} s; ${kind.cutAfter} s are allowed`,
        kind.reads
          ? longestSeconds <= kind.cutAfter + LATE
          : last <= BESIDES || seconds <= kind.cutAfter + LATE,
      ),
    );
    onProgress(at + 1, Object.keys(KINDS).length);
  }
  await site.dispose();
  return findings;
};

async function visitFor(url: string, seconds: number) {
  const times: number[] = [];
  let unanswered = 0;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const took = await visit(url + PAGES[times.length % PAGES.length]!);
    if (took === undefined) unanswered++;
    else times.push(took);
    await pause(HONEST_EVERY);
  }
  return { times, unanswered };
}

async function visit(url: string): Promise<number | undefined> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { Connection: "close" } }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  return answer?.status === 200 && text ? performance.now() - began : undefined;
}

/** In whole milliseconds: within which half of them were, and 99 in 100. */
function timesOf(times: readonly number[]): { half: number; most: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => Math.ceil(sorted[Math.floor(sorted.length * share)] ?? Infinity);
  return { half: part(0.5), most: part(0.99) };
}

/** How many connections the site has, asked once a second: who does not read never learns that it was cut. */
function watchConnections(url: string) {
  const end = new AbortController();
  const seen: number[] = [];
  const ask = async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}`, Connection: "close" };
    const text = await fetch(`${url}/metrics`, { headers })
      .then((answer) => answer.text())
      .catch(() => "");
    const found = /^niho_connections (\d+)/m.exec(text)?.[1];
    if (found) seen.push(Number(found));
  };
  const watching = (async () => {
    for (; !end.signal.aborted; await pause(1_000)) await ask();
    await ask();
  })();
  return {
    end: async () => {
      end.abort();
      await watching;
      return { most: Math.max(...seen), last: seen.at(-1) ?? Infinity };
    },
  };
}

/** `end` closes its connections and says how it went. */
function holdOn(settings: SlowClients): { end: () => Promise<Held> } {
  const thread = new Worker(new URL("./slow-clients.ts", import.meta.url), { workerData: settings });
  return {
    end: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is about windows; threads have no origin
      thread.postMessage("end");
      const [held] = (await once(thread, "message")) as [Held];
      await thread.terminate();
      return held;
    },
  };
}

function finding(promise: string, seen: string, held: boolean): Finding {
  return { target: "S4", promise, seen, held };
}
