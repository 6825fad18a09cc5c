import { renderToString } from "react-dom/server";
import { PracticeCard, type PracticeCardData } from "./practice-card.tsx";

const RENDERED = new WeakMap<PracticeCardData, string>();

/**
 * The cards of a grid as HTML, each rendered once: most lists repeat the same practices, and rendering 24 cards took four
 * fifths of a page's time. `cardOf` gives the same object for equal cards.
 */
export function cardsHtml(practices: readonly PracticeCardData[]): string {
  return practices.map(cardHtml).join("");
}

function cardHtml(practice: PracticeCardData): string {
  let html = RENDERED.get(practice);
  if (html === undefined) {
    html = flat(renderToString(<PracticeCard practice={practice} />));
    RENDERED.set(practice, html);
  }
  return html;
}

/** V8 keeps a concatenated string as a tree of its pieces (rope), thirty times its size; a copy is flat. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}
