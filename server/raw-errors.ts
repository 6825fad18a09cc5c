import { STATUS_CODES, type ServerResponse } from "node:http";
import type { HeaderLines } from "./headers.ts";

type ErrorStatus = 400 | 408 | 417 | 431 | 500;

const SENTENCES: Readonly<Record<ErrorStatus, string>> = {
  400: "This request is not valid HTTP.",
  408: "The request took too long to arrive. Send it again.",
  417: "No expectation but 100-continue is supported.",
  431: "The headers of the request are too many or too long.",
  500: "Sorry, there is a problem with the service. Try again in a few minutes.",
};

export type RawErrors = ReturnType<typeof rawErrors>;

/**
 * Error responses for requests that never reach the site: one plain sentence, the security headers, and
 * `Connection: close`.
 */
export function rawErrors(securityHeaders: HeaderLines) {
  const headers = (status: ErrorStatus) => [
    ...securityHeaders,
    ["Content-Type", "text/plain; charset=utf-8"] as const,
    ["Content-Length", String(SENTENCES[status].length)] as const,
    ["Cache-Control", "no-store"] as const,
    ["Connection", "close"] as const,
  ];
  return {
    /** The status for an error of Node's HTTP parser; null where the connection itself has failed. */
    statusOf({ code = "" }: NodeJS.ErrnoException): ErrorStatus | null {
      if (code === "HPE_HEADER_OVERFLOW") return 431;
      if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
      return code.startsWith("HPE_") ? 400 : null;
    },
    /** As sent over the wire, for where Node has made no response object. */
    bytes(status: ErrorStatus): string {
      const lines = headers(status).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${SENTENCES[status]}`;
    },
    send(response: ServerResponse, status: ErrorStatus): void {
      response.writeHead(status, Object.fromEntries(headers(status))).end(SENTENCES[status]);
    },
    response: (status: ErrorStatus) =>
      new Response(SENTENCES[status], { status, headers: Object.fromEntries(headers(status)) }),
  };
}
