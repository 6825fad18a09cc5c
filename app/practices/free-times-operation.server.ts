import { z } from "zod";
import { SERVICES } from "#content/requests/fields.ts";
import { MOST_DAYS } from "#domain/free-times/shown-free-times.ts";
import type { Operation } from "#kit/api/operation.server.ts";
import { MOST_TIMES } from "#services/free-times/free-times-answer.ts";
import { MISSING_PRACTICE, WITHDRAWN_PRACTICE } from "./practice-operation.server.ts";

const FREE_TIME = z
  .object({
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    chosenTime: z
      .string()
      .describe(
        "What to send as `chosenTime` to book this time. On the Chatham Islands it isn’t `start`: it has what their own clocks show.",
      ),
    book: z.url().describe("The booking form with this time picked, and the service where you named one."),
  })
  .describe("When a visit can be booked.");

export const FREE_TIMES_ANSWER = z
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
  isKept: false,
  missing: MISSING_PRACTICE,
  gone: WITHDRAWN_PRACTICE,
  moved: "This practice is a duplicate. Location has the address of the practice to use.",
};
