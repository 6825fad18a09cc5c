import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { PracticeCard } from "./practice-card.tsx";
import { practiceOpenStatus } from "#content/open-status.ts";
import { type CardCircumstances, cardWithStatus } from "./practice-card-of.ts";
import { flat } from "./rendered.server.tsx";

/** A practice whose facts have changed is a new object. */
type Rendered = { practice: PracticeListing; html: string };

/** Some 5 kB each: all 1,236 practices in three lists, as of a town, of the country and of a treatment. */
const RENDERED = new LRUCache<string, Rendered>({ max: 4_096 });

/**
 * Practices' cards in a grid as HTML, each rendered once for equal circumstances: most lists repeat the same practices,
 * and rendering 24 cards took four fifths of a page's time. A distance depends on the visitor, so a card with one is not
 * cached.
 *
 * A card is rendered from the practice, the circumstances without the time, and what the time makes of the
 * practice. The key is made from the same, whole, so a card cannot depend on what its key leaves out.
 */
export function cardsHtml(
  practices: readonly PracticeListing[],
  { now, nextFree, ...circumstances }: CardCircumstances,
  awayOf?: (practice: PracticeListing) => string,
): string {
  const ofList = JSON.stringify(circumstances);
  const cards = practices.map((practice) => {
    const open = practiceOpenStatus(practice, now);
    const status = { open, nextFree: nextFree?.(practice) ?? null };
    if (awayOf) return render(practice, { ...circumstances, away: awayOf(practice) }, status);
    const key = `${practice.id}|${open.isOpen}|${open.text}|${open.more}|${status.nextFree?.label}|${status.nextFree?.time}|${status.nextFree?.href}|${ofList}`;
    const cached = RENDERED.get(key);
    if (cached?.practice === practice) return cached.html;
    const html = flat(render(practice, circumstances, status));
    RENDERED.set(key, { practice, html });
    return html;
  });
  // Not `join`: V8 puts what it joins among the old objects. After 600 uncached pages a process held 390 MB with it, 338 so.
  return cards.reduce((html, card) => html + card, "");
}

function render(...of: Parameters<typeof cardWithStatus>): string {
  return renderToString(<PracticeCard practice={cardWithStatus(...of)} />);
}
