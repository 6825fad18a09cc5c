import { z } from "zod";
import type { Facts } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { type Registration, verifiedBy } from "#domain/practices/registration.ts";
import { isNoValue } from "./no-value.ts";
import { dayIn, jsonIn, listIn, type Row } from "./row.ts";

/** Who works at a practice, and until when their registration holds as looked up. */
export function readPeople(
  row: Row,
): Pick<Facts, "practitioners" | "experienceYears" | "qualifications" | "verified" | "registrations"> {
  const { cell, warn } = row;
  const practitioners = jsonIn(row, "practitioners_json", PRACTITIONERS);
  const registrations = registrationsIn(row);
  const years = cell("experience_years").replace(/\+$/, "");
  const experienceYears = /^\d{1,2}$/.test(years) && Number(years) > 0 ? Number(years) : null;
  if (years !== "" && experienceYears === null) warn("experience_years", years, "is not a number of years");
  return {
    practitioners,
    experienceYears,
    qualifications: listIn(row, "qualifications"),
    registrations,
    verified:
      (practitioners.length > 0 && verifiedBy(registrations)) || verifiedIn(row, practitioners.length > 0),
  };
}

function verifiedIn(row: Row, hasPeople: boolean): Practice["verified"] {
  const [checkedOn, until] = [dayIn(row, "verified_on"), dayIn(row, "verified_until")];
  if (checkedOn === null && until === null) return null;
  const problem = problemOf(checkedOn, until, hasPeople, row.today);
  if (problem === null) return { checkedOn: checkedOn!, until: until! };
  row.warn(checkedOn === null ? "verified_until" : "verified_on", (checkedOn ?? until)!, problem);
  return null;
}

function problemOf(
  checkedOn: string | null,
  until: string | null,
  hasPeople: boolean,
  today: string,
): string | null {
  if (checkedOn === null) return "has no effect without verified_on";
  if (until === null) return "has no effect without verified_until";
  if (checkedOn > today) return "is still to come";
  if (checkedOn > until) return "is after verified_until";
  return hasPeople ? null : "has no effect without practitioners_json";
}

/** Those that say all that a look into the register says. */
function registrationsIn(row: Row): Registration[] {
  return jsonIn(row, "registrations_json", REGISTRATIONS).filter(({ name, until, seenOn }) => {
    const problem =
      seenOn > row.today
        ? `the day on which you looked ${name} up is in the future`
        : seenOn > until
          ? `the certificate of ${name} had ended when you looked`
          : null;
    if (problem) row.warn("registrations_json", name, problem);
    return problem === null;
  });
}

const shortText = z.string().max(200);
const PRACTITIONERS = z.array(
  z.object({
    name: shortText.min(1).refine((name) => !isNoValue(name)),
    focus: shortText,
    years: z.int().min(0).max(80).nullable(),
    qualifications: z.array(shortText),
    specialistScope: shortText.nullable(),
  }),
);

const REGISTRATIONS = z.array(
  z.object({
    name: shortText.min(1),
    number: shortText.min(1),
    scope: shortText,
    until: z.iso.date(),
    seenOn: z.iso.date(),
  }),
);
