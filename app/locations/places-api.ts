import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/places-api.ts";
import type { z } from "zod";
import { answerPlaces } from "#services/finding/places-answer.ts";
import type { PLACES_ANSWER } from "./places-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** The towns and cities for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer: z.infer<typeof PLACES_ANSWER> = await answerPlaces(context.get(servicesContext));
  return Response.json(answer);
}
