import type { SourceId } from "./sources.ts";

/**
 * What the emergency page says about teeth. Each sentence names where it was read, and nothing may be added without
 * such a source; the page shows them. Phone numbers stand in the sentences as people read them; the page makes links
 * of them.
 */
export type Advice = { text: string; from: readonly SourceId[] };

/** The day this page was last checked against its sources. */
export const EMERGENCY_REVIEWED_ON = "2026-11-26";

export type CareLevel = {
  slug: "immediate" | "now" | "urgent" | "soon";
  level: string;
  /** Ends in "if:", and the signs complete it. */
  title: string;
  signs: readonly Advice[];
};

/** Where to go for what, the most pressing first. */
export const CARE_LEVELS: readonly CareLevel[] = [
  {
    slug: "immediate",
    level: "Immediate",
    title: "Call 111 now or go to a hospital emergency department if:",
    signs: [
      {
        text: "you have trouble breathing or swallowing",
        from: ["nhsEmergency", "abscessGuideline", "dentalInfectionSigns"],
      },
      {
        text: "your mouth, face or neck is badly swollen, or the swelling is closing an eye",
        from: ["nhsEmergency", "saDentalEmergencies"],
      },
      {
        text: "you have a swelling and a fever, or feel very ill, or cannot open your mouth",
        from: ["dentalCouncilEmergencies", "abscessGuideline", "dentalInfectionSigns"],
      },
      { text: "a child’s face is swollen", from: ["healthNzTaranaki"] },
      { text: "your mouth bleeds heavily and does not stop", from: ["nhsEmergency"] },
      {
        text: "your face, jaw, mouth or teeth are seriously injured",
        from: ["healthNzEmergency", "nhsEmergency"],
      },
      {
        text: "you passed out, threw up or see double after a blow to the head or face",
        from: ["nhsEmergency"],
      },
    ],
  },
  {
    slug: "now",
    level: "Right now",
    title: "Go to a dentist now, whatever the hour, if:",
    signs: [
      {
        text: "an adult tooth is knocked out. Do the first aid at the top of this page, and go",
        from: ["healthNzKnockedOut", "nhsEmergency"],
      },
    ],
  },
  {
    slug: "urgent",
    level: "Urgent: within 24 hours",
    title: "Get an urgent dental appointment if:",
    signs: [
      {
        text: "your face is swollen, even if you feel well: a doctor can help if no dentist can",
        from: ["healthNzFirstAid", "healthNzEmergency"],
      },
      {
        text: "a toothache is so bad that you cannot sleep or get through the day",
        from: ["nhsEmergency"],
      },
      { text: "a broken tooth hurts", from: ["walesBrokenTooth", "nhsEmergency"] },
      { text: "a swelling or lump in your mouth is growing", from: ["nhsEmergency"] },
      { text: "you bleed or have severe pain after a tooth was taken out", from: ["nhsEmergency"] },
    ],
  },
  {
    slug: "soon",
    level: "Soon: within a few days",
    title: "See a dentist soon if:",
    signs: [
      { text: "a tooth is chipped but does not hurt", from: ["walesBrokenTooth"] },
      { text: "a filling, crown or bridge is loose or lost", from: ["walesBrokenTooth"] },
      { text: "a toothache is not too bad but does not go away", from: ["healthNzEmergency"] },
    ],
  },
];

export type FirstAid = {
  situation: string;
  steps: readonly Advice[];
  /** The one thing to remember. */
  last: Advice;
};

/** Both readings of the specification (30 minutes, 1 hour); a person who is later than that should go all the same. */
const IN_TIME = "Within 30 minutes is best, within 1 hour if you can. Go even if it is later.";

/** Minutes count, so that it stands before everything but the call. */
export const KNOCKED_OUT: FirstAid = {
  situation: "Tooth knocked out? Do this now",
  steps: [
    {
      text: "Baby tooth? Never put it back. Call 0800 TALK TEETH (825 583) or a dentist for advice.",
      from: ["healthNzKnockedOut", "healthInfoKnockedOut"],
    },
    {
      text: "Adult tooth: hold it by the white crown. Do not touch the root.",
      from: ["healthNzKnockedOut", "dentalAssociationKnockedOut"],
    },
    {
      text: "If it is dirty, rinse it briefly in milk or clean water. Do not scrub it.",
      from: ["healthNzKnockedOut", "dentalAssociationKnockedOut"],
    },
    {
      text: "Push it gently back in, the right way round, and bite on a cloth.",
      from: ["healthNzKnockedOut", "avulsionGuideline", "paediatriciansKnockedOut"],
    },
    {
      text: "If it will not go in, keep it in a cup of milk, saline or your own spit. Do not let it dry.",
      from: ["healthNzKnockedOut", "avulsionGuideline"],
    },
    {
      text: "No cup? Keep it under your lip and do not swallow it. Never do that with a young child or a drowsy person.",
      from: ["healthNzKnockedOut", "paediatriciansKnockedOut"],
    },
  ],
  last: {
    text: `Go to a dentist now. ${IN_TIME}`,
    from: ["healthNzKnockedOut", "avulsionGuideline", "westernAustraliaKnockedOut", "nhsEmergency"],
  },
};

const CALL_HEALTHLINE: Advice = {
  text: "No dentist, or no answer? Call Healthline, 0800 611 116. They’ll tell you what to do and where the nearest after-hours care is.",
  from: ["healthline"],
};

export const FIRST_AID: readonly FirstAid[] = [
  {
    situation: "Severe pain",
    steps: [
      {
        text: "Take paracetamol, ibuprofen, or both if they are safe for you. Follow the packets, and ask a pharmacist if you are not sure.",
        from: ["healthNzEmergency", "nhsEmergency", "toothacheHealthdirect"],
      },
      { text: "Do not gargle aspirin, and leave clove oil alone.", from: ["toothacheHealthdirect"] },
      {
        text: "Call your dentist. After hours, the answerphone says where to go.",
        from: ["healthNzEmergency"],
      },
      CALL_HEALTHLINE,
      {
        text: "A hospital might be able to ease the pain. It’s the last resort.",
        from: ["healthNzEmergency"],
      },
    ],
    last: {
      text: "Worried about the cost? Work and Income can help with up to $1,000 in any 52 weeks, depending on what you earn and own. You do not need to be on a benefit.",
      from: ["workAndIncome"],
    },
  },
  {
    situation: "Bleeding",
    steps: [
      {
        text: "Roll up a clean cloth, put it on the wound and bite on it hard for 20 minutes by the clock.",
        from: ["sussexExtraction"],
      },
      { text: "Do not rinse your mouth: that washes the clot away.", from: ["sussexExtraction"] },
      {
        text: "Still bleeding? Call the dentist, or Healthline on 0800 611 116.",
        from: ["sussexExtraction", "healthline"],
      },
    ],
    last: {
      text: "Heavy bleeding that does not stop? Call 111 or go to a hospital emergency department.",
      from: ["nhsEmergency"],
    },
  },
  {
    situation: "Broken tooth",
    steps: [
      {
        text: "A serious injury to your mouth, teeth or gums? Go to a hospital emergency department.",
        from: ["healthNzEmergency"],
      },
      { text: "If not, rinse your mouth with warm water.", from: ["healthNzSouthern"] },
      { text: "If it swells, hold a cold pack in a cloth against it.", from: ["healthNzSouthern"] },
      {
        text: "Keep the broken piece in milk and take it with you.",
        from: ["walesBrokenTooth", "healthNzSouthern"],
      },
      {
        text: "Call your dentist as soon as you can. No answer? Call Healthline, 0800 611 116.",
        from: ["healthNzSouthern", "healthline"],
      },
    ],
    last: {
      text: "Under 18? Basic dental care is free. On weekdays call 0800 TALK TEETH (825 583). Closed? Call Healthline, 0800 611 116.",
      from: ["freeUnder18", "healthNzTaranaki"],
    },
  },
];

export type EmergencyType = {
  title: string;
  icon: "tooth" | "clock" | "root-canal" | "alert" | "emergency" | "shield-check";
  description: string;
  action: string;
  from: readonly SourceId[];
};

/** The six, with what to do. */
export const EMERGENCY_TYPES: readonly EmergencyType[] = [
  {
    title: "Severe toothache",
    icon: "tooth",
    description: "Pain that keeps you awake, or that pain relief does not help, is urgent.",
    action: "Call your dentist, or Healthline on 0800 611 116, and get an appointment within 24 hours.",
    from: ["nhsEmergency", "healthline"],
  },
  {
    title: "Knocked-out tooth",
    icon: "clock",
    description: "The longer an adult tooth is out, the less chance it has. Never put a baby tooth back.",
    action: `Follow the first aid at the top of this page and go to a dentist now. ${IN_TIME}`,
    from: ["healthNzKnockedOut", "avulsionGuideline", "westernAustraliaKnockedOut", "nhsEmergency"],
  },
  {
    title: "Broken or chipped tooth",
    icon: "root-canal",
    description: "A break that hurts is urgent. A chip that does not hurt can wait a few days.",
    action: "Call your dentist. For a serious injury, go to a hospital emergency department.",
    from: ["walesBrokenTooth", "healthNzEmergency"],
  },
  {
    title: "Swelling or abscess",
    icon: "alert",
    description:
      "A swelling in your mouth that is growing is urgent, and so is a swollen face. It is an emergency if you have a fever, feel very ill or cannot open your mouth, or if it is a child.",
    action:
      "Get an appointment within 24 hours. If it is an emergency, go to a hospital emergency department now. Call 111 if it is hard to breathe or swallow.",
    from: [
      "nhsEmergency",
      "healthNzTaranaki",
      "dentalCouncilEmergencies",
      "abscessGuideline",
      "dentalInfectionSigns",
    ],
  },
  {
    title: "Bleeding that will not stop",
    icon: "emergency",
    description:
      "After a tooth was taken out, bite hard on a clean cloth for 20 minutes. Heavy bleeding that does not stop is an emergency.",
    action: "Call 111 or go to a hospital emergency department.",
    from: ["sussexExtraction", "nhsEmergency"],
  },
  {
    title: "Lost filling or crown",
    icon: "shield-check",
    description: "It is not an emergency, but it needs a dentist.",
    action: "Call your dentist and ask for an appointment in the next few days.",
    from: ["walesBrokenTooth"],
  },
];

export const PREVENTION_TIPS: readonly Advice[] = [
  { text: "Wear a mouthguard for contact sport", from: ["dentalAssociationKnockedOut"] },
  { text: "Brush morning and night with a fluoride toothpaste", from: ["publicHealthTips"] },
  { text: "Floss every day", from: ["publicHealthTips"] },
  { text: "Have sugary food and drink less often", from: ["publicHealthTips"] },
  { text: "See a dentist for regular checkups", from: ["publicHealthTips"] },
];

/** Of everything above. */
export const EMERGENCY_SOURCE_IDS: readonly SourceId[] = [
  ...[...CARE_LEVELS.flatMap(({ signs }) => signs), ...PREVENTION_TIPS].flatMap(({ from }) => from),
  ...[KNOCKED_OUT, ...FIRST_AID].flatMap(({ steps, last }) => [...steps, last].flatMap(({ from }) => from)),
  ...EMERGENCY_TYPES.flatMap(({ from }) => from),
];
