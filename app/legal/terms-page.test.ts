import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { TERMS } from "#content/legal/terms.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(24);

async function openTerms(): Promise<TestPage & { text: string }> {
  const page = await site.page("/terms");
  return { ...page, text: page.document.querySelector("main")!.textContent };
}

describe("The terms", () => {
  test("send somebody in need to numbers that answer, and to no other", async () => {
    const { document } = await openTerms();
    const numbers = [...document.querySelectorAll("main .prose a[href^='tel:']")].map((link) =>
      link.getAttribute("href"),
    );
    expect(numbers).toEqual(["tel:111", "tel:0800611116", "tel:0800112233", "tel:0800555050"]);
    expect(document.querySelectorAll("main a[href='/emergency']")).toHaveLength(1);
  });

  test("say of which day they are: the day changes with the text", async () => {
    const { document, text } = await openTerms();
    const words = createHash("sha256").update(text).digest("hex").slice(0, 16);
    // When this fails, change `updatedOn` and add a line. Only a text that no visitor has seen may be corrected.
    expect({ "2026-11-28": "1d69c90e75a31d78" }[TERMS.updatedOn]).toBe(words);
    expect(text).toMatch(
      /Last updated 28 November 2026\. It replaces the text last updated 15 January 2024\./,
    );
    expect(document.querySelector("main time")?.getAttribute("datetime")).toBe(TERMS.updatedOn);
  });

  test("lead to each of their sections", async () => {
    const { document } = await openTerms();
    const links = [...document.querySelectorAll("nav[aria-label='On this page'] a")];
    const sections = [...document.querySelectorAll("main h2[id]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(links.length).toBeGreaterThan(8);
  });
});
