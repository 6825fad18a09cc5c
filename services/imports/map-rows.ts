import type { Position } from "#domain/finding/distance.ts";
import { readDay } from "#domain/nz-time.ts";
import { slugify } from "#domain/text.ts";
import { ID_COLUMN } from "./columns.ts";
import type { FileRow } from "./file-row.ts";
import { cellsOfTags, type Tags } from "./osm-tags.ts";

/** Elements of a map as rows, and the source that they name themselves. */
export type MapRows = { format: "Overpass" | "GeoJSON"; source: string | null; rows: FileRow[] };

/** The answer of Overpass, of which only what is read here is sure. */
export type OverpassAnswer = {
  elements: readonly Record<string, unknown>[];
  remark?: unknown;
  osm3s?: { timestamp_osm_base?: unknown };
};

/**
 * What Overpass found. It answers 200 with half of the data when it runs out of time or memory, and says so in `remark`
 * (https://github.com/drolbr/Overpass-API/issues/94): the caller refuses such a file.
 */
export function overpassRows({ elements, osm3s }: OverpassAnswer): MapRows {
  const base = timestampDay(osm3s?.timestamp_osm_base);
  const rows = elements.map((element, index) => {
    const id = `${tagText(element["type"])}/${tagText(element["id"])}`;
    const position = positionIn(element) ?? positionIn(element["center"]) ?? boundsCentre(element["bounds"]);
    const asOf = timestampDay(element["timestamp"]) ?? base;
    const row = elementRow(index + 1, { id, tags: tagsIn(element["tags"]), position, asOf });
    const isNowhere = position === null && row.refused === null;
    return isNowhere ? { ...row, refused: "has no position: ask Overpass with “out center”" } : row;
  });
  return { format: "Overpass", source: "osm", rows };
}

/** Features, alone or in a collection (RFC 7946); All the Places writes one a line. */
export function geoJsonRows(features: readonly Record<string, unknown>[]): MapRows {
  const read = features.map((feature) => {
    const properties = (feature["properties"] ?? {}) as Record<string, unknown>;
    const tags = { ...tagsIn(properties), ...tagsIn(properties["tags"]) };
    return { feature, properties, tags, spider: tags["@spider"] };
  });
  const spiders = new Set(read.map(({ spider }) => spider));
  const rows = read.map(({ feature, properties, tags, spider }, index) => {
    const ids = [feature["id"], properties["@id"], properties["id"], properties["ref"]].map(tagText);
    const ref = spider === undefined ? "" : tagText(properties["ref"]);
    const own = ref || (ids.find((id) => id !== "") ?? "");
    const id = spiders.size > 1 && spider !== undefined ? `${spider}/${own}` : own;
    const geometry = feature["geometry"] as { coordinates?: unknown } | null | undefined;
    const position = middleOfPoints(pointsIn(geometry?.coordinates));
    return elementRow(index + 1, { id, tags, position, asOf: timestampDay(properties["@timestamp"]) });
  });
  return { format: "GeoJSON", source: commonSource(spiders, rows), rows };
}

function commonSource(spiders: ReadonlySet<string | undefined>, rows: readonly FileRow[]): string | null {
  const [spider] = spiders;
  if (spiders.size === 1 && spider !== undefined) return `atp-${slugify(spider)}`.slice(0, 32);
  if (spiders.size > 1 && !spiders.has(undefined)) return "atp";
  return rows.length > 0 && rows.every(({ cells }) => OSM_ID.test(cells[ID_COLUMN]!)) ? "osm" : null;
}

const OSM_ID = /^(node|way|relation)\/\d+$/;

type Element = { id: string; tags: Tags; position: Position | null; asOf: string | undefined };

function elementRow(line: number, { id, tags, position, asOf }: Element): FileRow {
  const { cells, refused } = cellsOfTags(tags);
  // Our own files say which positions are only those of the town.
  const isExact = position !== null && tags["niho:position"] !== "town";
  const where = isExact
    ? { latitude: degrees(position.latitude), longitude: degrees(position.longitude) }
    : {};
  return {
    line,
    cells: { ...cells, [ID_COLUMN]: id, ...where },
    refused,
    ...(refused !== null && { isClosed: true as const }),
    ...(asOf !== undefined && { asOf }),
    ...(OSM_ID.test(id) && { url: `https://www.openstreetmap.org/${id}` }),
  };
}

/** Writes a number without an exponent. */
function degrees(value: number): string {
  return String(Math.round(value * 1e7) / 1e7);
}

function tagsIn(value: unknown): Tags {
  const entries = Object.entries(value ?? {}) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, tag]) => [name, tagText(tag)]).filter(([, text]) => text !== ""),
  );
}

function tagText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function timestampDay(value: unknown): string | undefined {
  return readDay(tagText(value).split("T", 1)[0]!);
}

function positionIn(value: unknown): Position | null {
  const { lat, lon } = (value ?? {}) as { lat?: unknown; lon?: unknown };
  return typeof lat === "number" && typeof lon === "number" ? { latitude: lat, longitude: lon } : null;
}

function boundsCentre(value: unknown): Position | null {
  const { minlat, maxlat, minlon, maxlon } = (value ?? {}) as Record<string, unknown>;
  return middleOfPoints(
    [
      [minlon, minlat],
      [maxlon, maxlat],
    ].filter(isPoint),
  );
}

/** Every pair of numbers in the coordinates of any geometry. */
function pointsIn(value: unknown): [number, number][] {
  if (!Array.isArray(value)) return [];
  return isPoint(value) ? [[value[0], value[1]]] : value.flatMap(pointsIn);
}

function isPoint(value: readonly unknown[]): value is [number, number] {
  return typeof value[0] === "number" && typeof value[1] === "number";
}

function middleOfPoints(points: readonly (readonly [number, number])[]): Position | null {
  if (points.length === 0) return null;
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return { latitude: middle(1), longitude: middle(0) };
}
