import type { PageHandle } from "#app/root.tsx";
import type { Found } from "../route-patterns.ts";

/** A longer address is in no link of ours. */
const MAX_LENGTH = 500;

/**
 * The canonical address of a public page, which is its cache key: only the parameters that the page reads (`parameters`
 * of its `handle`), in that order, without empty ones. Null for an address that is not public: the page has no
 * `parameters`, or they say where a visitor is (`isOfVisitor`), or no route matches.
 *
 * `addressOf("/directory?utm_source=mail&q=&location=nelson") === "/directory?location=nelson"`
 */
export function publicAddresses(
  find: (path: string) => Found | undefined,
): (requested: string) => string | null {
  const handleOf = (path: string) => {
    const found = isCanonicalPath(path) ? find(path) : undefined;
    return found?.spelled === path ? (found.route.module.handle as PageHandle | undefined) : undefined;
  };

  return (requested) => {
    if (requested.length > MAX_LENGTH) return null;
    const at = requested.indexOf("?");
    const path = at === -1 ? requested : requested.slice(0, at);
    const { parameters = null, emptyParameters = [], isOfVisitor } = handleOf(path) ?? {};
    if (parameters === null || at === -1 || parameters.length === 0) return parameters && path;
    const query = inOrder(new URLSearchParams(requested.slice(at + 1)), parameters, emptyParameters);
    if (isOfVisitor?.(new URLSearchParams(query))) return null;
    return query === "" ? path : `${path}?${query}`;
  };
}

/** Neither a path that redirects (`/directory/`, `/directory/.`) nor React Router's data. */
function isCanonicalPath(path: string): boolean {
  return path.startsWith("/") && !/\/\/|.\/$|\.data$|[\\#]|\/(\.|%2e){1,2}(\/|$)/i.test(path);
}

function inOrder(
  requested: URLSearchParams,
  parameters: readonly string[],
  empty: readonly string[],
): string {
  const canonical = new URLSearchParams();
  for (const name of parameters) {
    for (const value of requested.getAll(name))
      if (value !== "" || empty.includes(name)) canonical.append(name, value);
  }
  return canonical.toString();
}
