import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { responseBytes } from "#app/html-response.ts";
import { compress, type Effort, type Encoding, isCompressible, isText } from "./compress.ts";

/** A response as bytes ready to be sent, in each encoding that was asked for. */
export type CachedResponse = {
  status: number;
  contentType: string;
  /** All but those that depend on the encoding; names in lower case. */
  headers: HeaderPairs;
  /** Hash of the text, from which the ETag of each encoding is made. Empty for a response that is not public. */
  digest: string;
  bodies: Map<Encoding, EncodedBody>;
  /** Compressions in flight, which requests at the same time share. */
  inFlight: Map<Encoding, Promise<EncodedBody>>;
};

export type EncodedBody = {
  bytes: Buffer;
  /** Names and values in turn, the form that `writeHead` takes quickest. */
  head: readonly string[];
};

type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** A response that has been read, not encoded. */
type BufferedResponse = { status: number; headers: HeaderPairs; bytes: Buffer };

/** Reads a rendered response, which must not be encoded. */
export async function bufferResponse(response: Response): Promise<BufferedResponse> {
  const bytes = responseBytes(response) ?? Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  if (isText(headers.get("Content-Type") ?? "")) headers.append("Vary", "Accept-Encoding");
  return { status, headers: [...headers].filter(([name]) => !OF_THE_BODY.has(name)), bytes };
}

const OF_THE_BODY = new Set(["content-length", "content-encoding", "etag", "transfer-encoding"]);

/** As the cache keeps it: not compressed yet; each encoding is made when it is first asked for. */
export function cachedResponse({ status, headers, bytes }: BufferedResponse): CachedResponse {
  const response: CachedResponse = {
    status,
    contentType: valueOf(headers, "content-type"),
    headers,
    digest: isPublic({ status, headers }) ? hash("sha1", bytes, "base64url").slice(0, DIGEST_LENGTH) : "",
    bodies: new Map(),
    inFlight: new Map(),
  };
  response.bodies.set("identity", newBody(response, "identity", bytes, "quick"));
  return response;
}

const DIGEST_LENGTH = 20;

/** Whether its own `Cache-Control` says public, which alone decides what is cached. */
export function isPublic({ status, headers }: Pick<CachedResponse, "status" | "headers">): boolean {
  const isShared = /\bpublic\b/.test(valueOf(headers, "cache-control"));
  return status === 200 && isShared && valueOf(headers, "set-cookie") === "";
}

function valueOf(headers: HeaderPairs, wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? "";
}

/** The body in an encoding, compressed now if it is asked for the first time. */
export async function encodedBody(response: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  const cached = response.bodies.get(encoding);
  if (cached) return cached;
  return response.inFlight.getOrInsertComputed(encoding, () =>
    encode(response, encoding, "quick").finally(() => response.inFlight.delete(encoding)),
  );
}

/** Compresses each encoding again, as small as it gets. */
export async function recompress(response: CachedResponse): Promise<void> {
  for (const encoding of ["br", "gzip"] as const) {
    if (response.bodies.has(encoding)) await encode(response, encoding, "thorough");
  }
}

async function encode(response: CachedResponse, encoding: Encoding, effort: Effort): Promise<EncodedBody> {
  const text = await textOf(response);
  const isWorthIt = encoding !== "identity" && isCompressible(response.contentType, text.length);
  const body = isWorthIt
    ? newBody(response, encoding, await compress(text, encoding, effort), effort)
    : (response.bodies.get("identity") ?? newBody(response, "identity", text, "quick"));
  response.bodies.set(encoding, body);
  return body;
}

/**
 * Drops the text, eight times the size of its brotli encoding, from which it can be decoded again. Text too short to
 * compress is the body of every encoding, and stays.
 */
export function dropIdentity({ bodies }: CachedResponse): void {
  const brotli = bodies.get("br");
  if (brotli && brotli !== bodies.get("identity")) bodies.delete("identity");
}

/** In bytes, for the bound of the cache. */
export function responseSize({ bodies, headers }: CachedResponse): number {
  let bytes = OVERHEAD + headers.length * 100;
  for (const body of bodies.values()) bytes += body.bytes.length + OVERHEAD;
  return bytes;
}

/** Objects, names and values around a body: a little more than a heap snapshot showed. */
const OVERHEAD = 1_024;

/**
 * The ETag in `If-None-Match` that is one of the response with this digest (RFC 9110, 13.1.2), in whatever encoding it was sent: the
 * text is the same, so the client may reuse it. Undefined where none is.
 */
export function matchingETag(digest: string, ifNoneMatch: string | undefined): string | undefined {
  if (ifNoneMatch === undefined || digest === "") return undefined;
  const at = ifNoneMatch.indexOf(`"${digest}`);
  return at === -1 ? undefined : ETAG.exec(ifNoneMatch.slice(at, at + LONGEST_ETAG))?.[0];
}

/** Only what `newBody` writes: anything else with our digest in it would be repeated to its sender. */
const ETAG = new RegExp(`^"[\\w-]{${DIGEST_LENGTH}}(?:-(?:br|gz)9?)?"`);
const LONGEST_ETAG = DIGEST_LENGTH + '"-gz9"'.length;

const brotliDecompressAsync = promisify(brotliDecompress);

async function textOf({ bodies }: CachedResponse): Promise<Buffer> {
  return bodies.get("identity")?.bytes ?? (await brotliDecompressAsync(bodies.get("br")!.bytes));
}

const SUFFIX: Record<Encoding, string> = { br: "-br", gzip: "-gz", identity: "" };

function newBody(
  { digest, headers }: Pick<CachedResponse, "digest" | "headers">,
  encoding: Encoding,
  bytes: Buffer,
  effort: Effort,
): EncodedBody {
  const suffix = `${SUFFIX[encoding]}${effort === "thorough" ? "9" : ""}`;
  const etag = digest === "" ? [] : ["ETag", `"${digest}${suffix}"`];
  const contentEncoding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return {
    bytes,
    head: [...headers.flat(), ...etag, ...contentEncoding, "Content-Length", String(bytes.length)],
  };
}
