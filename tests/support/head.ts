import type { TestPage } from "./site.ts";

/** What a page says of itself to machines. */
export function titleOf({ document }: TestPage): string {
  return document.querySelector("head title")!.textContent;
}

export function canonicalOf({ document }: TestPage): string | null {
  return document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
}

export function robotsOf({ document }: TestPage): string | null {
  return document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null;
}
