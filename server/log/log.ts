import pino from "pino";
import { EVENTS, type Log, writable } from "#services/log.ts";
import { linesTo } from "./log-lines.ts";

export type LogThreshold = "debug" | "info" | "warn" | "error" | "silent";

/** The log; `flush` writes everything before the process ends. */
export type OpenLog = { log: Log; flush: () => void };

/** What one write to a pipe may have at most, so that lines of several processes do not run into each other (pipe(7)). */
const ATOMIC_BYTES = 4_096;

/**
 * One line of JSON an event on standard output: `{"level":"info","time":"2026-11-20T00:30:00.000Z","event":"request",
 * "method":"GET","route":"/dentists/:id","status":200,"ms":3.1,"bytes":9120}`. Lines are written together, at least
 * once a second, so that a busy site does not wait for its log; a log that cannot be written stops nothing. `isShared`:
 * other workers write to the same output.
 */
export function openLog(threshold: LogThreshold, { isShared = false } = {}): OpenLog {
  const { write, flush } = linesTo(process.stdout.fd, isShared ? ATOMIC_BYTES : Infinity);
  const lines = pino(
    {
      level: threshold,
      base: null,
      timestamp: isoTimes(),
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return {
    log: (event) => {
      const { level } = EVENTS[event.event];
      if (lines.isLevelEnabled(level)) lines[level](writable(event));
    },
    flush,
  };
}

/** As pino's own `isoTime`, but made once per millisecond: a busy site writes many lines in one. */
function isoTimes(): () => string {
  let [last, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}
