import { describe, expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { textsOn } from "#tests/support/head.ts";

const shared = siteToRead(3);

describe("Searching the blog", () => {
  test("finds articles by their words, says how many, and keeps what was typed", async () => {
    const page = await shared.page("/blog/search?q=knocked-out+TOOTH");
    expect(page.status).toBe(200);
    expect(textsOn(page, "main h2")[0]).toMatch(/^\d articles about “knocked out TOOTH”$/);
    expect(textsOn(page, "main h3")[0]).toMatch(/^Emergency dentist in Auckland/);
    expect(page.document.querySelector("input[name=q]")!.getAttribute("value")).toBe("knocked out TOOTH");
    expect(textsOn(page, "title")[0]).toContain("knocked out TOOTH");
  });

  test("finds the same with and without macrons", async () => {
    const plain = textsOn(await shared.page("/blog/search?q=auckland"), "main h3");
    expect(plain.length).toBeGreaterThan(0);
    expect(textsOn(await shared.page("/blog/search?q=%C4%80uckland"), "main h3")).toEqual(plain);
  });

  test("says so when nothing is found, and leads to all articles and to topics", async () => {
    const page = await shared.page("/blog/search?q=zebra");
    expect(page.status).toBe(200);
    expect(textsOn(page, "main h2")[0]).toBe("Nothing about “zebra”");
    const hrefs = [...page.document.querySelectorAll("main a")].map((one) => one.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/blog", "/blog/search?q=invisalign"]));
  });

  test("leads on to the search of the whole site with the same words", async () => {
    const site = siteToRead(5);
    const { document } = await site.page("/blog/search?q=tooth+%26+na%C3%AFl");
    const onward = [...document.querySelectorAll("main a")].find((one) =>
      one.textContent.startsWith("Search the whole site"),
    )!;
    const whole = await site.page(onward.getAttribute("href")!);
    expect(whole.document.querySelector("input[name=q]")!.getAttribute("value")).toBe("tooth & naïl");
  });

  test("without a word is a form to type one into", async () => {
    for (const path of ["/blog/search", "/blog/search?q=", "/blog/search?q=--"]) {
      const page = await shared.page(path);
      expect([path, page.status, textsOn(page, "main h3")]).toEqual([path, 200, []]);
      const form = page.document.querySelector("form[role=search]")!;
      expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/blog/search", "get"]);
      expect(textsOn(page, "main")[0]).not.toContain("Nothing about");
    }
  });

  test("shows odd characters as they were typed, and cuts what is too long", async () => {
    const odd = await shared.page(`/blog/search?q=${encodeURIComponent('"><i>&%_zq')}`);
    expect(textsOn(odd, "main h2")[0]).toBe('Nothing about “"><i>&%_zq”');
    expect(odd.document.querySelector("main i")).toBeNull();
    const long = await shared.page(`/blog/search?q=${"x".repeat(5_000)}`);
    expect(long.status).toBe(200);
    expect(long.html).toMatch(/x{100}/);
    expect(long.html).not.toMatch(/x{101}/);
  });
});
