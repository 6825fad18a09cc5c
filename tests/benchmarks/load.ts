import { connect, type Socket } from "node:net";
import { cpuSeconds } from "./processes.ts";

export type Load = {
  port: number;
  /** Requested in turn, by all connections together. */
  paths: readonly string[];
  requests: number;
  connections?: number;
  headers?: Record<string, string>;
};

export type Loaded = {
  /** Wall time of the whole, in seconds. */
  seconds: number;
  /** From the request to the last byte, one for each answer, in milliseconds. */
  times: number[];
  /** How many answers had another status than 200. */
  others: number;
};

/**
 * Asks on connections that stay open, the next request on each as soon as its answer is whole. It reads no more of an
 * answer than its length, so that it costs little beside what it measures; where an answer does not say it, it looks for
 * the last chunk.
 */
export async function ask({ port, paths, requests, connections = 64, headers = {} }: Load): Promise<Loaded> {
  const began = performance.now();
  const times: number[] = [];
  let others = 0;
  let next = 0;
  const lines = Object.entries({ Host: `localhost:${port}`, "Accept-Encoding": "br", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const tell = (ms: number, isGood: boolean) => {
    times.push(ms);
    if (!isGood) others += 1;
  };
  const draw = () =>
    next < requests ? `GET ${paths[next++ % paths.length]!} HTTP/1.1\r\n${head}\r\n` : undefined;
  await Promise.all(Array.from({ length: Math.min(connections, requests) }, () => client(port, draw, tell)));
  return { seconds: (performance.now() - began) / 1_000, times, others };
}

/** Asks as above, and counts the processor time that these processes spent on each request, in microseconds. */
export async function askCounting(load: Load, pids: readonly number[]): Promise<Loaded & { cpu: number }> {
  const before = cpuSeconds(pids);
  const loaded = await ask(load);
  return { ...loaded, cpu: ((cpuSeconds(pids) - before) / load.requests) * 1e6 };
}

/** What an answer ends with that does not say its length. */
const LAST_CHUNK = "0\r\n\r\n";

function client(
  port: number,
  draw: () => string | undefined,
  tell: (ms: number, isGood: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: "127.0.0.1", port, noDelay: true });
    let sentAt = 0;
    let missing = 0;
    /** The last bytes of an answer in chunks. */
    let tail: string | null = null;
    let isGood = false;
    let head: Buffer = Buffer.alloc(0);
    const send = () => {
      const request = draw();
      if (request === undefined) {
        socket.end();
        return resolve();
      }
      sentAt = performance.now();
      return socket.write(request);
    };
    const take = (chunk: Buffer): void => {
      if (tail !== null) {
        tail = (tail + chunk.toString("latin1", Math.max(0, chunk.length - 5))).slice(-5);
      } else if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        const said = head.toString("latin1", 0, end + 2);
        const length = /content-length: (\d+)/i.exec(said)?.[1];
        const isChunked = /transfer-encoding: chunked/i.test(said);
        if (length === undefined && !isChunked)
          return reject(new Error(`An answer without a length: ${said}`));
        isGood = said.slice(9, 12) === "200";
        if (isChunked) tail = head.toString("latin1", Math.max(end + 4, head.length - 5));
        else missing = end + 4 + Number(length) - head.length;
        head = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0 || (tail !== null && tail !== LAST_CHUNK)) return;
      missing = 0;
      tail = null;
      tell(performance.now() - sentAt, isGood);
      send();
    };
    socket.on("connect", send);
    socket.on("data", take);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The connection was closed before the answer was whole.")));
  });
}
