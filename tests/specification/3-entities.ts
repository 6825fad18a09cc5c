import { PLACES } from "./2-screens/places.ts";
import type { Row } from "./row.ts";

const PROFILE = "/dentists/1-karaka-lane-dental";

/** Fields of a form as section 3 names them, with their labels, required or not as section 5 says. */
const BOOKING_FIELDS: readonly (readonly [string, string, boolean, string?])[] = [
  ["firstName", "First name", true],
  ["lastName", "Last name", true],
  ["email", "Email address", true, "email"],
  ["phone", "Phone number", true, "tel"],
  ["service", "Service", true],
  ["location", "Town or city", true],
  ["preferredDate", "Preferred date", true, "date"],
  ["preferredTime", "Preferred time", true],
  ["dentistPreference", "Dentist you’d like to see", false],
  ["message", "Message for the practice", false, "textarea"],
  ["urgency", "How soon?", false],
  ["insurance", "Health insurer", false],
];

const CONTACT_FIELDS: readonly (readonly [string, string, boolean, string?])[] = [
  ["name", "Full name", true],
  ["email", "Email address", true, "email"],
  ["subject", "Subject", true],
  ["category", "Category", true],
  ["message", "Message", true, "textarea"],
];

const PARTNER_FIELDS: readonly (readonly [string, string, boolean, string?])[] = [
  ["practiceName", "Practice name", true],
  ["contactName", "Contact name", true],
  ["email", "Email address", true, "email"],
  ["phone", "Phone number", true, "tel"],
  ["address", "Practice address", true],
  ["city", "City", true],
  ["website", "Website", false, "url"],
  ["practiceType", "Practice type", true],
  ["services", "Services", false, "checkbox"],
  ["experience", "Years of experience", true],
  ["currentPatients", "Current patient base", false],
  ["message", "Additional information", false, "textarea"],
];

const HIDDEN_FIELDS = ["form-name", "utm_source", "utm_medium", "utm_campaign", "page_url"] as const;

const FORMS: readonly Row[] = (
  [
    ["/book", "booking", BOOKING_FIELDS],
    ["/contact", "contact", CONTACT_FIELDS],
    ["/partner-with-us", "partner", PARTNER_FIELDS],
  ] as const
).flatMap(([at, form, fields]) => [
  ...fields.map(([field, label, isRequired, type]) => ({
    says: `${form} has ${field}, ${isRequired ? "required" : "optional"}`,
    at,
    finds: { in: "main" as const, field, label, isRequired, ...(type && { type }) },
  })),
  {
    says: `${form} has its form name, four tracking fields and a hidden bot-field`,
    at: `${at}?utm_source=leaflet&utm_medium=paper&utm_campaign=spring&q=typed`,
    decided: "tracking works the same on all three; page_url never carries what was typed",
    finds: [
      ...HIDDEN_FIELDS.map((name) => ({ count: 1, of: `form input[type=hidden][name='${name}']` })),
      { count: 1, of: `input[name=form-name][value=${form}]` },
      { count: 1, of: "input[name=utm_source][value=leaflet]" },
      { count: 1, of: "input[name=utm_medium][value=paper]" },
      { count: 1, of: "input[name=utm_campaign][value=spring]" },
      {
        count: 1,
        of: `input[name=page_url][value='http://niho.test${at}?utm_source=leaflet&utm_medium=paper&utm_campaign=spring']`,
      },
      { count: 1, of: "input[name=bot-field][tabindex='-1'][autocomplete=off]" },
    ],
  },
]);

const PRACTICE: readonly Row[] = [
  {
    says: "provider: name, location, rating, reviews, services, phone, price, priceRange, specialties, experience, emergency",
    at: PROFILE,
    decided: "one entity, the practice, with the fields of all; its profile shows them",
    finds: [
      { heading: "Karaka Lane Dental" },
      { in: "main", words: ["Auckland Central", "4.9 out of 5 (324 reviews)", "Price level 2 of 3"] },
      { in: "main", words: ["$180–$280", "Emergency care", "(09) 012 3456"] },
      { under: "Services and prices", words: ["Checkup, X-rays and a clean", "Invisalign"] },
      { under: "Good to know", words: ["Experience 15+ years", "Known for Cosmetic dentistry"] },
    ],
  },
  {
    says: "directory dentist: id, address, email, website, hours, description",
    at: PROFILE,
    finds: [
      { in: "main", words: ["48 Karaka Lane, Auckland Central 1010"] },
      { in: "main", words: [" karakalane.example", "hello@karakalane.example"] },
      { under: "Opening hours", words: ["Monday 8am–6pm", "Saturday 9am–3pm", "Sunday Closed"] },
      { under: "About the practice", words: ["A family practice five minutes on foot"] },
    ],
  },
  {
    says: "a dentist by the number alone, /dentists/{id}",
    at: "/dentists/1",
    decided: "the canonical address carries a readable suffix",
    finds: { leadsTo: PROFILE },
  },
  {
    says: "emergency service: name, location, phone, hours, services, waitTime",
    at: "/emergency",
    finds: { under: "City Road Emergency Dental", words: ["Auckland", "Open 24/7", "30 min average wait"] },
  },
  {
    says: "page metadata: noindex",
    at: "/booking-success",
    finds: [
      { meta: "robots", is: "noindex, follow" },
      { count: 0, of: "link[rel=canonical]" },
    ],
  },
  {
    says: "page metadata: open-graph type and structured data",
    at: PROFILE,
    decided: "machines are told of real practices only (app/practices/practice-page.test.ts)",
    finds: [
      { meta: "og:type", is: "profile" },
      { crumbs: ["Home", "Find a Dentist", "Auckland", "Karaka Lane Dental"] },
    ],
  },
];

const ARTICLE: readonly Row[] = [
  {
    says: "article: title, excerpt, meta title and description, dates, read time, category, tags, author, content, FAQ",
    at: "/blog/invisalign-cost-nz-2025",
    finds: [
      { heading: "Invisalign in 2025: the full price, month by month" },
      { in: "main", words: ["What the $6,000 to $9,500 covers", "Published 5 January 2025"] },
      { in: "main", words: ["5 min read", "Orthodontics", "Tagged"] },
      {
        data: {
          "@type": "BlogPosting",
          headline: "Invisalign in 2025: the full price, month by month",
          articleSection: "Orthodontics",
        },
      },
    ],
  },
  {
    says: "the FAQ entries open and close one by one",
    at: "/blog/invisalign-cost-nz-2025",
    finds: [
      { under: "Questions", count: 4, of: "details" },
      { under: "Questions", count: 0, of: "details[name]" },
    ],
  },
];

const LISTS: readonly Row[] = [
  {
    says: "22 cities, in this order",
    at: "/book",
    decided: "Whanganui, Taupō and Whangārei by their official names",
    finds: { choices: PLACES, of: "Town or city", only: true },
  },
  { says: "the same 22", at: "/partner-with-us", finds: { choices: PLACES, of: "City", only: true } },
];

export const ENTITIES = [...PRACTICE, ...FORMS, ...ARTICLE, ...LISTS];
