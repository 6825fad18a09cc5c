import type { RequestRecord } from "#domain/requests/request-record.ts";
import { findChoice, type FormField } from "#domain/form-fields.ts";
import { FIELD_NAMES, type FieldName, FIELDS, type Shown, WHO_FOR } from "./fields.ts";

/** Something that the patient typed or chose. */
export type ShownField = { name: string; value: string; link?: string };

type Answers = Pick<RequestRecord, "fields">;

/** What the form sent, in words, for who has pressed the button that shows it. Empty answers are left out. */
export function shownFields(answers: Answers): ShownField[] {
  return factsIn(answers, "as", IN_ORDER);
}

/** What a practice reads before it opens the request. */
export function fieldsBeforeOpening(answers: Answers): ShownField[] {
  const names = IN_ORDER.filter((name) => shownField(name)?.beforeOpening);
  return factsIn(answers, "as", names);
}

/** What the patient's first mail says of their answers. */
export function fieldsInFirstMail(answers: Answers): ShownField[] {
  return factsIn(answers, "inFirstMail", FIELD_NAMES);
}

/** Who it is and what for, first; what is not named here follows in the order of the form. */
const IN_ORDER: readonly FieldName[] = [
  ...new Set<FieldName>([
    "firstName",
    "patientName",
    "service",
    "message",
    "patientType",
    "phone",
    "email",
    ...FIELD_NAMES,
  ]),
];

function factsIn(
  { fields }: Answers,
  where: "as" | "inFirstMail",
  names: readonly FieldName[],
): ShownField[] {
  return names.flatMap((name) => {
    const label = shownField(name)?.[where];
    const value = WORDS[name]?.(fields) ?? answerInWords(fields, name);
    const link = LINKS[name]?.(fields);
    return label && value !== "" ? [{ name: label, value, ...(link && { link }) }] : [];
  });
}

function shownField(name: FieldName): Shown | null {
  return FIELDS[name].shown;
}

type Stored = RequestRecord["fields"];

/** Where more than the field itself makes the words. */
const WORDS: { readonly [Name in FieldName]?: (fields: Stored) => string } = {
  firstName: (fields) => `${textIn(fields, "firstName")} ${textIn(fields, "lastName")}`.trim(),
  patientName: (fields) =>
    findChoice(WHO_FOR, textIn(fields, "bookingFor"))?.value === "someone-else"
      ? textIn(fields, "patientName")
      : "",
};

const LINKS: { readonly [Name in FieldName]?: (fields: Stored) => string } = {
  phone: (fields) => `tel:${textIn(fields, "phoneE164") || textIn(fields, "phone")}`,
  email: (fields) => `mailto:${textIn(fields, "email")}`,
};

/** A choice by its label, whatever else as it is kept. */
function answerInWords(fields: Stored, name: FieldName): string {
  const { choices = [] }: FormField = FIELDS[name];
  const value = textIn(fields, name);
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

function textIn(fields: Stored, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}
