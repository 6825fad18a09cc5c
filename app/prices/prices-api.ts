import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/prices-api.ts";
import type { z } from "zod";
import { answerPrices } from "#services/prices/prices-answer.ts";
import type { PRICES_ANSWER } from "./prices-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** What practices charge, for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer: z.infer<typeof PRICES_ANSWER> = await answerPrices(context.get(servicesContext));
  return Response.json(answer);
}
