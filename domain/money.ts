const dollars = new Intl.NumberFormat("en-NZ", {
  style: "currency",
  currency: "NZD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** Whole New Zealand dollars: `formatDollars(6000) === "$6,000"`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/**
 * For tables: `dollarRange(6000, 9000) === "$6,000–$9,000"`, `dollarRange(150, null) === "from $150"`,
 * `dollarRange(0, 0) === "Free"`.
 */
export function dollarRange(from: number, to: number | null): string {
  if (to === 0) return "Free";
  if (to === null) return `from ${formatDollars(from)}`;
  return from === to ? formatDollars(from) : `${formatDollars(from)}–${formatDollars(to)}`;
}

/** For sentences: `dollarRangeInWords(6000, 9000) === "$6,000 to $9,000"`. */
export function dollarRangeInWords(from: number, to: number | null): string {
  if (to === null) return `from ${formatDollars(from)}`;
  return from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`;
}
