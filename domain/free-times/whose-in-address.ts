/** Whose time an address asks for, as a week and its pages show it: `whoseAsked("1") === 1`; null for everybody’s. */
export function whoseAsked(text: string | null): number | null {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : null;
}

/** What an address says of it: `whoInAddress(1)` → `{ who: "1" }`; nothing for everybody’s. */
export function whoInAddress(whose: number | null): Record<string, string> {
  return whose === null ? {} : { who: String(whose) };
}
