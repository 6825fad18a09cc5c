import type { Row } from "./row.ts";

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
  {
    says: "Routine within 2 weeks, Urgent within 3 days, Emergency same day",
    at: "/book",
    finds: {
      choices: ["RoutineWithin 2 weeks", "UrgentWithin 3 days", "EmergencySame day"],
      of: "How soon?",
      only: true,
    },
  },
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
  {
    says: "Invisalign from $6,000 ($6,000-$9,000, 12-18 months)",
    at: "/services/invisalign",
    finds: { in: "main", words: ["$6,000–$9,000", "12–18 months"] },
  },
  {
    says: "Dental Implants from $3,500 ($3,500-$6,000, 3-6 months), 95% success claimed",
    at: "/services/implants",
    decided: "95% as what a review of studies found, of implants in place, not of success",
    finds: {
      in: "main",
      words: ["$3,500–$6,000", "3–6 months", "about 95% (93 to 96%) were still in place after ten years"],
    },
  },
  {
    says: "Teeth Whitening from $400 ($400-$800, 1-2 hours)",
    at: "/services/teeth-whitening",
    finds: { in: "main", words: ["$400–$800", "1–2 hours"] },
  },
  {
    says: "Emergency Care from $150",
    at: "/services/emergency-dentist",
    finds: { in: "main", words: ["from $150"] },
  },
  {
    says: "checkup $150-$300",
    at: "/services/general-dentistry",
    finds: { in: "main", words: ["$150–$300"] },
  },
  {
    says: "articles: checkup $80-150, Invisalign comprehensive $6,000-9,500, in-office whitening $400-800",
    at: "/blog/dental-costs-nz-2025",
    decided: "$80 to $150 is the examination by itself, $150 to $300 the visit with X-rays and a clean",
    finds: {
      in: "main",
      words: ["$80–$150", "$150–$300", "Invisalign, comprehensive", "$6,000–$9,500", "$400–$800"],
    },
  },
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

const PARTNERS: readonly Row[] = [
  {
    says: "$299 per month, no setup fees, cancel anytime, 30-day free trial",
    at: "/partner-with-us",
    finds: {
      under: "One plan",
      words: ["$299 per month", "No setup fees", "Cancel anytime", "30-day free trial"],
    },
  },
  {
    says: "100,000+ monthly visitors, 5,000+ bookings, 150% new-patient increase, 95% satisfaction",
    at: "/partner-with-us",
    decided: "the notice at the top says that figures are made up; gone with the samples",
    finds: { under: "Partner success", words: ["100,000+", "5,000+", "150%", "95%"] },
  },
  {
    says: "50+ surgeons",
    at: "/services/oral-surgery",
    finds: { under: "Oral surgeons", words: ["50+ surgeons"] },
  },
];

const ANSWERS: readonly Row[] = [
  ...["/contact", "/contact-success"].map((at) => ({
    says: "answers: 24 hours on business days, technical 4-8 hours, partnership 2-3 business days, urgent 2-4 hours, escalate after 48",
    at,
    finds: {
      under: "How soon we reply",
      words: [
        "Within 24 hours on business days",
        "In 4 to 8 hours",
        "In 2 to 3 business days",
        "In 2 to 4 hours",
        "48 hours",
      ],
    },
  })),
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
  {
    says: "the metadata says 500+ verified practices, the pages 1,200+ (section 1)",
    at: "/",
    decided: "one figure: 1,200+",
    finds: { in: "main", words: ["1,200+"] },
  },
  {
    says: "18 cities on the about page, 14 in the footer, 22 in forms",
    at: "/about",
    decided: "18 of the 22 places are cities and 4 are towns, so that both are true",
    finds: { in: "main", words: ["cities, and 4 towns 18"] },
  },
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
