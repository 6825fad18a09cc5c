import type { Row } from "./row.ts";

/** The 22 of section 3, as New Zealand writes them. */
export const PLACES = [
  "Auckland",
  "Wellington",
  "Christchurch",
  "Hamilton",
  "Tauranga",
  "Dunedin",
  "Palmerston North",
  "Nelson",
  "Whanganui",
  "Taupō",
  "New Plymouth",
  "Queenstown",
  "Rotorua",
  "Napier",
  "Hastings",
  "Invercargill",
  "Whangārei",
  "Gisborne",
  "Timaru",
  "Oamaru",
  "Blenheim",
  "Greymouth",
] as const;

const SHELL: readonly Row[] = [
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
    finds: [
      { in: "header", button: "Menu" },
      {
        in: "header",
        links: ["Niho", ...MENU_TWICE()],
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
    finds: [
      {
        in: "footer",
        under: "Quick Links",
        links: ["Find a Dentist", "Invisalign", "Dental Implants", "Teeth Whitening", "Emergency Care"],
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
      words: ["Monday to Friday 8am to 6pm", "Saturday 9am to 3pm", "Emergency support: 24/7"],
    },
  },
];

function MENU_TWICE(): string[] {
  const links = ["Find Dentists", "Services", "Compare", "Blog", "Emergency", "Book Now"];
  return [...links, ...links];
}

const BREADCRUMBS: readonly Row[] = [
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

const HOME: readonly Row[] = [
  {
    says: "a location and a service dropdown, both empty by default, and Search Dentists to the directory",
    at: "/",
    finds: [
      { in: "main", choices: PLACES, of: "Location", only: true },
      { in: "main", button: "Search Dentists" },
      { in: "main", count: 1, of: "form[method=get][action='/directory'] select[name=location]" },
      { in: "main", count: 1, of: "form[method=get][action='/directory'] select[name=service]" },
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
  {
    says: "1,200+ verified dentists, 50,000+ happy patients, 4.8 average rating, 24/7 support",
    at: "/",
    finds: {
      in: "main",
      words: ["verified dentists 1,200+", "happy patients 50,000+", "average rating out of 5 4.8", "24/7"],
    },
  },
  {
    says: "four Top-Rated Dentist cards with name, location, rating, review count, specialty, leading to the directory by location",
    at: "/",
    finds: [
      { under: "Top-Rated Dentists", count: 4, of: "article" },
      { under: "Top-Rated Dentists", count: 4, of: "article h3" },
      { under: "Top-Rated Dentists", count: 4, of: "article a[href^='/directory?location=']" },
      { under: "Top-Rated Dentists", words: ["out of 5", "reviews)", "Known for"] },
    ],
  },
  {
    says: "four Popular Services with from-prices and Learn More",
    at: "/",
    finds: [
      {
        under: "Popular Services",
        parts: ["Invisalign", "Dental Implants", "Teeth Whitening", "Emergency Care"],
      },
      { under: "Invisalign", words: ["from $6,000"] },
      { under: "Dental Implants", words: ["from $3,500"] },
      { under: "Teeth Whitening", words: ["from $400"] },
      { under: "Emergency Care", words: ["from $150"] },
      { under: "Invisalign", link: "Learn More", to: "/services/invisalign" },
      { under: "Dental Implants", link: "Learn More", to: "/services/implants" },
      { under: "Teeth Whitening", link: "Learn More", to: "/services/teeth-whitening" },
      { under: "Emergency Care", link: "Learn More", to: "/services/emergency-dentist" },
    ],
  },
  {
    says: "why choose us: verified dentists, real reviews, easy booking",
    at: "/",
    finds: {
      under: "Why people choose Niho",
      parts: ["Verified dentists", "Real reviews", "Easy booking"],
    },
  },
  {
    says: "a closing call to browse or book",
    at: "/",
    finds: [
      { under: "Ready to see someone?", link: "Browse dentists", to: "/directory" },
      { under: "Ready to see someone?", link: "Book an appointment", to: "/book" },
    ],
  },
];

const CITY: readonly Row[] = [
  {
    says: "the city's name, the number of dentists found, average rating 4.8",
    at: "/locations/wellington",
    finds: [
      { heading: "Dentists in Wellington" },
      { in: "main", words: ["dentists found", "average rating 4.8"] },
    ],
  },
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
    says: "quick actions: Emergency Care, Book Appointment, Compare Dentists",
    at: "/locations/wellington",
    finds: {
      under: "Quick actions",
      links: ["Emergency Care", "Book Appointment", "Compare Dentists"],
    },
  },
  {
    says: "a map placeholder",
    at: "/locations/wellington",
    decided: "a map of the place",
    finds: { in: "main", count: 1, of: ".map-frame svg" },
  },
  {
    says: "three dentists with name, address, rating, reviews, services, phone, price tier, Book Now, View Profile",
    at: "/locations/wellington",
    decided: "the best rated of the place, and the buttons work",
    finds: [
      { under: "Top dentists in Wellington", count: 3, of: "h3" },
      { under: "Top dentists in Wellington", count: 3, of: "a[href^='/book?practice=']" },
      { under: "Top dentists in Wellington", count: 3, of: "a[href^='tel:']" },
      { under: "Top dentists in Wellington", words: ["Book Now", "View Profile", "Price level"] },
    ],
  },
  {
    says: "FAQ on checkup cost ($150-$300), emergency availability, insurers",
    at: "/locations/wellington",
    finds: [
      {
        under: "Questions people ask in Wellington",
        words: [
          "How much is a checkup in Wellington?",
          "Typically $150 to $300",
          "Can I be seen in an emergency in Wellington?",
          "Which insurers are accepted in Wellington?",
        ],
      },
    ],
  },
];

const SERVICE: readonly Row[] = [
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
      { heading },
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
    finds: [{ status: 200 }, { heading: "Invisalign" }, { meta: "robots", is: "noindex, follow" }],
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
      {
        under: "Top providers",
        words: ["out of 5", "reviews", "Invisalign from $", "Book Consultation", "View Profile"],
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

const COMPARE: readonly Row[] = [
  {
    says: "Location: Auckland, Wellington, Christchurch, Hamilton, Tauranga",
    at: "/compare",
    decided: "all 22, the five first",
    finds: { choices: PLACES, of: "Location", only: true },
  },
  {
    says: "Service: General Dentistry, Invisalign, Dental Implants, Teeth Whitening, Emergency Care",
    at: "/compare",
    finds: {
      choices: ["General Dentistry", "Invisalign", "Dental Implants", "Teeth Whitening", "Emergency Care"],
      of: "Service",
    },
  },
  {
    says: "Price Range: $, $$, $$$",
    at: "/compare",
    finds: { choices: ["$", "$$", "$$$"], of: "Price Range", only: true },
  },
  {
    says: "active filters as removable chips, and Clear Filters",
    at: "/compare?location=hamilton&service=invisalign",
    finds: [
      { in: "main", link: "Hamilton", to: "/compare/invisalign" },
      { in: "main", link: "Invisalign", to: "/compare/hamilton" },
      { in: "main", link: "Clear Filters", to: "/compare" },
    ],
  },
  {
    says: "on small screens a button toggles the filters",
    at: "/compare",
    finds: { in: "main", button: "Filters" },
  },
  {
    says: "“{n} dentist(s) found” and the table: Dentist, Rating, Services, Price Range, Contact, Actions",
    at: "/compare",
    finds: [
      { in: "main", heading: "1,236 dentists found" },
      {
        in: "main",
        words: ["Dentist Rating Services Price Range Contact Actions", "years experience"],
      },
      { in: "main", words: ["Emergency Available", "more", "Known for", "Book Now", "View Profile"] },
    ],
  },
  {
    says: "nothing found: two sentences and Clear All Filters",
    at: "/compare?location=greymouth&service=veneers&price=3",
    finds: [
      { in: "main", heading: "No dentists found matching your criteria" },
      { in: "main", words: ["Try adjusting your filters to see more results"] },
      { in: "main", link: "Clear All Filters", to: "/compare" },
    ],
  },
  {
    says: "what /compare/{filter} does is not shown",
    at: "/compare/no-such-thing",
    decided: "price, top-rated, emergency, a place or a service; anything else is 404",
    finds: { status: 404 },
  },
];

const DIRECTORY: readonly Row[] = [
  {
    says: "the box “Search dentists by name...”",
    at: "/directory",
    finds: { count: 1, of: "input[type=search][placeholder='Search dentists by name...']" },
  },
  { says: "22 towns and cities", at: "/directory", finds: { choices: PLACES, of: "Location", only: true } },
  {
    says: "services: General Dentistry, Invisalign, Dental Implants, Teeth Whitening, Emergency Care, Cosmetic",
    at: "/directory",
    finds: {
      choices: [
        "General Dentistry",
        "Invisalign",
        "Dental Implants",
        "Teeth Whitening",
        "Emergency Care",
        "Cosmetic",
      ],
      of: "Service",
    },
  },
  {
    says: "sort by rating, reviews, name, location",
    at: "/directory",
    decided: "and by distance",
    finds: { choices: ["Rating", "Reviews", "Name", "Location", "Distance"], of: "Sort by", only: true },
  },
  {
    says: "grid, the default, and list",
    at: "/directory",
    finds: [
      { in: "main", link: "Grid", to: "/directory" },
      { in: "main", link: "List", to: "/directory?view=list" },
      { in: "main", count: 24, of: "article" },
    ],
  },
  {
    says: "a card has all that a directory dentist has, Book Now to /book and View Profile to /dentists/{id}",
    at: "/directory?q=karaka%20lane",
    finds: [
      { heading: "Karaka Lane Dental" },
      {
        in: "main",
        words: [
          "48 Karaka Lane, Auckland Central",
          "4.9 out of 5 (324 reviews)",
          "Price level 2 of 3",
          "Emergency Available",
          "same-day visits kept free each morning",
          "General Dentistry",
          "(09) 012 3456",
          "Mon–Fri 8am–6pm",
        ],
      },
      { in: "main", link: "Book Now", to: "/book?practice=1" },
      { in: "main", link: "View Profile", to: "/dentists/1-karaka-lane-dental" },
    ],
  },
  {
    says: "nothing found: two sentences",
    at: "/directory?q=zzzz",
    finds: [
      { in: "main", heading: "No dentists found" },
      { in: "main", words: ["Try adjusting your search criteria or browse all dentists."] },
    ],
  },
  ...(
    [
      ["Auckland", "Karaka Lane Dental"],
      ["Wellington", "Harbour Steps Dental"],
      ["Christchurch", "Avon Row Dentists"],
      ["Hamilton", "Riverbank Dental Care"],
      ["Tauranga", "Mount Road Family Dental"],
      ["Dunedin", "Stuart Terrace Dental"],
    ] as const
  ).map(([place, name]) => ({
    says: `six sample dentists, one in ${place}`,
    at: `/directory?location=${place.toLowerCase()}&q=${name.replaceAll(" ", "+")}`,
    finds: { in: "main" as const, heading: name },
  })),
  {
    says: "whether the home page's choices pre-fill the filters is not shown",
    at: "/directory?location=hamilton&service=root-canal",
    decided: "they do",
    finds: [
      { count: 1, of: "select[name=location] option[value=hamilton][selected]" },
      { count: 1, of: "select[name=service] option[value=root-canal][selected]" },
    ],
  },
  {
    says: "the directory was also thought to be at /dentists",
    at: "/dentists",
    decided: "the route table governs; /dentists leads there",
    finds: { leadsTo: "/directory" },
  },
];

const BOOKING: readonly Row[] = [
  { says: "Book Your Appointment", at: "/book", finds: { heading: "Book Your Appointment" } },
  {
    says: "What to Expect: confirmation within 24 hours, reminder, qualified dentists, modern facilities",
    at: "/book",
    finds: {
      under: "What to Expect",
      words: [
        "confirmation within 24 hours",
        "reminder before your appointment",
        "Qualified, registered dentists",
        "modern rooms",
      ],
    },
  },
  {
    says: "Need Help?: contact support, a booking e-mail, Mon-Fri 8AM-6PM only",
    at: "/book",
    finds: [
      { under: "Need Help?", link: "Contact support", to: "/contact" },
      { under: "Need Help?", link: "bookings@niho.example", to: "mailto:bookings@niho.example" },
      { under: "Need Help?", words: ["Monday to Friday, 8am to 6pm"] },
    ],
  },
  {
    says: "Dental Emergency? with Get Emergency Care",
    at: "/book",
    decided: "the button works",
    finds: { under: "Dental Emergency?", link: "Get Emergency Care", to: "/emergency" },
  },
  {
    says: "success: three steps, within 2 hours, within 24 hours, the appointment",
    at: "/booking-success",
    finds: [
      { under: "What happens next", count: 3, of: "h3" },
      { under: "We find a match", words: ["Within 2 hours"] },
      { under: "The practice gets in touch", words: ["Within 24 hours"] },
      { heading: "You go to your appointment" },
    ],
  },
  {
    says: "success: look for a reference in your e-mail, keep the phone near, one testimonial",
    at: "/booking-success",
    finds: [
      { in: "main", words: ["emailed you a booking reference", "keep your phone near you"] },
      { in: "main", count: 1, of: "blockquote" },
    ],
  },
  {
    says: "success: links to /contact, /emergency, /, /directory, /blog",
    at: "/booking-success",
    finds: [
      { in: "main", link: "Contact us", to: "/contact" },
      { in: "main", link: "Emergency help", to: "/emergency" },
      { in: "main", link: "Home", to: "/" },
      { in: "main", link: "Browse the directory", to: "/directory" },
      { in: "main", link: "Read the blog", to: "/blog" },
    ],
  },
];

const EMERGENCY: readonly Row[] = [
  {
    says: "Dental Emergency Care with a call link",
    at: "/emergency",
    decided: "to Healthline, which rings; 111 and 0800 TALK TEETH are there too",
    finds: [
      { heading: "Dental Emergency Care" },
      { in: "main", link: "Call 0800 611 116", to: "tel:0800611116" },
      { in: "main", link: "111", to: "tel:111" },
      { in: "main", link: "0800 TALK TEETH (825 583)", to: "tel:0800825583" },
    ],
  },
  {
    says: "Find Nearest Emergency Dentist",
    at: "/emergency",
    decided: "the button works: a place can be chosen",
    finds: [
      { in: "main", link: "Find Nearest Emergency Dentist", to: "#nearest" },
      { in: "main", choices: PLACES, of: "Your town or city", only: true },
    ],
  },
  {
    says: "six emergency types with advice",
    at: "/emergency",
    finds: [
      { under: "What is the problem?", count: 6, of: "summary, h3" },
      {
        under: "What is the problem?",
        words: [
          "Severe toothache",
          "Knocked-out tooth",
          "Broken or chipped tooth",
          "Swelling or abscess",
          "Bleeding that will not stop",
          "Lost filling or crown",
        ],
      },
    ],
  },
  {
    says: "three 24/7 services with name, location, phone, hours, services, wait of 30, 45, 60 minutes",
    at: "/emergency",
    finds: [
      { under: "Open day and night", count: 3, of: "article" },
      { under: "Open day and night", count: 3, of: "article a[href^='tel:']" },
      { under: "Open day and night", words: ["30 min average wait", "45 min average wait"] },
      { under: "Open day and night", words: ["60 min average wait", "Open 24/7", "Call Now"] },
      { under: "Open day and night", words: ["Auckland", "Wellington", "Christchurch"] },
      { under: "Open day and night", words: ["Get Directions"] },
    ],
  },
  {
    says: "first aid for knocked-out tooth, severe pain, broken tooth",
    at: "/emergency",
    finds: {
      under: "First aid while you wait",
      parts: ["Knocked-out tooth", "Severe pain", "Broken tooth"],
    },
  },
  {
    says: "triage: immediate, urgent within 24 hours, soon within a few days",
    at: "/emergency",
    finds: {
      under: "How urgent is it?",
      words: ["Immediate.", "Urgent: within 24 hours.", "Soon: within a few days."],
    },
  },
  {
    says: "prevention tips",
    at: "/emergency",
    finds: { under: "Stop it happening", words: ["mouthguard", "fluoride toothpaste"] },
  },
];

const BLOG: readonly Row[] = [
  {
    says: "a featured article, and up to 6 others",
    at: "/blog",
    finds: [
      { heading: "What dental care costs in New Zealand in 2025" },
      {
        under: "All articles",
        parts: [
          "Emergency dentist in Auckland: where to go and what it costs",
          "Invisalign in 2025: the full price, month by month",
          "Teeth whitening: at the dentist or do it yourself?",
        ],
      },
    ],
  },
  {
    says: "seven categories",
    at: "/blog",
    decided: "they work",
    finds: [
      {
        under: "Categories",
        words: [
          "All Categories",
          "Treatment Guides",
          "Costs & Insurance",
          "Orthodontics",
          "Cosmetic Dentistry",
          "Emergency Care",
          "General Advice",
        ],
      },
      { under: "Categories", count: 7, of: "a" },
      { under: "Categories", link: "Costs & Insurance", to: "/blog?category=costs-and-insurance" },
    ],
  },
  {
    says: "popular topics lead to /blog/search?q={topic lower-case with hyphens}",
    at: "/blog",
    finds: { under: "Popular topics", link: "Dental costs", to: "/blog/search?q=dental-costs" },
  },
  {
    says: "that screen is not shown",
    at: "/blog/search?q=dental-costs",
    decided: "it searches the articles",
    finds: { in: "main", link: "What dental care costs", to: "/blog/dental-costs-nz-2025" },
  },
  {
    says: "a newsletter box with an e-mail field and Subscribe; no submit handling shown",
    at: "/blog",
    decided: "it works, and asks twice before anything is sent",
    finds: [
      { in: "main", count: 1, of: "form[method=post] input[type=email][required]" },
      { in: "main", button: "Subscribe" },
    ],
  },
  {
    says: "/search with query q is declared as a site-search target",
    at: "/",
    finds: {
      data: {
        "@type": "WebSite",
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: "http://niho.test/search?q={search_term_string}" },
          "query-input": "required name=search_term_string",
        },
      },
    },
  },
  {
    says: "the screen of /search is not shown",
    at: "/search?q=whitening+wellington",
    decided: "it searches practices, places, treatments and articles together",
    finds: [
      { status: 200 },
      { in: "main", link: "Teeth Whitening", to: "/services/teeth-whitening" },
      { in: "main", link: "Wellington", to: "/locations/wellington" },
    ],
  },
  {
    says: "sort: Newest First, Oldest First, Most Popular",
    at: "/blog",
    decided: "it works",
    finds: { choices: ["Newest First", "Oldest First", "Most Popular"], of: "Sort by", only: true },
  },
  {
    says: "dates as New Zealand writes them",
    at: "/blog",
    finds: { in: "main", words: ["15 January 2025", "10 January 2025", "5 January 2025", "3 January 2025"] },
  },
  ...(
    [
      ["dental-costs-nz-2025", "Costs & Insurance"],
      ["emergency-dentist-auckland", "Emergency Care"],
      ["invisalign-cost-nz-2025", "Orthodontics"],
      ["teeth-whitening-professional-vs-diy", "Cosmetic Dentistry"],
    ] as const
  ).map(([slug, category]) => ({
    says: `the article ${slug}: category, author with credentials, dates, read time, image, FAQ, tags, links to /blog and /directory`,
    at: `/blog/${slug}`,
    finds: [
      { status: 200 },
      { meta: "og:type", is: "article" },
      { count: 1, of: `link[rel=canonical][href='http://niho.test/blog/${slug}']` },
      { count: 1, of: "meta[name=keywords]" },
      { in: "main" as const, words: [category, "Published", "Updated", "min read", "Writers, not dentists"] },
      { in: "main" as const, heading: "Questions" },
      { in: "main" as const, heading: "Niho editorial team" },
      { in: "main" as const, words: ["Tagged"] },
      { in: "main" as const, link: "More articles", to: "/blog" },
      { in: "main" as const, link: "Find a dentist", to: "/directory" },
      { data: { "@type": "FAQPage" } },
    ],
  })),
];

const ABOUT_AND_CONTACT: readonly Row[] = [
  {
    says: "about: mission, four statistics, story, team of three",
    at: "/about",
    finds: [
      { in: "main", words: ["Everybody in Aotearoa New Zealand should be able to find a dentist"] },
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
      { under: "Get in touch", link: "(09) 012 0100", to: "tel:+6490120100" },
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
    at: "/contact-success",
    finds: [
      { heading: "Message received" },
      { heading: "How soon we answer" },
      { under: "Good to know", words: ["junk folder", "Keep the reference"] },
      { in: "main", link: "Emergency help", to: "/emergency" },
      { in: "main", link: "Home", to: "/" },
      { in: "main", link: "Browse the directory", to: "/directory" },
      { in: "main", link: "Read the blog", to: "/blog" },
    ],
  },
];

const SURGERY_LEGAL_PARTNER: readonly Row[] = [
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
      { under: "Oral surgeons", count: 3, of: "a[href^='/book?service=oral-surgery&practice=']" },
      { under: "Oral surgeons", count: 3, of: "a[href^='/dentists/']" },
    ],
  },
  ...["/privacy-policy", "/terms"].map((at) => ({
    says: "last updated 15 January 2024, with a link to /contact",
    at,
    finds: [
      { in: "main" as const, words: ["Last updated 15 January 2024"] },
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

export const SCREENS = [
  ...SHELL,
  ...BREADCRUMBS,
  ...HOME,
  ...CITY,
  ...SERVICE,
  ...COMPARE,
  ...DIRECTORY,
  ...BOOKING,
  ...EMERGENCY,
  ...BLOG,
  ...ABOUT_AND_CONTACT,
  ...SURGERY_LEGAL_PARTNER,
];
