import { type Row, rowsAt } from "./row.ts";

/** Sections 1 and 6: what the product does, for whom, and who may do what. */
export const PURPOSE: readonly Row[] = [
  ...rowsAt("/", [
    ["it is for the general public", { in: "main", heading: "Find a dentist in Aotearoa New Zealand" }],
    [
      "there is no sign-in",
      [
        { count: 0, of: "input[type=password]" },
        { in: "main", words: ["nothing to sign up for"] },
      ],
    ],
    ["patients browse a directory", { in: "main", link: "Browse dentists", to: "/directory" }],
    [
      "listings, ratings and prices are fixed sample content",
      { words: ["practices, reviews and figures are made up"] },
      "until real practices are listed; then the samples and their figures go",
    ],
    [
      "nothing about dentists is loaded from a server",
      { in: "main", words: ["See all 1,236"] },
      "the server has them in a database, so that lists, counts and prices agree",
    ],
    ["a claim: verified dentists", { in: "main", heading: "Verified dentists" }],
    ["a claim: real reviews", { in: "main", heading: "Real reviews" }],
    ["a claim: easy booking", { in: "main", heading: "Easy booking" }],
    ["support hours: Mon-Fri 8AM-6PM", { in: "footer", words: ["Monday to Friday 8am to 6pm"] }],
    ["support hours: Sat 9AM-3PM", { in: "footer", words: ["Saturday 9am to 3pm"] }],
    [
      "emergency support 24/7",
      { in: "footer", words: ["For emergencies: Healthline, 24/7"] },
      "by Healthline, which is there day and night",
    ],
    [
      "the metadata says 500+ verified practices, the pages 1,200+",
      { in: "main", words: ["1,200+"] },
      "one figure: 1,200+",
    ],
    ["all screens are public and visitors anonymous (section 6)", { status: 200 }],
  ]),
  ...rowsAt("/compare?location=dunedin&service=invisalign&price=2", [
    [
      "patients compare dentists by location",
      { count: 1, of: "select[name=location] option[value=dunedin][selected]" },
    ],
    ["… by service", { count: 1, of: "select[name=service] option[value=invisalign][selected]" }],
    ["… and by price tier", { count: 1, of: "select[name=price] option[value='2'][selected]" }],
  ]),
  ...rowsAt("/services/implants", [
    ["patients read treatment pages", { heading: "Dental implants in New Zealand" }],
  ]),
  ...rowsAt("/blog", [["patients read a dental blog", { heading: "Dental Health Blog" }]]),
  ...rowsAt("/emergency", [["patients find emergency help", { heading: "Dental Emergency Care" }]]),
  ...rowsAt("/book", [["patients send an appointment request", { in: "main", button: "Send my request" }]]),
  ...rowsAt("/contact", [["visitors send contact messages", { in: "main", button: "Send my message" }]]),
  ...rowsAt("/partner-with-us", [
    ["practices can apply to join", { in: "main", button: "Send my application" }],
    [
      "approval of applications is not shown (section 6)",
      { under: "What happens next", words: ["In 2 to 3 business days", "check the register"] },
      "our staff decide at the desk, and the page says how",
    ],
    [
      "content mentions patients and professionals (section 6)",
      { in: "main", words: ["dental practice", "patients"] },
    ],
  ]),
  ...rowsAt("/blog/dental-costs-nz-2025", [
    [
      "how an article is loaded is not shown",
      { in: "main", heading: "What dental care costs in New Zealand in 2025" },
      "it is a file that comes with the site",
    ],
  ]),
  ...rowsAt("/about", [
    ["founded 2020", { in: "main", words: ["in Auckland in 2020"] }],
    ["Auckland-based", { in: "main", words: ["Auckland Central, Auckland 1010"] }],
    ["1,200+ verified dentists", { in: "main", words: ["verified dentists 1,200+"] }],
    ["50,000+ patients", { in: "main", words: ["patients helped 50,000+"] }],
    ["4.8 average rating", { in: "main", words: ["average rating out of 5 4.8"] }],
    [
      "18 cities (section 9: the footer lists 14, forms 22)",
      { in: "main", words: ["cities, and 4 towns 18"] },
      "18 of the 22 places are cities and 4 are towns, so that both are true",
    ],
  ]),
];
