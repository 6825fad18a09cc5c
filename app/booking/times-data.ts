import { servicesContext } from "#kit/context.ts";
import { json } from "#kit/forms/post.server.ts";
import type { Route } from "./+types/times-data.ts";
import { timesOnceMore } from "./start.server.ts";

/** The free times of a practice for the form that is on the screen already: `free-times.island.tsx`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const times = await timesOnceMore(context.get(servicesContext), new URL(request.url).searchParams);
  const response = json(times, times ? 200 : 404);
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
