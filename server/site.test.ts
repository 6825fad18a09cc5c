import { describe, expect, test } from "vitest";
import { ORIGIN, openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(10);

describe("Whatever is asked,", () => {
  test("an unknown address is a 404 page, whatever the method, and so are the router’s own addresses", async () => {
    const site = await openSite({ samples: 10 });
    const unreadable = ["/%", "/locations/%ff", "/dentists/%c0%ae"];
    for (const path of [
      "/nowhere",
      "/_root.data",
      "/directory.data",
      "/__manifest",
      "/dentists/1/x",
      ...unreadable,
    ]) {
      const page = await site.page(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.document.querySelector("h1")?.textContent).toMatch(/not found|find/i);
    }
    const posted = await site.post("/nowhere", { a: "b" });
    expect(posted.status).toBe(404);
  });

  test("a known address says which methods it has", async () => {
    const site = await openSite({ samples: 10 });
    const onDirectory = await site.fetch("/directory", { method: "PUT", body: "x" });
    expect([onDirectory.status, onDirectory.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    const onForm = await site.fetch("/book", { method: "DELETE" });
    expect([onForm.status, onForm.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await site.post("/directory", {})).status).toBe(405);
    for (const path of [
      "/healthz",
      "/readyz",
      "/readyz/database",
      "/speculation-rules.json",
      "/robots.txt",
    ]) {
      const answer = await site.fetch(path, { method: "PUT", body: "x" });
      expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
  });

  test("one page has one address", async () => {
    const slash = await shared.fetch("/directory/?q=harbour");
    expect([slash.status, slash.headers.get("Location")]).toEqual([308, "/directory?q=harbour"]);
    const elsewhere = await shared.fetch(new Request(`${ORIGIN}//evil.example/`));
    expect([elsewhere.status, elsewhere.headers.get("Location")]).toEqual([308, "/evil.example"]);
  });

  test.each([
    ["/Directory?q=Harbour", "/directory?q=Harbour"],
    ["/%64irectory", "/directory"],
    ["/Dentists/1", "/dentists/1"],
    ["/API/v1/Places", "/api/v1/places"],
    ["/MCP/", "/mcp"],
    ["/HealthZ", "/healthz"],
    ["/DESK/requests/NIHO-7K4Q-2WXR-6M", "/desk/requests/NIHO-7K4Q-2WXR-6M"],
    ["/desk/Today.data", "/desk/today.data"],
  ])("%s is spelled in one way, whether it is read or posted to", async (asked, spelled) => {
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? { body: new URLSearchParams({ q: "x" }) } : {};
      const answer = await shared.fetch(asked, { method, redirect: "manual", ...body });
      expect([method, answer.status, answer.headers.get("Location")]).toEqual([method, 308, spelled]);
    }
  });
});

describe("A post", () => {
  test("from another site’s page is refused", async () => {
    const site = await openSite({ samples: 10 });
    const headersOfStrangers = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of headersOfStrangers) {
      const response = await site.fetch("/", {
        method: "POST",
        body: new URLSearchParams({ "form-name": "booking" }),
        headers,
      });
      expect([headers, response.status]).toEqual([headers, 403]);
    }
  });

  test("from our own page is taken, also where a proxy ends TLS before us", async () => {
    const site = await openSite({ samples: 10 });
    const response = await site.post("/book", {}, { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" });
    expect(response.status).toBe(422);
  });

  test("of another content type is 415, and of more than 64 kB is 413", async () => {
    const site = await openSite({ samples: 10 });
    const file = await site.fetch("/", {
      method: "POST",
      body: "x",
      headers: { "Content-Type": "text/plain" },
    });
    expect(file.status).toBe(415);
    const parts = await site.fetch("/", { method: "POST", body: new FormData() });
    expect(parts.status).toBe(415);
    const large = await site.post("/", { message: "x".repeat(70_000) });
    expect(large.status).toBe(413);
  });
});

describe("Pages travel small:", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, br;q=0", "gzip"],
    ["identity", null],
    ["", null],
  ])("a browser that takes “%s” gets %s", async (accepted, encoding) => {
    const { headers } = await shared.fetch("/", { headers: { "Accept-Encoding": accepted } });
    expect(headers.get("Content-Encoding")).toBe(encoding);
    expect(headers.get("Vary")).toContain("Accept-Encoding");
  });
});

test("When the database is gone, the visitor sees a page that says so, with 503 and the numbers to call", async () => {
  const site = await openSite({ samples: 10 });
  await site.database.close();
  site.log.expect("page failed");
  const page = await site.page("/directory");
  expect(page.status).toBe(503);
  expect(page.document.querySelector("h1")?.textContent).toMatch(/problem/i);
  expect(page.html).toContain("111");
});
