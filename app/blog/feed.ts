import { articlesShown } from "#content/articles/articles.ts";
import { showsSpecifiedNow } from "#services/specified.ts";
import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/feed.ts";
import { atomFeed } from "./atom.server.tsx";

export const handle = { parameters: [] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { publicUrl, operator } = services;
  const articles = articlesShown(await showsSpecifiedNow(services));
  return new Response(atomFeed(publicUrl, operator.identity.name, articles), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
