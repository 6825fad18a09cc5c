import { type Row, rowsAt } from "./row.ts";

const SLOTS =
  "8am, 8:30am, 9am, 9:30am, 10am, 10:30am, 11am, 11:30am, 12 noon, 12:30pm, 1pm, 1:30pm, 2pm, 2:30pm, 3pm, 3:30pm, 4pm, 4:30pm, 5pm, 5:30pm, 6pm".split(
    ", ",
  );

const EVERYWHERE: readonly Row[] = [
  {
    says: "the title has the suffix “ | ” and the product name",
    at: "/about",
    finds: { title: "About Us | Niho" },
  },
  {
    says: "the suffix is left out where the title has the name",
    at: "/",
    finds: { title: "Find a dentist in Aotearoa New Zealand | Niho" },
  },
  {
    says: "locale en_NZ, region NZ",
    at: "/directory",
    finds: [
      { meta: "og:locale", is: "en_NZ" },
      { meta: "geo.region", is: "NZ" },
      { count: 1, of: "html[lang=en-NZ]" },
    ],
  },
];

/** The share image is drawn for each page. */
const SHARE_IMAGE: readonly Row[] = [
  "/",
  "/directory",
  "/services/invisalign",
  "/blog/dental-costs-nz-2025",
].map((at) => ({
  says: "the share image is 1200x630",
  at,
  finds: [
    { count: 1, of: "meta[property='og:image'][content^='http://niho.test/']" },
    { meta: "og:image:width", is: "1200" },
    { meta: "og:image:height", is: "630" },
  ],
}));

const BOOKING: readonly Row[] = [
  {
    says: "21 time slots, every 30 minutes from 8:00 AM to 6:00 PM",
    at: "/book",
    decided: "written as New Zealand writes times; each part of the day begins with any time of it",
    finds: [
      { choices: SLOTS, of: "Preferred time" },
      { count: SLOTS.length, of: "input[name=preferredTime]:is([value$=AM], [value$=PM])" },
      { count: 1, of: "input[name=preferredTime][value='8:00 AM']" },
      { count: 1, of: "input[name=preferredTime][value='12:00 PM']" },
      { count: 1, of: "input[name=preferredTime][value='6:00 PM']" },
    ],
  },
  {
    says: "nine booking services",
    at: "/book",
    decided: "further treatments stand in a group of their own, so that a crown isn’t “Other”",
    finds: {
      choices: (
        "General Checkup, Teeth Cleaning, Invisalign Consultation, Dental Implants, " +
        "Teeth Whitening, Root Canal, Emergency Care, Cosmetic Consultation, Other"
      ).split(", "),
      of: "Service",
      only: true,
    },
  },
  ...rowsAt("/book", [
    ["Routine (within 2 weeks)", { choices: ["RoutineWithin 2 weeks"], of: "How soon?" }],
    ["Urgent (within 3 days)", { choices: ["UrgentWithin 3 days"], of: "How soon?" }],
    ["Emergency (same day)", { choices: ["EmergencySame day"], of: "How soon?" }],
  ]),
  {
    says: "confirmation within 24 hours",
    at: "/book",
    finds: { in: "main", words: ["confirmation within 24 hours"] },
  },
];

const LISTS: readonly Row[] = [
  {
    says: "service lists show the first 3, then “+N more”",
    at: "/directory?q=karaka%20lane",
    finds: { under: "Karaka Lane Dental", words: ["General Dentistry", "+2 more"] },
  },
  {
    says: "the blog lists at most 6 besides the featured one",
    at: "/blog",
    decided: "Load More leads to the others",
    finds: [
      { under: "All articles", count: 6, of: "h3" },
      {
        under: "All articles",
        link: "Load More Articles",
        to: "/blog?show=12#teeth-whitening-professional-vs-diy",
      },
    ],
  },
  {
    says: "city pages show 3 dentists",
    at: "/locations/nelson",
    decided: "the first twelve; of a town with twelve or fewer all of them",
    finds: { under: "The first 12 of 24 practices", count: 12, of: "h3" },
  },
];

const PRICES: readonly Row[] = [
  ...rowsAt("/services/invisalign", [
    ["Invisalign from $6,000, range $6,000-$9,000", { in: "main", words: ["$6,000–$9,000"] }],
    ["Invisalign 12-18 months", { in: "main", words: ["12–18 months"] }],
  ]),
  ...rowsAt("/services/implants", [
    ["Dental Implants from $3,500, range $3,500-$6,000", { in: "main", words: ["$3,500–$6,000"] }],
    ["Dental Implants 3-6 months", { in: "main", words: ["3–6 months"] }],
    [
      "95% success claimed",
      { in: "main", words: ["about 95% (93 to 96%) were still in place after ten years"] },
      "as what a review of 18 studies found: of implants in place, not of success",
    ],
  ]),
  ...rowsAt("/services/teeth-whitening", [
    ["Teeth Whitening from $400, range $400-$800", { in: "main", words: ["$400–$800"] }],
    ["Teeth Whitening 1-2 hours", { in: "main", words: ["1–2 hours"] }],
  ]),
  ...rowsAt("/services/emergency-dentist", [
    ["Emergency Care from $150", { in: "main", words: ["from $150"] }],
  ]),
  ...rowsAt("/services/general-dentistry", [["checkup $150-$300", { in: "main", words: ["$150–$300"] }]]),
  ...rowsAt("/blog/dental-costs-nz-2025", [
    [
      "articles: checkup $80-150",
      { in: "main", words: ["$80–$150", "$150–$300"] },
      "$80 to $150 is the examination by itself, $150 to $300 the visit with X-rays and a clean",
    ],
    [
      "articles: Invisalign comprehensive $6,000-9,500",
      { in: "main", words: ["Invisalign, comprehensive", "$6,000–$9,500"] },
    ],
    ["articles: in-office whitening $400-800 (editorial)", { in: "main", words: ["$400–$800"] }],
  ]),
  ...rowsAt("/services/oral-surgery", [
    ["wisdom tooth $300-800", { under: "Wisdom Tooth Removal", words: ["$300–$800"] }],
    ["bone graft $800-2,500", { under: "Bone Graft", words: ["$800–$2,500"] }],
    ["sinus lift $2,000-4,000", { under: "Sinus Lift", words: ["$2,000–$4,000"] }],
    ["gum surgery $500-1,500", { under: "Gum Surgery", words: ["$500–$1,500"] }],
    ["oral pathology $200-1,000", { under: "Oral Pathology", words: ["$200–$1,000"] }],
  ]),
  {
    says: "children under 18 get free basic dental care",
    at: "/blog/dental-costs-nz-2025",
    finds: { in: "main", words: ["Basic dental care is free until the 18th birthday"] },
  },
  {
    says: "the same for children",
    at: "/locations/nelson",
    finds: { in: "main", words: ["free for eligible children until their 18th birthday"] },
  },
  {
    says: "knocked-out tooth: within 1 hour here, 30 minutes there",
    at: "/emergency",
    decided: "one line for both readings",
    finds: {
      in: "main",
      words: ["Within 30 minutes is best, within 1 hour if you can. Go even if it is later."],
    },
  },
  {
    says: "the same in the article on Auckland",
    at: "/blog/emergency-dentist-auckland",
    decided: "one line for both readings",
    finds: { in: "main", words: ["30 minutes", "1 hour"] },
  },
];

const MADE_UP = "the notice at the top says that figures are made up; gone with the samples";

const PARTNERS: readonly Row[] = [
  ...rowsAt("/partner-with-us", [
    ["$299 per month", { under: "One plan", words: ["$299 per month"] }],
    ["no setup fees", { under: "One plan", words: ["No setup fees"] }],
    ["cancel anytime", { under: "One plan", words: ["Cancel anytime"] }],
    ["30-day free trial", { under: "One plan", words: ["30-day free trial"] }],
    [
      "100,000+ monthly visitors",
      { under: "Partner success", words: ["visitors a month 100,000+"] },
      MADE_UP,
    ],
    ["5,000+ bookings a month", { under: "Partner success", words: ["bookings a month 5,000+"] }, MADE_UP],
    [
      "150% average new-patient increase",
      { under: "Partner success", words: ["average increase in new patients 150%"] },
      MADE_UP,
    ],
    ["95% partner satisfaction", { under: "Partner success", words: ["of partners satisfied 95%"] }, MADE_UP],
  ]),
  {
    says: "50+ surgeons",
    at: "/services/oral-surgery",
    finds: { under: "Oral surgeons", words: ["50+ surgeons"] },
  },
];

const SOON = "How soon we reply";

const ANSWERS: readonly Row[] = [
  ...["/contact", "/contact-success"].flatMap((at) =>
    rowsAt(at, [
      ["contact: 24 hours on business days", { under: SOON, words: ["Within 24 hours on business days"] }],
      ["technical: 4-8 hours", { under: SOON, words: ["In 4 to 8 hours"] }],
      ["partnership: 2-3 business days", { under: SOON, words: ["In 2 to 3 business days"] }],
      ["urgent: 2-4 hours", { under: SOON, words: ["In 2 to 4 hours"] }],
      ["escalate if no reply after 48 hours", { under: SOON, words: ["48 hours", "a manager"] }],
    ]),
  ),
  ...rowsAt("/booking-success", [
    [
      "booking flow: match within 2 hours",
      { under: "We find a match", words: ["Within 2 hours, usually at once"] },
    ],
    [
      "booking flow: practice contact within 24 hours",
      { under: "The practice gets in touch", words: ["Within 24 hours on business days"] },
    ],
  ]),
  {
    says: "privacy inquiries are answered in 30 days",
    at: "/privacy-policy",
    decided: "20 working days: 30 days are longer than the Privacy Act allows",
    finds: { in: "main", words: ["20 working days"] },
  },
  {
    says: "legal inquiries are answered in 14 business days",
    at: "/terms",
    finds: { in: "main", words: ["14 business days"] },
  },
  {
    says: "users must be at least 18 to use booking (section 5)",
    at: "/terms",
    finds: { in: "main", words: ["You must be at least 18 to send an appointment request"] },
  },
];

const FIGURES: readonly Row[] = [
  ...rowsAt("/directory", [
    ["directory sort: rating (high first)", { choices: ["Rating"], of: "Sort by" }],
    ["… reviews (high first)", { choices: ["Reviews"], of: "Sort by" }],
    ["… name (A-Z)", { choices: ["Name"], of: "Sort by" }],
    ["… location (A-Z)", { choices: ["Location"], of: "Sort by" }],
  ]),
  ...rowsAt("/blog/emergency-dentist-auckland", [
    [
      "article word count is the number of space-separated words",
      { in: "main", words: ["6 min read"] },
      "it gives the reading time",
    ],
  ]),
  ...rowsAt("/locations/nelson", [
    [
      "random service counts: general 5-24, invisalign 3-17, implants 4-21, whitening 8-32, emergency 2-11",
      { under: "Services available", words: ["General Dentistry", "Invisalign", "Emergency Care"] },
      "nothing is random: the counts are counted",
    ],
  ]),
];

export const CONSTANTS = [
  ...EVERYWHERE,
  ...SHARE_IMAGE,
  ...BOOKING,
  ...LISTS,
  ...PRICES,
  ...PARTNERS,
  ...ANSWERS,
  ...FIGURES,
];
