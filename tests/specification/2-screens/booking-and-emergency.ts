import { type Row, rowsAt } from "../row.ts";
import { PLACES } from "./places.ts";

export const BOOKING: readonly Row[] = [
  ...rowsAt("/book", [
    ["the form “Book Your Appointment”", { heading: "Book Your Appointment" }],
    [
      "What to Expect: confirmation within 24 hours",
      { under: "What to Expect", words: ["confirmation within 24 hours"] },
    ],
    [
      "a reminder before the appointment",
      { under: "What to Expect", words: ["the day before your appointment"] },
    ],
    [
      "professional qualified dentists",
      { under: "What to Expect", words: ["Qualified, registered dentists"] },
    ],
    ["modern facilities", { under: "What to Expect", words: ["modern rooms"] }],
    ["Need Help?: contact support", { under: "Need Help?", link: "Contact support", to: "/contact" }],
    [
      "a booking e-mail",
      { under: "Need Help?", link: "bookings@niho.example", to: "mailto:bookings@niho.example" },
    ],
    ["hours Mon-Fri 8AM-6PM only", { under: "Need Help?", words: ["Monday to Friday, 8am to 6pm"] }],
    [
      "Dental Emergency? with an inert Get Emergency Care",
      { under: "Dental Emergency?", link: "Get Emergency Care", to: "/emergency" },
      "the button works",
    ],
  ]),
  ...rowsAt("/booking-success", [
    ["three steps", { under: "What happens next", count: 3, of: "h3" }],
    ["review and match within 2 hours", { under: "We find a match", words: ["Within 2 hours"] }],
    ["practice contact within 24 hours", { under: "The practice gets in touch", words: ["Within 24 hours"] }],
    ["attend the appointment", { in: "main", heading: "Go to your appointment" }],
    ["check e-mail for a booking reference", { in: "main", words: ["emailed you a booking reference"] }],
    ["keep the phone available", { in: "main", words: ["keep your phone near you"] }],
    ["a link to /contact", { in: "main", link: "Contact us", to: "/contact" }],
    ["a link to /emergency", { in: "main", link: "Get Emergency Care", to: "/emergency" }],
    ["a link to /", { in: "main", link: "Home", to: "/" }],
    ["a link to /directory", { in: "main", link: "Browse the directory", to: "/directory" }],
    ["a link to /blog", { in: "main", link: "Read the blog", to: "/blog" }],
    [
      "one testimonial",
      [
        { in: "main", count: 1, of: "blockquote" },
        { in: "main", words: ["made up, not a real review"] },
      ],
      "marked as made up; gone with the samples",
    ],
  ]),
];

export const EMERGENCY: readonly Row[] = [
  ...rowsAt("/emergency", [
    ["“Dental Emergency Care”", { heading: "Dental Emergency Care" }],
    [
      "a call link to an emergency phone number",
      [
        { in: "main", link: "Call 0800 611 116", to: "tel:0800611116" },
        { in: "main", link: "111", to: "tel:111" },
        { in: "main", link: "0800 TALK TEETH (825 583)", to: "tel:0800825583" },
      ],
      "to Healthline, which rings; 111 and 0800 TALK TEETH are there too",
    ],
  ]),
  {
    says: "Find Nearest Emergency Dentist",
    at: "/emergency",
    decided: "the button works: a place can be chosen",
    finds: [
      { in: "main", button: "Find Nearest Emergency Dentist" },
      { in: "main", choices: PLACES, of: "Your town or city", only: true },
    ],
  },
  ...rowsAt("/emergency", [
    ["six emergency types", { under: "What is the problem?", count: 6, of: "details:has(b) > summary" }],
    ...(
      [
        ["Severe toothache", "get an appointment within 24 hours"],
        ["Knocked-out tooth", "go to a dentist now"],
        ["Broken or chipped tooth", "A chip that does not hurt can wait a few days"],
        ["Swelling or abscess", "Get an appointment within 24 hours"],
        ["Bleeding that will not stop", "bite hard on a clean cloth for 20 minutes"],
        ["Lost filling or crown", "an appointment in the next few days"],
      ] as const
    ).map(
      ([title, advice]) =>
        [`with advice: ${title}`, { under: "What is the problem?", words: [title, advice] }] as const,
    ),
    ["three 24/7 emergency services", { under: "Open day and night", count: 3, of: "article" }],
    ["… with name and location", { under: "City Road Emergency Dental", words: ["Auckland"] }],
    [
      "… with Call Now, a phone link",
      [
        { under: "Open day and night", words: ["Call Now"] },
        { under: "Open day and night", count: 3, of: "article a[href^='tel:']" },
      ],
      "no sample's number rings, so it calls Healthline",
    ],
    ["… with hours", { under: "City Road Emergency Dental", words: ["Open 24/7"] }],
    ["… with services", { under: "Cuba Quarter After-Hours", words: ["Broken teeth", "Abscess care"] }],
    ["… average wait 30 minutes", { under: "City Road Emergency Dental", words: ["30 min average wait"] }],
    ["… 45 minutes", { under: "Cuba Quarter After-Hours", words: ["45 min average wait"] }],
    ["… 60 minutes", { under: "Avon Row After-Hours", words: ["60 min average wait"] }],
    [
      "… and an inert Get Directions",
      { under: "Open day and night", words: ["Get Directions"] },
      "it opens a map; a sample has no door, so it leads to the town",
    ],
    [
      "first aid for a knocked-out tooth",
      {
        under: "Tooth knocked out? Do this now",
        words: ["hold it by the white crown", "keep it in a cup of milk"],
      },
      "it is the first of the cards, and a link under the call leads to it",
    ],
    ["first aid for severe pain", { under: "Severe pain", words: ["paracetamol", "Healthline"] }],
    [
      "first aid for a broken tooth",
      [
        { under: "Broken tooth", words: ["Keep the broken piece in milk"] },
        { under: "First aid while you wait", count: 14, of: ":is([id], summary) > h3" },
      ],
      "and for eleven more: swelling, bleeding, a cut, something swallowed, a loose tooth, the jaw, after a removal, a numb face, a lost crown, braces, choking",
    ],
    ["triage: immediate", { under: "How urgent is it?", words: ["Immediate."] }],
    ["triage: urgent within 24 hours", { under: "How urgent is it?", words: ["Urgent: within 24 hours."] }],
    ["triage: soon within a few days", { under: "How urgent is it?", words: ["Soon: within a few days."] }],
    ["prevention tips", { under: "Stop it happening", words: ["mouthguard", "fluoride toothpaste"] }],
  ]),
];
