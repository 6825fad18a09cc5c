import { fold } from "#domain/text.ts";
import type { Refusal } from "./refusal.ts";

/** The words and limits of a field: plain data, which a browser may have. */
export type FieldWords = {
  label: string;
  hint?: string;
  /** In characters. */
  most: number;
  /** Message when it is empty; a field without one is optional. */
  missing?: string;
  /** Message when it cannot be understood. */
  wrong?: string;
};

/** An option. `value` is sent and stored. */
export type Choice = { value: string; label: string; spellings?: readonly string[] };

/**
 * The choice that a text means, in any spelling and case, with or without macrons and signs: a program that does not
 * encode the plus of `20+` sends a space.
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

/** How each field is read: as one line, but for `others`. */
export function shapesOf<Name extends string, const Others extends Partial<Record<Name, "text" | "list">>>(
  fields: Readonly<Record<Name, FieldWords>>,
  others: Others,
) {
  type Shapes = { [Field in Name]: Field extends keyof Others ? NonNullable<Others[Field]> : "line" };
  const lines = Object.keys(fields).map((name) => [name, "line"]);
  return { ...Object.fromEntries(lines), ...others } as Shapes;
}

/** The properties of each control of a form: its words, the last answer, and what was wrong with it. */
export function controlsOf<Values extends Readonly<Record<string, string | readonly string[] | undefined>>>(
  fields: Readonly<Record<keyof Values, FieldWords>>,
  { values, refusal }: { values: Values; refusal: Refusal | null },
) {
  type Name = keyof Values & string;
  const problems = refusal?.reason === "problems" ? refusal.problems : [];
  return { field, choice };

  function field<Field extends Name>(name: Field) {
    const { label, hint, missing, most } = fields[name];
    const error = problems.find((problem) => problem.name === name)?.text;
    return { name, label, hint, error, most, isOptional: missing === undefined, value: values[name] };
  }

  /** Of one with options: chosen is the one that was meant, in whatever spelling it came. */
  function choice<Option extends Choice>(name: Name, options: readonly Option[]) {
    return { ...field(name), options, value: findChoice(options, String(values[name]))?.value };
  }
}
