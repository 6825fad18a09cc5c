import { samplePractices } from "#content/samples/practices.ts";
import { practiceCard } from "#kit/ui/practice-card-of.ts";

/** An instant at which most practices are open. */
const NOW = new Date("2026-11-25T22:00:00Z");

/** Made once: what is measured is to render and to send them. */
const CARDS = [...samplePractices()].map(({ practice }) =>
  practiceCard(practice, { now: NOW, routing: "desk", isOnePlace: false }),
);

/** 24 practices as our cards show them; another number gives others. */
export function cardsFor(page: number) {
  return Array.from({ length: 24 }, (_, at) => CARDS[(page * 24 + at) % CARDS.length]!);
}
