import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Connection, type ConnectionTable, openConnectionTable } from "./connection-table.ts";
import { closeNow, openDeferredClose } from "./deferred-close.ts";
import type { Limits } from "./limits.ts";

/** Why a connection was closed: too many are open, its client does not read the response, or it pipelines too much. */
type Reason = "too-many" | "slow-response" | "pipelined";

export type ConnectionLimits = {
  /** Whether a raw error can be written on it without mixing with the bytes of a response. */
  canTakeRawError: (socket: Socket) => boolean;
  count: () => number;
  /** Ends the connections that have had a response and wait for another request. */
  endIdle: () => void;
  /** Ends the connections that have not sent a request yet. */
  endUnused: () => void;
  stop: () => void;
};

type Options = {
  keyOf: (socket: Socket) => string | null;
  onClose: (reason: Reason) => void;
  limits: Limits;
};

/**
 * Keeps slow and idle clients from using up the connections of a server (slowloris and its kin). Above a limit, of one
 * address or of all, it closes the least recently used connection, an idle one where there is one among the first
 * `CANDIDATES`. So the next honest visitor finds one free, at the same address too. A response that its client does not
 * read is cut off after `responseTimeout`.
 *
 * `keyOf` says which address a connection counts for; null for a trusted proxy, which only the total limits.
 */
export function limitConnections(server: Server, { keyOf, onClose, limits }: Options): ConnectionLimits {
  const table = openConnectionTable();
  const evicted = openDeferredClose(limits.connectionsPerAddress);

  server.on("connection", (socket) => {
    evicted.noteArrival();
    const connection: Connection = { socket, key: keyOf(socket), responses: new Set(), since: 0 };
    table.add(connection);
    socket.once("close", () => table.remove(connection));
    const { key } = connection;
    if (table.count() > limits.connections) evictOne(table.all());
    if (key !== null && table.countOf(key) > limits.connectionsPerAddress) evictOne(table.of(key));
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = table.get(socket);
    // Evicted, and it sent one more request before it was closed.
    if (!connection) return void socket.resetAndDestroy();
    noteResponse(table, connection, response);
    if (connection.responses.size > limits.pipelined) close(connection, "pipelined");
    return undefined;
  });

  const timer = setInterval(() => {
    const oldest = performance.now() - limits.responseTimeout;
    const isSlow = ({ responses, since }: Connection) => responses.size > 0 && since < oldest;
    for (const connection of Array.from(table.all()).filter(isSlow)) close(connection, "slow-response");
  }, limits.timeoutCheckInterval).unref();

  function evictOne(leastRecentlyUsedFirst: Iterable<Connection>): void {
    const connection = leastBusy(leastRecentlyUsedFirst);
    if (!connection) return;
    onClose("too-many");
    table.remove(connection);
    evicted.push(connection);
  }

  function end(isMeant: (connection: Connection) => boolean): void {
    const isIdle = (one: Connection) => one.responses.size === 0 && isMeant(one);
    for (const { socket } of Array.from(table.all()).filter(isIdle)) socket.end();
  }

  function close(connection: Connection, reason: Reason): void {
    onClose(reason);
    table.remove(connection);
    closeNow(connection);
  }

  return {
    canTakeRawError: (socket) => hasNoHeadersSent(table.get(socket)),
    count: table.count,
    endIdle: () => end(({ since }) => since > 0),
    endUnused: () => end(({ since }) => since === 0),
    stop: () => clearInterval(timer),
  };
}

/** The connection is in use while a response is under way, and most recently used when one has ended. */
function noteResponse(table: ConnectionTable, connection: Connection, response: ServerResponse): void {
  const { responses } = connection;
  if (responses.size === 0) connection.since = performance.now();
  responses.add(response);
  response.once("close", () => {
    responses.delete(response);
    connection.since = performance.now();
    table.touch(connection);
  });
}

/** Candidates for eviction: enough to find an idle one, few enough to look at for every new connection. */
const CANDIDATES = 16;

function leastBusy(leastRecentlyUsedFirst: Iterable<Connection>): Connection | undefined {
  const candidates = Iterator.from(leastRecentlyUsedFirst).take(CANDIDATES).toArray();
  return candidates.find(({ responses }) => responses.size === 0) ?? candidates[0];
}

/** At most one response is under way, and nothing of it has been sent. */
function hasNoHeadersSent(connection: Connection | undefined): boolean {
  const responses = [...(connection?.responses ?? [])];
  return responses.length === 0 || (responses.length === 1 && !responses[0]!.headersSent);
}
