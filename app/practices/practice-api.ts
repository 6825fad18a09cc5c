import { problem } from "../api/problem.ts";
import type { PageHandle } from "../root.tsx";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/practice-api.ts";
import { answerPractice } from "./practice-answer.server.ts";
import { MISSING_PRACTICE } from "./practice-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** One practice for programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await answerPractice(context.get(servicesContext), params.id);
  return practice ? Response.json(practice) : problem(404, MISSING_PRACTICE);
}
