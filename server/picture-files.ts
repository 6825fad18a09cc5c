import type { Handler } from "hono";
import { findListingLink } from "#database/practices/listing-links.ts";
import { fileOfPicture, shownFile } from "#database/practices/practice-pictures.ts";
import type { PictureFormat } from "#domain/practices/practice-picture.ts";
import { hasToken, tokenIn } from "#domain/token-address.ts";
import type { Services } from "#services/services.ts";
import type { SiteEnv } from "./request-context.ts";
import { IMMUTABLE } from "./stack/static-files.ts";

const FILE = /\/([0-9a-f]{32})-(\d{3,4})\.(avif|jpg)$/;
const TYPES: Readonly<Record<PictureFormat, string>> = { avif: "image/avif", jpg: "image/jpeg" };

/**
 * A file of a picture that people see: its content is in its address, so browsers keep it. With the token of a
 * listing, one that only its practice sees yet, which nobody keeps.
 */
export function pictureAnswer({ database, now }: Pick<Services, "database" | "now">): Handler<SiteEnv> {
  return async (c) => {
    const [, hash = "", width, format] = FILE.exec(c.req.path) ?? [];
    const file = { width: Number(width), format: format as PictureFormat };
    const isPrivate = hasToken(c.req.url);
    const bytes =
      hash === ""
        ? undefined
        : await (isPrivate ? own(c.req.url, hash, file) : shownFile(database.read, hash, file));
    if (!bytes) return c.text("There is no such picture.", 404, { "Cache-Control": "no-store" });
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": TYPES[file.format],
      "Content-Length": String(bytes.length),
      "Cache-Control": isPrivate ? "no-store" : IMMUTABLE,
      // The interface gives its address to programs, whose pages show it.
      ...(!isPrivate && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    });
  };

  async function own(url: string, hash: string, file: { width: number; format: PictureFormat }) {
    const practiceId = await findListingLink(database.read, tokenIn(url), now());
    return practiceId === undefined ? undefined : fileOfPicture(database.read, { practiceId, hash }, file);
  }
}
