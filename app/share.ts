import type { Route } from "./+types/share.ts";
import { servicesContext } from "./services.ts";

/** The picture that a shared link to a page shows: `/share/locations/taupo.png` for `/locations/taupo`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  // Coasts and all that composes pictures: a start does without.
  const { drawingOf } = await import("./share-pictures.server.ts");
  const drawing = await drawingOf(services, params["*"] ?? "");
  if (!drawing) return new Response("There is no picture at this address.", { status: 404, headers: TEXT });
  const tag = `"${services.pictures.nameOf(drawing)}"`;
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers: { ...SHARED, ETag: tag } });
  const headers = { ...SHARED, ETag: tag, "Content-Type": "image/png" };
  // HEAD needs no painted picture.
  if (request.method === "HEAD") return new Response(null, { headers });
  const png = await services.pictures.paint(drawing);
  if (!png) return new Response("Many pictures are asked for just now.", { status: 503, headers: LATER });
  return new Response(new Uint8Array(png), { headers: { ...headers, "Content-Length": String(png.length) } });
}

const SHARED = {
  // What a picture says may change with the page; who has it asks again, and hears 304.
  "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
  // Other sites show it: that is what it is for.
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
const LATER = { ...TEXT, "Cache-Control": "no-store", "Retry-After": "5" };

function isKnown(request: Request, tag: string): boolean {
  const known = (request.headers.get("If-None-Match") ?? "").split(",");
  return known.some((one) => one.trim().replace(/^W\//, "") === tag);
}
