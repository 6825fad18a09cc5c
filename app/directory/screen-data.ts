import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/screen-data.ts";
import { viewDirectory } from "./directory.server.ts";
import type { Screen } from "./screen.ts";
import { FILTER_PARAMETERS, isOfVisitor } from "#services/finding/directory-filter.ts";

export const handle = { parameters: FILTER_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** What the directory shows for an address, for the directory that is on the screen already: `use-screen.ts`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await viewDirectory(context.get(servicesContext), new URL(request.url).searchParams);
  const screen: Screen = { ...view.screen, practices: view.cards() };
  return Response.json(screen, { headers: { "X-Robots-Tag": "noindex" } });
}
