import fc from "fast-check";
import { expect, test } from "vitest";
import { openingStatusAt } from "./opening-hours.ts";
import { nextOpeningChange, openingChangeMinutes } from "./opening-changes.ts";
import { isFullSuite } from "#tests/support/suite.ts";

test("the minutes are those of the clock times, and the full hour", () => {
  expect(openingChangeMinutes([])).toEqual([0]);
  expect(openingChangeMinutes(["24/7", "Mo-Fr 08:30-17:45; PH off"])).toEqual([0, 30, 45]);
  expect(openingChangeMinutes(["Mo-Fr 08:00-24:00", "Mo 07:05-18:00"])).toEqual([0, 5]);
});

test("the next turn is after the instant, never at it", () => {
  const at = (time: string) =>
    nextOpeningChange([0, 30], new Date(`2026-11-20T${time}Z`))
      .toISOString()
      .slice(11, 19);
  expect(at("00:00:00")).toBe("00:30:00");
  expect(at("00:29:59.999")).toBe("00:30:00");
  expect(at("00:30:00")).toBe("01:00:00");
  expect(at("23:59:00")).toBe("00:00:00");
});

test("between one turn and the next, no practice says anything else", () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const clock = ([hour, minute]: [number, number]) =>
    [hour, minute].map((n) => String(n).padStart(2, "0")).join(":");
  const hours = fc
    .tuple(fc.constantFrom("Mo-Fr", "Mo-Su", "Sa", "PH,Mo", "Jan-Mar Tu"), time, time)
    .map(([days, from, to]) => `${days} ${clock(from)}-${clock(to)}`);
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(
      hours,
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (openingHours, instant, part) => {
        const schedule = { openingHours, holidayRegion: "AUK" };
        const until = nextOpeningChange(openingChangeMinutes([openingHours]), instant).getTime() - 1;
        const between = new Date(instant.getTime() + Math.floor(part * (until - instant.getTime())));
        expect(openingStatusAt(schedule, between)).toEqual(openingStatusAt(schedule, instant));
        expect(openingStatusAt(schedule, new Date(until))).toEqual(openingStatusAt(schedule, instant));
      },
    ),
    { numRuns: isFullSuite ? 400 : 100 },
  );
});
