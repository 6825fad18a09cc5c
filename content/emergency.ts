/**
 * What the emergency page says about teeth. Every health statement was read in one of these, and nothing else may
 * be added without such a source:
 *
 * - Health New Zealand, "Dentists and emergency dental care", and "First aid for knocked-out teeth" and
 *   "Preventing tooth decay" of the Ministry of Health with the New Zealand Dental Association;
 * - New Zealand Dental Association, "Sports injuries" (mouthguards);
 * - NHS, "How to find an NHS dentist in an emergency" (whom an emergency department is for, and what is urgent);
 * - NHS 111 Wales, "Chipped, broken or cracked tooth" (what can wait);
 * - Work and Income, "Dental treatment" (the $1,000).
 *
 * Phone numbers stand in the sentences as people read them; the page makes links of them.
 */

/** The day somebody last held this page against its sources. */
export const EMERGENCY_REVIEWED_ON = "2026-11-20";

export const EMERGENCY_SOURCES =
  "Health New Zealand, the New Zealand Dental Association, the NHS, and Work and Income";

/** Where to go for what, the most pressing first. A title ends in "if:", and the signs complete it. */
export const CARE_LEVELS = [
  {
    slug: "immediate",
    level: "Immediate",
    title: "Call 111 now or go to a hospital emergency department if:",
    signs: [
      "you have trouble breathing or swallowing",
      "your mouth, face or neck is badly swollen, or the swelling is closing an eye",
      "your mouth bleeds heavily and does not stop",
      "your face, jaw, mouth or teeth are seriously injured",
      "you passed out, threw up or see double after a blow to the head or face",
    ],
  },
  {
    slug: "urgent",
    level: "Urgent: within 24 hours",
    title: "Get an urgent dental appointment if:",
    signs: [
      "an adult tooth is knocked out: go at once",
      "a toothache is so bad that you cannot sleep or get through the day",
      "a broken tooth hurts",
      "a swelling or lump in your mouth is growing",
      "you bleed or have severe pain after a tooth was taken out",
    ],
  },
  {
    slug: "soon",
    level: "Soon: within a few days",
    title: "See a dentist soon if:",
    signs: [
      "a tooth is chipped but does not hurt",
      "a filling, crown or bridge is loose or lost",
      "a toothache is not too bad but does not go away",
    ],
  },
] as const;

/** Both readings of the specification (30 minutes, 1 hour) in one. */
const IN_TIME = "within 30 minutes if you can, and no later than 1 hour";

/** `last` is the one thing to remember. */
export const FIRST_AID = [
  {
    situation: "Knocked-out tooth",
    steps: [
      "Hold the tooth by its white crown, not by the root.",
      "If it is dirty, rinse it briefly in clean water. Do not scrub it.",
      "Adult tooth: push it gently back in and bite on a cloth. A baby tooth is not put back.",
      "If it will not go in, keep it in milk. Or keep it under your lip and do not swallow it. Do not wrap it dry.",
    ],
    last: `See a dentist ${IN_TIME}.`,
  },
  {
    situation: "Severe pain",
    steps: [
      "Call your dentist. After hours, the answerphone says where to go.",
      "No dentist, or no answer? Call Healthline, 0800 611 116. They can tell you which dentist is open.",
      "A hospital may be able to ease the pain. It is the last resort.",
    ],
    last: "Worried about the cost? Work and Income can help with up to $1,000 in any 52 weeks, depending on your income. You do not need to be on a benefit.",
  },
  {
    situation: "Broken tooth",
    steps: [
      "A serious injury to your mouth, teeth or gums? Go to a hospital emergency department.",
      "If not, call your dentist and say what happened. After hours, the answerphone says where to go.",
      "No dentist, or no answer? Call Healthline, 0800 611 116.",
    ],
    last: "Under 18? Basic dental care is free. Call 0800 TALK TEETH (825 583).",
  },
] as const;

/** The six, with what to do. */
export const EMERGENCY_TYPES = [
  {
    title: "Severe toothache",
    icon: "tooth",
    description: "Pain that keeps you awake, or that pain relief does not help, is urgent.",
    action: "Call your dentist, or Healthline on 0800 611 116, and get an appointment within 24 hours.",
  },
  {
    title: "Knocked-out tooth",
    icon: "clock",
    description: "The longer an adult tooth is out, the less chance it has.",
    action: `Follow the first aid above and see a dentist ${IN_TIME}.`,
  },
  {
    title: "Broken or chipped tooth",
    icon: "root-canal",
    description: "A break that hurts is urgent. A chip that does not hurt can wait a few days.",
    action: "Call your dentist. For a serious injury, go to a hospital emergency department.",
  },
  {
    title: "Swelling or abscess",
    icon: "alert",
    description: "A swelling in your mouth that is growing is urgent.",
    action:
      "Get an appointment within 24 hours. Call 111 if it is hard to breathe or swallow, or if it is closing an eye.",
  },
  {
    title: "Bleeding that will not stop",
    icon: "emergency",
    description: "Heavy bleeding from the mouth that does not stop is an emergency.",
    action: "Call 111 or go to a hospital emergency department.",
  },
  {
    title: "Lost filling or crown",
    icon: "shield-check",
    description: "It is not an emergency, but it needs a dentist.",
    action: "Call your dentist and ask for an appointment in the next few days.",
  },
] as const;

export const PREVENTION_TIPS = [
  "Wear a mouthguard for contact sport",
  "Brush twice a day with a fluoride toothpaste",
  "Floss every day",
  "Have sugary food and drink less often",
  "See a dentist for regular checkups",
] as const;
