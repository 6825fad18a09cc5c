import { ORIGIN } from "./site.ts";
import type { SiteToRead } from "./site-to-read.ts";

/** A page as a crawler meets it. */
export type CrawledPage = {
  path: string;
  status: number;
  title: string;
  description: string;
  /** Where it says that it lives; null where it asks not to be indexed. */
  canonical: string | null;
  ids: ReadonlySet<string>;
  /** Every `href` of a link, as written. */
  links: readonly string[];
  /** Every `<a …>` as written. */
  anchors: readonly string[];
  /** What sending each GET form asks for, as it stands and with each choice alone. */
  forms: readonly string[];
  /** Buttons that belong to no form, but for that of the map, which nobody sees before its script waits for it. */
  looseButtons: readonly string[];
};

export type Crawl = {
  /** Pages by address without fragment, where a redirect leads under the address that was asked for. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Each internal address that is linked, fragment and all, with a page that links it. */
  linkedFrom: ReadonlyMap<string, string>;
};

/** A question that differs from another in its values alone gets the same kind of answer: the first two dozen are asked. */
const MOST_ALIKE = 24;

/**
 * Follows every link and GET form from `/`: the form as it stands, and with each choice of each list. From an address
 * with a query only those without one are followed, but for the pages of a list: filters multiply.
 */
export async function crawl(site: SiteToRead): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const linkedFrom = new Map<string, string>([["/", "/"]]);
  const asked = new Map<string, number>();
  for (const [address] of linkedFrom) {
    const path = withoutFragment(address);
    const alike = asked.get(shapeOf(path)) ?? 0;
    if (pages.has(path) || (alike >= MOST_ALIKE && !isFollowed(path))) continue;
    asked.set(shapeOf(path), alike + 1);
    const page = await ask(site, path);
    pages.set(path, page);
    const followed = isFollowed(path) ? [...page.links, ...page.forms] : page.links.filter(hasNoQuery);
    for (const link of followed.filter(isInternal)) {
      const target = new URL(link, `${ORIGIN}${page.path}`);
      const found = target.pathname + target.search + target.hash;
      if (!linkedFrom.has(found)) linkedFrom.set(found, path);
    }
  }
  return { pages, linkedFrom };
}

export function withoutFragment(address: string): string {
  return address.split("#")[0]!;
}

export function isInternal(href: string): boolean {
  return /^([/#?]|$)/.test(href) && !href.startsWith("//");
}

/** `/book?practice=2&service=braces` → `/book practice service` */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  return [pathname, ...searchParams.keys()].join(" ");
}

function isFollowed(path: string): boolean {
  return /^[^?]*(\?page=\d+)?$/.test(path);
}

function hasNoQuery(href: string): boolean {
  return href.startsWith("/") && !href.includes("?");
}

async function ask(site: SiteToRead, path: string, redirects = 0): Promise<CrawledPage> {
  const response = await site.fetch(path);
  const location = response.headers.get("Location");
  if (location && redirects < 3) return ask(site, location.replace(ORIGIN, ""), redirects + 1);
  return readCrawled(path, response.status, await response.text());
}

/** Reads it by pattern, because a parsed document costs ten times as much: React quotes every attribute and escapes what must be. */
function readCrawled(path: string, status: number, html: string): CrawledPage {
  const anchors = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const outside = html.replaceAll(/<form [^]*?<\/form>/g, "");
  const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(html);
  return {
    path,
    status,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    description: /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? "",
    canonical: isIndexed ? (/<link rel="canonical" href="([^"]*)/.exec(html)?.[1] ?? null) : null,
    ids: new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)),
    links: anchors.map((tag) => attribute(tag, "href") ?? ""),
    anchors,
    forms: [...html.matchAll(/<form [^]*?<\/form>/g)].flatMap(([form]) => addressOfForm(form, path)),
    looseButtons: [...outside.matchAll(/<button(?![^>]* (?:open|zoom)-map")[^>]*>/g)].map(([tag]) => tag),
  };
}

function addressOfForm(form: string, path: string): string[] {
  const tag = /<form [^>]*>/.exec(form)![0];
  if (/method="post"/i.test(tag)) return [];
  const names = [...form.matchAll(/<(?:input|select)[^>]* name="([^"]*)"[^>]*>/g)];
  const asked = names.filter(([control]) => !/type="(checkbox|radio)"/.test(control));
  const query = new URLSearchParams(
    asked.map(([control, name]): [string, string] => [name!, attribute(control, "value") ?? ""]),
  );
  const action = new URL(attribute(tag, "action") ?? path, ORIGIN);
  const chosen = [...form.matchAll(/<select[^>]* name="([^"]*)"[^]*?<\/select>/g)].flatMap(([select, name]) =>
    [...select.matchAll(/<option[^>]* value="([^"]+)"/g)].map(([, value]) => `${name}=${value}`),
  );
  return [query.toString(), ...chosen].map((asks) => `${action.pathname}?${asks}${action.hash}`);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]!
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
