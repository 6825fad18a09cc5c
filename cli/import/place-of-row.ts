import { findPlace, PLACES } from "#content/places.ts";
import { placesByDistance } from "#domain/distance.ts";
import { isInNewZealand } from "#domain/near.ts";
import type { Practice } from "#domain/practice.ts";
import type { Refusal, Row } from "./row.ts";

type Where = Pick<
  Practice,
  "place" | "suburb" | "address" | "postcode" | "latitude" | "longitude" | "position"
>;

/** How far a practice may be from the centre of its town, in kilometres: Auckland is as large as that. */
const REACH = 25;

/** Where a practice is: by its town, else in the nearest one; refused where neither is known. */
export function placeOf(row: Row): Where | Refusal {
  const { cell } = row;
  const town = cell("town");
  const position = positionOf(row);
  const refuse = (refused: string, field = "town") => ({ refused, field, value: cell(field) });
  if (typeof position === "string") return refuse(position, "latitude");
  const named = findPlace(town);
  const [nearest] = position ? placesByDistance(PLACES, position) : [];
  const place = named ?? (nearest && nearest.kilometres <= REACH ? nearest.place : undefined);
  if (!place) {
    if (nearest) {
      const far = `${Math.round(nearest.kilometres)} km from ${nearest.place.name}`;
      return refuse(`lies ${far}, the nearest town of this directory`, "latitude");
    }
    if (town === "") return refuse("has neither a position nor a town");
    return refuse(
      `“${town}” is no town of this directory, and there is no position: give latitude and longitude`,
    );
  }
  const suburb = cell("suburb");
  return {
    place: place.slug,
    // The settlement keeps its name where it is not the town itself.
    suburb: suburb || (named || town === "" ? "" : town),
    address: cell("address"),
    postcode: postcodeOf(row),
    ...(position
      ? { ...position, position: "exact" as const }
      : { latitude: place.latitude, longitude: place.longitude, position: "town" as const }),
  };
}

/** Undefined where there is none; a sentence where there is one that no practice here has. */
function positionOf({ cell, warn }: Row): { latitude: number; longitude: number } | string | undefined {
  const [lat, lon] = [cell("latitude"), cell("longitude")];
  if (lat === "" && lon === "") return undefined;
  const [latitude, longitude] = [numberIn(lat), numberIn(lon)];
  if (latitude === null || longitude === null) {
    warn("latitude", `${lat}, ${lon}`, "is no position");
    return undefined;
  }
  const shown = `(${lat}, ${lon})`;
  if (isInNewZealand({ latitude, longitude })) return { latitude, longitude };
  if (isInNewZealand({ latitude: longitude, longitude: latitude }))
    return `latitude and longitude seem to be swapped ${shown}`;
  return `lies outside New Zealand ${shown}`;
}

function postcodeOf({ cell, warn }: Row): string {
  // A spreadsheet takes the 0 off 0622.
  const postcode = cell("postcode").replace(/^\d{3}$/, "0$&");
  if (postcode === "" || /^\d{4}$/.test(postcode)) return postcode;
  warn("postcode", postcode, "is no postcode of four digits");
  return "";
}

function numberIn(text: string): number | null {
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;
}
