import { expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

test.each([
  ["rout canel", /Root Canal/, "Root Canal"],
  ["rout canal nelson", /for Root Canal in Nelson$/, "Root Canal"],
  ["filing wellington", /for General Dentistry in Wellington$/, "filling"],
  ["denchers nelson", /^Dentures: ask a dentist in Nelson$/, "denchers"],
])("What is written as it sounds is understood, and said: “%s”", async (q, heading, said) => {
  const page = await site.page(`/search?${new URLSearchParams({ q })}`);
  expect(page.document.querySelector("main h1")!.textContent).toMatch(heading);
  expect(mainText(page)).toContain(said);
  expect(mainText(page)).not.toContain("didn’t understand");
});

test.each(["/search", "/directory"])(
  "%s leads from wisdom teeth that are misspelt to their surgeons",
  async (path) => {
    const page = await site.page(`${path}?q=wisdum`);
    expect(page.document.querySelector("main h1")!.textContent).toMatch(/for Oral Surgery$/);
  },
);

test.each(["/search", "/directory"])(
  "%s has the practices of a suburb where a mall in it is named",
  async (path) => {
    const page = await site.page(`${path}?q=riccarton+mall`);
    expect(page.document.querySelector("main h1")!.textContent).toMatch(
      /^7 dentists (?:in Christchurch )?matching “riccarton”/,
    );
    expect(mainText(page)).toContain("We don’t know where “mall” is, so this is for all of Riccarton.");
  },
);

test("A question in te reo Māori is read whole", async () => {
  const page = await site.page("/search?q=kei+hea+te+rata+niho");
  expect(page.document.querySelector("main h1")!.textContent).toMatch(/for General Dentistry$/);
  expect(mainText(page)).not.toContain("didn’t understand");
});
