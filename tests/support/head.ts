import type { TestPage } from "./site.ts";

/** What a page says of itself to machines, and its words. */

export function titleOf({ document }: TestPage): string {
  return document.querySelector("head title")!.textContent;
}

export function descriptionOf({ document }: TestPage): string {
  return document.querySelector('meta[name="description"]')!.getAttribute("content")!;
}

export function canonicalOf({ document }: TestPage): string | null {
  return document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
}

export function robotsOf({ document }: TestPage): string | null {
  return document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null;
}

export function headings({ document }: TestPage, level: "h2" | "h3" = "h2"): string[] {
  return [...document.querySelectorAll(`main ${level}`)].map((heading) => heading.textContent);
}

export function mainText({ document }: TestPage): string {
  return document.querySelector("main")!.textContent;
}

/** The words of each element that fits. */
export function textsOn({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.textContent);
}

/** Where each link that fits leads. */
export function hrefsOn({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute("href")!);
}
