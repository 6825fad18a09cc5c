import { PLACES } from "./2-screens/places.ts";
import { type Row, rowsAt } from "./row.ts";

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
  ...rowsAt(PROFILE, [
    [
      "a provider has name (provider, directory dentist, home card, surgeon and emergency service)",
      { in: "main", heading: "Karaka Lane Dental" },
      "one entity, the practice, with the fields of all; its profile shows them",
    ],
    ["provider: location", { in: "main", words: ["Auckland Central"] }],
    ["provider: rating", { in: "main", words: ["4.9 out of 5"] }],
    ["provider: reviews", { in: "main", words: ["(324 reviews)"] }],
    [
      "provider: services",
      { under: "Services and prices", words: ["Checkup, X-rays and a clean", "Invisalign"] },
    ],
    ["provider: phone", { in: "main", words: ["(09) 012 3456"] }],
    ["provider: price", { in: "main", words: ["Price level 2 of 3"] }],
    ["provider: priceRange", { in: "main", words: ["$180–$280"] }],
    ["provider: specialties", { under: "Good to know", words: ["Known for Cosmetic dentistry"] }],
    ["provider: experience", { under: "Good to know", words: ["Experience 15+ years"] }],
    ["provider: emergency", { in: "main", words: ["Emergency care"] }],
    [
      "directory dentist: id (number)",
      { in: "main", link: "Book Now", to: "/book?practice=1" },
      "in the addresses that lead to and from it",
    ],
    ["directory dentist: address", { in: "main", words: ["48 Karaka Lane, Auckland Central 1010"] }],
    ["directory dentist: email", { in: "main", words: ["hello@karakalane.example"] }],
    ["directory dentist: website", { in: "main", words: [" karakalane.example"] }],
    [
      "directory dentist: hours",
      { under: "Opening hours", words: ["Monday 8am–6pm", "Saturday 9am–3pm", "Sunday Closed"] },
    ],
    [
      "directory dentist: description",
      { under: "About the practice", words: ["A family practice five minutes on foot"] },
    ],
    [
      "surgeon: qualifications",
      { under: "Good to know", words: ["Qualifications BDS (Otago), PGDipClinDent (Otago)"] },
    ],
  ]),
  {
    says: "a dentist by the number alone, /dentists/{id}",
    at: "/dentists/1",
    decided: "the canonical address carries a readable suffix",
    finds: { leadsTo: PROFILE },
  },
  ...rowsAt("/emergency", [
    ["emergency service: name", { in: "main", heading: "City Road Emergency Dental" }],
    ["emergency service: location", { under: "City Road Emergency Dental", words: ["Auckland"] }],
    ["emergency service: phone", { under: "City Road Emergency Dental", words: ["(09) 0"] }],
    [
      "emergency service: hours",
      { under: "City Road Emergency Dental", words: ["Open 24 hours, every day"] },
    ],
    ["emergency service: services", { under: "City Road Emergency Dental", words: ["Knocked-out teeth"] }],
    ["emergency service: waitTime", { under: "City Road Emergency Dental", words: ["30 min average wait"] }],
    ["emergency type: title", { under: "What is the problem?", words: ["Severe toothache"] }],
    ["emergency type: description", { under: "What is the problem?", words: ["Pain that keeps you awake"] }],
    [
      "emergency type: action",
      { under: "What is the problem?", words: ["get an appointment within 24 hours"] },
    ],
    [
      "emergency type: icon",
      { under: "What is the problem?", count: 6, of: "details:has(b) > summary" },
      "no pictures: the words of the six are found faster",
    ],
    ["first-aid guide: situation", { under: "First aid while you wait", words: ["Severe pain"] }],
    ["first-aid guide: steps", { under: "Severe pain", words: ["Do not gargle aspirin"] }],
  ]),
  ...rowsAt("/", [
    ["service card: name", { under: "Popular Services", words: ["Invisalign"] }],
    ["service card: description", { under: "Invisalign", words: ["Clear aligners that straighten teeth"] }],
    ["service card: price text", { under: "Invisalign", words: ["from $6,000"] }],
    ["service card: link", { under: "Invisalign", link: "Learn More", to: "/services/invisalign" }],
  ]),
  ...rowsAt("/services/braces", [
    ["treatment info: title", { title: "Braces in New Zealand | Niho" }],
    ["treatment info: description", { count: 1, of: "main .lede" }],
    ["treatment info: priceRange", { in: "main", words: ["$5,500–$9,500"] }],
    ["treatment info: duration", { in: "main", words: ["How long it takes"] }],
    ["treatment info: features", { under: "Benefits", count: 5, of: "li" }],
    ["page metadata: title, description", { count: 1, of: "meta[name=description]" }],
    ["page metadata: canonical", { count: 1, of: "link[rel=canonical]" }],
    ["page metadata: keywords", { count: 1, of: "meta[name=keywords]" }],
    ["page metadata: schema", { count: 1, of: "script[type='application/ld+json']" }],
  ]),
  ...rowsAt("/directory", [
    ["breadcrumb item: label and href", { in: "main", link: "Home", to: "/" }],
    [
      "breadcrumb item: isCurrentPage",
      { in: "main", count: 1, of: "nav[aria-label=Breadcrumb] [aria-current=page]" },
    ],
  ]),
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
  ...rowsAt("/blog/invisalign-cost-nz-2025", [
    [
      "article: id and slug",
      { count: 1, of: "link[rel=canonical][href='http://niho.test/blog/invisalign-cost-nz-2025']" },
      "the slug is the id",
    ],
    ["article: title", { in: "main", heading: "Invisalign in 2025: the full price, month by month" }],
    ["article: excerpt", { in: "main", words: ["What the $6,000 to $9,500 covers"] }],
    ["article: metaTitle", { title: "Invisalign cost in New Zealand 2025 | Niho" }],
    [
      "article: metaDescription",
      { count: 1, of: "meta[name=description][content^='Invisalign costs $6,000']" },
    ],
    ["article: publishDate (ISO date)", { meta: "article:published_time", is: "2025-01-05" }],
    ["article: lastModified", { count: 1, of: "meta[property='article:modified_time'][content]" }],
    ["article: readTime", { in: "main", words: ["5 min read"] }],
    ["article: category", { in: "main", words: ["Orthodontics"] }],
    ["article: tags", { in: "main", words: ["Tagged"] }],
    ["article: featuredImage", { in: "main", count: 1, of: "figure.article-cover" }],
    [
      "article: author name and credentials",
      { in: "main", words: ["Editorial team", "Writers, not dentists"] },
    ],
    [
      "article: author image",
      { in: "main", words: ["E Editorial team"] },
      "initials; there is no photo of a person",
    ],
    ["article: author bio", { under: "Editorial team", words: ["We write about teeth and money"] }],
    ["article: content", { in: "main", heading: "Why you will read two ranges" }],
    ["article: faqData, question and answer", { data: { "@type": "FAQPage" } }],
    [
      "article: structured data",
      {
        data: {
          "@type": "BlogPosting",
          headline: "Invisalign in 2025: the full price, month by month",
          articleSection: "Orthodontics",
        },
      },
    ],
  ]),
  ...rowsAt("/blog", [
    ["article: featured", { in: "main", heading: "What dental care costs in New Zealand in 2025" }],
  ]),
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

const SURGERY: readonly Row[] = rowsAt("/services/oral-surgery", [
  ["oral surgery service: name", { in: "main", heading: "Bone Graft" }],
  ["oral surgery service: description", { under: "Bone Graft", words: ["Adding bone where the jaw"] }],
  ["oral surgery service: priceRange", { under: "Bone Graft", words: ["$800–$2,500"] }],
  ["oral surgery service: duration", { under: "Bone Graft", words: ["4–6 months"] }],
  ["oral surgery service: benefits", { under: "Bone Graft", words: ["Makes an implant possible"] }],
]);

export const ENTITIES = [...PRACTICE, ...FORMS, ...ARTICLE, ...SURGERY, ...LISTS];
