import { parseSync } from "vite";
import { describe, expect, test, vi } from "vitest";
import { readSources, type Source } from "./support/repository.ts";
import { importTool } from "./support/tools.ts";

/**
 * An expression whose time grows faster than its text lets one long line stop the site for everybody. `recheck`
 * decides by automata where it can and by an attack that it breeds where it cannot (lookarounds, large repeats).
 */

const MINUTES = 60_000;

/** What the checker cannot clear, and why it stays. */
const CLEARED = new Map([
  [
    String.raw`/(?:(?<!\d{3})\d|[ap]m)\s*\+(?!\s*\d)/i`,
    "The checker counts the steps of a lookbehind of fixed length. Texts have 255 characters at most; 160,000 characters of its own attack take Node 0.3 ms.",
  ],
  [
    String.raw`/\d\s*[ap]\.?m|\d\.\d|\dh\d?|(?<![\d:])\d{4}-\d{4}/i`,
    "The checker counts the steps of a lookbehind of one character. 80,000 characters of its own attack take Node 0.6 ms.",
  ],
]);

/** Where an expression is put together at run time, and from what. */
const MADE = new Map([
  ["app/emergency/offline-page.ts", "Two ids of ours, and they read a page of ours."],
  ["app/emergency/with-numbers.tsx", "Three phone numbers of ours, escaped."],
  ["outbox/outbox.ts", "One word of a name or an address, escaped."],
]);

type Recheck = {
  check: (
    source: string,
    flags: string,
    params: { randomSeed: number; timeout: null; incubationTimeout: null; attackTimeout: null },
  ) => Promise<
    | { status: "safe" }
    | { status: "vulnerable"; complexity: { summary: string } }
    | { status: "unknown"; error: { kind: string } }
  >;
};

const sources = readSources().filter(({ file }) => !/^tests\/|\.test\.tsx?$/.test(file));
const literals = [...new Set(sources.flatMap((source) => expressionsIn(source).literals))];

describe("No text is too long for an expression of ours:", () => {
  test("each takes a time that grows as its text does", { timeout: 10 * MINUTES }, async () => {
    expect(literals.length).toBeGreaterThan(80);
    expect(await slowAmong(literals.filter((literal) => !CLEARED.has(literal)))).toEqual([]);
  });

  test("what is made an exception of is still there", () => {
    expect([...CLEARED.keys()].filter((literal) => !literals.includes(literal))).toEqual([]);
  });

  test("none is put together at run time but from what is ours", () => {
    const made = sources.filter((source) => expressionsIn(source).isMaking).map(({ file }) => file);
    expect(made).toEqual([...MADE.keys()]);
  });

  test("one that is planted is found", { timeout: MINUTES }, async () => {
    const planted = { file: "app/x.ts", text: "export const A = /^(\\w+\\s?)+$/u; new RegExp(text);" };
    const { literals: found, isMaking } = expressionsIn(planted);
    expect([await slowAmong(found), isMaking]).toEqual([["/^(\\w+\\s?)+$/u: exponential"], true]);
  });
});

/** `/\s+$/: 2nd degree polynomial` for each whose time is not known to grow as its text does. */
async function slowAmong(expressions: readonly string[]): Promise<string[]> {
  // The checker's own JavaScript: its other ways need Java or a binary of the platform.
  vi.stubEnv("RECHECK_BACKEND", "pure");
  const { check } = await importTool<Recheck>("recheck");
  const slow: string[] = [];
  for (const literal of expressions) {
    const end = literal.lastIndexOf("/");
    const params = { randomSeed: 1, timeout: null, incubationTimeout: null, attackTimeout: null } as const;
    const found = await check(literal.slice(1, end), literal.slice(end + 1), params);
    if (found.status === "vulnerable") slow.push(`${literal}: ${found.complexity.summary}`);
    if (found.status === "unknown") slow.push(`${literal}: ${found.error.kind}`);
  }
  return slow;
}

/** Walks over everything that the parser made of a file. */
function expressionsIn({ file, text }: Source): { literals: string[]; isMaking: boolean } {
  const found: string[] = [];
  let isMaking = false;
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(`/${pattern}/${flags}`);
    }
    const callee = "callee" in node ? (node.callee as { name?: string }) : {};
    isMaking ||= callee.name === "RegExp";
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, text).program);
  return { literals: found, isMaking };
}
