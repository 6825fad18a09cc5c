/** The values of a form by their names; several answers to one question are one text with commas between. */
export type Values = Readonly<Record<string, string>>;

/** `entriesOf("acc,payment-plan")` → `["acc", "payment-plan"]` */
export function entriesOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
