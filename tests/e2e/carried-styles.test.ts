import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILD, PAGE_STYLES } from "#server/build.ts";
import type { BuiltStyles } from "#server/surroundings.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { ROOT } from "../support/repository.ts";
import { site } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";

/** Those that islands link themselves, once they need them. */
const OF_ISLANDS = /^(tray|live-map)-/;

test("The sheet that a page carries has every class of it that our styles know", async () => {
  const known = classesOf(wholeStyles());
  expect(known.size).toBeGreaterThan(300);
  const pages = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted);
  for (const { path } of sampleOf(pages, 40)) {
    const html = await (await fetch(site.url + path)).text();
    const [, later] = / href="([^"]*\/touch-[^"]*)"/.exec(html)!;
    const own = classesOf(/<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!);
    expect(own.size, path).toBeLessThan(known.size);
    const carried = own.union(classesOf(await (await fetch(site.url + later!)).text()));
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" "));
    const missing = new Set(used.filter((name) => known.has(name) && !carried.has(name)));
    expect([...missing], path).toEqual([]);
  }
});

test("No page and no sheet has a layer, a comparison of widths or what scripts alone show, which older browsers leave out with all in it", () => {
  const { sheets } = JSON.parse(readFileSync(PAGE_STYLES, "utf8")) as BuiltStyles;
  const carried = Object.entries(sheets);
  const linked = globSync(join(BUILD, "client/assets/*.css")).map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]);
  expect(linked.length).toBeGreaterThan(5);
  for (const [name, sheet] of [...carried, ...linked])
    expect(sheet!.match(/@layer[^{;]*|@media[^{]*([<>]|scripting: ?enabled)[^{]*/g), name).toBeNull();
});

function wholeStyles(): string {
  const folder = join(ROOT, "build/client/assets");
  const files = globSync("*.css", { cwd: folder }).filter((file) => !OF_ISLANDS.test(file));
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
}

function classesOf(sheet: string): ReadonlySet<string> {
  return new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}
