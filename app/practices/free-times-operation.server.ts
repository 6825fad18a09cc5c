import { zoneOfPlace } from "#content/places.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import { z } from "zod";
import { MINUTE } from "#domain/durations.ts";
import { ALL_SERVICES, SERVICES, visitKindFor } from "#content/requests/fields.ts";
import { visitFor } from "#domain/free-times/free-times.ts";
import {
  freeTimeInAddress,
  MOST_DAYS,
  timesInDays,
  usualVisit,
} from "#domain/free-times/shown-free-times.ts";
import type { Operation } from "#kit/api/operation.server.ts";
import { bookHref } from "#content/links.ts";
import { findChoice } from "#domain/form-fields.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import { queryLine } from "#domain/text.ts";
import { findPracticeTimes } from "#services/free-times/practice-times.ts";
import type { Services } from "#services/services.ts";
import { MISSING_PRACTICE, practiceAsked, WITHDRAWN_PRACTICE } from "./practice-operation.server.ts";

const MOST_TIMES = 200;

const FREE_TIME = z
  .object({
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    book: z.url().describe("The booking form with this time picked, and the service where you named one."),
  })
  .describe("When a visit can be booked.");

const FREE_TIMES_ANSWER = z
  .object({
    isInstant: z
      .boolean()
      .describe(
        "Whether a time of this visit is confirmed at once. If not, the practice confirms it, like any other request.",
      ),
    asOf: z.iso.datetime().describe("When we looked. Someone else can book a time at any moment."),
    times: z.array(FREE_TIME).max(MOST_TIMES),
  })
  .describe("The free times of a practice, the earliest first.");

export const FREE_TIMES_OPERATION: Operation = {
  id: "listFreeTimes",
  path: "/practices/{id}/free-times",
  title: "Free times of a practice",
  text: `When a patient can book a visit, as the booking form offers it: up to ${MOST_TIMES} times in up to ${MOST_DAYS} days. Empty where the practice has none online.`,
  parameters: [
    { name: "id", in: "path", type: "integer", text: "The practice’s id.", examples: ["3"] },
    {
      name: "service",
      in: "query",
      type: "string",
      text: "A service of the booking form. If you leave it out, a checkup, or else the first visit that the practice books online.",
      examples: SERVICES.map(({ value }) => value),
    },
    {
      name: "patient",
      in: "query",
      type: "string",
      text: "Whether the patient has been there before. If you leave it out, a new patient, where the practice takes any.",
      values: ["new", "existing"],
      examples: ["existing"],
    },
    {
      name: "from",
      in: "query",
      type: "string",
      text: "The first day, by New Zealand’s date. If you leave it out, today.",
      examples: ["2026-12-03"],
    },
    {
      name: "days",
      in: "query",
      type: "integer",
      text: `How many days, up to ${MOST_DAYS}.`,
      examples: ["7"],
    },
  ],
  answer: "FreeTimes",
  schemas: { FreeTimes: FREE_TIMES_ANSWER, FreeTime: FREE_TIME },
  examples: [
    { path: "/practices/3/free-times", text: "A checkup at practice 3 in the next two weeks" },
    { path: "/practices/3/free-times?service=Teeth+Cleaning&days=7", text: "A cleaning there within a week" },
  ],
  missing: MISSING_PRACTICE,
  gone: WITHDRAWN_PRACTICE,
  moved: "This practice is a duplicate. Location has the address of the practice to use.",
};

type Answer = z.infer<typeof FREE_TIMES_ANSWER>;

/** `text` is the id in the address. Null when no practice has it. */
export async function answerFreeTimes(
  services: Services,
  text: string,
  parameters: URLSearchParams,
): Promise<{ id: number; place: string; answer: Answer } | null> {
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
