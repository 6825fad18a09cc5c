import { FREE_TIMES_PATH } from "#content/listing-addresses.ts";
import { placeBySlug } from "#content/places.ts";
import { dayWords, shortDay } from "#content/requests/when.ts";
import { busySpansAt } from "#database/free-times/calendar-feeds.ts";
import { askedBecauseWrong, findFreeTimes, type StatedFreeTimes } from "#database/free-times/free-times.ts";
import { heldCells } from "#database/free-times/held-times.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import type { TimesOfPractice } from "#domain/free-times/free-times.ts";
import {
  outsideHours,
  readFreeTimes,
  RULES_FIELDS,
  shownColleagues,
  shownDaysOff,
  suggestedRules,
} from "#domain/free-times/free-times-form.ts";
import type { BusySpan, FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { isWithinTimes, MOST_DAYS, timesInDays, usualVisit } from "#domain/free-times/shown-free-times.ts";
import { UNSAVED } from "#domain/token-address.ts";
import { kindsInWords, spanInWords } from "#domain/free-times/times-of-day.ts";
import { VISIT_NAMES } from "#domain/free-times/visit-kinds.ts";
import { takeField, takeFields } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { type PromisedTimes, promisedTimes, promisedWhere } from "#services/free-times/promised-times.ts";
import { PATIENTS_DO, type PatientsDo, patientsDo } from "#services/free-times/patients-do.ts";
import { saveFreeTimes, shownFreeTimes, STATE_FIELD } from "#services/listings/free-times.ts";
import { daysInWords } from "#services/listings/changes.ts";
import { settingsInWords } from "#services/listings/free-times-words.ts";
import { listingBehind, TOO_OFTEN } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";

/** All that the page shows. */
export type FreeTimesView = ReturnType<typeof freeTimesView>;

type Opened = {
  practice: Practice;
  stated: StatedFreeTimes | undefined;
  held: TimesOfPractice["held"];
  busy: readonly BusySpan[];
  away: TimesOfPractice["away"];
  promised: PromisedTimes;
  /** What patients can do now, as all pages of the practice say it. */
  patientsDo: PatientsDo;
};

export const { loader, action } = linkPage({ path: FREE_TIMES_PATH, open, viewOf: freeTimesView, act });

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { read } = services.database;
  const now = services.now();
  const practice = await listingBehind(services, read, token, now);
  if (!practice) return undefined;
  const [stated, held, calendar, away, promised, canDo] = await Promise.all([
    findFreeTimes(read, practice.id),
    heldCells(read, services, practice.id, { now }),
    busySpansAt(read, practice.id, now),
    awaySpans(read, practice.id, now),
    promisedTimes(read, practice, now),
    patientsDo(services, practice, now),
  ]);
  return { practice, stated, held, busy: calendar.spans, away, promised, patientsDo: canDo };
}

/** The form's `do`. */
const SAVE = "times";

const SHAPES = Object.fromEntries([...RULES_FIELDS, STATE_FIELD].map((name) => [name, "line"] as const));

async function act({ services, token, opened, form, pressed, again, finish }: Acting<Opened>): Promise<null> {
  if (pressed !== SAVE)
    return again({ form: "", problems: [{ name: "form", text: "Save the times below" }] });
  const { values, problems } = takeFields(form, SHAPES);
  if (problems.length > 0) return again({ problems, values });
  const version = takeField(form, "version");
  const answer = await saveFreeTimes(services, opened.practice.id, { token, values, version });
  if (answer.kind === "saved") return finish(answer.state);
  if (answer.kind === "ended") return finish(UNSAVED);
  if (answer.kind === "same") return finish("same");
  if (answer.kind === "refused") return again({ problems: answer.problems, values });
  if (answer.kind === "conflict") return again({ conflict: MEANWHILE, values });
  if (answer.kind === "too-often")
    return again({ problems: [{ name: "form", text: TOO_OFTEN }], isTooOften: true, values });
  return again({ isUnavailable: true, values });
}

const MEANWHILE = "Your free times have changed since you opened this page";

/** What was saved is said as it is now: the link might be opened again later. */
function doneWords(done: string | null, now: PatientsDo): string | null {
  if (done === "same") return "Nothing has changed: it’s already like that.";
  return done === "on" || done === "asked" || done === "off" ? `Saved. ${PATIENTS_DO[now]}` : null;
}

function freeTimesView(
  { practice, stated, held, busy, away, promised, patientsDo: canDo }: Opened,
  { token, posted, done, now }: Asking,
) {
  const today = newZealandDay(now);
  const { id, slug, name, openingHours } = practice;
  const shown = shownFreeTimes(practice, stated, today);
  const values = posted?.form === SAVE ? { ...shown, ...posted.values } : shown;
  const reading = readFreeTimes(values, today);
  // What cannot be read is not shown: the page says what was saved last.
  const rules = "rules" in reading ? reading.rules : (stated?.rules ?? suggestedRules(openingHours));
  return {
    path: FREE_TIMES_PATH,
    token,
    version: stated?.version ?? 0,
    id,
    slug,
    name,
    posted,
    values,
    state: stated?.state ?? null,
    wrongSince: dayWrong(stated),
    isSuggested: !stated && openingHours !== "",
    settings: settingsInWords(rules),
    colleagues: shownColleagues(values),
    daysOff: shownDaysOff(values),
    outside: outsideHours(rules, openingHours),
    keptFor: keptForWords(rules),
    outsideTimes: stated ? promisedWhere(promised, (at) => !isWithinTimes(rules, at)) : null,
    preview: freeTimesPreview(practice, rules, { held, busy, away, now }),
    patientsDo: canDo,
    patientsDoWords: PATIENTS_DO[canDo],
    done: doneWords(done, canDo),
  };
}

/** The times that are kept for some visits, as they were understood: `Monday to Friday, 12 noon to 1pm: emergencies only` */
function keptForWords({ weekly }: FreeTimesRules): string[] {
  const windows = weekly.flatMap((day, index) =>
    day.flatMap(({ from, to, kinds }) =>
      kinds ? [{ index, words: `${spanInWords({ from, to })}: ${kindsInWords(kinds)} only` }] : [],
    ),
  );
  return Map.groupBy(windows, ({ words }) => words)
    .entries()
    .map(([words, days]) => `${daysInWords(days.map(({ index }) => index))}, ${words}`)
    .toArray();
}

/** `Friday 4 December`: when patients could no longer book at once because the calendar was wrong. */
function dayWrong(stated: StatedFreeTimes | undefined): string | null {
  const since = stated && askedBecauseWrong(stated);
  return since ? dayWords(since) : null;
}

/** What patients see of these rules in the next two weeks. */
function freeTimesPreview(
  practice: Practice,
  rules: FreeTimesRules,
  { held, busy, away, now }: Pick<Opened, "held" | "busy" | "away"> & { now: Date },
) {
  const { openingHours, place, newPatients } = practice;
  const times: TimesOfPractice = {
    rules,
    schedule: { openingHours, holidayRegion: placeBySlug(place).holidayRegion },
    takesNewPatients: newPatients.answer !== "no",
    held,
    busy,
    away,
  };
  const visit = usualVisit(times);
  const found = timesInDays(times, visit, { now, from: newZealandDay(now), days: MOST_DAYS });
  const minutes = found[0]?.minutes ?? 0;
  return {
    visit: `${VISIT_NAMES[visit.kind]}, ${visit.patient} patient, ${minutes} minutes`,
    days: Map.groupBy(found, ({ at }) => newZealandDay(at))
      .entries()
      .map(([day, onDay]) =>
        dayOf(
          day,
          onDay.map(({ at }) => newZealandTime(at)),
        ),
      )
      .toArray(),
  };
}

function dayOf(day: string, times: readonly string[]) {
  const last = times.length > 1 ? ` to ${times.at(-1)}` : "";
  return { day: shortDay(day), summary: `${times[0]}${last}`, times };
}
