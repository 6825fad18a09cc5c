import { createHash } from "node:crypto";
import { framingOrigins } from "#content/embed.ts";
import { findPractice } from "#database/practices.ts";
import type { Practice } from "#domain/practice.ts";
import { firstFree } from "#services/practices/next-free.ts";
import type { Services } from "#services/services.ts";
import { embedDocument } from "./embed-document.server.tsx";
import { EMBED_STYLES } from "./embed-styles.ts";

const STYLES_HASH = `'sha256-${createHash("sha256").update(EMBED_STYLES).digest("base64")}'`;

/** More would make the frame longer than the page around it. */
const FREE_SHOWN = 4;

/** A practice's frame for its own website; null where no practice has this number. */
export async function embedResponse(services: Services, text: string): Promise<Response | null> {
  const { database, publicUrl, operator, routing, now } = services;
  const siteName = operator.identity.name;
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  const practice = id === undefined ? undefined : await findPractice(database.read, id);
  if (!practice || practice.id !== id) return null;
  const free = firstFree(await services.practices.now(), practice.id, now())?.times ?? [];
  return new Response(
    embedDocument({ practice, free: free.slice(0, FREE_SHOWN), publicUrl, siteName, routing, now: now() }),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policyFor(practice),
        "X-Robots-Tag": "noindex",
      },
    },
  );
}

/**
 * The frame may stand on the site that the practice's listing names, and nowhere else: without one, on none. Browsers that
 * know `frame-ancestors` leave `X-Frame-Options` aside, which forbids it for the others.
 */
function policyFor({ website }: Pick<Practice, "website">): string {
  const origins = framingOrigins(website);
  return [
    "default-src 'none'",
    `style-src ${STYLES_HASH}`,
    "script-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(" ")}`,
  ].join("; ");
}
