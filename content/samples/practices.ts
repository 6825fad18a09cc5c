import { readFileSync } from "node:fs";
import { suggestedRules } from "#domain/free-times/free-times-form.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { slugify } from "#domain/text.ts";

/** `freeTimes`: one in three lets patients book, when its id says so. */
export type Sample = { practice: Practice; reviews: Review[]; freeTimes?: FreeTimesRules };

/**
 * Practices that are made up but could exist, with some of their reviews; always the same ones, read from
 * `practices.jsonl`. The first are the specification's six directory dentists, then three emergency services; a practice
 * is the same whatever the count. Ids run from 1 to `count`. Beyond the 1,236 of the file they come again, numbered in
 * their names: that many are only for measuring.
 */
export function* samplePractices(count = 1_236): Generator<Sample> {
  const samples = readSamples();
  for (let id = 1; id <= count; id++) {
    const sample = samples[(id - 1) % samples.length]!;
    const round = Math.ceil(id / samples.length);
    yield withFreeTimes(withCheck(round === 1 ? sample : repeated(sample, id, round)));
  }
}

let read: readonly Sample[] | undefined;

function readSamples(): readonly Sample[] {
  // It is found by the name of the room: a build puts this code elsewhere, and leaves the file where it is.
  read ??= readFileSync(new URL(import.meta.resolve("#content/samples/practices.jsonl")), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample)
    .map((sample) => ({ ...sample, practice: { ...sample.practice, hoursAsWritten: "" } }));
  return read;
}

function repeated({ practice, reviews }: Sample, id: number, round: number): Sample {
  const name = `${practice.name} ${round}`;
  return {
    practice: { ...practice, id, name, slug: slugify(name) },
    reviews: reviews.map((review) => ({ ...review, practiceId: id })),
  };
}

/**
 * Every tenth shows how a practice looks whose dentists were found in the Dental Council's register, until the year of
 * their certificates ends. The people are made up, so nobody was looked up, and the profile says so.
 */
function withCheck(sample: Sample): Sample {
  const { id, checkedOn } = sample.practice;
  if (id % 10 !== 1 || checkedOn === null) return sample;
  return { ...sample, practice: { ...sample.practice, verified: { checkedOn, until: "2027-09-30" } } };
}

/** Every third has some: a few keep all their hours for patients who book here, others a few days of the week. */
function withFreeTimes(sample: Sample): Sample {
  const { id, openingHours } = sample.practice;
  if (id % 3 !== 0) return sample;
  const number = id / 3;
  const suggested = suggestedRules(openingHours);
  const isKept = KEPT[number % KEPT.length]!;
  return {
    ...sample,
    freeTimes: {
      ...suggested,
      weekly: suggested.weekly.map((day, weekday) => (isKept(weekday) ? day : [])),
      visits: {
        checkup: { minutes: 30, for: "all" },
        clean: { minutes: 45, for: "all" },
        urgent: { minutes: 30, for: "all" },
        ...(number % 2 === 0 && { consultation: { minutes: 45, for: "all" } }),
      },
      startEvery: number % 2 === 0 ? 30 : 15,
      gap: number % 5 === 0 ? 10 : 0,
      notice: [2, 4, 8, 16][number % 4]!,
      weeksAhead: number % 3 === 0 ? 6 : 4,
    },
  };
}

/** Which weekdays from Monday. */
const KEPT: readonly ((weekday: number) => boolean)[] = [
  () => true,
  (weekday) => weekday !== 4,
  (weekday) => weekday === 1 || weekday === 3,
  () => true,
  (weekday) => weekday === 0 || weekday > 2,
];
