import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const SHEETS = ["site.css", ...globSync("sheets/*.css", { cwd: HERE })];

test.each(SHEETS)(
  "%s says the order of the layers first, so that it does not matter which sheet arrives first",
  (sheet) => {
    expect(importsOf(sheet)[0]).toEqual({ file: "layers.css", layer: undefined });
  },
);

test("Every file of styles is in a sheet that pages link, in the layer of its folder", () => {
  const imported = SHEETS.flatMap(importsOf);
  const folders = { parts: "parts", pages: "pages", modes: "modes" };
  for (const [folder, layer] of Object.entries(folders)) {
    const files = globSync(`${folder}/*.css`, { cwd: HERE });
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const places = imported.filter((one) => one.file === file);
      expect(places.length, file).toBeGreaterThan(0);
      expect(new Set(places.map((one) => one.layer)), file).toEqual(new Set([layer]));
    }
  }
});

test("Every sheet of an area is linked by a page, and what every page has is not sent a second time", () => {
  const pages = globSync("../../{app,kit}/**/*.tsx", { cwd: HERE }).map((file) =>
    readFileSync(join(HERE, file), "utf8"),
  );
  const shared = new Set(importsOf("site.css").map(({ file }) => file));
  for (const sheet of SHEETS.slice(1)) {
    expect(
      pages.some((page) => page.includes(`sheets/${basename(sheet)}?url`)),
      sheet,
    ).toBe(true);
    const twice = importsOf(sheet).filter(({ file, layer }) => layer && shared.has(file));
    expect(twice, sheet).toEqual([]);
  }
});

function importsOf(sheet: string): { file: string; layer: string | undefined }[] {
  const text = readFileSync(join(HERE, sheet), "utf8");
  return [...text.matchAll(/@import "([^"]+)"(?: layer\((\w+)\))?;/g)].map(([, file, layer]) => ({
    file: join(dirname(sheet), file!),
    layer,
  }));
}
