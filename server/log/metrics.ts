import { timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "hono";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from "prom-client";
import type { DeskFigures } from "#services/desk/figures.ts";
import type { JobRun } from "#outbox/schedule.ts";
import type { Log, LogEvent } from "#services/log.ts";
import type { PageCacheFigures } from "../page-cache/page-cache.ts";
import type { SiteEnv } from "../request-context.ts";

/** The registry, and the counter of log events. */
export type Metrics = { registry: Registry; count: Log };

/** How the figures of several processes become one: what is the same in all of them is not added up. */
const SAME_IN_ALL = { aggregator: "max" } as const;
const WORST_OF_ALL = { aggregator: "min" } as const;

type Readings = {
  outbox: () => Promise<{ waiting: number; givenUp: number }>;
  /** Milliseconds that the oldest due mail has waited. */
  mailWait: () => Promise<number>;
  desk: () => Promise<DeskFigures>;
  jobs: () => Promise<readonly Pick<JobRun, "name" | "doneAt" | "failedAt">[]>;
  isDatabaseUp: () => boolean;
  isClockTrusted: () => boolean;
  connections: () => number;
  /** Bytes that may still be written where the data is; rejects where that cannot be known. */
  freeSpace: () => Promise<number>;
  pageCache?: () => PageCacheFigures | undefined;
};

/**
 * Counts every log event, so that no code has to do both. Everything in `Readings` is read whenever the metrics
 * are.
 */
export function openMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  // Memory, processor time, event loop lag, open files.
  collectDefaultMetrics({ register: registry, prefix: "niho_" });
  const count = eventCounter([registry]);
  openGauges([registry], readings);
  return { registry, count };
}

/** Requests by how long they took, everything else by its kind. */
function eventCounter(registers: Registry[]): Log {
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
    help: "Log events other than requests, written or not, by kind.",
    labelNames: ["event", "kind"],
    registers,
  });
  const acts = new Counter({
    name: "niho_desk_acts_total",
    help: "What was done at the desk, and whether it was done, a colleague was quicker, or it was refused.",
    labelNames: ["act", "answer"],
    registers,
  });
  return (event) => {
    if (event.event === "request") {
      seconds.observe({ route: event.route, status: event.status }, event.ms / 1_000);
      bytes.inc(event.bytes);
      return;
    }
    events.inc({ event: event.event, kind: kindOf(event) });
    if (event.event === "desk act") acts.inc({ act: event.act, answer: event.answer });
  };
}

const UNKNOWN = { waiting: Number.NaN, givenUp: Number.NaN };
/** Milliseconds. Prometheus gives up after 10 s, and a frozen database would take all other numbers with it. */
const TIMEOUT = 2_000;

/** A gauge that `show` sets whenever the metrics are read. */
function openGauge<Label extends string>(
  configuration: GaugeConfiguration<Label>,
  show: (gauge: Gauge<Label>) => void | Promise<void>,
): void {
  const gauge: Gauge<Label> = new Gauge({ ...configuration, collect: () => show(gauge) });
}

/** All gauges are read at once: those that show the same share one reading. */
function sharedReading<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let reading: Promise<Read> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}

function openGauges(
  registers: Registry[],
  {
    outbox,
    mailWait,
    desk,
    jobs,
    isDatabaseUp,
    isClockTrusted,
    connections,
    freeSpace,
    pageCache = () => undefined,
  }: Readings,
): void {
  function gauge(
    name: string,
    help: string,
    read: () => number | Promise<number>,
    together: Pick<GaugeConfiguration<string>, "aggregator"> = {},
  ): void {
    openGauge({ name, help, registers, ...together }, async (one) => one.set(await read()));
  }

  openGauge(
    {
      name: "niho_outbox_messages",
      help: "Messages that wait to be sent, and those that were given up.",
      labelNames: ["state"],
      registers,
      ...SAME_IN_ALL,
    },
    async (messages) => {
      const counts = await inTime(outbox, UNKNOWN);
      messages.set({ state: "waiting" }, counts.waiting);
      messages.set({ state: "given up" }, counts.givenUp);
    },
  );

  gauge(
    "niho_outbox_oldest_seconds",
    "How long the oldest mail has waited beyond its time; 0 while none is due.",
    async () => (await inTime(mailWait, Number.NaN)) / 1_000,
    SAME_IN_ALL,
  );

  openDeskGauges(registers, desk);

  const readJobs = sharedReading(() => inTime(jobs, []));
  openGauge(
    {
      name: "niho_job_done_timestamp_seconds",
      help: "When a job was last done: erasing, backups and all that runs by itself.",
      labelNames: ["job"],
      registers,
      ...SAME_IN_ALL,
    },
    async (done) => {
      for (const { name: job, doneAt } of await readJobs())
        if (doneAt) done.set({ job }, doneAt.getTime() / 1_000);
    },
  );
  openGauge(
    {
      name: "niho_job_failed",
      help: "1 where a job has failed since it was last done.",
      labelNames: ["job"],
      registers,
      ...SAME_IN_ALL,
    },
    async (failed) => {
      for (const { name: job, failedAt } of await readJobs()) failed.set({ job }, failedAt ? 1 : 0);
    },
  );

  gauge(
    "niho_database_up",
    "1 while the database answers; 0 while it does not, and no form can be kept.",
    () => (isDatabaseUp() ? 1 : 0),
    WORST_OF_ALL,
  );
  gauge(
    "niho_clock_trusted",
    "1 while the clock is plausible; 0 after a jump, while nothing that can’t be undone is done.",
    () => (isClockTrusted() ? 1 : 0),
    WORST_OF_ALL,
  );
  gauge("niho_workers", "Processes that serve.", () => 1);
  gauge("niho_connections", "Open connections.", connections);
  gauge(
    "niho_data_free_bytes",
    "Free space where the data is. On a full disk no form can be kept.",
    () => freeSpace().catch(() => Number.NaN),
    SAME_IN_ALL,
  );

  openGauge(
    {
      name: "niho_page_cache",
      help: "Entries, bytes, hits and misses of the page cache.",
      labelNames: ["figure"],
      registers,
    },
    (cache) => {
      for (const [figure, value] of Object.entries(pageCache() ?? {})) cache.set({ figure }, value);
    },
  );
}

/** What the desk has to do. While the database says nothing there are no figures, rather than old ones. */
function openDeskGauges(registers: Registry[], desk: Readings["desk"]): void {
  const read = sharedReading(() => inTime(desk, null));

  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    show: (one: Gauge<Label>, figures: DeskFigures) => void,
  ): void {
    openGauge({ name, help, labelNames, registers, ...SAME_IN_ALL }, async (one) => {
      const figures = await read();
      one.reset();
      if (figures) show(one, figures);
      else if (labelNames.length === 0) one.set(Number.NaN);
    });
  }

  gauge(
    "niho_desk_items",
    "What waits for our staff, by kind, and whether it is late.",
    ["kind", "late"],
    (one, { items }) => {
      for (const { kind, isLate, count } of items) one.set({ kind, late: isLate ? "yes" : "no" }, count);
    },
  );
  gauge("niho_desk_sessions", "Who is signed in at the desk.", [], (one, { sessions }) => one.set(sessions));
  gauge(
    "niho_desk_answer_hours",
    "Open hours until our staff answered, in the last seven days.",
    ["kind", "quantile"],
    (one, { answers }) => {
      for (const { kind, half, most } of answers) {
        one.set({ kind, quantile: "0.5" }, half);
        one.set({ kind, quantile: "0.9" }, most);
      }
    },
  );
}

/** What a database says within two seconds, or else the fallback. */
function inTime<Read, Fallback>(read: () => Promise<Read>, fallback: Fallback): Promise<Read | Fallback> {
  return Promise.race([read().catch(() => fallback), pause(TIMEOUT, fallback, { ref: false })]);
}

/** The one label with few values that an event has. */
function kindOf(event: Exclude<LogEvent, { event: "request" }>): string {
  if ("act" in event) return `${event.act} ${event.answer}`;
  if ("outcome" in event) return `${event.kind} ${event.outcome}`;
  if ("kind" in event) return event.kind;
  if ("job" in event) return event.job;
  if ("by" in event) return event.by;
  return "why" in event ? event.why : "";
}

/**
 * `GET /metrics` with the bearer token. Without `METRICS_TOKEN` there is no such address: a loopback connection is no
 * proof of being the operator, because a proxy on the same machine has one too.
 */
export function metricsAddress(
  { registry }: Metrics,
  token: string,
  read = () => registry.metrics(),
): Handler<SiteEnv> {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (c) => {
    c.header("Cache-Control", "no-store");
    const given = Buffer.from(c.req.header("Authorization") ?? "");
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (isRight) return c.body(await read(), 200, { "Content-Type": registry.contentType });
    c.header("WWW-Authenticate", "Bearer");
    return c.text("Send the token of METRICS_TOKEN.", 401);
  };
}
