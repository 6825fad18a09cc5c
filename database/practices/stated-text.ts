import { hash } from "node:crypto";
import type { StatedFacts } from "#domain/practices/facts.ts";

/** What is stated of a practice, as it is kept. */
export type StatedText = {
  /** JSON of `StatedFacts`. */
  facts: string;
  /** SHA-256 of it: a record with the same hash says the same. */
  contentHash: string;
};

/**
 * Writes down what is stated of a practice. It stands apart from the queries, so that the process that reads a file
 * starts without them, after two thirds of the processor time.
 *
 *     hashedText({ name: "Māwhera Dental", place: "greymouth" }).facts
 */
export function hashedText(stated: StatedFacts): StatedText {
  const facts = JSON.stringify(stated);
  return { facts, contentHash: hash("sha256", facts) };
}
