/** What a page carries in itself, so that nothing but the page comes before its first paint. */
export type CarriedStyles = {
  sheet: string;
  /** The Content-Security-Policy that admits this sheet. */
  policy: string;
};

/** By the id of the route. The hashes are made once, here, when the site starts. */
export function carriedStyles(
  sheets: Readonly<Record<string, string>>,
  policyOf: (sheet: string) => string,
): ReadonlyMap<string, CarriedStyles> {
  return new Map(Object.entries(sheets).map(([id, sheet]) => [id, { sheet, policy: policyOf(sheet) }]));
}
