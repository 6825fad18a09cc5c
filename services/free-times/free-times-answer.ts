import { bookHref } from "#content/links.ts";
import { zoneOfPlace } from "#content/places.ts";
import { ALL_SERVICES, visitKindFor } from "#content/requests/fields.ts";
import { MINUTE } from "#domain/durations.ts";
import { findChoice } from "#domain/form-fields.ts";
import { visitFor } from "#domain/free-times/free-times.ts";
import {
  freeTimeInAddress,
  MOST_DAYS,
  timesInDays,
  usualVisit,
} from "#domain/free-times/shown-free-times.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import { queryLine } from "#domain/text.ts";
import { practiceAsked } from "../practices/practice-answer.ts";
import type { Services } from "../services.ts";
import { findPracticeTimes } from "./practice-times.ts";

/** More than a person looks through; a program asks for the next days. */
export const MOST_TIMES = 200;

/** `text` is the id in the address. Null when no practice has it. */
export async function answerFreeTimes(services: Services, text: string, parameters: URLSearchParams) {
  const { database, publicUrl } = services;
  const practice = await practiceAsked(database, text);
  if (!practice) return null;
  const now = services.now();
  const times = await findPracticeTimes(database.read, services, practice, { now });
  const asked = (name: string) => queryLine(parameters.get(name) ?? "");
  const service = findChoice(ALL_SERVICES, asked("service"))?.value;
  const wanted = times && {
    ...usualVisit(times),
    ...present("kind", visitKindFor(asked("service"), "routine")),
    ...present("patient", PATIENTS.find((one) => one === asked("patient").toLowerCase()) ?? null),
  };
  const found =
    times && wanted
      ? timesInDays(times, wanted, {
          now,
          from: dayAsked(asked("from"), now),
          days: daysAsked(asked("days")),
          most: MOST_TIMES,
        })
      : [];
  const zone = zoneOfPlace(practice.place);
  const answer = {
    isInstant: times?.isInstant === true && visitFor(times, wanted!) !== undefined,
    asOf: now.toISOString(),
    times: found.map(({ at, minutes }) => ({
      start: instantThere(at, zone).toISOString(),
      end: instantThere(new Date(at.getTime() + minutes * MINUTE), zone).toISOString(),
      chosenTime: freeTimeInAddress(at),
      book: publicUrl + bookHref({ practice: practice.id, service, time: freeTimeInAddress(at) }),
    })),
  };
  return { id: practice.id, place: practice.place, answer };
}

const PATIENTS = ["new", "existing"] as const;

function present<Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> {
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
}

function dayAsked(text: string, now: Date): string {
  const today = newZealandDay(now);
  const day = readDay(text);
  return day !== undefined && day > today ? day : today;
}

function daysAsked(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : MOST_DAYS;
}
