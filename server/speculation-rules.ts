import type { ServerBuild } from "react-router";
import type { PageHandle } from "#app/root.tsx";

/** Where browsers find them; pages name it in a header, because rules in the page would be inline code. */
export const RULES_PATH = "/speculation-rules.json";
/** Without this very type a browser takes no notice of the file. */
export const RULES_TYPE = "application/speculationrules+json";

/**
 * Which links a browser may make ready before they are pressed: those to pages that are the same for everybody, which
 * is what `parameters` of a page's `handle` says. Asking for one changes nothing, and nothing on it is anybody's. So
 * no form is among them, which says when it was shown and has an id that counts once, nor a link in mail, which does
 * what it says.
 */
export function speculationRules({ routes }: ServerBuild): string {
  const known = Object.values(routes).filter(
    (route) => route !== undefined && route.parentId === "root",
  ) as Route[];
  const pages = known.filter(isPublicPage).map(patternOf);
  const others = known.filter((route) => !isPublicPage(route)).map(patternOf);
  const where = {
    and: [
      { href_matches: pages },
      // What looks like one of them and is none, as `/blog/feed.xml` looks like an article.
      { not: { href_matches: others.filter((path) => pages.some((pattern) => isLike(path, pattern))) } },
      // Whoever wants another window, or the file itself, has no use for a page in this one.
      { not: { selector_matches: "[target], [download]" } },
    ],
  };
  // After a fifth of a second under the pointer, or at the press: sooner would make pages that nobody opens.
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function isPublicPage({ module }: Route): boolean {
  const handle = module.handle as PageHandle | undefined;
  return module.default !== undefined && handle?.parameters !== undefined;
}

/** A route as URLPattern writes it, which is how the router does; any query may follow. */
function patternOf({ path = "" }: Pick<Route, "path">): string {
  return `/${path}`;
}

function isLike(path: string, pattern: string): boolean {
  return new URLPattern({ pathname: pattern }).test({ pathname: path });
}
