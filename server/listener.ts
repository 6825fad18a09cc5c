import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { startupFallback } from "#app/shell/startup-fallback.ts";
import type { Site } from "./site.ts";

/** The open door: it answers from the first moment, at first with the fallback, then with the site. */
export type Door = {
  /** Where it is open: `http://localhost:3000`. */
  port: number;
  /** From now on this site answers. */
  show: (site: Site) => void;
  /** Takes no new connections, lets what is under way finish, closes. */
  close: () => Promise<void>;
};

const SLOWEST_HEADERS = 10_000;
const SLOWEST_REQUEST = 30_000;
/** A stop that waits longer than this for slow visitors is no stop. */
const PATIENCE = 10_000;

/**
 * Listens on every host, all on one port (0 takes a free one). Throws when none can be had.
 * A machine without IPv6 gets IPv4 alone.
 */
export async function openDoor(hosts: readonly string[], port: number): Promise<Door> {
  let answer: RequestListener = answerWithFallback;
  const servers: Server[] = [];
  let actualPort = port;
  for (const host of hosts) {
    const server = createServer(
      { headersTimeout: SLOWEST_HEADERS, requestTimeout: SLOWEST_REQUEST, keepAliveTimeout: 65_000 },
      (request, response) => answer(request, response),
    );
    const isListening = await listen(server, host, actualPort, servers.length > 0);
    if (!isListening) continue;
    actualPort = (server.address() as { port: number }).port;
    servers.push(server);
  }
  return {
    port: actualPort,
    show: (site) => {
      const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
      answer = (request, response) => {
        if (!site.answer(request, response)) void listener(request, response);
      };
    },
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function listen(server: Server, host: string, port: number, isOptional: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isMissingFamily = error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";
      if (isOptional && isMissingFamily) resolve(false);
      else reject(error);
    });
    server.listen({ host, port }, () => resolve(true));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** While the site starts, and when it cannot: alive, not ready, and a page that says so. */
const answerWithFallback: RequestListener = (request, response) => {
  if (request.url === "/healthz") {
    response.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
    return;
  }
  response
    .writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "5",
      "Content-Security-Policy":
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    })
    .end(request.method === "HEAD" ? undefined : startupFallback());
};
