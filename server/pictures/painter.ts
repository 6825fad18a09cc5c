import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Drawing } from "#app/seo/pictures/drawing.ts";

/** Paints in a worker thread, one drawing after the other, so that pages are answered meanwhile. */
export type Painter = {
  /** The PNG. Throws the thread's error, also when it takes longer than ten seconds. */
  paint: (drawing: Drawing) => Promise<Uint8Array>;
  /** Drawings in flight or queued. */
  readonly waiting: number;
  /** Whether there is a thread, with its memory. */
  readonly isRunning: boolean;
  close: () => Promise<void>;
};

/** The messages to and from the thread. */
export type Order = { drawing: Drawing };
export type Answer = { png: Uint8Array } | { problem: string };

/** Milliseconds for one drawing. */
const TIMEOUT = 10_000;
/** Milliseconds without a drawing after which the thread ends: it takes 70 to 150 MB. */
const IDLE_TIMEOUT = 60_000;
/** A small heap is collected early instead of growing: each picture leaves much garbage. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Nothing is loaded and no thread is started before the first drawing. */
export function startPainter({ idle = IDLE_TIMEOUT }: { idle?: number } = {}): Painter {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  async function endThread(): Promise<void> {
    clearTimeout(idleTimer);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function paintInThread(drawing: Drawing): Promise<Uint8Array> {
    thread ??= startThread((ended) => {
      if (thread === ended) thread = undefined;
    });
    try {
      const answer = await ask(thread, { drawing });
      if ("png" in answer) return answer.png;
      throw new Error(`A share picture could not be painted: ${answer.problem}`);
    } catch (error) {
      // Its state is unknown: the next drawing gets a new one.
      await endThread();
      throw error;
    }
  }

  return {
    async paint(drawing) {
      waiting++;
      clearTimeout(idleTimer);
      const painting = last.then(() => paintInThread(drawing));
      last = painting.catch(() => {});
      try {
        return await painting;
      } finally {
        waiting--;
        if (waiting === 0) idleTimer = setTimeout(() => void endThread(), idle).unref();
      }
    },
    get waiting() {
      return waiting;
    },
    get isRunning() {
      return thread !== undefined;
    },
    async close() {
      await last;
      await endThread();
    },
  };
}

function startThread(onExit: (thread: Worker) => void): Worker {
  const thread = new Worker(new URL(import.meta.resolve("#server/pictures/paint-main.ts")), {
    env: {},
    execArgv: [],
    resourceLimits: RESOURCE_LIMITS,
  });
  // It must not keep a process alive that has nothing else to do.
  thread.unref();
  // `ask` throws the error of a drawing; an error event without a listener would end the process.
  thread.on("error", () => {});
  thread.on("exit", () => onExit(thread));
  return thread;
}

async function ask(thread: Worker, order: Order): Promise<Answer> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(TIMEOUT)]);
  try {
    const answer = once(thread, "message", { signal });
    const ended = once(thread, "exit", { signal }).then(() => {
      throw new Error("The thread that paints share pictures has ended.");
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is about windows; threads have no origin
    thread.postMessage(order);
    const [message] = (await Promise.race([answer, ended])) as [Answer];
    return message;
  } finally {
    done.abort();
  }
}
