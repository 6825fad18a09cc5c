import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A body below this is smaller than the packet that carries it. */
const WORTHWHILE = 1_024;
const TEXT =
  /^(text\/|application\/(json|ld\+json|geo\+json|fhir\+ndjson|xml|atom\+xml|manifest\+json)|image\/svg\+xml)/;

/** Whether a body of this type is compressed, if it is long enough. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType);
}

/** Whether compressing is worth its time: text of 1,024 bytes or more. */
export function isCompressible(contentType: string, length: number): boolean {
  return length >= WORTHWHILE && isText(contentType);
}

/** The values that browsers send, looked up instead of parsed. */
const USUAL = new Map<string | undefined, Encoding>([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br", "br"],
  ["gzip", "gzip"],
]);

/** The smallest encoding that the client accepts: `preferredEncoding("gzip, br;q=0") === "gzip"` */
export function preferredEncoding(accepted: string | undefined): Encoding {
  const usual = USUAL.get(accepted);
  if (usual) return usual;
  if (ACCEPTS_BROTLI.test(accepted ?? "")) return "br";
  return ACCEPTS_GZIP.test(accepted ?? "") ? "gzip" : "identity";
}

/** Named, and not with weight 0, which means not acceptable (RFC 9110, 12.4.2). */
const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** `quick` for a response sent once, `thorough` for a cached page with several hits. */
export type Effort = "quick" | "thorough";

/** Decision 27: 4 serves quick and slow lines alike at the first sending, and 9 pays from the fourth on. */
const QUALITY: Record<Effort, number> = { quick: 4, thorough: 9 };
/** 64 kB: with more, 9 fills a table of 33 MB for each page, in eight times the time, and saves 0.2 % of its bytes. */
const WINDOW_BITS = 16;

/** Larger than any page compressed: quicker than in Node’s pieces of 16 kB. */
const CHUNK_SIZE = 32_768;

/** Off the main thread. `await compress(body, "br", "thorough")` */
export async function compress(body: Buffer, encoding: "br" | "gzip", effort: Effort): Promise<Buffer> {
  const packed = await (encoding === "br" ? brotliOf(body, effort) : gzipOf(body, effort));
  // A copy, which does not keep the rest of its chunk in memory.
  return Buffer.from(packed);
}

/** At once where the effort is quick: it takes less time than the trip to another thread. */
function gzipOf(body: Buffer, effort: Effort): Buffer | Promise<Buffer> {
  const options = { level: QUALITY[effort], chunkSize: CHUNK_SIZE };
  return effort === "quick" ? gzipSync(body, options) : gzipAsync(body, options);
}

function brotliOf(body: Buffer, effort: Effort): Buffer | Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const options = { params, chunkSize: CHUNK_SIZE };
  return effort === "quick" ? brotliCompressSync(body, options) : brotliAsync(body, options);
}
