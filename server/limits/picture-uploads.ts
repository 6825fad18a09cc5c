import type { MiddlewareHandler } from "hono";
import { PICTURES_PATH } from "#content/listing-addresses.ts";
import { findListingLink } from "#database/listing-links.ts";
import { tokenIn } from "#domain/token-address.ts";
import { makePicture } from "#services/pictures/make-picture.ts";
import type { Services } from "#services/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "../stack/refuse.ts";
import { LIMITS, PICTURE_RATES } from "./limits.ts";
import { openWindows } from "./rate-windows.ts";

/** Whether a request brings a file to the one address that takes files. */
export function isPictureUpload(method = "", url = "", contentType = ""): boolean {
  const path = url.replace(/^https?:\/\/[^/]*/, "").split("?", 1)[0];
  return method === "POST" && path === PICTURES_PATH && /^multipart\/form-data\b/i.test(contentType);
}

/**
 * Takes the file out of a posted form, makes our own picture of it, and hands that on beside the form (`upload`), so that
 * to everything behind this it is a form as any other. Before the queue for pages, because it takes seconds in which the
 * visitor's other pages are not to wait. Only with a link that opens a listing, only so many at a time and so often: what
 * is too much is read and thrown away.
 */
export function pictureUploads(
  { database, now, log }: Pick<Services, "database" | "now" | "log">,
  refuse: Refuse,
): MiddlewareHandler<SiteEnv> {
  const tries = openWindows("pictures", PICTURE_RATES);
  let taken = 0;

  return async (c, next) => {
    const { method, url, headers } = c.req.raw;
    if (!isPictureUpload(method, url, headers.get("Content-Type") ?? "")) return next();
    // Null while the database is away: the page says so, with what was typed.
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
      const sent = await readParts(c.req.raw, isTooMany ? 0 : LIMITS.uploadBytes);
      if (!sent) return await refuse(withForm(c.req.raw, new URLSearchParams()), 413);
      c.req.raw = withForm(c.req.raw, sent.fields);
      if (isTooMany) c.set("upload", { fault: "too many" });
      else if (sent.file)
        c.set("upload", sent.file === "too large" ? { fault: "too large" } : await made(sent.file));
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

/** The same request with these fields and nothing else. */
function withForm({ url, headers: sent }: Request, fields: URLSearchParams): Request {
  const headers = new Headers(sent);
  headers.delete("Content-Length");
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers, body: fields.toString() });
}

/** How much is kept of both ends of a body that is too long: the fields of a form stand before and after its file. */
const ENDS = 32 * 1_024;

/**
 * A whole body; of one that is longer than `most`, its ends, so that nothing that was typed is lost. Null for one that
 * never seems to end.
 */
async function readBody(
  { body }: Request,
  most: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean } | null> {
  let chunks: Uint8Array[] = [];
  let [length, kept] = [0, 0];
  let head: Uint8Array | undefined;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LIMITS.uploadBytesRead) return null;
    chunks.push(chunk);
    kept += chunk.length;
    if (length > most && kept > 4 * ENDS) {
      const all = Buffer.concat(chunks);
      head ??= all.subarray(0, ENDS);
      chunks = [Buffer.from(all.subarray(-ENDS))];
      kept = ENDS;
    }
  }
  return { bytes: Buffer.concat(head ? [head, ...chunks] : chunks), isWhole: head === undefined };
}

/**
 * The texts and the file of a form, of which the first `picture` counts; nothing of a body that is no form. Null for one
 * that never seems to end.
 */
async function readParts(
  request: Request,
  most: number,
): Promise<{ fields: URLSearchParams; file?: Uint8Array | "too large" } | null> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const body = await readBody(request, most);
  if (!body) return null;
  const fields = new URLSearchParams();
  try {
    const form = await new Response(body.bytes, { headers: { "Content-Type": contentType } }).formData();
    for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
    const sent = form.get("picture");
    if (!(sent instanceof File) || sent.size === 0) return { fields };
    return { fields, file: body.isWhole ? await sent.bytes() : "too large" };
  } catch {
    return { fields };
  }
}
