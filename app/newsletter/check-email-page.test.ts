import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(0);

test("After asking, the page says what to do next and what might have gone wrong, and names no one", async () => {
  const { document, status } = await site.page("/newsletter/check-your-email");
  expect(status).toBe(200);
  expect(document.querySelector("h1")!.textContent).toBe("Check your email");
  const main = document.querySelector("main")!.textContent;
  for (const words of [
    "press the button in it",
    "junk folder",
    "at most once in 24 hours",
    "works for 7 days",
    "If you’re already subscribed, the email says so",
  ])
    expect(main).toContain(words);
  expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(/noindex/);
});
