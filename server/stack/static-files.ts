import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { WORKER } from "#app/shell/offline-emergency.ts";
import type { SiteEnv } from "../request-context.ts";
import { OWN_ROUTES } from "../own-routes.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
export const FOR_AN_HOUR = "public, max-age=3600";
/** Revalidated each time: an old worker would go on keeping an old page. */
const NEVER_UNASKED = "no-cache";

/** Built files by their hashed names, kept for ever; the few with fixed names (favicon) for an hour. */
export function staticFiles(folder: string): MiddlewareHandler<SiteEnv> {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c, next) => {
    const isFile = /\.[a-z0-9]+$/.test(c.req.path) && !c.req.path.includes("/.");
    if (!isFile) return next();
    const answer = await serve(c, next);
    // Where there is no such file, this is what the rest of the stack made of it.
    if (answer instanceof Response) {
      c.env.route = OWN_ROUTES.files;
      answer.headers.set("Cache-Control", keptFor(c.req.path));
    }
    return answer;
  };
}

function keptFor(path: string): string {
  if (path === WORKER) return NEVER_UNASKED;
  return path.startsWith("/assets/") ? FOR_EVER : FOR_AN_HOUR;
}
