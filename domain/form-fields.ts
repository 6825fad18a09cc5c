import { fold } from "./text.ts";

/**
 * A field of a form, declared once: plain data, which a browser may have. The schema, the control, what is kept and what
 * tells a repeat follow from it, so an optional text needs nothing more than its line.
 */
export type FormField = {
  label: string;
  hint?: string;
  /** In characters. */
  most: number;
  /** Message when it is empty; a field without one is optional. */
  missing?: string;
  /** Message when it cannot be understood. */
  wrong?: string;
  /** All answers that there are; without them, any text. */
  choices?: readonly Choice[];
  /** A text of several lines, or a list of answers; without it, one line. */
  shape?: "text" | "list";
  /**
   * Which answers are the same one, when a form is sent twice: without it, only equal texts. `folded`: whatever their
   * case, macrons and spaces; `dialled`: the same phone number.
   */
  same?: "folded" | "lower-case" | "email" | "dialled";
};

/** One thing to put right, and the name of the field that it is about. */
export type Problem = { name: string; text: string };

/** Whether a field, by its name, is one line, a text of several, or a list of lines. */
export type FieldShapes = Readonly<Record<string, "line" | "text" | "list">>;

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
