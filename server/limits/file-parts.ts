import { DESK_IMPORT_NEW_PATH } from "#content/desk-addresses.ts";
import { PICTURES_PATH } from "#content/listing-addresses.ts";
import { LIMITS } from "./limits.ts";

/** The two addresses that take files: pictures of a practice, and lists at the desk. */
export const TAKE_FILES: readonly string[] = [PICTURES_PATH, DESK_IMPORT_NEW_PATH];

/** Whether a request brings a file to an address that takes files. */
export function isFileUpload(method = "", url = "", contentType = ""): boolean {
  return TAKE_FILES.some((path) => bringsFileTo(path, { method, url, contentType }));
}

type Brought = { method: string; url: string; contentType: string };

export function bringsFileTo(path: string, { method, url, contentType }: Brought): boolean {
  const asked = url.replace(/^https?:\/\/[^/]*/, "").split("?", 1)[0];
  const isAsked = asked === path || asked === `${path}.data`;
  return method === "POST" && isAsked && /^multipart\/form-data\b/i.test(contentType);
}

/** A copy of the request that carries only these fields. */
export function withForm({ url, headers: sent }: Request, fields: URLSearchParams): Request {
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
 * The texts and the file of a form, of which the first of this field counts; nothing of a body that is no form. Null for one
 * that never seems to end.
 */
export async function readParts(
  request: Request,
  { field, most }: { field: string; most: number },
): Promise<{ fields: URLSearchParams; file?: File | "too large" } | null> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const body = await readBody(request, most);
  if (!body) return null;
  const fields = new URLSearchParams();
  try {
    const form = await new Response(body.bytes, { headers: { "Content-Type": contentType } }).formData();
    for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
    const sent = form.get(field);
    if (!(sent instanceof File) || sent.size === 0) return { fields };
    return { fields, file: body.isWhole ? sent : "too large" };
  } catch {
    return { fields };
  }
}
