import { EMERGENCY_SERVICE } from "./call-now.ts";
import { PLACES } from "../places.ts";
import { EMAIL_FIELD, PHONE_FIELD } from "../reply-fields.ts";
import { type Choice, findChoice, type FormField } from "#domain/form-fields.ts";
import { DAY_PARTS } from "#domain/requests/day-parts.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";

/** A field of the appointment request: how it is asked, and where the answer is shown. */
export type RequestField = FormField & {
  /** In which part of the form it is asked. */
  part: "what" | "where" | "who" | "else";
  /** It is null where it becomes part of the request itself, or of another answer, and is said there. */
  shown: Shown | null;
};

/** Who is shown an answer, and what it is called there. No other page and no other mail has it. */
export type Shown = {
  /** Shown to the practice once they open the request, to the patient once they ask for it, and to our staff. */
  as?: string;
  /** Shown to the practice before they open the request, too. Never what says who asks, or what for. */
  beforeOpening?: true;
  /**
   * In the patient's first mail, and on their page before they ask for more. Only for choices: a stranger may have typed
   * the address and the words.
   */
  inFirstMail?: string;
};

/**
 * What the form offers, with the treatment that practices are matched by and the kind of visit that it takes. First the
 * specification's nine (section 9), with the names that the rest of the site has for them.
 */
export const SERVICES = [
  {
    value: "General Checkup",
    label: "General Checkup",
    treatment: "general-dentistry",
    visit: "checkup",
    spellings: ["general-dentistry", "general", "checkup", "general checkups"],
  },
  {
    value: "Teeth Cleaning",
    label: "Teeth Cleaning",
    treatment: "general-dentistry",
    visit: "clean",
    spellings: ["cleaning"],
  },
  {
    value: "Invisalign Consultation",
    label: "Invisalign Consultation",
    treatment: "invisalign",
    visit: "consultation",
    spellings: ["invisalign", "aligners", "clear aligners"],
  },
  {
    value: "Dental Implants",
    label: "Dental Implants",
    treatment: "implants",
    visit: "consultation",
    spellings: ["implants", "implant"],
  },
  {
    value: "Teeth Whitening",
    label: "Teeth Whitening",
    treatment: "teeth-whitening",
    visit: "other",
    spellings: ["whitening"],
  },
  {
    value: "Root Canal",
    label: "Root Canal",
    treatment: "root-canal",
    visit: "other",
    spellings: ["root canal treatment"],
  },
  {
    value: EMERGENCY_SERVICE,
    label: EMERGENCY_SERVICE,
    treatment: "emergency-dentist",
    visit: "urgent",
    spellings: ["emergency-dentist", "emergency"],
  },
  {
    value: "Cosmetic Consultation",
    label: "Cosmetic Consultation",
    treatment: "cosmetic",
    visit: "consultation",
    spellings: ["cosmetic", "cosmetic-dentistry"],
  },
  { value: "Other", label: "Other", treatment: "general-dentistry", visit: "other" },
] as const satisfies readonly Service[];

/** The rest of what people book, in everyday words, so that nothing that the site explains or lists has to be “Other”. */
export const MORE_SERVICES = [
  {
    value: "Filling",
    label: "Filling",
    treatment: "general-dentistry",
    visit: "other",
    spellings: ["fillings"],
  },
  {
    value: "Crown or bridge",
    label: "Crown or bridge",
    treatment: "crowns-and-bridges",
    visit: "consultation",
    spellings: ["crowns-and-bridges", "crown", "crowns", "bridge", "bridges", "crowns & bridges"],
  },
  {
    value: "Tooth extraction",
    label: "Tooth extraction",
    treatment: "general-dentistry",
    visit: "other",
    spellings: ["extraction", "tooth removal"],
  },
  {
    value: "Wisdom tooth removal",
    label: "Wisdom tooth removal",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["wisdom-tooth-removal", "wisdom tooth", "wisdom teeth", "wisdom teeth removal"],
  },
  {
    value: "Braces",
    label: "Braces",
    treatment: "braces",
    visit: "consultation",
    spellings: ["orthodontics", "orthodontist"],
  },
  { value: "Veneers", label: "Veneers", treatment: "veneers", visit: "consultation", spellings: ["veneer"] },
  {
    value: "Child’s checkup",
    label: "Child’s checkup",
    treatment: "childrens-dentistry",
    visit: "checkup",
    spellings: ["childrens-dentistry", "children’s dentistry", "child checkup", "kids"],
  },
  {
    value: "Oral surgery",
    label: "Oral surgery",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["oral-surgery", "surgical", "oral surgeon"],
  },
  {
    value: "Bone graft",
    label: "Bone graft",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["bone-graft"],
  },
  {
    value: "Sinus lift",
    label: "Sinus lift",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["sinus-lift"],
  },
  {
    value: "Gum surgery",
    label: "Gum surgery",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["gum-surgery"],
  },
  {
    value: "Oral pathology",
    label: "Oral pathology",
    treatment: "oral-surgery",
    visit: "consultation",
    spellings: ["oral-pathology"],
  },
] as const satisfies readonly Service[];

type Service = Choice & { treatment: TreatmentSlug; visit: VisitKind };

export const ALL_SERVICES = [...SERVICES, ...MORE_SERVICES] as const;

/** The treatment that a stored service means; what no list has, general dentists do. */
export function treatmentAskedFor(service: string): TreatmentSlug {
  return findChoice<Service>(ALL_SERVICES, service)?.treatment ?? "general-dentistry";
}

/**
 * The kind of visit that a service takes: what hurts or cannot wait is urgent whatever it is for. Null where no service
 * of the list is chosen yet. `visitKindFor("Teeth Cleaning", "routine") === "clean"`
 */
export function visitKindFor(service: string, urgency: string): VisitKind | null {
  const kind = findChoice<Service>(ALL_SERVICES, service)?.visit ?? null;
  return kind !== null && (urgency === "urgent" || urgency === "emergency") ? "urgent" : kind;
}

/** How soon, and what is promised for it (section 9). */
export const URGENCIES = [
  { value: "routine", label: "Routine", promise: "within 2 weeks", spellings: ["Routine within 2 weeks"] },
  { value: "urgent", label: "Urgent", promise: "within 3 days", spellings: ["Urgent within 3 days"] },
  { value: "emergency", label: "Emergency", promise: "same day", spellings: ["Emergency same day"] },
] as const satisfies readonly (Choice & { promise: string })[];

export type Urgency = (typeof URGENCIES)[number]["value"];

export const WHO_FOR = [
  { value: "me", label: "Me" },
  { value: "someone-else", label: "Someone I care for", spellings: ["someone else"] },
] as const satisfies readonly Choice[];

export const PATIENT_TYPES = [
  { value: "new", label: "New patient" },
  { value: "existing", label: "Existing patient" },
] as const satisfies readonly Choice[];

export const TEXT_ME = [{ value: "yes", label: "Text me too" }] as const satisfies readonly Choice[];

/** What happens to a request when the practice that was chosen cannot take it. Without an answer: ask first. */
export const ELSEWHERE = [
  { value: "yes", label: "Ask another practice nearby", hint: "They’ll see what you write here" },
  { value: "no", label: "Ask me first", hint: "We’ll email you, and you decide" },
] as const satisfies readonly (Choice & { hint: string })[];

/** Whether the patient wants to hear when an earlier time than theirs frees up. */
export const EARLIER = [
  { value: "yes", label: "Email me if an earlier time frees up" },
] as const satisfies readonly Choice[];

/**
 * The fields of the appointment request in the order of the page. `most` is in characters; the specification sets no
 * bound, so these are generous. All of it is kept sealed, given out by `export` and erased by `erase` as it is stored.
 */
export const FIELDS = {
  practice: {
    part: "where",
    label: "Practice",
    most: 20,
    wrong: "This practice is no longer listed here",
    shown: null,
  },
  service: {
    part: "what",
    label: "Service",
    most: 100,
    missing: "Choose a service",
    wrong: "Choose a service from the list",
    choices: ALL_SERVICES,
    shown: { as: "Treatment", inFirstMail: "Service" },
  },
  bookingFor: {
    part: "what",
    label: "Who is it for?",
    most: 100,
    wrong: "Choose Me or Someone I care for",
    choices: WHO_FOR,
    // Said by their name.
    shown: null,
  },
  patientName: {
    part: "what",
    label: "Their name",
    hint: "A child? That’s all. An adult? Please tell them that you’re asking for them here, and that our privacy policy says who gets their details.",
    most: 200,
    missing: "Enter the name of the person it’s for",
    shown: { as: "It is for" },
  },
  urgency: {
    part: "what",
    label: "How soon?",
    most: 100,
    wrong: "Choose Routine, Urgent or Emergency",
    choices: URGENCIES,
    shown: null,
  },
  location: {
    part: "where",
    label: "Town or city",
    most: 100,
    missing: "Choose a town or city",
    wrong: "Choose a town or city from the list",
    shown: { inFirstMail: "Where" },
  },
  chosenTime: {
    part: "where",
    label: "Choose a time",
    most: 40,
    missing: "Choose a time",
    wrong: "Choose a time from the list",
    // It becomes the agreed time, or the preferred date and time.
    shown: null,
  },
  elsewhere: {
    part: "where",
    label: "If they can’t see you",
    most: 20,
    wrong: "Choose whether we can ask another practice",
    choices: ELSEWHERE,
    shown: null,
  },
  preferredDate: {
    part: "where",
    label: "Preferred date",
    most: 40,
    missing: "Choose a date",
    wrong: "Enter a real date, with day, month and year",
    shown: null,
  },
  preferredTime: {
    part: "where",
    label: "Preferred time",
    hint: "The practice will get as close to this as they can.",
    most: 40,
    missing: "Choose a time",
    wrong: "Choose a time from 8am to 6pm, on the hour or half hour, or a part of the day",
    shown: null,
  },
  earlier: {
    part: "where",
    label: "Sooner, if someone cancels?",
    hint: "We tell up to three people at a time. It goes to the first who takes it, and the others keep theirs.",
    most: 20,
    wrong: "Tick the box or leave it",
    choices: EARLIER,
    // It becomes part of the request itself.
    shown: null,
  },
  firstName: {
    part: "who",
    label: "First name",
    most: 100,
    missing: "Enter your first name",
    same: "folded",
    shown: { as: "Name" },
  },
  lastName: {
    part: "who",
    label: "Last name",
    most: 100,
    missing: "Enter your last name",
    same: "folded",
    // It stands beside the first name.
    shown: null,
  },
  email: {
    part: "who",
    ...EMAIL_FIELD,
    hint: "We’ll send your booking reference here.",
    shown: { as: "Email" },
  },
  phone: {
    part: "who",
    ...PHONE_FIELD,
    hint: "The practice might call or text to confirm.",
    shown: { as: "Phone" },
  },
  textMe: {
    part: "who",
    label: "Texts",
    hint: "To a New Zealand mobile. We’ll text you a code first. Texts go through a phone company and name the practice and the time.",
    most: 20,
    wrong: "Tick the box, or leave it empty",
    choices: TEXT_ME,
    // It becomes a code, and texts beside the mails.
    shown: null,
  },
  patientType: {
    part: "else",
    label: "New or existing patient?",
    most: 100,
    wrong: "Choose New patient or Existing patient",
    choices: PATIENT_TYPES,
    shown: { as: "Patient", beforeOpening: true },
  },
  dentistPreference: {
    part: "else",
    label: "Dentist you’d like to see",
    most: 200,
    shown: { as: "Dentist" },
  },
  insurance: { part: "else", label: "Health insurer", most: 200, shown: { as: "Insurer" } },
  message: {
    part: "else",
    label: "Message for the practice",
    hint: "For example, if you’re nervous, use a wheelchair, or need an interpreter.",
    most: 5_000,
    shape: "text",
    shown: { as: "Message" },
  },
} as const satisfies Record<string, RequestField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What a visitor typed or chose, as it is sent: all texts. */
export type BookingValues = Record<FieldName, string>;

export const LOCATIONS: readonly Choice[] = PLACES.map((place) => ({ value: place.name, label: place.name }));

/** The 21 times in the groups of the page, each after the choice of any time of its group. */
export const TIME_GROUPS = DAY_PARTS.map(({ name, when, slots }) => ({
  name,
  hours: `${slots[0]!.label} to ${slots.at(-1)!.label}`,
  slots: [{ value: name, label: `Any time ${when}` }, ...slots],
}));

/** An answer of the choice of a practice. */
export const ANYWHERE = "Any practice nearby";

/** The form's name in the contract. */
export const FORM_NAME = "booking";

/** How far ahead an appointment can be asked for. The specification does not say; practices' own books end about there. */
export const MONTHS_AHEAD = 12;

/** What the specification says when sending failed (section 8). */
export const NOT_STORED = "There was an error submitting your booking. Please try again.";
