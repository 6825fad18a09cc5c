import { readFileSync } from "node:fs";
import type { Practice, Review } from "#domain/practice.ts";
import { slugify } from "#domain/text.ts";

export type Sample = { practice: Practice; reviews: Review[] };

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
    yield round === 1 ? sample : repeated(sample, id, round);
  }
}

let read: readonly Sample[] | undefined;

function readSamples(): readonly Sample[] {
  // By the name of the room: a build puts this code elsewhere, and leaves the file where it is.
  read ??= readFileSync(new URL(import.meta.resolve("#content/samples/practices.jsonl")), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample);
  return read;
}

function repeated({ practice, reviews }: Sample, id: number, round: number): Sample {
  const name = `${practice.name} ${round}`;
  return {
    practice: { ...practice, id, name, slug: slugify(name) },
    reviews: reviews.map((review) => ({ ...review, practiceId: id })),
  };
}
