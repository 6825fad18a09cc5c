import type { Connection } from "./connection-table.ts";

/** Connections closed per tick; about 2 ms of event loop. */
const CLOSED_PER_TICK = 16;
/** A burst is over when no connection has arrived for so long. Milliseconds. */
const QUIET = 10;

/**
 * Closes evicted connections after a burst, not during it. Closing one takes as long as accepting one, and Node
 * accepts one per tick: closed in between, a burst of 500 would double the wait of the visitor behind it (measured by
 * the `slow` stress test: 72 ms instead of 32 ms at the 99th percentile).
 */
export function openDeferredClose(maxPending: number) {
  const pending: Connection[] = [];
  let lastArrival = 0;

  function closeSome(): void {
    const isQuiet = performance.now() - lastArrival >= QUIET;
    if (isQuiet) for (const connection of pending.splice(0, CLOSED_PER_TICK)) closeNow(connection);
    if (pending.length === 0) return;
    if (isQuiet) setImmediate(closeSome);
    else setTimeout(closeSome, QUIET);
  }

  return {
    /** A connection has arrived: the burst goes on. */
    noteArrival: () => {
      lastArrival = performance.now();
    },
    /** Closes it once the burst is over; the oldest of `maxPending` at once where more wait. */
    push(connection: Connection) {
      pending.push(connection);
      if (pending.length > maxPending) closeNow(pending.shift()!);
      if (pending.length === 1) setTimeout(closeSome, QUIET);
    },
  };
}

/** Resets the connection (RST), so that the system drops what a slow reader has not taken. */
export function closeNow({ socket, responses }: Connection): void {
  socket.resetAndDestroy();
  // Otherwise Node destroys them itself with an error and its stack, a tenth of what a slow client costs.
  for (const { req } of responses) req.destroy();
}
