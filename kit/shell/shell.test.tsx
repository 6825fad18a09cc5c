import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";
import { Page } from "./page.tsx";
import { startupFallback } from "./startup-fallback.ts";

test("the first thing on every page is a way past the header", () => {
  expect(page()).toMatch(/^<a class="skip" href="#main">/);
  expect(page()).toContain('<main id="main" tabindex="-1">');
});

test("the section that a page belongs to is marked in the header", () => {
  expect(page({ path: "/directory" })).toContain(
    '<a href="/directory" aria-current="page">Find Dentists</a>',
  );
  expect(page({ path: "/dentists/12-x" })).toContain(
    '<a href="/directory" aria-current="true">Find Dentists</a>',
  );
  expect(page({ path: "/" })).not.toContain("aria-current");
});

test("the header and the phone's menu lead into the field that searches the whole site", () => {
  const [header] = /<header.*<\/header>/s.exec(page())!;
  expect([
    ...header.matchAll(/<a [^>]*href="\/search#q"[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?Search</gs),
  ]).toHaveLength(2);
});

test("prices are in the phone's menu and in the footer", () => {
  expect([...page().matchAll(/<a href="\/prices"[^>]*>Prices</g)]).toHaveLength(2);
});

test("the slim footer is one line of links, with who is to be reached and what happens with data", () => {
  const [footer] = /<footer.*<\/footer>/s.exec(page({ footer: "slim" }))!;
  expect([...footer.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/directory",
    "/contact",
    "/privacy-policy",
    "/terms",
  ]);
});

test("the notice is first in the page, says which practices are made up, and is gone with them", () => {
  const first = /<main id="main" tabindex="-1"><div class="demonstration"><p class="wrap">(.*?)<\/p><\/div>/;
  const said = (samples: "all" | "some" | "none") =>
    first.exec(page({ samples }))?.[1]!.replaceAll(/<[^>]+>/g, "");
  expect(said("all")).toBe(
    "This is a demo: practices, reviews and figures are made up. In pain? Healthline 0800 611 116.",
  );
  expect(said("some")).toBe(
    "Some practices here are made up, each marked “Sample”. In pain? Healthline 0800 611 116.",
  );
  expect(said("none")).toBeUndefined();
});

test("the footer carries the year it is given, and none when nobody knows it", () => {
  expect(page({ year: 2031 })).toContain("© 2031 Niho.");
  expect(page({ year: null })).not.toContain("©");
});

test("forms go without the dock", () => {
  expect(page()).toContain('class="dock"');
  expect(page({ dock: "none" })).not.toContain('class="dock"');
});

test("a page for our own faults leaves nobody in pain without a number", () => {
  const Site = createRoutesStub([{ path: "/", Component: ErrorPage }]);
  const html = renderToStaticMarkup(<Site />);
  expect(html).toContain("Sorry, there is a problem with the service");
  expect(html).toContain('href="tel:111"');
  expect(html).toContain('href="tel:0800611116"');
});

test("the page shown before the site can start needs nothing else and asks to be refreshed", () => {
  const html = startupFallback("Niho");
  expect(html).toContain("<h1>Niho</h1>");
  expect(html).toContain("Loading...");
  expect(html).toMatch(/refresh it yourself/);
  expect(html).not.toMatch(/<script|<link|style=|src=|url\(/);
  expect(html).toContain('href="tel:111"');
  expect(html).toContain('href="tel:0800611116"');
});

function page(facts: Partial<Parameters<typeof Page>[0]> = {}): string {
  return renderToStaticMarkup(
    <Page path="/" year={2027} samples="none" {...facts}>
      <h1>A page</h1>
    </Page>,
  );
}
