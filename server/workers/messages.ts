import type { Registry } from "prom-client";
import type { PostCounts } from "../limits/post-counts.ts";
import type { Senders } from "#services/requests/senders.ts";

/** What is counted for all workers together, in the process that started them. */
export type Shared = PostCounts & Senders & { readMetrics: () => Promise<string> };

export type SharedName = keyof Shared;

/** What one worker tells all others. */
export type News =
  /** It has written to the database: what the others hold in memory may be stale. */
  | { kind: "written" }
  /** It has stored a mail, which the first worker sends. */
  | { kind: "mail" }
  /** From the first worker, each second: what it knows by its own work. */
  | { kind: "state"; isDatabaseUp: boolean; isClockTrusted: boolean };

/** What travels between a worker and the process that started it. */
export type WorkerMessage =
  | { niho: "ask"; id: number; name: SharedName; given: readonly unknown[] }
  | { niho: "answer"; id: number; answer: unknown }
  /** What was asked could not be answered. */
  | { niho: "failed"; id: number }
  | { niho: "news"; news: News }
  /** The metrics of a worker are asked for, and given: prom-client's JSON. */
  | { niho: "count"; id: number }
  | { niho: "counted"; id: number; metrics: Metrics }
  /** It serves. */
  | { niho: "ready"; publicUrl: string };

export type Metrics = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** Undefined for Node's own messages. */
export function readMessage(message: unknown): WorkerMessage | undefined {
  const isOurs = typeof message === "object" && message !== null && "niho" in message;
  return isOurs ? (message as WorkerMessage) : undefined;
}
