import {
  compareHref,
  dataPath,
  LOST_LINK_PATH,
  placesPath,
  pricesPath,
  treatmentsPath,
} from "#content/links.ts";
import { fold } from "#domain/text.ts";
import { BOOK_LINK, COMPANY_LINKS, EMERGENCY_LINK, HEADER_LINKS } from "./navigation.ts";

type OwnPage = { label: string; href: string; names: readonly string[] };

const PARTNERS = "Partner With Us";
const CONTACT = "Contact";
/** What practices type, by the page for it: “list my practice”, “update our opening hours”. */
const OF_PRACTICES = [
  {
    page: PARTNERS,
    says: /\b(?:list|add|register|enrol|join|advertise|promote|claim|sign up|put)\b.*\b(?:my|our) (?:new |own )?(?:dental )?(?:practice|clinic|surgery|business)\b/,
  },
  {
    page: CONTACT,
    says: /\b(?:update|change|edit|correct|fix|remove|delete)\b.*\b(?:my|our) (?:dental )?(?:practice|clinic|surgery|listing|opening hours|hours|prices)\b/,
  },
];

/** The pages that are neither of a place nor of a treatment, with the folded words that people have for each. */
export const OWN_PAGES: readonly OwnPage[] = [
  {
    label: "Emergency Dental",
    href: EMERGENCY_LINK.href,
    names: ["emergency", "emergencies", "urgent", "pain"],
  },
  {
    label: "Ask for an appointment",
    href: BOOK_LINK.href,
    names: ["book", "booking", "bookings", "appointment", "request"],
  },
  {
    label: "See, change or cancel a request",
    href: LOST_LINK_PATH,
    names: [
      "cancel",
      "change",
      "reschedule",
      "rebook",
      "rearrange",
      "postpone",
      "move",
      "missed",
      "push",
      "back",
      "next",
      "week",
      "later",
      "earlier",
      "instead",
      "time",
      "appointment",
      "booking",
      "request",
      "reference",
      "link",
      "lost",
      "number",
      "email",
      "confirmation",
    ],
  },
  {
    label: "Prices, cheapest first",
    href: compareHref("price"),
    names: ["price", "prices", "pricing", "costs", "fees"],
  },
  { label: "What dentists charge", href: pricesPath(), names: ["fees"] },
  { label: "Treatments", href: treatmentsPath(), names: ["service", "treatment", "treatments"] },
  {
    label: "How reviews work",
    href: "/terms#reviews",
    names: ["review", "reviews", "real", "fake", "leave", "write"],
  },
  { label: "The data of the directory", href: dataPath(), names: ["data", "download", "dataset", "csv"] },
  { label: "The directory for programs", href: "/api", names: ["api", "developer", "developers"] },
  { label: "Towns and cities", href: placesPath(), names: ["location", "towns", "cities"] },
  ...named(HEADER_LINKS, {
    "Find Dentists": ["directory", "dentist", "dentists"],
    Compare: ["compare", "comparison"],
    Blog: ["blog", "blogs", "article", "articles", "news"],
  }),
  ...named(COMPANY_LINKS.links, {
    "About Us": ["about", "team"],
    [CONTACT]: [
      "contact",
      "support",
      "help",
      "faq",
      "faqs",
      "complaint",
      "complain",
      "feedback",
      "report",
      "wrong",
      "incorrect",
      "outdated",
      "mistake",
      "information",
      "details",
      "listing",
    ],
    [PARTNERS]: ["partner", "partners", "practices", "join"],
    Newsletter: ["newsletter", "subscribe", "unsubscribe"],
    "Privacy Policy": ["privacy", "policy", "cookies", "data", "personal", "delete", "erase"],
    "Terms of Service": ["terms", "tos", "conditions", "legal"],
    Accessibility: ["accessibility", "relay", "interpreter", "interpreters", "deaf"],
  }),
];

/**
 * The page that a text asks for, or those that its keywords name, if each of these names some page: those that most of them
 * name.
 *
 * `ownPagesNamed({ typed: "cancel my appointment", keywords: "cancel appointment" })` is the page to cancel a request, and
 * none for "cancel veneers".
 */
export function ownPagesNamed({ typed, keywords }: { typed: string; keywords: string }): OwnPage[] {
  const asked = OF_PRACTICES.find(({ says }) => says.test(fold(typed)));
  if (asked) return OWN_PAGES.filter(({ label }) => label === asked.page);
  const words = fold(keywords).split(" ");
  const found = OWN_PAGES.map((page) => words.filter((word) => page.names.includes(word)));
  const most = Math.max(...found.map(({ length }) => length));
  if (most === 0 || new Set(found.flat()).size < new Set(words).size) return [];
  return OWN_PAGES.filter((_, at) => found[at]!.length === most);
}

function named(
  links: readonly { label: string; href: string }[],
  names: Readonly<Record<string, readonly string[]>>,
): OwnPage[] {
  return links.flatMap(({ label, href }) => (names[label] ? [{ label, href, names: names[label] }] : []));
}
