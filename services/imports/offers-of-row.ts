import { languageSpelled } from "#content/language-names.ts";
import { fundingNamed, treatmentSpelled } from "#content/vocabulary.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { dayIn, isNo, isYes, listIn, type Row, slugsIn } from "./row.ts";

type Offers = Pick<
  Practice,
  | "services"
  | "specialties"
  | "alsoKnownAs"
  | "languages"
  | "wheelchairAccess"
  | "parking"
  | "funding"
  | "newPatients"
  | "emergency"
>;

/** What a practice offers. */
export function readOffers(row: Row): Offers {
  return {
    services: slugsIn(row, "services", "is not a treatment the directory lists", treatmentSpelled),
    specialties: listIn(row, "specialties"),
    alsoKnownAs: listIn(row, "also_known_as").filter((name) => name !== row.cell("name")),
    languages: readLanguages(row),
    wheelchairAccess: readWheelchair(row),
    parking: row.cell("parking") || null,
    funding: slugsIn(row, "funding", "is not help with the cost that the directory lists", fundingNamed),
    newPatients: readNewPatients(row),
    emergency: readEmergency(row),
  };
}

/** No list has them all: one that has no name here is kept. */
function readLanguages(row: Row): string[] {
  const languages = listIn(row, "languages");
  for (const language of languages)
    if (languageSpelled(language) === null)
      row.warn(
        "languages",
        language,
        "is not the English name of a language, and becomes a filter as it’s written",
        {
          isKept: true,
        },
      );
  return languages;
}

function readWheelchair({ cell, warn }: Row): Practice["wheelchairAccess"] {
  const said = fold(cell("wheelchair"));
  if (said === "") return "not-stated";
  if (isYes(said) || said === "designated") return "yes";
  if (said === "partly" || said === "limited") return "partly";
  if (isNo(said)) return "no";
  warn("wheelchair", said, "is not yes, partly or no");
  return "not-stated";
}

/** An answer ages, so without its day it is left out. */
function readNewPatients(row: Row): Practice["newPatients"] {
  const { cell, warn, today } = row;
  const said = cell("new_patients");
  if (said === "") return { answer: "not-stated" };
  const statedOn = dayIn(row, "new_patients_on");
  const answer = isYes(said) ? "yes" : isNo(said) ? "no" : null;
  if (answer !== null && statedOn !== null && statedOn <= today) return { answer, statedOn };
  if (answer === null) warn("new_patients", said, "is not yes or no");
  else if (statedOn === null)
    warn("new_patients", said, "needs the day on which they said so, in new_patients_on");
  else warn("new_patients_on", statedOn, "is still to come");
  return { answer: "not-stated" };
}

/** OpenStreetMap writes `designated` too. */
function readEmergency({ cell, warn }: Row): Practice["emergency"] {
  const [said, wait] = [cell("emergency"), cell("emergency_wait")];
  if (!isYes(said) && fold(said) !== "designated") {
    if (said !== "" && !isNo(said)) warn("emergency", said, "is not yes or no");
    if (wait !== "") warn("emergency_wait", wait, "has no effect without emergency");
    return null;
  }
  const waitMinutes = ([30, 45, 60] as const).find((minutes) => String(minutes) === wait) ?? null;
  if (wait !== "" && waitMinutes === null) warn("emergency_wait", wait, "is not 30, 45 or 60 minutes");
  return { waitMinutes };
}
