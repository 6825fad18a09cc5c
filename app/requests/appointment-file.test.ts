import { expect, test } from "vitest";
import { openEmptySite } from "#tests/support/forms.ts";

test("a link that opens nothing has no appointment", async () => {
  const site = await openEmptySite();
  const answer = await site.fetch(`/request/appointment.ics?token=${"a".repeat(64)}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
});
