import { expect, test } from "vitest";
import { TREATMENTS } from "../practices/treatments.ts";
import { type Candidate, suggestPractices, type Wanted } from "./matching.ts";

const WANTED: Wanted = {
  treatment: "general-dentistry",
  at: [new Date("2026-11-25T00:30:00Z")],
  isEmergency: false,
  isExistingPatient: false,
  tried: [],
};

function candidate(
  id: number,
  changes: Partial<Candidate["practice"]> = {},
  rest: Partial<Candidate> = {},
): Candidate {
  return {
    practice: {
      id,
      services: ["general-dentistry"],
      hasJoined: true,
      openingHours: "Mo-Fr 08:00-17:00",
      emergency: null,
      newPatients: { answer: "yes", statedOn: "2026-11-01" },
      suburb: "Ponsonby",
      ...changes,
    },
    holidayRegion: "AUK",
    placeName: "Auckland",
    isInPlace: true,
    kilometres: 2,
    waiting: 0,
    ...rest,
  };
}

const idsOf = (wanted: Wanted, candidates: readonly Candidate[]) =>
  suggestPractices(wanted, candidates).map(({ id }) => id);

test("who cannot help is left out: tried, full, or of another trade", () => {
  const full = candidate(3, { newPatients: { answer: "no", statedOn: "2026-11-01" } });
  const candidates = [candidate(1), candidate(2), full, candidate(4, { services: ["braces"] })];
  expect(idsOf({ ...WANTED, tried: [2] }, candidates)).toEqual([1]);
  expect(idsOf({ ...WANTED, isExistingPatient: true }, [full])).toEqual([3]);
});

test("one that has joined and states no treatments is asked for everyday care, and for nothing else", () => {
  const joined = candidate(1, { services: [] });
  const asked = TREATMENTS.map(({ slug }) => slug).filter(
    (treatment) => idsOf({ ...WANTED, treatment }, [joined]).length > 0,
  );
  expect(asked).toEqual(["general-dentistry", "emergency-dentist"]);
  expect(idsOf(WANTED, [candidate(2, { services: [], hasJoined: false })])).toEqual([]);
});

test.each([
  ["emergency cover, in an emergency", candidate(9, { emergency: { waitMinutes: 30 }, openingHours: "off" })],
  ["being open at the time asked for", candidate(9, {}, { isInPlace: false, kilometres: 40, waiting: 9 })],
  ["few requests waiting", candidate(9, {}, { kilometres: 9 })],
])("%s puts a practice first", (reason, best) => {
  const other = candidate(1, reason.startsWith("being") ? { openingHours: "Sa 09:00-12:00" } : {}, {
    waiting: 1,
  });
  const wanted = { ...WANTED, isEmergency: reason.startsWith("emergency") };
  expect(idsOf(wanted, [other, best])[0]).toBe(9);
});

test("the nearest is first where all else is equal, and the reasons are said", () => {
  const [first] = suggestPractices(WANTED, [candidate(1, {}, { kilometres: 3 }), candidate(2)]);
  expect(first).toEqual({
    id: 2,
    reasons: ["open at the time asked for", "takes new patients", "in Ponsonby"],
    against: [],
  });
});

test("a practice that states no suburb is said to be in its town", () => {
  const [suggestion] = suggestPractices(WANTED, [candidate(1, { suburb: "" })]);
  expect(suggestion!.reasons).toContain("in Auckland");
});
