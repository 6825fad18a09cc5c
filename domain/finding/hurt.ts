/** What a word may mean, where someone tells that they are hurt: a place of the body, what happens to it, how it is told. */
export type HurtConcept =
  | "tooth"
  | "oneTooth"
  | "wisdom"
  | "babyTooth"
  | "gum"
  | "mouth"
  | "tongue"
  | "jaw"
  | "face"
  | "head"
  | "throat"
  | "eye"
  | "chest"
  | "otherBody"
  | "work"
  | "equipment"
  | "socket"
  | "removal"
  | "care"
  | "child"
  | "self"
  | "pain"
  | "softPain"
  | "daily"
  | "kill"
  | "gone"
  | "milkAge"
  | "half"
  | "help"
  | "swell"
  | "softSwell"
  | "infect"
  | "softInfect"
  | "foul"
  | "fever"
  | "ill"
  | "bleed"
  | "heavily"
  | "thinner"
  | "break"
  | "fracture"
  | "knock"
  | "thing"
  | "towards"
  | "cut"
  | "through"
  | "poke"
  | "leave"
  | "out"
  | "off"
  | "lost"
  | "loose"
  | "push"
  | "move"
  | "stuck"
  | "swallow"
  | "inhale"
  | "lock"
  | "open"
  | "close"
  | "numb"
  | "droop"
  | "drool"
  | "dry"
  | "cant"
  | "not"
  | "stop"
  | "breathe"
  | "choke"
  | "gasp"
  | "count"
  | "day"
  | "short"
  | "unconscious"
  | "faint"
  | "overdose"
  | "double"
  | "whole"
  | "took"
  | "ate"
  | "medicine"
  | "allergy"
  | "spread"
  | "badly"
  | "now"
  | "after"
  | "price"
  | "longTime"
  | "ago"
  | "past"
  | "prevent"
  | "learn"
  | "fear"
  | "despair"
  | "want"
  | "die"
  | "death"
  | "live"
  | "dwell"
  | "world"
  | "goOn"
  | "onward"
  | "come"
  | "when"
  | "beHere"
  | "anymore"
  | "reason"
  | "weary"
  | "end"
  | "it"
  | "life"
  | "harm"
  | "oneself"
  | "better"
  | "apart"
  | "me"
  | "be"
  | "nerve"
  | "than"
  | "trifle"
  | "with"
  | "gap"
  | "battery"
  | "brace"
  | "glue"
  | "hole"
  | "where"
  | "lip"
  | "huge"
  | "amount"
  | "container"
  | "product"
  | "food"
  | "drug"
  | "downThroat"
  | "antibiotic"
  | "reaction"
  | "cough"
  | "piece"
  | "splinter"
  | "brush"
  | "since"
  | "gauze"
  | "mistake"
  | "call"
  | "ambulance"
  | "helpline"
  | "poisons"
  | "healthline"
  | "asks"
  | "will"
  | "name"
  | "blue"
  | "heart"
  | "racing"
  | "palpitations"
  | "ribs"
  | "gush"
  | "immune"
  | "adult"
  | "aged"
  | "wrong"
  | "mouthed"
  | "chair"
  | "meet"
  | "went"
  | "into"
  | "stopped"
  | "start"
  | "partner"
  | "strike"
  | "thrown"
  | "unsafe"
  | "burst"
  | "elapsed"
  | "last"
  | "week";

/** What is wrong, by the first aid that is meant; null where there is none for it, as for what was swallowed. */
export type HurtKind =
  | "knocked-out"
  | "severe-pain"
  | "swelling"
  | "bleeding"
  | "cut"
  | "swallowed"
  | "broken-tooth"
  | "moved-tooth"
  | "jaw"
  | "after-removal"
  | "numb"
  | "crown-off"
  | "braces"
  | "choking";

/**
 * What a life is at risk from: `medicine` is too much of one, or the wrong one; `product` is what isn't for swallowing, as
 * toothpaste; `allergy` follows a medicine, an injection or latex; `self` is someone who says they may end their life;
 * `battery` was swallowed; `violence` is someone who was hit at home, or isn't safe there.
 */
export type Risk = "illness" | "medicine" | "product" | "allergy" | "battery" | "self" | "violence";

/**
 * Someone may be hurt. `danger`: a life may be at risk. `hurt`: someone is hurt. `unsure`: words of it are there, and
 * others that say a price, what was long ago, or that someone wants to read about it.
 */
export type Hurt = {
  level: "danger" | "hurt" | "unsure";
  kind: HurtKind | null;
  /** It is null where no life is at risk. `self` beside `unsure`: it may be said of a life, and as likely of something else. */
  risk: Risk | null;
};

/** A sentence as meanings: of each word, what it may mean, in order. */
export type Told = {
  words: readonly ReadonlySet<HurtConcept>[];
  /** It asks what to do now. */
  asksForHelp: boolean;
  /** Words of which nothing is known, as of a name. */
  others: number;
  /** Words by which something else is understood, as a treatment; places and little words don't count. */
  elsewise: number;
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
  const risk = riskIn(sentence);
  const kind = kindOf(sentence, told.others);
  if (risk === "self") return { level: "danger", kind: kind ?? null, risk };
  const isCalm = saysCalm(sentence, told);
  // Who can't go on may mean the pain, their braces or their life. Someone who hurts as well is believed.
  if (maySayDespair(sentence) && risk === null)
    return { level: kind === undefined || isCalm ? "unsure" : "danger", kind: kind ?? null, risk: "self" };
  if (risk === null && kind === undefined) return null;
  const level = isCalm ? "unsure" : risk === null ? "hurt" : "danger";
  return { level, kind: kind ?? null, risk };
}

/** Someone types no more than whom they would call: "help me", "111", "call 1737". An address has other words: "111 Queen Street". */
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
  "child",
  "asks",
  "now",
] as const;

type Sentence = {
  has: (...concepts: HurtConcept[]) => boolean;
  /** Whether a word of the one is followed by a word of the other within so many words. */
  followed: (first: HurtConcept, second: HurtConcept, within: number) => boolean;
  /** Whether they stand that close, whichever comes first. */
  near: (one: HurtConcept, other: HurtConcept, within: number) => boolean;
  isFirst: (concept: HurtConcept) => boolean;
  isLast: (concept: HurtConcept) => boolean;
};

function readSentence(all: Told["words"]): Sentence {
  const words = withoutThings(withoutDenied(withWhatStays(all)));
  const at = (concept: HurtConcept) => words.flatMap((word, index) => (word.has(concept) ? index : []));
  function followed(first: HurtConcept, second: HurtConcept, within: number) {
    const seconds = at(second);
    return at(first).some((from) => seconds.some((to) => to > from && to - from <= within));
  }
  return {
    has: (...concepts) => words.some((word) => concepts.some((one) => word.has(one))),
    followed,
    near: (one, other, within) => followed(one, other, within) || followed(other, one, within),
    isFirst: (concept) => words[0]?.has(concept) ?? false,
    isLast: (concept) => words.at(-1)?.has(concept) ?? false,
  };
}

/** "It won't come out" says that something is stuck, and not that it is out. */
function withWhatStays(words: Told["words"]): Told["words"] {
  return words.map((word, at) => {
    const isStaying = word.has("leave") && words[at - 1]?.has("cant") && words[at + 1]?.has("out");
    if (isStaying) return STUCK;
    const wasStaying = word.has("out") && words[at - 1]?.has("leave") && words[at - 2]?.has("cant");
    return wasStaying ? without(word, "out") : word;
  });
}

const STUCK: ReadonlySet<HurtConcept> = new Set<HurtConcept>(["stuck"]);

/** What is said not to be so: "doesn't hurt", but not "doesn't stop hurting". */
function withoutDenied(words: Told["words"]): Told["words"] {
  return words.map((word, at) => {
    if (!DENIABLE.some((one) => word.has(one))) return word;
    const [before, last] = [words[at - 2], words[at - 1]];
    const isDenied =
      last?.has("not") === true || (before?.has("not") === true && last !== undefined && last.size === 0);
    return isDenied || (word.has("bleed") && isOver(words, at)) ? NOTHING : word;
  });
}

/** "The bleeding has stopped"; but not "hasn't stopped", "nearly stopped" or "stopped and started again". */
function isOver(words: Told["words"], at: number): boolean {
  const next = words.slice(at + 1, at + 4);
  const stopped = next.findIndex((word) => word.has("stopped"));
  if (stopped === -1) return false;
  const isDoubted = next
    .slice(0, stopped)
    .some((word) => word.has("not") || word.has("cant") || word.has("half"));
  const isBefore = words[at - 1]?.has("not") || words[at - 1]?.has("cant");
  return !isDoubted && !isBefore && !words.some((word) => word.has("start"));
}

/**
 * What dies or is lived with where no one speaks of their own life: a dead nerve, a tooth that died, living in Nelson or with a
 * missing tooth.
 */
function withoutThings(words: Told["words"]): Told["words"] {
  const isAt = (at: number, ...concepts: HurtConcept[]) =>
    concepts.some((one) => words[at]?.has(one) === true);
  const isWithin = (from: number, to: number, ...concepts: HurtConcept[]) =>
    words.slice(Math.max(from, 0), to + 1).some((word) => concepts.some((one) => word.has(one)));
  return words.map((word, at) => {
    if (word.has("die")) {
      const isOfThing =
        isWithin(at - 2, at - 1, "tooth", "nerve", "gum") ||
        (isWithin(at + 1, at + 2, "tooth", "nerve", "gum") && !isAt(at - 1, "be"));
      return isOfThing && !isAt(at - 1, "want") ? without(word, "die") : word;
    }
    if (word.has("live")) {
      const isSomewhere = isAt(at + 1, "dwell") && !isWithin(at + 2, at + 4, "world", "pain");
      const isWithThing =
        isAt(at + 1, "with", "apart") &&
        !isWithin(at + 2, at + 5, "pain") &&
        isWithin(at + 2, at + 4, "work", "equipment", "gone", "gap", "die", "trifle");
      return isSomewhere || isWithThing ? without(word, "live") : word;
    }
    return word;
  });
}

function without(word: ReadonlySet<HurtConcept>, concept: HurtConcept): ReadonlySet<HurtConcept> {
  return word.difference(new Set([concept]));
}

const DENIABLE = ["pain", "swell", "bleed", "infect", "fever"] as const;
const NOTHING: ReadonlySet<HurtConcept> = new Set();

function riskIn(sentence: Sentence): Risk | null {
  if (saysDespair(sentence)) return "self";
  if (sentence.has("battery") && sentence.has("swallow", "ate", "mouthed")) return "battery";
  if (saysTooMuch(sentence)) return "medicine";
  if (saysNotForSwallowing(sentence)) return "product";
  if (saysAllergy(sentence)) return "allergy";
  if (saysViolence(sentence)) return "violence";
  return saysDanger(sentence) ? "illness" : null;
}

/** Someone says that they may end their life. */
function saysDespair(sentence: Sentence): boolean {
  const { has, followed, near } = sentence;
  const wantsNot = followed("not", "want", 2);
  return (
    has("despair") ||
    near("kill", "oneself", 2) ||
    near("harm", "oneself", 2) ||
    (followed("want", "die", 3) && !wantsNot && !isFigureOfSpeech(sentence)) ||
    (wantsNot && (followed("want", "live", 3) || (followed("want", "beHere", 2) && has("anymore")))) ||
    (followed("want", "not", 2) && followed("not", "live", 2)) ||
    near("reason", "live", 3) ||
    (followed("cant", "goOn", 2) && followed("goOn", "live", 1)) ||
    (near("reason", "life", 3) && has("not")) ||
    (followed("better", "apart", 2) && followed("apart", "me", 1)) ||
    (followed("end", "self", 1) && followed("self", "life", 2))
  );
}

/** Someone who would rather die than see a dentist, or pay one, is afraid of it; the rest of the sentence says if it hurts. */
function isFigureOfSpeech({ has, followed }: Sentence): boolean {
  const isCompared = followed("than", "care", 5) || followed("than", "trifle", 5);
  return followed("die", "than", 2) && isCompared && !has("pain");
}

/** What people say of their life, and of what they are tired of. */
function maySayDespair({ followed, isLast }: Sentence): boolean {
  return (
    (followed("cant", "goOn", 2) && (isLast("goOn") || followed("goOn", "onward", 1))) ||
    followed("cant", "live", 2) ||
    (followed("not", "want", 2) && followed("want", "beHere", 3)) ||
    followed("weary", "live", 3) ||
    followed("fear", "life", 2) ||
    (followed("end", "it", 1) && isLast("it"))
  );
}

/** Someone was hit by the person they live with, or isn't safe. */
function saysViolence({ has, followed }: Sentence): boolean {
  const isHit =
    followed("partner", "strike", 3) &&
    followed("strike", "me", 2) &&
    followed("partner", "me", 4) &&
    !has("mistake");
  const isInjured = has("strike", "knock", "break", "loose", "bleed", "cut", "swell");
  return isHit || (has("thrown") && isInjured) || (has("unsafe") && isInjured);
}

/** Signs of the heart, of breath and of blood that fails, at whatever followed them. */
function saysBodyFails({ has, near }: Sentence): boolean {
  const isBlue =
    near("blue", "lip", 4) || near("blue", "face", 5) || near("blue", "mouth", 4) || near("blue", "child", 3);
  const isHeart =
    (near("heart", "racing", 3) || has("palpitations")) && has("ill", "faint", "drug", "medicine", "ribs");
  const isChest =
    (near("ribs", "pain", 3) || near("ribs", "softPain", 5) || near("ribs", "close", 3)) &&
    has("swallow", "ate", "inhale", "downThroat", "drug", "medicine", "removal");
  return (isBlue && !has("name")) || isHeart || isChest || (has("immune") && has("fever"));
}

/** Blood that pours, or is said to be much; gums that bleed at brushing do that for months. */
function isHeavilyBleeding({ has, near }: Sentence): boolean {
  const isGumAlone = has("gum") && !has("removal", "socket", "cut", "knock");
  return (
    (has("gush") &&
      has("bleed", "socket", "removal", "cut", "lip", "tongue") &&
      (has("bleed") || !has("infect"))) ||
    (near("bleed", "amount", 2) && !has("brush") && !isGumAlone)
  );
}

/** Whether the first card of the emergency page says to call 111 or go to an emergency department. */
function saysDanger(sentence: Sentence): boolean {
  const { has, followed, near } = sentence;
  const isSwollen = has("swell", "softSwell");
  return (
    followed("cant", "breathe", 5) ||
    near("short", "breathe", 2) ||
    followed("cant", "swallow", 4) ||
    has("choke", "gasp", "unconscious") ||
    (has("inhale", "cough") && has("tooth", "work", "equipment", "piece") && has("inhale", "swallow")) ||
    (has("throat") && (has("stuck") || near("throat", "close", 3))) ||
    near("swell", "throat", 5) ||
    near("swell", "eye", 5) ||
    near("swell", "tongue", 4) ||
    (near("eye", "close", 3) && has("tooth", "face")) ||
    (isSwollen &&
      (has("fever", "ill", "drool", "faint") ||
        followed("cant", "open", 4) ||
        followed("cant", "stop", 0))) ||
    (has("infect") && has("ill")) ||
    (has("swell") && has("spread")) ||
    (has("swell") && has("child") && has("face")) ||
    (has("swell") && has("badly") && has("face", "mouth", "jaw")) ||
    (["face", "jaw", "throat"] as const).some((part) => near("huge", part, 6)) ||
    (has("bleed") &&
      (followed("bleed", "death", 2) ||
        near("cant", "stop", 3) ||
        near("not", "stop", 3) ||
        has("heavily", "thinner") ||
        isForLong(sentence))) ||
    (has("gauze") && has("heavily")) ||
    isHeavilyBleeding(sentence) ||
    saysBodyFails(sentence) ||
    (has("thinner") && has("knock", "cut", "lost", "removal")) ||
    (has("faint") && has("tooth", "face", "jaw", "head", "knock", "bleed")) ||
    (has("knock") && has("head", "face", "jaw", "mouth", "tooth") && has("ill")) ||
    (has("jaw") && has("chest") && has("pain")) ||
    isJawBroken(sentence) ||
    near("fracture", "face", 2) ||
    (has("droop") && has("face", "mouth"))
  );
}

/** "All night", "since yesterday"; gums that bleed at brushing do that for months. */
function isForLong({ has, followed }: Sentence): boolean {
  return (
    !has("brush") &&
    (followed("whole", "day", 1) || followed("since", "now", 1) || followed("since", "day", 2))
  );
}

/** Not a broken tooth beside a jaw that hurts; but teeth that don't meet since a blow. */
function isJawBroken({ has, near, followed }: Sentence): boolean {
  const isMisfit = has("tooth") && (followed("not", "meet", 2) || followed("cant", "meet", 2));
  if (isMisfit && has("knock", "cut", "break", "strike")) return true;
  return near("fracture", "jaw", 3) && !followed("fracture", "tooth", 2) && !followed("tooth", "fracture", 1);
}

/** More of a medicine than is safe, or a child who got at one. */
function saysTooMuch({ has, near, followed }: Sentence): boolean {
  return (
    has("overdose") ||
    (has("took", "child") && (near("wrong", "medicine", 2) || near("wrong", "antibiotic", 2))) ||
    (isYoung({ has, followed }) && near("adult", "medicine", 2)) ||
    near("double", "medicine", 6) ||
    near("double", "antibiotic", 4) ||
    (has("took", "ate") && (near("amount", "medicine", 4) || near("mistake", "medicine", 4))) ||
    (followed("took", "whole", 3) && near("whole", "medicine", 5)) ||
    (has("whole") && followed("took", "medicine", 4) && near("whole", "medicine", 3)) ||
    (has("child") && followed("ate", "medicine", 5))
  );
}

/** A child, or someone of whom is said how old they are. */
function isYoung({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  return has("child", "milkAge") || (followed("count", "longTime", 1) && followed("longTime", "aged", 1));
}

/** Something of the house or the bathroom was eaten or drunk, or too much of what belongs into a mouth. */
function saysNotForSwallowing({ has, near, followed }: Sentence): boolean {
  const isFromContainer = followed("ate", "container", 6) && has("child", "mistake");
  return (
    (followed("mouthed", "product", 6) && !followed("mouthed", "pain", 2) && isYoung({ has, followed })) ||
    (near("ate", "product", 6) && !followed("cant", "ate", 4)) ||
    (has("took", "ate", "child") && (near("amount", "product", 4) || near("double", "product", 5))) ||
    (isFromContainer && !has("food", "medicine", "work"))
  );
}

/** A rash, a swelling or hard breathing after what people are allergic to. A swelling that is treated with it is none. */
function saysAllergy({ has, near, followed }: Sentence): boolean {
  const isAfter = followed("after", "drug", 5) || followed("after", "medicine", 5);
  const isOnLips = (["swell", "huge"] as const).some(
    (swelling) => near(swelling, "lip", 4) || near(swelling, "tongue", 4),
  );
  return (
    (has("reaction") && has("drug", "medicine", "allergy")) ||
    (has("allergy") && has("swell", "throat", "face", "mouth", "breathe")) ||
    (has("drug", "medicine") && !has("infect", "knock", "cut") && isOnLips) ||
    (isAfter && (near("swell", "throat", 5) || near("throat", "close", 3) || near("swell", "eye", 5))) ||
    (isAfter && (followed("cant", "breathe", 5) || near("short", "breathe", 2) || has("gasp")))
  );
}

/** What is wrong; undefined where nothing is, null where there is no first aid for it. */
function kindOf(sentence: Sentence, others: number): HurtKind | null | undefined {
  const { has, followed, near } = sentence;
  const isTooth = has("tooth");
  const isMouth = has("tooth", "gum", "mouth", "jaw", "face", "work", "socket");
  const isTakenOut = isTakenOutBefore(sentence);
  const isAfterRemoval =
    isTakenOut ||
    has("socket") ||
    (has("removal") && !has("will")) ||
    followed("hole", "where", 1) ||
    (has("after") && (has("wisdom") || followed("tooth", "out", 2)));
  const isHurting =
    has("pain") ||
    followed("cant", "daily", 3) ||
    followed("kill", "self", 1) ||
    (has("softPain") && isMouth);
  const isOut = followed("leave", "out", 3) || followed("knock", "out", 5);
  const isOff = followed("leave", "off", 2);
  const isAlone = others === 0;
  const isMilkTooth = (near("babyTooth", "tooth", 1) || has("milkAge")) && !has("knock", "bleed", "pain");
  const isEquipmentAlone = has("equipment") && !has("gum", "mouth", "jaw", "face", "throat");
  const isOfJaw = has("jaw") && (has("lock", "stuck") || isOut || followed("cant", "move", 2));
  const cannotMove =
    has("jaw", "mouth") && (followed("cant", "open", 4) || followed("cant", "close", 4) || has("lock"));

  if ((has("choke") && !has("swell", "allergy")) || (has("throat") && has("stuck"))) return "choking";
  if (isThingSwallowed(sentence)) return "swallowed";
  if (isJawBroken(sentence)) return "jaw";
  if (!isTooth && (followed("cut", "lip", 6) || followed("cut", "tongue", 6) || near("burst", "lip", 2)))
    return "cut";
  if (isAfterRemoval && has("gush") && isHeavilyBleeding(sentence)) return "bleeding";
  const isUpIntoGum = followed("went", "into", 2) && followed("into", "gum", 3);
  if (followed("tooth", "went", 3) && isUpIntoGum && !followed("pain", "went", 1)) return "moved-tooth";
  if (isTooth && !has("removal") && followed("half", "out", 1)) return "moved-tooth";
  if (isTooth && (has("push") || (has("loose") && !isMilkTooth)))
    return has("work") ? "crown-off" : "moved-tooth";
  if (isTooth && !has("work", "socket", "wisdom", "infect", "break") && !isMilkTooth && !isTakenOut) {
    // What fell out days ago can't be put back.
    if (isOut && isDaysAgo(sentence) && (followed("out", "elapsed", 5) || followed("out", "last", 2)))
      return isHurting ? "severe-pain" : null;
    if (isOut || has("lost") || (isOff && !has("knock"))) return "knocked-out";
  }
  if (followed("knock", "out", 2) && !has("work", "socket", "equipment", "break", "infect"))
    return "knocked-out";
  if (has("break") && has("lip", "tongue") && !isTooth && !has("work", "equipment")) return "cut";
  if (has("cut") && has("gum", "mouth", "face") && !has("jaw") && !(isTooth && has("break")))
    return followed("cut", "tooth", 1) ? undefined : "cut";
  // A wisdom tooth that is coming through and a mouth that won't open are an infection, until a dentist says otherwise.
  if (cannotMove && has("wisdom") && !isAfterRemoval) return "swelling";
  if ((isOfJaw || cannotMove || (near("stuck", "open", 2) && isMouth)) && !has("swell", "infect"))
    return "jaw";
  if (near("oneTooth", "move", 3) && !has("work", "equipment")) return "moved-tooth";
  // What helps a crown doesn't help a wire.
  const isPlanned =
    has("brace") && (followed("towards", "come", 1) || (has("when") && followed("come", "off", 1)));
  if (isPlanned && !isHurting) return undefined;
  if (has("brace") && (isOut || isOff || has("lost", "loose", "poke"))) return "braces";
  if (has("brace") && has("break") && !isTooth) return "braces";
  if (has("work") && (isOut || isOff || followed("work", "gone", 2) || has("lost", "loose", "glue")))
    return "crown-off";
  if (isAfterRemoval && (isHurting || near("food", "face", 4) || has(...AFTER_REMOVAL) || isOut))
    return "after-removal";
  const isBrokenTooth = isTooth && has("break");
  if (has("poke") && !isBrokenTooth && (has("work") || (has("gum", "mouth") && !has("pain", "bleed"))))
    return null;
  if (has("stuck", "splinter") && isMouth && !has("knock", "swell", "infect", "bleed"))
    return has("pain") ? "severe-pain" : null;
  if (has("break") && !isEquipmentAlone) {
    if (has("mouth", "face") && !isTooth) return "cut";
    if (isTooth || has("work") || (isAlone && !has("name"))) return "broken-tooth";
    if (has("gum")) return null;
  }
  if (isTooth && has("gone") && has("half", "knock", "bleed"))
    return has("knock") ? "knocked-out" : "broken-tooth";
  if (has("bleed")) return has("lip", "tongue") && !isTooth ? "cut" : "bleeding";
  if (followed("tooth", "through", 4) && has("gum", "mouth", "face")) return "cut";
  if (has("swell", "infect")) return "swelling";
  if (has("softSwell", "huge") && has("gum", "mouth", "jaw", "face") && !has("equipment")) return "swelling";
  if (has("softInfect") && has("gum", "tooth", "work", "jaw")) return "swelling";
  if (has("fever")) return isMouth ? "swelling" : null;
  if (has("knock") && (isMouth || has("child", "head") || isAlone)) return "broken-tooth";
  if (has("thing") && followed("thing", "towards", 2) && (isTooth || has("mouth", "face", "jaw")))
    return "broken-tooth";
  if (isHurting && !(has("otherBody", "throat") && !isMouth)) return "severe-pain";
  // Numb without an injection may be more than that.
  if (has("numb") && isMouth) return has("drug", "care") ? "numb" : null;
  if (has("help") && isMouth && isAlone && !has("care")) return null;
  return isAlone && (isOut || isOff) ? null : undefined;
}

/** "Since my tooth came out", "came out at the dentist": a dentist took it out, and it isn't to be put back. */
function isTakenOutBefore({ has, followed }: Sentence): boolean {
  if (has("knock", "strike")) return false;
  if (has("removal") && !has("will") && isDaysAgo({ has, followed })) return true;
  if (!followed("tooth", "out", 3)) return false;
  if (followed("took", "tooth", 2) && isDaysAgo({ has, followed })) return true;
  const isAfterIt =
    followed("since", "tooth", 4) ||
    followed("after", "tooth", 1) ||
    (followed("after", "self", 1) && followed("self", "tooth", 1));
  return isAfterIt || has("chair");
}

/** "Three days ago", "last week"; but not "20 minutes ago" or "last night", nor where today is told as well. */
function isDaysAgo({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  const isAgo = followed("day", "elapsed", 1) || followed("longTime", "elapsed", 1);
  return !has("now") && (isAgo || followed("last", "week", 1));
}

/** "Swallowed my crown", "came off and I swallowed it"; but not a tooth that hurts when they swallow. */
function isThingSwallowed({ has, followed }: Sentence): boolean {
  if (followed("cant", "swallow", 4)) return false;
  return SWALLOWED_THINGS.some(
    (thing) =>
      followed("swallow", thing, 5) ||
      followed(thing, "downThroat", 8) ||
      (thing === "work" && followed("ate", thing, 2) && !has("leave", "break", "pain")) ||
      (followed(thing, "swallow", 12) && followed("swallow", "it", 2)) ||
      (followed(thing, "swallow", 2) && !has("pain", "when")),
  );
}

const SWALLOWED_THINGS = ["tooth", "work", "equipment", "piece"] as const;

/** What goes wrong after a tooth was taken out. */
const AFTER_REMOVAL = [
  "swell",
  "infect",
  "softInfect",
  "bleed",
  "fever",
  "ill",
  "foul",
  "dry",
  "loose",
  "break",
  "numb",
  "gauze",
] as const;

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

/** Price, history and knowledge: such a sentence is no emergency by itself. */
function saysCalm({ has, followed, isFirst, isLast }: Sentence, { asksForHelp, others }: Told): boolean {
  const isLongAgo = (followed("longTime", "ago", 2) || has("past")) && !has("now");
  const isGeneral = !has("self") && !asksForHelp;
  // "Swelling normal after 3 days" asks about a swelling that is there; "how long does swelling last" wants to know.
  const isOfNow = followed("count", "day", 1) && has("after") && has(...LASTING);
  const isNamed = isLast("name") && others > 0 && isGeneral && !has("tooth", "gum", "mouth", "jaw", "face");
  return (
    isLongAgo ||
    has("price", "prevent") ||
    isFirst("will") ||
    (has("will") && has("care") && has("asks")) ||
    (has("fear") && !has("break", "swell", "infect", "bleed", "knock")) ||
    (isGeneral && !isOfNow && (has("learn") || isFirst("asks"))) ||
    isNamed
  );
}
