import { servicesContext } from "#kit/context.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/suggestions-list.ts";
import { SUGGESTIONS_CACHED, suggest } from "./suggest.server.ts";
import { firstLettersHtml, suggestionsHtml } from "./suggestion-options.server.tsx";

export const handle = { parameters: ["q"] } satisfies PageHandle;

/**
 * The options below a search box, as HTML: what `/api/v1/suggest` says as data. Without a text it has those of each first
 * letter.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { practices, now } = context.get(servicesContext);
  const q = new URL(request.url).searchParams.get("q") ?? "";
  const index = await practices.now();
  const html =
    q === ""
      ? await firstLettersHtml((letter) => suggest(index, letter, now))
      : suggestionsHtml((await suggest(index, q, now)).items);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "Cache-Control": SUGGESTIONS_CACHED,
    },
  });
}
