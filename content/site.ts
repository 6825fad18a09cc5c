/**
 * How the specification says that we are reached, as long as no operator says it: what else an operator says of themselves
 * is in identity.ts.
 *
 * Phone numbers here reach nobody: a subscriber number never begins with 0 in New Zealand.
 * No 0800 number is used, because none is certain to stay unassigned.
 */
export const SAMPLE_CONTACTS = {
  /** For questions only: people in pain are given a number of NATIONAL_NUMBERS, which all ring. */
  phone: "(09) 012 0100",
  privacyEmail: "privacy@niho.example",
  emails: {
    support: "hello@niho.example",
    bookings: "bookings@niho.example",
    partners: "partners@niho.example",
    media: "media@niho.example",
    /** For people who have found a weakness: `/.well-known/security.txt`. */
    security: "security@niho.example",
  },
  address: "Level 2, 1 Sample Street, Auckland Central, Auckland 1010",
} as const;

/** The language of each page and feed. */
export const LOCALE = "en-NZ";

/** When somebody answers in an emergency: those of NATIONAL_NUMBERS. */
export const DAY_AND_NIGHT = "24/7";

/** Numbers that hold all over the country. Each was read in a public source. */
export const NATIONAL_NUMBERS = {
  ambulance: { name: "Emergency services", phone: "111" },
  healthline: { name: "Healthline", phone: "0800 611 116", note: "Free, 24 hours a day, every day" },
  poisons: { name: "Poisons Centre", phone: "0800 764 766", note: "Free, 24 hours a day, every day" },
  counsellor: { name: "Need to talk?", phone: "1737", note: "Free, call or text, 24 hours a day, every day" },
  refuge: { name: "Women’s Refuge", phone: "0800 733 843", note: "Free, 24 hours a day, every day" },
  children: {
    name: "0800 TALK TEETH",
    phone: "0800 825 583",
    note: "Free dental care for under 18s",
    /** Each region answers for itself; Auckland’s hours are those of its dental service on Healthpoint. */
    hours: "Weekdays (8am to 4:30pm in Auckland)",
  },
} as const;

/**
 * The marketing figures of the specification. They are shown over sample practices as long as no operator is named; else
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

/** How soon we answer what people ask about what we hold of them: the limit of the Privacy Act, no matter who runs the site. */
export const PRIVACY_REPLY = "20 working days";

/** What the notice on every page says while all practices are made up, or some. */
export const DEMONSTRATION = {
  all: "This is a demo: practices, reviews and figures are made up.",
  some: "Some practices here are made up, each marked “Sample”.",
} as const;

/** Stands beside what is counted of samples: on pages, in their descriptions and in their pictures. */
export const SAMPLE_FIGURES = "Sample figures";

/** Whose coastline the maps draw. */
export const COASTLINE_CREDIT = "Shorelines: GSHHG (LGPL), Natural Earth.";
