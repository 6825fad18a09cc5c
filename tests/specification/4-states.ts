import { type Row, rowsAt } from "./row.ts";

export const STATES: readonly Row[] = [
  {
    says: "the mobile menu is open or closed",
    at: "/about",
    finds: [
      { in: "header", count: 1, of: "details" },
      { in: "header", count: 0, of: "details[open]" },
    ],
  },
  {
    says: "home keeps the chosen location and service",
    at: "/directory?location=napier&service=invisalign",
    decided: "the address is the state: they arrive in the directory's filters",
    finds: [
      { count: 1, of: "select[name=location] option[value=napier][selected]" },
      { count: 1, of: "select[name=service] option[value=invisalign][selected]" },
    ],
  },
  {
    says: "compare keeps location, service and price",
    at: "/compare?location=auckland&service=invisalign&price=2",
    finds: [
      { count: 1, of: "select[name=location] option[value=auckland][selected]" },
      { count: 1, of: "select[name=service] option[value=invisalign][selected]" },
      { count: 1, of: "select[name=price] option[value='2'][selected]" },
    ],
  },
  {
    says: "the directory keeps text, location, service, view and sort",
    at: "/directory?q=dental&location=auckland&service=invisalign&view=list&sort=name",
    finds: [
      { count: 1, of: "input[type=search][value=dental]" },
      { count: 1, of: "select[name=location] option[value=auckland][selected]" },
      { count: 1, of: "select[name=service] option[value=invisalign][selected]" },
      { count: 1, of: "select[name=sort] option[value=name][selected]" },
      { in: "main", count: 1, of: "nav[aria-label=View] a[aria-current][href*='view=list']" },
    ],
  },
  {
    says: "urgency starts as routine",
    at: "/book",
    finds: { count: 1, of: "input[name=urgency][value=routine][checked]" },
  },
  {
    says: "urgency can be urgent",
    at: "/book?urgency=urgent",
    finds: { count: 1, of: "input[name=urgency][value=urgent][checked]" },
  },
  {
    says: "urgency can be emergency",
    at: "/book?urgency=emergency",
    decided: "then the numbers to call are shown in the form",
    finds: [
      { count: 1, of: "input[name=urgency][value=emergency][checked]" },
      { in: "main", link: "0800 611 116", to: "tel:0800611116" },
    ],
  },
  {
    says: "the first featured article stands in front, the list shows the others",
    at: "/blog",
    finds: [
      { in: "main", heading: "What dental care costs in New Zealand in 2025" },
      { under: "All articles", count: 6, of: "h3" },
      { under: "All articles", count: 0, of: "a[href='/blog/dental-costs-nz-2025']" },
    ],
  },
  ...rowsAt("/booking-success", [
    [
      "no business statuses are shown",
      { in: "main", words: ["see who has it, choose a time, change it or cancel"] },
      "a request has states, and the page that its email links to says which",
    ],
  ]),
];
