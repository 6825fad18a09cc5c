import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { compress, type Effort, type Encoding, isCompressible, isText } from "./compress.ts";

/** An answer as bytes ready to be sent, in each encoding that somebody has asked for. */
export type ReadyAnswer = {
  status: number;
  contentType: string;
  /** All but what depends on the encoding; names in small letters. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Of the text, whatever its encoding; what strong validators are made from. Empty for what is not public. */
  digest: string;
  bodies: Map<Encoding, ReadyBody>;
  /** Bodies on their way, so that however many wait for one, it is compressed once. */
  inFlight: Map<Encoding, Promise<ReadyBody>>;
};

export type ReadyBody = {
  bytes: Buffer;
  /** Names and values in turn, as `writeHead` takes them quickest. */
  head: readonly string[];
};

/** An answer as it was made, not encoded. */
export type MadeAnswer = {
  status: number;
  headers: ReadyAnswer["headers"];
  bytes: Buffer;
};

/** Reads a rendered response, which must not be encoded. */
export async function readResponse(response: Response): Promise<MadeAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  if (isText(headers.get("Content-Type") ?? "")) headers.append("Vary", "Accept-Encoding");
  return { status, headers: [...headers].filter(([name]) => !OF_THE_BODY.has(name)), bytes };
}

export function readyAnswer({ status, headers, bytes }: MadeAnswer): ReadyAnswer {
  const answer: ReadyAnswer = {
    status,
    contentType: valueOf(headers, "content-type"),
    headers,
    digest: isPublic(status, headers) ? hash("sha1", bytes, "base64url").slice(0, 20) : "",
    bodies: new Map(),
    inFlight: new Map(),
  };
  answer.bodies.set("identity", readyBody(answer, "identity", bytes, "quick"));
  return answer;
}

const OF_THE_BODY = new Set(["content-length", "content-encoding", "etag", "transfer-encoding"]);

/** Whether an answer says of itself that it is the same for everybody. Nothing else decides what is kept. */
export function isPublic(status: number, headers: ReadyAnswer["headers"]): boolean {
  const isShared = /\bpublic\b/.test(valueOf(headers, "cache-control"));
  return status === 200 && isShared && valueOf(headers, "set-cookie") === "";
}

function valueOf(headers: ReadyAnswer["headers"], wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? "";
}

/** The body in an encoding, compressed now if nobody has asked for it so far. */
export async function bodyOf(answer: ReadyAnswer, encoding: Encoding): Promise<ReadyBody> {
  const ready = answer.bodies.get(encoding);
  if (ready) return ready;
  let coming = answer.inFlight.get(encoding);
  if (!coming) {
    coming = make(answer, encoding, "quick").finally(() => answer.inFlight.delete(encoding));
    answer.inFlight.set(encoding, coming);
  }
  return coming;
}

/** Compresses again what is compressed, as small as it gets. */
export async function makeSmall(answer: ReadyAnswer): Promise<void> {
  for (const encoding of ["br", "gzip"] as const) {
    if (answer.bodies.has(encoding)) await make(answer, encoding, "thorough");
  }
}

async function make(answer: ReadyAnswer, encoding: Encoding, effort: Effort): Promise<ReadyBody> {
  const text = await textOf(answer);
  const isWorthIt = encoding !== "identity" && isCompressible(answer.contentType, text.length);
  const body = isWorthIt
    ? readyBody(answer, encoding, await compress(text, encoding, effort), effort)
    : (answer.bodies.get("identity") ?? readyBody(answer, "identity", text, "quick"));
  answer.bodies.set(encoding, body);
  return body;
}

/**
 * Lets the bare text go, which is eight times the size of what most are sent, and can be had back from it. What was
 * too small to compress is the bare text in every encoding, and stays.
 */
export function dropText({ bodies }: ReadyAnswer): void {
  const packed = bodies.get("br");
  if (packed && packed !== bodies.get("identity")) bodies.delete("identity");
}

export function bytesOf({ bodies, headers }: ReadyAnswer): number {
  let bytes = OVERHEAD + headers.length * 100;
  for (const body of bodies.values()) bytes += body.bytes.length + OVERHEAD;
  return bytes;
}

/** Objects, names and values around a body; measured with a heap snapshot to be a little less. */
const OVERHEAD = 1_024;

/**
 * The validator by which the visitor has this text already (RFC 9110, 13.1.2), in whatever encoding, however
 * thoroughly compressed: it still holds, and is told so by the name that it came with.
 */
export function validatorHeld({ digest }: ReadyAnswer, ifNoneMatch: string | undefined): string | undefined {
  if (ifNoneMatch === undefined || digest === "") return undefined;
  const at = ifNoneMatch.indexOf(`"${digest}`);
  return at === -1 ? undefined : ifNoneMatch.slice(at, ifNoneMatch.indexOf('"', at + 1) + 1);
}

const brotliDecompressAsync = promisify(brotliDecompress);

async function textOf({ bodies }: ReadyAnswer): Promise<Buffer> {
  return bodies.get("identity")?.bytes ?? (await brotliDecompressAsync(bodies.get("br")!.bytes));
}

const SUFFIX: Record<Encoding, string> = { br: "-br", gzip: "-gz", identity: "" };

function readyBody(
  { digest, headers }: ReadyAnswer,
  encoding: Encoding,
  bytes: Buffer,
  effort: Effort,
): ReadyBody {
  const etag =
    digest === "" ? [] : ["ETag", `"${digest}${SUFFIX[encoding]}${effort === "thorough" ? "9" : ""}"`];
  const ofBody = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return {
    bytes,
    head: [...headers.flat(), ...etag, ...ofBody, "Content-Length", String(bytes.length)],
  };
}
