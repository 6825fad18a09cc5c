import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/map-data.ts";
import { isOfVisitor, LIST_PARAMETERS } from "#services/finding/directory-filter.ts";
import { mapList } from "./map-answers.server.ts";

export const handle = { parameters: LIST_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** Where the practices of a page of the list are, for the map that moves. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await mapList(context.get(servicesContext), new URL(request.url).searchParams);
  return Response.json(list, { headers: { "X-Robots-Tag": "noindex" } });
}
