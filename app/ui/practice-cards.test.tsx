import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ALL } from "#tests/support/practice-lists.ts";
import { PracticeCard } from "./practice-card.tsx";
import { type CardCircumstances, cardOf } from "./practice-card-of.ts";
import { cardHtml } from "./practice-cards.server.tsx";

const practice = ALL.find(({ services }) => services.includes("invisalign"))!;
const fridayNoon: CardCircumstances = {
  now: new Date("2026-11-19T23:00:00Z"),
  routing: "desk",
  isOnePlace: false,
};
const OTHERS: Record<string, Partial<CardCircumstances>> = {
  "another time": { now: new Date("2026-11-20T11:00:00Z") },
  "a list of one place": { isOnePlace: true },
  "a treatment": { treatment: "invisalign" },
  "something asked for": { asked: { isStepFree: true } },
  "another thing asked for": { asked: { isAccepting: true } },
  "a distance": { away: " (about 3 km away)" },
};

test.each(Object.entries(OTHERS))("a cached card is not shown for %s", (_, change) => {
  const usual = cardHtml(practice, fridayNoon);
  const other = { ...fridayNoon, ...change };
  for (const html of [cardHtml(practice, other), cardHtml(practice, other)]) {
    expect(html).toBe(renderToString(<PracticeCard practice={cardOf(practice, other)} />));
    expect(html).not.toBe(usual);
  }
});

test("a cached card is not shown for a practice whose facts have changed", () => {
  cardHtml(practice, fridayNoon);
  expect(cardHtml({ ...practice, name: "Harbour Steps Dental" }, fridayNoon)).toContain(
    "Harbour Steps Dental",
  );
});
