import { type Row, rowsAt } from "../row.ts";

export const SERVICE: readonly Row[] = [
  ...(
    [
      ["invisalign", "Invisalign", "$6,000–$9,000", "12–18 months"],
      ["implants", "Dental implants", "$3,500–$6,000", "3–6 months"],
      ["teeth-whitening", "Teeth whitening", "$400–$800", "1–2 hours"],
    ] as const
  ).flatMap(([slug, heading, price, duration]) =>
    rowsAt(`/services/${slug}`, [
      [`${slug}: title`, { heading: `${heading} in New Zealand` }],
      [`${slug}: price range ${price}`, { in: "main", words: [`Price range ${price}`] }],
      [`${slug}: duration ${duration}`, { in: "main", words: [`How long it takes ${duration}`] }],
      [`${slug}: a count with “+ Providers”`, { in: "main", words: ["+ Providers"] }],
    ]),
  ),
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
  ...rowsAt("/services/implants", [
    ["a description", { in: "main", words: ["missing tooth"] }],
    ["benefits list", { in: "main", heading: "Benefits" }],
    [
      "cities each linking to /locations/{city}",
      { under: "Dental implants by city", link: "New Plymouth", to: "/locations/new-plymouth" },
    ],
    [
      "Book Consultation to /book",
      { in: "main", link: "Book Consultation", to: "/book?service=implants" },
      "with the treatment chosen already",
    ],
    [
      "Compare Providers to /compare",
      { in: "main", link: "Compare Providers", to: "/compare/implants" },
      "with the treatment chosen already",
    ],
  ]),
  ...rowsAt("/services/invisalign", [
    ["an About text", { in: "main", heading: "About Invisalign" }],
    ["top providers: name", { in: "main", heading: "Kānuka Place Dental" }],
    ["… rating and review count", { under: "Kānuka Place Dental", words: ["5.0 out of 5 (22 reviews"] }],
    ["… location", { under: "Kānuka Place Dental", words: ["St Heliers, Auckland"] }],
    ["… price", { under: "Kānuka Place Dental", words: ["from $6,600"] }],
    [
      "… an inert Book Consultation",
      { under: "Kānuka Place Dental", words: ["Book Consultation"] },
      "it works",
    ],
    ["… an inert View Profile", { under: "Kānuka Place Dental", words: ["View Profile"] }, "it works"],
    ["title is set", { title: "Invisalign in New Zealand | Niho" }],
    ["description is set", { count: 1, of: "meta[name=description]" }],
    [
      "canonical is set",
      { count: 1, of: "link[rel=canonical][href='http://niho.test/services/invisalign']" },
    ],
    ["keywords are set", { count: 1, of: "meta[name=keywords]" }],
    ["structured data is set", { crumbs: ["Home", "Services", "Invisalign"] }],
  ]),
  ...rowsAt("/services/oral-surgery", [
    [
      "a Specialist badge",
      { under: "Oral surgeons", words: ["Specialist"] },
      "only for a specialist scope in the register",
    ],
  ]),
  ...rowsAt("/services/teeth-whitening", [
    ["FAQ on cost, from the price range", { under: "Questions and answers", words: ["$400 to $800"] }],
    ["FAQ on duration", { under: "Questions and answers", words: ["1 to 2 hours"] }],
    ["FAQ on insurance", { under: "Questions and answers", words: ["insurance"] }],
  ]),
];

export const SURGERY: readonly Row[] = [
  ...(
    [
      ["Wisdom Tooth Removal", "$300–$800", 4],
      ["Dental Implants", "$3,500–$6,000", 5],
      ["Bone Graft", "$800–$2,500", 4],
      ["Sinus Lift", "$2,000–$4,000", 4],
      ["Gum Surgery", "$500–$1,500", 4],
      ["Oral Pathology", "$200–$1,000", 4],
    ] as const
  ).flatMap(([name, price, benefits]) =>
    rowsAt("/services/oral-surgery", [
      [`${name}: ${price}`, { under: name, words: [price, "Price range"] }],
      [`${name}: duration`, { under: name, words: ["How long"] }],
      [`${name}: benefits`, { under: name, count: benefits, of: "li" }],
      [
        `${name}: links to /services/{name lower-cased}`,
        { under: name, link: "Learn More", to: `/services/${name.toLowerCase().replaceAll(" ", "-")}` },
      ],
    ]),
  ),
  {
    says: "oral surgery: the same page at /surgical",
    at: "/surgical",
    finds: [
      { heading: "Six kinds of oral surgery" },
      { count: 1, of: "link[rel=canonical][href='http://niho.test/services/oral-surgery']" },
    ],
  },
  ...rowsAt("/services/oral-surgery", [
    ["4-step process", { under: "What happens, step by step", count: 4, of: "li" }],
    ["three sample surgeons", { under: "Oral surgeons", count: 3, of: "article" }],
    ["… name and location", { under: "Dr Hamish Mackenzie", words: ["Green Bay, Auckland"] }],
    ["… rating and reviews", { under: "Dr Hamish Mackenzie", words: ["5.0 out of 5 (19 reviews"] }],
    ["… specialties", { under: "Dr Hamish Mackenzie", words: ["Wisdom teeth"] }],
    ["… phone", { under: "Dr Hamish Mackenzie", words: ["(09) 0"] }],
    ["… experience", { under: "Dr Hamish Mackenzie", words: ["22+ years of experience"] }],
    ["… qualifications", { under: "Dr Hamish Mackenzie", words: ["BDS (Otago)"] }],
    ["… price tier", { under: "Dr Hamish Mackenzie", words: ["Price level"] }],
    [
      "… an inert Book Consultation",
      { under: "Oral surgeons", count: 3, of: "a[href^='/book?practice='][href$='&service=oral-surgery']" },
      "it works",
    ],
    [
      "… an inert View Profile",
      { under: "Oral surgeons", count: 3, of: "a[href^='/dentists/']" },
      "it works",
    ],
    ["FAQ", { in: "main", heading: "Questions and answers" }],
    [
      "a link to /book",
      { in: "main", link: "Book Consultation", to: "/book?service=oral-surgery" },
      "with the treatment chosen already",
    ],
    [
      "a link to /compare",
      { in: "main", link: "Compare Providers", to: "/compare/oral-surgery" },
      "with the treatment chosen already",
    ],
  ]),
];
