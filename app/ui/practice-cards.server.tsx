import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { PracticeListing } from "#domain/practice.ts";
import { PracticeCard } from "./practice-card.tsx";
import { type CardCircumstances, cardOf, openStatusOf } from "./practice-card-of.ts";
import { flat } from "./rendered.server.tsx";

/** A practice whose facts have changed is a new object. */
type Rendered = { practice: PracticeListing; html: string };

/** Some 5 kB each: all 1,236 practices in three lists, as of a town, of the country and of a treatment. */
const RENDERED = new LRUCache<string, Rendered>({ max: 4_096 });

/**
 * A practice's card in a grid as HTML, rendered once for equal circumstances: most lists repeat the same practices, and
 * rendering 24 cards took four fifths of a page's time. A distance depends on the visitor, so a card with one is not
 * cached.
 */
export function cardHtml(practice: PracticeListing, circumstances: CardCircumstances): string {
  if (circumstances.away !== undefined) return render(practice, circumstances);
  const key = keyOf(practice, circumstances);
  const cached = RENDERED.get(key);
  if (cached?.practice === practice) return cached.html;
  const html = flat(render(practice, circumstances));
  RENDERED.set(key, { practice, html });
  return html;
}

function render(practice: PracticeListing, circumstances: CardCircumstances): string {
  return renderToString(<PracticeCard practice={cardOf(practice, circumstances)} />);
}

/** All that `cardOf` reads beside the practice, with the time as what it says of the opening hours. */
function keyOf(practice: PracticeListing, { now, ...circumstances }: CardCircumstances): string {
  const { isOnePlace, routing, treatment = "", asked = {} } = circumstances;
  const { open, isAccepting, isStepFree, funding, language } = asked;
  const status = openStatusOf(practice, now);
  const ofList = `${isOnePlace}|${routing}|${treatment}|${open}|${isAccepting}|${isStepFree}|${funding}|${language}`;
  return `${practice.id}|${ofList}|${status.isOpen}|${status.text}|${status.more}`;
}
