import { isHeavilyBleeding, isJawBroken } from "./risk-of-life.ts";
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
  | "choking";

/** What is wrong; undefined where nothing is, null where there is no first aid for it. */
export function kindOf(sentence: Sentence, others: number): HurtKind | null | undefined {
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
