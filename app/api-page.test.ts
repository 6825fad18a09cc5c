import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";
import type { ApiDocument } from "#kit/api/document.server.ts";

const site = siteToRead(60);

test("The page for people who write programs says everything that the document says", async () => {
  const { components, paths, info } = (await (
    await site.fetch("/api/v1/openapi.json")
  ).json()) as ApiDocument;
  const { document } = await site.page("/api");
  const text = document.querySelector("main")!.textContent;
  expect(text).toContain(info.description);
  for (const [path, { get }] of Object.entries(paths)) {
    const section = document.querySelector(`section[aria-labelledby="${get.operationId}"]`)!;
    expect(section.querySelector("h2")!.textContent).toBe(get.summary);
    expect(section.textContent).toContain(`GET ${path}`);
    const named = [...section.querySelectorAll("th[scope=row]")].map((one) => one.textContent);
    expect(named).toEqual(get.parameters.map(({ name }) => name));
    for (const { summary } of get["x-examples"]) expect(section.textContent).toContain(summary);
  }
  for (const [name, { properties }] of Object.entries(components.schemas)) {
    const section = document.querySelector(`section[aria-labelledby="${name}"]`)!;
    const fields = [...section.querySelectorAll("th[scope=row]")].map((one) => one.textContent);
    expect(fields).toEqual(Object.keys(properties!));
    for (const one of Object.values(properties!)) {
      expect(section.textContent).toContain((one.description ?? "").replaceAll("`", ""));
    }
  }
  expect(text).not.toMatch(/undefined|\[object|value or|`/);
});

const TYPES: Readonly<Record<string, string>> = {
  geojson: "application/geo+json",
  ndjson: "application/fhir+ndjson",
};

test("Its examples answer, its links lead to what is on it, and the about page and the sitemap lead to it", async () => {
  const { document } = await site.page("/api");
  const links = [...document.querySelectorAll("main a")].map((one) => one.getAttribute("href")!);
  const examples = links.filter((href) => href.startsWith("/api/v1/"));
  expect(examples.length).toBeGreaterThan(6);
  for (const href of examples) {
    const answer = await site.fetch(href);
    expect([href, answer.status, answer.headers.get("Content-Type")]).toEqual([
      href,
      200,
      TYPES[/\.(\w+)/.exec(href)?.[1] ?? ""] ?? "application/json",
    ]);
    // Samples are in no such file.
    if (href.includes(".ndjson")) continue;
    expect(Object.values((await answer.json()) as object).flat().length).toBeGreaterThan(3);
  }
  for (const href of links.filter((one) => one.startsWith("#"))) {
    expect([href, document.getElementById(href.slice(1)) !== null]).toEqual([href, true]);
  }
  const about = await site.page("/about");
  expect(about.document.querySelector('main a[href="/api"]')).not.toBeNull();
  expect(await (await site.fetch("/sitemap.xml")).text()).toContain("<loc>http://niho.test/api</loc>");
});
