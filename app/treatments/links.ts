import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";

/** The appointment form with the treatment chosen; for what cannot wait, with the phone numbers too. */
export function bookHref({ treatment }: Pick<TreatmentPage, "treatment">, practiceId?: number): string {
  const asked = new URLSearchParams({ service: treatment });
  if (practiceId !== undefined) asked.set("practice", String(practiceId));
  else if (treatment === "emergency-dentist") asked.set("urgency", "emergency");
  return `/book?${asked}`;
}

/** Everybody who offers it. */
export function directoryHref(treatment: TreatmentSlug): string {
  return `/directory?service=${treatment}`;
}

/** Everybody who offers it, in one table. */
export function compareHref(treatment: TreatmentSlug): string {
  return `/compare/${treatment}`;
}
