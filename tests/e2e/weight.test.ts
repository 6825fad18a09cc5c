import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** What a page may weigh on its first visit, in bytes as they cross the wire, brotli where that helps. */
const BUDGET = { html: 14_000, css: 12_000, fonts: 47_000, fontFiles: 2, script: 2_000, requests: 8 };

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await site?.dispose();
});

describe.each(EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted))("$state ($path)", ({ path }) => {
  test("arrives within its budget of bytes and requests", async () => {
    const load = await firstVisit(path);
    const of = (kind: string) => load.files.filter((file) => file.kind === kind);
    const bytes = (kind: string) => of(kind).reduce((sum, file) => sum + file.bytes, 0);
    expect(load.html, "HTML").toBeLessThanOrEqual(BUDGET.html);
    expect(bytes("css"), "CSS").toBeGreaterThan(5_000);
    expect(bytes("css"), "CSS").toBeLessThanOrEqual(BUDGET.css);
    expect(of("woff2"), "fonts").toHaveLength(BUDGET.fontFiles);
    expect(bytes("woff2"), "fonts").toBeLessThanOrEqual(BUDGET.fonts);
    expect(bytes("js"), "scripts").toBeLessThanOrEqual(BUDGET.script);
    const asked = [...load.hops, ...load.files.map(({ url }) => url)];
    expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(BUDGET.requests);
  });
});

type File = { url: string; kind: string; bytes: number };

/** Everything that a browser with an empty cache fetches to show the page. */
async function firstVisit(path: string): Promise<{ hops: string[]; html: number; files: File[] }> {
  const hops = [path];
  let page = await ask(path);
  for (let to = page.location; to; to = page.location) {
    hops.push(to);
    page = await ask(to);
  }
  const files = new Map<string, File>();
  const queue = loadedBy(page.text);
  for (const url of queue) {
    if (files.has(url)) continue;
    const { text, bytes, status } = await ask(url);
    expect(status, url).toBe(200);
    const kind = /\.(\w+)$/.exec(url)?.[1] ?? "";
    files.set(url, { url, kind, bytes });
    if (kind === "css") queue.push(...[...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, found]) => found!));
  }
  return { hops, html: page.bytes, files: [...files.values()] };
}

async function ask(path: string) {
  const response = await fetch(new URL(path, site.url), {
    headers: { "Accept-Encoding": "br" },
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    text,
    bytes: Number(response.headers.get("Content-Length") ?? text.length),
  };
}

const parser = new Window();

/**
 * The elements that make a browser fetch something without being asked. Of several icons it takes one, the drawn one
 * where it can; a manifest it reads when somebody wants to install.
 */
const LOADING = [
  ["link[rel=stylesheet], link[rel=preload], link[rel=icon][type='image/svg+xml']", "href"],
  ["svg use", "href"],
  ["script[src], img", "src"],
] as const;

function loadedBy(html: string): string[] {
  const document = new parser.DOMParser().parseFromString(html, "text/html");
  const found = LOADING.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!),
  );
  return found.map((url) => url.replace(/#.*/, "")).filter((url) => url !== "");
}
