import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/fhir-api.ts";
import { answerFhir } from "./fhir-answer.server.ts";

export const handle = { parameters: ["week", "from"] } satisfies PageHandle;

/** Free times for programs that collect them: the manifest, and the files that it names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await answerFhir(context.get(servicesContext), new URL(request.url));
  return new Response(answer.body, { headers: { "Content-Type": answer.type } });
}
