import { type Row, rowsAt } from "./row.ts";

export const ERRORS: readonly Row[] = [
  {
    says: "an unknown or missing article silently leads to /blog",
    at: "/blog/no-such-article",
    finds: { leadsTo: "/blog" },
  },
  {
    says: "an unknown service shows the Invisalign content",
    at: "/services/no-such-service",
    finds: [{ heading: "Invisalign in New Zealand" }, { in: "main", words: ["$6,000–$9,000"] }],
  },
  ...rowsAt("/book", [
    [
      "booking failure: the sentence",
      { in: "main", words: ["There was an error submitting your booking. Please try again."] },
      "in the page, which keeps what was typed; no alert box",
    ],
  ]),
  ...rowsAt("/contact", [
    [
      "contact failure: the sentence; the form is not cleared",
      {
        in: "main",
        words: ["There was an error sending your message. Please try again. What you typed is still here."],
      },
      "in the page; no alert box",
    ],
  ]),
  ...rowsAt("/partner-with-us", [
    [
      "partner failure: the sentence",
      { in: "main", words: ["There was an error submitting your application. Please try again."] },
      "in the page; no alert box",
    ],
  ]),
  {
    says: "no other errors are shown",
    at: "/no-such-page",
    decided: "a page that says so, with its real status, a search and the ways out",
    finds: [{ status: 404 }, { heading: "We couldn’t find that page" }],
  },
];

/** What somebody sees if the site cannot start. */
export const STARTUP_FALLBACK = ["Niho", "Loading...", "refresh"] as const;
