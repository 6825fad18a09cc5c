import type { HurtKind, SoreKind } from "#domain/finding/hurt-kind.ts";
import type { Risk } from "#domain/finding/risk-of-life.ts";
import type { SourceId } from "./sources.ts";

/**
 * What the emergency page says about teeth. Each sentence names where it was read, and nothing may be added without
 * such a source; the page shows them. Phone numbers stand in the sentences as people read them; the page makes links
 * of them.
 */
export type Advice = { text: string; from: readonly SourceId[] };

/** The day this page was last checked against its sources. */
export const EMERGENCY_REVIEWED_ON = "2026-11-29";

/** Comes first for anyone who may be in danger of life, before the first aid. */
export const DANGER: Advice = {
  text: "This can be dangerous. Call 111 now or go to a hospital emergency department.",
  from: ["nhsEmergency", "abscessGuideline", "dentalInfectionSigns"],
};

/** Stands first, too, where someone took too much of a medicine. */
export const TOO_MUCH_MEDICINE: Advice = {
  text: "Too much medicine? Call the Poisons Centre now: 0800 764 766, free, day or night. Unconscious, or hard to breathe? Call 111.",
  from: ["poisonsKidsHealth"],
};

/** Stands first where something was swallowed that isn't for it. */
export const NOT_FOR_SWALLOWING: Advice = {
  text: "Swallowed something that isn’t food or drink? Call the Poisons Centre now: 0800 764 766, free, day or night. Do not make them vomit, and give no food or drink before you’ve asked. Unconscious, or hard to breathe? Call 111.",
  from: ["poisonsKidsHealth"],
};

/** Stands first where someone reacts to a medicine, an injection or latex. */
export const ALLERGY: Advice = {
  text: "It might be a severe allergy: call 111 now. Use an adrenaline pen (EpiPen) if there is one. Only a rash or an itch, and nothing swells? Call Healthline, 0800 611 116.",
  from: ["healthNzAnaphylaxis", "healthline"],
};

/** Stands first where someone says that they may end their life. */
export const NOT_ALONE: Advice = {
  text: "You don’t have to be alone with this. Call or text 1737, free, day or night, to talk to a trained counsellor. In danger now? Call 111.",
  from: ["needToTalk", "healthline"],
};

/** Stands first where someone was hit by the person they live with, or isn't safe. */
export const VIOLENCE: Advice = {
  text: "In danger? Call 111 now and ask for the Police. To talk: Women’s Refuge, 0800 733 843, free, day or night.",
  from: ["govtFamilyViolence"],
};

/** Stands first where a baby has a fever, or a child doesn't drink. */
export const SICK_CHILD: Advice = {
  text: "A baby with a fever, or a child who doesn’t drink? That isn’t teething. Call Healthline now: 0800 611 116, free, day or night, or see a doctor. Unconscious, or hard to breathe? Call 111.",
  from: ["teethingHealthify", "bayOfPlentyChildren", "healthline", "nhsEmergency"],
};

/** The call alone, where there is room for one line: below a search box. */
export const CALLS = {
  illness: "Life at risk? Call 111 now",
  medicine: "Call the Poisons Centre now: 0800 764 766",
  product: "Call the Poisons Centre now: 0800 764 766",
  allergy: "It might be a severe allergy: call 111 now",
  battery: "Go to a hospital emergency department, or call 111",
  self: "Call or text 1737 now, free, day or night",
  violence: "In danger? Call 111 now",
  child: "Call Healthline now: 0800 611 116",
} as const satisfies Record<Risk, string>;

/** Stands first where a battery was swallowed. */
export const BATTERY: Advice = {
  text: "A battery was swallowed? Go straight to a hospital emergency department, or call 111. The Poisons Centre says what to do on the way: 0800 764 766.",
  from: ["batteriesKidsHealth", "poisonsKidsHealth"],
};

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
      { text: "your jaw is out of joint or might be broken", from: ["brokenJaw", "brokenJawWebMd"] },
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
        from: ["healthNzFirstAidForTeeth", "nhsEmergency"],
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
      {
        text: "a knock has loosened a tooth or pushed it out of place",
        from: ["healthNzFirstAidForTeeth", "healthNzDisplaced"],
      },
      { text: "your jaw locks, or will not open fully", from: ["nhsJaw"] },
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

/** How someone who finds English hard can speak with a nurse in another language. */
export const INTERPRETER: Advice = {
  text: "Call Healthline, 0800 611 116, and say “interpreter” and the English name of your language. Stay on the line: it is free.",
  from: ["interpreters", "healthline"],
};

/** How to get help for people who can’t call in English. We write in no language unless a source gives the words. */
export const OTHER_WAYS_TO_CALL: readonly { who: string; how: readonly Advice[] }[] = [
  {
    who: "Hard to hear or speak on the phone",
    how: [
      {
        text: "New Zealand Relay puts you through to Healthline, day and night, free.",
        from: ["relayQuestions"],
      },
      {
        text: "Life in danger? Do not use Relay. Text 111: it works only if you registered with the Police before.",
        from: ["relayRules", "policeText"],
      },
    ],
  },
  {
    who: "Not in English",
    how: [INTERPRETER],
  },
];

/** The id of a card, for addresses (`/emergency#jaw`) and for a search that shows the card that is meant. */
export type FirstAidId = Exclude<HurtKind, SoreKind>;

export type FirstAid = {
  id: FirstAidId;
  situation: string;
  steps: readonly Advice[];
  /** The one thing to remember. */
  last: Advice;
  /** Every step is shown wherever the first ones are: minutes count, or a later one says when to go to hospital. */
  isWhole?: true;
  /** A press, or its address, opens it on the emergency page: open, it would stand before what minutes count for. */
  isFolded?: true;
};

/** Both readings of the specification (30 minutes, 1 hour); a person who is later than that should go all the same. */
const IN_TIME = "Within 30 minutes is best, within 1 hour if you can. Go even if it is later.";

/** Minutes count, so that it stands before everything but the call. */
export const KNOCKED_OUT: FirstAid = {
  id: "knocked-out",
  isWhole: true,
  situation: "Tooth knocked out? Do this now",
  steps: [
    {
      text: "Baby tooth? Never put it back. Call 0800 TALK TEETH (825 583) or a dentist for advice.",
      from: ["healthNzFirstAidForTeeth", "healthInfoKnockedOut"],
    },
    {
      text: "Adult tooth: hold it by the white crown. Do not touch the root.",
      from: ["healthNzFirstAidForTeeth", "dentalAssociationKnockedOut"],
    },
    {
      text: "If it is dirty, rinse it briefly in milk or clean water. Do not scrub it.",
      from: ["healthNzFirstAidForTeeth", "dentalAssociationKnockedOut"],
    },
    {
      text: "Push it gently back in, the right way round, and bite on a cloth.",
      from: ["healthNzFirstAidForTeeth", "avulsionGuideline", "paediatriciansKnockedOut"],
    },
    {
      text: "If it will not go in, keep it in a cup of milk, saline or your own spit. Do not let it dry.",
      from: ["healthNzFirstAidForTeeth", "avulsionGuideline"],
    },
    {
      text: "No cup? Keep it under your lip and do not swallow it. Never do that with a young child or a drowsy person.",
      from: ["healthNzFirstAidForTeeth", "paediatriciansKnockedOut"],
    },
  ],
  last: {
    text: `Go to a dentist now. ${IN_TIME}`,
    from: ["healthNzFirstAidForTeeth", "avulsionGuideline", "westernAustraliaKnockedOut", "nhsEmergency"],
  },
};

/** Who to call where it isn’t known what happened. */
export const CALL_HEALTHLINE: Advice = {
  text: "No dentist, or no answer? Call Healthline, 0800 611 116. They’ll tell you what to do and where the nearest after-hours care is.",
  from: ["healthline"],
};

/** Wherever ibuprofen is named. */
export const PREGNANT: Advice = {
  text: "Pregnant? Take paracetamol only, unless your midwife or doctor says otherwise.",
  from: ["medicinesInPregnancy"],
};

/** Free care for children leaves an accident to a dentist and ACC, who pays a part. */
const AFTER_ACCIDENT: Advice = {
  text: "An accident? Go to a dentist, at any age. ACC pays part, so ask what is left for you to pay.",
  from: ["healthNzTaranaki", "healthpointUnder18", "accDental"],
};

/** Comes first where a child is told of, since what helps an adult’s tooth may harm a baby tooth. */
export const OF_CHILD: Advice = {
  text: "A child? Call a dentist, or 0800 TALK TEETH (825 583), and ask what to do.",
  from: ["healthNzFirstAidForTeeth", "healthNzTaranaki"],
};

const PUT_BACK: Advice = {
  text: "See a dentist as soon as you can. The sooner the tooth is put back in place, the better its chance.",
  from: ["healthNzDisplaced", "healthNzFirstAidForTeeth"],
};

/** Steps that a child’s carer doesn’t need first. */
export const OF_ADULTS: readonly Advice[] = [PREGNANT, PUT_BACK];

const STILL_NUMB: Advice = {
  text: "Numb or tingling after the injection has worn off? Call the dentist. It usually goes away, but can take weeks or months.",
  from: ["hseWisdomTeeth", "nhsWisdomComplications"],
};

export const FIRST_AID: readonly FirstAid[] = [
  {
    id: "severe-pain",
    situation: "Severe pain",
    steps: [
      {
        text: "Take paracetamol, ibuprofen, or both if they are safe for you. Follow the packets, and ask a pharmacist if you are not sure.",
        from: ["healthNzEmergency", "nhsEmergency", "toothacheHealthdirect"],
      },
      PREGNANT,
      {
        text: "Call your dentist. After hours, the answerphone says where to go.",
        from: ["healthNzEmergency"],
      },
      CALL_HEALTHLINE,
      TOO_MUCH_MEDICINE,
      { text: "Do not gargle aspirin, and leave clove oil alone.", from: ["toothacheHealthdirect"] },
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
    id: "swelling",
    isWhole: true,
    situation: "Swelling or abscess",
    steps: [
      {
        text: "Hard to breathe or swallow, or the swelling is closing an eye or in your neck? Call 111 now.",
        from: ["nhsEmergency", "saDentalEmergencies", "abscessGuideline"],
      },
      {
        text: "Swelling with a fever? Feeling very ill, or cannot open your mouth? Go to a hospital emergency department now.",
        from: ["dentalCouncilEmergencies", "abscessGuideline", "dentalInfectionSigns"],
      },
      {
        text: "A child’s face is swollen? Go to a hospital emergency department now.",
        from: ["healthNzTaranaki"],
      },
    ],
    last: {
      text: "Anything else that swells: see a dentist within 24 hours, even if you feel well. If no dentist can, a doctor can help.",
      from: ["healthNzFirstAid", "healthNzEmergency", "nhsEmergency"],
    },
  },
  {
    id: "choking",
    isWhole: true,
    situation: "Choking",
    steps: [
      { text: "They cannot breathe, talk or cough? Call 111 now.", from: ["healthInfoChoking"] },
      {
        text: "They still cough well? Lean them forward and let them cough.",
        from: ["earlyChildhoodChoking"],
      },
      {
        text: "If not, give up to 5 sharp blows between the shoulder blades with the heel of your hand. Look after each whether it is out.",
        from: ["airwayGuideline", "earlyChildhoodChoking"],
      },
      {
        text: "Not out? Give up to 5 chest thrusts: stand behind them with your arms around their chest, a fist on the breastbone and the other hand on it, and pull inwards quickly.",
        from: ["healthInfoChoking", "airwayGuideline"],
      },
      {
        text: "A baby? The same, across your thigh with the head low: blows face down, then thrusts on the breastbone face up.",
        from: ["airwayGuideline", "earlyChildhoodChoking"],
      },
      {
        text: "Keep giving 5 blows and 5 thrusts in turn until it is out or the ambulance is there.",
        from: ["healthInfoChoking", "airwayGuideline"],
      },
    ],
    last: {
      text: "They pass out or stop breathing? Start CPR.",
      from: ["healthInfoChoking", "earlyChildhoodChoking"],
    },
  },
  {
    id: "bleeding",
    isWhole: true,
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
    id: "swallowed",
    isWhole: true,
    situation: "Swallowed a tooth, a crown or a piece",
    steps: [
      {
        text: "Coughing, or hard to breathe? It might have gone the wrong way. Call 111 now or go to a hospital emergency department.",
        from: ["healthdirectSwallowed", "scottishRestorations"],
      },
      {
        text: "A battery, a magnet or something large? Go to a hospital emergency department.",
        from: ["healthdirectSwallowed", "batteriesKidsHealth"],
      },
      {
        text: "Something sharp, as a wire or a needle? Ask a doctor, or call Healthline, 0800 611 116.",
        from: ["healthdirectSwallowed", "healthline"],
      },
      {
        text: "A tooth or something small and smooth usually passes by itself.",
        from: ["healthdirectSwallowed"],
      },
    ],
    last: {
      text: "Call your dentist about the tooth, the crown or the gap that is left.",
      from: ["scottishRestorations", "walesBrokenTooth"],
    },
  },
  {
    id: "cut",
    isWhole: true,
    isFolded: true,
    situation: "Cut tongue, lip or cheek",
    steps: [
      {
        text: "Sit with your head forward, and press a clean pad on the wound for 10 minutes.",
        from: ["stJohnMouth"],
      },
      {
        text: "Still bleeding? Put on a new pad. Let the blood run out, and do not swallow it.",
        from: ["stJohnMouth"],
      },
      { text: "Do not rinse your mouth: that disturbs the clot.", from: ["stJohnMouth"] },
      {
        text: "A tooth is loose, broken or gone too? Call a dentist. No answer? Call Healthline, 0800 611 116.",
        from: ["healthNzFirstAidForTeeth", "healthline"],
      },
    ],
    last: {
      text: "A serious injury, or heavy bleeding that does not stop? Call 111 or go to a hospital emergency department.",
      from: ["nhsEmergency", "healthNzEmergency"],
    },
  },
  {
    id: "broken-tooth",
    isFolded: true,
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
    last: AFTER_ACCIDENT,
  },
  {
    id: "moved-tooth",
    isFolded: true,
    situation: "Tooth loosened, pushed in or hanging",
    steps: [
      PUT_BACK,
      {
        text: "Your teeth no longer meet as they did? A tooth might have moved, even if you cannot see it. See a dentist.",
        from: ["healthNzDisplaced"],
      },
      OF_CHILD,
      {
        text: "No answer? Call Healthline, 0800 611 116.",
        from: ["healthline"],
      },
    ],
    last: AFTER_ACCIDENT,
  },
  {
    id: "jaw",
    isWhole: true,
    isFolded: true,
    situation: "Jaw locked, out of joint or hit",
    steps: [
      {
        text: "Out of joint, or might be broken? Go to a hospital emergency department.",
        from: ["brokenJaw", "brokenJawWebMd", "healthNzEmergency"],
      },
      {
        text: "Do not try to push it back. Hold it gently with your hands on the way.",
        from: ["brokenJaw", "brokenJawWebMd"],
      },
      {
        text: "A swelling keeps your mouth from opening, or you feel very ill? Go to a hospital emergency department now.",
        from: ["abscessGuideline", "dentalCouncilEmergencies"],
      },
      {
        text: "It locks or will not open fully, and you were not hit? Ask a doctor for an urgent appointment, or call Healthline, 0800 611 116.",
        from: ["nhsJaw", "healthline"],
      },
    ],
    last: {
      text: "Hard to breathe, or bleeding that does not stop? Call 111.",
      from: ["nhsEmergency", "brokenJawWebMd"],
    },
  },
  {
    id: "after-removal",
    isWhole: true,
    isFolded: true,
    situation: "After a tooth was taken out",
    steps: [
      {
        text: "Bleeding? Bite hard on a clean rolled-up cloth for 20 minutes by the clock.",
        from: ["sussexExtraction"],
      },
      {
        text: "Do not rinse on the first day, and do not smoke.",
        from: ["sussexExtraction", "walesAfterExtraction"],
      },
      {
        text: "Severe pain, or pain that gets worse after some days? Call the dentist who took it out.",
        from: ["walesAfterExtraction", "nhsEmergency"],
      },
      {
        text: "Swelling is common, and worst on the second and third day. It does not go down, or you have a fever or pus? It might be infected: call the dentist.",
        from: ["northernCareWisdomTeeth", "nhsWisdomComplications"],
      },
      STILL_NUMB,
      CALL_HEALTHLINE,
    ],
    last: {
      text: "Heavy bleeding that does not stop? Call 111 or go to a hospital emergency department.",
      from: ["nhsEmergency"],
    },
  },
  {
    id: "numb",
    isWhole: true,
    isFolded: true,
    situation: "Numb lip, tongue or face",
    steps: [STILL_NUMB],
    last: CALL_HEALTHLINE,
  },
  {
    id: "crown-off",
    isFolded: true,
    situation: "Crown or filling came off",
    steps: [
      {
        text: "Might you have breathed a piece in? Go to a hospital emergency department now.",
        from: ["scottishRestorations"],
      },
      {
        text: "Keep the crown and take it with you: it might go back on.",
        from: ["scottishRestorations"],
      },
      {
        text: "A hole in the tooth? A pharmacy might have a repair kit to cover it until you are seen.",
        from: ["scottishRestorations"],
      },
      {
        text: "Call your dentist and ask for an appointment in the next few days. Pain that pain relief does not help is urgent: say so.",
        from: ["walesBrokenTooth", "scottishRestorations"],
      },
    ],
    last: {
      text: "No dentist, or no answer? Call Healthline, 0800 611 116.",
      from: ["healthline"],
    },
  },
  {
    id: "braces",
    isWhole: true,
    isFolded: true,
    situation: "Braces: a wire or bracket that hurts",
    steps: [
      {
        text: "A wire digs in? Try to push it back into place with tweezers or the rubber end of a pencil.",
        from: ["orthodonticSociety"],
      },
      {
        text: "Still sharp? Cover the end with orthodontic wax. Chewing gum does too, or the wax around a cheese.",
        from: ["orthodonticSociety"],
      },
      { text: "A thick, stiff wire? Do not cut it: ask your orthodontist.", from: ["orthodonticSociety"] },
      {
        text: "Hard to breathe or swallow? Call 111.",
        from: ["nhsEmergency"],
      },
    ],
    last: {
      text: "Call your orthodontist, or a dentist. No answer? Call Healthline, 0800 611 116.",
      from: ["orthodonticSociety", "healthline"],
    },
  },
];

/** The first aid with that id: `firstAidFor("jaw")!.situation === "Jaw locked, out of joint or hit"` */
export function firstAidFor(id: FirstAidId): FirstAid {
  return [KNOCKED_OUT, ...FIRST_AID].find((one) => one.id === id)!;
}

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
    from: ["healthNzFirstAidForTeeth", "avulsionGuideline", "westernAustraliaKnockedOut", "nhsEmergency"],
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

/** The sources of everything above. */
export const EMERGENCY_SOURCE_IDS: readonly SourceId[] = [
  ...[...CARE_LEVELS.flatMap(({ signs }) => signs), ...PREVENTION_TIPS].flatMap(({ from }) => from),
  ...[KNOCKED_OUT, ...FIRST_AID].flatMap(({ steps, last }) => [...steps, last].flatMap(({ from }) => from)),
  ...EMERGENCY_TYPES.flatMap(({ from }) => from),
  ...OTHER_WAYS_TO_CALL.flatMap(({ how }) => how.flatMap(({ from }) => from)),
];
