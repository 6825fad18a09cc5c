import { type Row, rowsAt } from "../row.ts";

const FOURTEEN = [
  ["Auckland", "auckland"],
  ["Wellington", "wellington"],
  ["Christchurch", "christchurch"],
  ["Hamilton", "hamilton"],
  ["Tauranga", "tauranga"],
  ["Whanganui", "whanganui"],
  ["Palmerston North", "palmerston-north"],
  ["Taupō", "taupo"],
  ["Rotorua", "rotorua"],
  ["Napier", "napier"],
  ["Hastings", "hastings"],
  ["Invercargill", "invercargill"],
  ["Whangārei", "whangarei"],
  ["Queenstown", "queenstown"],
] as const;

const ACTS = ["Search", "Emergency", "Book Now"];
const HEADER = ["Find Dentists", "Services", "Compare", "Blog", ...ACTS];
const MENU = ["Find Dentists", "Services", "Compare", "Blog", "Prices", ...ACTS];

export const SHELL: readonly Row[] = [
  ...rowsAt("/about", [
    ["the header has Find Dentists", { in: "header", link: "Find Dentists", to: "/directory" }],
    ["… Services, to the Invisalign page", { in: "header", link: "Services", to: "/services/invisalign" }],
    ["… Compare", { in: "header", link: "Compare", to: "/compare" }],
    ["… Blog", { in: "header", link: "Blog", to: "/blog" }],
    ["… a red Emergency button", { in: "header", count: 1, of: ".header-acts a.btn-red[href='/emergency']" }],
    ["… a blue Book Now button", { in: "header", count: 1, of: ".header-acts a.btn-primary[href='/book']" }],
  ]),
  {
    says: "on small screens a toggle menu holds the same links",
    at: "/about",
    decided: "prices and the search of the whole site are among them",
    finds: [
      { in: "header", button: "Menu" },
      {
        in: "header",
        links: ["Niho home", ...HEADER, ...MENU],
      },
    ],
  },
  {
    says: "the footer has an about text",
    at: "/",
    finds: { in: "footer", words: ["helps people across Aotearoa New Zealand find a dentist"] },
  },
  ...rowsAt("/", [
    ["Quick Links: directory", { in: "footer", link: "Find a Dentist", to: "/directory" }],
    ["Quick Links: Invisalign", { in: "footer", link: "Invisalign", to: "/services/invisalign" }],
    ["Quick Links: Dental Implants", { in: "footer", link: "Dental Implants", to: "/services/implants" }],
    [
      "Quick Links: Teeth Whitening",
      { in: "footer", link: "Teeth Whitening", to: "/services/teeth-whitening" },
    ],
    [
      "Quick Links: Emergency Care",
      [
        { in: "footer", link: "Emergency Care", to: "/emergency" },
        { in: "footer", under: "Quick Links", count: 6, of: "a" },
      ],
      "and Prices, which people look for first and no menu has",
    ],
  ]),
  ...FOURTEEN.map(([name, slug]) => ({
    says: `Major Cities: ${name}`,
    at: "/",
    finds: { in: "footer" as const, link: name, to: `/locations/${slug}` },
  })),
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
    ],
  },
  ...rowsAt("/", [
    ["Company: About Us", { in: "footer", link: "About Us", to: "/about" }],
    ["Company: Contact", { in: "footer", link: "Contact", to: "/contact" }],
    ["Company: Partner With Us", { in: "footer", link: "Partner With Us", to: "/partner-with-us" }],
    ["Company: Privacy Policy", { in: "footer", link: "Privacy Policy", to: "/privacy-policy" }],
    ["Company: Terms of Service", { in: "footer", link: "Terms of Service", to: "/terms" }],
  ]),
];

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
