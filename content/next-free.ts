/** The next free time of a practice as lists show it: `{ label: "Next free", time: "Thu 3 Dec, 9:30am" }` */
export type NextFreeShown = { label: string; time: string };

export const FOR_ANYONE = "Next free";
/** Said of a practice that takes no new patients, or keeps its times for those who have been there before. */
export const FOR_THEIR_PATIENTS = "For their patients only";
