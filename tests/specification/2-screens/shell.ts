import type { Row } from "../row.ts";

export const SHELL: readonly Row[] = [
  {
    says: "the header has Find Dentists, Services (the Invisalign page), Compare, Blog",
    at: "/about",
    finds: [
      { in: "header", link: "Find Dentists", to: "/directory" },
      { in: "header", link: "Services", to: "/services/invisalign" },
      { in: "header", link: "Compare", to: "/compare" },
      { in: "header", link: "Blog", to: "/blog" },
    ],
  },
  {
    says: "the header has a red Emergency and a blue Book Now button",
    at: "/about",
    finds: [
      { in: "header", link: "Emergency", to: "/emergency" },
      { in: "header", link: "Book Now", to: "/book" },
    ],
  },
  {
    says: "on small screens a toggle menu holds the same links",
    at: "/about",
    decided: "the search of the whole site is among them",
    finds: [
      { in: "header", button: "Menu" },
      {
        in: "header",
        links: ["Niho home", ...MENU_TWICE()],
      },
    ],
  },
  {
    says: "the footer has an about text",
    at: "/",
    finds: { in: "footer", words: ["helps people across Aotearoa New Zealand find a dentist"] },
  },
  {
    says: "Quick Links: directory, Invisalign, Dental Implants, Teeth Whitening, Emergency Care",
    at: "/",
    decided: "and Prices, which people look for first and no menu has",
    finds: [
      {
        in: "footer",
        under: "Quick Links",
        links: [
          "Find a Dentist",
          "Invisalign",
          "Dental Implants",
          "Teeth Whitening",
          "Emergency Care",
          "Prices",
        ],
      },
      { in: "footer", link: "Dental Implants", to: "/services/implants" },
      { in: "footer", link: "Emergency Care", to: "/emergency" },
    ],
  },
  {
    says: "Major Cities: 14 names, Taupo twice, and View All Locations to the directory",
    at: "/",
    decided: "each place once, and Whanganui, Taupō, Whangārei by their official names",
    finds: [
      {
        in: "footer",
        under: "Major Cities",
        links: [
          "Auckland",
          "Wellington",
          "Christchurch",
          "Hamilton",
          "Tauranga",
          "Whanganui",
          "Palmerston North",
          "Taupō",
          "Rotorua",
          "Napier",
          "Hastings",
          "Invercargill",
          "Whangārei",
          "Queenstown",
          "View All Locations",
        ],
      },
      { in: "footer", link: "View All Locations", to: "/directory" },
      { in: "footer", link: "Palmerston North", to: "/locations/palmerston-north" },
    ],
  },
  {
    says: "Company: About Us, Contact, Partner With Us, Privacy Policy, Terms of Service",
    at: "/",
    finds: [
      { in: "footer", link: "About Us", to: "/about" },
      { in: "footer", link: "Contact", to: "/contact" },
      { in: "footer", link: "Partner With Us", to: "/partner-with-us" },
      { in: "footer", link: "Privacy Policy", to: "/privacy-policy" },
      { in: "footer", link: "Terms of Service", to: "/terms" },
    ],
  },
  {
    says: "support hours Mon-Fri 8AM-6PM, Sat 9AM-3PM, emergency support 24/7 (section 1)",
    at: "/",
    finds: {
      in: "footer",
      words: ["Monday to Friday 8am to 6pm", "Saturday 9am to 3pm", "For emergencies: Healthline, 24/7"],
    },
  },
];

function MENU_TWICE(): string[] {
  const links = ["Find Dentists", "Services", "Compare", "Blog", "Search", "Emergency", "Book Now"];
  return [...links, ...links];
}

export const BREADCRUMBS: readonly Row[] = [
  {
    says: "no breadcrumbs where there is one crumb only",
    at: "/",
    finds: { crumbs: [] },
  },
  { says: "the crumb Find a Dentist", at: "/directory", finds: { crumbs: ["Home", "Find a Dentist"] } },
  {
    says: "the crumb Locations",
    at: "/locations/wellington",
    finds: { crumbs: ["Home", "Locations", "Wellington"] },
  },
  { says: "the crumb Compare Dentists", at: "/compare", finds: { crumbs: ["Home", "Compare Dentists"] } },
  {
    says: "/compare/price appears as a crumb",
    at: "/compare/price",
    finds: { crumbs: ["Home", "Compare Dentists", "Price"] },
  },
  {
    says: "top-rated appears as a crumb",
    at: "/compare/top-rated",
    finds: { crumbs: ["Home", "Compare Dentists", "Top-Rated"] },
  },
  { says: "the crumb Book Appointment", at: "/book", finds: { crumbs: ["Home", "Book Appointment"] } },
  { says: "the crumb Emergency Dental", at: "/emergency", finds: { crumbs: ["Home", "Emergency Dental"] } },
  { says: "the crumb Dental Health Blog", at: "/blog", finds: { crumbs: ["Home", "Dental Health Blog"] } },
];
