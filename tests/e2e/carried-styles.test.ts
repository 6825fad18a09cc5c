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

const FORM = "application/x-www-form-urlencoded";

test("The sheet that a page carries has every class of it that our styles know", async () => {
  const known = classesOf(wholeStyles());
  expect(known.size).toBeGreaterThan(300);
  const pages = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted);
  for (const { path } of sampleOf(pages, 40)) {
    const html = await (await fetch(site.url + path)).text();
    expect(await missingClasses(html, known), path).toEqual([]);
  }
});

test("A page that failed says so in its title, and carries the sheet of pages that failed", async () => {
  const response = await fetch(`${site.url}/new-patients?practice=999999`);
  const html = await response.text();
  expect([response.status, titleOf(html)]).toEqual([404, "Page not found | Niho"]);
  expect(await missingClasses(html, classesOf(wholeStyles()))).toEqual([]);
  const unreadable = { method: "POST", body: "%FF", headers: { "Content-Type": FORM, Origin: site.url } };
  const answer = await (await fetch(`${site.url}/contact`, unreadable)).text();
  expect(titleOf(answer)).toBe("We couldn’t read that form | Niho");
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

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html)?.[1];
}

/** The classes of a page that our styles know and neither its own sheet nor the file that waits has. */
async function missingClasses(html: string, known: ReadonlySet<string>): Promise<string[]> {
  const [, later] = / href="([^"]*\/touch-[^"]*)"/.exec(html)!;
  const own = classesOf(/<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!);
  expect(own.size).toBeLessThan(known.size);
  const carried = own.union(classesOf(await (await fetch(site.url + later!)).text()));
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" "));
  return [...new Set(used.filter((name) => known.has(name) && !carried.has(name)))];
}

function wholeStyles(): string {
  const folder = join(ROOT, "build/client/assets");
  const files = globSync("*.css", { cwd: folder }).filter((file) => !OF_ISLANDS.test(file));
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
}

function classesOf(sheet: string): ReadonlySet<string> {
  return new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}
