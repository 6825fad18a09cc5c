import { LOCALITIES } from "#content/localities.ts";
import { ALL_PLACES, findAnywhere, findPlace, placeBySlug } from "#content/places.ts";
import { isInNewZealand } from "#domain/finding/near.ts";
import { placeNames } from "#domain/finding/places.ts";
import { nearWords } from "#domain/finding/typing-errors.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { whereIs } from "#domain/finding/where.ts";
import { foldPlaceName } from "#domain/text.ts";
import type { Refusal, Row } from "./row.ts";

type Where = Pick<
  Practice,
  "place" | "suburb" | "address" | "postcode" | "latitude" | "longitude" | "position"
>;

export const GAZETTEER = { places: ALL_PLACES, localities: LOCALITIES };

/** Farther from the centre of its town than this, a practice is worth a look: Auckland is as large as that. */
const REACH_KM = 25;

/** Where a practice is: by its town, else in the nearest one; refused where neither is known. */
export function findRowPlace(row: Row): Where | Refusal {
  const { cell, warn } = row;
  const town = cell("town");
  const position = readPosition(row);
  const shown = `${cell("latitude")}, ${cell("longitude")}`;
  if (typeof position === "string") return { refused: position, field: "latitude", value: cell("latitude") };
  const where = whereIs({ town, suburb: cell("suburb"), position: position ?? null }, GAZETTEER);
  if (!where) {
    const refused = town === "" ? "has neither a position nor a town" : unknownTown(town);
    return { refused, field: "town", value: town };
  }
  const { place, suburb, centre, kilometres } = where;
  if (kilometres !== null && kilometres > REACH_KM) {
    const far = `${Math.round(kilometres)} km from ${placeBySlug(place).name}`;
    warn("latitude", shown, `lies ${far}, where it is listed`);
  }
  const isExact = position !== undefined && !isRough(cell("latitude"), cell("longitude"));
  if (position && !isExact)
    warn("latitude", shown, "has fewer than three decimals: it is taken for the town’s");
  return {
    place,
    suburb,
    address: cell("address"),
    postcode: readPostcode(row),
    ...(isExact ? { ...position, position: "exact" as const } : { ...centre, position: "town" as const }),
  };
}

/** A town that was probably meant is only asked about: nothing is listed where no one said it is. */
function unknownTown(town: string): string {
  const unknown = `“${town}” is not a town in this directory`;
  const meant = findAnywhere(town) ? undefined : nearestTown(foldPlaceName(town));
  return meant === undefined
    ? `${unknown}, and there’s no position: give latitude and longitude`
    : `${unknown} (did you mean “${findPlace(meant)!.name}”?), and there’s no position`;
}

const nearestTown = nearWords(ALL_PLACES.flatMap(placeNames).map(foldPlaceName));

/** Known to a kilometre or worse. A spreadsheet takes zeros off the end, so that one of the two may well be short. */
function isRough(latitude: string, longitude: string): boolean {
  return [latitude, longitude].every((text) => !/[.,]\d{3}/.test(text));
}

/** Undefined where there is none; a sentence where there is one that no practice here has. */
function readPosition({ cell, warn }: Row): { latitude: number; longitude: number } | string | undefined {
  const [lat, lon] = [cell("latitude"), cell("longitude")];
  if (lat === "" && lon === "") return undefined;
  const [latitude, longitude] = [numberIn(lat), numberIn(lon)];
  if (latitude === null || longitude === null) {
    warn("latitude", `${lat}, ${lon}`, "is not a position");
    return undefined;
  }
  const shown = `(${lat}, ${lon})`;
  if (isInNewZealand({ latitude, longitude })) return { latitude, longitude };
  if (isInNewZealand({ latitude: longitude, longitude: latitude }))
    return `latitude and longitude seem to be swapped ${shown}`;
  return `lies outside New Zealand ${shown}`;
}

function readPostcode({ cell, warn }: Row): string {
  // A spreadsheet takes the 0 off 0622.
  const postcode = cell("postcode").replace(/^\d{3}$/, "0$&");
  if (postcode === "" || /^\d{4}$/.test(postcode)) return postcode;
  warn("postcode", postcode, "is not a postcode of four digits");
  return "";
}

function numberIn(text: string): number | null {
  const number = text.replace(/^[−–]/, "-").replace(/^([+-]?\d{1,3}),(?=\d+$)/, "$1.");
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(number) ? Number(number) : null;
}
