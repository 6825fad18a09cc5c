import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const SHEETS = ["site.css", ...globSync("sheets/*.css", { cwd: HERE }), "later.css", "modes.css"];
/** The later of two rules of the same weight wins. */
const ORDER = ["tokens.css", "base.css", "layout.css", "parts", "pages", "later", "modes"];

test.each(SHEETS)("%s has its parts before its pages, and modes last", (sheet) => {
  const places = importsOf(sheet).map((file) => ORDER.indexOf(dirname(file).replace(".", file)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("Every file of styles is in a sheet that pages link, and what every page has is not sent a second time", () => {
  const imported = SHEETS.flatMap(importsOf);
  const files = globSync("{parts,pages,later,modes}/*.css", { cwd: HERE });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !imported.includes(file))).toEqual([]);
  const shared = new Set(["site.css", "modes.css"].flatMap(importsOf));
  // Pages of the desk do not link the site's sheet.
  expect(
    globSync("sheets/*.css", { cwd: HERE, exclude: ["sheets/desk.css"] })
      .flatMap(importsOf)
      .filter((file) => shared.has(file)),
  ).toEqual([]);
});

test("Every sheet is linked by a page, and modes.css after all others", () => {
  const pages = globSync("../../{app,kit}/**/*.tsx", { cwd: HERE }).map((file) =>
    readFileSync(join(HERE, file), "utf8"),
  );
  for (const sheet of SHEETS)
    expect(
      pages.some((page) => page.includes(`${basename(sheet)}?url`)),
      sheet,
    ).toBe(true);
  const root = readFileSync(join(HERE, "../../app/root.tsx"), "utf8");
  expect(root.indexOf("href={modes}")).toBeGreaterThan(root.indexOf("<Links />"));
});

/** `importsOf("sheets/tray.css")` is `["parts/tray.css"]` */
function importsOf(sheet: string): string[] {
  const text = readFileSync(join(HERE, sheet), "utf8");
  return [...text.matchAll(/@import "([^"]+)";/g)].map(([, file]) => join(dirname(sheet), file!));
}
