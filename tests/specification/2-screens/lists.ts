import type { Row } from "../row.ts";
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
      { in: "main", words: ["Emergency care", "more", "Known for", "Book Now", "View Profile"] },
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
        "Soonest free time",
        "Name",
        "Location",
        "Distance",
      ],
      of: "Sort by",
      only: true,
    },
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
          "Emergency care",
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
