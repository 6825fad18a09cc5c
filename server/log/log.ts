import pino from "pino";
import { write, writeSync } from "node:fs";
import { EVENTS, type Log, writable } from "#services/log.ts";

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
  const lineWriter = linesTo(process.stdout.fd, isShared ? ATOMIC_BYTES : Infinity);
  const lines = pino(
    {
      level: threshold,
      base: null,
      timestamp: isoTimes(),
      formatters: { level: (level) => ({ level }) },
    },
    { write: lineWriter.write },
  );
  return {
    log: (event) => {
      const { level } = EVENTS[event.event];
      if (lines.isLevelEnabled(level)) lines[level](writable(event));
    },
    flush: lineWriter.flush,
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

/** A destination for log lines that never blocks. */
type Lines = {
  write: (line: string) => void;
  /** Writes the buffered lines before the process ends; drops those that cannot be written within a second. */
  flush: () => void;
};

/** Bytes after which the buffer is written without waiting for the timer. */
const FLUSH_BYTES = 32_768;
/** Milliseconds after which buffered lines are written, and failed writes retried. */
const FLUSH_INTERVAL = 1_000;
/** Bytes, some 30,000 lines. While more are buffered, new lines are dropped. */
const MAX_BUFFER = 4 * 1_024 * 1_024;

/**
 * Writes lines to a file descriptor, buffered, and never blocks: while the disk is full they wait, when the reader has
 * gone (EPIPE) they are dropped. (pino's own destination throws in the first case, which ends the process, and its
 * `flushSync` then retries for ever, which keeps it from ending.) Whole lines go out, at most `mostAtOnce` bytes in one write.
 */
function linesTo(descriptor: number, mostAtOnce = Infinity): Lines {
  // The lines stay text until they are written, because every request adds one.
  let lines = "";
  let unwritten = Buffer.alloc(0);
  let isWriting = false;

  function send(): void {
    if (isWriting || buffered() === 0) return;
    isWriting = true;
    const all = take();
    const end = all.length > mostAtOnce ? all.lastIndexOf("\n", mostAtOnce - 1) + 1 : 0;
    write(descriptor, all, 0, end || all.length, null, (error, written) => {
      isWriting = false;
      if (error?.code === "EPIPE") return;
      unwritten = all.subarray(error ? 0 : written);
      if (!error && buffered() >= Math.min(FLUSH_BYTES, mostAtOnce)) send();
    });
  }

  function take(): Buffer<ArrayBuffer> {
    const all = Buffer.concat([unwritten, Buffer.from(lines)]);
    unwritten = Buffer.alloc(0);
    lines = "";
    return all;
  }

  /** Bytes: the lines are ASCII. */
  function buffered(): number {
    return unwritten.length + lines.length;
  }

  setInterval(send, FLUSH_INTERVAL).unref();

  return {
    write(line) {
      if (buffered() >= MAX_BUFFER) return;
      lines += line;
      if (buffered() >= FLUSH_BYTES) send();
    },
    flush() {
      for (let rest = take(), timeout = 20; rest.length > 0 && timeout > 0;) {
        try {
          rest = rest.subarray(writeSync(descriptor, rest));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
          // A pipe whose reader is slow.
          timeout--;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
        }
      }
    },
  };
}
