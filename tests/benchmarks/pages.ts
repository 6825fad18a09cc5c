import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { startSite } from "#tests/support/running-site.ts";

/** A line of the table: what was measured, the bar, and how far from it (1 is the bar itself, less is better). */
export type BenchRow = { figure: string; target: string; measured: string; ratio: number };

const TARGET_MICROSECONDS = 600;
const TARGET_MEGABYTES = 150;

/**
 * What a directory page costs that nobody has asked for yet: processor time of the whole process a request, the median
 * of `rounds`, each of `requests` different filters; and what the process holds after them. Linux only.
 */
export async function uncachedPageCost({ requests = 500, rounds = 5, warm = 1_500 } = {}): Promise<
  BenchRow[]
> {
  const site = await startSite({ environment: { LOG_LEVEL: "silent" } });
  try {
    const pid = site.child.pid!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let asked = 0;
    const ask = async (count: number) => {
      for (const end = asked + count; asked < end; asked++) await read(site.url + filterNumber(asked), agent);
    };
    await ask(warm);
    const costs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = processorMicroseconds(pid);
      await ask(requests);
      costs.push((processorMicroseconds(pid) - before) / requests);
    }
    agent.destroy();
    const median = costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
    const held = residentMegabytes(pid);
    return [
      {
        figure: "F4 uncached directory page, processor time",
        target: `${TARGET_MICROSECONDS} µs`,
        measured: `${Math.round(median)} µs`,
        ratio: median / TARGET_MICROSECONDS,
      },
      {
        figure: `Memory after ${asked} uncached pages`,
        target: `${TARGET_MEGABYTES} MB`,
        measured: `${Math.round(held)} MB`,
        ratio: held / TARGET_MEGABYTES,
      },
    ];
  } finally {
    await site.dispose();
  }
}

const PLACES = ["auckland", "wellington", "christchurch"];
const SERVICES = ["general-dentistry", "invisalign", "implants", "teeth-whitening", "cosmetic"];
const SORTS = ["reviews", "name", "location"];
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Filters with full pages, no two the same for a long time. */
function filterNumber(number: number): string {
  const letter = (at: number) => LETTERS[at % LETTERS.length]!;
  const parameters = new URLSearchParams({
    q: `${letter(number)} ${letter(Math.floor(number / 26))}`,
    sort: SORTS[number % SORTS.length]!,
    page: String(1 + (Math.floor(number / 676) % 5)),
  });
  if (number % 2 === 0) parameters.set("location", PLACES[number % PLACES.length]!);
  else parameters.set("service", SERVICES[number % SERVICES.length]!);
  return `/directory?${parameters}`;
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "gzip, deflate, br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}

/** User and system time, which Linux counts in hundredths of a second. */
function processorMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1_024;
}
