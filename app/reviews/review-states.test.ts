import { expect, test } from "vitest";
import { lastMail, travel } from "#tests/support/direct-site.ts";
import { visit } from "#tests/support/visit.ts";

test("with marks the mail speaks of no words, and the page of none that are shown", async () => {
  const one = await visit({ reviews: "marks" });
  const mail = await lastMail(one.site, "booking-review");
  expect(mail.text).toContain("one to five stars, and three short questions.");
  expect(mail.text).not.toContain("a few words");
});

test("who did not come by the word of the practice hears that they can review the visit all the same", async () => {
  const one = await visit({ after: new Date("2026-12-01T22:00:00Z") });
  await one.site.post(one.practice, { do: "report", came: "no", version: "2" });
  await travel(one.site, new Date("2026-12-04T00:00:00Z"));
  const mail = await lastMail(one.site, "booking-missed");
  expect(mail.text).toContain("If you were there, you can review your visit, too");
  expect((await one.site.page(one.request)).html).toContain("Review your visit");
});
