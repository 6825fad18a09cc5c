import { type Row, rowsAt } from "../row.ts";
import { PLACES } from "./places.ts";

export const HOME: readonly Row[] = [
  {
    says: "a location and a service dropdown, both empty by default, and Search Dentists to the directory",
    at: "/",
    decided:
      "one form with the search box; the lists alone lead to the directory (app/home/home-page.test.ts)",
    finds: [
      { in: "main", choices: PLACES, of: "Location", only: true },
      { in: "main", button: "Search Dentists" },
      { in: "main", count: 1, of: "form[method=get][action='/search'] select[name=location]" },
      { in: "main", count: 1, of: "form[method=get][action='/search'] select[name=service]" },
      { in: "main", count: 0, of: "select[name] option:not([value=''])[selected]" },
    ],
  },
  {
    says: "the service filter: General Dentistry, Invisalign, Dental Implants, Teeth Whitening, Root Canal, Emergency Care (section 3)",
    at: "/",
    finds: {
      in: "main",
      choices: [
        "General Dentistry",
        "Invisalign",
        "Dental Implants",
        "Teeth Whitening",
        "Root Canal",
        "Emergency Care",
      ],
      of: "Service",
      only: true,
    },
  },
  ...rowsAt("/", [
    ["1,200+ verified dentists", { in: "main", words: ["verified dentists 1,200+"] }],
    ["50,000+ happy patients", { in: "main", words: ["happy patients 50,000+"] }],
    ["4.8 average rating", { in: "main", words: ["average rating out of 5 4.8"] }],
    [
      "24/7 support",
      { in: "main", words: ["support in an emergency, by Healthline 24/7"] },
      "our own support has hours (section 1), so it says whose is day and night",
    ],
    ["four Top-Rated Dentist cards", { under: "Top-Rated Dentists", count: 4, of: "article" }],
    ["… with name", { under: "Top-Rated Dentists", count: 4, of: "article h3" }],
    [
      "… with location, linking to the directory by location",
      { under: "Top-Rated Dentists", count: 4, of: "article a[href^='/directory?location=']" },
    ],
    ["… with rating and review count", { under: "Top-Rated Dentists", words: ["out of 5", "reviews)"] }],
    ["… with specialty", { under: "Top-Rated Dentists", words: ["Known for"] }],
    [
      "four Popular Services",
      {
        under: "Popular Services",
        parts: ["Invisalign", "Dental Implants", "Teeth Whitening", "Emergency Care"],
      },
    ],
    ...(
      [
        ["Invisalign", "$6,000", "/services/invisalign"],
        ["Dental Implants", "$3,500", "/services/implants"],
        ["Teeth Whitening", "$400", "/services/teeth-whitening"],
        ["Emergency Care", "$150", "/services/emergency-dentist"],
      ] as const
    ).flatMap(
      ([name, price, to]) =>
        [
          [`${name} from ${price}`, { under: name, words: [`from ${price}`] }],
          [`Learn More about ${name}`, { under: name, link: "Learn More", to }],
        ] as const,
    ),
    [
      "a why-choose-us section",
      { under: "Why people choose Niho", parts: ["Verified dentists", "Real reviews", "Easy booking"] },
    ],
    [
      "a closing call to browse",
      { under: "Ready to see someone?", link: "Browse dentists", to: "/directory" },
    ],
    ["… or book", { under: "Ready to see someone?", link: "Book an appointment", to: "/book" }],
  ]),
];

/** Above the cards of Wellington. */
const FIRST = "The first 12 of 145 practices";

export const CITY: readonly Row[] = [
  ...rowsAt("/locations/wellington", [
    ["the city's name", { heading: "Dentists in Wellington" }],
    ["the number of dentists found", { in: "main", words: ["Dentists found 145"] }],
    ["average rating 4.8", { in: "main", words: ["Average rating 4.8 out of 5"] }],
    ["quick action: Emergency Care", { under: "Quick actions", words: ["Emergency Care"] }],
    ["quick action: Book Appointment", { under: "Quick actions", words: ["Book Appointment"] }],
    ["quick action: Compare Dentists", { under: "Quick actions", words: ["Compare Dentists"] }],
  ]),
  {
    says: "the name is the capitalised slug",
    at: "/locations/lower-hutt",
    decided: "a place that is not listed answers 404 with that name, “0 dentists found” and the places",
    finds: [
      { status: 404 },
      { title: "Dentists in Lower Hutt | Niho" },
      { in: "main", words: ["0 dentists found"] },
      { in: "main", link: "Auckland", to: "/locations/auckland" },
    ],
  },
  {
    says: "Wanganui",
    at: "/locations/wanganui",
    decided: "Whanganui is the official name; the old address leads there",
    finds: { leadsTo: "/locations/whanganui" },
  },
  {
    says: "services with counts that are random",
    at: "/locations/wellington",
    decided: "nothing is random: the counts are counted (held by no-contradiction.test.ts)",
    finds: [
      { under: "Services available", words: ["General Dentistry", "Invisalign", "Dental Implants"] },
      { under: "Services available", words: ["Teeth Whitening", "Emergency Care"] },
    ],
  },
  {
    says: "a map placeholder",
    at: "/locations/wellington",
    decided: "a map of the place",
    finds: { in: "main", count: 1, of: ".town-map svg" },
  },
  ...rowsAt("/locations/wellington", [
    [
      "three sample dentist cards",
      { under: FIRST, count: 12, of: "h3" },
      "the first twelve of the place; of a place with twelve or fewer all of them",
    ],
    ["… with name and address", { under: "Green Spring Dental", words: ["89 Chapel Street, Tawa"] }],
    ["… with rating and reviews", { under: "Green Spring Dental", words: ["out of 5 (", "reviews)"] }],
    ["… with services", { under: "Green Spring Dental", words: ["General Dentistry", "+1 more"] }],
    ["… with phone", { under: "Green Spring Dental", words: ["(04) 0"] }],
    ["… with price tier", { under: FIRST, words: ["Price level"] }],
    [
      "… with a Book Now that does nothing",
      { under: FIRST, count: 12, of: "a[href^='/book?practice=']:not([href*='time='])" },
      "it works",
    ],
    [
      "… and a View Profile that does nothing",
      { under: FIRST, words: ["View Profile"] },
      "it leads to the profile",
    ],
    [
      "FAQ on checkup cost (typically $150-$300)",
      {
        under: "Questions people ask in Wellington",
        words: ["How much is a checkup in Wellington?", "Typically $150 to $300"],
      },
    ],
    [
      "FAQ on emergency availability",
      { in: "main", words: ["Can I be seen in an emergency in Wellington?"] },
    ],
    ["FAQ on accepted insurers", { in: "main", words: ["Which insurers are accepted in Wellington?"] }],
  ]),
];
