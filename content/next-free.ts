/** The first free time of a practice as lists show it: `{ label: "Free", time: "Thu 3 Dec, 9:30am", href: "/book?…" }` */
export type NextFreeShown = {
  label: string;
  time: string;
  /** Picks that time in the form. Null where the practice keeps it for those who have been there. */
  href: string | null;
};

export const FOR_ANYONE = "Free";
/** Said of a practice that takes no new patients, or keeps its times for those who have been there before. */
export const FOR_THEIR_PATIENTS = "For their patients only";
