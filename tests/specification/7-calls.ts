import type { FormName } from "./5-validation.ts";

/** `POST /` with the fields of the form, and what comes back. */
export type Call = {
  says: string;
  form: FormName;
  as: "form" | "json";
  /** What is asked for in return. */
  accept: string;
  /** Fields that differ from what section 5's table has. */
  change?: Readonly<Record<string, string | readonly string[]>>;
  answers: { status: number; leadsTo?: string };
  decided?: string;
};

const JSON_TYPE = "application/json";
const ANY = "text/html,*/*";

export const CALLS: readonly Call[] = [
  {
    says: "booking, form-encoded, empty values sent empty, leads to /booking-success",
    form: "booking",
    as: "form",
    accept: ANY,
    answers: { status: 303, leadsTo: "/booking-success" },
  },
  {
    says: "booking, form-encoded, accepts JSON: a success status",
    form: "booking",
    as: "form",
    accept: JSON_TYPE,
    answers: { status: 201 },
  },
  {
    says: "booking as JSON",
    form: "booking",
    as: "json",
    accept: JSON_TYPE,
    decided: "bodies may be JSON too",
    answers: { status: 201 },
  },
  {
    says: "contact, form-encoded, asks for JSON, judged by ok or not ok",
    form: "contact",
    as: "form",
    accept: JSON_TYPE,
    answers: { status: 201 },
  },
  {
    says: "contact leads to /contact-success",
    form: "contact",
    as: "form",
    accept: ANY,
    answers: { status: 303, leadsTo: "/contact-success" },
  },
  {
    says: "partner, with services as a list",
    form: "partner",
    as: "form",
    accept: JSON_TYPE,
    change: { services: ["Invisalign", "Crowns & Bridges", "Pediatric Care"] },
    answers: { status: 201 },
  },
  {
    says: "partner as JSON, with services as a list",
    form: "partner",
    as: "json",
    accept: JSON_TYPE,
    change: { services: ["Invisalign", "Crowns & Bridges", "Pediatric Care"] },
    decided: "bodies may be JSON too",
    answers: { status: 201 },
  },
  {
    says: "partner leads to /contact-success",
    form: "partner",
    as: "form",
    accept: ANY,
    answers: { status: 303, leadsTo: "/contact-success" },
  },
  ...(["booking", "contact", "partner"] as const).map((form) => ({
    says: `any value in the honeypot of ${form} marks a bot`,
    form,
    as: "form" as const,
    accept: JSON_TYPE,
    change: { "bot-field": "http://spam.example" },
    decided: "it gets the ordinary answer, and nothing is stored",
    answers: { status: 201 },
  })),
];
