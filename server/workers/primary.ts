import cluster, { type Worker } from "node:cluster";
import { MINUTE } from "#domain/durations.ts";
import type { Log } from "#services/log.ts";
import { openSenders } from "#services/requests/senders.ts";
import { POST_RATES } from "../limits/limits.ts";
import { openPostCounts } from "../limits/post-counts.ts";
import { answerTo } from "./asking.ts";
import { type Metrics, readMessage, type Shared, type WorkerMessage } from "./messages.ts";

/** If more workers than this end within a minute, they have one cause, and starting more mends nothing. */
const MOST_DEATHS = 5;

/**
 * Starts `count` workers, each a whole site on the same port, and replaces a worker that ends. Holds what they count
 * together, and hands on what they tell each other. The first serves before the others start: it builds, migrates and
 * makes the secret. Ends the process when all have ended.
 */
export function runWorkers(
  count: number,
  { stopping, log, flush }: { stopping: AbortSignal; log: Log; flush: () => void },
): void {
  // Each worker takes connections from the system itself. Node's other way hands them to a worker, and a connection is
  // lost if that worker is killed just then: its visitor waits for nothing (seen with Node 26.10).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const serving = new Set<Worker>();
  const shared: Shared = {
    ...openPostCounts(POST_RATES),
    ...openSenders(),
    readMetrics: metricsReader(serving),
  };
  const numbers = new Map<Worker, number>();
  const deaths: number[] = [];
  let isReady = false;
  let status = 0;

  function startWorker(number: number): void {
    // A stop can come while modules are read or the first worker opens: nobody would end a worker that starts after it.
    if (stopping.aborted) return;
    cluster.setupPrimary({ serialization: "advanced", args: ["worker", String(number), String(count)] });
    numbers.set(cluster.fork(), number);
  }

  function endWorkers(): void {
    for (const worker of numbers.keys()) worker.process.kill("SIGTERM");
  }

  function endIfAlone(): void {
    if (numbers.size > 0) return;
    flush();
    process.exit(status);
  }

  function becameReady(worker: Worker, publicUrl: string): void {
    serving.add(worker);
    if (isReady || stopping.aborted) return;
    isReady = true;
    console.log(`Niho is at ${publicUrl}`);
    for (let number = 2; number <= count; number++) startWorker(number);
  }

  cluster.on("message", (from, raw) => {
    const message = readMessage(raw);
    if (message?.niho === "ask")
      void answerTo(message, shared, (error) => log({ event: "fault outside a request", error })).then(
        (answer) => tellWorker(from, answer),
      );
    if (message?.niho === "news")
      for (const worker of numbers.keys()) if (worker !== from) tellWorker(worker, message);
    if (message?.niho === "ready") becameReady(from, message.publicUrl);
  });
  cluster.on("exit", (worker, code, signal) => {
    const number = numbers.get(worker)!;
    numbers.delete(worker);
    serving.delete(worker);
    if (stopping.aborted || status > 0) return endIfAlone();
    log({ event: "worker ended", number, why: signal ?? `status-${code}` });
    const now = performance.now();
    deaths.push(now);
    const isHopeless = deaths.filter((at) => now - at < MINUTE).length > MOST_DEATHS;
    if (isReady && !isHopeless) return startWorker(number);
    // It has said on standard error why it cannot start.
    status = code || 1;
    endWorkers();
    endIfAlone();
  });
  stopping.addEventListener("abort", endWorkers, { once: true });
  startWorker(1);
  endIfAlone();
}

/** Sending to a worker that has just been killed fails. Without the callback that error would end this process. */
function tellWorker(worker: Worker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Milliseconds for a worker that is busy to say what it has counted. */
const LONGEST_COUNT = 2_000;

/** Reads the metrics of all that serve as if one process had counted; leaves out a worker that does not answer. */
function metricsReader(serving: ReadonlySet<Worker>): () => Promise<string> {
  let asked = 0;
  return async () => {
    const id = asked++;
    const counted = await Promise.all([...serving].map((worker) => countOf(worker, id)));
    const { AggregatorRegistry } = await import("prom-client");
    return AggregatorRegistry.aggregate(counted).metrics();
  };
}

function countOf(worker: Worker, id: number): Promise<Metrics> {
  return new Promise((resolve) => {
    const done = (metrics: Metrics) => {
      clearTimeout(timer);
      worker.off("message", heard).off("exit", gone);
      resolve(metrics);
    };
    const gone = () => done([]);
    const heard = (raw: unknown) => {
      const message = readMessage(raw);
      if (message?.niho === "counted" && message.id === id) done(message.metrics);
    };
    const timer = setTimeout(gone, LONGEST_COUNT);
    worker.on("message", heard).on("exit", gone);
    tellWorker(worker, { niho: "count", id });
  });
}
