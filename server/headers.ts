import type { MiddlewareHandler } from "hono";
import { RULES_PATH } from "./speculation-rules.ts";

/** Name and value, in the order in which they are sent. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/**
 * What every answer carries, errors and what Node answers by itself included. One reason a line; change a line only
 * with its reason. `publicUrl` decides what only https can have; `mapOrigins` are where the operator's map comes from.
 */
export function securityHeaders(publicUrl: string, mapOrigins: readonly string[] = []): HeaderLines {
  const isHttps = publicUrl.startsWith("https:");
  const policy = [...POLICY, connecting(mapOrigins), ...(isHttps ? [UPGRADE] : [])];
  return [["Content-Security-Policy", policy.join("; ")], ...EVERYWHERE, ...(isHttps ? [HSTS] : [])];
}

/** For the site's own answers, after everything else has made them. */
export function withSecurityHeaders(lines: HeaderLines): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers: said } = c.res;
    for (const [name, value] of lines) {
      if (!ITS_OWN.has(name) || !said.has(name)) said.set(name, value);
    }
  };
}

/**
 * Beside those, what only a page that is the same for everybody says: which links from it may be made ready before they
 * are pressed. A form says nothing of the kind: whoever fills it in is not about to leave.
 */
export const OF_PUBLIC_PAGES: HeaderLines = [["Speculation-Rules", `"${RULES_PATH}"`]];

const REFERRER = "Referrer-Policy";
const EMBEDDING = "Cross-Origin-Resource-Policy";
/** A page with a token in its address says a stricter referrer, a picture for other sites that they may show it. */
const ITS_OWN: ReadonlySet<string> = new Set([REFERRER, EMBEDDING]);

const POLICY = [
  // Nothing comes from anywhere else unless a line below says so.
  "default-src 'none'",
  // Our own files only; no inline code exists.
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  // The service worker that keeps the emergency page and MapLibre's, which cuts maps into tiles; none from elsewhere.
  "worker-src 'self'",
  // Said again although the first line covers it: scanners look for it by name.
  "object-src 'none'",
  // Forms go to us, never elsewhere, even if markup were injected.
  "form-action 'self'",
  // Nobody frames a page that people type health answers into.
  "frame-ancestors 'none'",
  "base-uri 'none'",
  // No string ever becomes code, but for the addresses of two workers. The policy of the first takes nothing in. The second
  // is MapLibre's, which it can be given as text alone: the policy of last resort lets that very address through and
  // nothing else (app/ui/map/live/worker.ts).
  "require-trusted-types-for 'script'",
  "trusted-types emergency-worker default",
];

/**
 * Lighthouse reads robots.txt from inside the page, islands ask our own interface, and the map fetches what it is drawn
 * with: style, tiles, letters and symbols alike, so that `img-src` needs nobody (MapLibre makes bitmaps of what it has
 * fetched).
 */
function connecting(mapOrigins: readonly string[]): string {
  return ["connect-src 'self'", ...mapOrigins].join(" ");
}

/** A link that somebody wrote with http is fetched with https; where there is no https it would break the page. */
const UPGRADE = "upgrade-insecure-requests";

const EVERYWHERE: HeaderLines = [
  // What we call a file is what it is.
  ["X-Content-Type-Options", "nosniff"],
  // Not `no-referrer`: with it Chromium sends `Origin: null` on form posts, and the Origin check refuses them.
  [REFERRER, "strict-origin-when-cross-origin"],
  // For browsers that do not know frame-ancestors.
  ["X-Frame-Options", "DENY"],
  // Another site's window cannot reach into ours.
  ["Cross-Origin-Opener-Policy", "same-origin"],
  // Another site cannot embed our answers, but for those that say so themselves: the pictures of shared links.
  [EMBEDDING, "same-origin"],
  // Only the location, for "near me", and only for us.
  [
    "Permissions-Policy",
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  ],
];

/** Two years, as the preload list asks; only where the operator says that the site is on https. */
const HSTS = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const;
