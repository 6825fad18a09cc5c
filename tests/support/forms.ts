import { expect } from "vitest";
import { FIELD_NAMES } from "#content/requests/fields.ts";
import type { FormField } from "#domain/form-fields.ts";
import { readReference } from "#domain/requests/reference.ts";
import { ORIGIN, openSite, type TestSite } from "./site.ts";

/** What is typed and chosen; a name that is ticked more than once has a list. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** One of the three forms of the contract, answered rightly and wrongly. */
export type FormCase = {
  /** The contract's `form-name`. */
  kind: "booking" | "contact" | "partner";
  page: string;
  successPage: string;
  title: string;
  /** Everything that a browser sends of the form when it is right. */
  right: Answers;
  /** What is kept of that beside the answers themselves. */
  understood: Readonly<Record<string, unknown>>;
  /** The two that get a mail: who asked, and our own people. */
  recipients: readonly string[];
  /** Where a person's name goes, and another that is not in any mail. */
  name: string;
  other: string;
  /** Answers that are wrong, and what is said about each, in the order of the page. */
  wrong: Answers;
  problems: Readonly<Record<string, string>>;
  /** Those of them that no form can show again, because they are in no list. */
  notShown: readonly string[];
  sentAlready: string;
  /** The specification's sentence. */
  notStored: string;
};

const TRACKING = { utm_source: "", utm_medium: "", utm_campaign: "", page_url: "" };

/** The fields of the specification (section 3), answered. */
const CONTRACT_BOOKING = {
  "form-name": "booking",
  "bot-field": "",
  firstName: "Māia",
  lastName: "O’Brien-Te Kani 🌿",
  email: "maia@example.co.nz",
  phone: "021 555 0147",
  service: "Teeth Cleaning",
  location: "Whangārei",
  preferredDate: "2026-11-25",
  preferredTime: "9:30 AM",
  dentistPreference: "",
  message: "I am a bit nervous.\nKia ora!",
  urgency: "urgent",
  insurance: "",
  ...TRACKING,
};

/** What we ask beside the fields of the specification: all optional. */
const BEYOND_THE_CONTRACT = FIELD_NAMES.filter((name) => !(name in CONTRACT_BOOKING));

export const BOOKING = {
  kind: "booking",
  page: "/book",
  successPage: "/booking-success",
  title: "Book Appointment | Niho",
  right: CONTRACT_BOOKING,
  understood: {
    ...Object.fromEntries(BEYOND_THE_CONTRACT.map((name) => [name, ""])),
    phoneE164: "+64215550147",
    bookingFor: "me",
    practiceName: "",
  },
  recipients: ["bookings@niho.example", "maia@example.co.nz"],
  name: "firstName",
  other: "message",
  wrong: {
    email: "maia@",
    phone: "",
    preferredDate: "2026-11-19",
    preferredTime: "",
    bookingFor: "someone-else",
    patientName: "Tama <b>",
    patientType: "existing",
    dentistPreference: 'Dr "Quote" & Co',
    insurance: "Southern Cross",
  },
  problems: {
    preferredDate: "Choose a date that is today or later",
    preferredTime: "Choose a time",
    email: "Enter an email address like name@example.co.nz",
    phone: "Enter your phone number",
  },
  notShown: ["preferredTime"],
  sentAlready: "Your first request has already been sent",
  notStored: "There was an error submitting your booking. Please try again.",
} satisfies FormCase;

export const CONTACT = {
  kind: "contact",
  page: "/contact",
  successPage: "/contact-success",
  title: "Contact Us | Niho",
  right: {
    "form-name": "contact",
    "bot-field": "",
    name: "Māia O’Brien-Te Kani 🌿",
    email: "maia@example.co.nz",
    subject: "Opening hours in Whangārei",
    category: "technical",
    message: "The hours are wrong.\nNgā mihi!",
    ...TRACKING,
  },
  understood: {},
  recipients: ["hello@niho.example", "maia@example.co.nz"],
  name: "name",
  other: "message",
  wrong: { name: "", email: "maia@", category: "gossip", subject: "<b>Tama</b>" },
  problems: {
    name: "Enter your full name",
    email: "Enter an email address like name@example.co.nz",
    category: "Choose a category from the list",
  },
  notShown: ["category"],
  sentAlready: "Your first message has already been sent",
  notStored: "There was an error sending your message. Please try again.",
} satisfies FormCase;

export const PARTNER = {
  kind: "partner",
  page: "/partner-with-us",
  successPage: "/contact-success",
  title: "Partner With Us | Niho",
  right: {
    "form-name": "partner",
    "bot-field": "",
    practiceName: "Te Ara Niho Dental",
    practiceType: "Orthodontics",
    experience: "6-10",
    website: "https://te-ara.example.co.nz/",
    address: "12 Rātā Street, Kamo",
    city: "Whangārei",
    services: ["Invisalign", "Veneers"],
    currentPatients: "500-1000",
    contactName: "Hēmi O’Neill",
    email: "hemi@te-ara.example.co.nz",
    phone: "(09) 012 3456",
    message: "Two chairs.\nNgā mihi!",
    ...TRACKING,
  },
  understood: { phoneE164: "+6490123456" },
  recipients: ["hemi@te-ara.example.co.nz", "partners@niho.example"],
  name: "contactName",
  other: "address",
  wrong: {
    practiceName: "",
    experience: "",
    website: "our site",
    city: "Sydney",
    services: ["Teeth Cleaning", "Veneers", "Haircut"],
  },
  problems: {
    practiceName: "Enter the name of your practice",
    experience: "Choose the years of experience",
    city: "Choose a town or city from the list",
    website: "Enter a web address like www.practice.co.nz",
    services: "Choose services from the list",
  },
  notShown: ["experience", "city", "services"],
  sentAlready: "Your first application has already been sent",
  notStored: "There was an error submitting your application. Please try again.",
} satisfies FormCase;

export const FORMS: readonly FormCase[] = [BOOKING, CONTACT, PARTNER];

/** None of this needs a practice, and an empty site opens faster. */
export function openEmptySite(options: { now?: string } = {}): Promise<TestSite> {
  return openSite({ samples: 0, ...options });
}

/** Posts it as a browser does: to the page's own address unless another is given, a name as often as it is ticked. */
export function send(
  site: TestSite,
  { page }: Pick<FormCase, "page">,
  answers: Answers,
  {
    path = `${page}?send`,
    headers = {},
    visitor,
  }: { path?: string; headers?: Record<string, string>; visitor?: string } = {},
): Promise<Response> {
  const pairs = Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const request = {
    method: "POST",
    body: new URLSearchParams(pairs),
    headers: { Origin: ORIGIN, ...headers },
  };
  return site.fetch(path, request, visitor);
}

/** Posts it by the contract, and gives status and body of the JSON answer. */
export async function sendForJson(
  site: TestSite,
  form: FormCase,
  answers: Answers,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: { ok: boolean; reference?: string; errors?: Record<string, string> } }> {
  const answer = await send(site, form, answers, {
    path: "/",
    headers: { Accept: "application/json", ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as { ok: boolean } };
}

/** Sends it, expects that it is taken, and gives its reference. */
export async function sendWell(site: TestSite, form: FormCase, answers: Answers): Promise<string> {
  const answer = await send(site, form, answers);
  const address = new URL(answer.headers.get("location") ?? "", ORIGIN);
  expect(address.pathname).toBe(form.successPage);
  const reference = readReference(address.searchParams.get("reference") ?? "");
  expect(reference, address.href).toBeDefined();
  return reference!;
}

/** A right answer to the appointment form with the id that the form of a page has: sent twice, it is one request. */
export const BOOKING_WITH_ID = {
  ...BOOKING.right,
  "submission-id": "7d1f4f0e-5a3b-4c55-9a43-0c2f4d9b1a11",
};

/** A text of its own for each field that takes any: `{ insurance: "Zqinsurance" }` */
export function answersTo(
  declared: Readonly<Record<string, FormField>>,
  mark = "Zq",
): Record<string, string> {
  const free = Object.entries(declared).filter(([name, { choices }]) => !choices && !UNDERSTOOD.has(name));
  return Object.fromEntries(free.map(([name]) => [name, `${mark}${name}`]));
}

/** Fields that have a rule of their own. */
const UNDERSTOOD: ReadonlySet<string> = new Set(
  "email phone website city location practice chosenTime preferredDate preferredTime".split(" "),
);
