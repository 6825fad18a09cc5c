import { timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import type { SiteEnv } from "../request-context.ts";
import type { Metrics } from "./metrics.ts";

/**
 * `GET /metrics` with the bearer token. Without `METRICS_TOKEN` there is no such address: a loopback connection is no
 * proof of being the operator, because a proxy on the same machine has one too.
 */
export function metricsAddress({ registry }: Metrics, token: string): Handler<SiteEnv> {
  const expected = Buffer.from(`Bearer ${token}`);
  return async (c) => {
    c.header("Cache-Control", "no-store");
    const given = Buffer.from(c.req.header("Authorization") ?? "");
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (isRight) return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
    c.header("WWW-Authenticate", "Bearer");
    return c.text("Send the token of METRICS_TOKEN.", 401);
  };
}
