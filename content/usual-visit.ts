/**
 * What “a usual visit” means on every page, in the interface and in the samples, and what it costs in New Zealand
 * (specification, section 9): the figure by which practices are compared. Looking alone costs less, and is told apart.
 */
export const USUAL_VISIT = {
  is: "an examination, X-rays and a clean",
  label: "Checkup, X-rays and a clean",
  price: { from: 150, to: 300 },
  examinationAlone: { from: 80, to: 150 },
} as const;
