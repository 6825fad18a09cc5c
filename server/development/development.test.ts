import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { CSP, policyWithStyles, securityHeaders } from "../headers.ts";
import { withViteClient } from "./vite-client.ts";
import { withPlaceOfImport } from "./wrong-imports.ts";

const SITE = "http://localhost:3000";

/** A policy as `{ "style-src": "'self'" }`. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/s) as [string, string]));
}

test("In development a page has Vite's script, and its policy differs from that of visitors in two lines alone", async () => {
  const served = policyWithStyles(securityHeaders(SITE, ["https://tiles.example"]), "p{margin:0}");
  const page = new Response("<html><head></head><body>Kia ora</body></html>", {
    status: 422,
    headers: {
      [CSP]: served,
      "Content-Type": "text/html; charset=utf-8",
      ETag: '"a"',
      "Content-Length": "46",
    },
  });
  const shown = await withViteClient(page, SITE);
  expect([shown.status, await shown.text()]).toEqual([
    422,
    expect.stringMatching(/<script type="module" src="\/@vite\/client"><\/script><\/head>/),
  ]);
  expect([shown.headers.get("ETag"), shown.headers.get("Content-Length")]).toEqual([null, null]);
  expect(directives(shown.headers.get(CSP)!)).toEqual({
    ...directives(served),
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self' ws://localhost:3000 https://tiles.example",
  });
});

test("What is no page stays as it is in development", async () => {
  const feed = new Response("<feed></head></feed>", { headers: { "Content-Type": "application/atom+xml" } });
  expect(await (await withViteClient(feed, SITE)).text()).toBe("<feed></head></feed>");
});

test.each([
  ["Failed to load url ./gone.ts (resolved id: ./gone.ts) in FILE. Does the file exist?", 2, 20],
  ["Cannot find module '#domain/gone.ts' imported from 'FILE'", 5, 9],
  ["[vite] The requested module 'kysely' does not provide an export named 'gone'", 6, 23],
  ["[vite] Named export 'gone' not found. The requested module 'kysely' is a CommonJS module, which", 6, 23],
])("A wrong import is told with its line: %s", (message, line, column) => {
  const file = join(newFolder(), "page.ts");
  writeFileSync(
    file,
    `// "./gone.ts" is not here.
import { a } from "./gone.ts";
import {
  b,
} from "#domain/gone.ts";
import { gone } from 'kysely';
`,
  );
  const placed = withPlaceOfImport(new Error(message.replace("FILE", file)), [file]);
  expect(placed).toMatchObject({ id: file, loc: { file, line, column } });
});

test("An error that is no wrong import, or whose file has changed meanwhile, is given back as it is", () => {
  for (const error of [
    new TypeError("x is not a function"),
    "a word",
    new Error("Cannot find module 'a' imported from '/x.ts'"),
  ])
    expect(withPlaceOfImport(error, [])).toBe(error);
});
