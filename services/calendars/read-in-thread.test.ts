import { expect, test } from "vitest";
import { readInThread } from "./read-in-thread.ts";

const window = { from: Date.parse("2026-11-26T00:00:00Z"), to: Date.parse("2027-02-25T00:00:00Z") };

test("A rule that never ends holds up nothing: it is not understood, and the next calendar is read", async () => {
  const began = performance.now();
  const endless = readInThread(reading("FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30"), 600);
  const next = readInThread(reading("FREQ=DAILY;COUNT=1"));
  // Anyone who asks for a page meanwhile is answered.
  let turns = 0;
  const asking = setInterval(() => turns++, 50);
  expect(await endless).toBeUndefined();
  clearInterval(asking);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(turns).toBeGreaterThan(1);
  expect(await next).toHaveLength(1);
});

function reading(rule: string) {
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20261201T090000", "DURATION:PT1H"];
  const text = [...lines, `RRULE:${rule}`, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
  return { text, window, ourSuffix: ".visit@niho.example" };
}
