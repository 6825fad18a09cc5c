import { AWAY_PATH } from "#content/listing-addresses.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { zoneOfPlace } from "#content/places.ts";
import { timeWords, wishedDay } from "#content/requests/when.ts";
import { findKept, type KeptTime } from "#database/free-times/kept-times.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { AWAY_FIELDS, readAway, readWho } from "#domain/free-times/away-form.ts";
import { freeTimeInAddress, readInstant } from "#domain/free-times/shown-free-times.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { addDays, addMonths, newZealandDay, newZealandTime, readDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { UNSAVED, withToken } from "#domain/token-address.ts";
import { takeField, takeFields } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { listingBehind } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";
import { endAway, lookAtAway, markAway } from "#services/week/away.ts";
import { noteTold } from "#services/week/away-acts.ts";
import {
  callersIn,
  type Choice,
  type Stretch,
  type Touched,
  touchedBy,
} from "#services/week/away-touched.ts";
import { peopleOf } from "#services/week/people.ts";
import { freeKept, KEPT_TOO_OFTEN } from "#services/week/keep-time.ts";
import { withNotes } from "#services/week/read-week.ts";
import { noteNamesShown } from "#services/week/show-names.ts";
import { type AwayResult, type Caller, readResult } from "./away-result.server.ts";
import { visitTitle } from "./blocks.server.ts";
import { shownAgain } from "./shown-again.server.ts";
import { weekHref } from "./week-href.ts";

/** All that the page shows: when, then what it touches, then what came of it. */
export type AwayView = ReturnType<typeof awayView>;

type Opened = {
  practice: Practice;
  now: Date;
  people: readonly { whose: number; name: string }[];
  id: string;
  /** It is null until the practice has said when. */
  stretch: Stretch | null;
  /** Absent once a look has lapsed. */
  kept: KeptTime | undefined;
  touched: readonly Touched[];
  /** Who phoned, and whose time the practice keeps then. */
  callers: readonly Caller[];
  /** Whose times are offered to all, where it was pressed. */
  chosen: Choice | undefined;
  result: AwayResult | null;
};

export const { loader, action } = linkPage({ path: AWAY_PATH, open, viewOf: awayView, act });

async function open(
  services: Services,
  token: string,
  address: URLSearchParams,
): Promise<Opened | undefined> {
  const { read } = services.database;
  const practice = await listingBehind(services, read, token, services.now());
  if (!practice) return undefined;
  const now = keptAt(services.now(), zoneOfPlace(practice.place));
  const id = address.get("id") ?? "";
  const kept = id === "" ? undefined : await findKept(read, practice.id, id);
  if (kept && kept.kind !== "away") return undefined;
  const [from, to] = [readInstant(address.get("from") ?? ""), readInstant(address.get("to") ?? "")];
  const people = peopleOf((await findFreeTimes(read, practice.id))?.rules);
  const whose = readWho(
    { who: address.get("who") ?? "" },
    people.map((one) => one.whose),
  );
  const isStretch = id !== "" && from && to && from < to && whose !== undefined;
  const stretch = kept ?? (isStretch ? { from, to, whose } : null);
  if (id !== "" && !stretch) return undefined;
  const asked = address.get("offer") ?? "";
  const chosen = isChoice(asked) ? asked : undefined;
  const touched = stretch ? await touchedBy(services, read, practice, stretch, chosen) : [];
  const callers = stretch
    ? await withNotes(services, await callersIn(services, read, practice, stretch))
    : [];
  const isMarked = kept !== undefined && kept.until === null;
  const result = isMarked ? await readResult(services, practice, kept, { touched, callers }) : null;
  return { practice, now, people, id, stretch, kept, touched, callers, chosen, result };
}

const SHAPES = Object.fromEntries(AWAY_FIELDS.map((name) => [name, "line"] as const));

async function act(given: Acting<Opened>): Promise<null> {
  const { services, opened, form, show } = given;
  const { practice, result, callers } = opened;
  const count = result?.toRing.length ?? callers.length;
  const acting = shownAgain(given, practice.id, count);
  const { again } = acting;
  const pressed = takeField(form, "beside") || given.pressed;
  if (pressed === "names") {
    const typed = result ? tickedSince(given) : typedToMark(given);
    return (await noteNamesShown(services, practice.id, count))
      ? show(typed)
      : again({ ...typed, isUnavailable: true });
  }
  if (pressed === "offer") return again({ form: MARK, values: { words: takeField(form, "words") } });
  if (pressed === "look") return look(acting);
  if (pressed === MARK && opened.stretch) return mark(acting, opened.stretch);
  if (pressed === "told") return noteThoseTold(acting);
  if (pressed === "back") return comeBack(acting);
  return again({ form: "", problems: [{ name: "form", text: "Choose what to do" }] });
}

async function look({ services, token, opened, form, again, finish }: Acting<Opened>): Promise<null> {
  const { values, problems } = takeFields(form, SHAPES);
  if (problems.length > 0) return again({ problems, values });
  const reading = readAway(values, opened.now);
  if ("problems" in reading) return again({ problems: reading.problems, values });
  const whose = readWho(
    values,
    opened.people.map((one) => one.whose),
  );
  if (whose === undefined) return again({ problems: [{ name: "who", text: "Choose who is away" }], values });
  const stretch = { ...reading, whose };
  const answer = await lookAtAway(services, token, stretch);
  if (answer.kind === "saved")
    return finish(undefined, { path: AWAY_PATH, more: addressOf(answer.id, stretch) });
  return failed(answer.kind, { again, finish, values });
}

function addressOf(id: string, { from, to, whose }: Stretch): Record<string, string> {
  return { id, from: freeTimeInAddress(from), to: freeTimeInAddress(to), ...whoInAddress(whose) };
}

/** The address of what an away came to. It says whose week is to be led back to. */
function resultOf(id: string, shown: number | null): Record<string, string> {
  return { id, ...whoInAddress(shown) };
}

function failed(
  kind: "ended" | "too-often" | "unavailable",
  {
    again,
    finish,
    ...typed
  }: Pick<Acting<Opened>, "again" | "finish"> & { form?: string; values: Record<string, string> },
): ReturnType<Acting<Opened>["again"]> {
  if (kind === "ended") return finish(UNSAVED);
  if (kind === "unavailable") return again({ ...typed, isUnavailable: true });
  return again({ ...typed, problems: [{ name: "form", text: KEPT_TOO_OFTEN }], isTooOften: true });
}

/** The longest sentence to all of them, in characters. */
const LONGEST_WORDS = 300;

const MARK = "mark";
/** The form of what an away came to. */
const MARKED = "marked";

type Sent = Pick<Acting<Opened>, "opened" | "form">;

/** What stands in the form that marks an away: the sentence, and what becomes of each. */
function typedToMark({ opened, form }: Sent) {
  const fields = ["words", ...opened.touched.map(({ reference }) => choiceField(reference))];
  return { form: MARK, values: valuesIn(form, fields) };
}

/** What is ticked once it’s marked: who was told, and that the practice is there after all. */
function tickedSince({ opened, form }: Sent) {
  const fields = ["sure", ...(opened.result?.toRing ?? []).map(({ id }) => toldField(id))];
  return { form: MARKED, values: valuesIn(form, fields) };
}

function valuesIn(form: Sent["form"], fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, takeField(form, name)]));
}

async function mark(
  { services, token, opened, form, again, finish }: Acting<Opened>,
  stretch: Stretch,
): Promise<null> {
  const { values } = typedToMark({ opened, form });
  const words = values["words"]!;
  const choices = new Map(
    opened.touched.flatMap(({ reference }) => {
      const value = values[choiceField(reference)]!;
      return isChoice(value) ? [[reference, value] as const] : [];
    }),
  );
  const tellsSomeone = [...choices.values()].some((choice) => choice !== "ring");
  if (tellsSomeone && words === "")
    return again({
      problems: [{ name: "words", text: "Write a sentence to them, like: Our dentist is ill" }],
      values,
    });
  if (Array.from(words).length > LONGEST_WORDS)
    return again({ problems: [{ name: "words", text: `Use ${LONGEST_WORDS} characters or fewer` }], values });
  const seen = opened.callers.filter((one) => takeField(form, seenField(one.id)) === "yes");
  const callers = new Set(seen.map((one) => one.id));
  const answer = await markAway(services, token, { id: opened.id, stretch, choices, callers, words });
  if (answer.kind === "saved")
    return finish("marked", { path: AWAY_PATH, more: resultOf(answer.id, stretch.whose) });
  if (answer.kind === "conflict")
    return again({ conflict: "Someone else has a time then by now: they’re in the list", values });
  return failed(answer.kind, { again, finish, values });
}

/** The field of a row: `choice-NIHO-7K4Q-2WXR-6M` */
function choiceField(reference: string): string {
  return `choice-${reference}`;
}

/** Says that the page listed someone who phoned. */
function seenField(id: string): string {
  return `phoned-${id}`;
}

function isChoice(value: string): value is Choice {
  return value === "cancel" || value === "ring" || /^offer(-\d)?$/.test(value);
}

/** The field of a row: `told-NIHO-7K4Q-2WXR-6M` */
function toldField(id: string): string {
  return `told-${id}`;
}

async function noteThoseTold(acting: Acting<Opened>): Promise<null> {
  const { services, token, opened, address, again, finish } = acting;
  const typed = tickedSince(acting);
  const toRing = opened.result?.toRing ?? [];
  const ticked = toRing.filter(({ id }) => typed.values[toldField(id)] === "yes");
  if (ticked.length === 0) {
    const name = toRing[0] ? toldField(toRing[0].id) : "form";
    return again({ ...typed, problems: [{ name, text: "Tick the people you’ve told" }] });
  }
  try {
    for (const { id, isCaller } of ticked) if (!isCaller) await noteTold(services, opened.practice, id);
  } catch (error) {
    services.log({ event: "act not stored", error });
    return again({ ...typed, isUnavailable: true });
  }
  for (const { id } of ticked.filter(({ isCaller }) => isCaller)) {
    const answer = await freeKept(services, token, id);
    if (answer.kind !== "saved" && answer.kind !== "same")
      return failed(answer.kind, { again, finish, ...typed });
  }
  return finish("told", { path: AWAY_PATH, more: resultOf(opened.id, whoseAsked(address.get("who"))) });
}

async function comeBack(acting: Acting<Opened>): Promise<null> {
  const { services, token, opened, address, again, finish } = acting;
  const typed = tickedSince(acting);
  if (typed.values["sure"] !== "yes")
    return again({ ...typed, problems: [{ name: "sure", text: "Tick the box if you’re here after all" }] });
  const answer = await endAway(services, token, opened.id);
  if (answer.kind === "saved" || answer.kind === "same")
    return finish(answer.kind === "same" ? "same" : `back-${answer.putBack}`, {
      path: AWAY_PATH,
      more: resultOf(opened.id, whoseAsked(address.get("who"))),
    });
  return failed(answer.kind, { again, finish, ...typed });
}

function awayView(
  { practice, now, people, id, stretch, kept, touched, callers, chosen, result }: Opened,
  { token, posted, isShown, address, done }: Asking,
) {
  const today = newZealandDay(now);
  const day = readDay(address.get("day") ?? "") ?? today;
  const shown = whoseAsked(address.get("who"));
  const own = result
    ? resultOf(id, shown)
    : stretch
      ? addressOf(id, stretch)
      : { day, ...whoInAddress(shown) };
  return {
    path: AWAY_PATH,
    token,
    here: `${withToken(AWAY_PATH, token)}&${new URLSearchParams(own)}`,
    week: weekHref(token, stretch ? newZealandDay(stretch.from) : day, shown),
    version: "",
    name: practice.name,
    posted,
    isShown,
    clock: clockNote(practice.place),
    step: result ? ("result" as const) : stretch ? ("look" as const) : ("when" as const),
    when: { day, tomorrow: wishedDay(addDays(today, 1)), first: today, last: addMonths(today, 13) },
    people: [
      { value: "all", label: "Everyone" },
      ...people.map(({ whose, name }) => ({ value: String(whose), label: name })),
    ],
    who: people.find(({ whose }) => whose === stretch?.whose)?.name ?? null,
    chosen,
    forAll: people.length === 1 ? [] : forAllOf(touched),
    stretch: stretch && stretchWords(stretch),
    isLapsed: stretch !== null && !kept,
    closedUntil: kept?.until ? newZealandTime(keptAt(kept.until, zoneOfPlace(practice.place))) : null,
    touched: touched.map((one) => touchedView(one)),
    callers: callers.map((one) => ({
      field: seenField(one.id),
      time: timeWords(one.from),
      what: visitTitle(one),
      note: isShown ? one.note : null,
    })),
    byEmail: touched.filter(({ isByEmail }) => isByEmail).length,
    result: result && {
      ...result,
      toRing: result.toRing.map((one) => ({
        ...one,
        field: toldField(one.id),
        who: isShown ? one.who : null,
      })),
    },
    done: doneWords(done),
  };
}

function doneWords(done: string | null): string | null {
  if (done === "told") return "Noted.";
  if (done === "same") return "Nothing has changed: it’s already like that.";
  const back = /^back-(\d+)$/.exec(done ?? "");
  if (!back) return null;
  const count = Number(back[1]);
  const whose =
    count === 1
      ? "1 patient has their old time again, and"
      : `${count} patients have their old times again, and`;
  return `You’re here after all. ${count === 0 ? "Patients" : `${whose} others`} can book those times.`;
}

/** What can be chosen for all of them with one press: whose other times they are offered. */
function forAllOf(touched: readonly Touched[]): { choice: string; label: string }[] {
  const ways = new Map(touched.flatMap((one) => one.ways).map((way) => [way.choice, way]));
  return [...ways.values()].map(({ choice, whose, name }) => ({
    choice,
    label: choice === "offer" ? "Their own other times" : `Times ${withWhom(whose, name)}`,
  }));
}

/** `with Mia`, `in the main hours` */
function withWhom(whose: number, name: string): string {
  return whose === 0 ? "in the main hours" : `with ${name}`;
}

function touchedView({ reference, what, at, minutes, service, ways, isByEmail }: Touched) {
  return {
    field: choiceField(reference),
    time: timeWords(at),
    what: what === "agreed" ? `${service}, ${minutes} min` : `${service}: you offered them this time`,
    ways: ways.map(({ choice, whose, name, offers }) => ({
      choice,
      label: choice === "offer" ? "other times" : `times ${withWhom(whose, name)}`,
      times: offers.map(timeWords).join("; "),
    })),
    isByEmail,
  };
}

/** `Friday 4 December`, `Friday 4 December, 12 noon to midnight`, `Friday 4 December to Monday 7 December` */
function stretchWords({ from, to }: Stretch): string {
  const [first, last] = [newZealandDay(from), newZealandDay(new Date(to.getTime() - 1))];
  const isWhole = newZealandTime(from) === "midnight" && newZealandTime(to) === "midnight";
  if (!isWhole && first === last)
    return `${wishedDay(first)}, ${newZealandTime(from)} to ${newZealandTime(to)}`;
  const start = isWhole ? wishedDay(first) : `${wishedDay(first)}, ${newZealandTime(from)}`;
  return first === last ? start : `${start} to ${wishedDay(last)}`;
}
