import type { RoutePattern } from "#services/log.ts";

/** A request without a route, or one that never reached the router. */
export const NO_ROUTE = "-" as RoutePattern;

/** Addresses outside the router. */
export const OWN_ROUTES = {
  health: "/healthz" as RoutePattern,
  ready: "/readyz" as RoutePattern,
  readyDatabase: "/readyz/database" as RoutePattern,
  metrics: "/metrics" as RoutePattern,
  tiles: "/map/tiles.pmtiles" as RoutePattern,
  pictures: "/pictures/:file" as RoutePattern,
  mcp: "/mcp" as RoutePattern,
  files: "/*.*" as RoutePattern,
} as const;
