import { z } from "zod";
import { askedTimeValue } from "#domain/requests/day-parts.ts";
import { addMonths, readDay, readTime } from "#domain/nz-time.ts";
import {
  check,
  type Checked,
  chosen,
  emailAddress,
  optionally,
  phoneNumber,
  placeName,
  rulesOf,
  text,
  understood,
} from "#kit/forms/check.server.ts";
import { readMobile } from "#domain/texts.ts";
import { findChoice } from "#domain/form-fields.ts";
import {
  type BookingValues,
  FIELD_NAMES,
  FIELDS,
  MONTHS_AHEAD,
  TEXT_ME,
  type Urgency,
  URGENCIES,
  WHO_FOR,
} from "#content/requests/fields.ts";
import { readChosenTime, withChosenTime } from "./chosen-time.ts";

/** An appointment request that holds to every rule. Optional answers that were left out are empty. */
export type BookingRequest = z.infer<ReturnType<typeof bookingSchema>>;

/**
 * Holds what a visitor sent against the rules of the specification's section 5.
 * `today` is the day in New Zealand, as `2026-11-20`.
 */
export function checkBooking(values: BookingValues, today: string): Checked<BookingRequest> {
  return check(bookingSchema(values, today), withChosenTime(values), FIELD_NAMES);
}

/** The rules that the fields declare, and those that are more than a text or a choice. */
function bookingSchema(values: BookingValues, today: string) {
  const isForSomeoneElse = findChoice(WHO_FOR, values.bookingFor)?.value === "someone-else";
  const choice = readChosenTime(values.chosenTime);
  const isChosen = "at" in choice && choice.at !== null;
  const day = understood(FIELDS.preferredDate, readDay);
  return z.object({
    ...rulesOf(FIELDS),
    bookingFor: optionally(chosen(FIELDS.bookingFor, WHO_FOR), "me"),
    patientName: isForSomeoneElse ? text(FIELDS.patientName) : optionally(text(FIELDS.patientName), ""),
    urgency: optionally(chosen(FIELDS.urgency, URGENCIES), "routine" satisfies Urgency),
    practice: optionally(text(FIELDS.practice).regex(/^[1-9]\d{0,14}$/, FIELDS.practice.wrong), ""),
    location: placeName(FIELDS.location),
    // The transaction that books a free time says in its own words that it is too far ahead.
    preferredDate: choice.kind === "book" ? day : day.pipe(dayUntil(today)),
    chosenTime: optionally(
      text(FIELDS.chosenTime).refine(
        (time) => readChosenTime(time).kind !== "wrong",
        FIELDS.chosenTime.wrong,
      ),
      "",
    ),
    // A free time begins on five minutes.
    preferredTime: understood(FIELDS.preferredTime, (time) =>
      isChosen && readTime(time) !== undefined ? time : askedTimeValue(time),
    ),
    email: emailAddress(FIELDS.email),
    phone: phoneNumber(FIELDS.phone),
    textMe: optionally(
      chosen(FIELDS.textMe, TEXT_ME).refine(() => readMobile(values.phone) !== undefined, NO_MOBILE),
      "",
    ),
  });
}

const NO_MOBILE =
  "We can only text a New Zealand mobile, like 021 555 0147. Change your phone number, or untick this";

function dayUntil(today: string) {
  return z
    .string()
    .refine(
      (day) => day <= addMonths(today, MONTHS_AHEAD),
      `Choose a date in the next ${MONTHS_AHEAD} months`,
    );
}
