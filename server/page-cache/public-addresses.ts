import type { PageHandle } from "#app/root.tsx";
import type { Found } from "../route-patterns.ts";

/** A longer one is nobody's link. */
const LONGEST = 500;

/**
 * The one address of what a path and query ask for: only the parameters that the page itself names (`parameters`
 * of its `handle`), in that order, without empty ones that say nothing. Null for pages that do not say that they are
 * the same for everybody, for those that somebody's whereabouts make theirs alone, and for what is no page.
 *
 * `addressOf("/directory?utm_source=mail&q=&location=nelson") === "/directory?location=nelson"`
 */
export function publicAddresses(find: (path: string) => Found | undefined): (asked: string) => string | null {
  const handleOf = (path: string) =>
    isOnePath(path) ? (find(path)?.route.module.handle as PageHandle | undefined) : undefined;

  return (asked) => {
    if (asked.length > LONGEST) return null;
    const at = asked.indexOf("?");
    const path = at === -1 ? asked : asked.slice(0, at);
    const { parameters = null, emptyParameters = [], isOfVisitor } = handleOf(path) ?? {};
    if (parameters === null || at === -1 || parameters.length === 0) return parameters && path;
    const query = inOrder(new URLSearchParams(asked.slice(at + 1)), parameters, emptyParameters);
    if (isOfVisitor?.(new URLSearchParams(query))) return null;
    return query === "" ? path : `${path}?${query}`;
  };
}

/** Not one that another leads to (`/directory/`, `/directory/.`), nor the router's own data. */
function isOnePath(path: string): boolean {
  return path.startsWith("/") && !/\/\/|.\/$|\.data$|[\\#]|\/(\.|%2e){1,2}(\/|$)/i.test(path);
}

function inOrder(asked: URLSearchParams, parameters: readonly string[], empty: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    for (const value of asked.getAll(name))
      if (value !== "" || empty.includes(name)) kept.append(name, value);
  }
  return kept.toString();
}
