import type { MiddlewareHandler } from "hono";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "./refuse.ts";

/**
 * A post that another site's page made is refused: by `Sec-Fetch-Site` where the browser says it, else by
 * `Origin`. A program that sends neither (curl, a partner's server) is nobody's browser and is let through.
 *
 * One address takes posts from anywhere: a mail program's button for unsubscribing (RFC 8058) may be a web page of
 * another site, and it carries the token that alone says whose subscription ends.
 */
export function crossSiteGuard(publicUrl: string, refuse: Refuse): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST" || c.req.path === UNSUBSCRIBE_PATH) return next();
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isOurs = (site === undefined || site === "same-origin" || site === "none") && isOurOrigin(origin);
    return isOurs ? next() : refuse(c.req.raw, 403);

    function isOurOrigin(value: string | undefined): boolean {
      const asked = `${c.env.visitor.protocol}//${new URL(c.req.url).host}`;
      return value === undefined || value === publicUrl || value === asked;
    }
  };
}
