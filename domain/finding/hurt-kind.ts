import { isAirwayBlocked, isHeavilyBleeding, isJawBroken, isOutForCare } from "./risk-of-life.ts";
import type { Sentence } from "./told-sentence.ts";

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
  | "choking"
  | SoreKind;

/**
 * None of these is an emergency, and each has a page that helps: a sore that doesn’t heal, a sore from a denture, a broken
 * denture, teething, and gums that bleed when they are brushed.
 */
export type SoreKind = "staying-sore" | "denture-sore" | "broken-denture" | "teething" | "brushed-gums";

const SORES: ReadonlySet<HurtKind> = new Set<SoreKind>([
  "staying-sore",
  "denture-sore",
  "broken-denture",
  "teething",
  "brushed-gums",
]);

export function isSore(kind: HurtKind | null | undefined): kind is SoreKind {
  return kind != null && SORES.has(kind);
}

/** What is wrong; undefined where nothing is, null where there is no first aid for it. `others` are words without a known meaning. */
export function kindOf(
  sentence: Sentence,
  { others, elsewise }: Record<"others" | "elsewise", number>,
): HurtKind | null | undefined {
  const account = readAccount(sentence, others, elsewise);
  return CASES.find(([, isSo]) => isSo(account))?.[0];
}

/** A sentence, and what several cases ask of it. */
type Account = ReturnType<typeof readAccount>;

function readAccount(sentence: Sentence, others: number, elsewise: number) {
  const { has, followed, near } = sentence;
  const isTooth = has("tooth");
  const isMouth = has("tooth", "gum", "mouth", "jaw", "face", "work", "socket");
  // What fell out after a fall, or is said to be an adult's, isn't a milk tooth whose time has come.
  const isFallenOut =
    followed("leave", "out", 1) && !has("strike", "thing", "crash") && !followed("out", "knock", 6);
  const isMilkTooth =
    (near("babyTooth", "tooth", 1) || (has("milkAge") && !has("adult"))) &&
    !has("bleed", "pain") &&
    (isFallenOut || !has("knock"));
  const isTakenOut = isTakenOutBefore(sentence);
  const wasLost = followed("out", "past", 4) || followed("lost", "past", 4);
  /** "My crown came away", "a chunk of my molar has come away"; someone who has come away on holiday tells of neither. */
  const isAway = followed("leave", "vanish", 2) && has("part", "work");
  return {
    ...sentence,
    isTooth,
    isMouth,
    isMilkTooth,
    /** No word is left that might be a name. */
    isAlone: others === 0,
    /** Nothing else is asked for either, as what Work and Income pays. */
    isAllOfHurt: others + elsewise === 0,
    isHurting:
      has("pain") ||
      (followed("cant", "daily", 3) && !(has("denture") && has("break"))) ||
      followed("kill", "self", 1) ||
      followed("tooth", "kill", 2) ||
      (followed("it", "kill", 1) && !has("product")) ||
      (has("softPain") && isMouth),
    /** Teeth are lost, and blood is, too. */
    isLost: has("lost") && !followed("lost", "bleed", 2),
    isWorkOff:
      has("work") &&
      !has("brace") &&
      (followed("leave", "out", 3) || followed("leave", "off", 2) || isAway || has("lost")),
    isOut: (followed("leave", "out", 3) && !followed("out", "through", 1)) || followed("knock", "out", 5),
    isOff: followed("leave", "off", 2) || isAway,
    /** A milk tooth may be loose: it is time for it. A wisdom tooth pushes through the gum, or grows sideways. */
    isPushed:
      isTooth &&
      ((has("push") && !has("wisdom") && !isJammedBetween(sentence)) ||
        (has("loose") && !isMilkTooth && !near("socket", "loose", 4))),
    /** A whole tooth, which might be put back if it is out. */
    isWholeTooth:
      isTooth &&
      !has("work", "socket", "wisdom", "infect", "break") &&
      !isMilkTooth &&
      !isTakenOut &&
      !wasLost,
    isAfterRemoval:
      isTakenOut ||
      has("socket") ||
      (has("removal") && !has("will")) ||
      followed("hole", "where", 1) ||
      (has("after") && (has("wisdom") || followed("tooth", "out", 2))),
    isMouthShut:
      has("jaw", "mouth") &&
      (followed("open", "slightly", 4) ||
        followed("cant", "open", 4) ||
        followed("cant", "close", 4) ||
        has("lock")),
    isCut: has("cut") && has("gum", "mouth", "face") && !has("jaw") && !(isTooth && has("break")),
    isStuckIn: has("stuck", "splinter") && isMouth && !has("knock", "swell", "infect", "bleed"),
    isBroken:
      (has("break") &&
        !followed("break", "trifle", 3) &&
        !(has("wisdom") && followed("break", "through", 1)) &&
        (!has("equipment") ||
          has("gum", "mouth", "jaw", "face", "throat") ||
          (near("tooth", "break", 3) && !has("denture", "aligner", "prevent")))) ||
      near("tooth", "ruined", 3) ||
      near("tooth", "collapse", 2),
    /** "Half my tooth came off", "a bit of her molar"; not half of the teeth. */
    isOfPart: followed("part", "oneTooth", 4),
    isPartGone:
      isTooth && has("gone") && !followed("gone", "discolour", 2) && has("half", "knock", "crash", "bleed"),
  };
}

/** What is wrong in each case; the first that is so counts. */
const CASES: readonly (readonly [HurtKind | null | undefined, (account: Account) => boolean])[] = [
  [undefined, isPutToSleep],
  ["knocked-out", isKeptInMilk],
  ["choking", ({ has }) => has("choke") && !has("swell", "allergy")],
  ["choking", ({ has }) => has("throat") && has("stuck")],
  ["choking", isAirwayBlocked],
  ["swallowed", isThingSwallowed],
  [undefined, isMilkToothOut],
  ["jaw", isJawBroken],
  ["braces", ({ has }) => has("brace") && has("poke", "stuck") && has("mouth", "gum", "face")],
  [
    "braces",
    ({ has, followed }) =>
      has("brace") && ((has("piece") && has("gum", "mouth", "stuck")) || followed("under", "gum", 2)),
  ],
  [null, ({ near }) => near("slip", "equipment", 3)],
  // What cuts there is the tooth that is left.
  ["crown-off", ({ isWorkOff, has }) => isWorkOff && has("cut") && !has("bleed")],
  ["cut", ({ isTooth, followed }) => !isTooth && followed("cut", "lip", 6)],
  ["cut", ({ isTooth, followed }) => !isTooth && followed("cut", "tongue", 6)],
  ["cut", ({ isTooth, near }) => !isTooth && near("burst", "lip", 2)],
  ["bleeding", (one) => one.isAfterRemoval && one.has("gush") && isHeavilyBleeding(one)],
  ["cut", (one) => wentThroughLip(one) && !one.isOut && !one.has("loose", "wisdom", "growing", "softSwell")],
  ["moved-tooth", wentIntoGum],
  [
    "moved-tooth",
    ({ isTooth, has, followed }) => isTooth && !has("removal", "wisdom") && followed("half", "out", 1),
  ],
  // What is left of it can't be put back in.
  [
    "broken-tooth",
    ({ isOfPart, isOut, isOff, isPushed, isAfterRemoval, has }) =>
      isOfPart && (isOut || isOff || has("lost", "gone")) && !isPushed && !isAfterRemoval && !has("work"),
  ],
  ["broken-denture", isDentureBroken],
  ["knocked-out", isToBePutBack],
  // A baby tooth that came out isn't put back.
  [
    "bleeding",
    ({ isTooth, isOut, has }) =>
      isTooth &&
      has("child", "babyTooth", "milkAge") &&
      has("loose") &&
      (isOut || has("removal")) &&
      has("bleed", "seep") &&
      !has("knock"),
  ],
  ["bleeding", ({ has }) => has("thinner") && has("seep")],
  // Who has chemotherapy asks those who treat them before taking anything.
  [
    null,
    ({ isMouth, has }) =>
      has("immune") && isMouth && !has("fever") && has("patch", "lesion", "sore", "pain", "softPain"),
  ],
  ["braces", isApplianceOff],
  [null, (one) => one.isTooth && one.has("piece", "food") && one.followed("push", "between", 5)],
  [
    "swelling",
    ({ has }) =>
      has("infect", "swell") &&
      has("loose") &&
      !has("knock", "strike", "crash", "thing", "removal", "socket"),
  ],
  // Its stitches are none of a tooth that was taken out.
  [null, ({ has }) => has("implant") && has("socket")],
  // Nothing came off: what helps a crown is not for an implant that moves.
  [null, ({ isOut, isOff, has }) => has("implant") && has("loose") && !isOut && !isOff && !has("lost")],
  // A tooth that is loose after a filling isn't the filling.
  ["crown-off", ({ isPushed, has, followed }) => isPushed && has("work") && !followed("after", "work", 2)],
  ["moved-tooth", ({ isPushed }) => isPushed],

  ["severe-pain", (one) => isOutForDays(one) && one.isHurting],
  [null, isOutForDays],
  ["knocked-out", isKnockedOutBesideWork],
  ["knocked-out", ({ isWholeTooth, isOut, isLost }) => isWholeTooth && (isOut || isLost)],
  ["knocked-out", ({ isWholeTooth, isOff, has }) => isWholeTooth && isOff && !has("knock")],
  [
    "knocked-out",
    ({ isMilkTooth, has, followed }) =>
      !isMilkTooth && followed("knock", "out", 2) && !has("work", "socket", "equipment", "break", "infect"),
  ],

  [
    "cut",
    ({ isTooth, has }) => !isTooth && has("break") && has("lip", "tongue") && !has("work", "equipment"),
  ],
  ["teething", isCuttingTeeth],
  // Babies cut their teeth.
  [undefined, ({ isCut, followed }) => isCut && followed("cut", "tooth", 1)],
  // What was bitten days ago and is an ulcer now needs no pad.
  [null, ({ isCut, has }) => isCut && has("patch") && !has("bleed")],
  ["cut", ({ isCut }) => isCut],
  ["cut", isStabbed],
  ["cut", ({ isTooth, has, followed }) => !isTooth && followed("mouthed", "mouth", 3) && has("numb", "drug")],
  // A mouth that won't open is an infection beside a fever or a wisdom tooth that is coming through, until a dentist says otherwise.
  [
    "swelling",
    ({ isMouthShut, isAfterRemoval, has }) => isMouthShut && has("wisdom", "fever") && !isAfterRemoval,
  ],
  ["jaw", (one) => isJawStuck(one) && !one.has("swell", "infect")],
  ["moved-tooth", ({ has, near }) => near("oneTooth", "move", 3) && !has("work", "equipment")],

  // What helps a crown doesn't help a wire.
  [undefined, (one) => isTimeForBraces(one) && !one.isHurting],
  // Braces that came off years ago aren't what hurts.
  ["severe-pain", (one) => one.has("brace") && one.isHurting && one.followed("off", "elapsed", 3)],
  ["braces", ({ isOut, isOff, has }) => has("brace") && (isOut || isOff || has("lost", "loose", "poke"))],
  ["braces", ({ isTooth, has }) => has("brace") && has("break") && !isTooth],
  [
    "braces",
    ({ has, followed }) => followed("aligner", "stuck", 4) || (has("aligner") && has("poke", "cut")),
  ],
  ["crown-off", ({ isOut, isOff, has }) => has("work") && (isOut || isOff || has("lost", "loose", "glue"))],
  ["crown-off", ({ has, followed }) => has("work") && followed("work", "gone", 2)],

  ["after-removal", ({ isAfterRemoval, isHurting, isOut }) => isAfterRemoval && (isHurting || isOut)],
  ["after-removal", ({ isAfterRemoval, has }) => isAfterRemoval && has(...AFTER_REMOVAL)],
  ["after-removal", ({ isAfterRemoval, followed }) => isAfterRemoval && followed("hole", "open", 3)],
  ["after-removal", ({ isAfterRemoval, near }) => isAfterRemoval && near("food", "face", 4)],
  ["after-removal", (one) => one.isAfterRemoval && one.has("leftIn") && one.has("oneTooth", "nerve", "part")],

  ["denture-sore", isOfDenture],
  [null, pokes],
  [null, ({ has, followed }) => has("denture") && has("break") && followed("cant", "daily", 3)],
  ["severe-pain", ({ isStuckIn, has }) => isStuckIn && has("pain")],
  [null, ({ isStuckIn }) => isStuckIn],
  ["cut", ({ isBroken, isTooth, has }) => isBroken && has("mouth", "face") && !isTooth],
  ["broken-tooth", ({ isBroken, isTooth, has }) => isBroken && (isTooth || has("work"))],
  ["broken-tooth", ({ isBroken, isAlone, has }) => isBroken && isAlone && !has("name", "otherBody")],
  [null, ({ isBroken, has }) => isBroken && has("gum")],
  ["knocked-out", ({ isPartGone, has }) => isPartGone && has("knock", "crash")],
  ["broken-tooth", ({ isPartGone }) => isPartGone],

  ["cut", ({ isTooth, has }) => has("bleed") && has("lip", "tongue") && !isTooth],
  // Pus at a gum is an infection, and a cloth to bite on is for a socket.
  ["swelling", ({ has }) => has("bleed") && has("infect") && has("gum")],
  // No cloth to bite on helps gums that bleed when they are brushed.
  ["severe-pain", (one) => isBrushed(one) && one.isHurting],
  ["brushed-gums", isBrushed],
  ["severe-pain", (one) => isBleedingGum(one) && (one.isHurting || one.has("foul"))],
  [
    null,
    ({ has }) => has("bleed") && has("patch") && has("gum", "mouth") && !has("socket", "removal", "cut"),
  ],
  ["bleeding", ({ has }) => has("bleed")],
  // Through the gum every tooth comes that grows.
  ["cut", (one) => wentThroughLip(one) && !one.has("wisdom")],
  ["swelling", ({ has }) => has("swell", "infect")],
  ["staying-sore", isLump],
  [
    "swelling",
    ({ has }) => has("softSwell", "huge") && has("gum", "mouth", "jaw", "face") && !has("equipment"),
  ],
  ["swelling", ({ has }) => has("softInfect") && has("gum", "tooth", "work", "jaw")],
  ["swelling", ({ isMouth, has }) => has("fever") && isMouth],
  [null, ({ has }) => has("fever")],

  // What was knocked days ago and hurts no more isn’t broken, nor is what only changed its colour, nor a tooth by a blow
  // to the head alone.
  [
    null,
    (one) =>
      one.has("knock") &&
      one.isTooth &&
      !one.isHurting &&
      (isDaysAgo(one) || one.near("tooth", "discolour", 3)),
  ],
  [null, (one) => one.near("tooth", "discolour", 3) && one.followed("after", "lump", 3)],
  [null, ({ isMouth, has }) => has("knock") && has("head") && !isMouth],
  ["jaw", ({ isTooth, has }) => has("jaw") && has("knock", "crash") && !isTooth && !has("mouth", "work")],
  [
    "broken-tooth",
    ({ isMouth, isAlone, has }) => has("knock", "crash") && (isMouth || isAlone || has("child", "head")),
  ],
  [
    "broken-tooth",
    ({ has, followed }) => followed("thing", "towards", 2) && has("tooth", "mouth", "face", "jaw"),
  ],
  [null, ({ has }) => has("bone") && has("gum", "tooth", "mouth", "jaw", "socket")],
  // Its page says who to see, and pain relief isn't what helps.
  ["staying-sore", isStaying],
  ["teething", isTeething],
  [
    "staying-sore",
    ({ isTooth, has }) => has("lesion") && has("mouth", "gum") && !isTooth && !has("otherBody"),
  ],
  [null, ({ isTooth, has }) => has("coldSore") && has("pain", "softPain") && !isTooth],
  [null, ({ has }) => has("scald") && has("mouth", "gum", "throat")],
  [
    "severe-pain",
    ({ isHurting, isMouth, has }) =>
      isHurting && (isMouth || has("suffering") || !has("otherBody", "throat", "snore")),
  ],
  // Numb without an injection may be more than that.
  ["numb", ({ isMouth, has }) => has("numb") && has("drug", "care") && (isMouth || isStillNumb(has))],
  [null, ({ isMouth, has }) => has("numb") && isMouth],
  ["severe-pain", isToTakeSomething],
  ["severe-pain", isDoseTold],
  [null, ({ has }) => has("faint") && has("after") && has("care", "drug")],
  [null, ({ isMouth, isAllOfHurt, has }) => has("help") && isMouth && isAllOfHurt && !has("care", "trifle")],
  [null, ({ isAlone, isOut, isOff }) => isAlone && (isOut || isOff)],
];

/** A tooth that lies in milk was knocked out; but not "milk teeth", nor what is in milk for teeth. */
function isKeptInMilk({ followed }: Sentence): boolean {
  return (
    (followed("tooth", "inMilk", 6) || followed("inMilk", "oneTooth", 3)) && !followed("inMilk", "tooth", 1)
  );
}

/** "Do I get knocked out for my wisdom teeth" asks about a dentist’s anaesthetic. */
function isPutToSleep({ has, followed }: Sentence): boolean {
  return followed("knock", "outFor", 1) && isOutForCare(followed) && !has("thing", "strike", "bleed");
}

/** A baby tooth fell out by itself, as they do. */
function isMilkToothOut({ has, followed, near }: Sentence): boolean {
  // "My 6 year old's tooth fell out"; but not "fell over and his tooth came out".
  const isOfAge =
    has("milkAge") &&
    !has("adult") &&
    followed("tooth", "leave", 2) &&
    !followed("knock", "tooth", 8) &&
    !followed("out", "knock", 6);
  const isOut = (near("babyTooth", "tooth", 1) || isOfAge) && followed("leave", "out", 1);
  return isOut && !has("strike", "thing", "crash", "bleed", "seep", "pain", "height");
}

/** "My tooth went up into my gum", "knocked into the gum", "it has gone back inside"; but not a pain or a piece that went there. */
function wentIntoGum({ has, followed }: Sentence): boolean {
  const isGone = followed("went", "into", 4) || followed("vanish", "into", 3) || followed("knock", "into", 3);
  const isInGum =
    (followed("into", "gum", 3) && isGone) || (followed("up", "gum", 3) && has("knock", "half"));
  const isOfTooth =
    has("tooth") && !followed("pain", "went", 1) && !has("piece", "part", "drug", "food", "work");
  return isOfTooth && isInGum;
}

/** "His teeth have gone through his lip" */
function wentThroughLip({ followed }: Sentence): boolean {
  return (
    followed("tooth", "through", 4) &&
    (["mouth", "face"] as const).some((part) => followed("through", part, 3))
  );
}

/** A lump in the mouth that nothing else is told of; one on a gum may be an abscess unless it’s small and painless. */
function isLump({ isTooth, isHurting, has, followed }: Account): boolean {
  const isWorse = has("knock", "huge", "growing", "hot", "fever", "ill", "softInfect", "work", "jaw");
  const isOnGum = has("gum") && has("harmless", "weeks");
  const isThere = has("lip", "tongue") || isOnGum || (has("mouth") && !has("gum", "face"));
  return has("lump") && isThere && !isTooth && !isHurting && !isWorse && !followed("lump", "under", 2);
}

/** "Got my braces off and just had a tooth knocked out": the tooth is out, and not the work that is told of before. */
function isKnockedOutBesideWork({ isMilkTooth, has, followed, near }: Account): boolean {
  const isTooth = followed("oneTooth", "knock", 3) || followed("knock", "oneTooth", 3);
  return isTooth && followed("knock", "out", 4) && has("brace") && !near("work", "tooth", 3) && !isMilkTooth;
}

/** "Tooth is out do I push it back in" */
function isToBePutBack({ isWholeTooth, followed }: Account): boolean {
  return isWholeTooth && followed("tooth", "out", 3) && followed("push", "it", 1);
}

/** A retainer or an elastic came off the teeth; none of them is out. */
function isApplianceOff({ isTooth, isOut, isOff, has }: Account): boolean {
  const isIt = (has("aligner") && (isOff || (isOut && isTooth))) || (has("brace") && isOff && isTooth);
  return isIt && !has("strike", "thing", "play", "crash");
}

/** A stick, a pencil or a tool went into the mouth. */
function isStabbed({ isTooth, has, followed }: Account): boolean {
  const isIn = has("poke", "through") || followed("went", "into", 2);
  return has("thing") && isIn && has("mouth", "gum") && !isTooth && !has("work", "brace", "wisdom");
}

/** What fell out days ago can't be put back. */
function isOutForDays(account: Account): boolean {
  const { isWholeTooth, isOut, followed } = account;
  const isSince = followed("out", "elapsed", 5) || followed("out", "last", 2);
  return isWholeTooth && isOut && isSince && isDaysAgo(account);
}

/** A sore or patch in the mouth "won't heal", "won't go away", is there for weeks; not what a dentist did, nor a tooth. */
function isStaying({ isTooth, isAfterRemoval, has, followed, near }: Account): boolean {
  const isGone = (["heal", "vanish"] as const).some(
    (one) => followed("cant", one, 3) || followed("not", one, 3),
  );
  const isThing =
    has("patch") ||
    (["mouth", "gum"] as const).some(
      (part) => (followed("sore", part, 4) && !followed("sore", part, 1)) || near("softSwell", part, 4),
    );
  const isForWeeks = isThing && has("weeks", "still") && has("mouth", "gum");
  return (isGone || isForWeeks) && !isTooth && !isAfterRemoval && !has("work", "knock");
}

/** A denture broke, or a tooth came off it. Someone who was cut by it or can’t eat is hurt, and gets help for that. */
function isDentureBroken({ isTooth, isOff, isOut, has, followed }: Account): boolean {
  const isWorse =
    has("cut", "bleed", "knock", "strike", "throat", "swallow", "pain") || followed("cant", "daily", 3);
  return has("denture") && (has("break") || (isTooth && (isOff || isOut))) && !isWorse;
}

/** A denture rubs or makes sore; what was bitten or bleeds has its own first aid. */
function isOfDenture({ has, followed }: Account): boolean {
  const isWorse = has("bleed", "break", "swell", "infect", "fever", "ill") || followed("cant", "daily", 3);
  return has("denture") && has("pain", "softPain", "patch", "poke") && !isWorse;
}

/** A baby who is teething cries or doesn't sleep. */
function isTeething({ has, followed }: Account): boolean {
  return has("teething") && (has("pain", "softPain", "took", "medicine") || followed("cant", "daily", 3));
}

/** A baby's molars are coming through; what was knocked or is ill has its own first aid. */
function isCuttingTeeth({ has, followed }: Account): boolean {
  const isWorse = has("knock", "bleed", "swell", "infect", "fever", "ill", "break", "work");
  return has("baby") && has("child") && followed("cut", "tooth", 3) && !has("lip", "tongue") && !isWorse;
}

/** Something to eat or a pick is jammed between teeth: no tooth was pushed out of place. */
function isJammedBetween({ has, followed }: Sentence): boolean {
  return has("splinter") || followed("push", "between", 5);
}

/** Gums bleed when they are brushed, also where only the blood is told of: "blood in the sink when I brush". Nothing makes it a danger. */
function isBrushed({ isAfterRemoval, has }: Account): boolean {
  return has("brush") && has("bleed") && !isAfterRemoval && !has(...NOT_OF_BRUSHING);
}

/** Gums that bleed by themselves: pain relief and a dentist help them, and no cloth. */
function isBleedingGum({ isAfterRemoval, has }: Account): boolean {
  const isWound = has("tooth", "child", "after", "food", "swell", "infect", ...NOT_OF_BRUSHING);
  return has("gum") && has("bleed") && !isAfterRemoval && !isWound;
}

const NOT_OF_BRUSHING = ["stop", "knock", "cut", "break", "socket", "removal", "thinner", "heavily"] as const;

/** "Can I take ibuprofen for my tooth": asked of a tooth that hurts, and not of what a dentist will do. */
function isToTakeSomething({ isTooth, has, near, followed }: Account): boolean {
  const isOfAnother =
    has("removal", "work", "care", "stop", "after", "product", "equipment") || near("babyTooth", "tooth", 1);
  return isTooth && (near("took", "medicine", 4) || followed("medicine", "oneTooth", 3)) && !isOfAnother;
}

/** "I took 2 panadol", "2 panadol every 4 hours": someone who tells a dentist's website so is in pain. */
function isDoseTold({ isAllOfHurt, has, followed }: Account): boolean {
  const isTold = followed("took", "medicine", 3) || followed("count", "medicine", 1);
  return (
    isTold && isAllOfHurt && !has("asks", "care", "removal", "antibiotic", "fear", "trifle", "otherBody")
  );
}

/** "Still numb after the injection": of a dentist, unless another part of the body is named. */
function isStillNumb(has: Account["has"]): boolean {
  return has("still", "after") && !has("otherBody", "chest");
}

/** It is out of joint, locked or won't move. */
function isJawStuck({ isMouthShut, isMouth, isOut, has, followed, near }: Account): boolean {
  const isOfJaw = has("jaw") && (has("lock", "stuck") || isOut || followed("cant", "move", 2));
  return isOfJaw || isMouthShut || (isMouth && near("stuck", "open", 2));
}

/** "When do my braces come off", "my braces are due to come off" */
function isTimeForBraces({ has, followed }: Sentence): boolean {
  return has("brace") && (followed("towards", "come", 1) || (has("when") && followed("come", "off", 1)));
}

/** Something sharp rubs, and nothing is broken or bleeding. */
function pokes({ isTooth, has }: Account): boolean {
  const isBrokenTooth = isTooth && has("break");
  return has("poke") && !isBrokenTooth && (has("work") || (has("gum", "mouth") && !has("pain", "bleed")));
}

/** "Since my tooth came out", "came out at the dentist": a dentist took it out, and it isn't to be put back. */
function isTakenOutBefore({ has, followed }: Sentence): boolean {
  if (has("knock", "strike")) return false;
  if (has("removal") && !has("will") && isDaysAgo({ has, followed })) return true;
  if (!followed("tooth", "out", 3)) return false;
  // Wisdom teeth don't fall out by themselves.
  if (followed("took", "wisdom", 3) && followed("wisdom", "out", 3)) return true;
  if (followed("took", "tooth", 2) && isDaysAgo({ has, followed })) return true;
  // "Wisdom tooth out on tuesday and it aches": what fell out is told of by how it fell.
  const isOfDay =
    followed("had", "tooth", 3) ||
    followed("out", "weekday", 2) ||
    followed("out", "day", 2) ||
    isDaysAgo({ has, followed });
  if (
    followed("tooth", "out", 2) &&
    isOfDay &&
    !has("leave", "lost") &&
    has(...AFTER_REMOVAL, "pain", "softPain")
  )
    return true;
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

const SWALLOWED_THINGS = ["tooth", "work", "equipment", "piece", "part"] as const;

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
  "bone",
] as const;
