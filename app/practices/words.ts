import type { Practice } from "#domain/practice.ts";

/** Of the given and the last name: `initialsOf("Dr Mereana Te Rangi Walker") === "MW"` */
export function initialsOf(name: string): string {
  const parts = name.replace(/^(Dr|Prof|Mr|Mrs|Ms|Mx)\.? /, "").split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.at(0) ?? "").join("");
}

/** The contact form with the practice filled in. */
export function reportHref({ id, name }: Practice): string {
  const begun = { category: "feedback", subject: `Mistake in listing ${id}: ${name}` };
  return `/contact?${new URLSearchParams(begun)}`;
}
