import type { Problem } from "#domain/form-fields.ts";

/** The first problem of each field, in the order in which the form shows the fields. */
export function inOrderOfForm(problems: readonly Problem[], names: readonly string[]): Problem[] {
  return names.flatMap((name) => problems.find((problem) => problem.name === name) ?? []);
}
