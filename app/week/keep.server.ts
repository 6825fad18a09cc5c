import { KEEP_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { zoneOfPlace } from "#content/places.ts";
import { wishedDay } from "#content/requests/when.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { readInstant } from "#domain/free-times/shown-free-times.ts";
import { KEEP_FIELDS, keepValues, readKeep } from "#domain/free-times/keep-form.ts";
import { whoInAddress, whoseAsked } from "#domain/free-times/whose-in-address.ts";
import { USUAL_MINUTES, VISIT_KINDS, VISIT_NAMES, type VisitKind } from "#domain/free-times/visit-kinds.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { addMonths, atMinute, newZealandDay, newZealandTime, readDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { UNSAVED } from "#domain/token-address.ts";
import { newSubmissionId } from "#kit/forms/client-key.server.ts";
import { SUBMISSION_ID_FIELD } from "#kit/forms/names.ts";
import { takeFields } from "#kit/forms/read.server.ts";
import { type Acting, type Asking, linkPage } from "#kit/token-pages/link-page.server.ts";
import { peopleOf } from "#services/week/people.ts";
import { listingBehind } from "#services/listings/listing-behind.ts";
import type { Services } from "#services/services.ts";
import { KEPT_TOO_OFTEN, type KeepAnswer, keepTime, type Taken } from "#services/week/keep-time.ts";
import { weekHref } from "./week-href.ts";

/** All that the page shows. */
export type KeepView = ReturnType<typeof keepView>;

type Opened = {
  practice: Practice;
  /** Now, on the practice’s own clock. */
  now: Date;
  /** How long its visits are, by kind. */
  lengths: Readonly<Partial<Record<VisitKind, number>>>;
  /** Who can be chosen: the practice as a whole, then who has hours of their own. */
  people: readonly { whose: number; name: string }[];
  /** The id of the form, were it shown now. */
  formId: string;
};

export const { loader, action } = linkPage({ path: KEEP_PATH, open, viewOf: keepView, act });

async function open(services: Services, token: string): Promise<Opened | undefined> {
  const { read } = services.database;
  const practice = await listingBehind(services, read, token, services.now());
  if (!practice) return undefined;
  const rules = (await findFreeTimes(read, practice.id))?.rules;
  const visits = rules?.visits ?? {};
  const lengths = Object.fromEntries(
    VISIT_KINDS.map((kind) => [kind, visits[kind]?.minutes ?? USUAL_MINUTES]),
  );
  return {
    practice,
    now: keptAt(services.now(), zoneOfPlace(practice.place)),
    lengths,
    people: peopleOf(rules),
    formId: newSubmissionId(services),
  };
}

/** The form’s `do`. */
const KEEP = "keep";

const SHAPES = Object.fromEntries(
  [...KEEP_FIELDS, SUBMISSION_ID_FIELD].map((name) => [name, "line"] as const),
);

async function act({ services, token, opened, form, address, again, finish }: Acting<Opened>): Promise<null> {
  const { values, problems } = takeFields(form, SHAPES);
  if (problems.length > 0) return again({ form: KEEP, problems, values });
  const numbers = opened.people.map(({ whose }) => whose);
  const reading = readKeep(values, { ...opened, numbers });
  if ("problems" in reading) return again({ form: KEEP, problems: reading.problems, values });
  const answer = await keepTime(services, token, reading.time, values[SUBMISSION_ID_FIELD] ?? "");
  if (answer.kind === "saved") {
    const { from, whose } = reading.time;
    // The week of one person doesn’t show what was kept for another.
    const shown = whoseAsked(address.get("who")) === whose ? whose : null;
    const more = { day: newZealandDay(from), ...whoInAddress(shown), kept: answer.id };
    return finish("kept", { path: WEEK_PATH, more });
  }
  if (answer.kind === "ended") return finish(UNSAVED);
  if (answer.kind === "taken")
    return again({
      form: KEEP,
      problems: [{ name: "from", text: takenWords(answer, reading.time.from) }],
      values,
    });
  if (answer.kind === "too-often")
    return again({
      form: KEEP,
      problems: [{ name: "form", text: KEPT_TOO_OFTEN }],
      isTooOften: true,
      values,
    });
  return again({ form: KEEP, isUnavailable: true, values });
}

/** `Someone has booked 10am. The next free time is 10:45am` */
function takenWords({ by, next }: Extract<KeepAnswer, { kind: "taken" }>, from: Date): string {
  const time = newZealandTime(from);
  const whose: Readonly<Record<Taken, string>> = {
    booked: `Someone has just booked ${time}, or a time that overlaps it`,
    offered: `A patient can still choose ${time}: you, or we for you, have offered it`,
    kept: `You’re already keeping ${time}, or a time that overlaps it`,
    away: `You’re away at ${time}`,
  };
  return next ? `${whose[by]}. The next free time is ${newZealandTime(next)}` : whose[by];
}

function keepView({ practice, now, lengths, people, formId }: Opened, { token, posted, address }: Asking) {
  const at = readInstant(address.get("at") ?? "");
  const day = readDay(address.get("day") ?? "") ?? newZealandDay(now);
  const shown = whoseAsked(address.get("who"));
  const preset = at ? keepValues(at) : keepValues(firstHour(day, now));
  return {
    path: KEEP_PATH,
    token,
    version: "",
    name: practice.name,
    posted,
    clock: clockNote(practice.place),
    isStart: at !== null,
    people: people.map(({ whose, name }) => ({ value: String(whose), label: name })),
    values: {
      ...preset,
      who: String(whoseAsked(address.get("whose")) ?? shown ?? 0),
      [SUBMISSION_ID_FIELD]: formId,
      ...posted?.values,
    } as Readonly<Record<string, string>>,
    title: at ? `Keep ${newZealandTime(at)} on ${wishedDay(newZealandDay(at))}` : "Keep a time",
    days: { first: newZealandDay(now), last: addMonths(newZealandDay(now), 13) },
    kinds: VISIT_KINDS.map((kind) => ({
      value: kind,
      label: `${VISIT_NAMES[kind]}, ${lengths[kind]} minutes`,
    })),
    more: whoInAddress(shown),
    week: weekHref(token, at ? newZealandDay(at) : day, shown),
  };
}

/** The form begins with the next full hour of today, or with 9am of a later day. */
function firstHour(day: string, now: Date): Date {
  const nine = atMinute(day, 9 * 60);
  return nine > now ? nine : new Date(Math.ceil((now.getTime() + 1) / 3_600_000) * 3_600_000);
}
