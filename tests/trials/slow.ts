import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/running-site.ts";
import { count, type Finding, type Trial } from "./trial.ts";

/** How slow clients hold on to a server: what each sends at once, and what it does every second after that. */
const KINDS: Record<string, { first: string; each?: string; reads: boolean }> = {
  "headers that never end": {
    first: "GET / HTTP/1.1\r\nHost: niho.test\r\n",
    each: "X-Slow: x\r\n",
    reads: true,
  },
  "bodies that never end": {
    first:
      "POST /contact HTTP/1.1\r\nHost: niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=",
    each: "x",
    reads: true,
  },
  "answers that are not taken": {
    first: "GET /directory HTTP/1.1\r\nHost: niho.test\r\n\r\n",
    reads: false,
  },
  "twenty requests at once, whose answers are not taken": {
    first: "GET /directory HTTP/1.1\r\nHost: niho.test\r\n\r\n".repeat(20),
    reads: false,
  },
  "connections that say nothing": { first: "", reads: true },
};

/** One honest visitor every so often, in milliseconds. */
const HONEST_EVERY = 40;
const PAGES = ["/", "/directory?q=dental", "/book", "/emergency", "/dentists/1"];

/**
 * Many slow connections of each kind, one kind after the other, opened anew as they are cut; meanwhile honest
 * visitors ask for pages, each on a new connection from the same address, and every one must be answered, soon.
 */
export const slowTrial: Trial<{ clients: number; seconds: number; slowest: number }> = async (
  { clients, seconds, slowest },
  onProgress = () => undefined,
) => {
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "240" } });
  const port = Number(new URL(site.url).port);
  const findings: Finding[] = [];
  for (const path of PAGES) await visit(site.url + path);
  const alone = await visitFor(site.url, seconds / 4);
  for (const [at, [name, kind]] of Object.entries(KINDS).entries()) {
    const crowd = holdOn(port, kind, clients);
    const { times, unanswered, p99 } = await visitFor(site.url, seconds);
    const opened = crowd.end();
    findings.push({
      target: "S4",
      promise: `Honest visitors are answered among ${name}`,
      seen: `${count(clients, "slow connection")} for ${seconds} s (${opened} opened): ${times.length} honest answers, ${unanswered} missing, p99 ${p99.toFixed(0)} ms, without slow ones ${alone.p99.toFixed(0)} ms`,
      held: unanswered === 0 && times.length > 0 && p99 <= slowest,
    });
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
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
  return { times, unanswered, p99 };
}

async function visit(url: string): Promise<number | undefined> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { Connection: "close" } }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  return answer?.status === 200 && text ? performance.now() - began : undefined;
}

/** Keeps `clients` connections open; `end` closes them and says how many were opened altogether. */
function holdOn(port: number, { first, each, reads }: (typeof KINDS)[string], clients: number) {
  const open = new Set<Socket>();
  let opened = 0;
  let isOver = false;
  const drip = setInterval(() => {
    if (each) for (const socket of open) socket.write(each);
    while (open.size < clients) hold();
  }, 1_000);
  for (let at = 0; at < clients; at++) hold();

  function hold(): void {
    const socket = connect(port, "127.0.0.1");
    opened++;
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    if (reads) socket.resume();
    else socket.pause();
    if (first && !isOver) socket.write(first);
  }
  return {
    end: () => {
      isOver = true;
      clearInterval(drip);
      for (const socket of open) socket.destroy();
      return opened;
    },
  };
}
