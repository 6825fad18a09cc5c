import { formatDay } from "./nz-time.ts";
import type { Practice } from "./practice.ts";

/** `wheelchairInWords("partly") === "Partly, ring to ask"` */
export function wheelchairInWords(access: Practice["wheelchairAccess"]): string {
  return WHEELCHAIR[access];
}

const WHEELCHAIR: Record<Practice["wheelchairAccess"], string> = {
  yes: "Yes",
  partly: "Partly, ring to ask",
  no: "No",
  "not-stated": "Not stated",
};

/** Null where nothing is stated. `experienceInWords(15) === "15+ years"` */
export function experienceInWords(years: Practice["experienceYears"]): string | null {
  return years === 0 ? null : `${years}+ years`;
}

/**
 * An answer ages, so its day is part of it: `Taking new patients, said on 19 October 2026`. A sample has said nothing
 * to anyone: `Taking new patients, sample date 19 October 2026`.
 */
export function newPatientsInWords({
  newPatients,
  isSample,
}: Pick<Practice, "newPatients" | "isSample">): string {
  if (newPatients.answer === "not-stated") return "Not stated, ring to ask";
  const said = newPatients.answer === "yes" ? "Taking new patients" : "Not taking new patients";
  return `${said}, ${isSample ? "sample date" : "said on"} ${formatDay(newPatients.statedOn)}`;
}
