import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { PLACES } from "#content/places.ts";
import { quantile } from "../benchmarks/row.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { type Answers, type FloodKind, FLOODS } from "./floods.ts";
import { BEHIND_A_PROXY, fromAddressOf, PRACTICES } from "./load.ts";
import { niho } from "./store.ts";
import { count, type Finding, type StressTest } from "./stress-test.ts";

/**
 * Someone in pain opens the emergency page while one other visitor does their worst, one kind of it after the other, each
 * alone for so many seconds. The page is there within `slowest` milliseconds at 95 in a hundred, and nothing that the other
 * sends is answered with 500.
 */
export const neighboursStressTest: StressTest<{
  seconds: number;
  slowest: number;
  kinds?: FloodKind[];
}> = async (
  { seconds, slowest, kinds = Object.keys(FLOODS) as FloodKind[] },
  onProgress = () => undefined,
) => {
  const feeds = await serveOddFeeds();
  const environment = { ...BEHIND_A_PROXY, CALENDAR_PRIVATE_HOSTS: feeds.url };
  const site = await startSite({ environment, logsToFile: true });
  try {
    const token = await linkToListing(site);
    const alone = await watchEmergency(site.url, pause(Math.min(10, seconds) * 1_000));
    const findings: Finding[] = [];
    for (const [at, kind] of kinds.entries()) {
      const worker = new Worker(new URL("floods.ts", import.meta.url), {
        workerData: { kind, url: site.url, token, feeds: feeds.url },
      });
      const answered = once(worker, "message") as Promise<[Answers]>;
      const beside = await watchEmergency(site.url, pause(seconds * 1_000));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage("enough");
      const [answers] = await answered;
      await worker.terminate();
      findings.push(findingOf(kind, { beside, alone, answers, slowest }));
      onProgress(at + 1, kinds.length);
    }
    return findings;
  } finally {
    await site.dispose();
    feeds.close();
  }
};

type Watched = { times: number[]; failed: number };

function findingOf(
  kind: FloodKind,
  { beside, alone, answers, slowest }: { beside: Watched; alone: Watched; answers: Answers; slowest: number },
): Finding {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => quantile(beside.times, share)) as [
    number,
    number,
    number,
  ];
  const faults = Object.entries(answers).filter(([status]) => status === "500" || status === "502");
  const said = Object.entries(answers).map(([status, often]) => `${often} × ${status}`);
  return {
    target: "L2",
    promise: `Beside ${kind} the emergency page is there within ${slowest} ms, and nothing is 500`,
    seen: `${count(beside.times.length, "look")}, ${beside.failed} failed: half within ${half.toFixed(1)}, 95 in a hundred within ${most.toFixed(0)}, all within ${worst.toFixed(0)} ms (alone 95 in a hundred within ${quantile(alone.times, 0.95).toFixed(0)}); the other was answered ${said.join(", ")}`,
    held: most <= slowest && beside.failed === 0 && faults.length === 0 && said.length > 0,
  };
}

/** Looks every 50 ms, whether or not the last look is answered, until `over`; each counts from when it was due. */
async function watchEmergency(url: string, over: Promise<unknown>): Promise<Watched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const watched: Watched = { times: [], failed: 0 };
  const under: Promise<void>[] = [];
  const end = new AbortController();
  void over.then(() => end.abort());
  for (let due = performance.now(); !end.signal.aborted; due += LOOK_EVERY) {
    while (performance.now() < due) await pause(1);
    under.push(look(due));
  }
  await Promise.all(under);
  agent.destroy();
  return watched;

  async function look(due: number): Promise<void> {
    const asked = get(`${url}/emergency`, {
      agent,
      headers: { "Accept-Encoding": "br", ...fromAddressOf(1) },
    });
    const status = await wholeAnswer(asked).catch(() => 0);
    if (status !== 200) watched.failed += 1;
    watched.times.push(performance.now() - due);
  }
}

async function wholeAnswer(asked: ReturnType<typeof get>): Promise<number> {
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode!;
}

const LOOK_EVERY = 50;

/** A practice that has joined, and the token of the link with which it changes its listing. */
async function linkToListing({ dataDir, url }: RunningSite): Promise<string> {
  const where = { dataDir, environment: { PUBLIC_URL: url } };
  const list = join(dataDir, "list.csv");
  const rows = Array.from({ length: PRACTICES }, (_, at) => {
    const { name } = PLACES[at % PLACES.length]!;
    return `${at + 1},${name} Dental ${at + 1},${name},03 768 ${1_000 + at},hello${at}@dental.example,Mo-Fr 08:30-17:00,general-dentistry`;
  });
  writeFileSync(list, `id,name,town,phone,email,hours,services\n${rows.join("\n")}\n`);
  await niho(where, "import", list, "--source", "list", "--replace-samples");
  await niho(where, "practice", "join", "10001");
  const printed = await niho(where, "practice", "link", "10001");
  return /token=([0-9a-f]{64})/.exec(printed)![1]!;
}

/** Calendars that are odd by turns: one line of 2 MB, a rule without an end, bytes of nothing, one that never ends. */
async function serveOddFeeds(): Promise<{ url: string; close: () => void }> {
  const event = (lines: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:odd\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20261101T000000Z\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const odd = [
    event(`DTSTART:20261201T000000Z\r\nDTEND:20261201T010000Z\r\nDESCRIPTION:${"x".repeat(2 ** 21)}`),
    event("DTSTART:19000101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"),
    "\u0000".repeat(100_000),
  ];
  let next = 0;
  const server = createServer((_, response) => {
    const which = next++ % (odd.length + 1);
    if (which < odd.length) response.end(odd[which]);
    else response.write("BEGIN:VCALENDAR\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
