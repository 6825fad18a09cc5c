import type { Row } from "../row.ts";
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
  {
    says: "1,200+ verified dentists, 50,000+ happy patients, 4.8 average rating, 24/7 support",
    at: "/",
    finds: {
      in: "main",
      words: [
        "verified dentists 1,200+",
        "happy patients 50,000+",
        "average rating out of 5 4.8",
        "support in an emergency, by Healthline 24/7",
      ],
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

export const CITY: readonly Row[] = [
  {
    says: "the city's name, the number of dentists found, average rating 4.8",
    at: "/locations/wellington",
    finds: [
      { heading: "Dentists in Wellington" },
      { in: "main", words: ["Dentists found", "Average rating 4.8 out of 5", "reviews"] },
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
      in: "main",
      under: "Quick actions",
      links: ["Emergency Care", "Book Appointment", "Compare Dentists"],
    },
  },
  {
    says: "a map placeholder",
    at: "/locations/wellington",
    decided: "a map of the place",
    finds: { in: "main", count: 1, of: ".town-map svg" },
  },
  {
    says: "three dentists with name, address, rating, reviews, services, phone, price tier, Book Now, View Profile",
    at: "/locations/wellington",
    decided: "the twelve best rated of the place, and the buttons work",
    finds: [
      { under: "The first 12 of 145 practices", count: 12, of: "h3" },
      { under: "The first 12 of 145 practices", count: 12, of: "a[href^='/book?practice=']" },
      {
        under: "The first 12 of 145 practices",
        words: ["Book Now", "View Profile", "Price level", "(04) 0"],
      },
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
