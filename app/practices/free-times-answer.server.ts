import type { z } from "zod";
import { bookHref } from "#content/links.ts";
import { ALL_SERVICES, visitKindFor } from "#content/requests/fields.ts";
import { findChoice } from "#domain/form-fields.ts";
import { findPractice } from "#database/practices.ts";
import { newZealandDay, readDay } from "#domain/nz-time.ts";
import { freeTimeInAddress, MOST_DAYS, timesInDays, usualVisit } from "#domain/shown-free-times.ts";
import { queryLine } from "#domain/text.ts";
import { findPracticeTimes } from "#services/free-times/practice-times.ts";
import type { Services } from "#services/services.ts";
import { type FREE_TIMES_ANSWER, MOST_TIMES } from "./free-times-operation.server.ts";
import { idAsked } from "./practice-answer.server.ts";

type Answer = z.infer<typeof FREE_TIMES_ANSWER>;

/** `text` is the id in the address. Null: no practice has it. One that was merged gives the other. */
export async function answerFreeTimes(
  services: Services,
  text: string,
  parameters: URLSearchParams,
): Promise<{ id: number; answer: Answer } | null> {
  const { database, publicUrl } = services;
  const id = idAsked(text);
  const practice = id === undefined ? undefined : await findPractice(database.read, id);
  if (!practice) return null;
  const now = services.now();
  const times = await findPracticeTimes(database.read, services, practice, { now });
  const asked = (name: string) => queryLine(parameters.get(name) ?? "");
  const service = findChoice(ALL_SERVICES, asked("service"))?.value;
  const found = times
    ? timesInDays(
        times,
        {
          ...usualVisit(times),
          ...present("kind", visitKindFor(asked("service"), "routine")),
          ...present("patient", PATIENTS.find((one) => one === asked("patient").toLowerCase()) ?? null),
        },
        { now, from: dayAsked(asked("from"), now), days: daysAsked(asked("days")), most: MOST_TIMES },
      )
    : [];
  const answer = {
    isInstant: times?.isInstant ?? false,
    asOf: now.toISOString(),
    times: found.map(({ at, minutes }) => ({
      start: at.toISOString(),
      end: new Date(at.getTime() + minutes * 60_000).toISOString(),
      book: publicUrl + bookHref({ practice: practice.id, service, time: freeTimeInAddress(at) }),
    })),
  };
  return { id: practice.id, answer };
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
