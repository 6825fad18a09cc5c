import { placeBySlug } from "#content/places.ts";
import { type FactGroup, type Facts, factGroup } from "#domain/practices/facts.ts";
import type { Practice } from "#domain/practices/practice.ts";

/** What a cell holds before it is written: JSON keeps it as it is, CSV makes text of it. */
export type Value = string | number | readonly string[];

/** A list as one text: `["acc", "payment-plan"]` becomes `acc; payment-plan`. */
export function cellText(value: Value): string {
  return typeof value === "object" ? value.join("; ") : String(value);
}

/** A column of the files that are imported and exported. */
export type Column = {
  name: string;
  /** Other headers under which it is understood, folded. */
  aliases?: readonly string[];
  /** What stands in it, for `import --columns`. */
  what: string;
  example: string;
  /** The field of the practice that it states. */
  field: keyof Facts;
  value: (practice: Practice) => Value;
};

/** A field that holds what a cell does; null is an empty cell. */
type PlainField = {
  [Field in keyof Facts]-?: Facts[Field] extends Value | null ? Field : never;
}[keyof Facts];

/** As the table has it: without a field it is that of the same name, without a value what that field holds. */
type Entry = Omit<Column, "field" | "value"> &
  ({ name: PlainField } | { field: PlainField } | (Pick<Column, "value"> & { field: keyof Facts }));

const ENTRIES: readonly Entry[] = [
  {
    name: "name",
    aliases: ["practice", "practice name", "clinic", "clinic name"],
    what: "needed",
    example: "Māwhera Dental",
  },
  {
    name: "address",
    aliases: ["street", "street address"],
    what: "street line",
    example: "18 Revell Street",
  },
  { name: "suburb", what: "", example: "Cobden" },
  {
    name: "town",
    field: "place",
    aliases: ["city", "place", "location", "locality"],
    what: "a town of the directory; needed without a position",
    example: "Greymouth",
    value: ({ place }) => placeBySlug(place).name,
  },
  { name: "postcode", aliases: ["zip", "post code"], what: "four digits", example: "7805" },
  {
    name: "latitude",
    field: "latitude",
    aliases: ["lat"],
    what: "degrees, WGS 84; needed without a town",
    example: "-42.4504",
    value: (practice) => (practice.position === "exact" ? practice.latitude : ""),
  },
  {
    name: "longitude",
    field: "longitude",
    aliases: ["lng", "lon", "long"],
    what: "degrees, WGS 84",
    example: "171.2108",
    value: (practice) => (practice.position === "exact" ? practice.longitude : ""),
  },
  {
    name: "phone",
    aliases: ["telephone", "phone national", "phone number", "ph", "tel"],
    what: "if there are several, we use the first",
    example: "(03) 768 1234",
  },
  { name: "email", aliases: ["e mail", "email address"], what: "", example: "hello@practice.example" },
  { name: "website", aliases: ["url", "web", "web site"], what: "", example: "https://practice.example" },
  {
    name: "opening_hours",
    field: "openingHours",
    aliases: ["hours"],
    what: "as OpenStreetMap writes them, or in English",
    example: "Mo-Fr 08:30-17:00; PH off",
    // What we can't read goes out as it came in, or an export would lose it.
    value: ({ openingHours, hoursAsWritten }) => openingHours || hoursAsWritten,
  },
  {
    name: "services",
    aliases: ["treatments"],
    what: "names or slugs, ; between",
    example: "general-dentistry; braces",
  },
  { name: "specialties", what: "; between", example: "Gentle care" },
  {
    name: "also_known_as",
    field: "alsoKnownAs",
    what: "other names that people look for, ; between",
    example: "Mawhera Dental Centre",
  },
  { name: "qualifications", what: "; between", example: "BDS (Otago)" },
  { name: "languages", what: "English names, ; between", example: "English; Samoan" },
  {
    name: "wheelchair",
    field: "wheelchairAccess",
    aliases: ["wheelchair access"],
    what: "yes, partly or no",
    example: "yes",
    value: ({ wheelchairAccess }) => (wheelchairAccess === "not-stated" ? "" : wheelchairAccess),
  },
  { name: "parking", what: "in words", example: "Behind the building" },
  { name: "summary", what: "one sentence", example: "Dentist near the river." },
  {
    name: "description",
    field: "description",
    what: "an empty line between paragraphs",
    example: "We opened in 1998.",
    value: ({ description }) => description.join("\n\n"),
  },
  { name: "funding", what: "names or slugs, ; between", example: "acc; free-under-18" },
  {
    name: "new_patients",
    field: "newPatients",
    what: "yes or no, together with the day",
    example: "yes",
    value: ({ newPatients }) => (newPatients.answer === "not-stated" ? "" : newPatients.answer),
  },
  {
    name: "new_patients_on",
    field: "newPatients",
    what: "the day they said so",
    example: "2026-11-02",
    value: ({ newPatients }) => (newPatients.answer === "not-stated" ? "" : newPatients.statedOn),
  },
  {
    name: "emergency",
    field: "emergency",
    what: "yes: people in pain are seen the same day",
    example: "yes",
    value: ({ emergency }) => (emergency ? "yes" : ""),
  },
  {
    name: "emergency_wait",
    field: "emergency",
    what: "30, 45 or 60 minutes",
    example: "45",
    value: ({ emergency }) => emergency?.waitMinutes ?? "",
  },
  { name: "price_tier", field: "priceTier", what: "1 to 3 or $ to $$$", example: "2" },
  {
    name: "price_from",
    field: "priceFrom",
    what: "whole dollars; 0 is free, empty is not stated",
    example: "90",
  },
  { name: "price_to", field: "priceTo", what: "whole dollars; empty: from price_from on", example: "180" },
  {
    name: "prices_json",
    field: "prices",
    what: "as `prices` in the API",
    example: "",
    value: ({ prices }) => (prices.length === 0 ? "" : JSON.stringify(prices)),
  },
  {
    name: "practitioners_json",
    field: "practitioners",
    what: "as `practitioners` in the API",
    example: "",
    value: ({ practitioners }) => (practitioners.length === 0 ? "" : JSON.stringify(practitioners)),
  },
  {
    name: "registrations_json",
    field: "registrations",
    what: "their entries in the register: name, number, scope, until, seenOn; never published",
    example: "",
    // No practice that is published has them.
    value: () => "",
  },
  {
    name: "experience_years",
    field: "experienceYears",
    what: "years the longest-serving dentist has practised",
    example: "15",
  },
  {
    name: "checked_on",
    field: "checkedOn",
    what: "the day someone checked this row",
    example: "2026-11-02",
  },
  {
    name: "verified_on",
    field: "verified",
    what: "the day its dentists were looked up in the register; needs practitioners_json",
    example: "",
    value: ({ verified }) => verified?.checkedOn ?? "",
  },
  {
    name: "verified_until",
    field: "verified",
    what: "the last day on which that holds",
    example: "",
    value: ({ verified }) => verified?.until ?? "",
  },
];

/** Every column, in the order of `import --template`. Only a name and a town or a position are needed. */
export const COLUMNS: readonly Column[] = ENTRIES.map((entry) => {
  if ("value" in entry) return entry;
  const field = "field" in entry ? entry.field : entry.name;
  return { ...entry, field, value: (practice) => practice[field] ?? "" };
});

/** Which facts a column belongs to. */
export function groupOfColumn({ field }: Column): FactGroup {
  return factGroup(field);
}

/** The source's own id of a row. It has no value of a practice: an export writes it from the source's record. */
export const ID_COLUMN = "external_id";
export const ID_ALIASES: readonly string[] = ["id", "ref", "code"];

/** The header line of a file, as `import --template` and `export` write it. */
export const HEADER: readonly string[] = [ID_COLUMN, ...COLUMNS.map(({ name }) => name)];

/** Say yes, or since when, a practice is closed: also as OpenStreetMap and programs call it. */
export const CLOSING_COLUMNS = [
  "closed_on",
  "closed",
  "is_closed",
  "permanently_closed",
  "temporarily_closed",
  "closed_at",
  "closed_date",
  "date_closed",
  "closing_date",
  "closure_date",
  "end_date",
  "ceased_on",
  "disused",
  "abandoned",
  "demolished",
  "razed",
  "removed",
  "deleted",
  "is_deleted",
  "inactive",
  "defunct",
  "vacant",
  "construction",
  "proposed",
  "planned",
] as const;

/** Say no where a practice is closed. */
export const RUNNING_COLUMNS = ["active", "is_active", "operational", "currently_operating"] as const;

/** Say in a word whether a practice is open for business. The last is a common header that may mean something else. */
export const STATUS_COLUMNS = [
  "business_status",
  "operational_status",
  "operating_status",
  "status",
] as const;

/** Say from when on there is a practice. */
export const OPENING_COLUMNS = ["opening_date", "opens_on", "opened_on", "start_date"] as const;

/** Read to tell what is no dentist, not there any more or not yet, or where it is; not kept. */
export const JUDGED_COLUMNS: readonly string[] = [
  ...CLOSING_COLUMNS,
  ...RUNNING_COLUMNS,
  ...STATUS_COLUMNS,
  ...OPENING_COLUMNS,
  "category",
  "country",
  "full_address",
];
