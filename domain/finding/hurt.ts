import type { HurtConcept } from "./hurt-concepts.ts";
import { type HurtKind, isSore, kindOf } from "./hurt-kind.ts";
import { maySayDespair, type Risk, riskIn } from "./risk-of-life.ts";
import { isPastAt, readSentence, type Sentence, type Told, toldOfToday } from "./told-sentence.ts";

/**
 * Someone may be hurt. `danger`: a life may be at risk. `hurt`: someone is hurt. `unsure`: words of it are there, and
 * others that say a price, what was long ago, or that someone wants to read about it.
 */
export type Hurt = {
  level: "danger" | "hurt" | "unsure";
  kind: HurtKind | null;
  /** It is null where no life is at risk. `self` beside `unsure`: it may be said of a life, and as likely of something else. */
  risk: Risk | null;
  /** A child is told of. */
  isOfChild?: true;
  /** Someone says that they are pregnant. */
  isPregnant?: true;
};

/**
 * Whether a sentence tells that someone is hurt: a place of the body or a dentist's work, and what happens to it, in any
 * order. Pain, swelling, infection and bleeding need no place, since here they are of the mouth. Null where it doesn't.
 *
 * Meanings come from `content/hurt-words.ts`: "my tooth is hanging by a thread" is hurt, with the first aid of a moved
 * tooth; "neck swelling from tooth" is danger; "does a filling hurt" is unsure; "loose change" is null.
 */
export function judgeHurt(told: Told): Hurt | null {
  const call = callIn(told);
  if (call) return call;
  const sentence = readSentence(told.words);
  const risk = riskToday(sentence, told);
  const found = kindOf(sentence, told);
  const isAway = sentence.has("unconscious", "floppy", "seizure") && !sentence.followed("push", "it", 1);
  const kind = isAway && found && FOR_CONSCIOUS.has(found) ? null : found;
  if (risk === "self") return { level: "danger", kind: kind ?? null, risk };
  // “Can I keep a tooth in milk?” may be asked by someone who holds one in their hand. The steps answer both.
  const isInMilk = found === "knocked-out" && sentence.has("inMilk");
  const isCalm = !isInMilk && (risk === null ? saysCalm(sentence, told, found) : asksOfNoOne(sentence, told));
  // Who can't go on may mean the pain, their braces or their life. Someone who hurts as well is believed.
  if (maySayDespair(sentence) && risk === null)
    return { level: kind === undefined || isCalm ? "unsure" : "danger", kind: kind ?? null, risk: "self" };
  if (risk === null && kind === undefined) return null;
  const level = isCalm || (risk === null && isSore(kind)) ? "unsure" : risk === null ? "hurt" : "danger";
  const isOfChild = sentence.has("child", "milkAge");
  const isPregnant = sentence.has("pregnant");
  return {
    level,
    kind: kind ?? null,
    risk,
    ...(isOfChild && { isOfChild }),
    ...(isPregnant && { isPregnant }),
  };
}

/** What a life is at risk from now; despair isn't over because someone says when it began. */
function riskToday(sentence: Sentence, { words }: Told): Risk | null {
  const risk = riskIn(sentence);
  return risk === null || risk === "self" ? risk : riskIn(readSentence(toldOfToday(words)));
}

/** Nobody who is unconscious can rinse, spit, bite on a cloth to hold a tooth, or sit with their head forward. */
const FOR_CONSCIOUS: ReadonlySet<HurtKind> = new Set([
  "broken-tooth",
  "knocked-out",
  "moved-tooth",
  "cut",
  "jaw",
]);

/** The text is no more than a call for help: "help me", "111", "call 1737". An address has other words: "111 Queen Street". */
function callIn({ words, others, elsewise }: Told): Hurt | null {
  const has = (concept: HurtConcept) => words.some((word) => word.has(concept));
  const isMore = words.some((word) => word.size > 0 && !AROUND_A_CALL.some((one) => word.has(one)));
  if (others > 0 || elsewise > 0 || isMore) return null;
  if (has("ambulance")) return { level: "danger", kind: null, risk: "illness" };
  if (has("helpline")) return { level: "danger", kind: null, risk: "self" };
  if (has("poisons")) return { level: "danger", kind: null, risk: "medicine" };
  return has("help") || has("healthline") ? { level: "hurt", kind: null, risk: null } : null;
}

const AROUND_A_CALL = [
  "help",
  "ambulance",
  "helpline",
  "poisons",
  "healthline",
  "call",
  "self",
  "anyone",
  "child",
  "asks",
  "now",
  "present",
  "askedNow",
] as const;

/** Price, history and knowledge: such a sentence is no emergency by itself. */
function saysCalm(sentence: Sentence, told: Told, found: HurtKind | null | undefined): boolean {
  const { has, followed, isFirst } = sentence;
  const isPast = told.words.some((_, at) => isPastAt(told.words, at));
  const isGeneral = asksToKnow(sentence, told) || isNamed(sentence, told);
  return (
    (isPast && (!has("now") || followed("now", "want", 2)) && !isOfToday(sentence)) ||
    has("price", "prevent") ||
    isFirst("will") ||
    (has("will") && has("care") && has("asks")) ||
    (has("fear") && !has("break", "swell", "infect", "bleed", "knock") && !isInPain(sentence)) ||
    (isGeneral && !(told.elsewise === 0 && isToKnowNow(sentence, found)))
  );
}

/** Where a life may be at risk, only knowledge without a person or a practice's name is calm: "can amoxicillin cause a rash". */
function asksOfNoOne(sentence: Sentence, told: Told): boolean {
  const { has, isFirst } = sentence;
  const hasHappened = has("happened") && !has("asks");
  const isOfNow = has("price", "askedNow") || hasHappened || (has("cant") && !isFirst("asks"));
  return (asksToKnow(sentence, told) && !isOfNow) || isNamed(sentence, told);
}

function asksToKnow({ has, followed, isFirst }: Sentence, { asksForHelp }: Told): boolean {
  // "Swelling normal after 3 days" asks about a swelling that is there; "how long does swelling last" wants to know.
  const isStill = has("still") && has(...LASTING) && !isFirst("asks");
  const isOfNow = isStill || (followed("count", "day", 1) && has("after") && has(...LASTING));
  const isToTake =
    (followed("took", "medicine", 4) ||
      (isFirst("asks") && followed("medicine", "medicine", 2)) ||
      (has("pregnant") && has("medicine"))) &&
    has("tooth", "pain") &&
    !has("removal", "care", "learn");
  const isAsked = has("learn", "prevent") || isFirst("asks");
  return isAsked && !has("self") && !asksForHelp && !isOfNow && !isToTake;
}

function isNamed({ has, isLast }: Sentence, { asksForHelp, others }: Told): boolean {
  const isGeneral = !has("self") && !asksForHelp;
  return isLast("name") && others > 0 && isGeneral && !has("tooth", "gum", "mouth", "jaw", "face");
}

/** A general question may be about a tooth in someone’s hand, where minutes count, or a swelling that they have. */
function isToKnowNow({ has, followed }: Sentence, found: HurtKind | null | undefined): boolean {
  if (found === "knocked-out")
    return has("rescue") || (has("knock") && has("asks") && !followed("leave", "out", 2));
  if (found !== "swelling" || has("removal", "care", "work")) return false;
  const isUnder = followed("swell", "under", 2) || followed("softSwell", "under", 2);
  return has("worry") || isUnder || (has("swell") && !has("learn"));
}

/** History may be of a treatment, and the hurt of today: "my root canal from 3 years ago is throbbing", "hurting since 2024". */
function isOfToday({ has, followed }: Sentence): boolean {
  const isOfTreatment = TREATMENTS.some((one) => AGO.some((ago) => followed(one, ago, 6)));
  const isPastHurt = followed("care", "hurting", 4) && !has("hurtsNow");
  const isAfter = (event: HurtConcept) =>
    AGO.some((ago) => followed(ago, event, 5)) &&
    !followed("wasSo", event, 2) &&
    !(event === "pain" && isPastHurt);
  const hasJustHad = followed("just", "had", 1) || followed("just", "getting", 1);
  return (
    (has("hurtsNow") && !followed("wasSo", "hurtsNow", 2)) ||
    LASTING.some((one) => followed(one, "since", 4)) ||
    (isOfTreatment && EVENTS.some(isAfter)) ||
    EVENTS.some((event) => followed("just", event, hasJustHad ? 6 : 1))
  );
}

const TREATMENTS = ["care", "work", "removal"] as const;
const AGO = ["elapsed", "past"] as const;
const EVENTS = ["pain", "swell", "infect", "bleed", "break", "leave", "lost", "loose", "knock"] as const;

/** Pain is told, and not only feared: "scared of the dentist but my tooth hurts". */
function isInPain({ has, followed }: Sentence): boolean {
  if (has("will")) return false;
  const isThere = PLACES.some(
    (place) =>
      followed(place, "hurtsNow", 3) || (followed("mine", place, 2) && followed(place, "hurting", 2)),
  );
  return isThere || has("suffering") || followed("dwell", "pain", 1);
}

const PLACES = ["tooth", "gum", "mouth", "jaw", "face"] as const;

/** What people watch from day to day. */
const LASTING = [
  "pain",
  "softPain",
  "swell",
  "softSwell",
  "infect",
  "bleed",
  "fever",
  "foul",
  "numb",
] as const;
