/** Every address of the site in every state that is worth a look, once. Whatever must hold on all of them reads this list. */
export type PageState = {
  /** What a person would call it. */
  state: string;
  path: string;
  status: number;
  /** Press the form's button before looking. */
  isSubmitted?: true;
};

export const EVERY_PAGE: readonly PageState[] = [
  { state: "home", path: "/", status: 200 },
  { state: "directory, unfiltered", path: "/directory", status: 200 },
  { state: "directory, list view", path: "/directory?view=list", status: 200 },
  { state: "directory, last page", path: "/directory?page=52", status: 200 },
  { state: "directory, page beyond the end", path: "/directory?page=5000", status: 200 },
  { state: "directory, one town with macrons", path: "/directory?location=whangarei", status: 200 },
  {
    state: "directory, every filter",
    path: "/directory?q=dental&location=auckland&service=invisalign&emergency=1&accepting=1&funding=acc&price=2&open=now&sort=name&view=list",
    status: 200,
  },
  { state: "directory, filtered to nothing", path: "/directory?q=zzzz&location=greymouth", status: 200 },
  { state: "directory, odd characters", path: "/directory?q=%22%3Cb%3E%27%25_%F0%9F%A6%B7", status: 200 },
  { state: "profile", path: "/dentists/1", status: 200 },
  { state: "profile of a small town", path: "/dentists/6", status: 200 },
  { state: "profile that is not there", path: "/dentists/999999", status: 404 },
  { state: "city", path: "/locations/wellington", status: 200 },
  { state: "town with a macron and few practices", path: "/locations/taupo", status: 200 },
  { state: "town by another spelling", path: "/locations/wanganui", status: 200 },
  { state: "town that is not listed", path: "/locations/eketahuna", status: 404 },
  { state: "compare", path: "/compare", status: 200 },
  { state: "compare, page 50", path: "/compare?page=50", status: 200 },
  {
    state: "compare, every filter",
    path: "/compare?location=auckland&service=invisalign&price=2",
    status: 200,
  },
  {
    state: "compare, filtered to nothing",
    path: "/compare?location=greymouth&price=3&service=veneers",
    status: 200,
  },
  { state: "compare, cheapest first", path: "/compare/price", status: 200 },
  { state: "compare, top-rated", path: "/compare/top-rated", status: 200 },
  { state: "compare, one place", path: "/compare/whangarei", status: 200 },
  { state: "compare, no such filter", path: "/compare/tallest", status: 404 },
  { state: "compare, four side by side", path: "/compare?ids=1,2,3,4", status: 200 },
  { state: "treatment", path: "/services/invisalign", status: 200 },
  { state: "treatment that is urgent", path: "/services/emergency-dentist", status: 200 },
  { state: "treatment without prices at practices", path: "/services/sinus-lift", status: 200 },
  { state: "treatment that is not known", path: "/services/tooth-fairy", status: 200 },
  { state: "oral surgery", path: "/services/oral-surgery", status: 200 },
  { state: "oral surgery, by its other address", path: "/surgical", status: 200 },
  { state: "booking", path: "/book", status: 200 },
  { state: "booking with a practice", path: "/book?practice=2", status: 200 },
  { state: "booking, emergency chosen", path: "/book?urgency=emergency", status: 200 },
  { state: "booking, sent empty", path: "/book", status: 200, isSubmitted: true },
  { state: "booking success without a reference", path: "/booking-success", status: 200 },
  { state: "emergency", path: "/emergency", status: 200 },
  { state: "emergency near a town", path: "/emergency?place=greymouth", status: 200 },
  { state: "about", path: "/about", status: 200 },
  { state: "contact", path: "/contact", status: 200 },
  { state: "contact, every question open", path: "/contact?faqs=open", status: 200 },
  { state: "contact, sent empty", path: "/contact", status: 200, isSubmitted: true },
  { state: "contact success", path: "/contact-success", status: 200 },
  { state: "partner", path: "/partner-with-us", status: 200 },
  { state: "partner, sent empty", path: "/partner-with-us", status: 200, isSubmitted: true },
  { state: "privacy", path: "/privacy-policy", status: 200 },
  { state: "terms", path: "/terms", status: 200 },
  { state: "page that is not there", path: "/no-such-page", status: 404 },
];
