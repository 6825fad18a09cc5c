import { redirect } from "react-router";
import { API_PATH } from "#content/links.ts";
import { problem } from "#kit/api/problem.server.ts";
import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/practice-api.ts";
import { answerPractice, idAsked } from "#services/practices/practice-answer.ts";
import { MISSING_PRACTICE, WITHDRAWN_PRACTICE } from "./practice-operation.server.ts";
import { findWithdrawnView } from "./withdrawn.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** One practice for programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const practice = await answerPractice(services, params.id);
  if (!practice) {
    const withdrawn = await findWithdrawnView(services.database.read, idAsked(params.id));
    return withdrawn ? problem(410, WITHDRAWN_PRACTICE) : problem(404, MISSING_PRACTICE);
  }
  if (practice.id === Number(params.id)) return Response.json(practice);
  // It turned out to be another one.
  throw redirect(`${API_PATH}/practices/${practice.id}`, 301);
}
