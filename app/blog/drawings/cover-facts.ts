/** The accessible name of a drawing that stands alone; none beside a title that links to the same article. */
export type CoverFacts = { className: string } & (
  | { role: "img"; "aria-label": string }
  | { "aria-hidden": true }
);
