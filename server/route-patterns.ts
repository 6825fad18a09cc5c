import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RoutePattern } from "#app/log.ts";

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

function routeTree(build: ServerBuild): RouteObject[] {
  const children = Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === "root")
    .map((route) => ({ id: route!.id, path: route!.path, index: route!.index }) as RouteObject);
  return [{ id: "root", path: "", children }];
}
