import type { VisitKind } from "./visit-kinds.ts";

/** What a practice states once about when patients can book: everything else about a free time is computed. */
export type FreeTimesRules = {
  /** A list of windows for each day of the week, Monday first, in order and without overlaps. */
  weekly: readonly (readonly BookableWindow[])[];
  /** A kind that is left out cannot be booked at once; patients ask for it. */
  visits: Readonly<Partial<Record<VisitKind, Visit>>>;
  /** Visits start every so many minutes of a span: 10, 15, 20, 30 or 60. */
  startEvery: number;
  /** Minutes kept free after a visit: 0 to 30. */
  gap: number;
  /** Patients at a time: 1 to 4. */
  atOnce: number;
  /** Hours of notice, counted while the practice is open: 0 to 40. */
  notice: number;
  /** How far ahead a time can be booked: 1 to 12 weeks. */
  weeksAhead: number;
  /** Who has hours of their own beside the practice’s; absent where nobody has. */
  colleagues?: readonly Colleague[];
  /** Days on which nothing is free, both ends included: `{ from: "2026-12-24", to: "2027-01-08" }`. */
  notOn: readonly DaySpan[];
};

/** Someone with hours of their own, who sees one patient at a time. `whose`: 1 to 3, for as long as their times are held. */
export type Colleague = {
  whose: number;
  name: string;
  weekly: readonly (readonly BookableWindow[])[];
};

export type Visit = { minutes: number; for: "all" | "new" | "existing" };

/** Minutes since midnight on the practice's own wall clock, on five minutes: 9am to noon is `{ from: 540, to: 720 }`. */
export type MinuteSpan = { from: number; to: number };

/** When visits can be: of every kind, or only of these. 12 noon to 1pm for emergencies is `{ from: 720, to: 780, kinds: ["urgent"] }` */
export type BookableWindow = MinuteSpan & { kinds?: readonly VisitKind[] };

export type DaySpan = { from: string; to: string };

/** Milliseconds since 1970, `to` excluded: when a practice's own calendar calls it busy. */
export type BusySpan = { from: number; to: number };

/** When someone is away: everybody, or one of them alone. */
export type AwaySpan = BusySpan & { whose: number | null };

/** How many patients are there in each cell, by whose time it is: 0 is the practice’s own, the others are their colleagues’. What is empty is left out. */
export type HeldCells = ReadonlyMap<number, ReadonlyMap<number, number>>;
