import type { Term } from "#domain/requests/promises.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";

/**
 * What the operator says of themselves: `SITE_FILE`, which `server/site-file.ts` reads. Pages, mails and clocks get it as
 * `operator.identity`. What is not stated is null or empty, and then nobody is told any.
 */
export type Identity = {
  /** What the site is called. */
  name: string;
  tagline: string;
  /** One or two sentences: at the foot of each page, and for search engines. */
  about: string;
  hours: Readonly<Record<"support" | "bookings", OpenHours | null>>;
  /** Whose anniversary day counts as a holiday; a region that does not exist has the national ones alone. */
  holidayRegion: string;
  replies: Readonly<Record<ReplyKind, Reply>>;
  /** How long an unanswered message waits, at least, before it is passed up. `isStated`: people are told. */
  escalation: { hours: number; isStated: boolean };
  joining: Joining | null;
  /** Paragraphs. */
  story: readonly string[];
  /** Where the story begins, for the map beside it: the slug of a place. */
  storyPlace: string | null;
  team: readonly { name: string; role: string; text: string }[];
  madeIn: { mi: string | null; en: string } | null;
  /** `in Sydney, Australia, by Example Cloud`: where the database is, and at whose company. */
  hosting: string | null;
  /** Who carries our mail: `Example Mail, in Ireland`. */
  mailCarrier: string | null;
  /** Who carries our texts: `Example Texts, in Australia`. */
  textCarrier: string | null;
  /** Where copies of the database go that leave the server: `in Auckland, at Example Storage`. */
  backups: string | null;
  social: readonly { name: string; url: string }[];
  /** What treatments usually cost, by a survey of the operator's: `our survey of 40 practices, March 2026`, in dollars. */
  prices: {
    source: string;
    byTreatment: Readonly<Partial<Record<TreatmentSlug, { from: number; to: number }>>>;
  } | null;
  /** The specification's, over samples: figures and people are made up, and the pages say so. */
  isSample: boolean;
};

export type OpenHours = {
  /** As people read them: `[{ days: "Monday to Friday", hours: "8am to 6pm" }]` */
  words: readonly { days: string; hours: string }[];
  /** They are written for clocks: `Mo-Fr 08:00-18:00; PH off` */
  openingHours: string;
};

export type ReplyKind = (typeof REPLY_KINDS)[number];
export const REPLY_KINDS = ["urgent", "technical", "general", "partnership", "review", "legal"] as const;

/** How soon we answer something, for readers and for the clock. */
export type Reply = {
  /** In words that fit a sentence: `in 4 to 8 hours`, `as soon as we can`. */
  when: string;
  /** The longest of it. */
  term: Term;
};

/** What a practice pays to get requests. */
export type Joining = {
  /** Dollars a month; 0 is free. */
  monthly: number;
  gst: "included" | "extra" | "none";
  /** 0: no trial. */
  trialDays: number;
  /** `No setup fees` */
  terms: readonly string[];
};

/** For clocks: by these hours what we answer is reckoned. Where none are stated, it is the hours of most offices. */
export function answeringSchedule(
  { hours, holidayRegion }: Pick<Identity, "hours" | "holidayRegion">,
  what: "support" | "bookings",
): Schedule {
  return { openingHours: (hours[what] ?? hours.support)?.openingHours ?? OFFICE_HOURS, holidayRegion };
}

const OFFICE_HOURS = "Mo-Fr 08:00-18:00; PH off";

const WEEKDAYS = { days: "Monday to Friday", hours: "8am to 6pm" };

/** Where nothing is promised, the clocks of our own people still run. */
const UNSTATED = "as soon as we can";

/** As the site is where nobody has said anything: no price, no hours, no history. */
export const NEUTRAL_IDENTITY: Identity = {
  name: "Niho",
  tagline: "Find a dentist in Aotearoa New Zealand",
  about:
    "A directory of dentists across Aotearoa New Zealand: compare prices, and ask for an appointment. It’s free for patients.",
  hours: { support: null, bookings: null },
  holidayRegion: "",
  replies: {
    urgent: { when: UNSTATED, term: { openHours: 4 } },
    technical: { when: UNSTATED, term: { openHours: 8 } },
    general: { when: UNSTATED, term: { businessDays: 1 } },
    partnership: { when: UNSTATED, term: { businessDays: 3 } },
    review: { when: UNSTATED, term: { businessDays: 2 } },
    legal: { when: UNSTATED, term: { businessDays: 14 } },
  },
  escalation: { hours: 48, isStated: false },
  joining: null,
  story: [],
  storyPlace: null,
  team: [],
  madeIn: null,
  hosting: null,
  mailCarrier: null,
  textCarrier: null,
  backups: null,
  social: [],
  prices: null,
  isSample: false,
};

/** The specification's (sections 2, 5 and 9): shown over sample practices while no operator is named. */
export const SAMPLE_IDENTITY: Identity = {
  ...NEUTRAL_IDENTITY,
  about:
    "Niho helps people across Aotearoa New Zealand find a dentist, compare prices and ask for an appointment. It’s free for patients.",
  hours: {
    support: {
      words: [WEEKDAYS, { days: "Saturday", hours: "9am to 3pm" }],
      openingHours: "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off",
    },
    bookings: { words: [WEEKDAYS], openingHours: "Mo-Fr 08:00-18:00; PH off" },
  },
  holidayRegion: "AUK",
  replies: {
    urgent: { when: "in 2 to 4 hours", term: { openHours: 4 } },
    technical: { when: "in 4 to 8 hours", term: { openHours: 8 } },
    general: { when: "within 24 hours on business days", term: { businessDays: 1 } },
    partnership: { when: "in 2 to 3 business days", term: { businessDays: 3 } },
    review: { when: "within 2 business days", term: { businessDays: 2 } },
    legal: { when: "within 14 business days", term: { businessDays: 14 } },
  },
  escalation: { hours: 48, isStated: true },
  joining: { monthly: 299, gst: "none", trialDays: 30, terms: ["No setup fees", "Cancel anytime"] },
  story: [
    "Niho began in Auckland in 2020 with a plain idea: finding a dentist should not take an afternoon of phone calls. Which practice takes new patients? What does it cost? Who is open on a Saturday? The answers were somewhere, but never in one place.",
    "So we put them together: practices side by side, with prices, opening hours and reviews, and one short form to ask for an appointment. “Niho” is the word for tooth in te reo Māori.",
  ],
  storyPlace: "auckland",
  team: [
    {
      name: "Hana Whaitiri",
      role: "Founder",
      text: "Ran the front desk of a dental practice for nine years and knows what callers ask.",
    },
    {
      name: "Dr Arjun Nair",
      role: "Clinical adviser",
      text: "Explains dentistry to our writers. He doesn’t review their articles, and each article says so.",
    },
    {
      name: "Sophie Lauder",
      role: "Head of patient support",
      text: "Answers complaints herself, and listens back to one call in ten to learn from it.",
    },
  ],
  madeIn: { mi: "Tāmaki Makaurau", en: "Auckland" },
  isSample: true,
};
