/** Who made what is on a map: words, and where they lead. */
export type Credit = { text: string; href: string | null };

/**
 * Sources of maps say it as HTML. Here it becomes words and links alone: nothing that somebody else wrote is ever
 * markup on our page.
 *
 * `creditsIn('© <a href="https://osm.org/copyright">OpenStreetMap</a>')` →
 * `[{ text: "©", href: null }, { text: "OpenStreetMap", href: "https://osm.org/copyright" }]`
 */
export function creditsIn(html: string): Credit[] {
  return html
    .split(/(<a\b[^<>]*>[^<>]*<\/a>)/i)
    .map((part): Credit => {
      const address = /^<a\b[^<>]*?\bhref\s*=\s*["']?(https?:\/\/[^"'\s<>]+)/i.exec(part)?.[1];
      return { text: inWords(part), href: address ? ENTITIES.reduce(undone, address) : null };
    })
    .filter(({ text }) => text !== "");
}

function inWords(part: string): string {
  return ENTITIES.reduce(undone, part.replace(/<[^<>]*>/g, " "))
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

function undone(text: string, [entity, letter]: (typeof ENTITIES)[number]): string {
  return text.replaceAll(entity, letter);
}
