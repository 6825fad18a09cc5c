import { expect, test } from "vitest";
import { admissionCache } from "./admission-cache.ts";

type Page = { text: string };

const page = (text: string): Page => ({ text });

test("evicts the least recently used entry, and never holds more bytes than it may", () => {
  const cache = admissionCache<Page>(1_000);
  for (let at = 0; at < 10; at++) cache.offer(`n${at}`, page(`${at}`), 100, true);
  cache.get("n0");
  const newest = page("new");
  cache.offer("new", newest, 100, true);
  expect([cache.get("n0")?.text, cache.get("n1"), cache.get("new")]).toEqual(["0", undefined, newest]);
  cache.resize("new", newest, 120);
  expect(cache.figures()).toEqual({ entries: 9, bytes: 920, evicted: 2 });
});

test("does not cache what is larger than an eighth of it, also when it has grown to that", () => {
  const cache = admissionCache<Page>(1_000);
  expect(cache.offer("huge", page("huge"), 126, true)).toBe(false);
  const grown = page("grown");
  cache.offer("grown", grown, 100, true);
  cache.resize("grown", grown, 126);
  expect(cache.figures()).toMatchObject({ entries: 0, bytes: 0 });
});

test("a hundred thousand keys that are asked for once evict nothing", () => {
  const cache = admissionCache<Page>(1_000_000);
  cache.offer("used", page("yes"), 1_000, true);
  for (let at = 0; at < 100_000; at++) cache.offer(`/directory?q=${at}`, page("x"), 10_000, false);
  expect(cache.figures()).toEqual({ entries: 1, bytes: 1_000, evicted: 0 });
  expect(cache.get("used")?.text).toBe("yes");
});
