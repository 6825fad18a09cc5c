import { AWAY_PATH, KEEP_PATH, KEPT_PATH } from "#content/listing-addresses.ts";
import {
  type FreeRun,
  freeRuns,
  inLanes,
  type Lane,
  minutesOn,
  type Placed,
} from "#domain/free-times/practice-week.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import { kindsInWords } from "#domain/free-times/times-of-day.ts";
import { whoInAddress } from "#domain/free-times/whose-in-address.ts";
import { clockTime, newZealandTime } from "#domain/nz-time.ts";
import type { Person } from "#services/week/people.ts";
import type { DayOfPractice, WeekOfPractice } from "#services/week/read-week.ts";
import { type Block, closedBlocks, dayBlocks } from "./blocks.server.ts";

/** What a day is shown in. */
export type Around = {
  token: string;
  /** Whose time is shown: null for all of it. */
  whose: number | null;
  week: WeekOfPractice;
  /** The time line’s, as hours of the clock. */
  hours: { first: number; last: number };
  /** An ISO day on the practice’s own clock. */
  today: string;
  isShown: boolean;
  to: (path: string, more: Readonly<Record<string, string>>) => string;
};

/** A block with where it leads; null where there is nothing more of it to see. */
type Leading = Block & { href: string | null };

/** `words`: `free`, `free for emergencies, Mia` */
type FreeStart = { minute: number; time: string; href: string; words: string };

/** A row of the phone’s day. */
export type Row =
  | { kind: "block"; block: Leading }
  | { kind: "free"; start: FreeStart }
  | { kind: "now"; text: string };

/** One day in the order of time, what is over before now. `people` are named beside their own time. */
export function dayRows(one: DayOfPractice, people: readonly Person[], around: Around): Row[] {
  const { blocks, closed, starts, now } = thingsOf(one, people, around);
  const rows: (Row & { at: number })[] = [
    ...blocks.map((block) => ({ kind: "block", block, at: block.from }) as const),
    ...closed.map((block) => ({ kind: "block", block: { ...block, href: null }, at: block.from }) as const),
    ...starts.map((start) => ({ kind: "free", start, at: start.minute }) as const),
    ...(now ? [{ kind: "now", text: now.text, at: now.minute } as const] : []),
  ];
  return rows.toSorted((a, b) => a.at - b.at);
}

export type ShownBlock = Leading & Lane;
export type ShownFree = Placed & Lane & { times: readonly FreeStart[] };

/** One day, or one person’s, on the wide week’s time line. */
export function dayColumn(
  one: DayOfPractice,
  around: Around,
): {
  blocks: ShownBlock[];
  closed: Block[];
  runs: ShownFree[];
  now: { minute: number; text: string } | null;
} {
  const { week } = around;
  const { blocks, closed, starts, now } = thingsOf(one, [], around);
  const shown = shownMinutes(around);
  const runs = freeRuns([...new Set(starts.map(({ minute }) => minute))], {
    every: week.startEvery,
    minutes: week.minutes,
  });
  // A time that can still be had stands beside what is taken then, or it couldn’t be pressed.
  const placed = inLanes([...cut(blocks, shown), ...cut(runs, shown)] as (Leading | FreeRun)[]);
  return {
    blocks: placed.filter((item) => "kind" in item),
    closed,
    runs: placed
      .filter((item) => "times" in item)
      .map((run) => ({
        ...run,
        times: run.times.flatMap((minute) => starts.filter((start) => start.minute === minute)),
      })),
    now: now && now.minute >= shown.from && now.minute < shown.to ? now : null,
  };
}

function shownMinutes({ hours: { first, last } }: Around): Placed {
  return { from: first * 60, to: last * 60 };
}

function cut<Item extends Placed>(items: readonly Item[], shown: Placed): Item[] {
  return items
    .map((item) => ({ ...item, from: Math.max(item.from, shown.from), to: Math.min(item.to, shown.to) }))
    .filter((item) => item.from < item.to);
}

function thingsOf(one: DayOfPractice, people: readonly Person[], around: Around) {
  const { week, today, isShown, to } = around;
  const minute = one.day === today ? minutesOn(one.day, week.now) : null;
  return {
    blocks: dayBlocks(one, { isShown, people }).map((block) => ({
      ...block,
      href: leadsTo(block, one.day, around),
    })),
    closed: closedBlocks(one, shownMinutes(around)),
    starts: one.free.map(({ at, window, whose }): FreeStart => {
      const who = people.find((person) => person.whose === whose)?.name;
      const words = window.kinds ? `free for ${kindsInWords(window.kinds)}` : "free";
      return {
        minute: minutesOn(one.day, at),
        time: newZealandTime(at),
        href: to(KEEP_PATH, { at: freeTimeInAddress(at), ...(whose > 0 && { whose: String(whose) }) }),
        words: who ? `${words}, ${who}` : words,
      };
    }),
    now: minute === null ? null : { minute, text: `Now ${clockTime(minute)}` },
  };
}

function leadsTo(
  block: Block,
  day: string,
  { to, token, whose }: Pick<Around, "to" | "token" | "whose">,
): string | null {
  if (block.kind === "kept") return to(KEPT_PATH, { id: block.id, day });
  if (block.kind === "away") return to(AWAY_PATH, { id: block.id, day });
  // An appointment’s page leads back to the day and the person that it was opened from.
  return block.page && `${block.page}&${new URLSearchParams({ week: token, day, ...whoInAddress(whose) })}`;
}
