import type { FreeTimesState } from "#database/free-times/free-times.ts";
import { countInWords } from "#domain/counts.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { formatDay } from "#domain/nz-time.ts";
import { VISIT_KINDS, VISIT_NAMES } from "#domain/free-times/visit-kinds.ts";
import { bookableInWords, type Change } from "./changes.ts";

type Stated = { state: FreeTimesState; rules: FreeTimesRules };

/** What is told of a change by mail. Without anything stated before there was nothing to book. */
export function freeTimesChanges(before: Stated | undefined, after: Stated): Change[] {
  return SAID.map(({ name, words }) => ({
    name,
    before: before ? words(before) : "Not stated",
    after: words(after),
  })).filter((change) => change.before !== change.after);
}

const SAID: readonly { name: string; words: (stated: Stated) => string }[] = [
  { name: "Booking a free time", words: ({ state }) => STATE_WORDS[state] },
  { name: "When patients can book", words: ({ rules }) => bookableInWords(rules) },
  { name: "Hours of their own", words: ({ rules }) => colleaguesInWords(rules) },
  { name: "Visits", words: ({ rules }) => visitsInWords(rules) },
  { name: "How free times are set", words: ({ rules }) => settingsInWords(rules) },
  { name: "Days off", words: ({ rules }) => daysOffInWords(rules) },
];

const STATE_WORDS: Readonly<Record<FreeTimesState, string>> = {
  on: "Patients book at once",
  asked: "Patients ask, and you confirm",
  off: "Off",
};

/** `Mia: Tuesday 9am–5pm for cleaning; Monday and Wednesday to Sunday: none`; `None` */
export function colleaguesInWords({ colleagues = [] }: FreeTimesRules): string {
  return colleagues.map((one) => `${one.name}: ${bookableInWords(one)}`).join(". ") || "None";
}

export function visitsInWords({ visits }: FreeTimesRules): string {
  const named = VISIT_KINDS.flatMap((kind) => {
    const visit = visits[kind];
    if (!visit) return [];
    const whom = visit.for === "all" ? "" : ` for ${visit.for} patients`;
    return `${VISIT_NAMES[kind]} ${countInWords(visit.minutes, "minute")}${whom}`;
  });
  return named.join(", ") || "None";
}

/** `every 15 minutes, 4 hours’ notice, 4 weeks ahead` */
export function settingsInWords(rules: FreeTimesRules): string {
  const { startEvery, gap, atOnce, notice, weeksAhead } = rules;
  return [
    `every ${startEvery} minutes`,
    gap > 0 && `${gap} minutes between visits`,
    atOnce > 1 && `${atOnce} patients at a time`,
    noticeInWords(notice),
    `${countInWords(weeksAhead, "week")} ahead`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}

function noticeInWords(hours: number): string {
  if (hours === 0) return "no notice";
  return hours === 1 ? "1 hour’s notice" : `${hours} hours’ notice`;
}

/** `Thursday 24 December to Friday 8 January; …`; `None` */
export function daysOffInWords({ notOn }: Pick<FreeTimesRules, "notOn">): string {
  const spans = notOn.map(({ from, to }) =>
    from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`,
  );
  return spans.join("; ") || "None";
}
