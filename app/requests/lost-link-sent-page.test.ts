import { expect, test } from "vitest";
import { openEmptySite } from "#tests/support/forms.ts";

test("the page after it names no address, and says how often a mail comes", async () => {
  const site = await openEmptySite();
  const { status, document } = await site.page("/lost-link/sent?email=maia@example.co.nz");
  expect(status).toBe(200);
  const text = document.querySelector("main")!.textContent;
  expect(text).toContain("at most once an hour");
  expect(text).not.toContain("maia");
});
