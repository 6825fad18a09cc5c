import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/suggestions-list.ts";
import { SUGGESTIONS_CACHED, suggest } from "./suggest.server.ts";
import { suggestionsHtml } from "./suggestion-options.server.tsx";

export const handle = { parameters: ["q"] } satisfies PageHandle;

/** The options below a search box, as HTML: what `/api/v1/suggest` says as data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { practices, now } = context.get(servicesContext);
  const q = new URL(request.url).searchParams.get("q") ?? "";
  const { items } = await suggest(await practices.now(), q, now);
  return new Response(suggestionsHtml(items), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "Cache-Control": SUGGESTIONS_CACHED,
    },
  });
}
