import { type Row, rowsAt } from "../row.ts";

const ABOUT = rowsAt("/about", [
  ["mission", { in: "main", words: ["Everyone in Aotearoa New Zealand should be able to find a dentist"] }],
  [
    "four statistics",
    { in: "main", words: ["verified dentists", "patients helped", "average rating", "cities"] },
  ],
  ["story", { in: "main", heading: "Our story" }],
  ["value: Trust & Safety", { under: "What we stand for", words: ["Trust & Safety"] }],
  [
    "value: Patient-Centered Care",
    { under: "What we stand for", words: ["Patient-Centred Care"] },
    "spelled as New Zealand does",
  ],
  ["value: Community Focus", { under: "What we stand for", words: ["Community Focus"] }],
  ["value: Excellence Standards", { under: "What we stand for", words: ["Excellence Standards"] }],
  [
    "a team of three",
    [
      { under: "Our team", count: 3, of: "h3" },
      { under: "Our team", words: ["(made up)"] },
    ],
    "marked as made up; an operator's own people stand there, or no one",
  ],
  ["benefits for patients", { under: "For patients", count: 5, of: "li" }],
  ["benefits for professionals", { under: "For dental professionals", count: 5, of: "li" }],
  [
    "contact details",
    [
      { under: "Get in touch", words: ["(09) 012 0100"] },
      { under: "Get in touch", link: "hello@niho.example", to: "mailto:hello@niho.example" },
    ],
  ],
]);

const CONTACT = rowsAt("/contact", [
  ["a message form", { in: "main", heading: "Send us a message" }],
  ["a card for phone", { in: "main", heading: "Phone" }],
  ["a card for email", { in: "main", heading: "Email" }],
  ["a card for address", { in: "main", heading: "Address" }],
  [
    "a card for business hours",
    { under: "Business hours", words: ["Monday to Friday, 8am to 6pm", "Saturday, 9am to 3pm", "24/7"] },
  ],
  [
    "an emergency box with a button, whose behaviour is not shown",
    { under: "Dental Emergency?", link: "Get Emergency Care", to: "/emergency" },
    "it goes to /emergency",
  ],
  ["four questions", { under: "Frequently asked questions", count: 4, of: "details" }],
  [
    "View All FAQs, whose behaviour is not shown",
    { under: "Frequently asked questions", link: "View All FAQs", to: "/contact?faqs=open#faqs" },
    "it opens all of them",
  ],
  ["an office map placeholder", { in: "main", count: 1, of: ".map-frame svg" }, "the map is a map"],
]);

const CONTACT_SUCCESS = rowsAt("/contact-success?reference=NIHO-7K4Q-2WXR-6M", [
  ["message received", { heading: "Message received" }],
  ["response times", { heading: "How soon we reply" }],
  ["reminders", { under: "Good to know", words: ["junk folder", "Keep the reference"] }],
  ["a link to /emergency", { in: "main", link: "Get Emergency Care", to: "/emergency" }],
  ["a link to /", { in: "main", link: "Home", to: "/" }],
  ["a link to /directory", { in: "main", link: "Browse the directory", to: "/directory" }],
  ["a link to /blog", { in: "main", link: "Read the blog", to: "/blog" }],
]);

export const ABOUT_AND_CONTACT: readonly Row[] = [...ABOUT, ...CONTACT, ...CONTACT_SUCCESS];

export const LEGAL_AND_PARTNER: readonly Row[] = [
  ...["/privacy-policy", "/terms"].flatMap((at) =>
    rowsAt(at, [
      [
        "last updated 15 January 2024",
        { in: "main", words: ["last updated 15 January 2024"] },
        "the day of the text that is shown comes first; that is the day of the one it replaces",
      ],
      ["links to /contact", { in: "main", link: "Contact us", to: "/contact" }],
    ]),
  ),
  ...rowsAt("/partner-with-us", [
    ["application form", { in: "main", heading: "Apply to join" }],
    ["benefits", { under: "What your practice gets", count: 6, of: "h3" }],
    ["pricing card", { under: "One plan", words: ["$299 per month"] }],
    ["success statistics", { in: "main", heading: "Partner success" }],
  ]),
];
