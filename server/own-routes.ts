import type { RoutePattern } from "#app/log.ts";

/** A request that no route is for, or that never came to the routes. */
export const NO_ROUTE = "-" as RoutePattern;

/** Addresses that are not the router's. */
export const OWN_ROUTES = {
  health: "/healthz" as RoutePattern,
  ready: "/readyz" as RoutePattern,
  metrics: "/metrics" as RoutePattern,
  tiles: "/map/tiles.pmtiles" as RoutePattern,
  files: "/*.*" as RoutePattern,
} as const;
