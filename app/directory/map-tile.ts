import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/map-tile.ts";
import { isOfVisitor, LIST_PARAMETERS } from "#services/finding/directory-filter.ts";
import { mapTile, tileAt } from "./map-answers.server.ts";

export const handle = { parameters: LIST_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** What the other pages of the list have in a tile of the map that moves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tile = tileAt(params);
  if (!tile) return new Response("There is no such tile.\n", { status: 404 });
  const answer = await mapTile(context.get(servicesContext), new URL(request.url).searchParams, tile);
  return Response.json(answer, { headers: { "X-Robots-Tag": "noindex" } });
}
