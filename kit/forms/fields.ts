import { type Choice, findChoice, type FormField } from "#domain/form-fields.ts";
import type { Refusal } from "./refusal.ts";

/** The properties of each control of a form: its words, the last answer, and what was wrong with it. */
export function controlsOf<Values extends Readonly<Record<string, string | readonly string[] | undefined>>>(
  fields: Readonly<Record<keyof Values, FormField>>,
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

  /** Chooses among options: chosen is the one that was meant, in whatever spelling it came. */
  function choice<Option extends Choice>(name: Name, options: readonly Option[]) {
    return { ...field(name), options, value: findChoice(options, String(values[name]))?.value };
  }
}
