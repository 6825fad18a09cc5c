import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { TOWNS } from "#content/towns.ts";
import { BUILD } from "#server/build.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { BUDGET, BUDGET_PAINT, bytesOf, firstVisit, htmlBudget } from "../support/first-visit.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

/** Every state in the full suite; in the daily one a state of every third page file. */
const PAGES = isFullSuite
  ? EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted)
  : sampleOf(everyTemplate(), 14);

test.each(PAGES)("$state ($path) arrives within its budget of bytes and requests", async ({ path }) => {
  const visit = await firstVisit(site.url, path);
  expect(visit.html, "HTML").toBeLessThanOrEqual(htmlBudget(path));
  expect(visit.beforePaint.bytes, "before the first paint").toBeLessThanOrEqual(BUDGET_PAINT.bytes);
  expect(visit.beforePaint.requests, "before the first paint").toBeLessThanOrEqual(BUDGET_PAINT.requests);
  expect(visit.css, "CSS in the page").toBeGreaterThan(4_000);
  expect(bytesOf(visit, "css"), "CSS beside the page").toBe(0);
  expect(bytesOf(visit, "woff2"), "fonts beside the page").toBe(0);
  expect(bytesOf(visit, "js"), "scripts").toBeLessThanOrEqual(visit.hasIslands ? BUDGET.script : 0);
  expect(visit.asked.length, visit.asked.join(" ")).toBeLessThanOrEqual(BUDGET.requests);
});

test("Today at the desk has at most 128 kB of script, packed when the site is built", () => {
  const client = join(BUILD, "client");
  const chunks = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const pages = /^app\/(?:root|desk\/desk-layout|desk\/today-page)\.|\/entry\.client\./;
  const reached = new Set(Object.keys(chunks).filter((name) => pages.test(name)));
  expect(reached.size).toBe(4);
  for (const name of reached) for (const next of chunks[name]!.imports ?? []) reached.add(next);
  const routes = globSync("assets/manifest-*.js", { cwd: client });
  const files = new Set([...routes, ...[...reached].map((name) => chunks[name]!.file)]);
  const bytes = [...files].map((file) => statSync(join(client, `${file}.br`)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(128_000);
});

test("No script that a press fetches holds the list of towns", () => {
  const chunks = JSON.parse(readFileSync(join(BUILD, "client/.vite/manifest.json"), "utf8")) as Manifest;
  const reached = new Set(Object.keys(chunks).filter((name) => /\.island\.|^kit\/islands\//.test(name)));
  for (const name of reached)
    for (const next of [...(chunks[name]!.imports ?? []), ...(chunks[name]!.dynamicImports ?? [])])
      reached.add(next);
  const files = new Set([...reached].map((name) => chunks[name]!.file));
  const texts = [...files].map((file) => [file, readFileSync(join(BUILD, "client", file), "utf8")] as const);
  expect(texts.some(([, text]) => text.includes("hydrateRoot"))).toBe(true);
  const [town] = TOWNS;
  expect(texts.filter(([, text]) => text.includes(town!.name)).map(([file]) => file)).toEqual([]);
});

test("A build made by the tests, too, has the React of production", () => {
  const scripts = globSync(join(BUILD, "client/assets/*.js"));
  const withReact = scripts.filter((file) => readFileSync(file, "utf8").includes("react-dom"));
  const development = scripts.filter((file) => readFileSync(file, "utf8").includes("React DevTools"));
  expect(withReact).not.toEqual([]);
  expect(development).toEqual([]);
});
