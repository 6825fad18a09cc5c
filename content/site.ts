/**
 * What the product calls itself, how it is reached, and what it claims: the one place to change any of it.
 *
 * Phone numbers here reach nobody: a subscriber number never begins with 0 in New Zealand.
 * No 0800 number is used, because none is certain to stay unassigned.
 */
export const SITE = {
  name: "Niho",
  tagline: "Find a dentist in Aotearoa New Zealand",
  /** Follows every page title that does not carry the name already. */
  titleSuffix: " | Niho",
  locale: "en-NZ",
  region: "NZ",
  founded: 2020,

  phones: {
    /** For questions only: whoever is in pain is given a number of NATIONAL_NUMBERS, which all ring. */
    support: "(09) 012 0100",
  },
  emails: {
    support: "hello@niho.example",
    bookings: "bookings@niho.example",
    partners: "partners@niho.example",
    privacy: "privacy@niho.example",
    media: "media@niho.example",
    /** For whoever has found a weakness: `/.well-known/security.txt`. */
    security: "security@niho.example",
  },
  address: {
    street: "Level 2, 1 Sample Street",
    suburb: "Auckland Central",
    city: "Auckland",
    postcode: "1010",
    country: "New Zealand",
  },

  about:
    "Niho helps people across Aotearoa New Zealand find a dentist, compare prices and ask for an appointment. It is free for patients.",
} as const;

/** When people answer. `text` is for sentences, `short` for panels. */
export const SUPPORT_HOURS = {
  support: [
    { days: "Monday to Friday", hours: "8am to 6pm" },
    { days: "Saturday", hours: "9am to 3pm" },
  ],
  bookings: [{ days: "Monday to Friday", hours: "8am to 6pm" }],
  emergency: "24/7",
} as const satisfies {
  support: readonly { days: string; hours: string }[];
  bookings: readonly { days: string; hours: string }[];
  emergency: string;
};

/** Numbers that hold all over the country. Each was read in a public source. */
export const NATIONAL_NUMBERS = {
  ambulance: { name: "Emergency services", phone: "111" },
  healthline: { name: "Healthline", phone: "0800 611 116", note: "Free, 24 hours a day, every day" },
  children: {
    name: "0800 TALK TEETH",
    phone: "0800 825 583",
    note: "Free dental care for under 18s",
    /** Each region answers for itself; Auckland’s hours are those of its dental service on Healthpoint. */
    hours: "Weekdays, in Auckland 8am to 4.30pm",
  },
} as const;

/**
 * The marketing figures. They are shown while the site shows sample practices; with real data,
 * counted figures take their place.
 */
export const CLAIMS = {
  dentists: "1,200+",
  patients: "50,000+",
  averageRating: "4.8",
  cities: 18,
  monthlyVisitors: "100,000+",
  monthlyBookings: "5,000+",
  newPatientIncrease: "150%",
  partnerSatisfaction: "95%",
  surgeons: "50+",
} as const;

/** What is promised to whoever writes to us, in words that fit a sentence. Of requests: `STEP_TERMS` in request-promises.ts. */
export const PROMISES = {
  contactReply: "within 24 hours on business days",
  technicalReply: "4 to 8 hours",
  partnershipReply: "2 to 3 business days",
  review: "two business days",
  urgentReply: "2 to 4 hours",
  escalation: "48 hours",
  privacyReply: "20 working days",
  legalReply: "14 business days",
} as const;

/** What the notice on every page says while all practices are made up, or some. */
export const DEMONSTRATION = {
  all: "A demonstration: practices, reviews and figures are made up.",
  some: "Some practices here are made up, each marked “Sample”.",
} as const;

/** Beside what is counted of samples: on pages, in their descriptions and in their pictures. */
export const SAMPLE_FIGURES = "Sample figures";

/** The footer's words, apart from its links. */
export const FOOTER_WORDS = {
  coastline: "Coastline: Natural Earth.",
  madeIn: { mi: "Tāmaki Makaurau", en: "Auckland" },
} as const;

/** `copyright(2027) === "© 2027 Niho."` */
export function copyright(year: number): string {
  return `© ${year} ${SITE.name}.`;
}
