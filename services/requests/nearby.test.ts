import { expect, test } from "vitest";
import { at, siteWith } from "#tests/support/emergency.ts";
import { makePractice } from "#tests/support/practice.ts";
import { makeRecord } from "#tests/support/request.ts";
import { nearbyHref } from "./nearby.ts";

test("who has found no practice is led to the nearest first, and in an emergency to who helps the same day", async () => {
  const record = makeRecord();
  const fields = { ...record.fields, location: "Christchurch" };
  expect(nearbyHref({ ...record, fields })).toBe("/directory?near=christchurch&sort=distance");
  const { request } = makeRecord({ urgency: "emergency" });
  expect(nearbyHref({ request, fields })).toBe("/emergency?place=christchurch");
  const site = await siteWith([makePractice({ id: 1, name: "Harbour Light", ...at("nelson") })]);
  expect((await site.page(nearbyHref({ ...record, fields }))).html).toContain("Harbour Light");
});
