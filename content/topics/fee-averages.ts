/** What dentists charged on average in the New Zealand Dental Association's survey of 2023, in dollars. */
export const FEE_AVERAGES = {
  examination: { label: "Examination only", dollars: 89 },
  extraction: { label: "Taking out one tooth", dollars: 291 },
  surgicalExtraction: { label: "Taking out one tooth by surgery", dollars: 481 },
  rootFilling: { label: "Root filling, one canal", dollars: 960 },
  amalgamOneSurface: { label: "Amalgam filling, one surface", dollars: 201 },
  amalgamTwoSurfaces: { label: "Amalgam filling, two surfaces", dollars: 252 },
  compositeCrown: { label: "Composite crown", dollars: 502 },
  ceramicCrown: { label: "Ceramic crown", dollars: 1_624 },
  veneer: { label: "Porcelain veneer", dollars: 1_504 },
  fullDentures: { label: "Full upper and lower dentures", dollars: 3_358 },
} as const satisfies Record<string, { label: string; dollars: number }>;

export type FeeAverage = keyof typeof FEE_AVERAGES;
