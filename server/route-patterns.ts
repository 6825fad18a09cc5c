import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RoutePattern } from "#app/log.ts";

export type Found = { route: NonNullable<ServerBuild["routes"][string]>; pattern: RoutePattern };

/** Matching costs more than answering from memory; paths asked for lately are remembered. */
const PATHS_KEPT = 5_000;
/** A longer one is nobody's link, and five thousand of 16 kB would be 80 MB. */
const LONGEST = 500;

/**
 * Finds the route of a path: `find("/dentists/12")` → pattern `/dentists/:id`; undefined for none of ours, and for
 * what cannot be decoded, which is nobody's address: the router would say so on the console, address and all.
 */
export function routeFinder(build: ServerBuild): (path: string) => Found | undefined {
  const tree = routeTree(build);
  const known = new Map<string, Found | undefined>();

  function match(path: string): Found | undefined {
    const id = isDecodable(path) ? matchRoutes(tree, path)?.at(-1)?.route.id : undefined;
    const route = id === undefined ? undefined : build.routes[id];
    if (!route || route.path === "*") return undefined;
    return { route, pattern: `/${route.path ?? ""}` as RoutePattern };
  }

  return (path) => {
    let found = known.get(path);
    if (found !== undefined || known.has(path)) return found;
    found = match(path);
    if (path.length > LONGEST) return found;
    if (known.size >= PATHS_KEPT) known.clear();
    known.set(path, found);
    return found;
  };
}

/** Every page of the site as the router matches them. */
function routeTree(build: ServerBuild): RouteObject[] {
  const children = Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === "root")
    .map((route) => ({ id: route!.id, path: route!.path, index: route!.index }) as RouteObject);
  return [{ id: "root", path: "", children }];
}

/** The result is used, because the bundler drops a call of which it is not. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
