import cluster from "node:cluster";
import type { Registry } from "prom-client";
import { openAsking } from "./asking.ts";
import { type News, readMessage, type Shared, type WorkerMessage } from "./messages.ts";

/** What a worker of several shares with the others. */
export type Team = {
  /** Counted from 1. The first one alone runs the jobs and sends mail. */
  number: number;
  /** How many serve. */
  size: number;
  /** Asked of the process that started us. */
  shared: Shared;
  /** Tells the others. */
  tell: (news: News) => void;
  /** What another has told. */
  onNews: (heard: (news: News) => void) => void;
  /** What this one has counted, for `shared.readMetrics`. */
  countWith: (registry: Registry) => void;
  /** Says that this one serves. */
  ready: (publicUrl: string) => void;
};

/** Undefined in a process that serves alone. `startedAs` is how `primary.ts` calls a worker: `["worker", "2", "4"]`. */
export function joinTeam(startedAs: readonly string[] = process.argv.slice(2)): Team | undefined {
  if (!cluster.isWorker || startedAs[0] !== "worker") return undefined;
  const { shared, hear } = openAsking(tellPrimary);
  const listeners: ((news: News) => void)[] = [];
  let registry: Registry | undefined;

  process.on("message", (raw) => {
    const message = readMessage(raw);
    if (message?.niho === "answer" || message?.niho === "failed") {
      hear(message);
    } else if (message?.niho === "news") {
      for (const heard of listeners) heard(message.news);
    } else if (message?.niho === "count") void count(message.id);
  });

  async function count(id: number): Promise<void> {
    tellPrimary({ niho: "counted", id, metrics: (await registry?.getMetricsAsJSON()) ?? [] });
  }

  return {
    number: Number(startedAs[1]),
    size: Number(startedAs[2]),
    shared,
    tell: (news) => tellPrimary({ niho: "news", news }),
    onNews: (heard) => listeners.push(heard),
    countWith: (one) => (registry = one),
    ready: (publicUrl) => tellPrimary({ niho: "ready", publicUrl }),
  };
}

/** Node ends a worker whose first process has gone, so nobody waits for an answer from it. */
function tellPrimary(message: WorkerMessage): void {
  if (process.connected) process.send!(message, () => undefined);
}
