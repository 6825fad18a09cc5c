import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#app/root.tsx";

/** `matchRoutes` costs as much as answering from memory; paths asked for lately are remembered. */
const PATHS_KEPT = 5_000;
/** A longer one is nobody's link. */
const LONGEST = 500;

/**
 * The one address of what a path and query ask for: only the parameters that the page itself names (`parameters`
 * of its `handle`), in that order, without empty ones. Null for pages that do not say that they are the same for
 * everybody, and for what is no page.
 *
 * `addressOf("/directory?utm_source=mail&q=&location=nelson") === "/directory?location=nelson"`
 */
export function publicAddresses(build: ServerBuild): (asked: string) => string | null {
  const routes = routeTree(build);
  const known = new Map<string, readonly string[] | null>();

  function parametersOf(path: string): readonly string[] | null {
    let parameters = known.get(path);
    if (parameters !== undefined) return parameters;
    const id = isDecodable(path) ? matchRoutes(routes, path)?.at(-1)?.route.id : undefined;
    const handle = (id === undefined ? undefined : build.routes[id]?.module.handle) as PageHandle | undefined;
    parameters = isOnePath(path) ? (handle?.parameters ?? null) : null;
    if (known.size >= PATHS_KEPT) known.clear();
    known.set(path, parameters);
    return parameters;
  }

  return (asked) => {
    if (asked.length > LONGEST) return null;
    const at = asked.indexOf("?");
    const path = at === -1 ? asked : asked.slice(0, at);
    const parameters = parametersOf(path);
    if (parameters === null || at === -1 || parameters.length === 0) return parameters && path;
    const query = inOrder(new URLSearchParams(asked.slice(at + 1)), parameters);
    return query === "" ? path : `${path}?${query}`;
  };
}

/** Every page of the site as the router matches them. */
export function routeTree(build: ServerBuild): RouteObject[] {
  const children = Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === "root")
    .map((route) => ({ id: route!.id, path: route!.path, index: route!.index }) as RouteObject);
  return [{ id: "root", path: "", children }];
}

/** Not one that another leads to (`/directory/`), nor the router's own data. */
function isOnePath(path: string): boolean {
  return path.startsWith("/") && !/\/\/|.\/$|\.data$|[\\#]/.test(path);
}

function inOrder(asked: URLSearchParams, parameters: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    for (const value of asked.getAll(name)) if (value !== "") kept.append(name, value);
  }
  return kept.toString();
}

/**
 * What cannot be decoded is nobody's address; the router would say so on the console, address and all. The result is
 * used, because the bundler drops a call of which it is not.
 */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
