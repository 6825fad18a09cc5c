import { z } from "zod";
import { formatCount } from "#domain/counts.ts";
import type { Operation } from "#kit/api/operation.server.ts";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";
import { LIST_OPERATION } from "./list-operation.server.ts";

/** Beyond it a map of the country is a map of towns; half a megabyte, a tenth of that on the way. */
export const MOST_POINTS = 5_000;

const POINT_FACTS = z
  .object({
    name: z.string(),
    locality: z.string().describe("Suburb and town."),
    rating: z.number().min(1).max(5).nullable().describe("Average of the reviews; null if there are none."),
    reviews: z.int().min(0).describe("How many reviews there are."),
    price: z.enum(["$", "$$", "$$$", ""]).describe("How a usual visit is priced; empty if not stated."),
    href: z.string().describe("Its page on the site: a path."),
    sample: z.boolean().describe("Made up, to show how the site works."),
    call: z
      .string()
      .optional()
      .describe("The number to call, only for practices that don’t take requests; empty if not stated."),
  })
  .describe("What a map needs to know about a practice. Its own address has everything.");

const GEOMETRY = z
  .object({
    type: z.literal("Point"),
    coordinates: z.array(z.number()).describe("Longitude and latitude in degrees, WGS 84."),
  })
  .describe("Where it is.");

export const POINT = z
  .object({
    type: z.literal("Feature"),
    id: z.int().describe("The practice’s id, the same everywhere."),
    geometry: GEOMETRY,
    properties: POINT_FACTS,
  })
  .describe("A practice as a point.");

export const POINTS_ANSWER = z
  .object({
    type: z.literal("FeatureCollection"),
    count: z.int().min(0).describe("How many practices match, including those beyond the last point."),
    url: z.url().describe("The page of the site with the same practices."),
    attribution: ATTRIBUTION,
    features: z.array(POINT).max(MOST_POINTS),
  })
  .describe("GeoJSON (RFC 7946).");

export const POINTS_OPERATION: Operation = {
  id: "mapPractices",
  path: "/practices.geojson",
  title: "Practices as points on a map",
  text: `All the practices that /directory shows for the same filters, on all its pages, in the same order: at most the first ${formatCount(MOST_POINTS)}, as GeoJSON for programs that draw maps.`,
  parameters: LIST_OPERATION.parameters.filter(({ name }) => name !== "page"),
  type: "application/geo+json",
  answer: "PointList",
  schemas: { PointList: POINTS_ANSWER, Point: POINT, PointGeometry: GEOMETRY, PointFacts: POINT_FACTS },
  examples: [
    { path: "/practices.geojson?location=nelson", text: "All practices in Nelson" },
    {
      path: "/practices.geojson?emergency=yes&open=now",
      text: "Those open now that say they see people in pain",
    },
  ],
};
