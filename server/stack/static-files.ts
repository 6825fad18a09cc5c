import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { EMBED_SCRIPT } from "#content/embed.ts";
import { WORKER } from "#kit/shell/offline-emergency.ts";
import type { SiteEnv } from "../request-context.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import type { Refuse } from "./refuse.ts";

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const FOR_AN_HOUR = "public, max-age=3600";
/** Revalidated each time: an old worker would go on keeping an old page. */
const REVALIDATED = "no-cache";

/** The methods that a file, or any address that can only be read, accepts. */
export const READ_ONLY = { Allow: "GET, HEAD" };

/** Built files: those with a hash in their name are immutable, the few with fixed names (favicon) cached for an hour. */
export function staticFiles(folder: string, refuse: Refuse): MiddlewareHandler<SiteEnv> {
  const serve = serveStatic({ root: folder, precompressed: true });
  const files = new Hono().use(serve);
  return async (c, next) => {
    const isFile = /\.[a-z0-9]+$/.test(c.req.path) && !c.req.path.includes("/.");
    if (!isFile) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const { ok } = await files.fetch(new Request(c.req.url, { method: "HEAD" }));
      return ok ? refuse(c.req.raw, 405, READ_ONLY) : next();
    }
    const answer = await serve(c, next);
    // Undefined where there is no such file: the rest of the stack has answered.
    if (answer instanceof Response) {
      c.env.route = OWN_ROUTES.files;
      // A range that the file does not have: a cache must not keep the refusal for the file's year.
      answer.headers.set("Cache-Control", answer.ok ? cacheControlOf(c.req.path) : "no-store");
      // Other sites show the pictures of shared links, and practices our frame: that is what they are for.
      if (c.req.path.startsWith("/share/") || c.req.path === EMBED_SCRIPT)
        answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    return answer;
  };
}

function cacheControlOf(path: string): string {
  if (path === WORKER) return REVALIDATED;
  return path.startsWith("/assets/") ? IMMUTABLE : FOR_AN_HOUR;
}
