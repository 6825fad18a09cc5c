/** The frame with a practice's card, for its own website: `/embed/12` */
function embedPath(practice: number): string {
  return `/embed/${practice}`;
}

/** Puts that frame where its tag stands. */
export const EMBED_SCRIPT = "/embed.js";

/** What a practice copies into its own page; the second works where scripts are not wanted. */
export function embedLines(origin: string, practice: { id: number; name: string }): [string, string] {
  const title = practice.name.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [
    `<script async src="${origin}${EMBED_SCRIPT}" data-practice="${practice.id}"></script>`,
    `<iframe src="${origin}${embedPath(practice.id)}" title="${title}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`,
  ];
}

/** What the site's own security settings have to allow for those lines, where it has any (Content-Security-Policy). */
export function embedPolicy(origin: string): string {
  return `script-src ${origin}; frame-src ${origin}`;
}

/** The page's own name for how it looks: the card is light unless its line says `data-theme="dark"`, or `auto` for the device's. */
export const EMBED_THEMES = ["light", "dark", "auto"] as const;

/**
 * The sites that may show a practice's frame: the one of its listing, with and without `www.`. Empty where the listing
 * names none.
 *
 * `framingOrigins("https://www.rata.nz/about")` → `["https://www.rata.nz", "https://rata.nz"]`
 */
export function framingOrigins(website: string): readonly string[] {
  if (!URL.canParse(website)) return [];
  const { protocol, host, origin } = new URL(website);
  if (protocol !== "https:" && protocol !== "http:") return [];
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  return [origin, `${protocol}//${other}`];
}
