import { placeBySlug } from "#content/places.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { COLUMNS, cellText } from "#services/imports/columns.ts";

/** A practice with the words that the licences of its sources ask for, and what only a sample has. */
export type Exported = { practice: Practice; attribution: string; sample: Readonly<Record<string, string>> };

/**
 * A practice as a GeoJSON feature (RFC 7946): OpenStreetMap's tags where it has one, our columns as `niho:…` where it has
 * none, so that `import` reads it back.
 */
export function practiceFeature({ practice, attribution, sample }: Exported): object {
  const { id, longitude, latitude } = practice;
  return {
    type: "Feature",
    id: `niho/${id}`,
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: stated({ ...osmTags(practice), ...ownColumns(practice), ...ourTags(sample), attribution }),
  };
}

const WHEELCHAIR = { yes: "yes", partly: "limited", no: "no", "not-stated": "" };

function osmTags(practice: Practice): Record<string, string> {
  const { address, suburb, postcode, place, phone, email, website } = practice;
  const [, number, street] = /^(\d+[A-Za-z]?) (\D.*)$/.exec(address) ?? [];
  return {
    amenity: "dentist",
    name: practice.name,
    ...(street === undefined
      ? { "addr:street_address": address }
      : { "addr:housenumber": number!, "addr:street": street }),
    "addr:suburb": suburb,
    "addr:city": placeBySlug(place).name,
    "addr:postcode": postcode,
    phone,
    email,
    website,
    opening_hours: practice.openingHours || practice.hoursAsWritten,
    wheelchair: WHEELCHAIR[practice.wheelchairAccess],
    emergency: practice.emergency ? "yes" : "",
    check_date: practice.checkedOn ?? "",
  };
}

/** Columns that the tags above say already. */
const IN_TAGS = new Set(
  "name address suburb town postcode latitude longitude phone email website opening_hours wheelchair emergency checked_on".split(
    " ",
  ),
);

function ownColumns(practice: Practice): Record<string, string> {
  const columns = COLUMNS.filter(({ name }) => !IN_TAGS.has(name));
  const cells = columns.map(({ name, value }) => [name, cellText(value(practice))] as const);
  const position = practice.position === "town" ? "town" : "";
  return ourTags({ ...Object.fromEntries(cells), position });
}

function ourTags(cells: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).map(([name, text]) => [`niho:${name}`, text]));
}

function stated(tags: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([, text]) => text !== ""));
}
