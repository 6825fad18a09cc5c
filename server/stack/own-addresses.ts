import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { metricsAddress } from "../log/metrics-address.ts";
import { tilesAnswer } from "../map/tiles-address.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import type { SiteEnv } from "../request-context.ts";
import { RULES_PATH, rulesAnswer } from "../speculation-rules.ts";
import type { Surroundings } from "../surroundings.ts";
import { FOR_AN_HOUR, staticFiles } from "./static-files.ts";

/** Addresses that are not the router's: health, readiness, metrics, map tiles, files. They need no slot. */
export function addOwnAddresses(
  stack: Hono<SiteEnv>,
  build: ServerBuild,
  { clientFiles, isReady, metrics, map }: Surroundings,
): void {
  stack.get("/healthz", (c) => {
    c.env.route = OWN_ROUTES.health;
    return c.text("ok");
  });
  stack.get("/readyz", (c) => {
    c.env.route = OWN_ROUTES.ready;
    return isReady() ? c.text("ready") : c.text("stopping", 503);
  });
  const rules = rulesAnswer(build, FOR_AN_HOUR);
  stack.get(RULES_PATH, (c) => {
    c.env.route = OWN_ROUTES.files;
    return rules(c.req.raw);
  });
  if (metrics) stack.get("/metrics", metricsAddress(metrics.metrics, metrics.token));
  if (map?.tiles) stack.get(OWN_ROUTES.tiles, tilesAnswer(map.tiles));
  if (clientFiles) stack.use(staticFiles(clientFiles));
}
