import { type Row, rowsAt } from "./row.ts";

/** Section 7: a submit by `POST /` with the form's name and all its fields, and where a browser is led. */
export const CALLS = [
  { form: "booking", leadsTo: "/booking-success" },
  { form: "contact", leadsTo: "/contact-success" },
  { form: "partner", leadsTo: "/contact-success" },
] as const;

export const OTHER_CALLS: readonly Row[] = [
  ...rowsAt("/book", [
    [
      "these look like a hosted form-handling service",
      { in: "main", count: 1, of: "form[method=post]" },
      "the site takes them itself",
    ],
  ]),
  ...rowsAt("/blog", [
    [
      "newsletter subscribe: no call shown",
      { in: "main", count: 1, of: "form[action^='/newsletter']" },
      "it posts",
    ],
    [
      "blog article loading: not shown",
      { in: "main", heading: "All articles" },
      "files that come with the site",
    ],
  ]),
  ...rowsAt("/directory?location=hamilton&service=invisalign", [
    [
      "search is by navigating to /directory with location and service",
      { in: "main", words: ["Hamilton", "Invisalign"] },
    ],
  ]),
];
