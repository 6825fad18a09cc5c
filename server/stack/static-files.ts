import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../asked.ts";
import { OWN_ROUTES } from "../own-routes.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

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
      const isHashed = c.req.path.startsWith("/assets/");
      answer.headers.set("Cache-Control", isHashed ? FOR_EVER : FOR_AN_HOUR);
    }
    return answer;
  };
}
