import { createHash } from "node:crypto";
import { servicesContext } from "#kit/context.ts";
import { EMBED_THEMES, framingOrigins } from "#content/embed.ts";
import { framingSites } from "#database/practices/framing-sites.ts";
import { findPractice } from "#database/practices/practices.ts";
import { firstFree } from "#services/practices/next-free.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/embed.ts";
import { EMBED_STYLES, embedDocument } from "./embed-document.server.tsx";

export const handle = { parameters: ["theme"] } satisfies PageHandle;

const STYLES_HASH = `'sha256-${createHash("sha256").update(EMBED_STYLES).digest("base64")}'`;

/** More would make the frame longer than the page around it. */
const FREE_SHOWN = 4;

/** A practice's card, in a frame for its own website. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database, practices, publicUrl, operator, routing, now } = context.get(servicesContext);
  const siteName = operator.identity.name;
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : undefined;
  const practice = id === undefined ? undefined : await findPractice(database.read, id);
  if (!practice || practice.id !== id)
    return new Response("No practice is listed under this number.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  const first = firstFree(await practices.now(), practice.id, now());
  const free = first?.times ?? [];
  const asked = new URL(request.url).searchParams.get("theme");
  const theme = EMBED_THEMES.find((one) => one === asked) ?? "light";
  const sites = await framingSites(database.read, practice.id);
  return new Response(
    embedDocument({
      practice,
      free: free.slice(0, FREE_SHOWN),
      isForTheirs: first?.isForTheirs ?? false,
      theme,
      publicUrl,
      siteName,
      routing,
      now: now(),
    }),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policyFor([...framingOrigins(practice.website), ...sites]),
        "X-Robots-Tag": "noindex",
      },
    },
  );
}

/**
 * The frame may stand on the site that the practice's listing names and on those that the practice has added, and nowhere
 * else: without any, on none. Browsers that know `frame-ancestors` leave `X-Frame-Options` aside, which forbids it for the
 * others.
 */
function policyFor(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${STYLES_HASH}`,
    "script-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(" ")}`,
  ].join("; ");
}
