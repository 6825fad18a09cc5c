import fc from "fast-check";
import type { HostileRequest } from "./requests.ts";
import { MARK } from "./texts.ts";

/** The request as bytes, to the letter, whether a client would send it or not. */
function bytesOf({ method, target, headers, body }: HostileRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, "Host: niho.test", ...headers.map((one) => one.join(": "))];
  if (body) lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return body ? Buffer.concat([head, body]) : head;
}

const FORM = "POST / HTTP/1.1\r\nHost: niho.test\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** What no client of ours would write: two lengths, odd chunks, folded and endless headers, other protocols. */
const ODD: readonly string[] = [
  "\r\n\r\n",
  "GET /\r\n\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  "GET / HTTP/2.0\r\nHost: niho.test\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: \r\n\r\n",
  "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: niho.test:99999\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a b/?#@\r\n\r\n",
  "GET http://victim.example/ HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET http://[/ HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET //[ HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET //victim.example/directory HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET /\\victim.example HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET directory HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET ?q=a HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET #a HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "GET * HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "CONNECT niho.test:443 HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: niho.test\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: niho.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: niho.test\r\nConnection: close, __proto__\r\nTE: trailers\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: niho.test\r\nX: a\r\n folded\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: niho.test\r\nX: \0${MARK}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: niho.test\r\n${"X: y\r\n".repeat(300)}\r\n`,
  `GET / HTTP/1.1\r\nHost: niho.test\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: niho.test\r\n\r\n`,
  `${FORM}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  `${FORM}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  `${FORM}Content-Length: -1\r\n\r\n`,
  `${FORM}Content-Length: 99999999999999999999\r\n\r\na`,
  `${FORM}Content-Length: 10\r\n\r\na=`,
  `${FORM}Transfer-Encoding: chunked\r\n\r\nzz\r\na\r\n0\r\n\r\n`,
  `${FORM}Transfer-Encoding: chunked\r\n\r\n5;${"x".repeat(9_000)}\r\na=bcd\r\n0\r\n\r\n`,
  `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\na=bcd\r\n0\r\n__proto__: x\r\n\r\n`,
  `${FORM}Transfer-Encoding: identity, chunked\r\n\r\n5\r\na=bcd\r\n0\r\n\r\n`,
  `${FORM}Transfer-Encoding: chunked\r\n\r\nfffff\r\n${"a=&".repeat(30_000)}`,
  `${FORM}Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08`,
  `${FORM}Expect: 100-continue\r\nContent-Length: 3\r\n\r\na=b`,
  `${FORM}Expect: anything\r\nContent-Length: 3\r\n\r\na=b`,
  `GET / HTTP/1.1\r\nHost: niho.test\r\n\r\n`.repeat(30),
];

/** Bytes to write to a socket: whole requests, requests with bytes flipped, cut, doubled or moved, and noise. */
export function hostileBytes(request: fc.Arbitrary<HostileRequest>): fc.Arbitrary<Buffer> {
  const odd = fc.constantFrom(...ODD).map((text) => Buffer.from(text, "latin1"));
  const whole = request.map(bytesOf);
  const harmed = fc
    .tuple(
      fc.oneof(odd, whole),
      fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3)), { minLength: 1, maxLength: 4 }),
    )
    .map(([bytes, harms]) => harms.reduce(harm, bytes));
  const noise = fc.uint8Array({ minLength: 1, maxLength: 100 }).map((bytes) => Buffer.from(bytes));
  return fc.oneof(
    { weight: 3, arbitrary: odd },
    { weight: 4, arbitrary: whole },
    { weight: 4, arbitrary: harmed },
    { weight: 1, arbitrary: noise },
  );
}

function harm(bytes: Buffer, [where, byte, how]: [number, number, number]): Buffer {
  if (bytes.length === 0) return bytes;
  const at = where % bytes.length;
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (how === 0) return Buffer.concat([before, Buffer.of(byte), after.subarray(1)]);
  if (how === 1) return Buffer.concat([before, Buffer.of(byte), after]);
  return how === 2 ? before : Buffer.concat([before, after.subarray(0, 40), after]);
}
