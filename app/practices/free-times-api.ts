import { redirect } from "react-router";
import { API_PATH, withQuery } from "#content/links.ts";
import { problem } from "#kit/api/problem.server.ts";
import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/free-times-api.ts";
import type { z } from "zod";
import { answerFreeTimes } from "#services/free-times/free-times-answer.ts";
import { idAsked } from "#services/practices/practice-answer.ts";
import type { FREE_TIMES_ANSWER } from "./free-times-operation.server.ts";
import { MISSING_PRACTICE, WITHDRAWN_PRACTICE } from "./practice-operation.server.ts";
import { findWithdrawnView } from "./withdrawn.server.ts";

export const handle = { parameters: ["service", "patient", "from", "days"] } satisfies PageHandle;

/** The free times of a practice for programs. They change with every booking, so nobody keeps them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const found = await answerFreeTimes(services, params.id, searchParams);
  if (!found) {
    const withdrawn = await findWithdrawnView(services.database.read, idAsked(params.id));
    return withdrawn ? problem(410, WITHDRAWN_PRACTICE) : problem(404, MISSING_PRACTICE);
  }
  const headers = { "Cache-Control": "no-store" };
  const answer: z.infer<typeof FREE_TIMES_ANSWER> = found.answer;
  if (found.id === Number(params.id)) return Response.json(answer, { headers });
  throw redirect(withQuery(`${API_PATH}/practices/${found.id}/free-times`, searchParams), 301);
}
