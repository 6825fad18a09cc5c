import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/embed.ts";
import { embedResponse } from "./embed.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** A practice's card for its own website. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await embedResponse(context.get(servicesContext), params.id);
  return (
    answer ??
    new Response("No practice is listed under this number.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    })
  );
}
