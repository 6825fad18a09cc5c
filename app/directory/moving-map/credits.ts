/** Part of a map's attribution. */
export type Credit = { text: string; href: string | null };

/**
 * Map sources state their attribution as HTML. This keeps its text and its links only, so that no HTML of others gets
 * into the page.
 *
 * `creditsIn('© <a href="https://osm.org/copyright">OpenStreetMap</a>')` →
 * `[{ text: "©", href: null }, { text: "OpenStreetMap", href: "https://osm.org/copyright" }]`
 */
export function creditsIn(html: string): Credit[] {
  return html
    .split(/(<a\b[^<>]*>[^<>]*<\/a>)/i)
    .map((part): Credit => {
      const address = /^<a\b[^<>]*?\bhref\s*=\s*["']?(https?:\/\/[^"'\s<>]+)/i.exec(part)?.[1];
      return { text: inWords(part), href: address ? ENTITIES.reduce(decoded, address) : null };
    })
    .filter(({ text }) => text !== "");
}

function inWords(part: string): string {
  return ENTITIES.reduce(decoded, part.replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES = [
  ["&copy;", "©"],
  ["&nbsp;", " "],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
] as const;

function decoded(text: string, [entity, letter]: (typeof ENTITIES)[number]): string {
  return text.replaceAll(entity, letter);
}
