import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/feed.ts";
import { atomFeed } from "./atom.server.tsx";

export const handle = { parameters: [] } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, operator } = context.get(servicesContext);
  return new Response(atomFeed(publicUrl, operator.identity.name), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
