import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ALL } from "#tests/support/practice-lists.ts";
import { PracticeCard } from "./practice-card.tsx";
import { type CardCircumstances, practiceCard } from "./practice-card-of.ts";
import { cardsHtml } from "./practice-cards.server.tsx";

const practice = ALL.find(({ services }) => services.includes("invisalign"))!;
const fridayNoon: CardCircumstances = {
  now: new Date("2026-11-19T23:00:00Z"),
  routing: "desk",
  isOnePlace: false,
};
const OTHERS: Record<string, Partial<CardCircumstances>> = {
  "another time": { now: new Date("2026-11-20T11:00:00Z") },
  "a treatment": { treatment: "invisalign" },
  "something asked for": { asked: { wheelchair: "yes" } },
  "another thing asked for": { asked: { accepting: "yes" } },
};

test.each(Object.entries(OTHERS))("a cached card is not shown for %s", (_, change) => {
  const usual = cardsHtml([practice], fridayNoon);
  const other = { ...fridayNoon, ...change };
  for (const html of [cardsHtml([practice], other), cardsHtml([practice], other)]) {
    expect(html).toBe(renderToString(<PracticeCard practice={practiceCard(practice, other)} />));
    expect(html).not.toBe(usual);
  }
});

test("a card with a distance is another one for each distance", () => {
  const usual = cardsHtml([practice], fridayNoon);
  for (const away of [" (about 3 km away)", " (about 4 km away)"]) {
    expect(cardsHtml([practice], fridayNoon, () => away)).toBe(
      renderToString(<PracticeCard practice={practiceCard(practice, { ...fridayNoon, away })} />),
    );
  }
  expect(cardsHtml([practice], fridayNoon)).toBe(usual);
});

test("a cached card is not shown for a practice whose facts have changed", () => {
  cardsHtml([practice], fridayNoon);
  const renamed = { ...practice, name: "Harbour Steps Dental" };
  expect(cardsHtml([renamed], fridayNoon)).toContain("Harbour Steps Dental");
});
