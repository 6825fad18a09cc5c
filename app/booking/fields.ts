import { PLACES } from "#content/places.ts";
import { TIME_SLOTS } from "#domain/nz-time.ts";
import { type Choice, type FieldWords, shapesOf } from "#kit/forms/fields.ts";
import { EMAIL_FIELD, PHONE_FIELD } from "#kit/forms/reply-fields.ts";
import { EMERGENCY_SERVICE } from "#content/requests/call-now.ts";

/**
 * The fields of the appointment request in the order of the page: plain data, safe in a browser.
 * `most` is in characters; the specification sets no bound, so these are generous.
 */
export const FIELDS = {
  bookingFor: { label: "Who is it for?", most: 100, wrong: "Choose Me or Someone I care for" },
  patientName: {
    label: "Their name",
    most: 200,
    missing: "Enter the name of the person it is for",
  },
  service: {
    label: "Service",
    most: 100,
    missing: "Choose a service",
    wrong: "Choose a service from the list",
  },
  urgency: { label: "How soon?", most: 100, wrong: "Choose Routine, Urgent or Emergency" },
  practice: { label: "Practice", most: 20, wrong: "This practice is no longer on Niho" },
  elsewhere: {
    label: "If they cannot see you",
    most: 20,
    wrong: "Choose whether another practice may be asked",
  },
  location: {
    label: "Town or city",
    most: 100,
    missing: "Choose a town or city",
    wrong: "Choose a town or city from the list",
  },
  preferredDate: {
    label: "Preferred date",
    most: 40,
    missing: "Choose a date",
    wrong: "Enter a real date, with day, month and year",
  },
  preferredTime: {
    label: "Preferred time",
    hint: "The practice will get as close to this as it can.",
    most: 40,
    missing: "Choose a time",
    wrong: "Choose a time from 8:00am to 6:00pm, on the hour or half hour",
  },
  firstName: { label: "First name", most: 100, missing: "Enter your first name" },
  lastName: { label: "Last name", most: 100, missing: "Enter your last name" },
  email: { ...EMAIL_FIELD, hint: "We send your booking reference here." },
  phone: { ...PHONE_FIELD, hint: "The practice may call or text to confirm." },
  patientType: {
    label: "New or existing patient?",
    most: 100,
    wrong: "Choose New patient or Existing patient",
  },
  dentistPreference: { label: "Dentist you would like to see", most: 200 },
  insurance: { label: "Health insurer", most: 200 },
  message: {
    label: "Message for the practice",
    hint: "For example, if you are nervous, use a wheelchair, or need an interpreter.",
    most: 5_000,
  },
} as const satisfies Record<string, FieldWords>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What a visitor typed or chose, as it is sent: all texts. */
export type BookingValues = Record<FieldName, string>;

export const FIELD_SHAPES = shapesOf(FIELDS, { message: "text" });

/** The specification's nine (section 9), with the names that the rest of the site has for them. */
export const SERVICES = [
  {
    value: "General Checkup",
    label: "General Checkup",
    spellings: ["general-dentistry", "general", "checkup", "general checkups"],
  },
  { value: "Teeth Cleaning", label: "Teeth Cleaning", spellings: ["cleaning"] },
  { value: "Invisalign Consultation", label: "Invisalign Consultation", spellings: ["invisalign"] },
  { value: "Dental Implants", label: "Dental Implants", spellings: ["implants"] },
  { value: "Teeth Whitening", label: "Teeth Whitening", spellings: ["whitening"] },
  { value: "Root Canal", label: "Root Canal" },
  { value: EMERGENCY_SERVICE, label: EMERGENCY_SERVICE, spellings: ["emergency-dentist", "emergency"] },
  {
    value: "Cosmetic Consultation",
    label: "Cosmetic Consultation",
    spellings: ["cosmetic", "cosmetic-dentistry"],
  },
  { value: "Other", label: "Other" },
] as const satisfies readonly Choice[];

/** How soon, and what is promised for it (section 9). */
export const URGENCIES = [
  { value: "routine", label: "Routine", promise: "within 2 weeks", spellings: ["Routine within 2 weeks"] },
  { value: "urgent", label: "Urgent", promise: "within 3 days", spellings: ["Urgent within 3 days"] },
  { value: "emergency", label: "Emergency", promise: "same day", spellings: ["Emergency same day"] },
] as const satisfies readonly (Choice & { promise: string })[];

export type Urgency = (typeof URGENCIES)[number]["value"];

export const LOCATIONS: readonly Choice[] = PLACES.map((place) => ({ value: place.name, label: place.name }));

/** The 21 times in the groups of the page. */
export const TIME_GROUPS = [
  { name: "Morning", slots: TIME_SLOTS.filter(({ minutes }) => minutes < 12 * 60) },
  {
    name: "Afternoon",
    slots: TIME_SLOTS.filter(({ minutes }) => minutes >= 12 * 60 && minutes < 17 * 60),
  },
  { name: "After work", slots: TIME_SLOTS.filter(({ minutes }) => minutes >= 17 * 60) },
];

/** Of the choice of a practice. */
export const ANYWHERE = "Any practice nearby";

export const WHO_FOR = [
  { value: "me", label: "Me" },
  { value: "someone-else", label: "Someone I care for", spellings: ["someone else"] },
] as const satisfies readonly Choice[];

export const PATIENT_TYPES = [
  { value: "new", label: "New patient" },
  { value: "existing", label: "Existing patient" },
] as const satisfies readonly Choice[];

/** What happens to a request when the practice that was chosen cannot take it. Without an answer: ask first. */
export const ELSEWHERE = [
  { value: "yes", label: "Ask another practice nearby", hint: "It gets what you write here" },
  { value: "no", label: "Ask me first", hint: "We email you, and you decide" },
] as const satisfies readonly (Choice & { hint: string })[];

/** The form's name in the contract. */
export const FORM_NAME = "booking";

/** How far ahead an appointment can be asked for. The specification does not say; practices' own books end about there. */
export const MONTHS_AHEAD = 12;

/** What the specification says when sending failed (section 8). */
export const NOT_STORED = "There was an error submitting your booking. Please try again.";
