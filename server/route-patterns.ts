import { matchRoutes, type ServerBuild } from "react-router";
import type { RoutePattern } from "#app/log.ts";
import { NO_ROUTE } from "./own-routes.ts";
import { isDecodable, routeTree } from "./public-addresses.ts";

type Found = { route: NonNullable<ServerBuild["routes"][string]>; pattern: RoutePattern };

/** Finds the route of a path: `find("/dentists/12")` → pattern `/dentists/:id`; undefined for none of ours. */
export function routeFinder(build: ServerBuild): (path: string) => Found | undefined {
  const tree = routeTree(build);
  return (path) => {
    const id = matchRoutes(tree, path)?.at(-1)?.route.id;
    const route = id === undefined ? undefined : build.routes[id];
    if (!route || route.path === "*") return undefined;
    return { route, pattern: `/${route.path ?? ""}` as RoutePattern };
  };
}

/** As many paths as `publicAddresses` remembers. */
const PATHS_KEPT = 5_000;
/** A longer one is nobody's link, and five thousand of 16 kB would be 80 MB. */
const LONGEST = 500;

/** The pattern of a path, for the log; what was asked lately is remembered, as matching costs more than answering. */
export function rememberedPatterns(build: ServerBuild): (path: string) => RoutePattern {
  const find = routeFinder(build);
  const known = new Map<string, RoutePattern>();
  return (path) => {
    let pattern = known.get(path);
    if (pattern !== undefined) return pattern;
    pattern = isDecodable(path) ? (find(path)?.pattern ?? NO_ROUTE) : NO_ROUTE;
    if (path.length > LONGEST) return pattern;
    if (known.size >= PATHS_KEPT) known.clear();
    known.set(path, pattern);
    return pattern;
  };
}
