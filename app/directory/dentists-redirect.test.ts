import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(0);

test("/dentists leads to the directory for good, and what was asked for goes along", async () => {
  const answer = await site.fetch("/dentists?location=whangarei&q=te%20aro");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/directory?location=whangarei&q=te%20aro");
});
