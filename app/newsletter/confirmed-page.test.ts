import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(0);

test("After confirming, the page says what comes and how to stop it, and its address tells of nobody", async () => {
  const { document, status } = await site.page("/newsletter/confirmed");
  expect(status).toBe(200);
  expect(document.querySelector("h1")!.textContent).toBe("You’re subscribed");
  const main = document.querySelector("main")!.textContent;
  expect(main).toContain("At most one email a month");
  expect(main).toContain("A link at the foot of each one stops it");
  expect(document.querySelector("main a[href='/blog']")).not.toBeNull();
  expect(document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(/noindex/);
});
