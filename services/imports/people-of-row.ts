import { z } from "zod";
import type { Practice } from "#domain/practice.ts";
import { isNoValue } from "./no-value.ts";
import { dayIn, jsonIn, listIn, type Row } from "./row.ts";

/** Who works at a practice, and until when their registration holds as looked up. */
export function peopleOf(
  row: Row,
): Pick<Practice, "practitioners" | "experienceYears" | "qualifications" | "verified"> {
  const { cell, warn } = row;
  const practitioners = jsonIn(row, "practitioners_json", PRACTITIONERS);
  const years = cell("experience_years").replace(/\+$/, "");
  const experienceYears = /^\d{1,2}$/.test(years) && Number(years) > 0 ? Number(years) : null;
  if (years !== "" && experienceYears === null) warn("experience_years", years, "is no number of years");
  return {
    practitioners,
    experienceYears,
    qualifications: listIn(row, "qualifications"),
    verified: verifiedIn(row, practitioners.length > 0),
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
  if (checkedOn === null) return "says nothing without verified_on";
  if (until === null) return "says nothing without verified_until";
  if (checkedOn > today) return "is still to come";
  if (checkedOn > until) return "is after verified_until";
  return hasPeople ? null : "says nothing without practitioners_json";
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
