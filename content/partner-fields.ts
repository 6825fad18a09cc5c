import { PLACES } from "./places.ts";
import { EMAIL_FIELD, PHONE_FIELD } from "./reply-fields.ts";
import type { Choice, FormField } from "#domain/form-fields.ts";

/** The specification's eight (section 5), spelled for visitors as New Zealand does. */
export const PRACTICE_TYPES = [
  { value: "General Dentistry", label: "General Dentistry" },
  { value: "Cosmetic Dentistry", label: "Cosmetic Dentistry" },
  { value: "Orthodontics", label: "Orthodontics" },
  { value: "Oral Surgery", label: "Oral Surgery" },
  { value: "Periodontics", label: "Periodontics" },
  { value: "Endodontics", label: "Endodontics" },
  { value: "Pediatric Dentistry", label: "Paediatric Dentistry" },
  { value: "Prosthodontics", label: "Prosthodontics" },
] as const satisfies readonly Choice[];

/** The specification's twelve. */
export const SERVICES = [
  { value: "General Checkups", label: "General Checkups" },
  { value: "Teeth Cleaning", label: "Teeth Cleaning" },
  { value: "Invisalign", label: "Invisalign" },
  { value: "Dental Implants", label: "Dental Implants" },
  { value: "Teeth Whitening", label: "Teeth Whitening" },
  { value: "Root Canal", label: "Root Canal" },
  { value: "Crowns & Bridges", label: "Crowns & Bridges", spellings: ["Crowns and Bridges"] },
  { value: "Veneers", label: "Veneers" },
  { value: "Emergency Care", label: "Emergency Care" },
  { value: "Oral Surgery", label: "Oral Surgery" },
  { value: "Orthodontics", label: "Orthodontics" },
  { value: "Pediatric Care", label: "Paediatric Care" },
] as const satisfies readonly Choice[];

/** Years. */
export const EXPERIENCE = [
  { value: "1-5", label: "1 to 5 years", spellings: ["1-5 years", "1 to 5"] },
  { value: "6-10", label: "6 to 10 years", spellings: ["6-10 years", "6 to 10"] },
  { value: "11-15", label: "11 to 15 years", spellings: ["11-15 years", "11 to 15"] },
  { value: "16-20", label: "16 to 20 years", spellings: ["16-20 years", "16 to 20"] },
  { value: "20+", label: "More than 20 years", spellings: ["20+ years", "more than 20"] },
] as const satisfies readonly Choice[];

/** Patients. */
export const PATIENT_BASES = [
  { value: "0-500", label: "Up to 500", spellings: ["0-500 patients"] },
  { value: "500-1000", label: "500 to 1,000", spellings: ["500-1000 patients", "500-1,000"] },
  { value: "1000-2000", label: "1,000 to 2,000", spellings: ["1000-2000 patients", "1,000-2,000"] },
  { value: "2000+", label: "More than 2,000", spellings: ["2000+ patients", "2,000+"] },
] as const satisfies readonly Choice[];

/** The fields of a practice's application in the order of the page: plain data, safe in a browser. */
export const FIELDS = {
  practiceName: {
    label: "Practice name",
    most: 200,
    missing: "Enter the name of your practice",
    same: "folded",
  },
  practiceType: {
    label: "Practice type",
    hint: "What you do most.",
    most: 100,
    missing: "Choose a practice type",
    wrong: "Choose a practice type from the list",
    choices: PRACTICE_TYPES,
  },
  experience: {
    label: "Years of experience",
    hint: "How long the practice has been open.",
    most: 100,
    missing: "Choose the years of experience",
    wrong: "Choose the years of experience from the list",
    choices: EXPERIENCE,
  },
  address: {
    label: "Practice address",
    hint: "Street and number, suburb, postcode.",
    most: 300,
    missing: "Enter the address of your practice",
    same: "folded",
  },
  city: {
    label: "City",
    hint: "If yours isn’t in the list, choose the nearest.",
    most: 100,
    missing: "Choose a town or city",
    wrong: "Choose a town or city from the list",
  },
  website: {
    label: "Website",
    hint: "For example, www.practice.co.nz",
    most: 500,
    wrong: "Enter a web address like www.practice.co.nz",
    same: "lower-case",
  },
  services: {
    label: "Services",
    hint: "Tick all that you offer.",
    most: 100,
    wrong: "Choose services from the list",
    choices: SERVICES,
    shape: "list",
  },
  currentPatients: {
    label: "Current patient base",
    most: 100,
    wrong: "Choose a number of patients from the list",
    choices: PATIENT_BASES,
  },
  contactName: { label: "Contact name", most: 200, missing: "Enter a contact name", same: "folded" },
  email: { ...EMAIL_FIELD, hint: "We’ll reply to this address." },
  phone: { ...PHONE_FIELD, hint: "In case we have a question." },
  message: { label: "Additional information", most: 5_000, shape: "text" },
} as const satisfies Record<string, FormField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What a visitor typed or chose, as it is sent. */
export type PartnerValues = Record<Exclude<FieldName, "services">, string> & { services: readonly string[] };

export const CITIES: readonly Choice[] = PLACES.map(({ name }) => ({ value: name, label: name }));

/** The form's name in the contract. */
export const FORM_NAME = "partner";

/** What the specification says when sending failed (section 8). */
export const NOT_STORED = "There was an error submitting your application. Please try again.";
