import { z } from "zod";
import type { Practice } from "#domain/practice.ts";
import { dayIn, jsonIn, listIn, type Row } from "./row.ts";

/** Who works at a practice, and until when their registration holds as looked up. */
export function peopleOf(
  row: Row,
): Pick<Practice, "practitioners" | "experienceYears" | "qualifications" | "verified"> {
  const { cell, warn, today } = row;
  const practitioners = jsonIn(row, "practitioners_json", PRACTITIONERS);
  const years = cell("experience_years").replace(/\+$/, "");
  const experienceYears = /^\d{1,2}$/.test(years) && Number(years) > 0 ? Number(years) : null;
  if (years !== "" && experienceYears === null) warn("experience_years", years, "is no number of years");
  const [checkedOn, until] = [dayIn(row, "verified_on"), dayIn(row, "verified_until")];
  const isVerified = checkedOn !== null && until !== null && checkedOn <= until && checkedOn <= today;
  if (isVerified && practitioners.length === 0)
    warn("verified_on", checkedOn, "says nothing without practitioners_json");
  return {
    practitioners,
    experienceYears,
    qualifications: listIn(row, "qualifications"),
    verified: isVerified && practitioners.length > 0 ? { checkedOn, until } : null,
  };
}

const shortText = z.string().max(200);
const PRACTITIONERS = z.array(
  z.object({
    name: shortText.min(1),
    focus: shortText,
    years: z.int().min(0).max(80).nullable(),
    qualifications: z.array(shortText),
    specialistScope: shortText.nullable(),
  }),
);
