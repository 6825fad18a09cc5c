import type { Facts } from "#domain/practices/facts.ts";
import type { Problem } from "#domain/form-fields.ts";

/** The values of a form by their names; several answers to one question are one text with commas between. */
export type Values = Readonly<Record<string, string>>;

/** `splitEntries("acc,payment-plan")` → `["acc", "payment-plan"]` */
export function splitEntries(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** What a posted section states: only what is other than what is shown. */
export type Reading = { facts: Partial<Facts> } | { problems: Problem[] };
