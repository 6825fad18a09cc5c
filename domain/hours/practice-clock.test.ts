import { expect, test } from "vitest";
import { newZealandTime } from "../nz-time.ts";
import { freeTimes } from "../free-times/free-times.ts";
import { openingStatusAt } from "./opening-hours.ts";
import { instantThere, keptAt, zoneOfRegion } from "./practice-clock.ts";
import { dueAt } from "../requests/promises.ts";

const CHATHAM = { openingHours: "Mo-Su 09:00-17:00", holidayRegion: "CIT" };

// Clocks go forward on 27 September 2026 and back on 4 April 2027, on both islands at once.
const MORNINGS = ["2026-09-26", "2026-09-27", "2026-12-02", "2027-04-03", "2027-04-04"];

test.each(MORNINGS)("A practice on the Chathams opens at its own nine on %s", (day) => {
  const nine = Temporal.ZonedDateTime.from(`${day}T09:00[Pacific/Chatham]`).epochMilliseconds;
  const before = openingStatusAt(CHATHAM, new Date(nine - 60_000));
  expect(before).toMatchObject({ isOpen: false, text: "Opens today 9am", opensAt: new Date(nine) });
  expect(openingStatusAt(CHATHAM, new Date(nine))).toMatchObject({ isOpen: true, until: "5pm" });
  const five = Temporal.ZonedDateTime.from(`${day}T17:00[Pacific/Chatham]`).epochMilliseconds;
  expect(openingStatusAt(CHATHAM, new Date(five - 60_000)).isOpen).toBe(true);
  expect(openingStatusAt(CHATHAM, new Date(five)).isOpen).toBe(false);
});

test("A practice on the Chathams begins its day at its own midnight, not 45 minutes later", () => {
  const midnight = Temporal.ZonedDateTime.from("2026-12-03T00:00[Pacific/Chatham]").epochMilliseconds;
  expect(openingStatusAt(CHATHAM, new Date(midnight - 60_000)).text).toBe("Opens Thu 9am");
  expect(openingStatusAt(CHATHAM, new Date(midnight)).text).toBe("Opens today 9am");
});

test.each(MORNINGS)("Two hours of notice on the Chathams are two hours of their own clock on %s", (day) => {
  const opens = new Date(Temporal.ZonedDateTime.from(`${day}T09:00[Pacific/Chatham]`).epochMilliseconds);
  const due = dueAt(opens, { openHours: 2 }, CHATHAM);
  expect(due.getTime() - opens.getTime()).toBe(2 * 3_600_000);
  const practice = {
    rules: {
      weekly: Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]),
      notOn: [],
      visits: { checkup: { minutes: 30, for: "all" as const } },
      startEvery: 30,
      gap: 0,
      atOnce: 1,
      notice: 2,
      weeksAhead: 4,
    },
    schedule: CHATHAM,
    takesNewPatients: true,
    held: new Map<number, never>(),
    busy: [],
    away: [],
  };
  const wanted = { kind: "checkup" as const, patient: "new" as const };
  const [first] = freeTimes(practice, wanted, opens).take(1);
  expect(newZealandTime(first!.at)).toBe("11am");
  expect(instantThere(first!.at, zoneOfRegion("CIT"))).toEqual(due);
  expect(keptAt(due, zoneOfRegion("CIT"))).toEqual(first!.at);
});
