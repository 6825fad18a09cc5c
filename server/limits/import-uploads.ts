import type { MiddlewareHandler } from "hono";
import { sessionToken } from "#app/desk/guard.server.ts";
import { DESK_IMPORT_NEW_PATH } from "#content/desk-addresses.ts";
import { signedInStaff } from "#services/desk/sessions.ts";
import type { Services } from "#services/services.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "../stack/refuse.ts";
import { bringsFileTo, readParts, withForm } from "./file-parts.ts";
import { LIMITS } from "./limits.ts";

/**
 * Takes the file out of the form in which staff send a list of practices, and hands it on beside the form. Only of someone
 * who is signed in at the desk, and one at a time: what anyone else sends is not read.
 */
export function importUploads(services: Services, refuse: Refuse): MiddlewareHandler<SiteEnv> {
  let isTaken = false;

  return async (c, next) => {
    const { method, url, headers } = c.req.raw;
    const contentType = headers.get("Content-Type") ?? "";
    if (!bringsFileTo(DESK_IMPORT_NEW_PATH, { method, url, contentType })) return next();
    const token = sessionToken(c.req.raw, services);
    // It is null while the database is away: the page says so.
    const staff = await signedInStaff(services, token, { isPress: true }).catch(() => null);
    if (staff === null || isTaken) {
      if (isTaken) c.set("importFile", { fault: "busy" });
      c.req.raw = withForm(c.req.raw, new URLSearchParams());
      return next();
    }
    isTaken = true;
    try {
      const sent = await readParts(c.req.raw, { field: "file", most: LIMITS.importBytes });
      if (!sent) return await refuse(withForm(c.req.raw, new URLSearchParams()), 413);
      c.req.raw = withForm(c.req.raw, sent.fields);
      if (sent.file === "too large") c.set("importFile", { fault: "too large" });
      else if (sent.file) c.set("importFile", { name: sent.file.name, bytes: await sent.file.bytes() });
    } finally {
      isTaken = false;
    }
    return next();
  };
}
