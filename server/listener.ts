import { createServer, type IncomingMessage, type Server, type ServerOptions } from "node:http";
import type { ServerResponse } from "node:http";
import { type BlockList, Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#services/log.ts";
import { type Answer, siteAnswer, type ShownSite, startupAnswer } from "./answers.ts";
import { securityHeaders, withoutAddress } from "./headers.ts";
import { type Connections, watchConnections, endSoon } from "./limits/connections.ts";
import { LIMITS, type Limits } from "./limits/limits.ts";
import { isFileUpload } from "./limits/file-parts.ts";
import { logRequest } from "./log/log-request.ts";
import { NO_ROUTE } from "./own-routes.ts";
import { type RawErrors, rawErrors } from "./raw-errors.ts";
import { watchForProxies } from "./untrusted-proxy.ts";
import { readVisitor } from "./visitor.ts";

/**
 * The open listener. Requests of the first moments wait for the site; when it takes longer, they get 503 and a page until
 * there is a site to show.
 */
export type Listener = {
  port: number;
  /** Whether any proxy is trusted, so that one is likely to stand in front. */
  isBehindProxy: boolean;
  /** Open connections. */
  connections: () => number;
  /** From now on this site answers. */
  show: (site: ShownSite) => void;
  /** Graceful shutdown: accepts no new connections, finishes the requests in flight, closes. */
  close: () => Promise<void>;
};

export type ListenerOptions = {
  hosts: readonly string[];
  /** 0 takes a free one. */
  port: number;
  /** File descriptors of sockets that a supervisor listens on for us. Where there are any, hosts and port do not count. */
  sockets?: readonly number[];
  publicUrl: string;
  hstsSubdomains?: boolean;
  /** What the site is called, on the page that is shown while it starts. */
  siteName?: string | null;
  trustedProxies: BlockList;
  log: Log;
  limits?: Limits;
  /** Told once of what seems to be a proxy that isn't trusted, by its address where that is in a network of our own. */
  onUntrustedProxy?: (address: string | null) => void;
};

/**
 * Listens on every host, all on one port. Throws when the first cannot be listened on; a further one of an address
 * family that the machine lacks is left out (no IPv6: IPv4 alone).
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { hosts, sockets = [], publicUrl, siteName = null, trustedProxies, log, limits = LIMITS } = options;
  const headers = withoutAddress(securityHeaders(publicUrl, [], options));
  const errors = rawErrors(headers);
  const shown = Promise.withResolvers<Answer>();
  const tookTooLong = sleep(limits.startupWait, null, { ref: false });
  let answer = startupAnswer(headers, siteName, Promise.race([shown.promise, tookTooLong]));
  let isShown = false;
  // The operator has just started the site, so the log need not repeat what the start-up page says.
  const logOnceShown: Log = (event) => isShown && log(event);
  let isClosing = false;
  let { port } = options;
  const watchProxies = watchForProxies(trustedProxies, (address) => {
    log({ event: "proxy not trusted" });
    options.onUntrustedProxy?.(address);
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    watchProxies(request);
    const context = { visitor: readVisitor(request, trustedProxies), route: NO_ROUTE };
    logRequest(logOnceShown, request, response, context);
    response.once("close", () => {
      if (isClosing) endSoon(request.socket, limits);
    });
    if (request.rawHeaders.length > 2 * limits.headers) errors.send(response, 431);
    // RFC 9112, 3.2: two servers could each believe another one.
    else if ((request.headersDistinct.host?.length ?? 0) > 1) errors.send(response, 400);
    else answer(request, response, context);
  }

  const open: { server: Server; connections: Connections }[] = [];
  for (const where of sockets.length > 0 ? sockets : hosts) {
    const { server, connections } = openServer(handle, { ...options, limits }, errors);
    const isListening = await listen(server, { where, port, backlog: limits.backlog }, open.length > 0);
    if (!isListening) continue;
    const address = server.address();
    if (address && typeof address === "object") port = address.port;
    open.push({ server, connections });
  }

  return {
    port,
    isBehindProxy: isBehindProxy(trustedProxies),
    connections: () => open.reduce((sum, { connections }) => sum + connections.count(), 0),
    show: (site) => {
      answer = siteAnswer(site, errors, log);
      isShown = true;
      shown.resolve(answer);
    },
    close: async () => {
      isClosing = true;
      await Promise.all(open.map(({ server, connections }) => closeServer(server, connections, limits)));
    },
  };
}

/** A server that does not listen yet, with limits on its connections. */
function openServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { trustedProxies, log, limits }: Pick<Required<ListenerOptions>, "trustedProxies" | "log" | "limits">,
  errors: RawErrors,
): { server: Server; connections: Connections } {
  const options = serverOptions(limits, isBehindProxy(trustedProxies));
  const server = createServer(options, (request, response) => {
    limitArrival(server, request, limits);
    handle(request, response);
  });
  const connections = watchConnections(server, limits, (why) => log({ event: "connection cut", why }));
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    logRequest(log, request, response, { route: NO_ROUTE });
    errors.send(response, 417);
  });
  answerParserErrors(server, { connections, errors, log });
  return { server, connections };
}

function isBehindProxy(trustedProxies: BlockList): boolean {
  return trustedProxies.rules.length > 0;
}

function serverOptions(limits: Limits, hasProxy: boolean): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeout,
    requestTimeout: Math.max(limits.requestTimeout, limits.uploadTimeout),
    connectionsCheckingInterval: limits.timeoutCheckInterval,
    keepAliveTimeout: hasProxy ? limits.keepAliveBehindProxy : limits.keepAlive,
    // Node would answer 400 without our headers; the site refuses what has no host.
    requireHostHeader: false,
  };
}

/** Node has one timeout for every request, which a picture needs: whatever else has a body ends as it would, and sooner. */
function limitArrival(server: Server, request: IncomingMessage, { requestTimeout }: Limits): void {
  const { method, url, headers } = request;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  if (!hasBody || isFileUpload(method, url, headers["content-type"])) return;
  const late = Object.assign(new Error("The request took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  const timer = setTimeout(() => server.emit("clientError", late, request.socket), requestTimeout);
  const clear = () => clearTimeout(timer);
  request.once("end", clear).once("close", clear);
}

/** Malformed requests, timeouts and header overflows, for which Node makes no response object. */
function answerParserErrors(
  server: Server,
  { connections, errors, log }: { connections: Connections; errors: RawErrors; log: Log },
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = errors.statusOf(error);
    if (!socket.writable || status === null || !connections.canTakeRawError(socket)) {
      socket.destroy();
      return;
    }
    log({ event: "request", method: "-", route: NO_ROUTE, status, ms: 0, bytes: 0 });
    socket.end(errors.bytes(status));
  });
}

/**
 * `where` is a host or a file descriptor. False where the address family is missing and `isOptional`; any other error is
 * thrown.
 */
function listen(
  server: Server,
  { where, port, backlog }: { where: string | number; port: number; backlog: number },
  isOptional: boolean,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isMissingFamily = error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";
      if (isOptional && isMissingFamily) resolve(false);
      else reject(error);
    });
    if (typeof where === "number") server.listen({ fd: where }, backlog, () => resolve(true));
    else server.listen({ host: where, port, backlog }, () => resolve(true));
  });
}

/**
 * The `close` of Node's HTTP server cuts off clients that have connected and not sent the request yet. So the sockets are closed
 * by that of `net`, which waits for all that are open, and idle clients are told here.
 */
function closeServer(server: Server, connections: Connections, limits: Limits): Promise<void> {
  return new Promise((resolve) => {
    const timers = [
      setTimeout(connections.endUnused, Math.min(limits.firstRequestWait, limits.shutdownTimeout)),
      setTimeout(() => server.closeAllConnections(), limits.shutdownTimeout),
    ];
    NetServer.prototype.close.call(server, () => {
      timers.forEach(clearTimeout);
      // Ends the interval in which Node looks for timeouts.
      server.close(() => resolve());
    });
    connections.endIdle();
  });
}
