import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Log, LogEvent } from "#app/log.ts";
import type { PageCacheFigures } from "../page-cache/page-cache.ts";

/** Numbers about the process, and who may read them. Parts of the house may add their own to the registry. */
export type Metrics = { registry: Registry; count: Log };

/**
 * Everything that the log is told is counted too, so that no part of the house has to think of both.
 * `outbox` is asked whenever somebody reads the numbers.
 */
export function openMetrics({
  outbox,
  connections,
  pageCache = () => undefined,
}: {
  outbox: () => Promise<{ waiting: number; givenUp: number }>;
  connections: () => number;
  pageCache?: () => PageCacheFigures | undefined;
}): Metrics {
  const registry = new Registry();
  // Memory, processor time, event loop lag, open files.
  collectDefaultMetrics({ register: registry, prefix: "niho_" });
  const registers = [registry];
  const seconds = new Histogram({
    name: "niho_request_seconds",
    help: "Answers by route and status, from the headers of the request to the last byte.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10],
    registers,
  });
  const bytes = new Counter({
    name: "niho_sent_bytes_total",
    help: "Bytes sent, headers included.",
    registers,
  });
  const events = new Counter({
    name: "niho_events_total",
    help: "Everything else that the log is told, whether written or not, with what kind of it.",
    labelNames: ["event", "kind"],
    registers,
  });
  const messages: Gauge<"state"> = new Gauge({
    name: "niho_outbox_messages",
    help: "Messages that wait to be sent, and those that nobody tries any more.",
    labelNames: ["state"],
    registers,
    async collect() {
      const counts = await outbox().catch(() => ({ waiting: Number.NaN, givenUp: Number.NaN }));
      messages.set({ state: "waiting" }, counts.waiting);
      messages.set({ state: "given up" }, counts.givenUp);
    },
  });

  const open: Gauge = new Gauge({
    name: "niho_connections",
    help: "Connections that are open.",
    registers,
    collect: () => open.set(connections()),
  });

  const kept: Gauge<"figure"> = new Gauge({
    name: "niho_page_cache",
    help: "What the page cache holds and how often it helped.",
    labelNames: ["figure"],
    registers,
    collect() {
      for (const [figure, value] of Object.entries(pageCache() ?? {})) kept.set({ figure }, value);
    },
  });

  return {
    registry,
    count(event) {
      if (event.event === "request") {
        seconds.observe({ route: event.route, status: event.status }, event.ms / 1_000);
        bytes.inc(event.bytes);
      } else {
        events.inc({ event: event.event, kind: kindOf(event) });
      }
    },
  };
}

/** What there are few of. */
function kindOf(event: Exclude<LogEvent, { event: "request" }>): string {
  if (event.event === "submission") return `${event.kind} ${event.outcome}`;
  if ("kind" in event) return event.kind;
  if ("by" in event) return event.by;
  return "why" in event ? event.why : "";
}
