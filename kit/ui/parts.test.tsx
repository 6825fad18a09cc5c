import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceRuler, scaleAround, VISIT_SCALE } from "./price-ruler.tsx";
import { Pager, shownPages } from "./pager.tsx";
import { RatingDistribution } from "./rating-distribution.tsx";
test("every icon that can be named is in the sprite", () => {
  const union = readFileSync(new URL("./icon.tsx", import.meta.url), "utf8").matchAll(/\| "([\w-]+)"/g);
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  expect([...union].map(([, name]) => name).filter((name) => !sprite.includes(`id="${name}"`))).toEqual([]);
});

test("the sprite, shown by itself, is the mark of favicon.svg in its colours", () => {
  const [sprite, favicon] = ["./icons.svg", "../../public/favicon.svg"].map((file) =>
    readFileSync(new URL(file, import.meta.url), "utf8"),
  );
  const drawing = / d="([^"]+)"/.exec(favicon!)![1]!;
  expect(sprite).toMatch(/<use id="icon" href="#mark" fill="#\w+"\/>/);
  expect(/<symbol id="mark".*? d="([^"]+)"/.exec(sprite!)![1]).toBe(drawing);
  for (const colour of favicon!.match(/#\w{6}/g)!) expect(sprite).toContain(colour);
});

test("a pager is not shown for a single page", () => {
  expect(pager(1, 1)).toBe("");
});

test("a pager says where one is, to a phone in words", () => {
  expect(pager(2, 12)).toContain("Page 2 of 12");
  expect(pager(2, 12)).toContain('<span class="number" aria-current="page">2</span>');
});

test("a pager has no way before the first page or after the last", () => {
  expect(pager(1, 3)).not.toContain("Previous");
  expect(pager(3, 3)).not.toContain("Next");
});

test("a pager leaves out the pages in between, but never a single one", () => {
  expect(shownPages(1, 12)).toEqual([1, 2, null, 12]);
  expect(shownPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(shownPages(4, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("a price lies on its line where its dollars say, the guide price under it, and nothing leaves the line", () => {
  const bars = (ruler: ReactElement) =>
    [
      ...renderToStaticMarkup(ruler).matchAll(
        /<rect(?: class="(\w+)")? x="([\d.]+)%" y="\d" width="([\d.]+)%"/g,
      ),
    ].map(([, kind = "price", x, width]) => [kind, Number(x), Number(width)]);
  const guide = { from: 150, to: 300 };
  expect(bars(<PriceRuler from={200} to={280} scale={VISIT_SCALE} guide={guide} />)).toEqual([
    ["band", 37.5, 37.5],
    ["price", 50, 20],
  ]);
  expect(scaleAround(guide)).toEqual({ from: 60, to: 390 });
  expect(bars(<PriceRuler from={500} to={900} scale={VISIT_SCALE} />)).toEqual([["price", 97, 3]]);
  expect(bars(<PriceRuler from={0} to={900} scale={VISIT_SCALE} />)).toEqual([["price", 0, 100]]);
});

test("a starting price is a dot on its line", () => {
  const ruler = renderToStaticMarkup(<PriceRuler from={100} to={null} scale={VISIT_SCALE} />);
  expect(ruler).toContain('<circle cx="25%"');
  expect(ruler).not.toContain("<rect");
});

test("the distribution of a rating is told in words, and its bars are hidden from who hears them", () => {
  const html = renderToStaticMarkup(
    <RatingDistribution value={4.9} count={324} counts={[1, 1, 6, 27, 289]} />,
  );
  const words = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(words).toContain("5 stars 289 4 stars 27 3 stars 6 2 stars 1 1 star 1");
  expect(html.match(/<svg/g)).toHaveLength(html.match(/<svg[^>]* aria-hidden="true"/g)!.length);
  expect(html).toContain('width="89.2%"');
});

function pager(page: number, pages: number): string {
  return renderToStaticMarkup(<Pager page={page} pages={pages} hrefOf={(n) => `/directory?page=${n}`} />);
}
