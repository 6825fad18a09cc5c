import { brotliCompressSync } from "node:zlib";
import { DOMParser } from "linkedom";

/**
 * What a page may weigh on its first visit, in bytes as they cross the wire, brotli where that helps. The HTML has the
 * page's styles and the face of headings in it; `css` is what they alone would weigh. The first visitor of a page gets it
 * compressed in haste, one in twelve bytes more than those who come later. A list of 24 cards with its map is `list`.
 */
export const BUDGET = { list: 28_000, html: 26_500, script: 3_000, requests: 8 };

/** What may come before the first paint, redirects counted. */
export const BUDGET_PAINT = { bytes: 28_000, requests: 2 };

/** `htmlBudget("/directory?q=smile") === 28_000` */
export function htmlBudget(path: string): number {
  return path.startsWith("/directory") ? BUDGET.list : BUDGET.html;
}

export type FirstVisit = {
  /** Every address asked for, redirects first. */
  asked: string[];
  html: number;
  /** What the sheet in the page would weigh alone. */
  css: number;
  files: LoadedFile[];
  /** What must be there before anything is painted. A preloaded font counts: browsers wait for it. */
  beforePaint: { bytes: number; requests: number };
  /** Which links may be made ready before they are pressed, and the script that keeps the emergency page. */
  later: LoadedFile[];
  /** That some of it waits for a touch. */
  hasIslands: boolean;
};

/** A file that the page loads; `kind` is how its name ends: `css`, `woff2`. */
type LoadedFile = { url: string; kind: string; bytes: number };

/** Everything that a browser with an empty cache fetches to show the page. Throws when a file of it does not answer. */
export async function firstVisit(site: string, path: string): Promise<FirstVisit> {
  const hops = [path];
  let page = await ask(site, path);
  for (let to = page.location; to; to = page.location) {
    hops.push(to);
    page = await ask(site, to);
  }
  const load = async (url: string): Promise<{ text: string; file: LoadedFile }> => {
    const { text, bytes, status } = await ask(site, url);
    if (status !== 200) throw new Error(`${url}, which ${path} loads, answers ${status}.`);
    return { text, file: { url, kind: /\.(\w+)$/.exec(url)?.[1] ?? "", bytes } };
  };
  const document = parser.parseFromString(page.text, "text/html");
  const files = new Map<string, LoadedFile>();
  const sheet = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  const queue = [...addressesOf(document, LOADING), ...namedIn(sheet)];
  for (const url of queue) {
    if (files.has(url)) continue;
    const { text, file } = await load(url);
    files.set(url, file);
    if (file.kind === "css") queue.push(...namedIn(text));
  }
  const later: LoadedFile[] = [];
  const rules = page.rules ? [JSON.parse(page.rules) as string] : [];
  for (const url of [...addressesOf(document, LATER), ...rules]) later.push((await load(url)).file);
  const blocking = addressesOf(document, BLOCKING).map((url) => files.get(url)!);
  return {
    later,
    asked: [...hops, ...files.keys()],
    html: page.bytes,
    css: sheet === "" ? 0 : brotliCompressSync(sheet).length,
    files: [...files.values()],
    beforePaint: {
      bytes: blocking.reduce((sum, { bytes }) => sum + bytes, page.bytes),
      requests: hops.length + blocking.length,
    },
    hasIslands: document.querySelector("[data-island]") !== null,
  };
}

/** `bytesOf(visit, "css")`: of all its files that end so. */
export function bytesOf({ files }: FirstVisit, kind: string): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
}

async function ask(site: string, path: string) {
  const response = await fetch(new URL(path, site), {
    headers: { "Accept-Encoding": "br" },
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    rules: response.headers.get("Speculation-Rules"),
    text,
    bytes: Number(response.headers.get("Content-Length") ?? text.length),
  };
}

const parser = new DOMParser();

type Parsed = Pick<Document, "querySelector" | "querySelectorAll">;
type Loading = readonly (readonly [selector: string, attribute: string])[];

/** One that a paint waits for: not one for paper, nor one for a page without scripts. */
const SHEET = "link[rel=stylesheet]:not([media^=print], noscript *)";

/**
 * The elements that make a browser fetch something without being asked. Of several icons it takes one, the drawn one
 * where it can; a manifest it reads when somebody wants to install.
 */
const LOADING: Loading = [
  [`${SHEET}, link[rel=preload], link[rel=icon][type='image/svg+xml']`, "href"],
  ["svg use", "href"],
  ["script[src]:not([defer]), img", "src"],
];
const BLOCKING: Loading = [
  [`${SHEET}, link[rel=preload]`, "href"],
  ["script[src]:not([defer], [async], [type=module])", "src"],
];
const LATER: Loading = [
  ["script[defer]", "src"],
  ["link[rel=stylesheet][media^=print]", "href"],
];

function namedIn(sheet: string): string[] {
  return [...sheet.matchAll(/url\("?(?!data:)([^")]+)"?\)/g)].map(([, found]) => found!);
}

function addressesOf(document: Parsed, loading: Loading): string[] {
  const found = loading.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!),
  );
  return found.map((url) => url.replace(/#.*/, "")).filter((url) => url !== "");
}
