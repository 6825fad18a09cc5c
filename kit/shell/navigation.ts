import {
  bookHref,
  compareHref,
  directoryHref,
  emergencyHref,
  pricesPath,
  treatmentPath,
} from "#content/links.ts";
/** The links of the header, the footer and the dock. */
export const HEADER_LINKS = [
  { label: "Find Dentists", href: directoryHref(), section: ["/directory", "/dentists", "/locations"] },
  { label: "Services", href: treatmentPath("invisalign"), section: ["/services", "/surgical"] },
  { label: "Compare", href: compareHref(), section: ["/compare"] },
  { label: "Blog", href: "/blog", section: ["/blog"] },
] as const satisfies readonly {
  label: string;
  href: string;
  /** Addresses that begin with one of these belong to this link. */
  section: readonly string[];
}[];

export const EMERGENCY_LINK = { label: "Emergency", href: emergencyHref() } as const;
/** The header on a desk has no room for it; there it stands in the footer. */
export const PRICES_LINK = { label: "Prices", href: pricesPath() } as const;
export const SEARCH_LINK = { label: "Search the whole site", href: "/search" } as const;
/** Its field, for who pressed a search icon: there the browser moves the focus, without a script too. */
export const SEARCH_FIELD_HREF = `${SEARCH_LINK.href}#q`;
export const BOOK_LINK = { label: "Book Now", href: bookHref() } as const;

type FooterGroup = { title: string; links: readonly { label: string; href: string }[] };

export const QUICK_LINKS: FooterGroup = {
  title: "Quick Links",
  links: [
    { label: "Find a Dentist", href: directoryHref() },
    { label: "Invisalign", href: treatmentPath("invisalign") },
    { label: "Dental Implants", href: treatmentPath("implants") },
    { label: "Teeth Whitening", href: treatmentPath("teeth-whitening") },
    { label: "Emergency Care", href: emergencyHref() },
    PRICES_LINK,
  ],
};

/** Slugs, in the order of the specification; each place once. */
export const FOOTER_PLACES = [
  "auckland",
  "wellington",
  "christchurch",
  "hamilton",
  "tauranga",
  "whanganui",
  "palmerston-north",
  "taupo",
  "rotorua",
  "napier",
  "hastings",
  "invercargill",
  "whangarei",
  "queenstown",
] as const;

export const COMPANY_LINKS: FooterGroup = {
  title: "Company",
  links: [
    { label: "About Us", href: "/about" },
    { label: "Contact", href: "/contact" },
    { label: "Partner With Us", href: "/partner-with-us" },
    { label: "Newsletter", href: "/newsletter" },
    { label: "Privacy Policy", href: "/privacy-policy" },
    { label: "Terms of Service", href: "/terms" },
    { label: "Accessibility", href: "/accessibility" },
  ],
};

/** Below the pages of a request, of a practice and of a review. */
export const SLIM_LINKS = [
  { label: "Find a Dentist", href: directoryHref() },
  { label: "Contact", href: "/contact" },
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms of Service", href: "/terms" },
] as const;

/** Whether a page belongs to the section of a header link: `/dentists/12-harbour-steps-dental` to Find Dentists. */
export function isInSection(path: string, section: readonly string[]): boolean {
  return section.some((start) => path === start || path.startsWith(`${start}/`));
}

/** Whether someone is booking, or has: another "Book Now" would only begin again. */
export function isBooking(path: string): boolean {
  return path === bookHref() || path === "/booking-success";
}
