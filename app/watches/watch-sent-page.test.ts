import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(0);

test("after asking, the page says what to do next and why an email might not come, and names no one", async () => {
  const { document, status } = await site.page("/new-patients/sent");
  expect(status).toBe(200);
  const main = document.querySelector("main")!.textContent;
  for (const words of ["Check your email", "works for 7 days", "once in 24 hours", "5 practices at a time"])
    expect(main).toContain(words);
});
