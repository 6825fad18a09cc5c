import { fold } from "#domain/text.ts";
import type { FieldFacts } from "../ui/form/field.tsx";
import type { Refusal } from "./refusal.ts";

/** What a form says of one of its fields: plain data, safe in a browser. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** In characters. */
  most: number;
  /** Said when it is empty; a field without it is optional. */
  missing?: string;
  /** Said when it cannot be understood. */
  wrong?: string;
};

/** Something to choose. `value` is what is sent and kept. */
export type Choice = { value: string; label: string; spellings?: readonly string[] };

/**
 * The choice that a text means, in any spelling and case, with or without macrons.
 * Signs do not count: a program that forgets to encode the plus of `20+` sends a space, and means the same.
 */
export function findChoice<Option extends Choice>(
  choices: readonly Option[],
  text: string,
): Option | undefined {
  const folded = fold(text);
  return choices.find(({ value, label, spellings = [] }) =>
    [value, label, ...spellings].some((spelling) => fold(spelling) === folded),
  );
}

/** The value as the list has it, in whatever spelling it came. */
export function chosenOf(choices: readonly Choice[], text: string): string | undefined {
  return findChoice(choices, text)?.value;
}

/** What each control of a form needs to be told: its words, and what was wrong with the answer before. */
export function factsOf<Name extends string>(
  fields: Readonly<Record<Name, FieldWords>>,
  refusal: Refusal | null,
): (name: Name) => FieldFacts {
  const problems = refusal?.reason === "problems" ? refusal.problems : [];
  return (name) => {
    const { label, hint, missing, most } = fields[name];
    const error = problems.find((problem) => problem.name === name)?.text;
    return { name, label, hint, error, most, isOptional: missing === undefined };
  };
}
