import type { TestPage } from "./site.ts";

/** Every link of the search's results in their order; those to phones aside. */
export function results({ document }: TestPage): { href: string; text: string }[] {
  const links = [
    ...document.querySelectorAll(
      "main h3 a, main .panel a, main section > a, main .row-acts a, main .whole a, main .also a",
    ),
  ];
  return links
    .map((link) => ({ href: link.getAttribute("href")!, text: link.textContent }))
    .filter(({ href }) => href.startsWith("/"));
}

export function hrefs(page: TestPage): string[] {
  return results(page).map(({ href }) => href);
}

/** Lists links without what leads to one practice: the whole list, then other ways and pages. */
export function leads(page: TestPage): string[] {
  return hrefs(page).filter((href) => !/^\/(?:dentists\/|book|compare\?ids)/.test(href));
}
