import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Drawing } from "#app/seo/pictures/drawing.ts";

/** Paints on a thread of its own, one drawing after the other, so that pages are answered meanwhile. */
export type Painter = {
  /** The PNG. Throws what went wrong on the thread, also when it takes longer than ten seconds. */
  paint: (drawing: Drawing) => Promise<Uint8Array>;
  /** How many are painted or wait to be. */
  readonly waiting: number;
  /** Whether the thread is there, with its memory. */
  readonly isAwake: boolean;
  close: () => Promise<void>;
};

/** What the thread is told and what it answers. */
export type Order = { drawing: Drawing };
export type Answer = { png: Uint8Array } | { problem: string };

const SLOWEST = 10_000;
/** The thread weighs 70 to 150 MB, so it ends when nobody wants a picture for this long. */
const IDLE = 60_000;

/** It lives on little, and collects its garbage early instead of growing: one picture after the other leaves much. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Nothing is loaded and no thread is started before the first drawing. */
export function startPainter({ idle = IDLE }: { idle?: number } = {}): Painter {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let rest: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(rest);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const forget = (ended: Worker) => {
    if (thread === ended) thread = undefined;
  };
  const order = async (drawing: Drawing): Promise<Uint8Array> => {
    thread ??= startThread(forget);
    try {
      const answer = await ask(thread, { drawing });
      if ("png" in answer) return answer.png;
      throw new Error(`A share picture could not be painted: ${answer.problem}`);
    } catch (error) {
      // Whatever state it is in, the next drawing gets a new one.
      await end();
      throw error;
    }
  };
  return {
    paint: async (drawing) => {
      waiting++;
      clearTimeout(rest);
      const mine = last.then(() => order(drawing));
      last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        waiting--;
        if (waiting === 0) rest = setTimeout(() => void end(), idle).unref();
      }
    },
    get waiting() {
      return waiting;
    },
    get isAwake() {
      return thread !== undefined;
    },
    close: async () => {
      await last;
      await end();
    },
  };
}

function startThread(onEnd: (thread: Worker) => void): Worker {
  const thread = new Worker(new URL(import.meta.resolve("#server/pictures/paint-main.ts")), {
    env: {},
    execArgv: [],
    resourceLimits: LIMITS,
  });
  // It must not keep a process alive that has nothing else to do.
  thread.unref();
  // Told to whoever waits for an answer; nobody does when it ends by itself.
  thread.on("error", () => {});
  thread.on("exit", () => onEnd(thread));
  return thread;
}

async function ask(thread: Worker, order: Order): Promise<Answer> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(SLOWEST)]);
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
