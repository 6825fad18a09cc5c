import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/house.ts";
import { staticFiles } from "./static-files.ts";

const site = new Hono().use(staticFiles(join(ROOT, "public")));

test.each([
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml"],
  ["/apple-touch-icon.png", "image/png"],
  ["/icon-192.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/icon-maskable-512.png", "image/png"],
])("%s is served as what it is, and may be kept for an hour", async (path, type) => {
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")?.split(";")[0]).toBe(type);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("every icon and the manifest that a page names is there", async () => {
  const { document } = await (await openSite({ samples: 0 })).page("/");
  const links = document.querySelectorAll("link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]");
  const addresses = [...links].map((link) => link.getAttribute("href")!);
  expect(addresses).toHaveLength(4);
  for (const address of addresses)
    expect([address, (await site.request(address)).status]).toEqual([address, 200]);
});
