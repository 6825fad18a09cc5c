import type { Row } from "../row.ts";

export const ABOUT_AND_CONTACT: readonly Row[] = [
  {
    says: "about: mission, four statistics, story, team of three",
    at: "/about",
    finds: [
      { in: "main", words: ["Everyone in Aotearoa New Zealand should be able to find a dentist"] },
      { in: "main", words: ["verified dentists 1,200+", "patients helped 50,000+"] },
      { in: "main", words: ["average rating out of 5 4.8", "cities, and 4 towns 18"] },
      { under: "Our story", words: ["in Auckland in 2020"] },
      { under: "Our team", count: 3, of: "h3" },
    ],
  },
  {
    says: "about: Trust & Safety, Patient-Centered Care, Community Focus, Excellence Standards",
    at: "/about",
    decided: "spelled as New Zealand does: Patient-Centred",
    finds: {
      under: "What we stand for",
      parts: ["Trust & Safety", "Patient-Centred Care", "Community Focus", "Excellence Standards"],
    },
  },
  {
    says: "about: benefits for patients and for professionals, contact details",
    at: "/about",
    finds: [
      { under: "For patients", count: 5, of: "li" },
      { under: "For dental professionals", count: 5, of: "li" },
      { under: "Get in touch", words: ["(09) 012 0100"] },
      { under: "Get in touch", link: "hello@niho.example", to: "mailto:hello@niho.example" },
    ],
  },
  {
    says: "contact: a form, and cards for phone, email, address, business hours",
    at: "/contact",
    finds: [
      { heading: "Phone" },
      { heading: "Email" },
      { heading: "Address" },
      { under: "Business hours", words: ["Monday to Friday, 8am to 6pm", "Saturday, 9am to 3pm", "24/7"] },
      { heading: "Send us a message" },
    ],
  },
  {
    says: "contact: an emergency box with a button, whose behaviour is not shown",
    at: "/contact",
    decided: "it goes to /emergency",
    finds: { under: "Dental Emergency?", link: "Get Emergency Care", to: "/emergency" },
  },
  {
    says: "contact: four questions and View All FAQs, whose behaviour is not shown",
    at: "/contact",
    decided: "it opens all of them",
    finds: [
      { under: "Frequently asked questions", count: 4, of: "details" },
      { under: "Frequently asked questions", link: "View All FAQs", to: "/contact?faqs=open#faqs" },
    ],
  },
  {
    says: "contact: a map placeholder",
    at: "/contact",
    decided: "the map is a map",
    finds: { in: "main", count: 1, of: ".map-frame svg" },
  },
  {
    says: "contact success: received, response times, reminders, links to /emergency, /, /directory, /blog",
    at: "/contact-success?reference=NIHO-7K4Q-2WXR-6M",
    finds: [
      { heading: "Message received" },
      { heading: "How soon we reply" },
      { under: "Good to know", words: ["junk folder", "Keep the reference"] },
      { in: "main", link: "Get Emergency Care", to: "/emergency" },
      { in: "main", link: "Home", to: "/" },
      { in: "main", link: "Browse the directory", to: "/directory" },
      { in: "main", link: "Read the blog", to: "/blog" },
    ],
  },
];

export const LEGAL_AND_PARTNER: readonly Row[] = [
  ...["/privacy-policy", "/terms"].map((at) => ({
    says: "last updated 15 January 2024, with a link to /contact",
    at,
    decided:
      "the day of the text that is shown comes first; the specification's is that of the one it replaces",
    finds: [
      { in: "main" as const, words: ["last updated 15 January 2024"] },
      { in: "main" as const, link: "Contact us", to: "/contact" },
    ],
  })),
  {
    says: "partner: application form, benefits, pricing card, success statistics",
    at: "/partner-with-us",
    finds: [
      { under: "What your practice gets", count: 6, of: "h3" },
      { under: "One plan", words: ["$299 per month"] },
      { heading: "Partner success" },
      { heading: "Apply to join" },
    ],
  },
];
