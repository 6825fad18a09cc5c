import { type Row, rowsAt } from "../row.ts";
import { PLACES } from "./places.ts";

export const COMPARE: readonly Row[] = [
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
  ...rowsAt("/compare?location=hamilton&service=invisalign", [
    [
      "active filters as removable chips",
      [
        { in: "main", link: "Hamilton", to: "/compare/invisalign" },
        { in: "main", link: "Invisalign", to: "/compare/hamilton" },
      ],
    ],
    ["Clear Filters", { in: "main", link: "Clear Filters", to: "/compare" }],
  ]),
  {
    says: "on small screens a button toggles the filters",
    at: "/compare",
    finds: { in: "main", button: "Filters" },
  },
  ...rowsAt("/compare", [
    ["“{n} dentist(s) found”", { in: "main", heading: "1,236 dentists found" }],
    [
      "a table: Dentist, Rating, Services, Price Range, Contact, Actions",
      { in: "main", words: ["Dentist Rating Services Price Range Contact Actions"] },
    ],
    ["Dentist: experience", { in: "main", words: ["years experience"] }],
    [
      "Dentist: Emergency Available badge",
      { in: "main", words: ["Emergency care when open"] },
      "it says when",
    ],
    ["Rating with review count", { in: "main", words: ["out of 5", "reviews"] }],
    ["Services: first 3, then “+N more”", { in: "main", words: [" more"] }],
    ["… plus specialties", { in: "main", words: ["Known for"] }],
    ["Price Range: symbol and dollar range", { in: "main", words: ["Price level", "–$"] }],
    ["Contact: phone", { in: "main", words: ["(09) 0"] }],
    ["Actions: an inert Book Now", { in: "main", words: ["Book Now"] }, "it works"],
    ["Actions: an inert View Profile", { in: "main", words: ["View Profile"] }, "it works"],
  ]),
  ...rowsAt("/compare?location=greymouth&service=veneers&price=3", [
    ["empty: the first sentence", { in: "main", heading: "No dentists found matching your criteria" }],
    ["empty: the second sentence", { in: "main", words: ["Try adjusting your filters to see more results"] }],
    ["empty: Clear All Filters", { in: "main", link: "Clear All Filters", to: "/compare" }],
  ]),
  {
    says: "what /compare/{filter} does is not shown",
    at: "/compare/no-such-thing",
    decided: "price, top-rated, emergency, a place or a service; anything else is 404",
    finds: { status: 404 },
  },
];

export const DIRECTORY: readonly Row[] = [
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
    decided: "and by price, free time and distance, and first in our own order, which says so",
    finds: {
      choices: [
        "Recommended",
        "Rating",
        "Reviews",
        "Lowest price",
        "Free soonest",
        "Name",
        "Location",
        "Distance",
      ],
      of: "Sort by",
      only: true,
    },
  },
  ...rowsAt("/directory", [
    [
      "grid, the default",
      [
        { in: "main", link: "Grid", to: "/directory" },
        { in: "main", count: 24, of: "article" },
      ],
    ],
    ["list", { in: "main", link: "List", to: "/directory?view=list" }],
  ]),
  ...rowsAt("/directory?q=karaka%20lane", [
    ["a card: name", { in: "main", heading: "Karaka Lane Dental" }],
    ["… location or address", { in: "main", words: ["48 Karaka Lane, Auckland Central"] }],
    ["… rating and reviews", { in: "main", words: ["4.9 out of 5 (324 reviews)"] }],
    ["… price symbol", { in: "main", words: ["Price level 2 of 3"] }],
    ["… Emergency badge", { in: "main", words: ["Emergency care"] }],
    ["… description", { in: "main", words: ["same-day visits kept free each morning"] }],
    ["… services", { in: "main", words: ["General Dentistry"] }],
    ["… phone", { in: "main", words: ["(09) 012 3456"] }],
    ["… hours", { in: "main", words: ["Mon–Fri 8am–6pm"] }],
    ["Book Now links to /book", { in: "main", link: "Book Now", to: "/book?practice=1" }],
    [
      "View Profile to /dentists/{id}",
      { in: "main", link: "View Profile", to: "/dentists/1-karaka-lane-dental" },
    ],
  ]),
  ...rowsAt("/directory?q=zzzz", [
    ["empty: “No dentists found”", { in: "main", heading: "No dentists found" }],
    [
      "empty: the second sentence",
      { in: "main", words: ["Try adjusting your search criteria or browse all dentists."] },
    ],
  ]),
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
