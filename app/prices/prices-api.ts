import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/prices-api.ts";
import { answerPrices } from "./prices-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** What practices charge, for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await answerPrices(context.get(servicesContext)));
}
