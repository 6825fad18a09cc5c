import type { Problem } from "../form-fields.ts";
import { wallTimeAt } from "../hours/opening-hours-clock.ts";
import {
  addMonths,
  atMinute,
  clockTime,
  newZealandDay,
  readDay,
  readMinutes,
  twentyFourHours,
} from "../nz-time.ts";
import { LONGEST_NOTE } from "./kept-times.ts";
import { USUAL_MINUTES, VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";

/** The fields of the form in which a practice keeps a time, as typed. */
export type KeepValues = Readonly<Partial<Record<(typeof KEEP_FIELDS)[number], string>>>;

/** `to-shown`: the end that the form began with, so that one that nobody touched follows the kind of visit. */
export const KEEP_FIELDS = ["day", "from", "to", "to-shown", "what", "who", "visit", "note"] as const;

/** A time that a practice wants to keep. */
export type TimeToKeep = {
  kind: "kept" | "phoned";
  /** Whose time it is: 0 the practice’s own. */
  whose: number;
  from: Date;
  to: Date;
  visit: VisitKind | null;
  note: string;
};

const EARLIEST = 6 * 60;
const LATEST = 22 * 60;
const STEP = 5;
const MONTHS_AHEAD = 13;

/** The form as it is for a start that was pressed, on the practice’s own clock. */
export function keepValues(at: Date, minutes = USUAL_MINUTES): KeepValues {
  const from = wallTimeAt(at).minute;
  const to = twentyFourHours(Math.min(LATEST, from + minutes));
  return { day: newZealandDay(at), from: twentyFourHours(from), to, "to-shown": to };
}

/**
 * What was filled in, or what is wrong with it. `lengths`: how long the practice’s visits are by kind; `numbers`: who can be
 * chosen. `now` is on the practice’s own clock. An end that was left as the form had it follows the kind of visit of
 * someone who phoned.
 */
export function readKeep(
  values: KeepValues,
  {
    now,
    lengths,
    numbers = [0],
  }: { now: Date; lengths: Readonly<Partial<Record<VisitKind, number>>>; numbers?: readonly number[] },
): { time: TimeToKeep } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (name: string, text: string) => void problems.push({ name, text });
  const kind = values.what === "kept" || values.what === "phoned" ? values.what : null;
  const visit = VISIT_KINDS.find((one) => one === values.visit) ?? null;
  const day = readDay(values.day ?? "");
  const from = readMinutes(values.from ?? "");
  const isFollowing = kind === "phoned" && visit !== null && values.to === values["to-shown"];
  const to =
    isFollowing && from !== undefined
      ? from + (lengths[visit] ?? USUAL_MINUTES)
      : readMinutes(values.to ?? "");
  const note = (values.note ?? "").trim();
  const whose = numbers.find((one) => String(one) === (values.who || "0"));
  if (whose === undefined) report("who", "Choose whose time it is");
  if (!kind) report("what", "Choose whether someone phoned, or you’re keeping it for yourselves");
  if (kind === "phoned" && !visit) report("visit", "Choose what they’re coming for");
  if (!day) report("day", "Enter a real date, with day, month and year");
  else if (day > addMonths(newZealandDay(now), MONTHS_AHEAD))
    report("day", "Enter a day within the next 13 months");
  if (from === undefined) report("from", "Enter a time, like 10am");
  else if (isOdd(from)) report("from", ODD);
  if (to === undefined) report("to", "Enter a time, like 10:30am");
  else if (isOdd(to)) report("to", ODD);
  else if (from !== undefined && to <= from) report("to", "Enter an end that is after the start");
  if (Array.from(note).length > LONGEST_NOTE) report("note", `Use ${LONGEST_NOTE} characters or fewer`);
  if (problems.length > 0 || !kind || whose === undefined || !day || from === undefined || to === undefined)
    return { problems };
  const time: TimeToKeep = {
    kind,
    whose,
    from: atMinute(day, from),
    to: atMinute(day, to),
    visit: kind === "phoned" ? visit : null,
    note,
  };
  if (time.to <= now) return { problems: [{ name: "from", text: "Enter a time that is still to come" }] };
  return { time };
}

function isOdd(minutes: number): boolean {
  return minutes < EARLIEST || minutes > LATEST || minutes % STEP !== 0;
}

const ODD = `Enter a time from ${clockTime(EARLIEST)} to ${clockTime(LATEST)}, in steps of 5 minutes`;
