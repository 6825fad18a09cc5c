import { shoreSvg } from "#content/map/shore.server.ts";
import { shoreViewAt } from "#content/map/shore-view.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/shore-picture.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** The shore in a window of the map. Its address changes with what it shows, so browsers keep it for a year. */
export function loader({ params }: Route.LoaderArgs) {
  const view = shoreViewAt(params);
  if (!view) return new Response("There is no such picture.\n", { status: 404 });
  return new Response(shoreSvg(view), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Robots-Tag": "noindex",
    },
  });
}
