import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  CARE_LEVELS,
  EMERGENCY_REVIEWED_ON,
  EMERGENCY_TYPES,
  FIRST_AID,
  KNOCKED_OUT,
  PREVENTION_TIPS,
} from "./emergency.ts";
import { ROOT } from "#tests/support/repository.ts";
import { ARTICLES } from "./articles/articles.ts";
import { readOn, type Source, SOURCES, sourcesById } from "./sources.ts";

test("Every sentence of the emergency page names where it was read", () => {
  const aid = [KNOCKED_OUT, ...FIRST_AID].flatMap(({ steps, last }) => [...steps, last]);
  const advice = [
    ...CARE_LEVELS.flatMap(({ signs }) => signs),
    ...aid,
    ...EMERGENCY_TYPES,
    ...PREVENTION_TIPS,
  ];
  expect(advice.length).toBeGreaterThan(40);
  expect(advice.filter(({ from }) => from.length === 0)).toEqual([]);
});

test("Every source has an address of its own", () => {
  const urls = Object.values(SOURCES).map(({ url }) => url);
  expect(urls.filter((url) => !URL.canParse(url) || !/^https?:/.test(url))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

test("Every source has a day on which it was read, and none was read after the review of the emergency page", () => {
  const days = Object.values(SOURCES).map((source) => readOn(source));
  expect(days.filter((day) => !/^2026-\d\d-\d\d$/.test(day) || day > EMERGENCY_REVIEWED_ON)).toEqual([]);
});

test("No health statement rests on what a dental practice says on its own site", () => {
  const ofPractices = Object.values(SOURCES).filter(({ publisher }) => /\bpractice\b/i.test(publisher));
  expect(ofPractices).toEqual([]);
  // In an article it may be an example of what one charges or does, and is called that.
  const inArticles = ARTICLES.flatMap(({ sources }) => sources).filter(({ publisher }) =>
    /\bpractice\b/i.test(publisher),
  );
  expect(inArticles.filter(({ publisher }) => !publisher.endsWith("as an example"))).toEqual([]);
});

test("Every source of a page is in the list with its day, and every source of the list is named by a page", () => {
  const files = globSync("content/**/*.ts", { cwd: ROOT }).filter(
    (file) => !/\/sources(\.test)?\.ts$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  const named = Object.keys(SOURCES).filter((id) => text.includes(`"${id}"`));
  expect(Object.keys(SOURCES).filter((id) => !named.includes(id))).toEqual([]);
});

test("A source that an article shares with the list is named alike in both", () => {
  const listed = new Map<string, Source>(Object.values(SOURCES).map((source) => [source.url, source]));
  const shared = ARTICLES.flatMap(({ slug, sources }) =>
    sources
      .filter(({ url }) => listed.has(url))
      .map(({ url, publisher, title }) => ({ slug, url, publisher, title })),
  );
  expect(shared.length).toBeGreaterThan(20);
  const otherwise = shared.filter(({ url, title }) => listed.get(url)!.title !== title);
  expect(otherwise.map(({ slug, url, title }) => [slug, url, title, listed.get(url)!.title])).toEqual([]);
});

test("Sources are given once, in the order in which they are named", () => {
  expect(sourcesById(["acc", "workAndIncome", "acc"])).toEqual([SOURCES.acc, SOURCES.workAndIncome]);
});
