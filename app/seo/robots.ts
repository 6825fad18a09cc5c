import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/robots.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/**
 * Everything may be read. Results of a filter say `noindex` themselves, which only who reads them can see,
 * so nothing is forbidden here.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
