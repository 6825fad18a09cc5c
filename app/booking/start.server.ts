import { practiceNow, practiceToday } from "#domain/requests/practice-time.ts";
import { findPlace } from "#content/places.ts";
import { shortTime } from "#content/requests/when.ts";
import { addDays, addMonths, readDay } from "#domain/nz-time.ts";
import { URGENCY_DAYS } from "#domain/requests/promises.ts";
import { findChoice } from "#domain/form-fields.ts";
import { freshForm } from "#kit/forms/form-page.server.ts";
import type { Services } from "#services/services.ts";
import {
  type BookingValues,
  FIELDS,
  MONTHS_AHEAD,
  ALL_SERVICES,
  SERVICES,
  type Urgency,
  URGENCIES,
} from "#content/requests/fields.ts";
import type { TimesOfPractice, WantedVisit } from "#domain/free-times/free-times.ts";
import { usualVisit } from "#domain/free-times/shown-free-times.ts";
import { VISIT_KINDS } from "#domain/free-times/visit-kinds.ts";
import { wantedVisit } from "#services/requests/book.ts";
import { askedHours } from "./asked-hours.server.ts";
import { findAskedTimes } from "./asked-times.server.ts";
import { readChosenTime } from "./chosen-time.ts";
import type { BookingForm } from "./form-state.ts";
import { type AskedPractice, findAskedPractice } from "./practice.server.ts";
import type { TimeChoice } from "./time-choice.ts";
import { timeChoice } from "./time-choice.server.ts";
import { firstBookableDay } from "./too-late.ts";

/**
 * A fresh form. What the visitor chose before comes with the address: `/book?practice=12&service=invisalign`,
 * `location` and `urgency` likewise; what makes no sense there is ignored. Only adults send it, so children's dentistry
 * is for someone they care for. Who comes from a practice's page, by any link of it, asks that practice: `referrer` is
 * the address of that page, where the browser says it.
 */
export async function startBooking(
  services: Services,
  address: string,
  referrer: string | null = null,
): Promise<BookingForm> {
  const asked = new URL(address).searchParams;
  const service = asked.get("service") ?? "";
  const linked = asked.get("practice");
  const lookup = await findAskedPractice(services, linked ?? practiceRead(referrer, address));
  const practice = typeof lookup === "string" ? null : lookup;
  const form = freshForm<BookingValues>(services, address, FIELDS, {
    ...askedFor(service),
    urgency: findChoice(URGENCIES, asked.get("urgency") ?? "")?.value ?? "routine",
    practice: practice?.call === undefined ? (practice?.id ?? "") : "",
    location: practice?.place ?? findPlace(asked.get("location") ?? "")?.name ?? "",
  });
  const isGone = linked !== null && lookup === "unlisted";
  const times = await timesToChoose(services, practice, form.values, asked);
  const values = {
    ...form.values,
    service: form.values.service || visitOfTime(times),
    chosenTime: times?.picked ?? "",
  };
  const time = readChosenTime(asked.get("time") ?? "");
  const timeGone = times?.picked === "" && time.kind === "book" ? shortTime(time.at) : null;
  const mayText = services.texts !== null;
  return {
    ...form,
    values,
    practice,
    times,
    isGone,
    timeGone,
    mayText,
    ...daysToday(services.now(), practice),
  };
}

/** The service that a link's time is free for, where one of the list is just that: a checkup or cleaning. */
function visitOfTime(times: TimeChoice | null): string {
  if (!times || !("at" in readChosenTime(times.picked))) return "";
  if (times.kind !== "checkup" && times.kind !== "clean") return "";
  return SERVICES.find(({ visit }) => visit === times.kind)!.value;
}

/** Picks the time of the link that led here. */
async function timesToChoose(
  services: Services,
  practice: AskedPractice | null,
  values: BookingValues,
  asked: URLSearchParams,
): Promise<TimeChoice | null> {
  const found = await findAskedTimes(services, practice);
  if (!found?.times) return null;
  const { wanted, near } = asLinked(asked, found.times, wantedVisit(values, values.urgency));
  const looking = { picked: asked.get("time") ?? "", ...near };
  return timeChoice({ ...found.listing, times: found.times }, wanted, looking, services.now());
}

/** Asks again for the form that is on the screen, with the answers that it has by now and the days that it looks at. */
export async function timesOnceMore(services: Services, asked: URLSearchParams): Promise<TimeChoice | null> {
  const practice = await findAskedPractice(services, asked.get("practice") ?? "");
  const found = typeof practice === "string" ? null : await findAskedTimes(services, practice);
  if (!found?.times) return null;
  const [service, patientType] = [asked.get("service") ?? "", asked.get("patientType") ?? ""];
  const answered = wantedVisit({ service, patientType }, asked.get("urgency") ?? "");
  const { wanted, near } = asLinked(asked, found.times, answered);
  const from = readDay(asked.get("from") ?? "");
  const looking = { picked: asked.get("picked") ?? "", ...near, ...(from !== undefined && { from }) };
  return timeChoice({ ...found.listing, times: found.times }, wanted, looking, services.now());
}

/**
 * Where a link with a time led here, the list stays around that time. Until a service is chosen, the time is for the visit
 * that the link names, else for the usual one, as on cards.
 */
function asLinked(
  link: URLSearchParams,
  times: TimesOfPractice,
  wanted: WantedVisit,
): { wanted: WantedVisit; near?: { near: Date } } {
  const time = readChosenTime(link.get("time") ?? "");
  if (time.kind !== "book") return { wanted };
  const linked = VISIT_KINDS.find((kind) => kind === link.get("visit")) ?? usualVisit(times).kind;
  return { wanted: { ...wanted, kind: wanted.kind ?? linked }, near: { near: time.at } };
}

/** Id of the practice whose page the visitor came from: `practiceRead("https://niho.example/dentists/12-harbour", "https://niho.example/book") === "12"` */
function practiceRead(referrer: string | null, address: string): string {
  if (!referrer || !URL.canParse(referrer)) return "";
  const { host, pathname } = new URL(referrer);
  if (host !== new URL(address).host) return "";
  return /^\/dentists\/(\d+)/.exec(pathname)?.[1] ?? "";
}

/** What of the form depends on the day on which it is shown. */
export function daysToday(
  now: Date,
  practice: AskedPractice | null,
): Pick<BookingForm, "days" | "dayOf" | "hours"> {
  const today = practiceToday(practice?.schedule ?? null, now);
  const dayOf = (urgency: Urgency) => addDays(today, URGENCY_DAYS[urgency]);
  const days = {
    first: firstBookableDay(practiceNow(practice?.schedule ?? null, now)),
    last: addMonths(today, MONTHS_AHEAD),
  };
  return {
    days,
    hours: practice && askedHours(practice.schedule, days),
    dayOf: { routine: dayOf("routine"), urgent: dayOf("urgent"), emergency: dayOf("emergency") },
  };
}

/** What the visitor read about before, by the name that the form has for it. */
function askedFor(text: string): Pick<BookingValues, "service" | "bookingFor"> {
  const service = findChoice(ALL_SERVICES, text);
  const isForChild = service?.treatment === "childrens-dentistry";
  return { service: service?.value ?? "", bookingFor: isForChild ? "someone-else" : "me" };
}
