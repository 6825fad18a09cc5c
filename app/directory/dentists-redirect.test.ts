import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";

test("/dentists leads to the directory for good, and what was asked for goes along", async () => {
  const site = await openSite({ samples: 0 });
  const answer = await site.fetch("/dentists?location=whangarei&q=te%20aro");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/directory?location=whangarei&q=te%20aro");
});
