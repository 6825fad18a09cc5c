/** What a company does that people name when they look for a dentist. */
type Company = {
  name: string;
  /** What people type for it. */
  names: readonly string[];
  does: "pay-later" | "insurance";
};

/**
 * Companies that people name beside a dentist. Practices say whether they offer payment plans, but not which company’s, so
 * the page says that its list is wider than that company.
 */
export const COMPANIES: readonly Company[] = [
  { name: "Afterpay", names: ["afterpay", "after pay"], does: "pay-later" },
  { name: "Zip", names: ["zip", "zip pay", "zippay"], does: "pay-later" },
  { name: "Laybuy", names: ["laybuy", "lay buy"], does: "pay-later" },
  { name: "Humm", names: ["humm"], does: "pay-later" },
  { name: "Klarna", names: ["klarna"], does: "pay-later" },
  { name: "Genoapay", names: ["genoapay", "genoa pay"], does: "pay-later" },
  { name: "Gem Visa", names: ["gem visa"], does: "pay-later" },
  { name: "Q Card", names: ["q card", "qcard", "q mastercard"], does: "pay-later" },
  { name: "Southern Cross", names: ["southern cross"], does: "insurance" },
  { name: "nib", names: ["nib"], does: "insurance" },
  { name: "AIA", names: ["aia"], does: "insurance" },
  { name: "UniMed", names: ["unimed"], does: "insurance" },
  { name: "Accuro", names: ["accuro"], does: "insurance" },
  { name: "Partners Life", names: ["partners life"], does: "insurance" },
  { name: "Bupa", names: ["bupa"], does: "insurance" },
  { name: "Sovereign", names: ["sovereign"], does: "insurance" },
  { name: "AMP", names: ["amp"], does: "insurance" },
  { name: "Medibank", names: ["medibank", "medibank private"], does: "insurance" },
  { name: "Medicare", names: ["medicare"], does: "insurance" },
  { name: "HCF", names: ["hcf"], does: "insurance" },
  { name: "Allianz", names: ["allianz"], does: "insurance" },
  { name: "AXA", names: ["axa"], does: "insurance" },
  { name: "Cigna", names: ["cigna"], does: "insurance" },
  { name: "Chubb", names: ["chubb"], does: "insurance" },
  { name: "Fidelity Life", names: ["fidelity life"], does: "insurance" },
  { name: "Asteron Life", names: ["asteron", "asteron life"], does: "insurance" },
  { name: "Cover-More", names: ["cover more", "covermore"], does: "insurance" },
  { name: "1Cover", names: ["1cover", "1 cover"], does: "insurance" },
  { name: "Delta Dental", names: ["delta dental"], does: "insurance" },
  { name: "Blue Cross", names: ["blue cross"], does: "insurance" },
];

const ABOUT: Readonly<Record<Company["does"], (name: string, hasList: boolean) => string>> = {
  "pay-later": (name) =>
    `Practices tell us whether they offer payment plans, not whether they take ${name}. Call one and ask.`,
  insurance: (name, hasList) =>
    `Practices don’t tell us which insurers they deal with${hasList ? `, so this isn’t chosen by ${name}` : ""}. Ask them, or ask ${name} what your policy pays.`,
};

/** What a page says for a company’s name, beside a list or without one: `companyNote("Zip")` */
export function companyNote(name: string, hasList = true): string | null {
  const company = COMPANIES.find((one) => one.name === name);
  return company ? ABOUT[company.does](company.name, hasList) : null;
}
