import type { Sentence } from "./told-sentence.ts";

/**
 * What a life is at risk from: `medicine` is too much of one, or the wrong one; `product` is what isn't for swallowing, as
 * toothpaste; `allergy` follows a medicine, an injection or latex; `self` is someone who says they may end their life;
 * `battery` was swallowed; `violence` is someone who was hit at home, or isn't safe there; `child` is a baby with a fever, or a
 * child who doesn't drink.
 */
export type Risk = "illness" | "medicine" | "product" | "allergy" | "battery" | "self" | "violence" | "child";

export function riskIn(sentence: Sentence): Risk | null {
  if (saysDespair(sentence)) return "self";
  const isInMouth =
    (sentence.near("battery", "mouth", 5) || sentence.near("battery", "gum", 5)) &&
    !sentence.has("brush", "equipment");
  if (sentence.has("battery") && (isInMouth || sentence.has("swallow", "ate", "mouthed"))) return "battery";
  const poison = saysTooMuch(sentence) ? "medicine" : saysNotForSwallowing(sentence) ? "product" : null;
  // Someone who can’t be woken needs an ambulance before the Poisons Centre.
  if (poison) return isFading(sentence) ? "illness" : poison;
  if (saysAllergy(sentence)) return "allergy";
  if (saysViolence(sentence)) return "violence";
  if (saysDanger(sentence)) return "illness";
  return isChildSick(sentence) ? "child" : null;
}

/** Someone says that they may end their life. */
function saysDespair(sentence: Sentence): boolean {
  const { has, followed, near } = sentence;
  // People end a contract, braces or their time with a dentist, too.
  const isOfWork = (["care", "work", "equipment", "name"] as const).some((one) => followed("it", one, 3));
  const wantsNot = followed("not", "want", 2);
  return (
    has("despair") ||
    near("kill", "oneself", 2) ||
    near("harm", "oneself", 2) ||
    (followed("want", "die", 3) && !wantsNot && !isFigureOfSpeech(sentence)) ||
    (wantsNot && (followed("want", "live", 3) || (followed("want", "beHere", 2) && has("anymore")))) ||
    (followed("want", "not", 2) && followed("not", "live", 2)) ||
    near("reason", "live", 3) ||
    (followed("want", "not", 8) && followed("not", "beHere", 2) && !isAtCare({ has })) ||
    (followed("cant", "goOn", 2) && followed("goOn", "live", 1)) ||
    (near("reason", "life", 3) && has("not")) ||
    (followed("better", "apart", 2) && followed("apart", "me", 1)) ||
    (followed("end", "self", 1) && followed("self", "life", 2)) ||
    (followed("want", "end", 2) && followed("end", "it", 1) && followed("it", "cant", 4)) ||
    (followed("intend", "end", 3) && followed("end", "it", 1) && has("pain", "tooth") && !isOfWork)
  );
}

/** "I don't want to wake up during my extraction" */
function isAtCare({ has }: Pick<Sentence, "has">): boolean {
  return has("care", "removal", "learn", "work");
}

/** Someone who would rather die than see a dentist, or pay one, is afraid of it; the rest of the sentence says if it hurts. */
function isFigureOfSpeech({ has, followed }: Sentence): boolean {
  const isCompared = followed("than", "care", 5) || followed("than", "trifle", 5);
  return followed("die", "than", 2) && isCompared && !has("pain");
}

/** What people say of their life, and of what they are tired of. */
export function maySayDespair({ has, followed, isLast }: Sentence): boolean {
  return (
    (followed("cant", "goOn", 2) && (isLast("goOn") || followed("goOn", "onward", 1))) ||
    followed("cant", "live", 2) ||
    (followed("not", "want", 2) && followed("want", "beHere", 3) && !isAtCare({ has })) ||
    followed("weary", "live", 3) ||
    followed("fear", "life", 2) ||
    (followed("end", "it", 1) && isLast("it"))
  );
}

/** Someone was hit by the person they live with, or isn't safe. */
function saysViolence({ has, followed, near }: Sentence): boolean {
  const isHurtByOne = (["partner", "anyone"] as const).some((one) => followed(one, "hurting", 4));
  const isHurtAtHome =
    isHurtByOne && followed("hurting", "me", 1) && has("home", "partner") && !has("mistake", "care", "play");
  const isHurtBy = followed("hurting", "dwell", 1) && followed("dwell", "partner", 2);
  const isHitByOne = followed("anyone", "strike", 5) && followed("strike", "me", 1) && has("home");
  const isAbused = followed("abuse", "me", 2) || near("abuse", "home", 3) || near("abuse", "partner", 3);
  const isHitAtHome = followed("strike", "home", 2) && !has("thing", "head", "mistake", "child");
  const isHit =
    followed("partner", "strike", 3) &&
    followed("strike", "me", 2) &&
    followed("partner", "me", 4) &&
    !has("mistake");
  const isSmashed =
    (["strike", "smash"] as const).some(
      (one) => followed("partner", one, 3) && followed(one, "mine", 1) && followed("partner", "mine", 4),
    ) &&
    (["tooth", "mouth", "face", "jaw", "head", "eye"] as const).some((part) => followed("mine", part, 2)) &&
    !has("thing", "play", "mistake", "work", "equipment");
  const isBySomeone =
    followed("someone", "strike", 2) &&
    followed("strike", "me", 1) &&
    !has("child", "thing", "play", "mistake", "price", "trifle");
  const isInjured = has("strike", "knock", "break", "loose", "bleed", "cut", "swell");
  const isHitInAge = has("elder") && followed("child", "strike", 3) && followed("strike", "me", 1);
  const isHitAgain =
    followed("keeps", "strike", 1) && followed("strike", "me", 1) && !followed("child", "keeps", 2);
  return (
    isHit ||
    isSmashed ||
    isBySomeone ||
    isHitAgain ||
    isHitInAge ||
    isHurtAtHome ||
    isHurtBy ||
    (isHitByOne && !has("thing", "mistake")) ||
    isAbused ||
    isHitAtHome ||
    (near("fear", "partner", 3) && has("strike")) ||
    (has("thrown") && isInjured) ||
    (has("unsafe") && isInjured)
  );
}

/** Someone is floppy, drowsy, unconscious or blue, or can't breathe. */
function isFading({ has, followed, near }: Sentence): boolean {
  return (
    has("floppy", "drowsy", "unconscious", "gasp") || followed("cant", "breathe", 5) || near("blue", "lip", 4)
  );
}

/**
 * A floor of the mouth or a jaw that hardens, a tongue that is pushed up, a voice that changes or spit that runs, beside an
 * infection: the airway may close. Dentures and numbing change voices, too, and teething babies dribble.
 */
function isAirwayClosing(sentence: Sentence): boolean {
  const { has, followed, near } = sentence;
  const isSwollen = has("swell", "infect", "rigid");
  // A lump that grows is for a dentist within a day, and a tongue feels fat after an injection.
  const isLump = has("lump", "patch", "sore", "hole", "gap");
  const isFat =
    (["tongue", "throat"] as const).some((part) => near("growing", part, 4)) &&
    !has("work", "equipment", "numb");
  const isGrowing =
    has("spread") &&
    !has("want") &&
    (["tongue", "throat", "lip", "face"] as const).some((part) => followed(part, "growing", 8)) &&
    (has("tongue", "throat") || followed("getting", "growing", 3));
  const isSpeechless =
    followed("cant", "speak", 3) && (has("swell", "softSwell") || (has("growing") && has("mouth", "throat")));
  const isFloorHard =
    near("floor", "mouth", 3) && (has("swell", "rigid", "huge") || near("floor", "firm", 4));
  const isHard = (["jaw", "throat", "tongue"] as const).some((part) => near("rigid", part, 5));
  const isTonguePushed =
    (followed("tongue", "push", 3) || followed("push", "tongue", 2)) &&
    (followed("push", "up", 2) || followed("tongue", "up", 1)) &&
    !followed("up", "tooth", 3);
  const isTongueRaised = near("tongue", "raised", 4) && (isSwollen || has("pain", "drool", "fever", "jaw"));
  const isVoiceAltered =
    near("voice", "altered", 4) ||
    (followed("self", "sound", 1) && followed("sound", "altered", 2) && has("speak"));
  const isByAppliance = has("work", "equipment", "numb", "drug") && !isSwollen;
  const isVoice =
    isVoiceAltered && !isByAppliance && (isSwollen || has("jaw", "wisdom") || (has("tooth") && has("pain")));
  const isDrooling =
    has("drool") &&
    !has("numb", "babyTooth", "equipment") &&
    (has("jaw", "infect") ||
      (has("fever") && (!has("child") || has("cant"))) ||
      (has("tooth") && has("pain") && !has("child")));
  return (
    ((isFat || isGrowing) && !isLump) ||
    (isSpeechless && !has("equipment", "numb")) ||
    isFloorHard ||
    isHard ||
    isTonguePushed ||
    isTongueRaised ||
    isVoice ||
    isDrooling ||
    isNeckRed(sentence)
  );
}

/** An infection spreads down a neck that is red or hot, or along a red line; a sore throat is red, too. */
function isNeckRed({ has, near }: Sentence): boolean {
  const isOfTooth = has("tooth", "infect", "jaw", "firm", "pain", "removal", "swell");
  const isOnSkin = (["throat", "jaw", "face"] as const).some((part) => near("streak", part, 4));
  return isOfTooth && (isOnSkin || near("red", "neck", 4) || near("hot", "neck", 3));
}

/** A stick or a toothbrush went into the back of a throat. */
function isThroatStabbed({ has, followed }: Sentence): boolean {
  const isIn = has("poke", "cut", "knock", "through") || followed("went", "into", 3);
  return has("stick") && has("throat") && isIn;
}

/** A person collapsed, at a dentist’s or anywhere. */
function isCollapsed({ has, followed, isLast }: Sentence): boolean {
  const isPerson =
    (isLast("collapse") && has("partner", "child", "someone") && !has("name")) ||
    (["self", "partner", "child", "someone"] as const).some((one) => followed(one, "collapse", 1)) ||
    (["partner", "child", "someone", "anyone"] as const).some((one) => followed(one, "collapse", 2));
  const isNearCare =
    followed("collapse", "chair", 2) ||
    followed("collapse", "removal", 2) ||
    (followed("collapse", "after", 2) &&
      (["care", "removal", "drug"] as const).some((one) => followed("after", one, 3)));
  return isPerson || isNearCare;
}

/** Teeth, bites, bridges and the bone of a jaw collapse; someone who was hit and collapsed is a person. */
function isThingCollapsed({ has, followed, near }: Sentence): boolean {
  const isThing = (["tooth", "gum", "work", "equipment", "nerve", "biteFit"] as const).some((thing) =>
    near(thing, "collapse", 2),
  );
  return (isThing || followed("collapse", "jaw", 1)) && !has("knock", "strike", "crash");
}

/** Signs of the heart, of breath and of blood that fails, at whatever followed them. */
function saysBodyFails({ has, near, followed }: Sentence): boolean {
  const isTurningBlue = followed("turn", "blue", 2) && !has("tooth", "gum", "work", "equipment", "product");
  const isBlue =
    isTurningBlue ||
    near("blue", "lip", 4) ||
    near("blue", "face", 5) ||
    near("blue", "mouth", 4) ||
    near("blue", "child", 3);
  const isHeart =
    (near("heart", "racing", 3) || has("palpitations")) &&
    has("ill", "faint", "drug", "medicine", "ribs", "infect", "swell");
  // A cold or an infection of the chest says nothing of the heart.
  const isChestIll = (["infect", "cold", "cough"] as const).some((one) => followed("ribs", one, 1));
  const isChest =
    !isChestIll &&
    (near("ribs", "pain", 3) ||
      near("ribs", "close", 3) ||
      near("ribs", "pressing", 4) ||
      (near("ribs", "softPain", 5) &&
        has("swallow", "ate", "inhale", "downThroat", "drug", "medicine", "removal")));
  const isChildFading =
    has("child") &&
    (has("floppy") ||
      (has("drowsy") &&
        (has("medicine", "product", "fever", "infect", "swell") || isBabyHot({ has, near }))));
  // Blood, brain and breath: an infection that reaches them isn’t one of a tooth alone.
  const isSpread =
    (has("fever", "infect") && near("firm", "throat", 2)) ||
    (has("infect") && has("reaction")) ||
    near("cough", "bleed", 3) ||
    near("ill", "bleed", 2);
  const isStroke =
    (has("slur") && has("numb", "speak", "voice") && !has("drug", "care", "equipment", "work")) ||
    isFaceFallen({ has, followed });
  return (
    isChildFading ||
    (isBlue && !has("name")) ||
    isHeart ||
    isChest ||
    isSpread ||
    isStroke ||
    isNotBreathing({ has, near, followed }) ||
    hasSeizure({ has, followed }) ||
    hasSepsis({ has, near, followed }) ||
    isShockAfterCare({ has, followed }) ||
    (has("immune") && has("fever"))
  );
}

/** "Half her face has dropped"; what falls on a face is no stroke, nor is a filling that drops out there. */
function isFaceFallen({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  const isOneSide = followed("side", "face", 3) || followed("leave", "side", 3);
  return (
    followed("face", "leave", 3) &&
    isOneSide &&
    !has("thing", "tooth", "work", "equipment", "crash", "height")
  );
}

/** A fit that someone has now; not how a denture fits, nor the fit that a bill gives. */
function hasSeizure({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  const isFit =
    has("fit") &&
    has("child", "self", "partner", "someone") &&
    !followed("fit", "me", 1) &&
    !has("work", "equipment", "denture", "price", "trifle", "will", "biteFit");
  return isFit || followed("had", "seizure", 4) || (has("seizure") && has("fever", "knock"));
}

/** An infection with shaking chills, and a mouth that a fever keeps shut. */
function hasSepsis({ has, near, followed }: Pick<Sentence, "has" | "near" | "followed">): boolean {
  const isShut =
    has("jaw", "mouth") &&
    (followed("cant", "open", 4) || near("stuck", "close", 1) || has("lock") || near("firm", "jaw", 3));
  const isShaking = has("rigor") && !has("food", "drink", "fear", "cold");
  return (has("fever") && isShut) || (has("rigor") && has("infect")) || (isShaking && has("swell"));
}

/** Someone goes grey, pale or clammy after an injection or treatment; a tooth goes grey, too. */
function isShockAfterCare({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  const isOfThing = (["tooth", "gum", "work"] as const).some(
    (thing) =>
      followed(thing, "clammy", 5) || (followed("clammy", thing, 2) && !followed("clammy", "after", 1)),
  );
  const isAfter = (["drug", "care", "removal", "medicine"] as const).some((one) => followed("after", one, 3));
  const isAfterTooth = followed("after", "tooth", 3) && followed("tooth", "out", 1);
  const isTurned =
    followed("turn", "clammy", 3) ||
    followed("clammy", "after", 4) ||
    followed("after", "clammy", 6) ||
    (has("clammy") && has("faint"));
  return (isAfter || isAfterTooth) && !isOfThing && isTurned;
}

/** "Isn’t breathing", "stopped breathing", "makes a noise when she breathes"; snoring stops a breath too. */
function isNotBreathing({ has, near, followed }: Pick<Sentence, "has" | "near" | "followed">): boolean {
  if (near("noise", "breathing", 5) && !has("snore")) return true;
  const isStopped = (["not", "stop", "stopped"] as const).some((no) => followed(no, "breathing", 2));
  return isStopped && !has("snore") && !followed("breathing", "through", 1);
}

/** Someone who has swallowed or breathed something in, and can't talk, breathe or cough. */
export function isAirwayBlocked({ has, followed }: Sentence): boolean {
  const isWithout = (["speak", "breathe", "cough"] as const).some((one) => followed("cant", one, 2));
  return (
    isWithout && has("swallow", "inhale", "downThroat") && !followed("cant", "swallow", 2) && !has("swell")
  );
}

/** A fall from high up or a horse’s kick, and a blow that put someone out, hurt more than a tooth. */
function isHardHit({ has, followed }: Sentence): boolean {
  const isOnHead = has("tooth", "mouth", "face", "jaw", "head");
  const isFall = has("knock", "leave") && followed("from", "height", 3);
  const isKick =
    followed("horse", "strike", 3) ||
    followed("strike", "horse", 4) ||
    (followed("horse", "head", 4) && followed("head", "towards", 3));
  return isOnHead && (isFall || isKick || isKnockedUnconscious(followed));
}

/** "Knocked out for my wisdom teeth": by a dentist; but not "knocked out for a minute". */
export function isOutForCare(followed: Sentence["followed"]): boolean {
  return (["wisdom", "removal", "care", "work"] as const).some((one) => followed("outFor", one, 3));
}

/** "Knocked out at footy and lost a tooth": no tooth is what was knocked out. */
function isKnockedUnconscious(followed: Sentence["followed"]): boolean {
  const isForAWhile =
    followed("knock", "outFor", 1) && !isOutForCare(followed) && !followed("tooth", "knock", 2);
  const hasLostTooth =
    followed("knock", "out", 1) && followed("out", "lost", 3) && !followed("tooth", "knock", 4);
  if (isForAWhile || hasLostTooth) return true;
  return (
    followed("knock", "out", 1) &&
    followed("out", "play", 3) &&
    followed("play", "tooth", 6) &&
    !followed("tooth", "knock", 8)
  );
}

/** Blood that pours, or is said to be much; gums that bleed at brushing do that for months. */
export function isHeavilyBleeding({ has, near, followed }: Sentence): boolean {
  const isGumAlone = has("gum") && !has("removal", "socket", "cut", "knock");
  return (
    (has("gush") &&
      has("bleed", "socket", "removal", "cut", "lip", "tongue") &&
      (has("bleed") || !has("infect"))) ||
    followed("vessel", "bleed", 2) ||
    (near("bleed", "amount", 2) && !has("brush") && !isGumAlone)
  );
}

/** Blood that goes through flannels, towels, tissues or pads, in whatever number. */
function soaksCloths({ has, near, followed }: Sentence): boolean {
  const isMany = (["count", "milkAge", "amount", "container"] as const).some((many) =>
    near(many, "cloth", 2),
  );
  const isBleeding = has("bleed", "removal", "socket", "gauze");
  const isSoaked = near("soak", "cloth", 4) || near("heavily", "cloth", 4) || followed("through", "cloth", 4);
  return (
    has("cloth") && ((isBleeding && isSoaked) || (has("bleed") && (isMany || followed("cloth", "cloth", 3))))
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
    isAirwayBlocked(sentence) ||
    (has("inhale", "cough") && has("tooth", "work", "equipment", "piece") && has("inhale", "swallow")) ||
    (has("throat") && (has("stuck") || near("throat", "close", 5))) ||
    near("swell", "throat", 5) ||
    near("swell", "eye", 5) ||
    near("swell", "tongue", 4) ||
    (near("eye", "close", 3) && has("tooth", "face")) ||
    (followed("eye", "cant", 1) && followed("cant", "open", 1) && has("tooth", "face", "swell")) ||
    (followed("cant", "eye", 6) && (isSwollen || has("infect", "growing"))) ||
    (isSwollen &&
      (has("fever", "ill", "drool", "faint") ||
        followed("cant", "open", 4) ||
        followed("cant", "stop", 0))) ||
    (has("infect") && has("ill")) ||
    (has("swell") && has("spread")) ||
    (has("swell") && has("child") && has("face")) ||
    (has("swell") && has("badly") && has("face", "mouth", "jaw")) ||
    (!followed("mouthed", "mouth", 3) &&
      (["face", "jaw", "throat", "tongue"] as const).some((part) => near("huge", part, 6))) ||
    (has("bleed") &&
      (followed("bleed", "death", 2) ||
        near("cant", "stop", 3) ||
        followed("cant", "stop", 4) ||
        near("not", "stop", 3) ||
        has("heavily", "thinner") ||
        followed("fullOf", "bleed", 2) ||
        isForLong(sentence))) ||
    soaksCloths(sentence) ||
    (has("crash") && has("bleed", "break", "fracture", "gone", "loose", "lost", "leave", "swell", "head")) ||
    isHeavilyBleeding(sentence) ||
    isAirwayClosing(sentence) ||
    saysBodyFails(sentence) ||
    isHardHit(sentence) ||
    (isCollapsed(sentence) && !isThingCollapsed(sentence)) ||
    isThroatStabbed(sentence) ||
    (has("thinner") && has("knock", "cut", "lost")) ||
    (has("faint") && has("tooth", "face", "jaw", "head", "knock", "bleed") && !isThingCollapsed(sentence)) ||
    (has("knock") && has("head", "face", "jaw", "mouth", "tooth") && has("ill")) ||
    (has("knock", "strike", "crash", "thing") &&
      has("dazed") &&
      has("head", "face", "jaw", "mouth", "tooth")) ||
    (has("thinner") && has("seep") && has("gum", "tooth", "socket", "mouth", "care")) ||
    (has("jaw") && has("chest") && has("pain")) ||
    isJawBroken(sentence) ||
    near("fracture", "face", 2) ||
    (has("droop") && has("face", "mouth"))
  );
}

/** A baby has a fever, or a child drinks nothing or passes no water: that is no teething. What is cold may hurt a tooth. */
function isChildSick({ has, followed, near }: Sentence): boolean {
  const isHot = isBabyHot({ has, near });
  if (has("baby") && (has("fever") || isHot)) return true;
  const isWithout = (thing: "drink" | "urine") =>
    (["cant", "not", "refuse"] as const).some((no) => followed(no, thing, 4));
  const isUnwell = has(
    "pain",
    "softPain",
    "fever",
    "ill",
    "swell",
    "infect",
    "bleed",
    "mouth",
    "gum",
    "throat",
    "hot",
  );
  const isDrinkingNothing = isWithout("drink") && isUnwell && !followed("drink", "cold", 2);
  const isNotFed =
    followed("cant", "feed", 3) ||
    (has("baby") &&
      (isUnwell || has("drowsy")) &&
      (["cant", "not", "refuse"] as const).some((no) => followed(no, "milkFeed", 4))) ||
    followed("refuse", "feed", 3) ||
    (isUnwell && followed("not", "feed", 1));
  return (
    has("child", "baby", "milkAge") &&
    (isDrinkingNothing || isNotFed || isWithout("urine") || followed("dry", "urine", 1))
  );
}

/** A baby who is hot all over; a gum or a cheek is hot when a tooth comes, and so is what they eat. */
function isBabyHot({ has, near }: Pick<Sentence, "has" | "near">): boolean {
  const isOfPart = (["gum", "face", "mouth", "tooth"] as const).some((part) => near("hot", part, 3));
  const isOfDrink = near("hot", "drink", 1);
  return (
    has("baby") && has("hot") && !isOfPart && !has("food", "scald", "price", "care", "name") && !isOfDrink
  );
}

/** "All night", "since yesterday"; gums that bleed at brushing do that for months. */
function isForLong({ has, followed }: Sentence): boolean {
  return (
    !has("brush") &&
    (followed("whole", "day", 1) || followed("since", "now", 1) || followed("since", "day", 2))
  );
}

/** Not a broken tooth beside a jaw that hurts; but teeth that don't meet, or a jaw that is crooked, since a blow. */
export function isJawBroken({ has, near, followed }: Sentence): boolean {
  const isUnmet = (followed("not", "meet", 2) || followed("cant", "meet", 2)) && has("tooth", "biteFit");
  if (isUnmet && has("knock", "cut", "break", "strike", "horse")) return true;
  if (followed("jaw", "hang", 3) || (near("jaw", "cut", 3) && followed("cut", "off", 1))) return true;
  const isHit = has("knock", "strike", "crash", "blow") || followed("thing", "towards", 1);
  const isMisfit =
    (isUnmet && has("biteFit")) ||
    near("jaw", "askew", 3) ||
    near("biteFit", "askew", 3) ||
    followed("biteFit", "altered", 2) ||
    followed("biteFit", "wrong", 2) ||
    followed("biteFit", "off", 2) ||
    (has("jaw") && followed("cant", "biteFit", 1));
  // A filling that fell out changes a bite, too.
  if (isHit && isMisfit && !has("work", "equipment", "removal")) return true;
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
    (followed("took", "medicine", 4) && has("drowsy", "floppy")) ||
    (has("child") && followed("ate", "medicine", 5))
  );
}

/** A child is told of, or someone's age is. */
function isYoung({ has, followed }: Pick<Sentence, "has" | "followed">): boolean {
  return has("child", "milkAge") || (followed("count", "longTime", 1) && followed("longTime", "aged", 1));
}

/** Something of the house or the bathroom was eaten or drunk, or too much of what belongs into a mouth. */
function saysNotForSwallowing({ has, near, followed }: Sentence): boolean {
  // Glue sets where it is, and isn’t swallowed.
  const isGlued = near("glue", "mouth", 4) && !has("work", "equipment", "denture");
  const isFromContainer = followed("ate", "container", 6) && has("child", "mistake");
  return (
    (followed("mouthed", "product", 6) && !followed("mouthed", "pain", 2) && isYoung({ has, followed })) ||
    isGlued ||
    (near("ate", "product", 6) && !followed("cant", "ate", 4)) ||
    (has("took", "ate", "child") && (near("amount", "product", 4) || near("double", "product", 5))) ||
    (isFromContainer && !has("food", "medicine", "work"))
  );
}

/** A rash, a swelling or hard breathing after what people are allergic to. A swelling that is treated with it is none. */
function saysAllergy({ has, near, followed }: Sentence): boolean {
  const isAfter = followed("after", "drug", 5) || followed("after", "medicine", 5);
  // People bite a lip that is still numb, and a cut swells for days.
  const isDaysLater = followed("count", "day", 1) || followed("day", "after", 1);
  const isTreated = has("removal", "wisdom", "infect", "knock", "cut", "brace", "implant", "nerve");
  const isAfterCare = followed("after", "care", 5) || followed("after", "product", 5);
  const isToCare = followed("reaction", "towards", 1) && followed("reaction", "care", 4);
  const isFaceAfterDrug =
    isAfter && near("swell", "face", 4) && !isTreated && !isDaysLater && !has("tooth", "still");
  const isOnLips = (["swell", "huge"] as const).some(
    (swelling) => near(swelling, "lip", 4) || near(swelling, "tongue", 4),
  );
  const isOfMouth = has("tongue", "throat") || (has("mouth") && !has("lip"));
  const isStung =
    has("insect") &&
    (has("swallow", "ate") ||
      (near("insect", "throat", 6) && has("me", "child")) ||
      (has("softPain", "cut") && (isOfMouth || has("swell", "growing"))));
  const isOfAllergen = (["mouth", "face"] as const).some((part) => followed("allergen", part, 8));
  const isFaceSwollen = (["swell", "huge", "growing", "softSwell"] as const).some((swelling) =>
    (["lip", "tongue", "face", "throat", "eye"] as const).some((part) => near(swelling, part, 4)),
  );
  const isOfFood =
    isFaceSwollen &&
    has("allergen") &&
    (isOfAllergen || has("ate", "took", "after", "since")) &&
    !has("infect", "knock", "cut", "tooth", "stuck");
  return (
    isStung ||
    isOfFood ||
    isFaceAfterDrug ||
    (isAfterCare && isOnLips && !isTreated && !isDaysLater) ||
    (has("reaction") && has("drug", "medicine", "allergy")) ||
    ((isAfterCare || isToCare) &&
      has("reaction") &&
      !near("reaction", "gum", 3) &&
      !near("reaction", "tooth", 3)) ||
    (has("allergy") && has("swell", "throat", "face", "mouth", "breathe")) ||
    (has("drug", "medicine") && !has("infect", "knock", "cut") && isOnLips) ||
    (isAfter && (near("swell", "throat", 5) || near("throat", "close", 5) || near("swell", "eye", 5))) ||
    (isAfter && (followed("cant", "breathe", 5) || near("short", "breathe", 2) || has("gasp")))
  );
}
