import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/places-api.ts";
import { answerPlaces } from "./places-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** The towns and cities for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await answerPlaces(context.get(servicesContext)));
}
