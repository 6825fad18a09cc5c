import { DANGER, type FirstAidId, firstAidFor, TOO_MUCH_MEDICINE } from "#content/emergency.ts";
import type { Hurt } from "#domain/finding/hurt.ts";

/** What whoever is hurt reads first, the same in every door. Numbers stand in the sentences as people read them. */
export type FirstHelp = {
  /** Where a life may be at risk: whom to call, before everything else. */
  danger: string | null;
  /** The first aid that is meant, with its first steps; null where it isn't known which. */
  card: { id: FirstAidId; situation: string; steps: readonly string[] } | null;
};

/** More would stand between the reader and who can see them. */
const SHOWN_STEPS = 3;

/** Returns null for someone who isn't hurt, or not for sure. */
export function firstHelp(hurt: Hurt | null): FirstHelp | null {
  if (hurt === null || hurt.level === "unsure") return null;
  const { level, kind, isPoison } = hurt;
  const danger = level === "danger" ? (isPoison ? TOO_MUCH_MEDICINE : DANGER).text : null;
  if (kind === null) return { danger, card: null };
  const { id, situation, steps } = firstAidFor(kind);
  return { danger, card: { id, situation, steps: steps.slice(0, SHOWN_STEPS).map(({ text }) => text) } };
}
