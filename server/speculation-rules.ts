import type { ServerBuild } from "react-router";
import type { PageHandle } from "#app/root.tsx";

/** Where browsers find them; pages name it in a header, because rules in the page would be inline code. */
export const RULES_PATH = "/speculation-rules.json";
/** Without this very type a browser takes no notice of the file. */
const RULES_TYPE = "application/speculationrules+json";
/** Where a browser of the Chromium family says whether it is on a phone (Client Hints). */
const PHONE_HEADER = "Sec-CH-UA-Mobile";

/**
 * When to begin. `eager` is as soon as a pointer comes upon a link, and of two pages at a time; but on a phone, which
 * has no pointer, as soon as a link is in view, which would spend somebody's data on pages that nobody opens. So a
 * phone, and whatever does not say that it is none, begins when a finger is put down: `moderate`.
 */
type Eagerness = "eager" | "moderate";

/** The file of rules, as the device has it that asks. Made when it is first asked for: a start need not wait for it. */
export function rulesAnswer(build: ServerBuild, cacheControl: string): (request: Request) => Response {
  let rules: Record<Eagerness, string> | undefined;
  return ({ headers }) => {
    rules ??= speculationRules(build);
    return new Response(headers.get(PHONE_HEADER) === "?0" ? rules.eager : rules.moderate, {
      headers: { "Content-Type": RULES_TYPE, "Cache-Control": cacheControl, Vary: PHONE_HEADER },
    });
  };
}

/**
 * Which links a browser may make ready before they are pressed: those to pages that are the same for everybody, which
 * is what `parameters` of a page's `handle` says. Asking for one changes nothing, and nothing on it is anybody's. So
 * no form is among them, which says when it was shown and has an id that counts once, nor a link in mail, which does
 * what it says.
 */
function speculationRules({ routes }: ServerBuild): Record<Eagerness, string> {
  const known = Object.values(routes).filter(
    (route) => route !== undefined && route.parentId === "root",
  ) as Route[];
  const publicPages = known.filter(isPublicPage).map(patternOf);
  const pages = publicPages.filter(
    (one) => !publicPages.some((other) => other !== one && isLike(one, other)),
  );
  const others = known.filter((route) => !isPublicPage(route)).map(patternOf);
  const where = {
    and: [
      { href_matches: pages.map(({ path }) => path) },
      // What looks like one of them and is none, as `/blog/feed.xml` looks like an article.
      {
        not: {
          href_matches: others
            .filter((one) => pages.some((page) => isLike(one, page)))
            .map(({ path }) => path),
        },
      },
      // Whoever wants another window, or the file itself, has no use for a page in this one.
      { not: { selector_matches: "[target], [download]" } },
    ],
  };
  const withEagerness = (eagerness: Eagerness) => JSON.stringify({ prerender: [{ where, eagerness }] });
  return { eager: withEagerness("eager"), moderate: withEagerness("moderate") };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function isPublicPage({ module }: Route): boolean {
  const handle = module.handle as PageHandle | undefined;
  return module.default !== undefined && handle?.parameters !== undefined;
}

type Pattern = { path: string; pattern: URLPattern };

/** A route as URLPattern writes it, which is how the router does; any query may follow. */
function patternOf({ path = "" }: Pick<Route, "path">): Pattern {
  return { path: `/${path}`, pattern: new URLPattern({ pathname: `/${path}` }) };
}

function isLike({ path }: Pattern, { pattern }: Pattern): boolean {
  return pattern.test({ pathname: path });
}
