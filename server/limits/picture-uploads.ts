import type { MiddlewareHandler } from "hono";
import { PICTURES_PATH } from "#content/listing-addresses.ts";
import { findListingLink } from "#database/practices/listing-links.ts";
import { tokenIn } from "#domain/token-address.ts";
import { makePicture } from "#services/pictures/make-picture.ts";
import type { Keeping } from "#services/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "../stack/refuse.ts";
import { bringsFileTo, readParts, withForm } from "./file-parts.ts";
import { LIMITS, PICTURE_RATES } from "./limits.ts";
import { openWindows } from "./rate-windows.ts";

/**
 * Takes the file out of a posted form, makes our own picture of it, and hands that on beside the form (`upload`), so that
 * to everything behind this it is a form as any other. Before the queue for pages, because it takes seconds in which the
 * visitor's other pages are not to wait. Only with a link that opens a listing, only so many at a time and so often: what
 * is too much is read and thrown away.
 */
export function pictureUploads({ database, now, log }: Keeping, refuse: Refuse): MiddlewareHandler<SiteEnv> {
  const tries = openWindows("pictures", PICTURE_RATES);
  let taken = 0;

  return async (c, next) => {
    const { method, url, headers } = c.req.raw;
    const contentType = headers.get("Content-Type") ?? "";
    if (!bringsFileTo(PICTURES_PATH, { method, url, contentType })) return next();
    // It is null while the database is away: the page says so, with what was typed.
    const practice = await findListingLink(database.read, tokenIn(url), now()).catch(() => null);
    // The page answers 404 to such a link, and the file stays where it is.
    if (practice === undefined) {
      c.req.raw = withForm(c.req.raw, new URLSearchParams());
      return next();
    }
    const isTooMany =
      practice === null || taken >= LIMITS.uploads || (await tries.consume(String(practice), 1)) !== null;
    if (isTooMany) log({ event: "post refused", by: "pictures" });
    else taken += 1;
    try {
      const sent = await readParts(c.req.raw, { field: "picture", most: isTooMany ? 0 : LIMITS.uploadBytes });
      if (!sent) return await refuse(withForm(c.req.raw, new URLSearchParams()), 413);
      c.req.raw = withForm(c.req.raw, sent.fields);
      if (isTooMany) c.set("upload", { fault: "too many" });
      else if (sent.file)
        c.set(
          "upload",
          sent.file === "too large" ? { fault: "too large" } : await made(await sent.file.bytes()),
        );
    } finally {
      if (!isTooMany) taken -= 1;
    }
    return next();
  };

  function made(file: Uint8Array): ReturnType<typeof makePicture> {
    return makePicture(file).catch((error: unknown) => {
      log({ event: "picture not made", error });
      return { fault: "too much work" };
    });
  }
}
