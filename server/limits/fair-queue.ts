import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../request-context.ts";
import { LIMITS, type Limits } from "./limits.ts";

/** However many come, a page is made after so many rounds, some 0.2 ms each. */
const MOST_ROUNDS = 32;

/** One visitor's requests: how many are in the making, and who waits, in the order in which they came. */
type Line = { running: number; waiting: (() => void)[]; isNewestsTurn: boolean };

/** Who wants a turn waits for it and calls `done` after it; where too many wait, none is to be had. */
export type FairQueue = { take: (key: string, isPost: boolean) => Promise<() => void> | TooMany };
/** Whose are too many. */
export type TooMany = "visitor" | "everybody";

/**
 * Has pages made one a round of the event loop, each visitor in turn: making one holds everybody up, so between two
 * of them whatever has come meanwhile is read, and whoever asks for a thousand pages at once waits for them alone.
 * In a long line every second turn goes to the newest, so that a neighbour at the same address is not behind a
 * thousand either. Measured with 300 requests at once: the next visitor waited for all of them before, now for a few.
 *
 * A post is never sent away, because somebody typed it.
 */
export function openFairQueue({
  slotsPerVisitor,
  waitingOfOne,
  waiting: waitingOfAll,
  crowd,
}: Limits = LIMITS): FairQueue {
  const lines = new Map<string, Line>();
  let waiting = 0;
  let isCalling = false;
  let hasSomebodyCome = false;

  function take(key: string, isPost: boolean): Promise<() => void> | TooMany {
    const line = lines.get(key) ?? { running: 0, waiting: [], isNewestsTurn: false };
    if (!isPost) {
      if (line.waiting.length >= waitingOfOne) return "visitor";
      if (waiting >= waitingOfAll) return "everybody";
    }
    lines.set(key, line);
    waiting++;
    hasSomebodyCome = true;
    return new Promise((itsTurn) => {
      line.waiting.push(() => itsTurn(() => finish(key, line)));
      callNext();
    });
  }

  function finish(key: string, line: Line): void {
    line.running--;
    if (line.waiting.length > 0) callNext();
    else if (line.running === 0) lines.delete(key);
  }

  function callNext(): void {
    if (isCalling) return;
    isCalling = true;
    setImmediate(letIn, MOST_ROUNDS);
  }

  /** As long as somebody comes each round, lets them in: a round takes one new connection and no more. */
  function letIn(roundsLeft: number): void {
    if (hasSomebodyCome && roundsLeft > 0) {
      hasSomebodyCome = false;
      setImmediate(letIn, roundsLeft - 1);
    } else {
      isCalling = false;
      startOne();
    }
  }

  /** The first visitor who has a turn left gets it, and is the last one the next time. */
  function startOne(): void {
    const isNext = ([, line]: [string, Line]) => line.waiting.length > 0 && line.running < slotsPerVisitor;
    const found = lines.entries().find(isNext);
    if (!found) return;
    const [key, line] = found;
    lines.delete(key);
    lines.set(key, line);
    line.isNewestsTurn = !line.isNewestsTurn && line.waiting.length >= crowd;
    const itsTurn = line.isNewestsTurn ? line.waiting.pop() : line.waiting.shift();
    line.running++;
    waiting--;
    itsTurn?.();
    if (waiting > 0) callNext();
  }

  return { take };
}

/** For what the stack makes. Where too many wait, `tooBusy` answers. */
export function fairQueueing(
  turns: FairQueue,
  tooBusy: (by: TooMany) => Response,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const turn = turns.take(c.env.visitor.key, c.req.method === "POST");
    if (typeof turn === "string") return tooBusy(turn);
    const done = await turn;
    try {
      return c.req.raw.signal.aborted ? c.body(null, 503) : await next();
    } finally {
      done();
    }
  };
}
