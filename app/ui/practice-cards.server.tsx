import { renderToString } from "react-dom/server";
import { PracticeCard, type PracticeCardData } from "./practice-card.tsx";

const RENDERED = new WeakMap<PracticeCardData, string>();

/**
 * The cards of a grid as HTML, each rendered once: the same practices come again in most lists, and 24 cards were
 * four fifths of what it takes to render one. `cardOf` gives the same object for as long as a card says the same.
 */
export function cardsHtml(practices: readonly PracticeCardData[]): string {
  return practices.map(cardHtml).join("");
}

function cardHtml(practice: PracticeCardData): string {
  let html = RENDERED.get(practice);
  if (html === undefined) {
    html = inOnePiece(renderToString(<PracticeCard practice={practice} />));
    RENDERED.set(practice, html);
  }
  return html;
}

/** Text that was put together from hundreds of pieces remains a tree of them, thirty times its size, until copied. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
