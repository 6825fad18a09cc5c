import { STATUS_CODES, type ServerResponse } from "node:http";
import type { HeaderLines } from "./headers.ts";
import { failurePage } from "./startup-page.ts";

type ErrorStatus = keyof typeof SENTENCES | 500;

const SENTENCES = {
  400: "This request is not valid HTTP.",
  408: "The request took too long to arrive. Send it again.",
  417: "No expectation but 100-continue is supported.",
  431: "The headers of the request are too many or too long.",
};

export type RawErrors = ReturnType<typeof rawErrors>;

/**
 * Error responses for requests that never reach the site: one plain sentence, the security headers, and
 * `Connection: close`. Where the site itself has failed (500) a person might be waiting, so that is a page.
 */
export function rawErrors(securityHeaders: HeaderLines) {
  const failure = failurePage(securityHeaders);
  const bodyOf = (status: ErrorStatus) => (status === 500 ? failure.html : SENTENCES[status]);
  const headers = (status: ErrorStatus): Record<string, string> => ({
    ...Object.fromEntries(securityHeaders),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 500 && failure.headers),
    "Content-Length": String(Buffer.byteLength(bodyOf(status))),
    Connection: "close",
  });
  return {
    /** The status for an error of Node's HTTP parser; null where the connection itself has failed. */
    statusOf({ code = "" }: NodeJS.ErrnoException): ErrorStatus | null {
      if (code === "HPE_HEADER_OVERFLOW") return 431;
      if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
      return code.startsWith("HPE_") ? 400 : null;
    },
    /** As sent over the wire, for where Node has made no response object. */
    bytes(status: ErrorStatus): string {
      const lines = Object.entries(headers(status)).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${bodyOf(status)}`;
    },
    send(response: ServerResponse, status: ErrorStatus): void {
      response.writeHead(status, headers(status)).end(bodyOf(status));
    },
    response: (status: ErrorStatus) => new Response(bodyOf(status), { status, headers: headers(status) }),
  };
}
