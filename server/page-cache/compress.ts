import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A body below this is smaller than the packet that carries it. */
const WORTHWHILE = 1_024;
const TEXT = /^(text\/|application\/(json|ld\+json|geo\+json|xml|atom\+xml|manifest\+json)|image\/svg\+xml)/;

/** Whether an answer of this type is sent compressed, if it is long enough. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType);
}

export function isCompressible(contentType: string, length: number): boolean {
  return length >= WORTHWHILE && isText(contentType);
}

/** What browsers send, for which nothing has to be parsed. */
const USUAL = new Map<string | undefined, Encoding>([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br", "br"],
  ["gzip", "gzip"],
]);

/** The smallest that the visitor takes: `preferredEncoding("gzip, br;q=0") === "gzip"` */
export function preferredEncoding(accepted: string | undefined): Encoding {
  const usual = USUAL.get(accepted);
  if (usual) return usual;
  if (TAKES_BROTLI.test(accepted ?? "")) return "br";
  return TAKES_GZIP.test(accepted ?? "") ? "gzip" : "identity";
}

/** Named, and not with the weight nought, which says no (RFC 9110, 12.4.2). */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** `quick` is for what is sent once, `thorough` for what is kept and sent often. */
export type Effort = "quick" | "thorough";

/** On a page of 24 cards, 69 kB: see `docs/decisions/0022` for what each costs and saves. */
const QUALITY: Record<Effort, Record<"br" | "gzip", number>> = {
  quick: { br: 1, gzip: 1 },
  thorough: { br: 9, gzip: 9 },
};
/** No page is larger than this window, and what it takes to make a larger one ready is most of a quick brotli. */
const WINDOW_BITS = 18;

export async function compress(body: Buffer, encoding: "br" | "gzip", effort: Effort): Promise<Buffer> {
  const quality = QUALITY[effort][encoding];
  const isQuick = effort === "quick";
  if (encoding === "gzip") {
    // Quicker than to hand it to another thread.
    return isQuick ? gzipSync(body, { level: quality }) : gzipAsync(body, { level: quality });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return isQuick ? brotliCompressSync(body, { params }) : brotliAsync(body, { params });
}
