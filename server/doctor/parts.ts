/** What `doctor --only` can be asked for, in the order of its report. */
export const PARTS = [
  "setup",
  "operator",
  "disk",
  "database",
  "practices",
  "mail",
  "requests",
  "jobs",
] as const;

export type Part = (typeof PARTS)[number];
