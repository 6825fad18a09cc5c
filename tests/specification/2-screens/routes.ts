import { type Row, rowsAt } from "../row.ts";

/** The route table of section 2. */
const SCREENS = [
  ["/", "Find a dentist in Aotearoa New Zealand"],
  ["/directory", "Find a dentist"],
  ["/locations/auckland", "Dentists in Auckland"],
  ["/services/braces", "Braces in New Zealand"],
  ["/compare", "Compare dentists"],
  ["/compare/wellington", "Compare dentists in Wellington"],
  ["/surgical", "Oral surgery in New Zealand"],
  ["/services/oral-surgery", "Oral surgery in New Zealand"],
  ["/book", "Book Your Appointment"],
  ["/emergency", "Dental Emergency Care"],
  ["/blog", "Dental Health Blog"],
  ["/blog/emergency-dentist-auckland", "Emergency dentist in Auckland: where to go and what it costs"],
  ["/about", "About Niho"],
  ["/contact", "Contact Us"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/partner-with-us", "Partner With Us"],
  ["/booking-success", "No request to show"],
  ["/contact-success", "No message to show"],
] as const;

export const ROUTES: readonly Row[] = [
  ...SCREENS.map(([at, heading]) => ({
    says: `the route ${at}`,
    at,
    finds: [{ status: 200 }, { heading }],
    ...(heading.startsWith("No ") && {
      decided: "with the reference once something was sent, else it says so",
    }),
  })),
  ...rowsAt("/terms", [
    ["a shared header wraps every page", { count: 1, of: "header.header" }],
    ["a shared footer wraps every page", { count: 1, of: "footer.footer" }],
  ]),
];
