import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../request-context.ts";
import type { Metrics } from "./metrics.ts";
import { OWN_ROUTES } from "../own-routes.ts";

/**
 * `GET /metrics` for whoever has the token. Without a token set there is no such address: loopback is no proof of
 * being at home, because a proxy on the same machine has it too.
 */
export function metricsAddress({ registry }: Metrics, token: string): MiddlewareHandler<SiteEnv> {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (c) => {
    c.env.route = OWN_ROUTES.metrics;
    c.header("Cache-Control", "no-store");
    const given = Buffer.from(c.req.header("Authorization") ?? "");
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (isRight) return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
    c.header("WWW-Authenticate", "Bearer");
    return c.text("Send the token of METRICS_TOKEN.", 401);
  };
}
