import type { KeptTime } from "#database/free-times/kept-times.ts";
import { MINUTE } from "#domain/durations.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import { VISIT_NAMES } from "#domain/free-times/visit-kinds.ts";
import { minutesOn, type Placed } from "#domain/free-times/practice-week.ts";
import { clockTime, MINUTES_IN_DAY } from "#domain/nz-time.ts";
import type { Person } from "#services/week/people.ts";
import type { DayOfPractice, VisitOfWeek, VisitState } from "#services/week/read-week.ts";

type BlockKind = "agreed" | "waiting" | "offered" | "calendar" | "kept" | "away" | "closed" | "holiday";

/** What stands in a day, in words: told by its words and its shape, never by its colour alone. */
export type Block = Placed & {
  kind: BlockKind;
  id: string;
  /** `8:30am`, `10am–12 noon`, `Morning` */
  time: string;
  title: string;
  /** `30 min`; empty where the time says it. */
  length: string;
  /** `Confirmed`, or what else is to be known. */
  detail: string;
  /** Who comes, or the note: empty until “Show names” was pressed. */
  name: string;
  phone: VisitOfWeek["phone"] | null;
  /** The page of an appointment; null for everything else, whose page the week knows. */
  page: string | null;
  /** From midnight to midnight: it makes the time line no longer. */
  isAllDay: boolean;
};

const STATES: Readonly<Record<VisitState, string>> = {
  confirmed: "Confirmed",
  unpressed: "Not confirmed yet",
  changing: "Asks for another time",
  choosing: "Choosing another time",
  waiting: "Waiting for your reply",
  offered: "You offered it",
  begun: "Did they come?",
  came: "Came",
  missed: "Didn’t come",
};

/** Everything of a day but free starts and closed hours, earliest first. `people` are named beside their own time. */
export function dayBlocks(
  { day, visits, kept, busy }: Pick<DayOfPractice, "day" | "visits" | "kept" | "busy">,
  { isShown, people = [] }: { isShown: boolean; people?: readonly Person[] },
): Block[] {
  const nameOf = (whose: number | null) => people.find((one) => one.whose === whose)?.name ?? "";
  const blocks: Block[] = [
    ...visits.map((visit) => visitBlock(day, visit, { isShown, who: nameOf(visit.whose) })),
    ...busy.map((span) =>
      plainBlock(day, new Date(span.from), new Date(span.to), {
        kind: "calendar",
        title: "In your calendar",
      }),
    ),
    ...kept.map((one) => {
      const said =
        one.kind === "away"
          ? ({ kind: "away", title: awayTitle(one, nameOf(one.whose)) } as const)
          : ({ kind: "kept", title: keptTitle(one.kind, one.visit) } as const);
      const block = plainBlock(day, one.from, one.to, said);
      const detail = one.kind === "away" ? "" : nameOf(one.whose);
      return { ...block, id: one.id, detail, name: isShown ? one.note : "" };
    }),
  ];
  return blocks.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** `Kept: phoned, cleaning`. The note waits for “Show names”: it often holds one. */
export function keptTitle(kind: "kept" | "phoned", visit: VisitKind | null): string {
  if (kind === "kept") return "Kept";
  return visit ? `Kept: phoned, ${VISIT_NAMES[visit].toLowerCase()}` : "Kept: phoned";
}

/** `Kept: phoned, cleaning, 30 min` */
export function visitTitle({ from, to, visit }: Pick<KeptTime, "from" | "to" | "visit">): string {
  return `${keptTitle("phoned", visit)}, ${(to.getTime() - from.getTime()) / MINUTE} min`;
}

/** `Away`, `Mia is away` */
function awayTitle({ until }: { until: Date | null }, who: string): string {
  if (until) return "Closed while you look";
  return who === "" ? "Away" : `${who} is away`;
}

function visitBlock(
  day: string,
  visit: VisitOfWeek,
  { isShown, who }: { isShown: boolean; who: string },
): Block {
  const from = minutesOn(day, visit.at);
  return {
    kind: visit.kind,
    id: `${visit.reference} ${from}`,
    from,
    to: Math.min(MINUTES_IN_DAY, from + visit.minutes),
    time: visit.part ?? clockTime(from),
    title: visit.service,
    length: visit.kind === "waiting" ? "" : `${visit.minutes} min`,
    detail: [who && `With ${who}`, STATES[visit.state]].filter(Boolean).join(" · "),
    name: isShown ? visit.name : "",
    phone: isShown ? visit.phone : null,
    page: visit.href,
    isAllDay: false,
  };
}

function plainBlock(
  day: string,
  start: Date,
  end: Date,
  { kind, title }: Pick<Block, "kind" | "title">,
): Block {
  const [from, to] = [minutesOn(day, start), minutesOn(day, end)];
  const isAllDay = from === 0 && to === MINUTES_IN_DAY;
  const time = isAllDay ? "All day" : spanWords(from, to);
  return { ...NO_VISIT, kind, id: `${kind} ${from} ${to}`, from, to, time, title, isAllDay };
}

/** What only an appointment has. */
const NO_VISIT = { length: "", detail: "", name: "", phone: null, page: null, isAllDay: false } as const;

/** What is behind everything else: closed hours, and a public holiday. */
function groundBlock({ from, to }: Placed, said: Pick<Block, "kind" | "time" | "title" | "detail">): Block {
  return { ...NO_VISIT, ...said, id: `${said.kind} ${from}`, from, to };
}

/** `10am–12 noon` */
function spanWords(from: number, to: number): string {
  return `${clockTime(from)}–${clockTime(to)}`;
}

/** When a practice is closed within the hours that are shown: nothing where its hours aren’t stated. A holiday is said first. */
export function closedBlocks(
  { open, holiday }: Pick<DayOfPractice, "open" | "holiday">,
  shown: Placed,
): Block[] {
  if (holiday !== null && !open?.length)
    return [groundBlock(shown, { kind: "holiday", time: "All day", title: holiday, detail: "Closed" })];
  const blocks =
    holiday === null
      ? []
      : [
          groundBlock(
            { from: 0, to: 0 },
            { kind: "holiday", time: "All day", title: holiday, detail: "Public holiday" },
          ),
        ];
  if (open === null) return blocks;
  let from = shown.from;
  for (const span of [...open.toSorted((a, b) => a.from - b.from), { from: shown.to, to: shown.to }]) {
    if (span.from > from) {
      const to = Math.min(span.from, shown.to);
      blocks.push(
        groundBlock({ from, to }, { kind: "closed", time: spanWords(from, to), title: "Closed", detail: "" }),
      );
    }
    from = Math.max(from, span.to);
  }
  return blocks;
}
