import { write, writeSync } from "node:fs";

/** Where the log's lines go. */
export type Lines = {
  write: (line: string) => void;
  /** Writes what waits, before the process ends; what cannot be written is given up. */
  flush: () => void;
};

/** So many bytes are written at once, without waiting for more. */
const ENOUGH = 4_096;
/** How often what waits is written, and what could not be is tried again. Milliseconds. */
const EVERY = 1_000;
/** Bytes: some 30,000 lines. While more wait, new lines are dropped. */
const MOST_WAITING = 4 * 1_024 * 1_024;

/**
 * Writes lines to a file descriptor, several together, and never in anybody's way: while the disk is full they wait,
 * when their reader has gone they are dropped, and the site goes on. (pino's own destination throws in the first case,
 * which ends the process, and its `flushSync` then tries for ever, which keeps it from ending.)
 */
export function linesTo(descriptor: number): Lines {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let isWriting = false;

  function send(): void {
    if (isWriting || bytes === 0) return;
    isWriting = true;
    const all = take();
    write(descriptor, all, (error, written) => {
      isWriting = false;
      if (error?.code === "EPIPE") return;
      putBack(all.subarray(error ? 0 : written));
      if (!error && bytes >= ENOUGH) send();
    });
  }

  function take(): Buffer {
    const all = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    return all;
  }

  function putBack(rest: Buffer): void {
    if (rest.length === 0) return;
    waiting.unshift(rest);
    bytes += rest.length;
  }

  setInterval(send, EVERY).unref();

  return {
    write(line) {
      if (bytes >= MOST_WAITING) return;
      const added = Buffer.from(line);
      waiting.push(added);
      bytes += added.length;
      if (bytes >= ENOUGH) send();
    },
    flush() {
      for (let rest = take(), patience = 20; rest.length > 0 && patience > 0;) {
        try {
          rest = rest.subarray(writeSync(descriptor, rest));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
          // A pipe whose reader is slow.
          patience--;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
        }
      }
    },
  };
}
