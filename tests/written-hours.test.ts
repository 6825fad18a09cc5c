import { expect, test } from "vitest";
import { usualWeek } from "#domain/hours/opening-hours.ts";
import { readWrittenHours } from "#domain/hours/written-hours.ts";
import { type KnownWeek, type Times, spelledHours } from "./support/spelled-hours.ts";
import { isFullSuite } from "./support/suite.ts";
import { WRITTEN_HOURS } from "./support/written-hours.ts";

/** What became of a text: what the profile shows, day by day; or the sentence of a warning. */
type Outcome = { shown: readonly string[]; holiday: string } | { warning: string };

/** The Monday of a week with Labour Day. */
const LABOUR_DAY = "2026-10-26";

function outcomeOf(text: string, day: string): Outcome {
  const { hours, problem } = readWrittenHours(text);
  if (hours === null) return { warning: problem };
  return { shown: shownIn(hours, day).map((one) => one.text), holiday: shownIn(hours, LABOUR_DAY)[0]!.text };
}

function shownIn(openingHours: string, day: string) {
  return usualWeek({ openingHours, holidayRegion: "AUK" }, new Date(`${day}T00:00:00Z`));
}

/** The words of a profile, put together here anew: they are what a visitor goes by. */
function inWords(times: readonly Times[], note = ""): string {
  if (times.length === 0) return "Closed";
  return times.map(([from, to]) => `${clock(from)}–${clock(to)}${note}`).join(", ");
}

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 720) return "12 noon";
  return `${((hour + 11) % 12) + 1}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}${hour < 12 ? "am" : "pm"}`;
}

/** `12345 8:00-17:00; 6 appointment; PH closed` as a visitor should read it. */
function expected(week: string): { shown: string[]; holiday: string } {
  const shown = Array.from({ length: 7 }, () => "Closed");
  let holiday: string | null = "Call first";
  for (const part of week === "closed" ? [] : week.split("; ")) {
    const [who, hours] = part.split(" ") as [string, string];
    const text = hours === "usual" ? null : dayInWords(hours);
    if (who === "PH") holiday = text;
    else for (const day of who) shown[Number(day) - 1] = text!;
  }
  return { shown, holiday: holiday ?? shown[0]! };
}

function dayInWords(hours: string): string {
  if (hours === "24h") return "Open 24 hours";
  if (hours === "appointment") return "By appointment, call first";
  if (hours === "call") return "Call first";
  if (hours === "closed") return "Closed";
  const minutes = (time: string) => time.split(":").reduce((all, part) => all * 60 + Number(part), 0);
  const times = hours
    .replace("?", "")
    .split(",")
    .map((span) => span.split("-").map(minutes));
  return inWords(times as [number, number][], hours.endsWith("?") ? ", call first" : "");
}

test("What people write is shown as they read it, or left out with a warning", () => {
  const wrong: unknown[] = [];
  let understood = 0;
  for (const { text, week, day } of WRITTEN_HOURS) {
    const outcome = outcomeOf(text, day);
    if ("warning" in outcome) {
      if (!/^\S[^\n]*\.$/s.test(outcome.warning)) wrong.push([text, outcome]);
      continue;
    }
    understood += 1;
    const right = week === "unclear" ? null : expected(week);
    // On Labour Day a week of the year is another one.
    const isAlike = day === "2026-08-05";
    if (!right || !isSame(right.shown, outcome.shown) || (isAlike && right.holiday !== outcome.holiday))
      wrong.push([text, outcome, right]);
  }
  const clear = WRITTEN_HOURS.filter(({ week }) => week !== "unclear");
  expect(wrong).toEqual([]);
  expect(WRITTEN_HOURS.length).toBeGreaterThan(200);
  expect(understood / clear.length).toBeGreaterThan(0.9);
});

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join("; ") === other.join("; ");
}

test("What is spelled in many ways from a known week is shown as that week, or left out with a warning", () => {
  const all = spelledHours(isFullSuite ? 4_000 : 150);
  const outcomes = all.map(({ week, text }) => ({
    text,
    right: weekInWords(week),
    outcome: outcomeOf(text, "2026-08-05"),
  }));
  const shown = outcomes.filter(({ outcome }) => "shown" in outcome);
  const wrong = shown.filter(({ right, outcome }) => JSON.stringify(right) !== JSON.stringify(outcome));
  expect(wrong).toEqual([]);
  expect(shown.length / all.length).toBeGreaterThan(0.95);
});

function weekInWords({ days, holidays }: KnownWeek): Outcome {
  return { shown: days.map((day) => inWords(day)), holiday: holidays ? inWords(holidays) : "Call first" };
}
