import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/list-api.ts";
import { isOfVisitor, LIST_PARAMETERS } from "#services/finding/directory-filter.ts";
import { answerList } from "#services/finding/list-answer.ts";

export const handle = { parameters: LIST_PARAMETERS, isOfVisitor } satisfies PageHandle;

/** The directory for programs. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await answerList(context.get(servicesContext), new URL(request.url).searchParams));
}
