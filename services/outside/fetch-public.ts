import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { lookup as resolveWithSystem } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import ipaddr from "ipaddr.js";

/** What an address answered. */
export type Fetched =
  | { kind: "body"; body: Buffer; etag: string; lastModified: string }
  /** It is as it was when these validators came. */
  | { kind: "same" }
  | {
      kind: "failed";
      why: FetchFailure;
      retryAfterSeconds: number | null;
      /** The status of an answer that was none, such as 403. */
      status?: number;
    };

export type FetchFailure =
  /** Nothing is asked of it: no https, a port or a user of its own, a number for a name, or a name of an inner network. */
  | "refused"
  /** No connection, or it broke off. */
  | "unreachable"
  | "slow"
  | "too-large"
  /** 401, 403, 404, 410: it has most likely been ended or moved. */
  | "gone"
  /** Any other status, or more than three redirects. */
  | "bad-answer";

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const MOST_REDIRECTS = 3;
/** Bytes, unpacked. */
const MOST_BYTES = 5_000_000;
/** Milliseconds, redirects and body included. */
const LONGEST = 10_000;

/**
 * Asks an address that a stranger gave us, without letting it reach anything but public servers: https on port 443, by a
 * name of which every address is public, looked up by the very connection that is then made, so that a name cannot answer
 * otherwise the second time. Each redirect is judged like a new address. No cookies, no proxy, no user.
 *
 * `privateOrigins` are those of the operator's own network, which are asked although they are not public. Never throws.
 */
export async function fetchPublic(
  address: string,
  {
    accept,
    etag = "",
    lastModified = "",
    privateOrigins = [],
    longest = LONGEST,
    mostBytes = MOST_BYTES,
    resolve = resolveAll,
    publicUrl = "",
  }: {
    accept: string;
    /** Where we are, for anyone who reads their server's log. */
    publicUrl?: string;
    etag?: string;
    lastModified?: string;
    privateOrigins?: readonly string[];
    longest?: number;
    mostBytes?: number;
    resolve?: Resolve;
  },
): Promise<Fetched> {
  const signal = AbortSignal.timeout(longest);
  const headers = {
    Accept: accept,
    "Accept-Encoding": "gzip",
    "User-Agent": userAgent(publicUrl),
    ...(etag !== "" && { "If-None-Match": etag }),
    ...(lastModified !== "" && { "If-Modified-Since": lastModified }),
  };
  let url = URL.parse(address);
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      const isPrivate = url !== null && privateOrigins.includes(url.origin);
      if (!url || !(isPrivate || isAskable(url))) throw new Failure("refused");
      const response = await responseOf(url, {
        headers,
        signal,
        lookup: isPrivate ? systemLookup : publicLookup(resolve),
      });
      const { statusCode = 0, headers: answered } = response;
      if (REDIRECTS.has(statusCode) && answered.location !== undefined) {
        response.destroy();
        url = URL.parse(answered.location, url);
        continue;
      }
      if (statusCode === 304) {
        response.destroy();
        return { kind: "same" };
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new Failure(GONE.has(statusCode) ? "gone" : "bad-answer", {
          retryAfterSeconds: secondsIn(answered["retry-after"]),
          status: statusCode,
        });
      }
      const body = await bodyOf(response, { signal, mostBytes });
      return { kind: "body", body, etag: answered.etag ?? "", lastModified: answered["last-modified"] ?? "" };
    }
    throw new Failure("bad-answer");
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", why: error.why, ...error.answer };
    return { kind: "failed", why: signal.aborted ? "slow" : "unreachable", retryAfterSeconds: null };
  }
}

/** An address that may be asked at all: what its name stands for is judged when it is looked up. */
export function isAskable({ protocol, port, username, password, hostname }: URL): boolean {
  // Node looks nothing up for a number, so that one would never be judged.
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    !isNumber &&
    hostname.includes(".")
  );
}

/**
 * Says who we are, and begins as a browser's does: Microsoft 365 answers an error to any other, `Mozilla/5.0` alone
 * included (nextcloud/server#54799, derekantrican/GAS-ICS-Sync#500, u01jmg3/ics-parser#349).
 */
function userAgent(publicUrl: string): string {
  return `Mozilla/5.0 (X11) Chrome/139.0.0.0 (compatible; Niho${publicUrl === "" ? "" : `; +${publicUrl}`})`;
}

class Failure extends Error {
  override readonly name = "Failure";
  readonly why: FetchFailure;
  readonly answer: { retryAfterSeconds: number | null; status?: number };
  constructor(why: FetchFailure, answer: Failure["answer"] = { retryAfterSeconds: null }) {
    super(why);
    this.why = why;
    this.answer = answer;
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410]);

function responseOf(
  url: URL,
  options: Pick<https.RequestOptions, "headers" | "signal" | "lookup">,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === "https:" ? https : http;
    request(url, { ...options, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
}

/** A lookup for `net.connect` that finds nothing unless every address of the name is public. */
function publicLookup(resolve: Resolve): NonNullable<https.RequestOptions["lookup"]> {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) done(new Failure("refused"), "", 0);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
}

/**
 * Neither of this machine nor of a local network, nor an IPv6 form that hides an IPv4 address. Of IPv6 only `2000::/3` is
 * given out for the internet (RFC 4291, section 2.4); the library calls `::7f00:1`, which is 127.0.0.1, unicast too.
 */
function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  const isGivenOut = parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
  return isGivenOut && parsed.range() === "unicast";
}

const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

async function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return resolveWithSystem(hostname, { all: true });
}

const UNPACK: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function bodyOf(
  response: IncomingMessage,
  { signal, mostBytes }: { signal: AbortSignal; mostBytes: number },
): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const unpack = UNPACK[encoding];
  if (encoding !== "" && encoding !== "identity" && !unpack) throw new Failure("bad-answer");
  const body: Readable = unpack ? pipeline(response, unpack(), () => undefined) : response;
  signal.addEventListener("abort", () => body.destroy(new Failure("slow")), { once: true });
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Failure("too-large");
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

/** `Retry-After` in seconds; a date is for browsers, and ours waits as long as it would anyway. */
function secondsIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}
