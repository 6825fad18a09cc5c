/** The kinds of visit that a practice's free times tell apart. A service of the booking form is one of them. */
export const VISIT_KINDS = ["checkup", "clean", "urgent", "consultation", "other"] as const;

export type VisitKind = (typeof VISIT_KINDS)[number];

/** How long a visit is, in minutes, where nobody has said. */
export const USUAL_MINUTES = 30;

/** What a practice and its patients call each kind. */
export const VISIT_NAMES: Readonly<Record<VisitKind, string>> = {
  checkup: "Checkup",
  clean: "Cleaning",
  urgent: "Urgent visit",
  consultation: "Consultation",
  other: "Other treatment",
};

/** Several of each kind, within a sentence: what a practice keeps a time for. */
export const VISIT_MEANT: Readonly<Record<VisitKind, string>> = {
  checkup: "checkups",
  clean: "cleaning",
  urgent: "emergencies",
  consultation: "consultations",
  other: "other treatments",
};
