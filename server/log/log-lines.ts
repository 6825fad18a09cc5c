import { write, writeSync } from "node:fs";

/** Where the log's lines go. */
export type Lines = {
  write: (line: string) => void;
  /** Writes what waits, before the process ends; what cannot be written is given up. */
  flush: () => void;
};

/** So many bytes are written at once, without waiting for more. */
const ENOUGH = 32_768;
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
  // As text until it is written: a line is added for every request.
  let lines = "";
  let unwritten = Buffer.alloc(0);
  let isWriting = false;

  function send(): void {
    if (isWriting || waiting() === 0) return;
    isWriting = true;
    const all = take();
    write(descriptor, all, (error, written) => {
      isWriting = false;
      if (error?.code === "EPIPE") return;
      unwritten = all.subarray(error ? 0 : written);
      if (!error && waiting() >= ENOUGH) send();
    });
  }

  function take(): Buffer<ArrayBuffer> {
    const all = Buffer.concat([unwritten, Buffer.from(lines)]);
    unwritten = Buffer.alloc(0);
    lines = "";
    return all;
  }

  /** In bytes: the lines have no other letters than ASCII's. */
  function waiting(): number {
    return unwritten.length + lines.length;
  }

  setInterval(send, EVERY).unref();

  return {
    write(line) {
      if (waiting() >= MOST_WAITING) return;
      lines += line;
      if (waiting() >= ENOUGH) send();
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
