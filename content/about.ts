import type { Identity } from "./identity.ts";
import { comparedBy, type Listed } from "./listed-words.ts";
import { joiningInShort, whoPays } from "./partners.ts";
import { HEARING_BACK, type Reach, STEP_TERMS } from "./request-promises.ts";

/** What the about page says of us, apart from its figures. */
export const MISSION =
  "Everyone in Aotearoa New Zealand should be able to find a dentist they can trust, know the price before they go, and get help fast when it hurts.";

/** Paragraphs: the operator's own story or, without one, what the site does; and who pays for it. */
export function aboutStory({ story, joining }: Identity, routing: "direct" | "desk"): readonly string[] {
  return [...(story.length > 0 ? story : [WHAT_THIS_IS]), whoPays(joining, routing)];
}

const WHAT_THIS_IS =
  "Finding a dentist should not take an afternoon of phone calls. Here practices are side by side, with what each says of its treatments, prices and hours.";

export const VALUES = [
  {
    title: "Trust & Safety",
    icon: "shield-check",
    text: "We mark a practice Verified once we’ve checked its dentists in the Dental Council’s public register. We use what you tell us only for what you asked, and then we erase it.",
  },
  {
    title: "Patient-Centred Care",
    icon: "tooth",
    text: "Where a practice lists its prices, you see them before you go, in plain words and without an account. When it hurts, the phone numbers come first.",
  },
  {
    title: "Community Focus",
    icon: "map-pin",
    text: "A small town counts as much as a city. Where a practice tells us, we say which languages they speak, whether they have steps, and whether they take ACC claims or Work and Income quotes.",
  },
  {
    title: "Excellence Standards",
    icon: "check",
    text: "Every rating counts, good or bad, and each listing says when we last checked it, or that we haven’t. If we get something wrong, tell us and we’ll put it right.",
  },
] as const;

export function forPatients(
  showsSamples: boolean,
  reach: Reach,
  listed: readonly Listed[],
): readonly string[] {
  const hearing = HEARING_BACK[reach];
  return [
    `Compare practices by ${comparedBy(listed, ["service", "price", "rating"])}`,
    ...(listed.includes("open") ? ["See who says they’re open now, and who takes new patients"] : []),
    reach === "none"
      ? "See at once which number to call"
      : "Ask for an appointment in three minutes, without an account",
    ...(hearing === null
      ? []
      : [showsSamples ? `Once real practices are listed, hear back ${STEP_TERMS.reply}` : hearing]),
    "It’s all free",
  ];
}

export function forProfessionals({ joining }: Identity): readonly string[] {
  return [
    "Patients who are looking for what you offer",
    "Requests with the treatment, the time and how to reach the patient",
    "A listing with your prices, hours, languages and access",
    "A ranking no one can buy",
    joiningInShort(joining),
  ];
}
