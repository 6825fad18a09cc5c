import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Connection = {
  socket: Socket;
  /** What it is counted under; null for a trusted proxy, which has no limit of its own. */
  key: string | null;
  /** Responses that have not ended. */
  responses: Set<ServerResponse>;
  /** When the oldest of them began, or the last one ended, by `performance.now()`; 0 before the first. */
  since: number;
};

export type ConnectionTable = ReturnType<typeof openConnectionTable>;

/**
 * The open connections, in all and of each key, each in the order of last use: maps and sets iterate in the order of
 * insertion, so their first entry is the least recently used.
 */
export function openConnectionTable() {
  const all = new Map<Socket, Connection>();
  const byKey = new Map<string, Set<Connection>>();

  function add(connection: Connection): void {
    all.set(connection.socket, connection);
    if (connection.key === null) return;
    byKey.getOrInsertComputed(connection.key, () => new Set()).add(connection);
  }

  function remove({ socket, key }: Connection): void {
    const connection = all.get(socket);
    all.delete(socket);
    const ofKey = byKey.get(key ?? "");
    if (connection && ofKey?.delete(connection) && ofKey.size === 0) byKey.delete(key ?? "");
  }

  return {
    add,
    remove,
    /** Moves it to the end: it was used last. */
    touch(connection: Connection) {
      if (!all.has(connection.socket)) return;
      remove(connection);
      add(connection);
    },
    get: (socket: Socket) => all.get(socket),
    all: () => all.values(),
    of: (key: string): Iterable<Connection> => byKey.get(key) ?? [],
    count: () => all.size,
    countOf: (key: string) => byKey.get(key)?.size ?? 0,
  };
}
