import { expect, test } from "vitest";
import { mainText } from "#tests/support/head.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

/** What search and directory say of a text: the heading, and all of the page. */
async function askBoth(q: string) {
  const pages = await Promise.all(
    ["/search", "/directory"].map((path) => site.page(`${path}?${new URLSearchParams({ q })}`)),
  );
  return pages.map((page) => ({
    heading: page.document.querySelector("main h1")!.textContent,
    text: mainText(page),
  }));
}

test.each([
  ["dentist not open sunday", "sunday", /Sunday/],
  ["dentist not lumino", "lumino", /matching/],
  ["no kids", "kids", /Children/],
  ["no kids please wellington", "kids", /Children|matching/],
  ["dentist without x-rays", "x-rays", /General Dentistry/],
  ["dentist not in auckland", "auckland", /Auckland/],
  ["invisalign instead of braces nelson", "braces", /Braces/],
  ["dentist other than monday", "monday", /Monday/],
  ["i don’t want a root canal nelson", "root canal", /Root Canal/],
  ["dont want braces", "braces", /Braces/],
])("What someone doesn’t want is never searched for, and that is said: “%s”", async (q, typed, wrong) => {
  for (const { heading, text } of await askBoth(q)) {
    expect(heading).not.toMatch(wrong);
    expect(text).toContain(`We can only search for what you want, so this list might include “${typed}”.`);
    expect(text).not.toContain("didn’t understand");
  }
});

test("What isn’t known is quoted as it was typed, with its macrons", async () => {
  for (const { text } of await askBoth("kaupapa māori dentist"))
    expect(text).toContain("Practices don’t tell us about “kaupapa māori dentist”.");
  const pages = await askBoth("im broke but my tooth broke");
  expect(pages[0]!.text).toContain("it isn’t chosen by “broke”");
  for (const { text } of pages) expect(text).not.toContain("“cannot afford”");
});

test.each([
  ["mercury free", /Mercury-free/],
  ["no pain dentist", /manner/],
  ["no appointment saturday", /Saturday/],
])("A no that is part of a wish stays one: “%s”", async (q, heading) => {
  expect((await askBoth(q))[0]!.heading).toMatch(heading);
});

test.each([
  "no emergency dentist open",
  "my face is swollen not sure what to do",
  "tooth not stopping bleeding",
])("A no takes nothing from someone who is hurt: “%s”", async (q) => {
  const page = await site.page(`/search?${new URLSearchParams({ q })}`);
  expect(page.document.querySelector("main a[href^='/emergency']")).not.toBeNull();
  expect(mainText(page)).not.toContain("We can only search for what you want");
});

test("The price of an X-ray isn’t answered by a checkup’s unsaid", async () => {
  for (const { text } of await askBoth("how much is an xray"))
    expect(text).toContain(
      "Practices don’t tell us the price of “xray” alone. These are prices of a checkup",
    );
  for (const { text } of await askBoth("xray nelson")) expect(text).not.toContain("price of “xray”");
});

test("The second of two treatments has its price too, and isn’t dropped unsaid", async () => {
  const [search, directory] = await askBoth("crown and root canal price");
  expect(search!.text).toMatch(/Crowns & Bridges: starting price[^$]*\$[\d,]+–\$[\d,]+/);
  for (const { text } of [search!, directory!])
    expect(text).toContain(
      "This list is of practices for Root Canal. Search for Crowns & Bridges on its own.",
    );
});
