import { STATUS_CODES, type ServerResponse } from "node:http";
import type { HeaderLines } from "./headers.ts";

type BareStatus = 400 | 408 | 431 | 500;

const SENTENCES: Readonly<Record<BareStatus, string>> = {
  400: "That is no request that we can read.",
  408: "The request took too long to arrive. Send it again.",
  431: "The headers of the request are too many or too long.",
  500: "Sorry, there is a problem with the service. Try again in a few minutes.",
};

/** Answers to what is no request, or none that the site should see: a sentence, the security headers, and good-bye. */
export function rawErrors(securityHeaders: HeaderLines) {
  const headers = (status: BareStatus) => [
    ...securityHeaders,
    ["Content-Type", "text/plain; charset=utf-8"] as const,
    ["Content-Length", String(SENTENCES[status].length)] as const,
    ["Cache-Control", "no-store"] as const,
    ["Connection", "close"] as const,
  ];
  return {
    /** What to say to whoever caused it; null where the connection is gone and nobody would hear. */
    statusOf({ code = "" }: NodeJS.ErrnoException): BareStatus | null {
      if (code === "HPE_HEADER_OVERFLOW") return 431;
      if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
      return code.startsWith("HPE_") ? 400 : null;
    },
    /** As it goes over the wire, for where Node has made no response. */
    bytes(status: BareStatus): string {
      const lines = headers(status).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${SENTENCES[status]}`;
    },
    send(response: ServerResponse, status: BareStatus): void {
      response.writeHead(status, Object.fromEntries(headers(status))).end(SENTENCES[status]);
    },
    response: (status: BareStatus) =>
      new Response(SENTENCES[status], { status, headers: Object.fromEntries(headers(status)) }),
  };
}
