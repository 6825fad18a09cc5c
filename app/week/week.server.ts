import { AWAY_PATH, DAY_SHEET_PATH, KEEP_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { shortDay, wishedDay } from "#content/requests/when.ts";
import { mondayOf } from "#domain/free-times/practice-week.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { zoneOfPlace } from "#content/places.ts";
import { addDays, formatWeekday, newZealandDay, newZealandTime, readDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { withToken } from "#domain/token-address.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";
import { freeKept, KEPT_TOO_OFTEN } from "#services/week/keep-time.ts";
import { type DayOfPractice, dayOf, readDays, type WeekOfPractice } from "#services/week/read-week.ts";
import { peopleOf } from "#services/week/people.ts";
import { noteNamesShown } from "#services/week/show-names.ts";
import { dayBlocks } from "./blocks.server.ts";
import { weekHref } from "./week-href.ts";
import { type Around, dayColumn, dayRows } from "./week-day.server.ts";

/** All that the page shows. Nothing of it says who comes, unless “Show names” was pressed. */
export type WeekView = ReturnType<typeof weekView>;

/** `whose`: whose time is shown, null for all of it. */
type Opened = { practice: Practice; day: string; whose: number | null; week: WeekOfPractice };

export const { loader, action } = linkPage({ path: WEEK_PATH, open, viewOf: weekView, act });

/** So far back and ahead: what is older is erased, and nothing is agreed later. */
const WEEKS_BACK = 13;
const WEEKS_AHEAD = 57;

async function open(
  services: Services,
  token: string,
  address: URLSearchParams,
): Promise<Opened | undefined> {
  const practice = await listingBehind(services, services.database.read, token, services.now());
  if (!practice) return undefined;
  const today = newZealandDay(keptAt(services.now(), zoneOfPlace(practice.place)));
  const asked = readDay(address.get("day") ?? "") ?? today;
  const [first, last] = [addDays(today, -7 * WEEKS_BACK), addDays(today, 7 * WEEKS_AHEAD)];
  const day = asked < first ? first : asked > last ? last : asked;
  const whose = whoseAsked(address.get("who"));
  const days = { first: mondayOf(day), count: 7, whose };
  return { practice, day, whose, week: await readDays(services, practice, days, services.now()) };
}

/** Shows names, or frees what was kept a moment ago. Any other post leads back to the week. */
async function act({
  services,
  token,
  opened,
  pressed,
  show,
  again,
  finish,
  form,
}: Acting<Opened>): Promise<null> {
  const { practice, day, whose, week } = opened;
  if (pressed === "names") {
    const records = week.days.flatMap(({ visits, kept }) => [...visits, ...kept]).length;
    return (await noteNamesShown(services, practice.id, records)) ? show() : again({ isUnavailable: true });
  }
  const to = { path: WEEK_PATH, more: { day, ...whoInAddress(whose) } };
  if (pressed === "free") {
    const answer = await freeKept(services, token, String(form.get("id") ?? ""));
    if (answer.kind === "unavailable") return again({ isUnavailable: true });
    return finish(answer.kind === "saved" ? "freed" : answer.kind, to);
  }
  return finish(undefined, to);
}

const DONE: Readonly<Record<string, string>> = {
  freed: "That time is free again.",
  same: "Nothing has changed: it’s already free.",
  "too-often": `${KEPT_TOO_OFTEN}.`,
  back: "You’re here after all. Patients can have those times again.",
};

function weekView({ practice, day, whose, week }: Opened, { token, posted, done, isShown, address }: Asking) {
  const { now } = week;
  const today = newZealandDay(now);
  const monday = mondayOf(day);
  const to = (path: string, more: Readonly<Record<string, string>>) =>
    `${withToken(path, token)}&${new URLSearchParams({ ...more, ...whoInAddress(whose) })}`;
  const hours = shownHours(week);
  const around = { hours, today, week, isShown, to, token, whose };
  const chosen = week.days.find((one) => one.day === day)!;
  const isByPerson = whose === null && week.colleagues.length > 0;
  return {
    path: WEEK_PATH,
    token,
    version: "",
    name: practice.name,
    posted,
    kept: done === "kept" ? keptJustNow(week, address.get("kept") ?? "") : null,
    done: (done !== null && DONE[done]) || null,
    isShown,
    clock: clockNote(practice.place),
    day,
    title: wishedDay(day),
    range: `${withoutWeekday(monday)} to ${withoutWeekday(addDays(monday, 6))}`,
    printsToday: day === today,
    whose,
    isThisWeek: monday === mondayOf(today),
    hours,
    isByPerson,
    // Whose time it is needn’t be said again where one person’s is shown.
    rows: dayRows(chosen, isByPerson ? week.colleagues : [], around),
    columns: isByPerson ? columnsOfPeople(chosen, around) : columnsOfDays(day, around),
    strip: stripAround(day, today).map((one) => ({
      day: one,
      href: to(WEEK_PATH, { day: one }),
      words: one === today ? "Today" : named(one),
      date: Number(one.slice(8)),
      month: withoutWeekday(one).split(" ")[1],
      isChosen: one === day,
    })),
    people: week.colleagues.length === 0 ? [] : peopleShown(week, whose, (one) => weekHref(token, day, one)),
    notice: noticeOf(week),
    to: {
      here: to(WEEK_PATH, { day }),
      previousWeek: to(WEEK_PATH, { day: addDays(monday, -7) }),
      nextWeek: to(WEEK_PATH, { day: addDays(monday, 7) }),
      thisWeek: to(WEEK_PATH, {}),
      previousDay: { href: to(WEEK_PATH, { day: addDays(day, -1) }), short: named(addDays(day, -1)) },
      nextDay: { href: to(WEEK_PATH, { day: addDays(day, 1) }), short: named(addDays(day, 1)) },
      keep: to(KEEP_PATH, { day }),
      away: to(AWAY_PATH, { day }),
      print: to(DAY_SHEET_PATH, { day }),
    },
  };
}

/** Seven days beside each other, for a practice without colleagues, or one person. */
function columnsOfDays(chosen: string, around: Around) {
  return around.week.days.map((one) => {
    const isToday = one.day === around.today;
    const short = shortDay(one.day).split(" ").slice(0, 2).join(" ");
    return {
      id: one.day,
      title: isToday ? `${short} · Today` : short,
      label: wishedDay(one.day),
      isToday,
      isChosen: one.day === chosen,
      ...dayColumn(one, around),
    };
  });
}

/** One day of everybody beside each other: seven days of several people would be too narrow for a name. */
function columnsOfPeople(chosen: DayOfPractice, around: Around): ReturnType<typeof columnsOfDays> {
  return peopleOf(around.week).map(({ whose, name }) => ({
    id: String(whose),
    title: name,
    label: `${name}, ${wishedDay(chosen.day)}`,
    isToday: false,
    isChosen: false,
    ...dayColumn(dayOf(chosen, whose), around),
  }));
}

/** Whose time the week can show: all of it first. */
function peopleShown(
  { colleagues }: WeekOfPractice,
  shown: number | null,
  to: (whose: number | null) => string,
): { name: string; href: string; isShown: boolean }[] {
  return [
    { name: "All", href: to(null), isShown: shown === null },
    ...peopleOf({ colleagues }).map(({ whose, name }) => ({
      name,
      href: to(whose),
      isShown: shown === whose,
    })),
  ];
}

/**
 * Seven days from which a phone chooses: the coming ones from today on, so that each is one press away on a Sunday too; of
 * another week from Monday to Sunday.
 */
function stripAround(day: string, today: string): string[] {
  const isSoon = day >= today && day < addDays(today, 7);
  const first = isSoon ? today : mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** `Thu` */
function named(day: string): string {
  return formatWeekday(day).slice(0, 3);
}

/** `30 November` */
function withoutWeekday(day: string): string {
  return wishedDay(day).split(" ").slice(1).join(" ");
}

/** What the practice kept a moment ago, so that it can be freed in place. */
function keptJustNow({ days }: WeekOfPractice, id: string): { id: string; text: string } | null {
  const kept = days.flatMap((one) => one.kept).find((one) => one.id === id);
  return kept ? { id, text: `Kept ${newZealandTime(kept.from)}–${newZealandTime(kept.to)}.` } : null;
}

function noticeOf({ hasTimes, isCalendarFresh }: WeekOfPractice): "no-times" | "calendar" | null {
  if (!isCalendarFresh) return "calendar";
  return hasTimes ? null : "no-times";
}

const USUAL = { from: 8 * 60, to: 18 * 60 };

/** The hours on the wide week’s time line: 8am to 6pm, or what is open or in it beyond that. */
function shownHours({ days }: WeekOfPractice): { first: number; last: number } {
  const spans = days.flatMap((one) => [
    ...(one.open ?? []),
    ...dayBlocks(one, { isShown: false }).filter(({ isAllDay }) => !isAllDay),
  ]);
  const from = Math.min(USUAL.from, ...spans.map((span) => span.from));
  const to = Math.max(USUAL.to, ...spans.map((span) => span.to));
  return { first: Math.floor(from / 60), last: Math.ceil(to / 60) };
}
