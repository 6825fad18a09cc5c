import fc from "fast-check";
import { expect, test } from "vitest";
import {
  freeTimesValues,
  outsideHours,
  readFreeTimes,
  suggestedRules,
  whatIsMissing,
} from "./free-times-form.ts";
import { readTimesOfDay, timesOfDayInWords } from "./times-of-day.ts";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";

const TODAY = "2026-11-26";

function read(values: Record<string, string>) {
  const lengths = Object.fromEntries(VISIT_KINDS.map((kind) => [`minutes-${kind}`, "30"]));
  return readFreeTimes({ ...freeTimesValues(suggestedRules(""), TODAY), ...lengths, ...values }, TODAY);
}

test.each([
  ["9am to 5pm", "9am to 5pm"],
  ["9-5", "9am to 5pm"],
  ["9 - 12.30, 1.30 - 5", "9am to 12:30pm, 1:30pm to 5pm"],
  ["0830-1700", "8:30am to 5pm"],
  ["08:30 to 12 noon and 13:00 to 17:30", "8:30am to 12 noon, 1pm to 5:30pm"],
  ["8-11; 12-4; 6-9", "8am to 11am, 12 noon to 4pm, 6pm to 9pm"],
  ["7 to 9pm", "7pm to 9pm"],
  ["9 til 3", "9am to 3pm"],
  ["9 ’til 3, 4 till 6pm", "9am to 3pm, 4pm to 6pm"],
  ["1-5 p.m.", "1pm to 5pm"],
  ["10am – 7", "10am to 7pm"],
  ["closed", ""],
  ["9-5, 12-1 emergencies", "9am to 5pm, 12 noon to 1pm for emergencies"],
  ["12-1 for emergencies only; 9am - 5pm", "9am to 5pm, 12 noon to 1pm for emergencies"],
  ["9-12, 1-5 cleaning", "9am to 12 noon, 1pm to 5pm for cleaning"],
  ["Cleaning: 8-12, emergencies 2-3", "8am to 12 noon for cleaning, 2pm to 3pm for emergencies"],
  ["9-10 emergency, 10-5", "10am to 5pm, 9am to 10am for emergencies"],
  ["9-5, 4-6 check-ups and cleaning", "9am to 4pm, 4pm to 6pm for checkups and cleaning"],
  [
    "8am-5pm, 8-9am urgent, 4:30 to 5 pain",
    "9am to 4:30pm, 8am to 9am for emergencies, 4:30pm to 5pm for emergencies",
  ],
  ["9-5 consultations, exams & fillings", "9am to 5pm for checkups, consultations and other treatments"],
])("The times of a day are read as people write them: %s", (typed, meant) => {
  const reading = read({ "times-mo": typed });
  expect(reading).toHaveProperty("rules");
  const again = "rules" in reading ? freeTimesValues(reading.rules, TODAY) : {};
  expect(again["times-mo"]).toBe(meant);
  expect(readFreeTimes(again, TODAY)).toEqual(reading);
});

const TIME = ". Write times like 9am to 12:30pm, 1:30pm to 5pm";
const KIND =
  ". After a time you can write checkups, cleaning, emergencies, consultations or other treatments";

test.each([
  ["sometimes", `Monday: we can’t read “sometimes”${TIME}`],
  ["9am", `Monday: we can’t read “9am”${TIME}`],
  ["9-5,", "Monday: write times like 9am to 12:30pm, 1:30pm to 5pm"],
  ["9-5, 12-1 emergancies", `Monday: we can’t read “emergancies”${KIND}`],
  ["9-5, 12-1 Mia", `Monday: we can’t read “Mia”${KIND}`],
  ["12-1 no emergencies", `Monday: we can’t read “no emergencies”${KIND}`],
  ["9-5, not 12-1", `Monday: we can’t read “not”${KIND}`],
  ["9-5, cleaning", `Monday: we can’t read “cleaning”${TIME}`],
  ["9-5, 8-9 emergencies", "Monday: write am or pm in “8-9 emergencies”"],
  ["9-5, 12-2 emergencies, 1-3 cleaning", "Monday: enter times in order, without overlaps"],
  ["5am to 9am", "Monday: enter times from 6am to 10pm"],
  ["9am to 11pm", "Monday: enter times from 6am to 10pm"],
  ["5pm to 9am", "Monday: enter an end that is after the start"],
  ["9am to 1pm, 12pm to 5pm", "Monday: enter times in order, without overlaps"],
  ["9:03am to 5pm", "Monday: enter times in steps of 5 minutes, like 9:05am"],
  ["8-9, 9-10, 10-11, 11-12, 1-2", "Monday: enter 4 times or fewer"],
])("What cannot be meant is asked about in words: %s", (typed, problem) => {
  expect(read({ "times-mo": typed })).toEqual({ problems: [{ name: "times-mo", text: problem }] });
});

test("The form begins with the opening hours between 6am and 10pm, and comes back as it was filled in", () => {
  const rules = suggestedRules("Mo-Fr 08:30-12:30,13:30-17:00; Sa 05:00-23:00; PH off");
  const values = freeTimesValues(rules, TODAY);
  expect([values["times-mo"], values["times-sa"], values["times-su"]]).toEqual([
    "8:30am to 12:30pm, 1:30pm to 5pm",
    "6am to 10pm",
    "",
  ]);
  expect(readFreeTimes(values, TODAY)).toEqual({ rules });
});

test("Days off that are over are left out, and one day needs only its first field", () => {
  const reading = read({ "off-from-1": "2026-12-24", "off-to-2": "2027-01-05" });
  expect(reading).toMatchObject({
    rules: {
      notOn: [
        { from: "2026-12-24", to: "2026-12-24" },
        { from: "2027-01-05", to: "2027-01-05" },
      ],
    },
  });
  const values = "rules" in reading ? freeTimesValues(reading.rules, "2026-12-25") : {};
  expect([values["off-from-1"], values["off-from-2"]]).toEqual(["2027-01-05", undefined]);
  expect(read({ "off-to-1": "2026-11-01" })).toHaveProperty("problems.0.name", "off-to-1");
});

test("Times outside the opening hours are named, and nothing is missing once a day and a visit are there", () => {
  const reading = read({ "times-mo": "8am to 12pm, 1pm to 5pm", "times-sa": "9-12" });
  if (!("rules" in reading)) throw new Error("not read");
  expect(outsideHours(reading.rules, "Mo-Fr 08:00-17:00")).toEqual(["Saturday 9am to 12 noon"]);
  expect(outsideHours(reading.rules, "")).toEqual([]);
  expect(whatIsMissing(reading.rules)).toBeNull();
  expect(whatIsMissing({ ...reading.rules, visits: {} })?.name).toBe("minutes-checkup");
  expect(whatIsMissing(suggestedRules(""))?.name).toBe("times-mo");
});

test("Times kept for a visit that patients can’t book are asked about", () => {
  expect(read({ "times-mo": "9-5, 12-1 emergencies", "minutes-urgent": "" })).toEqual({
    problems: [{ name: "minutes-urgent", text: "You keep times for emergencies: choose how long one takes" }],
  });
});

test("What is shown of a day is read again as the same day, however its times are cut", () => {
  const kinds = fc.constantFrom<readonly VisitKind[] | undefined>(
    undefined,
    ["urgent"],
    ["clean"],
    ["checkup", "clean"],
  );
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean(), kinds), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.integer({ min: 72, max: 140 }), pieces, (start, parts) => {
      let from = start * 5;
      const day = parts.flatMap(([length, isLeftOut, kept]) => {
        const window = { from, to: from + length * 5, ...(kept && { kinds: [...kept] }) };
        from = window.to;
        return isLeftOut ? [] : [window];
      });
      expect(readTimesOfDay(timesOfDayInWords(day))).toEqual(day);
    }),
    { numRuns: 500 },
  );
});
