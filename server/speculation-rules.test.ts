import { beforeAll, describe, expect, test } from "vitest";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(20);
let isMadeReady: (href: string) => boolean;

beforeAll(async () => {
  isMadeReady = readerOf(JSON.parse(await (await site.fetch("/speculation-rules.json")).text()) as Rules);
});

describe("Before it is pressed, a link can be made ready", () => {
  test.each([
    "/",
    "/directory",
    "/directory?location=nelson&page=2",
    "/dentists/12-harbour-steps-dental",
    "/locations/taupo",
    "/compare",
    "/compare/top-rated",
    "/services/invisalign",
    "/services/oral-surgery",
    "/surgical",
    "/emergency",
    "/emergency?place=nelson",
    "/search?q=braces",
    "/blog",
    "/blog/dental-costs-nz-2025",
    "/about",
    "/privacy-policy",
    "/terms",
    "/api",
  ])("to %s", (href) => {
    expect(isMadeReady(href)).toBe(true);
  });
});

describe("Nothing is made ready", () => {
  test.each([
    ["/book"],
    ["/book?practice=2"],
    ["/booking-success?reference=NIHO-7K4Q-2WXR-6M"],
    ["/contact"],
    ["/contact-success"],
    ["/partner-with-us"],
    ["/newsletter"],
    ["/newsletter/confirm?token=0"],
    ["/newsletter/unsubscribe?token=0"],
    ["/newsletter/check-your-email"],
    ["/blog/feed.xml"],
    ["/sitemap.xml"],
    ["/robots.txt"],
    ["/api/v1/practices"],
    ["/dentists"],
    ["/share/home.png"],
    ["/healthz"],
    ["tel:111"],
    ["mailto:help@niho.example"],
    ["https://www.google.com/maps/dir/?api=1"],
    ["https://elsewhere.example/directory"],
  ])("of %s", (href) => {
    expect(isMadeReady(href)).toBe(false);
  });
});

test("Every page that is the same for everybody names the rules, and nothing else does", async () => {
  for (const path of ["/", "/directory?q=harbour", "/blog/dental-costs-nz-2025", "/emergency"])
    expect([path, await rulesNamedBy(path)]).toEqual([path, '"/speculation-rules.json"']);
  for (const path of ["/book", "/newsletter/confirm?token=0", "/nowhere", "/api/v1/places", "/robots.txt"])
    expect([path, await rulesNamedBy(path)]).toEqual([path, null]);
});

test("The rules come as the type without which browsers ignore them, and can be kept for an hour", async () => {
  const { status, headers } = await site.fetch("/speculation-rules.json");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("application/speculationrules+json");
  expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("A computer begins as soon as the pointer is on a link; a phone waits for the finger, and so does who does not say", async () => {
  expect(await eagernessFor("?0")).toBe("eager");
  expect(await eagernessFor("?1")).toBe("moderate");
  expect(await eagernessFor(undefined)).toBe("moderate");
});

async function eagernessFor(isPhone: string | undefined): Promise<string> {
  const answer = await site.fetch("/speculation-rules.json", {
    headers: isPhone === undefined ? {} : { "Sec-CH-UA-Mobile": isPhone },
  });
  expect(answer.headers.get("Vary")).toContain("Sec-CH-UA-Mobile");
  const { prerender } = JSON.parse(await answer.text()) as Rules;
  return prerender.map(({ eagerness }) => eagerness).join();
}

async function rulesNamedBy(path: string): Promise<string | null> {
  return (await site.fetch(path)).headers.get("Speculation-Rules");
}

type Where = { href_matches: string[] };
type Rules = { prerender: { where: { and: [Where, { not: Where }, unknown] }; eagerness: string }[] };

/** As a browser reads them (HTML standard, speculative loading): patterns stand on the address of the file. */
function readerOf({ prerender: [rule] }: Rules): (href: string) => boolean {
  const [among, { not: except }] = rule!.where.and;
  const matches = ({ href_matches: patterns }: Where, url: URL) =>
    patterns.some((pattern) => new URLPattern(pattern, `${ORIGIN}/speculation-rules.json`).test(url));
  return (href) => {
    const url = new URL(href, ORIGIN);
    return matches(among, url) && !matches(except, url);
  };
}
