import type { Row } from "../row.ts";

export const SERVICE: readonly Row[] = [
  ...(
    [
      ["invisalign", "Invisalign", "$6,000–$9,000", "12–18 months"],
      ["implants", "Dental implants", "$3,500–$6,000", "3–6 months"],
      ["teeth-whitening", "Teeth whitening", "$400–$800", "1–2 hours"],
    ] as const
  ).map(([slug, heading, price, duration]) => ({
    says: `${slug}: ${price}, ${duration}, a count with “+ Providers”`,
    at: `/services/${slug}`,
    finds: [
      { heading: `${heading} in New Zealand` },
      {
        in: "main" as const,
        words: [`Price range ${price}`, `How long it takes ${duration}`, "+ Providers"],
      },
    ],
  })),
  ...["general-dentistry", "root-canal", "emergency-dentist", "braces"].map((slug) => ({
    says: `the slug ${slug}, without content of its own`,
    at: `/services/${slug}`,
    decided: "each of the eight has its content",
    finds: [{ status: 200 }, { in: "main" as const, words: ["Price range", "How long it takes"] }],
  })),
  {
    says: "an unknown slug shows the Invisalign content",
    at: "/services/tooth-fairy",
    decided: "not for search engines: they are told the address of the page whose content it is",
    finds: [
      { status: 200 },
      { heading: "Invisalign in New Zealand" },
      { meta: "robots", is: "noindex, follow" },
    ],
  },
  {
    says: "benefits, cities leading to their pages, Book Consultation, Compare Providers",
    at: "/services/implants",
    finds: [
      { in: "main", heading: "Benefits" },
      { under: "Dental implants by city", link: "New Plymouth", to: "/locations/new-plymouth" },
      { in: "main", link: "Book Consultation", to: "/book?service=implants" },
      { in: "main", link: "Compare Providers", to: "/compare/implants" },
    ],
  },
  {
    says: "an About text, top providers with rating, reviews, location, price, Specialist badge, two buttons",
    at: "/services/invisalign",
    decided: "the buttons work; Specialist only for a registered scope",
    finds: [
      { in: "main", heading: "About Invisalign" },
      { in: "main", heading: "Top providers" },
      {
        in: "main",
        words: ["out of 5", "reviews", "from $", "Book Consultation", "View Profile"],
      },
    ],
  },
  {
    says: "FAQ on cost, duration and insurance, filled from price range and duration",
    at: "/services/teeth-whitening",
    finds: {
      under: "Questions and answers",
      words: ["$400 to $800", "1 to 2 hours", "insurance"],
    },
  },
  {
    says: "title, description, canonical, keywords and structured data are set",
    at: "/services/invisalign",
    finds: [
      { title: "Invisalign in New Zealand | Niho" },
      { count: 1, of: "meta[name=description]" },
      { count: 1, of: "link[rel=canonical][href='http://niho.test/services/invisalign']" },
      { count: 1, of: "meta[name=keywords]" },
      { crumbs: ["Home", "Services", "Invisalign"] },
    ],
  },
];

export const SURGERY: readonly Row[] = [
  ...(
    [
      ["Wisdom Tooth Removal", "$300–$800"],
      ["Dental Implants", "$3,500–$6,000"],
      ["Bone Graft", "$800–$2,500"],
      ["Sinus Lift", "$2,000–$4,000"],
      ["Gum Surgery", "$500–$1,500"],
      ["Oral Pathology", "$200–$1,000"],
    ] as const
  ).map(([name, price]) => ({
    says: `oral surgery: ${name}, ${price}, duration and benefits, leading to its address`,
    at: "/services/oral-surgery",
    finds: [
      { under: name, words: [price, "How long", "Price range"] },
      { under: name, link: "Learn More", to: `/services/${name.toLowerCase().replaceAll(" ", "-")}` },
    ],
  })),
  {
    says: "oral surgery: the same page at /surgical",
    at: "/surgical",
    finds: [
      { heading: "Six kinds of oral surgery" },
      { count: 1, of: "link[rel=canonical][href='http://niho.test/services/oral-surgery']" },
    ],
  },
  {
    says: "oral surgery: a process of 4 steps, FAQ, links to /book and /compare",
    at: "/services/oral-surgery",
    decided: "with the treatment chosen already",
    finds: [
      { under: "What happens, step by step", count: 4, of: "li" },
      { heading: "Questions and answers" },
      { in: "main", link: "Book Consultation", to: "/book?service=oral-surgery" },
      { in: "main", link: "Compare Providers", to: "/compare/oral-surgery" },
    ],
  },
  {
    says: "oral surgery: three surgeons with experience, qualifications, rating, phone, price tier",
    at: "/services/oral-surgery",
    decided: "the buttons work",
    finds: [
      { under: "Oral surgeons", count: 3, of: "article" },
      { under: "Oral surgeons", words: ["years of experience", "BDS", "out of 5", "Price level"] },
      { under: "Oral surgeons", count: 3, of: "a[href^='/book?practice='][href$='&service=oral-surgery']" },
      { under: "Oral surgeons", count: 3, of: "a[href^='/dentists/']" },
    ],
  },
];
