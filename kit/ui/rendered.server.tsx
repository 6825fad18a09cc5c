import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Headers are one for each place and section, the further filters one for each filter: the longest unused make room. */
const RENDERED = new LRUCache<string, string>({ max: 512 });

/**
 * A part of pages that changes seldom, as HTML: rendered once for each key, which says all that the part is made from.
 * React takes some 1.5 µs an element, and has no way to render one only once.
 *
 * `<footer dangerouslySetInnerHTML={{ __html: html }} />`, where the loader has made
 * `html = renderedOnce(`footer ${JSON.stringify(facts)}`, () => <FooterContents {...facts} />)`
 */
export function renderedOnce(key: string, part: () => ReactNode): string {
  let html = RENDERED.get(key);
  if (html === undefined) RENDERED.set(key, (html = flat(renderToString(part()))));
  return html;
}

/** V8 keeps a concatenated string as a tree of its pieces (rope), thirty times its size; a copy is flat. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}
