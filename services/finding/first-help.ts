import {
  type Advice,
  ALLERGY,
  BATTERY,
  CALLS,
  DANGER,
  type FirstAidId,
  firstAidFor,
  NOT_ALONE,
  OF_ADULTS,
  SICK_CHILD,
  OF_CHILD,
  PREGNANT,
  NOT_FOR_SWALLOWING,
  TOO_MUCH_MEDICINE,
  VIOLENCE,
} from "#content/emergency.ts";
import type { Hurt } from "#domain/finding/hurt.ts";
import { isSore } from "#domain/finding/hurt-kind.ts";
import type { Risk } from "#domain/finding/risk-of-life.ts";

/** What someone who is hurt reads first, the same in every door. Numbers stand in the sentences as people read them. */
export type FirstHelp = {
  /**
   * What names the page, and is heard before any count of dentists: the call where a life may be at risk, else the first
   * aid where minutes count or a hospital may be needed. It is null where the list of dentists may name it.
   */
  title: string | null;
  /** Where a life may be at risk: whom to call, before everything else. */
  danger: string | null;
  /** The first aid that is meant; null where it isn't known which. */
  card: {
    id: FirstAidId;
    situation: string;
    steps: readonly string[];
    /** The emergency page has more steps than these. */
    hasMore: boolean;
  } | null;
};

/** More would stand between the reader and who can see them, where no minute counts. */
const SHOWN_STEPS = 3;

const FIRST: Readonly<Record<Risk, Advice>> = {
  illness: DANGER,
  medicine: TOO_MUCH_MEDICINE,
  product: NOT_FOR_SWALLOWING,
  allergy: ALLERGY,
  battery: BATTERY,
  self: NOT_ALONE,
  violence: VIOLENCE,
  child: SICK_CHILD,
};

/**
 * How many steps of a card stand before the number to call about a child. It comes first where an adult’s steps may harm a
 * child’s tooth, and otherwise after what stops blood or says when to go to hospital.
 */
const ASK_FOR_CHILD_AT: Readonly<Partial<Record<FirstAidId, number>>> = {
  "severe-pain": 0,
  "moved-tooth": 0,
  "broken-tooth": 1,
  cut: 4,
};

function forChild(id: FirstAidId, steps: readonly Advice[]): readonly Advice[] {
  const at = ASK_FOR_CHILD_AT[id];
  if (at === undefined) return steps;
  return steps.filter((one) => one !== OF_CHILD && !OF_ADULTS.includes(one)).toSpliced(at, 0, OF_CHILD);
}

/** Returns null for someone who isn't hurt, or not for sure. */
export function firstHelp(hurt: Hurt | null): FirstHelp | null {
  if (hurt === null || hurt.level === "unsure") return null;
  const { kind, risk } = hurt;
  const danger = risk && FIRST[risk].text;
  const call = risk && CALLS[risk];
  // The card of pain begins with medicines: it would contradict the call that stands above it.
  const isBesideCall = risk === "illness" || risk === "violence";
  if (kind === null || isSore(kind) || (risk !== null && (!isBesideCall || kind === "severe-pain")))
    return { title: call, danger, card: null };
  const { id, situation, steps, last, isWhole = false } = firstAidFor(kind);
  const ofAge = hurt.isOfChild ? forChild(id, steps) : steps;
  const isFirstPregnant = hurt.isPregnant === true && steps.includes(PREGNANT);
  const told = isFirstPregnant ? [PREGNANT, ...ofAge.filter((one) => one !== PREGNANT)] : ofAge;
  const shown = isWhole ? [...told, last] : told.slice(0, SHOWN_STEPS);
  return {
    title: call ?? (isWhole ? situation : null),
    danger,
    card: { id, situation, steps: shown.map(({ text }) => text), hasMore: !isWhole },
  };
}

/** The line beside an answer to what may be said of someone's life and as likely of something else; null for all else. */
export function careBeside(hurt: Hurt | null): string | null {
  return hurt?.level === "unsure" && hurt.risk === "self" ? NOT_ALONE.text : null;
}
