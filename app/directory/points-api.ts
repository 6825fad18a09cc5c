import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/points-api.ts";
import { isOfVisitor, POINTS_PARAMETERS } from "./filter.ts";
import { answerPoints } from "./points-answer.server.ts";

export const handle = { parameters: POINTS_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** The directory for maps: our own, and other people's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const points = await answerPoints(context.get(servicesContext), new URL(request.url).searchParams);
  return new Response(JSON.stringify(points), { headers: { "Content-Type": "application/geo+json" } });
}
