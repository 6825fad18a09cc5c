import type { Row } from "../row.ts";
import { PLACES } from "./places.ts";

export const BOOKING: readonly Row[] = [
  { says: "Book Your Appointment", at: "/book", finds: { heading: "Book Your Appointment" } },
  {
    says: "What to Expect: confirmation within 24 hours, reminder, qualified dentists, modern facilities",
    at: "/book",
    finds: {
      under: "What to Expect",
      words: [
        "confirmation within 24 hours",
        "the day before your appointment",
        "Qualified, registered dentists",
        "modern rooms",
      ],
    },
  },
  {
    says: "Need Help?: contact support, a booking email, Mon-Fri 8AM-6PM only",
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
      { heading: "Go to your appointment" },
    ],
  },
  {
    says: "success: look for a reference in your email, keep the phone near, one testimonial",
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
      { in: "main", link: "Get Emergency Care", to: "/emergency" },
      { in: "main", link: "Home", to: "/" },
      { in: "main", link: "Browse the directory", to: "/directory" },
      { in: "main", link: "Read the blog", to: "/blog" },
    ],
  },
];

export const EMERGENCY: readonly Row[] = [
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
      { under: "What is the problem?", count: 6, of: "details:has(b) > summary" },
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
    decided: "a knocked-out tooth comes first of all, because minutes count; six cards are added",
    finds: [
      {
        under: "Tooth knocked out? Do this now",
        words: ["hold it by the white crown", "keep it in a cup of milk"],
      },
      { under: "First aid while you wait", words: ["Severe pain", "Broken tooth"] },
      { under: "First aid while you wait", count: 8, of: "h3" },
    ],
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
