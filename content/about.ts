import { HEARING_BACK, type Reach, STEP_TERMS } from "./request-promises.ts";
import { SITE } from "./site.ts";

/** What the about page says of us, apart from its figures. */
export const MISSION =
  "Everyone in Aotearoa New Zealand should be able to find a dentist they can trust, know the price before they go, and get help fast when it hurts.";

export const STORY = [
  `${SITE.name} began in ${SITE.address.city} in ${SITE.founded} with a plain idea: finding a dentist should not take an afternoon of phone calls. Which practice takes new patients? What does it cost? Who is open on a Saturday? The answers were somewhere, but never in one place.`,
  "So we put them together: practices side by side, with prices, opening hours and reviews, and one short form to ask for an appointment. “Niho” is the word for tooth in te reo Māori.",
  "We are paid by practices, never by patients. What a practice pays does not move it up the list.",
] as const;

export const VALUES = [
  {
    title: "Trust & Safety",
    icon: "shield-check",
    text: "A listing says Verified once we have looked its dentists up in the Dental Council’s public register. What you tell us is used for what you asked, and then erased.",
  },
  {
    title: "Patient-Centred Care",
    icon: "tooth",
    text: "Prices before you go, plain words, no account. When it hurts, the phone numbers come first.",
  },
  {
    title: "Community Focus",
    icon: "map-pin",
    text: "From Whangārei to Invercargill, small towns included. We say who speaks your language, has a ramp, and takes ACC or Work and Income quotes.",
  },
  {
    title: "Excellence Standards",
    icon: "check",
    text: "Every rating counts, good or bad, and each listing says when it was last checked, or that it was not. If we get it wrong, tell us and we put it right.",
  },
] as const;

/** Fictional people: shown while the site shows samples, and said to be samples. */
export const SAMPLE_TEAM = [
  {
    name: "Hana Whaitiri",
    role: "Founder",
    text: "Ran the front desk of a dental practice for nine years and knows what callers ask.",
  },
  {
    name: "Dr Arjun Nair",
    role: "Clinical adviser",
    text: "Explains dentistry to the people who write here. He does not review their articles, and each of them says so.",
  },
  {
    name: "Sophie Lauder",
    role: "Head of patient support",
    text: "Answers complaints herself, and listens to one call in ten again to learn from it.",
  },
] as const;

export function forPatients(showsSamples: boolean, reach: Reach): readonly string[] {
  const hearing = HEARING_BACK[reach];
  return [
    "Compare practices by place, treatment, price and rating",
    "See who is open now and who takes new patients",
    reach === "none"
      ? "See at once which number to call"
      : "Ask for an appointment in three minutes, without an account",
    ...(hearing === null
      ? []
      : [showsSamples ? `Once practices are listed, hear back ${STEP_TERMS.reply}` : hearing]),
    "Free, whatever you use",
  ];
}

export const FOR_PROFESSIONALS = [
  "Patients who are looking for what you offer",
  "Requests with the treatment, the time and how to reach the patient",
  "A listing with your prices, hours, languages and access",
  "A ranking that no one can buy",
  "One price, cancel anytime, 30 days free",
] as const;
