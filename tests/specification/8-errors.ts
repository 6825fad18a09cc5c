import type { FormName } from "./5-validation.ts";
import type { Row } from "./row.ts";

/**
 * What a form says when it could not be stored. Decided: in the page, in an element with the role alert, nothing
 * cleared; never a browser alert box, because it stops the page and cannot be read again.
 */
export const FAILURES: readonly { form: FormName; at: string; sentence: string }[] = [
  {
    form: "booking",
    at: "/book",
    sentence: "There was an error submitting your booking. Please try again.",
  },
  {
    form: "contact",
    at: "/contact",
    sentence: "There was an error sending your message. Please try again.",
  },
  {
    form: "partner",
    at: "/partner-with-us",
    sentence: "There was an error submitting your application. Please try again.",
  },
];

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
  {
    says: "no other errors are shown",
    at: "/no-such-page",
    decided: "a page that says so, with its real status, a search and the ways out",
    finds: [{ status: 404 }, { heading: "We couldn’t find that page" }],
  },
];

/** What somebody sees if the site cannot start. */
export const STARTUP_FALLBACK = ["Niho", "Loading...", "refresh"] as const;
