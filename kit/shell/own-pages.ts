import { compareHref, LOST_LINK_PATH, placesPath, pricesPath, treatmentsPath } from "#content/links.ts";
import { BOOK_LINK, COMPANY_LINKS, EMERGENCY_LINK, HEADER_LINKS } from "./navigation.ts";

type OwnPage = { label: string; href: string; names: readonly string[] };

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
    ],
  },
  {
    label: "Prices, cheapest first",
    href: compareHref("price"),
    names: ["price", "prices", "pricing", "costs", "fees"],
  },
  { label: "What dentists charge", href: pricesPath(), names: ["fees"] },
  { label: "Treatments", href: treatmentsPath(), names: ["service", "treatment", "treatments"] },
  { label: "Towns and cities", href: placesPath(), names: ["location", "towns", "cities"] },
  ...named(HEADER_LINKS, {
    "Find Dentists": ["directory", "dentist", "dentists"],
    Compare: ["compare", "comparison"],
    Blog: ["blog", "blogs", "article", "articles", "news"],
  }),
  ...named(COMPANY_LINKS.links, {
    "About Us": ["about", "team"],
    Contact: ["contact", "support", "help", "faq", "faqs", "complaint", "complain", "feedback"],
    "Partner With Us": ["partner", "partners", "practices", "join"],
    Newsletter: ["newsletter", "subscribe", "unsubscribe"],
    "Privacy Policy": ["privacy", "policy", "cookies", "data"],
    "Terms of Service": ["terms", "tos", "conditions", "legal"],
    Accessibility: ["accessibility", "relay", "interpreter", "interpreters", "deaf"],
  }),
];

/**
 * The pages that words name, if each word names some page; those that most words name.
 *
 * `ownPagesNamed(["cancel", "appointment"])` is the page to cancel a request, `ownPagesNamed(["cancel", "veneers"])` none.
 */
export function ownPagesNamed(words: readonly string[]): OwnPage[] {
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
