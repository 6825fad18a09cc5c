import type { z } from "zod";
import { servicesContext } from "#kit/context.ts";
import { practicePoints, type PracticePoint } from "#database/practices/practice-points.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import type { Services } from "#services/services.ts";
import type { Routing } from "#content/asking.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/points-api.ts";
import { filterHref, isOfVisitor, POINTS_PARAMETERS } from "#services/finding/directory-filter.ts";
import { findAllInDirectory } from "#services/finding/find-in-directory.ts";
import { mapPractice } from "./map-answers.server.ts";
import { MOST_POINTS, type POINT, type POINTS_ANSWER } from "./points-operation.server.ts";

export const handle = { parameters: POINTS_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** The directory for maps: our own, and other people's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const points = await answerPoints(context.get(servicesContext), new URL(request.url).searchParams);
  return new Response(JSON.stringify(points), { headers: { "Content-Type": "application/geo+json" } });
}

/** All that the directory would show for an address, over however many pages, as points on a map. */
async function answerPoints(
  { database, practices, now, publicUrl, routing }: Services,
  parameters: URLSearchParams,
): Promise<z.infer<typeof POINTS_ANSWER>> {
  const index = await practices.now();
  const { filter, total, ids } = await findAllInDirectory(index, parameters, now, MOST_POINTS);
  const points = await practicePoints(database.read, ids);
  return {
    type: "FeatureCollection",
    count: total,
    url: publicUrl + filterHref({ ...filter, view: "grid" }),
    attribution: attributionLine(index),
    features: points.map((point) => pointFeature(point, routing)),
  };
}

function pointFeature(practice: PracticePoint, routing: Routing): z.infer<typeof POINT> {
  const { id, ...properties } = mapPractice(practice, routing);
  const coordinates = [practice.longitude, practice.latitude];
  return { type: "Feature", id, geometry: { type: "Point", coordinates }, properties };
}
