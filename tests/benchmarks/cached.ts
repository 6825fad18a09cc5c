import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { EVERY_PAGE } from "../every-page.ts";
import { ask, askCounting } from "./load.ts";
import { nginxVersion, startNginx } from "./nginx.ts";
import { CAN_COUNT_CPU, memoryOf } from "./processes.ts";
import { openRouterPeer } from "./router-peer.ts";
import { atMost, type Group, median, notRun, number, type OnProgress, type Row, told } from "./row.ts";
import { type MeasuredSite, openMeasuredSite } from "./sites.ts";

const PAGE = "/directory";
/** `ofPeer`: of what a server takes that renders as many practices each time. */
const LIMIT = { cpuWithLog: 50, ofPeer: 1 / 15, memory: 350e6 };

/** Somebody who answers the page, and what each round has cost them, in microseconds a request. */
type Contender = {
  name: string;
  port: number;
  pid: number;
  path: string;
  close: () => Promise<unknown>;
  cpu: number[];
};

/**
 * F3: the processor time of a page that is in memory, beside an nginx and a bare Node server that send the same bytes
 * with the same headers, and beside React Router's own server, which renders as many practices, in turns, so that what
 * else the machine does meets all alike. Then the memory after a million requests for many pages.
 */
export const cached: Group = async ({ isQuick }, onProgress) => {
  if (!CAN_COUNT_CPU) return { rows: [notRun("F3 Cached page", "this system has no /proc to count by")] };
  const [rounds, each] = isQuick ? [3, 10_000] : [7, 20_000];
  const silent = await openMeasuredSite({ LOG_LEVEL: "warn" });
  const logging = await openMeasuredSite();
  const folder = mkdtempSync(join(tmpdir(), "niho-bench-"));
  const contenders: Contender[] = [
    contender("ours", silent),
    contender("ours with a line in the log for each request", logging),
  ];
  try {
    for (const { port } of contenders) await ask({ port, paths: [PAGE], requests: 200 });
    contenders.push(...(await sendersOf(await answerOf(silent.port), folder)));
    contenders.push({ name: "React Router", path: "/", cpu: [], ...(await openRouterPeer()) });
    for (let round = 0; round < rounds; round++) {
      for (const one of contenders) {
        const requests = one.name === "React Router" ? each / 20 : each;
        const load = { port: one.port, paths: [one.path], requests };
        const { cpu, others } = await askCounting(load, [one.pid]);
        if (others > 0) throw new Error(`${one.name}: ${others} answers were not 200.`);
        one.cpu.push(cpu);
      }
      onProgress(round + 1, 2 * rounds);
    }
    const memory = await memoryRow(silent, isQuick ? 100_000 : 1_000_000, (done, total) =>
      onProgress(rounds + (rounds * done) / total, 2 * rounds),
    );
    return { rows: [...cpuRows(contenders), memory] };
  } finally {
    for (const { close } of contenders) await close();
    rmSync(folder, { recursive: true, force: true });
  }
};

function contender(name: string, { port, pid, dispose }: MeasuredSite): Contender {
  return { name, port, pid, path: PAGE, close: dispose, cpu: [] };
}

function cpuRows(contenders: readonly Contender[]): Row[] {
  const of = (name: string) => {
    const found = contenders.find((one) => one.name === name);
    return found ? median(found.cpu) : undefined;
  };
  const ours = of("ours")!;
  const logged = of("ours with a line in the log for each request")!;
  const bare = of("a bare Node server")!;
  const peer = of("React Router")!;
  const nginx = of("nginx");
  const loggedNginx = of("nginx with an access log");
  const versus = (figure: string, a: number, b: number | undefined) =>
    b === undefined
      ? notRun(figure, "nginx is not installed")
      : told(figure, a / b, "×", `nginx ${number(b)} µs`);
  return [
    told("F3 cached directory page, 24 cards, processor time a request", ours, "µs"),
    versus("F3 the same, beside nginx with the same bytes", ours, nginx),
    told("F3 the same, beside a bare Node server", ours / bare, "×", `bare server ${number(bare)} µs`),
    atMost("F3 with its line in the log, in a file", LIMIT.cpuWithLog, logged, "µs"),
    versus("F3 the same, beside nginx with an access log", logged, loggedNginx),
    atMost("F3 the same, beside React Router's own server with 24 cards", LIMIT.ofPeer, logged / peer, "×", {
      isExact: true,
      note: `React Router ${number(peer)} µs`,
    }),
  ];
}

async function memoryRow(site: MeasuredSite, requests: number, onProgress: OnProgress): Promise<Row> {
  const paths = EVERY_PAGE.filter(({ status, isSubmitted }) => status === 200 && !isSubmitted).map(
    ({ path }) => path,
  );
  const step = requests / 50;
  for (let done = 0; done < requests; done += step) {
    await ask({ port: site.port, paths: done % (5 * step) === 0 ? paths : [PAGE], requests: step });
    onProgress(done, requests);
  }
  const figure = `F3 memory after ${number(requests)} requests`;
  return atMost(figure, LIMIT.memory / 1e6, memoryOf(site.pid) / 1e6, "MB", { isExact: true });
}

type Answer = { head: string[]; body: Buffer };

async function answerOf(port: number): Promise<Answer> {
  const headers = { "Accept-Encoding": "br" };
  const sent = request({ host: "127.0.0.1", port, path: PAGE, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { head: response.rawHeaders, body: await buffer(response) };
}

/** Each server says these by itself. */
const BY_ITSELF = /^(date|connection|keep-alive|content-length|etag|content-type)$/i;

async function sendersOf({ head, body }: Answer, folder: string): Promise<Contender[]> {
  const lines = Array.from(
    { length: head.length / 2 },
    (_, at) => [head[2 * at]!, head[2 * at + 1]!] as const,
  );
  const kept = lines.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
  writeFileSync(join(folder, "body"), body);
  writeFileSync(join(folder, "head.json"), JSON.stringify(kept.flat()));
  const senders = [await bareServer(join(folder, "body"), join(folder, "head.json"))];
  if (nginxVersion() === null) return senders;
  const added = lines
    .filter(([name]) => !BY_ITSELF.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`);
  const server = `location = ${PAGE} { alias @/body; default_type "text/html; charset=utf-8"; ${added.join(" ")} }`;
  for (const [name, log] of [
    ["nginx", ""],
    ["nginx with an access log", "access_log @/access.log;"],
  ] as const) {
    const nginx = await startNginx({ server: `${log} ${server}`, files: { body } });
    senders.push({ name, port: nginx.port, pid: nginx.pid, path: PAGE, close: nginx.close, cpu: [] });
  }
  return senders;
}

async function bareServer(body: string, head: string): Promise<Contender> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), body, head], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const close = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return {
    name: "a bare Node server",
    port: Number(/\d+/.exec(said.toString())![0]),
    pid: child.pid!,
    path: PAGE,
    close,
    cpu: [],
  };
}
