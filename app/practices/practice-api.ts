import { redirect } from "react-router";
import { API_PATH } from "../api/address.ts";
import { problem } from "../api/problem.server.ts";
import type { PageHandle } from "../root.tsx";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/practice-api.ts";
import { answerPractice } from "./practice-answer.server.ts";
import { MISSING_PRACTICE } from "./practice-operation.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** One practice for programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await answerPractice(context.get(servicesContext), params.id);
  if (!practice) return problem(404, MISSING_PRACTICE);
  if (practice.id === Number(params.id)) return Response.json(practice);
  // It turned out to be another one.
  throw redirect(`${API_PATH}/practices/${practice.id}`, 301);
}
