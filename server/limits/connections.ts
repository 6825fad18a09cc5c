import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "./limits.ts";

/** Why a connection was closed: too many are open, its client does not read the response, or it pipelines too much. */
type Reason = "too-many" | "slow-response" | "pipelined";

export type Connections = {
  count: () => number;
  /** Whether a raw error can be written on it without mixing with the bytes of a response. */
  canTakeRawError: (socket: Socket) => boolean;
  /** Ends the connections that have had a response and wait for another request. */
  endIdle: () => void;
  /** Ends the connections that have not sent a request yet. */
  endUnused: () => void;
};

type Connection = {
  /** Those that have not ended. */
  responses: Set<ServerResponse>;
  hasAsked: boolean;
};

/**
 * Gives a server Node's own limits on connections, and knows of each open one what Node does not say. Slow clients
 * (slowloris and its kin) are cut by Node's timeouts; how many connections one address may hold is the proxy's to limit
 * (docs/deploying.md).
 *
 * `const connections = watchConnections(server, limits, (why) => log({ event: "connection cut", why }))`
 */
export function watchConnections(
  server: Server,
  limits: Limits,
  onCut: (reason: Reason) => void,
): Connections {
  const open = new Map<Socket, Connection>();
  server.maxConnections = limits.connections;
  server.timeout = limits.responseTimeout;

  server.on("drop", () => onCut("too-many"));
  server.on("connection", (socket) => {
    open.set(socket, { responses: new Set(), hasAsked: false });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.hasAsked = true;
    connection.responses.add(response);
    response.once("close", () => connection.responses.delete(response));
    if (connection.responses.size > limits.pipelined) cut(socket, "pipelined");
  });
  // Also of one that is kept for a next request.
  server.on("timeout", (socket) => {
    if (isAnswered(open.get(socket))) socket.destroy();
    else cut(socket, "slow-response");
  });

  /** Cuts with RST, so that the system drops what a slow reader has not taken. */
  function cut(socket: Socket, reason: Reason): void {
    if (socket.destroyed) return;
    onCut(reason);
    socket.resetAndDestroy();
  }

  function end(isMeant: (connection: Connection) => boolean): void {
    for (const [socket, connection] of open)
      if (isAnswered(connection) && isMeant(connection)) endSoon(socket, limits);
  }

  return {
    count: () => open.size,
    canTakeRawError: (socket) => {
      const responses = [...(open.get(socket)?.responses ?? [])];
      return responses.length === 0 || (responses.length === 1 && !responses[0]!.headersSent);
    },
    endIdle: () => end(({ hasAsked }) => hasAsked),
    endUnused: () => end(({ hasAsked }) => !hasAsked),
  };
}

/** Ends a connection whose client has its answer. One that doesn't end it too, as a phone asleep, is not waited for. */
export function endSoon(socket: Socket, { goodbyeWait }: Pick<Limits, "goodbyeWait">): void {
  socket.end();
  setTimeout(() => socket.destroy(), goodbyeWait).unref();
}

function isAnswered(connection: Connection | undefined): boolean {
  return (connection?.responses.size ?? 0) === 0;
}
