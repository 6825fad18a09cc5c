import ICAL from "ical.js";
import { expect, test } from "vitest";
import { NZ_VTIMEZONE } from "./nz-vtimezone.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const ZONE = "Pacific/Auckland";
const zone = new ICAL.Timezone({ component: ICAL.Component.fromString(NZ_VTIMEZONE) });

test("at midnight, 1am, 3am and noon of every day of these years a calendar reads the instant that the clock means", () => {
  let day = Temporal.PlainDate.from("2026-01-01");
  while (day.year < (isFullSuite ? 2036 : 2028)) {
    for (const hour of [0, 1, 3, 12]) {
      const wall = day.toPlainDateTime({ hour, minute: 30 });
      const read = ICAL.Time.fromDateTimeString(wall.toString({ smallestUnit: "second" }));
      read.zone = zone;
      expect(read.toUnixTime() * 1000, wall.toString()).toBe(wall.toZonedDateTime(ZONE).epochMilliseconds);
    }
    day = day.add({ days: 1 });
  }
});
