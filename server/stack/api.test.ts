import { describe, expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(3);

const ADDRESSES = [
  "/api/v1/practices",
  "/api/v1/practices/2",
  "/api/v1/places",
  "/api/v1/suggest?q=nelson",
  "/api/v1/openapi.json",
];

describe("What programs are answered", () => {
  test.each(ADDRESSES)("is JSON that any website can read, and no search engine lists: %s", async (path) => {
    const site = await openSite({ samples: 24 });
    for (const visit of [1, 2, 3]) {
      const { status, headers } = await site.fetch(path, {
        headers: { Origin: "https://elsewhere.example" },
      });
      expect([visit, status, headers.get("Content-Type")]).toEqual([visit, 200, "application/json"]);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(headers.get("Access-Control-Expose-Headers")).toBe("ETag");
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Set-Cookie")).toBeNull();
      expect(headers.get("Cache-Control")).toMatch(/^public, max-age=(0|60), s-maxage=30$/);
    }
    expect(site.served.figures()).toMatchObject({ pages: 1, hits: 1 });
  });

  test.each(ADDRESSES)("is not sent again to a program that has it: %s", async (path) => {
    const site = await openSite({ samples: 24 });
    const first = await site.fetch(path);
    const tag = first.headers.get("ETag")!;
    expect(tag).toMatch(/^"[\w-]{20}/);
    for (let visit = 0; visit < 3; visit++) {
      const again = await site.fetch(path, { headers: { "If-None-Match": tag } });
      expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
      expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
    }
    const other = await site.fetch(path, { headers: { "If-None-Match": '"something-else"' } });
    expect(other.status).toBe(200);
    const head = await site.fetch(path, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", tag]);
  });

  test("can be read from any website, with the headers that it wants to send", async () => {
    const site = await openSite({ samples: 3 });
    const answer = await site.fetch("/api/v1/practices", {
      method: "OPTIONS",
      headers: {
        Origin: "https://elsewhere.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "if-none-match",
      },
    });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("GET,HEAD,OPTIONS");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toBe("if-none-match");
    // Nothing else is open to other websites.
    const page = await site.fetch("/directory", { headers: { Origin: "https://elsewhere.example" } });
    expect(page.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(page.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect((await site.fetch("/directory", { method: "OPTIONS" })).status).toBe(405);
  });
});

describe("What goes wrong is told to programs as a problem:", () => {
  test.each([
    ["GET", "/api/v1/nothing", 404],
    ["GET", "/api/v1/practices/2/reviews", 404],
    ["GET", "/api/v1/%FF", 404],
    ["GET", "/api/v1/practices.data", 404],
    ["DELETE", "/api/v1/nothing", 404],
    ["POST", "/api/v1/practices", 405],
    ["PUT", "/api/v1/practices/2", 405],
    ["DELETE", "/api/v1/suggest", 405],
    ["GET", `/api/v1/suggest?q=${"a".repeat(9_000)}`, 414],
  ])("%s %s is %i", async (method, path, status) => {
    const answer = await shared.fetch(path, { method });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, "application/problem+json"]);
    expect(JSON.parse(text)).toMatchObject({ type: "about:blank", status });
    expect(text).toMatch(/"title":"[A-Z][a-z A-Z]+","status":\d+,"detail":"[A-Z/][^"]{10,}\."/);
    expect(text).not.toContain("Something went wrong");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cache-Control")).not.toContain("public");
    expect(answer.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD, OPTIONS" : null);
    expect(Number(answer.headers.get("Content-Length") ?? text.length)).toBe(text.length);
  });

  test("a slash at the end leads to the address without it", async () => {
    const answer = await shared.fetch("/api/v1/practices/?q=x");
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/api/v1/practices?q=x"]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  test("a database that is gone is no page either, and the answer says nothing of what happened", async () => {
    const site = await openSite({ samples: 3 });
    site.log.expect("page failed");
    await site.database.close();
    const answer = await site.fetch("/api/v1/practices");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "application/problem+json"]);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(await answer.json()).toEqual({
      type: "about:blank",
      title: "Service Unavailable",
      status: 503,
      detail: "The directory can’t answer just now. Please ask again in a few seconds.",
    });
  });
});
