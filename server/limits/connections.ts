import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "./limits.ts";

/** What is known of an open connection. `since` when its oldest open answer began. */
type Connection = { key: string; answers: Set<ServerResponse>; since: number };

/** A connection that is to be closed, and what was being answered on it. */
type Leaving = { socket: Socket; answers: ReadonlySet<ServerResponse> };

/** Others need the place, the answer is not taken, or more is asked on one connection than anybody does. */
type Why = "crowded" | "slow-answer" | "pipelined";

/** Some two milliseconds of everybody's time. */
const CLOSED_A_TURN = 16;
/** A crowd has come when nobody else has for so long, in milliseconds. */
const QUIET = 10;

export type ConnectionWatch = {
  /** Whether an answer can still be written on it that nobody has begun: another one's bytes would garble it. */
  isFree: (socket: Socket) => boolean;
  count: () => number;
  stop: () => void;
};

/**
 * Keeps slow and idle clients from using the connections up. Where there are too many, of one address or of all, the
 * one that has been idle the longest makes room: whoever holds a thousand open loses those, and the next honest
 * visitor finds one free, at the same address too. An answer that nobody takes is cut off after a time.
 *
 * `keyOf` says by whom a connection is counted, null for a proxy, which has as many as it needs.
 */
export function watchConnections(
  server: Server,
  {
    keyOf,
    onCut,
    limits,
  }: {
    keyOf: (socket: Socket) => string | null;
    onCut: (why: Why) => void;
    limits: Limits;
  },
): ConnectionWatch {
  // In the order of their last sign of life: the idlest come first.
  const all = new Map<Socket, Connection>();
  const byKey = new Map<string, Set<Socket>>();
  // To close one takes as long as to take one in, and Node takes in one a turn: closed between them, a crowd that
  // comes at one moment would have whoever comes behind it wait for twice as long.
  const leaving: Leaving[] = [];
  let lastCame = 0;

  server.on("connection", (socket) => {
    lastCame = performance.now();
    const key = keyOf(socket);
    all.set(socket, { key: key ?? "", answers: new Set(), since: 0 });
    socket.once("close", () => forget(socket));
    if (all.size > limits.connections) makeRoom(all.keys());
    if (key === null) return;
    const its = byKey.get(key) ?? new Set();
    byKey.set(key, its.add(socket));
    if (its.size > limits.connectionsOfOne) makeRoom(its);
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = all.get(socket);
    // It has been let go, and asks once more before it is closed.
    if (!connection) return void socket.resetAndDestroy();
    if (connection.answers.size === 0) connection.since = Date.now();
    connection.answers.add(response);
    if (connection.answers.size > limits.pipelined) return cut(socket, "pipelined");
    response.once("close", () => {
      connection.answers.delete(response);
      connection.since = Date.now();
      moveToTheEnd(socket, connection);
    });
    return undefined;
  });

  const timer = setInterval(() => {
    const latest = Date.now() - limits.slowestAnswer;
    for (const [socket, { answers, since }] of all) {
      if (answers.size > 0 && since < latest) cut(socket, "slow-answer");
    }
  }, limits.lookForLate);
  timer.unref();

  /** Of the first few: those that nobody is answering before those that somebody is. */
  function makeRoom(sockets: Iterable<Socket>): void {
    const oldest = Iterator.from(sockets).take(16).toArray();
    const idlest = oldest.find((socket) => all.get(socket)?.answers.size === 0) ?? oldest[0];
    if (!idlest) return;
    leaving.push(takeOut(idlest, "crowded"));
    // A flood that never ends does not keep more open than one address may have.
    if (leaving.length > limits.connectionsOfOne) close(leaving.shift()!);
    if (leaving.length === 1) setTimeout(closeSome, QUIET);
  }

  /** A few a turn, once the crowd has come. */
  function closeSome(): void {
    const isQuiet = performance.now() - lastCame >= QUIET;
    if (isQuiet) for (const connection of leaving.splice(0, CLOSED_A_TURN)) close(connection);
    if (leaving.length === 0) return;
    if (isQuiet) setImmediate(closeSome);
    else setTimeout(closeSome, QUIET);
  }

  function cut(socket: Socket, why: Why): void {
    close(takeOut(socket, why));
  }

  /** It is still open, and counted no more. */
  function takeOut(socket: Socket, why: Why): Leaving {
    onCut(why);
    const answers = all.get(socket)?.answers ?? new Set();
    forget(socket);
    return { socket, answers };
  }

  /** A reset leaves nothing to wait for: what a slow reader has not taken is forgotten by the system too. */
  function close({ socket, answers }: Leaving): void {
    socket.resetAndDestroy();
    // Else Node does it, with an error whose stack it writes out: a tenth of what a client costs that never ends.
    for (const { req } of answers) req.destroy();
  }

  function moveToTheEnd(socket: Socket, connection: Connection): void {
    if (!all.delete(socket)) return;
    all.set(socket, connection);
    const its = byKey.get(connection.key);
    if (its?.delete(socket)) its.add(socket);
  }

  function forget(socket: Socket): void {
    const key = all.get(socket)?.key ?? "";
    all.delete(socket);
    const its = byKey.get(key);
    if (its?.delete(socket) && its.size === 0) byKey.delete(key);
  }

  return {
    isFree: (socket) => {
      const answers = all.get(socket)?.answers ?? new Set();
      return answers.size === 0 || (answers.size === 1 && ![...answers][0]!.headersSent);
    },
    count: () => all.size,
    stop: () => clearInterval(timer),
  };
}
