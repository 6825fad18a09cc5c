import { hash } from "node:crypto";
import { RULES_PATH } from "./speculation-rules.ts";

/** Name and value, in the order in which they are sent. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/**
 * The headers of every response, raw errors included. One reason a line; change a line only with its reason.
 * `publicUrl` decides on the headers that only https can have; `mapOrigins` are where the operator's map comes from;
 * `hstsSubdomains`, whether every name below this one is on https too.
 */
export function securityHeaders(
  publicUrl: string,
  mapOrigins: readonly string[] = [],
  { hstsSubdomains = false }: { hstsSubdomains?: boolean } = {},
): HeaderLines {
  const isHttps = publicUrl.startsWith("https:");
  const policy = [...POLICY, connecting(mapOrigins), ...(isHttps ? [UPGRADE] : [])];
  return [[CSP, policy.join("; ")], ...EVERYWHERE, ...(isHttps ? [hsts(hstsSubdomains)] : [])];
}

/**
 * The policy of a page that carries one of these sheets: it admits them by their hashes, and no other styles in the page
 * (CSP level 3, section 8.3).
 *
 * `policyWithStyles(lines, "p{margin:0}")` → `"default-src …; style-src 'self' 'sha256-…'; …"`
 */
export function policyWithStyles(lines: HeaderLines, ...sheets: readonly string[]): string {
  const [, policy] = lines.find(([name]) => name === CSP)!;
  return policy.replace(STYLES, [STYLES, ...sheets.map(policyHash)].join(" "));
}

/** The policy of a page of the desk: the scripts that start it in the browser have this nonce. */
export function policyWithNonce(lines: HeaderLines, nonce: string): string {
  const [, policy] = lines.find(([name]) => name === CSP)!;
  return policy.replace(SCRIPTS, `${SCRIPTS} 'nonce-${nonce}'`);
}

/** A hash in the form that a Content-Security-Policy expects. */
function policyHash(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/**
 * Does it for answers that are made before the address is read, which may be one with a token: what loads beside them
 * learns no more than the origin.
 */
export function withoutAddress(lines: HeaderLines): HeaderLines {
  return lines.map(([name, value]) => [name, name === REFERRER ? "strict-origin" : value]);
}

/** Sets them on a response of the site. */
export function setSecurityHeaders(headers: Headers, lines: HeaderLines): void {
  for (const [name, value] of lines) {
    if (!MAY_DIFFER.has(name) || !headers.has(name)) headers.set(name, value);
  }
}

/**
 * Additionally on public pages: which of their links browsers may prerender. Not on forms, whose visitors are not about
 * to leave.
 */
export const OF_PUBLIC_PAGES: HeaderLines = [["Speculation-Rules", `"${RULES_PATH}"`]];

export const CSP = "Content-Security-Policy";
const REFERRER = "Referrer-Policy";
const EMBEDDING = "Cross-Origin-Resource-Policy";
/**
 * A page with a token in its address sets a stricter referrer policy; pictures of shared links and of practices allow other
 * sites to embed them; a page that carries its styles names their hash.
 */
const MAY_DIFFER: ReadonlySet<string> = new Set([CSP, REFERRER, EMBEDDING]);

const STYLES = "style-src 'self'";
const SCRIPTS = "script-src 'self'";

const POLICY = [
  // Everything loads from our own origin, unless a line below says otherwise.
  "default-src 'none'",
  // Our own files only.
  SCRIPTS,
  // The sheets of islands, and of pages without a build; what a page carries is admitted by its hash.
  STYLES,
  // The face of headings, which is in each page's styles as data.
  "font-src data:",
  "img-src 'self'",
  "manifest-src 'self'",
  // Two workers: the service worker of the emergency page, and MapLibre's, which cuts maps into tiles.
  "worker-src 'self'",
  // Said again although the first line covers it: scanners look for it by name.
  "object-src 'none'",
  // Forms post to us alone, even if markup were injected.
  "form-action 'self'",
  // No site may frame pages that take health data.
  "frame-ancestors 'none'",
  "base-uri 'none'",
  // No string becomes code, except the addresses of the two workers. `emergency-worker` allows one constant. MapLibre
  // passes its address as a string, so `default` allows exactly that one, and one empty element that Leaflet asks for
  // (app/directory/moving-map/trusted.ts).
  "require-trusted-types-for 'script'",
  "trusted-types emergency-worker default",
];

/**
 * Lighthouse reads robots.txt from inside the page, islands ask our own interface, and the map fetches what it is drawn
 * with: style, tiles, letters and symbols alike, so that `img-src` needs no further origin (MapLibre makes bitmaps of what it
 * fetches).
 */
function connecting(mapOrigins: readonly string[]): string {
  return ["connect-src 'self'", ...mapOrigins].join(" ");
}

/** A link written with http is fetched with https; without https it would break the page. */
const UPGRADE = "upgrade-insecure-requests";

const EVERYWHERE: HeaderLines = [
  // The browser must not guess a type other than the one we state.
  ["X-Content-Type-Options", "nosniff"],
  // Not `no-referrer`: with it Chromium sends `Origin: null` on form posts, and the Origin check refuses them.
  [REFERRER, "strict-origin-when-cross-origin"],
  // For browsers that do not know frame-ancestors.
  ["X-Frame-Options", "DENY"],
  // Another site's window cannot reach into ours.
  ["Cross-Origin-Opener-Policy", "same-origin"],
  // Another site cannot embed our answers, but for those that say so themselves: the pictures of shared links and of practices.
  [EMBEDDING, "same-origin"],
  // Only the location, for "near me", and only for us.
  [
    "Permissions-Policy",
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  ],
];

/**
 * Two years; only where the operator says that the site is on https. With subdomains, browsers ask every other name below
 * this one by https alone too, for two years: so the operator must have said that as well.
 */
function hsts(withSubdomains: boolean): readonly [string, string] {
  return ["Strict-Transport-Security", `max-age=63072000${withSubdomains ? "; includeSubDomains" : ""}`];
}
