/** The facts of the listing that an application makes, in the order of its page. `name` is the importer's column. */
export const LISTING_FIELDS = [
  { name: "name", label: "Name" },
  { name: "address", label: "Street" },
  { name: "suburb", label: "Suburb" },
  { name: "town", label: "Town" },
  { name: "postcode", label: "Postcode" },
  { name: "email", label: "Requests go to" },
  { name: "phone", label: "Phone patients see" },
  { name: "website", label: "Website" },
] as const;

/** So many dentists can be looked up with one application; the others are added to the listing later. */
export const REGISTER_ROWS = [1, 2, 3] as const;

/**
 * What a registration is for, as the national list of scopes names it under the Dental Council (HPI scopes of practice,
 * Ministry of Health): general dental practice, the twelve specialties, and the other professions that see patients.
 * `value` is kept with a registration; empty is general dental practice.
 */
export const SCOPES = [
  { label: "Dentists", scopes: [{ value: "", label: "General dental practice" }] },
  {
    label: "Specialists",
    scopes: [
      "Endodontics",
      "Oral and maxillofacial surgery",
      "Oral medicine",
      "Oral pathology",
      "Oral surgery",
      "Orthodontics",
      "Paediatric dentistry",
      "Periodontics",
      "Prosthodontics",
      "Public health dentistry",
      "Restorative dentistry",
      "Special needs dentistry",
    ].map((name) => ({ value: name, label: name })),
  },
  {
    label: "Other registered professions",
    scopes: [
      "Clinical dental technician",
      "Dental hygienist",
      "Dental technician",
      "Dental therapist",
      "Oral health therapist",
      "Orthodontic auxiliary",
    ].map((name) => ({ value: name, label: name })),
  },
] as const;

const PROFESSIONS: ReadonlySet<string> = new Set(SCOPES[2].scopes.map(({ value }) => value));

/** Whether this names one of the other professions: `isProfession("Dental hygienist")` */
export function isProfession(words: string): boolean {
  return PROFESSIONS.has(words);
}

/**
 * What a listing says of someone by their registration: only a specialist has a specialist scope, and the other
 * professions are named as what they do.
 */
export function workUnder(scope: string): { specialistScope: string | null; focus: string } {
  return isProfession(scope)
    ? { specialistScope: null, focus: scope }
    : { specialistScope: scope || null, focus: "" };
}
