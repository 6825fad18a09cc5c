import { z } from "zod";
import { findPlace } from "#content/places.ts";
import { formatCount } from "#domain/counts.ts";
import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import type { Problem } from "#domain/form-fields.ts";
import { type Choice, findChoice, type FormField } from "#domain/form-fields.ts";
import { inOrderOfForm } from "./problems.ts";

// Zod's compiled checks need `new Function`, which a content security policy forbids and reports.
z.config({ jitless: true });

/** The result of a check: at most one problem a field, in the order of the form. */
export type Checked<Content> = { ok: true; content: Content } | { ok: false; problems: Problem[] };

/** Problems come in the order of `names`, the fields of the form. */
export function check<Content>(
  schema: z.ZodType<Content>,
  values: unknown,
  names: readonly string[],
): Checked<Content> {
  const checked = schema.safeParse(values);
  if (checked.success) return { ok: true, content: checked.data };
  const problems = checked.error.issues.map(({ path, message }) => ({
    name: String(path[0]),
    text: message,
  }));
  return { ok: false, problems: inOrderOfForm(problems, names) };
}

/**
 * The rule of each field as it is declared: one of its choices or a text, which may be empty where it is optional. A
 * schema has to say only what is more than that: `z.object({ ...rulesOf(FIELDS), email: emailAddress(FIELDS.email) })`
 */
export function rulesOf<const Fields extends Readonly<Record<string, FormField>>>(
  fields: Fields,
): Rules<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldRule(field)]),
  ) as Rules<Fields>;
}

type Rules<Fields> = { [Name in keyof Fields]: z.ZodType<Answer<Fields[Name]>, string> };

/** `"new" | "existing" | ""` of a field that may be left empty. */
type Answer<Field> = Field extends { choices: readonly { value: infer Value extends string }[] }
  ? Field extends { missing: string }
    ? Value
    : Value | ""
  : string;

function fieldRule(field: FormField): z.ZodType<string, string> {
  const rule = field.choices ? chosen(field, field.choices) : text(field);
  return field.missing === undefined ? optionally(rule, "") : rule;
}

/** A required text of at most `most` code points. */
export function text({ label, most, missing }: FormField) {
  const tooLong = `${label} must be ${formatCount(most)} characters or fewer`;
  return z
    .string()
    .min(1, { error: missing ?? "", abort: true })
    .refine((value) => Array.from(value).length <= most, { error: tooLong, abort: true });
}

/** A text that `read` understands, as what it stands for. */
export function understood<Meaning>(field: FormField, read: (text: string) => Meaning | undefined) {
  return text(field).transform((value, context) => {
    const meaning = read(value);
    if (meaning !== undefined) return meaning;
    context.addIssue({ code: "custom", message: field.wrong ?? "" });
    return z.NEVER;
  });
}

/** One of the choices, by its value. */
export function chosen<Value extends string>(
  field: FormField,
  choices: readonly (Choice & { value: Value })[],
) {
  return understood(field, (answer) => findChoice(choices, answer)?.value);
}

/** Any of the choices, each once, in their order. */
export function severalChosen<Value extends string>(
  field: FormField,
  choices: readonly (Choice & { value: Value })[],
) {
  const one = chosen(field, choices);
  return z.array(one).transform((values) => {
    const known: ReadonlySet<string> = new Set(values);
    return choices.map(({ value }) => value).filter((value) => known.has(value));
  });
}

/** An empty text is `instead`. No `z.union`: its message is "Invalid input" instead of its parts' messages. */
export function optionally<Meaning extends string, Instead extends string>(
  schema: z.ZodType<Meaning, string>,
  instead: Instead,
) {
  return z.string().transform((value, context): Meaning | Instead => {
    if (value === "") return instead;
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    for (const { message } of checked.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** A town or city, by its official name. */
export function placeName(field: FormField) {
  return understood(field, (name) => findPlace(name)?.name);
}

/** As typed, and to dial: `{ typed: "021 555 0147", e164: "+64215550147" }`. */
export function phoneNumber(field: FormField) {
  return understood(field, (typed) => {
    const number = readPhone(typed);
    return number && { typed, e164: number.e164 };
  });
}

/** An email address, with its domain in canonical form. */
export function emailAddress(field: FormField) {
  return understood(field, readEmail);
}
