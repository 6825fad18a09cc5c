import { z } from "zod";
import type { Operation } from "#kit/api/operation.server.ts";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";

const PLACE = z
  .object({
    slug: z.string().describe("The name as it’s written in web addresses and in `location`."),
    name: z.string().describe("The official name."),
    nameMi: z.string().nullable().describe("The te reo Māori name beside the English one."),
    kind: z.enum(["city", "town"]),
    island: z.enum(["north", "south", "chathams"]),
    latitude: z.number().describe("Position of the centre. Degrees, WGS 84."),
    longitude: z.number(),
    practices: z.int().min(0).describe("How many practices are listed there."),
    url: z.url().describe("The place’s page on the site."),
  })
  .describe("A town or city.");

export const PLACES_ANSWER = z.object({
  count: z.int().describe("How many places there are."),
  attribution: ATTRIBUTION,
  places: z.array(PLACE),
});

export const PLACES_OPERATION: Operation = {
  id: "listPlaces",
  path: "/places",
  title: "Towns and cities",
  text: "Every place with listed practices, and how many there are.",
  parameters: [],
  answer: "PlaceList",
  schemas: { PlaceList: PLACES_ANSWER, Place: PLACE },
  examples: [{ path: "/places", text: "All of them" }],
};
