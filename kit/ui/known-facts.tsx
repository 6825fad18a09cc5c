import type { ReactNode } from "react";
import { FUNDING, type Practice } from "#domain/practice.ts";
import {
  experienceInWords,
  newPatientsInWords,
  NOT_STATED,
  wheelchairInWords,
} from "#domain/practice-words.ts";
import { WholeWords, WithDate } from "./unbroken.tsx";

/** Whether someone can go there: a profile and the comparison say it alike. What is not known says so. */
export const KNOWN_FACTS: readonly { label: string; cell: (practice: Practice) => ReactNode }[] = [
  { label: "New patients", cell: (practice) => <WithDate text={newPatientsInWords(practice)} /> },
  {
    label: "Help with the cost",
    cell: ({ funding }) =>
      listed(FUNDING.filter(({ slug }) => funding.includes(slug)).map(({ name }) => name)),
  },
  { label: "Languages", cell: ({ languages }) => <WholeWords text={listed(languages)} /> },
  { label: "Wheelchair access", cell: ({ wheelchairAccess }) => wheelchairInWords(wheelchairAccess) },
  { label: "Parking", cell: ({ parking }) => parking ?? NOT_STATED },
  { label: "Experience", cell: ({ experienceYears }) => experienceInWords(experienceYears) ?? NOT_STATED },
];

/** `listed(["Crowns", "Veneers"]) === "Crowns, Veneers"` */
function listed(names: readonly string[]): string {
  return names.join(", ") || NOT_STATED;
}
