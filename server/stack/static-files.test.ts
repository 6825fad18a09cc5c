import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/repository.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ samples: 0, surroundings: { clientFiles: join(ROOT, "public") } });
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml"],
  ["/apple-touch-icon.png", "image/png"],
  ["/icon-192.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/icon-maskable-512.png", "image/png"],
])("%s is served as what it is, and may be kept for an hour", async (path, type) => {
  const answer = await site.fetch(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")?.split(";")[0]).toBe(type);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("other sites may show the picture of a shared link, and no other file", async () => {
  const picture = await site.fetch("/share/home.png");
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(picture.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  const icon = await site.fetch("/icon-192.png");
  expect(icon.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
});

test("a range that a file does not have is refused, and no cache keeps the refusal in the place of the file", async () => {
  const answer = await site.fetch("/favicon.svg", { headers: { Range: "bytes=999999-" } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([416, "no-store"]);
});

test("every icon and the manifest that a page names is there", async () => {
  const { document } = await site.page("/");
  const links = document.querySelectorAll("link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]");
  const addresses = [...links].map((link) => link.getAttribute("href")!);
  expect(addresses).toHaveLength(4);
  // The drawn one is a built file, which tests/e2e/weight.test.ts fetches on every page.
  for (const address of addresses.filter((one) => !one.includes("icons.svg")))
    expect([address, (await site.fetch(address)).status]).toEqual([address, 200]);
});
