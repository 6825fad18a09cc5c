import { DAY_SHEET_PATH } from "#content/listing-addresses.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { zoneOfPlace } from "#content/places.ts";
import { wishedDay } from "#content/requests/when.ts";
import { minutesOn } from "#domain/free-times/practice-week.ts";
import { kindsInWords } from "#domain/free-times/times-of-day.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { clockTime, formatLongDay, newZealandDay, newZealandTime, readDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { withToken } from "#domain/token-address.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";
import { type DayOfPractice, readDays, type WeekOfPractice } from "#services/week/read-week.ts";
import { noteNamesShown } from "#services/week/show-names.ts";
import { dayBlocks } from "./blocks.server.ts";
import { weekHref } from "./week-href.ts";

/** All that the page shows. Names, numbers and notes come only after “Show names”. */
export type DaySheetView = ReturnType<typeof daySheetView>;

type Opened = { practice: Practice; day: string; whose: number | null; week: WeekOfPractice };

export const { loader, action } = linkPage({ path: DAY_SHEET_PATH, open, viewOf: daySheetView, act });

async function open(
  services: Services,
  token: string,
  address: URLSearchParams,
): Promise<Opened | undefined> {
  const now = services.now();
  const practice = await listingBehind(services, services.database.read, token, now);
  if (!practice) return undefined;
  const today = newZealandDay(keptAt(now, zoneOfPlace(practice.place)));
  const day = readDay(address.get("day") ?? "") ?? today;
  const whose = whoseAsked(address.get("who"));
  return {
    practice,
    day,
    whose,
    week: await readDays(services, practice, { first: day, count: 1, whose }, now),
  };
}

/** Shows names, numbers and notes, once the audit has noted it. */
async function act({ services, opened, show, again }: Acting<Opened>): Promise<null> {
  const { practice, week } = opened;
  const records = week.days.flatMap(({ visits, kept }) => [...visits, ...kept]).length;
  return (await noteNamesShown(services, practice.id, records)) ? show() : again({ isUnavailable: true });
}

/** A line of the sheet; a free start is an empty one to write on. */
type SheetRow = {
  id: string;
  time: string;
  length: string;
  what: string;
  name: string;
  phone: string;
};

function daySheetView({ practice, day, whose, week }: Opened, { token, posted, isShown }: Asking) {
  const [own] = week.days;
  const blocks = dayBlocks(own!, { isShown, people: week.colleagues });
  const rows = [
    ...blocks.map(({ id, from, time, length, title, detail, name, phone }) => ({
      from,
      row: {
        id,
        time,
        length,
        what: [title, detail].filter(Boolean).join(" · "),
        name,
        phone: phone?.typed ?? "",
      },
    })),
    ...freeLines(own!, week),
  ];
  const lines = rows.toSorted((a, b) => a.from - b.from).map(({ row }): SheetRow => row);
  const now = newZealandDay(week.now);
  return {
    path: DAY_SHEET_PATH,
    token,
    version: "",
    posted,
    isShown,
    clock: clockNote(practice.place),
    name: practice.name,
    title: formatLongDay(day),
    holiday: own!.holiday,
    rows: lines,
    print: sheetPrint(lines),
    printed: `Printed ${newZealandTime(week.now)}, ${wishedDay(now)}. Shred it when you’re done.`,
    here: `${withToken(DAY_SHEET_PATH, token)}&${new URLSearchParams({ day, ...whoInAddress(whose) })}`,
    week: weekHref(token, day, whose),
  };
}

/**
 * How a day is printed: its letters, how low a line may be, in millimetres, and how many letters stand on a line of its columns.
 * The roomiest comes first: low lines leave no room to write on.
 */
const PRINTS = [
  { print: "roomy", row: 9, line: 4.9, air: 3, what: 19, name: 20 },
  { print: "close", row: 7, line: 4.3, air: 1.6, what: 22, name: 28 },
  { print: "tight", row: 4.5, line: 3.6, air: 0.8, what: 26, name: 33 },
] as const;

/** What a sheet of A4 has left for its lines, in millimetres, below the head and above the foot. */
const SHEET = 222;

/** A day is one sheet of A4, also with long names and many lines: the roomiest print that it fits. */
function sheetPrint(rows: readonly SheetRow[]): (typeof PRINTS)[number]["print"] {
  const fitting = PRINTS.find(({ row, line, air, ...letters }) => {
    const heights = rows.map(({ what, name }) => {
      const lines = Math.max(linesOf(what, letters.what), linesOf(name, letters.name));
      return Math.max(row, lines * line + air);
    });
    return heights.reduce((sum, height) => sum + height, 0) <= SHEET;
  });
  return (fitting ?? PRINTS.at(-1)!).print;
}

/** How many lines words take that break at spaces and hyphens, and within a word where it’s longer than a line. */
function linesOf(words: string, letters: number): number {
  let [lines, left] = [0, 0];
  for (const { length } of words.split(/(?<=[\s-])/)) {
    if (length > left) {
      lines += Math.ceil(length / letters);
      left = letters * Math.ceil(length / letters);
    }
    left -= length;
  }
  return lines;
}

/** Lines to write on, for each person with hours of their own apart. */
function freeLines(
  { day, free }: DayOfPractice,
  { minutes, colleagues }: WeekOfPractice,
): { from: number; row: SheetRow }[] {
  const starts = free.map(({ at, ...one }) => ({ ...one, from: minutesOn(day, at) }));
  return [...Map.groupBy(starts, ({ whose }) => whose).values()]
    .flatMap((own) => spacedOut(own, minutes))
    .map(({ from, whose, window: { kinds } }) => {
      const who = colleagues.find((one) => one.whose === whose)?.name ?? "";
      return {
        from,
        row: {
          id: `free ${whose} ${from}`,
          time: clockTime(from),
          length: `${minutes} min`,
          what: [who && `With ${who}`, kinds && `For ${kindsInWords(kinds)}`].filter(Boolean).join(" · "),
          name: "",
          phone: "",
        },
      };
    });
}

/** Lines to write on don’t overlap: of free starts each quarter of an hour, those that a visit after the other takes. */
function spacedOut<Item extends { from: number }>(starts: readonly Item[], minutes: number): Item[] {
  const kept: Item[] = [];
  for (const start of starts)
    if (kept.length === 0 || start.from >= kept.at(-1)!.from + minutes) kept.push(start);
  return kept;
}
