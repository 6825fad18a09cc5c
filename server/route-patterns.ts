import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RoutePattern } from "#services/log.ts";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { percentDecoded } from "#domain/text.ts";

export type Found = {
  route: NonNullable<ServerBuild["routes"][string]>;
  pattern: RoutePattern;
  /** The path as its route spells it: `/desk/today` of `/Desk/%74oday`. The router takes both for one page. */
  spelled: string;
};

/** Matching takes some 0.2 ms, because the router ranks all routes each time; a cached path takes less than 1 µs. */
const MAX_PATHS = 5_000;
/** A longer path is in no link of ours, and five thousand of 16 kB would be 80 MB. */
const MAX_PATH_LENGTH = 500;

/**
 * Finds the route of a path: `find("/dentists/12")` gives pattern `/dentists/:id`. Undefined where no route matches,
 * and where the path cannot be decoded: the router would print such a path on the console.
 */
export function routeFinder(build: ServerBuild): (path: string) => Found | undefined {
  const tree = routeTree(build);
  const cached = new LRUCache<string, Found | typeof NOT_FOUND>({ max: MAX_PATHS, memoMethod: match });

  function match(path: string): Found | typeof NOT_FOUND {
    const isReadable = percentDecoded(path) !== undefined;
    const id = isReadable ? matchRoutes(tree, withoutData(path))?.at(-1)?.route.id : undefined;
    const route = id === undefined ? undefined : build.routes[id];
    if (!route || route.path === "*") return NOT_FOUND;
    const pattern = `/${route.path ?? ""}`;
    return { route, pattern: pattern as RoutePattern, spelled: spelledAs(pattern, path) };
  }

  return (path) => {
    const found = path.length <= MAX_PATH_LENGTH ? cached.memo(path) : match(path);
    return found === NOT_FOUND ? undefined : found;
  };
}

/** Cached like a route, so that a path asked for again and again is matched once. */
const NOT_FOUND = "not found";

/** React Router asks for the data of a page of the desk at the page's address with this ending. */
const DATA = ".data";

/** `/desk/today.data` → `/desk/today`; other addresses stay as they are. */
function withoutData(path: string): string {
  return path.startsWith(`${DESK_PATH}/`) && path.endsWith(DATA) ? path.slice(0, -DATA.length) : path;
}

/** The segments that a pattern names are spelled as it does; a parameter, whose case counts, stays as it was asked for. */
function spelledAs(pattern: string, path: string): string {
  const named = pattern.split("/");
  const asked = path.split("/");
  const data = withoutData(path) === path ? "" : DATA;
  return asked
    .map((segment, at) => {
      const name = named[at];
      if (name === undefined || name.startsWith(":") || named.slice(0, at + 1).includes("*")) return segment;
      return name + (at === asked.length - 1 ? data : "");
    })
    .join("/");
}

/** All routes, in the form in which the router matches them. */
function routeTree(build: ServerBuild): RouteObject[] {
  const childrenOf = (parent: string): RouteObject[] =>
    Object.values(build.routes)
      .filter((route) => route !== undefined && route.parentId === parent)
      .map((route) => {
        const { id, path, index } = route!;
        const children = childrenOf(id);
        return { id, path, index, ...(children.length > 0 && { children }) } as RouteObject;
      });
  return [{ id: "root", path: "", children: childrenOf("root") }];
}
