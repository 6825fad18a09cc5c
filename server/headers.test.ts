import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestListener, speak } from "#tests/support/listener.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { observatoryScore } from "#tests/support/observatory.ts";
import { openSite, ORIGIN, type TestSite } from "#tests/support/site.ts";
import { STARTUP_SHEET } from "#kit/shell/startup-fallback.ts";
import { readConfig } from "./config.ts";
import { policyWithStyles, securityHeaders, withoutAddress } from "./headers.ts";

const HTTPS = "https://niho.example";
const PROGRAM = { Accept: "application/json" };
/** A site that starts is not waited for. */
const AT_ONCE = { startupWait: 0 };

/** Each kind of answer over a real connection, with its status. The last two leave a site that answers no more. */
const ANSWERS: readonly (readonly [string, number, (url: string, site: TestSite) => Promise<Response>])[] = [
  ["a page", 200, (url) => fetch(`${url}/`)],
  ["a page of which only the headers are asked", 200, (url) => fetch(`${url}/`, { method: "HEAD" })],
  ["a form", 200, (url) => fetch(`${url}/book`)],
  ["a file", 200, (url) => fetch(`${url}/planted.css`)],
  ["robots.txt", 200, (url) => fetch(`${url}/robots.txt`)],
  ["security.txt", 200, (url) => fetch(`${url}/.well-known/security.txt`)],
  ["the feed", 200, (url) => fetch(`${url}/blog/feed.xml`)],
  ["the health check", 200, (url) => fetch(`${url}/healthz`)],
  ["the readiness check", 200, (url) => fetch(`${url}/readyz`)],
  ["the readiness check of the database", 200, (url) => fetch(`${url}/readyz/database`)],
  ["a form that was kept", 303, (url) => post(url, GOOD)],
  ["a program's form that was kept", 201, (url) => post(url, GOOD, PROGRAM)],
  ["another address of a page", 308, (url) => fetch(`${url}/directory/`, { redirect: "manual" })],
  ["a page that is not there", 404, (url) => fetch(`${url}/nowhere`)],
  ["an address that cannot be decoded", 404, (url) => fetch(`${url}/%E0%A4%A`)],
  ["a post of another site", 403, (url) => post(url, GOOD, { "Sec-Fetch-Site": "cross-site" })],
  ["a method that is not known", 405, (url) => fetch(`${url}/directory`, { method: "DELETE" })],
  ["a method that nobody has", 405, (url) => fetch(`${url}/directory`, { method: "OPTIONS" })],
  ["a post to the health check", 405, (url) => fetch(`${url}/healthz`, { method: "POST" })],
  ["a post to a file", 405, (url) => fetch(`${url}/planted.css`, { method: "POST", body: "x" })],
  ["a post to a file that is not there", 404, (url) => fetch(`${url}/nowhere.css`, { method: "POST" })],
  ["too long a body", 413, (url) => post(url, { message: "x".repeat(70_000) })],
  ["too long an address", 414, (url) => fetch(`${url}/?q=${"x".repeat(9_000)}`)],
  ["another content type", 415, (url) => fetch(url, { method: "POST", body: "x" })],
  ["a form with mistakes", 422, (url) => post(url, { "form-name": "contact" })],
  ["a form that we do not have", 422, (url) => post(url, { "form-name": "nothing" })],
  ["a program's form with mistakes", 422, (url) => post(url, { "form-name": "contact" }, PROGRAM)],
  ["a post too many", 429, tooMany],
  ["a page while the database is gone", 503, broken],
];

const GOOD = {
  "form-name": "contact",
  name: "Māia",
  email: "maia@example.co.nz",
  subject: "Hello",
  category: "general",
  message: "Kia ora",
};

test("On https every answer scores 130 and more at the Observatory, and has all of our headers", async () => {
  const site = await openSite({ samples: 30, publicUrl: HTTPS, surroundings: { clientFiles: folder() } });
  const { url } = await openTestListener({ site: site.served, publicUrl: HTTPS });
  for (const [what, status, ask] of ANSWERS) {
    const answer = await ask(url, site);
    expect([what, answer.status]).toEqual([what, status]);
    expect(observatoryScore(answer.headers), what).toBeGreaterThanOrEqual(130);
    expectEverything(answer.headers);
    await answer.body?.cancel();
  }
});

describe("So does what is answered before a page could be:", () => {
  test("the page while the site starts (503)", async () => {
    const { url } = await openTestListener({ publicUrl: HTTPS, limits: AT_ONCE });
    const carrying = policyWithStyles(securityHeaders(HTTPS), STARTUP_SHEET);
    for (const [path, status, policy] of [
      ["/", 503, carrying],
      ["/healthz", 200, undefined],
    ] as const) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(status);
      expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(130);
      expectEverything(answer.headers, policy, withoutAddress(securityHeaders(HTTPS)));
    }
  });

  test("what is no request", async () => {
    const { served: site } = await openSite({ samples: 0, publicUrl: HTTPS });
    const { port } = await openTestListener({ site, publicUrl: HTTPS });
    for (const [what, bytes] of [
      ["nonsense (400)", "HELLO\r\n\r\n"],
      ["no host (400)", "GET / HTTP/1.1\r\n\r\n"],
      ["too many headers (431)", `GET / HTTP/1.1\r\nHost: a\r\n${"a: b\r\n".repeat(200)}\r\n`],
      ["too long headers (431)", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    ] as const) {
      const spoken = await speak(port, bytes);
      await expect.poll(() => spoken.heard()).toContain("\r\n\r\n");
      const [first, ...lines] = spoken.heard().split("\r\n\r\n")[0]!.split("\r\n");
      expect(first).toContain(/\d+/.exec(what)![0]);
      const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
      expect(observatoryScore(headers), what).toBeGreaterThanOrEqual(130);
      expectEverything(headers, undefined, withoutAddress(securityHeaders(HTTPS)));
    }
  });
});

test("Without https nothing is promised that only https can keep", () => {
  const names = securityHeaders("http://localhost:3000").map(([name]) => name);
  expect(names).not.toContain("Strict-Transport-Security");
  expect(policyOf(securityHeaders("http://localhost:3000"))).not.toContain("upgrade-insecure-requests");
  expect(policyOf(securityHeaders(HTTPS))).toContain("upgrade-insecure-requests");
});

test("The operator's map can be fetched from its own address; the rest of the policy is the same", () => {
  const lines = (origins: readonly string[]) => policyOf(securityHeaders(HTTPS, origins)).split("; ");
  const added = lines(["https://tiles.example", "https://letters.example"]);
  expect(added).toContain("connect-src 'self' https://tiles.example https://letters.example");
  const others = (all: string[]) => all.filter((line) => !line.startsWith("connect-src"));
  expect(others(added)).toEqual(others(lines([])));
});

test("Every answer of a site with such a map says so", async () => {
  const map = { origins: ["https://tiles.example"], tiles: undefined };
  const site = await openSite({ samples: 10, surroundings: { map } });
  for (const path of ["/", "/directory", "/locations/nelson", "/api/v1/places", "/nowhere"])
    for (const visit of [1, 2]) {
      const { headers } = await site.fetch(path);
      expect([path, visit, headers.get("Content-Security-Policy")]).toEqual([
        path,
        visit,
        expect.stringContaining("connect-src 'self' https://tiles.example"),
      ]);
    }
});

test("A page that carries its styles is admitted with exactly these, links none, and lends its hash to no other", async () => {
  const [sheet, ofProblem] = ["p{color:#0d2333}", "p{color:#8a3b00}"];
  const site = await openSite({
    samples: 10,
    surroundings: {
      pageStyles: { sheets: { "home/home-page": sheet }, ofProblem, later: "/assets/touch-1a2b3c4d.css" },
    },
  });
  const digests = [sheet, ofProblem].map((one) => `'sha256-${hash("sha256", one, "base64")}'`).join(" ");
  // The second answer comes from the cache.
  for (const visit of [1, 2]) {
    const { html, headers } = await site.page("/");
    expect([visit, html.match(/<style[^>]*>(.*?)<\/style>/)?.[1]]).toEqual([visit, sheet]);
    // No paint on a common screen waits for what it links: that is for paper at first, or for a page without scripts.
    const linked = html.replace(/<noscript>.*?<\/noscript>/g, "").match(/<link[^>]*stylesheet[^>]*>/g);
    expect(linked).toEqual([expect.stringContaining('media="print, ')]);
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toBe(policyOf(securityHeaders(ORIGIN)).replace("style-src 'self'", `$& ${digests}`));
  }
  for (const path of ["/book", "/nowhere", "/api/v1/places", "/robots.txt"]) {
    const { headers } = await site.fetch(path);
    expect([path, headers.get("Content-Security-Policy")]).toEqual([path, policyOf(securityHeaders(ORIGIN))]);
  }
});

test("The page while the site starts is admitted with exactly the styles that it carries", async () => {
  const { url } = await openTestListener({ publicUrl: ORIGIN, limits: AT_ONCE });
  const response = await fetch(url);
  const carried = /<style>(.*?)<\/style>/.exec(await response.text())?.[1] ?? "";
  expect(carried).toContain("color-scheme:light dark");
  expect(response.headers.get("Content-Security-Policy")).toBe(
    policyOf(securityHeaders(ORIGIN)).replace(
      "style-src 'self'",
      `$& 'sha256-${hash("sha256", carried, "base64")}'`,
    ),
  );
});

test("The policy has nothing unsafe, no nonce, no wildcard, and trusted types of one name", () => {
  const policy = policyOf(securityHeaders(HTTPS));
  expect(policy.replace("font-src data:", "")).not.toMatch(/unsafe|nonce|sha256|\*|data:|https?:/);
  for (const line of [
    "default-src 'none'",
    "script-src 'self'",
    "font-src data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types emergency-worker default",
  ]) {
    expect(policy.split("; ")).toContain(line);
  }
  expect(securityHeaders(HTTPS)).toContainEqual(["Cross-Origin-Opener-Policy", "same-origin"]);
});

test("Names below the site's own are asked by https alone only where the operator says so", async () => {
  const hsts = (environment: Record<string, string>) =>
    Object.fromEntries(securityHeaders(HTTPS, [], readConfig(environment)))["Strict-Transport-Security"];
  expect(hsts({})).toBe("max-age=63072000");
  expect(hsts({ HSTS_SUBDOMAINS: "off" })).toBe("max-age=63072000");
  expect(hsts({ HSTS_SUBDOMAINS: "on" })).toBe("max-age=63072000; includeSubDomains");
  expect(() => readConfig({ HSTS_SUBDOMAINS: "yes" })).toThrow("HSTS_SUBDOMAINS must be on or off.");
  const { url } = await openTestListener({ publicUrl: HTTPS, limits: AT_ONCE });
  expect((await fetch(`${url}/readyz`)).headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
  const site = await openSite({ samples: 1, publicUrl: HTTPS, surroundings: { hstsSubdomains: true } });
  expect((await site.fetch("/about")).headers.get("Strict-Transport-Security")).toBe(
    "max-age=63072000; includeSubDomains",
  );
});

test("The Observatory's rules are told apart as it tells them", () => {
  const all = Object.fromEntries(securityHeaders(HTTPS));
  const scoreWith = (changed: Record<string, string>) =>
    observatoryScore(new Headers({ ...all, ...changed }));
  expect(observatoryScore(new Headers())).toBe(100 - 25 - 20 - 20 - 5);
  expect(scoreWith({})).toBe(130);
  expect(scoreWith({ "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'" })).toBe(125);
  expect(scoreWith({ "Content-Security-Policy": "default-src 'none'" })).toBe(125);
  expect(scoreWith({ "Content-Security-Policy": "script-src 'unsafe-inline'" })).toBe(80);
  expect(scoreWith({ "Referrer-Policy": "unsafe-url" })).toBe(120);
  expect(scoreWith({ "Strict-Transport-Security": "max-age=60" })).toBe(120);
  expect(scoreWith({ "Set-Cookie": "a=b" })).toBe(60);
});

function expectEverything(
  headers: Headers,
  policy = policyOf(securityHeaders(HTTPS)),
  lines = securityHeaders(HTTPS),
): void {
  const expected = [...lines, ["Content-Security-Policy", policy] as const];
  for (const [name, value] of new Map(expected)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Server")).toBeNull();
}

function policyOf(lines: ReturnType<typeof securityHeaders>): string {
  return lines.find(([name]) => name === "Content-Security-Policy")![1];
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

async function tooMany(url: string): Promise<Response> {
  for (let at = 0; at < 100; at++) await post(url, { ...GOOD, subject: `No. ${at}` }, PROGRAM);
  return post(url, { ...GOOD, subject: "One more" });
}

async function broken(url: string, site: TestSite): Promise<Response> {
  site.log.expect("page failed");
  await site.database.close();
  // None of its practices was looked up for another page.
  return fetch(`${url}/directory?page=2`);
}

function folder(): string {
  const files = newFolder();
  writeFileSync(join(files, "planted.css"), "p { color: red }");
  return files;
}
