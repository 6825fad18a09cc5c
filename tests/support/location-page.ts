import type { TestPage } from "./site.ts";

/** What the page of a place says, as its tests read it. */

export function mainOf({ document }: TestPage): Element {
  return document.querySelector("main")!;
}

export function figures({ document }: TestPage): Map<string, string> {
  return new Map(
    [...document.querySelectorAll("main dl div")].map((one) => [
      one.querySelector("dt")!.textContent,
      one.querySelector("dd")!.textContent,
    ]),
  );
}

export function links(page: TestPage, selector = "a"): { text: string; href: string }[] {
  return [...mainOf(page).querySelectorAll(selector)].map((one) => ({
    text: one.textContent,
    href: one.getAttribute("href")!,
  }));
}

export function answerTo({ document }: TestPage, start: string): string {
  const found = [...document.querySelectorAll("details")].find((one) =>
    one.querySelector("summary")!.textContent.startsWith(start),
  );
  return [...found!.querySelectorAll("p")].map((one) => one.textContent).join(" ");
}
