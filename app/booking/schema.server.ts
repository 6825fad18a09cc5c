import { z } from "zod";
import { findPlace } from "#content/places.ts";
import { addMonths, findTimeSlot, readDay } from "#domain/nz-time.ts";
import { readPhone } from "#domain/phone.ts";
import { inOrderOfForm } from "../forms/problems.ts";
import type { Problem } from "../ui/form/error-summary.tsx";
import {
  type BookingValues,
  type Choice,
  FIELD_NAMES,
  FIELDS,
  type FieldWords,
  findChoice,
  MONTHS_AHEAD,
  PATIENT_TYPES,
  SERVICES,
  type Urgency,
  URGENCIES,
  WHO_FOR,
} from "./fields.ts";

z.config({ jitless: true });

/** An appointment request that holds to every rule. Optional answers that were left out are empty. */
export type BookingRequest = z.infer<ReturnType<typeof bookingSchema>>;

/**
 * Holds what a visitor sent against the rules of the specification's section 5.
 * `today` is the day in New Zealand, as `2026-11-20`.
 */
export function checkBooking(
  values: BookingValues,
  today: string,
): { ok: true; request: BookingRequest } | { ok: false; problems: Problem[] } {
  const checked = bookingSchema(values, today).safeParse(values);
  if (checked.success) return { ok: true, request: checked.data };
  const problems = checked.error.issues.map(({ path, message }) => ({
    name: String(path[0]),
    text: message,
  }));
  return { ok: false, problems: inOrderOfForm(problems, FIELD_NAMES) };
}

function bookingSchema(values: BookingValues, today: string) {
  const isForSomeoneElse = findChoice(WHO_FOR, values.bookingFor)?.value === "someone-else";
  return z.object({
    service: chosen(FIELDS.service, SERVICES),
    urgency: optionally(chosen(FIELDS.urgency, URGENCIES), "routine" satisfies Urgency),
    practice: optionally(text(FIELDS.practice).regex(/^[1-9]\d{0,14}$/, FIELDS.practice.wrong), ""),
    location: understood(FIELDS.location, (name) => findPlace(name)?.name),
    preferredDate: understood(FIELDS.preferredDate, readDay).pipe(dayFrom(today)),
    preferredTime: understood(FIELDS.preferredTime, (time) => findTimeSlot(time)?.value),
    firstName: text(FIELDS.firstName),
    lastName: text(FIELDS.lastName),
    email: text(FIELDS.email).refine(isEmailAddress, FIELDS.email.wrong),
    phone: understood(FIELDS.phone, (typed) => {
      const number = readPhone(typed);
      return number && { typed, e164: number.e164 };
    }),
    bookingFor: optionally(chosen(FIELDS.bookingFor, WHO_FOR), "me"),
    patientName: isForSomeoneElse ? text(FIELDS.patientName) : optionally(text(FIELDS.patientName), ""),
    patientType: optionally(chosen(FIELDS.patientType, PATIENT_TYPES), ""),
    dentistPreference: optionally(text(FIELDS.dentistPreference), ""),
    insurance: optionally(text(FIELDS.insurance), ""),
    message: optionally(text(FIELDS.message), ""),
  });
}

/** Something, and not too much of it. */
function text({ label, most, missing }: FieldWords) {
  const tooLong = `${label} must be ${most.toLocaleString("en-NZ")} characters or fewer`;
  return z
    .string()
    .min(1, { error: missing ?? "", abort: true })
    .refine((value) => Array.from(value).length <= most, { error: tooLong, abort: true });
}

/** A text that stands for something else, or is refused. */
function understood<Meaning>(field: FieldWords, read: (text: string) => Meaning | undefined) {
  return text(field).transform((value, context) => {
    const meaning = read(value);
    if (meaning !== undefined) return meaning;
    context.addIssue({ code: "custom", message: field.wrong ?? "" });
    return z.NEVER;
  });
}

function chosen<Value extends string>(field: FieldWords, choices: readonly (Choice & { value: Value })[]) {
  return understood(field, (answer) => findChoice(choices, answer)?.value);
}

/** Left empty, it stands for `instead`. Not a union, which would say "Invalid input" for the words of its parts. */
function optionally<Meaning extends string, Instead extends string>(
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

function dayFrom(today: string) {
  return z
    .string()
    .refine((day) => day >= today, "Choose a date that is today or later")
    .refine(
      (day) => day <= addMonths(today, MONTHS_AHEAD),
      `Choose a date in the next ${MONTHS_AHEAD} months`,
    );
}

/**
 * As the HTML standard sees an address, with a dot in its domain, and letters of any language there.
 * Whether anybody reads it, only a mail can tell.
 */
function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(address.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    /^(xn--.+|[\p{L}\p{M}]{2,})$/u.test(labels.at(-1) ?? "")
  );
}
