import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/suggest-api.ts";
import { SUGGESTIONS_CACHED, suggest } from "./suggest.server.ts";

export const handle = { parameters: ["q"] } satisfies PageHandle;

/** Suggestions while a visitor types. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { practices, now } = context.get(servicesContext);
  const q = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json(await suggest(await practices.now(), q, now), {
    headers: { "Cache-Control": SUGGESTIONS_CACHED },
  });
}
