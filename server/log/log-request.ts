import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#services/log.ts";
import type { RequestContext } from "../request-context.ts";

/** The client left, or was cut off, before there was a response. nginx logs the same number. */
const CLIENT_CLOSED_REQUEST = 499;

/** Logs one line per request once its last byte has been sent: by route pattern, never by address. */
export function logRequest(
  log: Log,
  { method = "-", socket }: IncomingMessage,
  response: ServerResponse,
  context: Pick<RequestContext, "route">,
): void {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once("close", () => {
    log({
      event: "request",
      method,
      route: context.route,
      status: response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST,
      ms: performance.now() - startedAt,
      bytes: socket.bytesWritten - bytesBefore,
    });
  });
}
