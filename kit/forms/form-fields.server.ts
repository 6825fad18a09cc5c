import type { SubmissionFields } from "#database/submissions.ts";
import { normalizeEmail } from "#domain/email.ts";
import type { FormField } from "#domain/form-fields.ts";
import { fold } from "#domain/text.ts";
import type { FieldValues } from "./read.server.ts";

/** The fields of a form by their names, as they are declared. */
export type FormFields = Readonly<Record<string, FormField>>;

/** How each field is read. */
export type ShapesOf<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { shape: infer Shape extends "text" | "list" }
    ? Shape
    : "line";
};

/** What a visitor typed or chose in each field. */
export type ValuesOf<Fields extends FormFields> = FieldValues<ShapesOf<Fields>>;

/** `shapesOf(FIELDS)` → `{ name: "line", message: "text", … }` */
export function shapesOf<Fields extends FormFields>(fields: Fields): ShapesOf<Fields> {
  const shapes = Object.entries(fields).map(([name, { shape = "line" }]) => [name, shape]);
  return Object.fromEntries(shapes) as ShapesOf<Fields>;
}

/**
 * Equal for forms that mean the same, as each field declares it. What is kept beside the fields, such as a number as it is
 * dialled, counts as it is.
 */
export function fingerprintOf(fields: FormFields, kept: SubmissionFields): SubmissionFields {
  const meant = Object.entries(kept).flatMap(([name, value]) => {
    const same = fields[name]?.same;
    if (same === "dialled") return [];
    return [[name, same && typeof value === "string" ? MEANT[same](value) : value]];
  });
  return Object.fromEntries(meant) as SubmissionFields;
}

const MEANT: Readonly<Record<"folded" | "lower-case" | "email", (text: string) => string>> = {
  folded: fold,
  "lower-case": (text) => text.toLowerCase(),
  email: normalizeEmail,
};
