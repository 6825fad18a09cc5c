import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PracticeCard, type PracticeCardData } from "./practice-card.tsx";
import { PracticeRows } from "./practice-row.tsx";

const harbourSteps: PracticeCardData = {
  id: 12,
  path: "/dentists/12-harbour-steps-dental",
  name: "Harbour Steps Dental",
  addressLine: "12 Harbour Steps, Te Aro",
  placeName: "Wellington",
  rating: 4.8,
  reviewCount: 287,
  priceTier: 3,
  priceRange: "$300–$600",
  price: { from: 300, to: 600 },
  open: { isOpen: true, text: "Open now", more: "until 6pm" },
  nextFree: { label: "Free", time: "Thu 3 Dec, 9:30am", href: "/book?practice=12&time=2026-12-02T20%3A30Z" },
  hasEmergency: false,
  takesNoNewPatients: false,
  reasons: [],
  summary: "Clear aligners and cosmetic work.",
  services: ["General Dentistry", "Invisalign", "Teeth Whitening", "Braces", "Veneers"],
  phone: "(04) 012 3456",
  hours: "Mon–Fri 8am–6pm",
  treatment: null,
  ask: { href: "/book?practice=12", phone: null },
  isSample: false,
};

test("every link to act on says which practice it means", () => {
  const html = card(harbourSteps);
  expect(html).toContain('aria-label="Book Now with Harbour Steps Dental">Book Now</a>');
  expect(html).toContain('aria-label="View Profile: Harbour Steps Dental">View Profile</a>');
  expect(html).toContain('aria-label="Compare Harbour Steps Dental">Compare</a>');
});

test("a list for a treatment leads to a comparison for it, without scripts too", () => {
  expect(card(harbourSteps)).toContain('href="/compare?ids=12"');
  const forImplants = { ...harbourSteps, treatment: "implants" } as const;
  for (const html of [card(forImplants), rows(forImplants)])
    expect(html).toContain('href="/compare?ids=12&amp;service=implants"');
});

test("the price is said in words and in dollars, not only in signs", () => {
  expect(textOf(card(harbourSteps))).toContain("$$$ $300–$600");
  expect(card(harbourSteps)).toContain('aria-label="Price level 3 of 3"');
});

test("what isn't known of a practice is left out, not said to be missing", () => {
  const bare = {
    ...harbourSteps,
    rating: null,
    reviewCount: 0,
    priceTier: null,
    priceRange: null,
    summary: "",
  };
  for (const html of [card(bare), rows(bare)]) {
    expect(textOf(html)).not.toMatch(/review|rating/i);
    expect(html).not.toMatch(/rating|<p[^>]*><\/p>/);
  }
});

test("emergency cover is shown only where there is some, in words that are true while the practice is shut", () => {
  expect(textOf(card(harbourSteps))).not.toContain("Emergency");
  const shut: PracticeCardData = {
    ...harbourSteps,
    hasEmergency: true,
    open: { isOpen: false, text: "Opens Sat 8:30am" },
  };
  for (const html of [card(shut), rows(shut)]) {
    expect(textOf(html)).toMatch(/Opens Sat 8:30am.*Emergency care/);
  }
});

test("a practice that has said it takes no new patients says so where people choose, on card and row", () => {
  const full = { ...harbourSteps, takesNoNewPatients: true };
  for (const practice of [full, { ...full, open: null }]) {
    expect(textOf(card(practice))).toContain("Not taking new patients");
    expect(textOf(rows(practice))).toContain("Not taking new patients");
  }
  expect(textOf(card(harbourSteps))).not.toContain("new patients");
  expect(textOf(rows(harbourSteps))).not.toContain("new patients");
});

test("unknown opening hours claim nothing", () => {
  expect(textOf(card({ ...harbourSteps, open: null, hasEmergency: true }))).not.toMatch(/Open now|Opens/);
});

test("the phone number dials", () => {
  expect(card(harbourSteps)).toContain('href="tel:+6440123456"');
  expect(card({ ...harbourSteps, isSample: true })).not.toContain("tel:");
});

test("a row of the list view has the same links", () => {
  const links = textsOf("a", rows(harbourSteps));
  expect(links).toEqual([
    "Harbour Steps Dental",
    "Thu 3 Dec, 9:30am",
    "Compare",
    "Book Now with Harbour Steps Dental",
    "View Profile: Harbour Steps Dental",
  ]);
});

function card(practice: PracticeCardData): string {
  return renderToStaticMarkup(<PracticeCard practice={practice} />);
}

function rows(practice: PracticeCardData): string {
  return renderToStaticMarkup(<PracticeRows practices={[practice]} />);
}

function textsOf(tag: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner]) =>
    textOf(inner!),
  );
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, "");
}
