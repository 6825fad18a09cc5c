import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/manifest.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** What a phone that keeps the site on its home screen calls it (Web Application Manifest). */
export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, about } = context.get(servicesContext).operator.identity;
  const manifest = { ...MANIFEST, name: `${name}: ${tagline}`, short_name: name, description: about };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}

const MANIFEST = {
  id: "/",
  lang: "en-NZ",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  theme_color: "#fbfaf7",
  background_color: "#fbfaf7",
  categories: ["health", "medical"],
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Emergency help", url: "/emergency" },
    { name: "Find a dentist", url: "/directory" },
    { name: "Book an appointment", url: "/book" },
  ],
};
