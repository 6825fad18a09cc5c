import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { DOMParser } from "linkedom";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { hostileBytes } from "../support/hostile/bytes.ts";
import { faultsOfKept, markupLetIn } from "../support/hostile/faults.ts";
import { type HostileRequest, hostileRequest, rightAnswers } from "../support/hostile/requests.ts";
import { MARK } from "../support/hostile/texts.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { BEHIND_A_PROXY, fromAddressOf } from "./load.ts";
import { listed, wholenessOf } from "./submissions.ts";
import { count, type StressTest, type Until } from "./stress-test.ts";

/** Requests that are made from one seed, so that a fault can be made again. */
const BATCH = 1_000;
const CLIENTS = 16;
/** Each so many requests, one goes as bytes on a connection of its own, */
const RAW = 10;
/** and each so many pages that repeat what was typed, one is read by a parser; all are searched for markup. */
const READ = 10;
/** A connection that has not been answered by then has sent half a request. Milliseconds. */
const TIMEOUT = 500;

/**
 * Asks a running site for whatever the generators think of, over connections that are kept and, in part, as raw
 * bytes. Nothing may break it, be let into a page, stand in its log, or be kept that the contract does not have.
 */
export const fuzzStressTest: StressTest<{ requests: number } & Until> = async (
  { requests, until },
  onProgress = () => undefined,
) => {
  const site = await startSite({ environment: { ...BEHIND_A_PROXY, SAMPLE_PRACTICES: "240" } });
  const faultsOfLog = watchLog(site);
  const firstSeed = Math.floor(Math.random() * 0x7fff_ffff) - BATCH * requests;
  const arbitrary = hostileRequest(rightAnswers(addDays(newZealandDay(new Date()), 7)));
  const bytes = hostileBytes(arbitrary);
  const seen = { statuses: new Map<number, number>(), repeated: 0, read: 0, raw: 0 };
  const faults: string[] = [];

  let done = 0;
  const isOver = () => done >= requests || until?.aborted === true;
  while (!isOver()) {
    const seed = firstSeed + done / BATCH;
    const size = Math.min(BATCH, requests - done);
    const inFlight = fc.sample(arbitrary, { seed, numRuns: size }).entries();
    const raw = fc.sample(bytes, { seed, numRuns: Math.ceil(size / RAW) });
    const client = async () => {
      for (const [at, hostile] of inFlight) {
        const isRaw = at % RAW === 0;
        const sent = isRaw ? sendBytes(site, raw[at / RAW]!) : send(site, hostile, done + at);
        const answers = await sent;
        if (isRaw) seen.raw++;
        for (const answer of answers) {
          seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
          const wrong = faultsIn(answer, seen);
          if (wrong.length === 0) continue;
          const told = isRaw ? raw[at / RAW]!.toString("latin1") : JSON.stringify(hostile);
          faults.push(`${wrong.join(", ")} (seed ${seed}, ${at}: ${told.slice(0, 300)})`);
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    done += size;
    onProgress(done, requests);
  }

  const isAlive = (await fetch(`${site.url}/healthz`).catch(() => undefined))?.status === 200;
  await site.stop();
  const store = { dataDir: site.dataDir, environment: {} };
  const kept = await keptIn(store);
  const whole = await wholenessOf(store);
  await site.dispose();
  const byStatus = [...seen.statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(": "));
  return [
    finding(
      "No answer is an error of ours, and nothing typed becomes markup or a header",
      `${count(done, "request")}, ${seen.raw} of them raw bytes; ${byStatus.join(", ")}; ${count(seen.repeated, "page")} repeated what was typed, ${seen.read} of them read by a parser; ${said(faults)}`,
      done > 0 && faults.length === 0,
    ),
    finding("The site is there afterwards", isAlive ? "it answers" : "it does not answer", isAlive),
    finding(
      "Nothing is kept that the contract does not have",
      `${count(kept.count, "submission")}, database ${whole}; ${said(kept.faults)}`,
      kept.faults.length === 0 && whole === "ok" && (kept.count > 0 || done < BATCH),
    ),
    finding(
      "The log is one JSON object a line, without what was typed and without a fault",
      said(faultsOfLog),
      faultsOfLog.length === 0,
    ),
  ];
};

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** From an address of its own, or from the one that it says. A request that Node would not write goes as bytes. */
async function send(site: RunningSite, hostile: HostileRequest, number: number): Promise<Answer[]> {
  const headers = { ...fromAddressOf(number), ...Object.fromEntries(hostile.headers) };
  const { hostname, port } = new URL(site.url);
  return new Promise<Answer[]>((resolve) => {
    const { method, target: path, body } = hostile;
    const sent = ask({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, "Content-Length": body?.length ?? 0 },
    });
    sent.on("error", () => resolve([]));
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("error", () => resolve([]));
      response.on("close", () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve([{ status, headers: told, body: Buffer.concat(chunks) }]);
      });
    });
    sent.end(body);
  }).catch(() => []);
}

/** Every answer's status that came back on a connection of its own. */
function sendBytes(site: RunningSite, bytes: Buffer): Promise<Answer[]> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => void socket.end(bytes));
    socket.setTimeout(TIMEOUT, () => void socket.destroy());
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve(statuses.map((status) => ({ status, headers: {}, body: Buffer.alloc(0) })));
    });
  });
}

const parser = new DOMParser();

function faultsIn({ status, headers, body }: Answer, seen: { repeated: number; read: number }): string[] {
  const faults = status >= 500 ? [`answer ${status}`] : [];
  const odd = Object.keys(headers).filter((name) => name.includes(MARK) || name === "set-cookie");
  faults.push(...odd.map((name) => `header ${name}`));
  const location = String(headers.location ?? "");
  if (/^(?!https?:\/\/localhost:\d+\/)(?:\w+:|[\\/]{2})/.test(location)) faults.push(`leads to ${location}`);
  if (!headers["content-type"]?.includes("html")) return faults;
  const html = unpacked(body, headers["content-encoding"]).toString();
  if (!html.includes(MARK)) return faults;
  if (AS_MARKUP.test(html)) faults.push("markup in a page");
  if (seen.repeated++ % READ > 0) return faults;
  seen.read++;
  const document = parser.parseFromString(html, "text/html");
  return [...faults, ...markupLetIn(document as unknown as Document)];
}

function unpacked(body: Buffer, encoding: string | string[] | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** Written as text, none of the corpus has a bracket or a quotation mark before it. */
const AS_MARKUP = new RegExp(`<${MARK}|<script>${MARK}|["'] ${MARK}=["']`, "i");

/** Reads the log as it comes. */
function watchLog({ child }: RunningSite): string[] {
  const faults: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (faults.length < 20 && !isGoodLine(line)) faults.push(line.slice(0, 300));
    });
  }
  return faults;
}

function isGoodLine(line: string): boolean {
  if (line.includes(MARK)) return false;
  try {
    const { level } = JSON.parse(line) as { level: string };
    return level !== "error" && level !== "fatal";
  } catch {
    return false;
  }
}

async function keptIn(store: Parameters<typeof listed>[0]): Promise<{ count: number; faults: string[] }> {
  const found = { count: 0, faults: [] as string[] };
  for await (const { kind, fields } of listed(store)) {
    found.count++;
    found.faults.push(...faultsOfKept(kind, fields));
  }
  return found;
}

function said(faults: readonly string[]): string {
  return faults.length === 0
    ? "no fault"
    : `${count(faults.length, "fault")}: ${faults.slice(0, 3).join("; ")}`;
}

function finding(promise: string, what: string, held: boolean) {
  return { target: "S5", promise, seen: what.replaceAll(/[\p{Cc}|]/gu, " "), held };
}
