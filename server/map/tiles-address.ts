import type { Handler } from "hono";
import type { SiteEnv } from "../request-context.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import { readRange } from "./byte-range.ts";
import type { TilesFile } from "./tiles-file.ts";

/** The address of the archive in pages: it changes with the content, so that browsers may cache it. */
export function tilesAddress({ version }: Pick<TilesFile, "version">): string {
  return `${OWN_ROUTES.tiles}?v=${version}`;
}

/**
 * Serves an archive of tiles by ranges (RFC 9110, section 14): a header, a directory, a tile. Without a range all of it.
 */
export function tilesAnswer(file: TilesFile): Handler<SiteEnv> {
  const tag = `"${file.version}"`;
  const always = {
    "Content-Type": "application/vnd.pmtiles",
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=86400",
    ETag: tag,
  };
  return (c) => {
    if (c.req.header("If-None-Match") === tag) return c.body(null, 304, always);
    const isSame = [undefined, tag].includes(c.req.header("If-Range"));
    const range = isSame ? readRange(c.req.header("Range"), file.size) : null;
    if (range === "beyond") {
      return c.body(null, 416, { ...always, "Content-Range": `bytes */${file.size}` });
    }
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    const headers = new Headers({ ...always, "Content-Length": String(to - from + 1) });
    if (range) headers.set("Content-Range", `bytes ${from}-${to}/${file.size}`);
    const body = c.req.method === "HEAD" ? null : file.read({ from, to });
    return new Response(body, { status: range ? 206 : 200, headers });
  };
}
