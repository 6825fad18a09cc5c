import { withCapital } from "#domain/text.ts";
import { JUDGED_COLUMNS } from "./columns.ts";
import type { Cells } from "./row.ts";

/** A text by the name of its tag: `{ amenity: "dentist", "addr:city": "Hokitika" }`. */
export type Tags = Readonly<Record<string, string>>;

/**
 * What OpenStreetMap's tags say, in the columns of an import, or why the element is left out. All the Places writes the
 * same tags. `niho:parking` is our own column of that name. Nothing is concluded: `amenity=dentist` is no treatment.
 */
export function cellsOfTags(tags: Tags): { cells: Cells; refused: string | null } {
  const first = (...names: string[]) => names.map((name) => tags[name]).find(Boolean) ?? "";
  const own = Object.entries(tags).filter(([name]) => name.startsWith("niho:"));
  const cells: Cells = {
    name: first("name", "official_name") || nameOfBranch(tags),
    ...addressCells(tags),
    suburb: first("addr:suburb", "addr:hamlet"),
    town: first("addr:city", "addr:town", "addr:village", "addr:place"),
    postcode: first("addr:postcode"),
    country: first("addr:country"),
    phone: first("phone", "contact:phone", "mobile", "contact:mobile"),
    email: first("email", "contact:email"),
    website: first("website", "contact:website", "url"),
    opening_hours: first("opening_hours"),
    wheelchair: first("wheelchair"),
    languages: readSpokenLanguages(tags).join(";"),
    services: readSpecialities(tags)
      .flatMap((value) => TREATMENT_OF.get(value) ?? [])
      .join(";"),
    specialties: readSpecialities(tags).map(specialityInWords).join(";"),
    also_known_as: [...new Set(OTHER_NAMES.flatMap((name) => tags[name]?.split(";") ?? []))].join(";"),
    emergency: first("emergency"),
    checked_on: first("check_date", "survey:date"),
    ...judgedCells(tags),
    ...Object.fromEntries(own.map(([name, value]) => [name.slice("niho:".length), value])),
  };
  return { cells, refused: refusalOf(tags) };
}

/** `branch` is the part of a chain: “Queen St” alone names no practice, only “Lumino Queen St” does. */
function nameOfBranch({ brand = "", operator = "", branch = "" }: Tags): string {
  const chain = brand || operator;
  return chain === "" ? "" : [chain, branch].filter((part) => part !== "").join(" ");
}

/** https://wiki.openstreetmap.org/wiki/Names */
const OTHER_NAMES = ["alt_name", "old_name", "short_name", "name:en", "name:mi", "brand", "operator"];

function refusalOf(tags: Tags): string | null {
  const former = Object.keys(tags).filter((name) => FORMER.test(name));
  const closed = isDental(tags) ? former.find((name) => isDentist(tags[name])) : former[0];
  if (closed !== undefined) return `closed (${closed}=${tags[closed]})`;
  if (!isDental(tags)) {
    const what = ["amenity", "healthcare", "shop", "craft"].find((name) => tags[name]);
    return `not a dental practice (${what ? `${what}=${tags[what]}` : "no amenity=dentist"})`;
  }
  return null;
}

/** https://wiki.openstreetmap.org/wiki/Lifecycle_prefix. Who closes a dentist there often leaves `healthcare=dentist`. */
const FORMER =
  /^(?:disused|abandoned|was|removed|demolished|razed|destroyed|historic|closed|vacant|old|former|construction|proposed|planned):(?:amenity|healthcare)$/;

function judgedCells(tags: Tags): Cells {
  return Object.fromEntries(
    JUDGED_COLUMNS.flatMap((name) => (tags[name] === undefined ? [] : [[name, tags[name]]])),
  );
}

function isDentist(value: string | undefined): boolean {
  return value?.split(";").some((kind) => kind.trim() === "dentist") === true;
}

function isDental(tags: Tags): boolean {
  if (isDentist(tags["amenity"]) || isDentist(tags["healthcare"])) return true;
  return tags["healthcare"] === "clinic" && readSpecialities(tags).length > 0;
}

/** `healthcare:speciality`, as far as it is about teeth: https://wiki.openstreetmap.org/wiki/Key:healthcare:speciality */
function readSpecialities(tags: Tags): string[] {
  const values = (tags["healthcare:speciality"] ?? "").split(";").map((value) => value.trim());
  return values.filter((value) => TREATMENT_OF.has(value) || DENTAL.test(value));
}

const DENTAL = /dent|orthodon|oral|maxillo/;
const TREATMENT_OF: ReadonlyMap<string, string> = new Map([
  ["general", "general-dentistry"],
  ["general_dentistry", "general-dentistry"],
  ["orthodontics", "braces"],
  ["oral_surgery", "oral-surgery"],
  ["dental_oral_maxillo_facial_surgery", "oral-surgery"],
  ["endodontics", "root-canal"],
  ["paedodontics", "childrens-dentistry"],
  ["paediatric_dentistry", "childrens-dentistry"],
  ["implantology", "implants"],
]);

function specialityInWords(value: string): string {
  return withCapital(value.replaceAll("_", " "));
}

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** `language:sm=yes` is Samoan. */
function readSpokenLanguages(tags: Tags): string[] {
  return Object.entries(tags).flatMap(([name, value]) => {
    const code = /^language:([a-z]{2,3})$/.exec(name)?.[1];
    if (code === undefined || !["yes", "main", "only"].includes(value)) return [];
    return code === "mi" ? "te reo Māori" : (LANGUAGE_NAMES.of(code) ?? []);
  });
}

function addressCells(tags: Tags): Cells {
  const whole = tags["addr:street_address"];
  if (whole) return { address: whole };
  const [number, street] = [tags["addr:housenumber"], tags["addr:street"]];
  if (!street) return tags["addr:full"] ? { full_address: tags["addr:full"] } : {};
  const level = tags["level"] ?? tags["addr:floor"];
  const unit = tags["addr:unit"] ?? tags["addr:flats"];
  const line = [number && unit ? `${unit}/${number}` : number, street].filter(Boolean).join(" ");
  const floor = /^[1-9]\d?$/.test(level ?? "") ? `Level ${level}` : "";
  return { address: [floor, tags["addr:housename"], line].filter(Boolean).join(", ") };
}
