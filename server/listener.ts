import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { BlockList, ListenOptions, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#app/log.ts";
import { startupFallback } from "#app/shell/startup-fallback.ts";
import type { RequestContext } from "./request-context.ts";
import { watchConnections } from "./limits/connections.ts";
import { whenWhole } from "./limits/body-limits.ts";
import { rawErrors } from "./raw-errors.ts";
import { securityHeaders } from "./headers.ts";
import { LIMITS, type Limits } from "./limits/limits.ts";
import { NO_ROUTE, OWN_ROUTES } from "./own-routes.ts";
import type { Site } from "./site.ts";
import { isTrusted, keyOf, plainAddress, visitorOf } from "./visitor.ts";

/** The open listener: it answers from the first moment, at first with the fallback, then with the site. */
export type Listener = {
  /** Where it is open: `http://localhost:3000`. */
  port: number;
  /** Whether any proxy is trusted, so that one is likely to stand before us. */
  isBehindProxy: boolean;
  /** How many are open now. */
  connections: () => number;
  /** From now on this site answers. */
  show: (site: ShownSite) => void;
  /** Takes no new connections, lets what is under way finish, closes. */
  close: () => Promise<void>;
};

/** As much of a site as a listener shows. */
export type ShownSite = Pick<Site, "answer" | "fetch" | "patternOf">;

type Answer = (request: IncomingMessage, response: ServerResponse, asked: RequestContext) => void;

/**
 * Listens on every host, all on one port (0 takes a free one). Throws when none can be had.
 * A machine without IPv6 gets IPv4 alone.
 */
export async function openListener({
  hosts,
  port,
  publicUrl,
  trustedProxies,
  log,
  limits = LIMITS,
}: {
  hosts: readonly string[];
  port: number;
  publicUrl: string;
  trustedProxies: BlockList;
  log: Log;
  limits?: Limits;
}): Promise<Listener> {
  const headers = securityHeaders(publicUrl);
  const bare = rawErrors(headers);
  const isBehindProxy = trustedProxies.rules.length > 0;
  let answer: Answer = fallbackWith(Object.fromEntries(headers));
  let isClosing = false;

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const asked = { visitor: visitorOf(request, trustedProxies), route: NO_ROUTE };
    tell(log, request, response, asked);
    response.once("close", () => {
      if (isClosing) request.socket.end();
    });
    if (request.rawHeaders.length > 2 * limits.headers) return bare.send(response, 431);
    return answer(request, response, asked);
  };

  const servers: Server[] = [];
  const watches: ReturnType<typeof watchConnections>[] = [];
  let actualPort = port;
  for (const host of hosts) {
    const server = createServer(
      {
        maxHeaderSize: limits.headerBytes,
        headersTimeout: limits.headersTimeout,
        requestTimeout: limits.requestTimeout,
        connectionsCheckingInterval: limits.lookForLate,
        keepAliveTimeout: isBehindProxy ? limits.keepAliveBehindProxy : limits.keepAlive,
        // Node would answer by itself, without our headers; the site refuses what has no host.
        requireHostHeader: false,
      },
      take,
    );
    // What the watch below does not make room for, such as a flood faster than it looks.
    server.maxConnections = 2 * limits.connections;
    const watch = watchConnections(server, {
      keyOf: (socket) => countedAs(socket, trustedProxies),
      onCut: (why) => log({ event: "connection cut", why }),
      limits,
    });
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
      const status = bare.statusOf(error);
      if (!socket.writable || status === null || !watch.isFree(socket)) return void socket.destroy();
      log({ event: "request", method: "-", route: NO_ROUTE, status, ms: 0, bytes: 0 });
      return void socket.end(bare.bytes(status));
    });
    const place = { host, port: actualPort, backlog: limits.backlog };
    const isListening = await listen(server, place, servers.length > 0);
    if (!isListening) {
      watch.stop();
      continue;
    }
    actualPort = (server.address() as { port: number }).port;
    servers.push(server);
    watches.push(watch);
  }

  return {
    port: actualPort,
    isBehindProxy,
    connections: () => watches.reduce((sum, watch) => sum + watch.count(), 0),
    show: (site) => {
      answer = answerWith(site, bare, log);
    },
    close: async () => {
      isClosing = true;
      await Promise.all(servers.map((server) => closeServer(server, limits.drain)));
      for (const watch of watches) watch.stop();
    },
  };
}

/** Who asked has gone before there was an answer, or was cut off; nginx writes the same. */
const LEFT = 499;

/** By its address; a trusted proxy brings everybody's requests and is not counted. */
function countedAs(socket: Socket, trusted: BlockList): string | null {
  const address = plainAddress(socket.remoteAddress ?? "");
  return address && isTrusted(address, trusted) ? null : keyOf(address);
}

/** One line for each answer, when its last byte has gone. Who asked for what exactly is nobody's business. */
function tell(
  log: Log,
  { method = "-", socket }: IncomingMessage,
  response: ServerResponse,
  asked: RequestContext,
) {
  const began = performance.now();
  const before = socket.bytesWritten;
  response.once("close", () => {
    log({
      event: "request",
      method,
      route: asked.route,
      status: response.headersSent ? response.statusCode : LEFT,
      ms: performance.now() - began,
      bytes: socket.bytesWritten - before,
    });
  });
}

function answerWith(site: ShownSite, bare: ReturnType<typeof rawErrors>, log: Log): Answer {
  return (request, response, asked) => {
    const isAnswered = site.answer(request, response, asked);
    if (isAnswered === false) return otherwise(request, response, asked);
    asked.route = site.patternOf(pathOf(request));
    if (isAnswered === true) return;
    isAnswered.then(
      (isNow) => isNow || otherwise(request, response, asked),
      (error: unknown) => {
        log({ event: "page failed", error });
        bare.send(response, 500);
      },
    );
  };

  function otherwise(request: IncomingMessage, response: ServerResponse, asked: RequestContext): void {
    const listener = getRequestListener((read) => site.fetch(read, asked), {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof Error && error.name === "RequestError") return bare.response(400);
        log({ event: "page failed", error });
        return bare.response(500);
      },
    });
    whenWhole(request, () => void listener(request, response));
  }
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const at = url.indexOf("?");
  return at === -1 ? url : url.slice(0, at);
}

function listen(server: Server, place: ListenOptions, isOptional: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isMissingFamily = error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";
      if (isOptional && isMissingFamily) resolve(false);
      else reject(error);
    });
    server.listen(place, () => resolve(true));
  });
}

function closeServer(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** While the site starts, and when it cannot: alive, not ready, and a page that says so. */
function fallbackWith(headers: Readonly<Record<string, string>>): Answer {
  return (request, response, asked) => {
    if (request.url === "/healthz") {
      asked.route = OWN_ROUTES.health;
      response.writeHead(200, { ...headers, "Content-Type": "text/plain" }).end("ok");
      return;
    }
    response
      .writeHead(503, {
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "5",
      })
      .end(request.method === "HEAD" ? undefined : startupFallback());
  };
}
