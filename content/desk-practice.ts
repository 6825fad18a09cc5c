/** What our staff change of a practice themselves, by the importer's columns; the rest is the practice's own to say. */
export const CHANGES = {
  name: {
    columns: ["name"],
    isNeeded: ["name"],
    missing: "Give their name.",
    fields: [{ name: "name", label: "Name" }],
  },
  address: {
    columns: ["address", "suburb", "town", "postcode"],
    isNeeded: ["town"],
    missing: "Give their town.",
    fields: [
      { name: "address", label: "Street" },
      { name: "suburb", label: "Suburb" },
      { name: "town", label: "Town" },
      { name: "postcode", label: "Postcode" },
    ],
  },
  position: {
    columns: ["latitude", "longitude"],
    isNeeded: ["latitude", "longitude"],
    missing: "Give both numbers: latitude and longitude, in degrees.",
    fields: [
      { name: "latitude", label: "Latitude, such as -36.8485" },
      { name: "longitude", label: "Longitude, such as 174.7443" },
    ],
  },
  email: {
    columns: ["email"],
    isNeeded: ["email"],
    missing: "Give an email address: without one no request reaches them.",
    fields: [{ name: "email", label: "Requests go to" }],
  },
  people: {
    columns: ["practitioners_json", "registrations_json", "verified_on", "verified_until"],
    isNeeded: [],
    missing: "",
    fields: [],
  },
} as const satisfies Record<
  string,
  {
    columns: readonly string[];
    isNeeded: readonly string[];
    /** What is said where one of them is empty. */
    missing: string;
    fields: readonly { name: string; label: string }[];
  }
>;

export type Change = keyof typeof CHANGES;

export function isChange(text: string): text is Change {
  return Object.hasOwn(CHANGES, text);
}

/** The facts that a message can put right in one line, by the importer's columns. */
export const CORRECTED = [
  { name: "phone", label: "Phone" },
  { name: "opening_hours", label: "Opening hours" },
  { name: "address", label: "Street" },
  { name: "suburb", label: "Suburb" },
  { name: "town", label: "Town" },
  { name: "postcode", label: "Postcode" },
  { name: "name", label: "Name" },
  { name: "website", label: "Website" },
  { name: "email", label: "Email" },
  { name: "languages", label: "Languages" },
  { name: "wheelchair", label: "Wheelchair access (yes, partly or no)" },
  { name: "parking", label: "Parking" },
] as const;

/** What the page of a practice shows one of. */
export const PRACTICE_TABS = [
  { value: "", label: "Facts" },
  { value: "requests", label: "Requests" },
  { value: "reviews", label: "Reviews" },
  { value: "history", label: "History" },
] as const;

/** So many people more than a listing has can be added at once. */
export const SPARE_ROWS = 2;
