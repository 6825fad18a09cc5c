import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../request-context.ts";
import { LIMITS, type Limits } from "./limits.ts";

/** While requests keep arriving, a page is made after at most so many ticks of the event loop, some 0.2 ms each. */
const MAX_IDLE_TICKS = 32;

/** One visitor's requests: how many hold a slot, and those that wait for one, oldest first. */
type VisitorQueue = { running: number; waiting: ((release: () => void) => void)[]; isNewestNext: boolean };

/**
 * Slots for making pages. `take` resolves, once it is this request's turn, with the function that releases the slot;
 * where too many wait already, it says at once which limit was exceeded.
 */
export type FairQueue = { take: (key: string, isPost: boolean) => Promise<() => void> | QueueLimit };
/** Which queue limit was exceeded: `waitingPerVisitor` or `waitingTotal`. */
export type QueueLimit = "visitor" | "total";

/**
 * Grants slots round-robin over visitors, one per tick of the event loop. Making a page blocks the loop for about a
 * millisecond, so between two of them new requests are read, and a visitor who asks for a thousand pages delays only
 * himself. In a long queue every second slot goes to the newest request, so that a neighbour behind the same address
 * does not wait for a thousand either. Measured with 300 requests at once: the next visitor waited 6.7 s before and
 * 0.08 s since (decision 16).
 *
 * A post always queues: a person has typed it.
 */
export function openFairQueue({
  slotsPerVisitor,
  waitingPerVisitor,
  waitingTotal,
  longQueue,
}: Limits = LIMITS): FairQueue {
  const queues = new Map<string, VisitorQueue>();
  let waiting = 0;
  const grants = onIdleTicks(grantOne);

  function take(key: string, isPost: boolean): Promise<() => void> | QueueLimit {
    const queue = queues.get(key) ?? { running: 0, waiting: [], isNewestNext: false };
    if (!isPost) {
      if (queue.waiting.length >= waitingPerVisitor) return "visitor";
      if (waiting >= waitingTotal) return "total";
    }
    queues.set(key, queue);
    waiting++;
    grants.noteArrival();
    return new Promise((grant) => {
      queue.waiting.push(grant);
      grants.schedule();
    });
  }

  function release(key: string, queue: VisitorQueue): void {
    queue.running--;
    if (queue.waiting.length > 0) grants.schedule();
    else if (queue.running === 0) queues.delete(key);
  }

  /** The first visitor with a free slot gets one, and moves to the end. */
  function grantOne(): void {
    const isEligible = ([, queue]: [string, VisitorQueue]) =>
      queue.waiting.length > 0 && queue.running < slotsPerVisitor;
    const found = queues.entries().find(isEligible);
    if (!found) return;
    const [key, queue] = found;
    queues.delete(key);
    queues.set(key, queue);
    queue.isNewestNext = !queue.isNewestNext && queue.waiting.length >= longQueue;
    const grant = queue.isNewestNext ? queue.waiting.pop() : queue.waiting.shift();
    queue.running++;
    waiting--;
    grant?.(() => release(key, queue));
    if (waiting > 0) grants.schedule();
  }

  return { take };
}

/** Does one piece of work a tick, once no request has arrived in the last one: Node accepts one connection per tick. */
function onIdleTicks(work: () => void) {
  let isScheduled = false;
  let hasArrival = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(afterArrivals, MAX_IDLE_TICKS);
  }

  function afterArrivals(ticksLeft: number): void {
    if (hasArrival && ticksLeft > 0) {
      hasArrival = false;
      setImmediate(afterArrivals, ticksLeft - 1);
    } else {
      isScheduled = false;
      work();
    }
  }

  return { schedule, noteArrival: () => void (hasArrival = true) };
}

/** Runs `make` in a slot of the visitor `key`. */
export type Slots = (
  request: { key: string; isPost: boolean },
  make: () => Promise<Response>,
) => Promise<Response>;

/** Slots that are released by themselves. `tooBusy` answers where a queue limit is exceeded. */
export function slotsOf(queue: FairQueue, tooBusy: (by: QueueLimit) => Response): Slots {
  return async ({ key, isPost }, make) => {
    const slot = queue.take(key, isPost);
    if (typeof slot === "string") return tooBusy(slot);
    const release = await slot;
    try {
      return await make();
    } finally {
      release();
    }
  };
}

/** Puts what the stack makes behind the queue. */
export function fairQueueing(slots: Slots): MiddlewareHandler<SiteEnv> {
  return (c, next) =>
    slots({ key: c.env.visitor.key, isPost: c.req.method === "POST" }, async () => {
      if (c.req.raw.signal.aborted) return c.body(null, 503);
      await next();
      return c.res;
    });
}
