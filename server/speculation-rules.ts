import type { ServerBuild } from "react-router";
import type { PageHandle } from "#app/root.tsx";

/** Named by pages in the `Speculation-Rules` header: rules in the page itself would be inline code. */
export const RULES_PATH = "/speculation-rules.json";
/** Browsers ignore the file under any other type. */
const RULES_TYPE = "application/speculationrules+json";
/** Client hint of Chromium: `?1` on a phone, `?0` elsewhere. */
const PHONE_HEADER = "Sec-CH-UA-Mobile";

/**
 * When the browser prerenders. `eager`: as soon as the pointer is on a link, two pages at a time. On a phone, which has no
 * pointer, eager rules prerender every link in view, which would use up data for pages that are never opened. So phones,
 * and browsers that do not say what they run on, get `moderate`: when a finger touches the link.
 */
type Eagerness = "eager" | "moderate";

/** The rules for the device that asks. Made at the first request, so that the start does not wait for them. */
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
 * Links to public pages (`parameters` of a page's `handle`) may be prerendered: the request changes nothing, and nothing
 * on the page is personal. A form may not: it says when it was shown, and its id counts once. Nor may a link in a mail,
 * which acts.
 */
function speculationRules({ routes }: ServerBuild): Record<Eagerness, string> {
  // The layout of the desk has no address of its own.
  const hasAddress = (route: Route) => route.path !== undefined || route.index === true;
  const known = Object.values(routes).filter(
    (route) => route?.parentId === "root" && hasAddress(route),
  ) as Route[];
  const publicPages = known.filter(isPublicPage).map(patternOf);
  const pages = publicPages.filter(
    (one) => !publicPages.some((other) => other !== one && matches(other, one)),
  );
  const others = known.filter((route) => !isPublicPage(route)).map(patternOf);
  // Other routes that one of these patterns matches: `/blog/feed.xml` looks like an article.
  const lookalikes = others.filter((one) => pages.some((page) => matches(page, one)));
  const where = {
    and: [
      { href_matches: pages.map(({ path }) => path) },
      { not: { href_matches: lookalikes.map(({ path }) => path) } },
      // Opened in another window or saved as a file, a prerendered page is of no use.
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

/** The router writes paths as URLPattern does. Any query may follow. */
function patternOf({ path = "" }: Pick<Route, "path">): Pattern {
  return { path: `/${path}`, pattern: new URLPattern({ pathname: `/${path}` }) };
}

function matches({ pattern }: Pattern, { path }: Pattern): boolean {
  return pattern.test({ pathname: path });
}
