import { type Row, rowsAt } from "./row.ts";

type FormName = "booking" | "contact" | "partner";

/** A field with another value, and the sentence it gets; none when it is accepted. */
export type Rule = { form: FormName; says: string; field: string; value: string; gets: string | null };

function isRequired(form: FormName, field: string, gets: string): Rule {
  return { form, says: `${field} is required`, field, value: " ", gets };
}

function isAccepted(form: FormName, field: string, value: string): Rule {
  return { form, says: `${field} may be “${value}”`, field, value, gets: null };
}

export const RULES: readonly Rule[] = [
  isRequired("booking", "firstName", "Enter your first name"),
  isRequired("booking", "lastName", "Enter your last name"),
  isRequired("booking", "email", "Enter your email address"),
  isRequired("booking", "phone", "Enter your phone number"),
  isRequired("booking", "service", "Choose a service"),
  isRequired("booking", "location", "Choose a town or city"),
  isRequired("booking", "preferredDate", "Choose a date"),
  isRequired("booking", "preferredTime", "Choose a time"),
  {
    form: "booking",
    says: "email has the format of one",
    field: "email",
    value: "mereana.example",
    gets: "Enter an email address like name@example.co.nz",
  },
  {
    form: "booking",
    says: "the date is not earlier than today, in New Zealand",
    field: "preferredDate",
    value: "2026-11-19",
    gets: "Choose a date that is today or later",
  },
  isAccepted("booking", "preferredDate", "2026-11-20"),
  isAccepted("booking", "insurance", "Southern Cross"),
  isAccepted("booking", "dentistPreference", "Dr Walker"),
  isAccepted("booking", "message", "two\nlines"),

  isRequired("contact", "name", "Enter your full name"),
  isRequired("contact", "email", "Enter your email address"),
  isRequired("contact", "subject", "Enter a subject"),
  isRequired("contact", "category", "Choose a category"),
  isRequired("contact", "message", "Enter your message"),

  isRequired("partner", "practiceName", "Enter the name of your practice"),
  isRequired("partner", "practiceType", "Choose a practice type"),
  isRequired("partner", "city", "Choose a town or city"),
  isRequired("partner", "experience", "Choose the years of experience"),
  isRequired("partner", "address", "Enter the address of your practice"),
  isRequired("partner", "contactName", "Enter a contact name"),
  isRequired("partner", "email", "Enter your email address"),
  isRequired("partner", "phone", "Enter your phone number"),
  {
    form: "partner",
    says: "the website is a web address",
    field: "website",
    value: "not a website",
    gets: "Enter a web address like www.practice.co.nz",
  },
  isAccepted("partner", "website", "https://pohutukawa.example"),
];

/** What may be chosen. */
export const OPTIONS: readonly Row[] = [
  {
    says: "seven categories",
    at: "/contact",
    finds: {
      choices: (
        "Booking Support, Technical Issues, Partnership Inquiry, Feedback, Complaint, " +
        "General Question, Media/Press"
      ).split(", "),
      of: "Category",
      only: true,
    },
  },
  {
    says: "eight practice types",
    at: "/partner-with-us",
    decided: "spelled as New Zealand does: Paediatric (the contract's value stays Pediatric)",
    finds: [
      {
        choices: (
          "General Dentistry, Cosmetic Dentistry, Orthodontics, Oral Surgery, Periodontics, " +
          "Endodontics, Paediatric Dentistry, Prosthodontics"
        ).split(", "),
        of: "Practice type",
        only: true,
      },
      { count: 1, of: "input[value='Pediatric Dentistry']" },
    ],
  },
  {
    says: "twelve services",
    at: "/partner-with-us",
    decided: "spelled as New Zealand does",
    finds: {
      choices: (
        "General Checkups, Teeth Cleaning, Invisalign, Dental Implants, Teeth Whitening, " +
        "Root Canal, Crowns & Bridges, Veneers, Emergency Care, Oral Surgery, Orthodontics, " +
        "Paediatric Care"
      ).split(", "),
      of: "Services",
      only: true,
    },
  },
  {
    says: "experience 1-5, 6-10, 11-15, 16-20, 20+",
    at: "/partner-with-us",
    decided: "in words, as ranges are written for people",
    finds: {
      choices: ["1 to 5 years", "6 to 10 years", "11 to 15 years", "16 to 20 years", "More than 20 years"],
      of: "Years of experience",
      only: true,
    },
  },
  {
    says: "patient base 0-500, 500-1000, 1000-2000, 2000+",
    at: "/partner-with-us",
    finds: {
      choices: ["Up to 500", "500 to 1,000", "1,000 to 2,000", "More than 2,000"],
      of: "Current patient base",
      only: true,
    },
  },
];

/** How filters match. */
export const FILTERING: readonly Row[] = [
  {
    says: "the directory's name matches in part, whatever the case",
    at: "/directory?q=KARAKA+LA",
    finds: { in: "main", heading: "Karaka Lane Dental" },
  },
  {
    says: "the directory's location and service match, whatever the case",
    at: "/directory?location=AUCKLAND&service=INVISALIGN&q=karaka+lane",
    finds: { in: "main", heading: "Karaka Lane Dental" },
  },
  {
    says: "compare's price matches exactly",
    at: "/compare?price=1",
    finds: [
      { in: "main", words: ["Price level 1 of 3"] },
      { in: "main", lacks: ["Price level 2 of 3", "Price level 3 of 3"] },
    ],
  },
  ...["/compare", "/directory"].flatMap((path) =>
    ["location=AUCK", "service=whiten"].map((query) => ({
      says: "location and service match in part, whatever the case",
      at: `${path}?${query}`,
      finds: [
        { in: "main" as const, words: ["dentists found"] },
        { in: "main" as const, lacks: ["1,236 dentists found"] },
      ],
    })),
  ),
  {
    says: "users must be at least 18",
    at: "/book",
    finds: { in: "main", words: ["You need to be 18 or over"] },
  },
  ...rowsAt("/contact", [
    [
      "the honeypot is hidden; any value marks a bot",
      { count: 1, of: "input[name=bot-field][tabindex='-1']" },
      "a doubt is no verdict: it is asked once more, then kept with a mark",
    ],
  ]),
];
