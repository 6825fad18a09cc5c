import type { Topic } from "./topic.ts";

const SEE_A_DENTIST = "See a dentist about pain, swelling, or an ulcer that has lasted more than two weeks.";

export const DENTURES: Topic = {
  slug: "dentures",
  title: "Dentures",
  names: [
    "denture",
    "partial denture",
    "full denture",
    "denture repair",
    "loose denture",
    "denture reline",
    "denture clinic",
    "denturist",
    "clinical dental technician",
    "falsies",
    "choppers",
    "uppers and lowers",
    "full set of uppers and lowers",
    "full uppers",
    "false tooth",
    "fake tooth",
    "plate",
    "dental plate",
  ],
  calmNames: ["broken denture"],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Dentures in New Zealand: full and partial, who can make them, what they cost on average, how to clean them, SuperGold discounts, and what else can fill a gap.",
  description: "False teeth that come out: a few of them, or a full set.",
  urgent: null,
  about: {
    says: [
      "Full dentures replace all the teeth of a jaw, partial ones the teeth that are missing among your own. Full ones are made of acrylic. Partial ones are acrylic too, and metal clasps rest on some of your teeth and hold them in.",
      "A dentist can make them. So can a clinical dental technician, without a dentist, if you have no teeth left and your mouth is healthy. For a partial denture they need a certificate from a dentist that your mouth is healthy.",
    ],
    from: ["denturesSouthAustralia", "clinicalTechnicians"],
  },
  care: {
    title: "Living with them",
    says: [
      "Clean them twice a day, inside and out, with a brush and water or a denture cleaner, and over a basin of water or a towel: they break if they fall.",
      "Keep them wet when they are out. Once you are used to them, take them out at night.",
      "New ones often need adjusting. If they rub, go back.",
      "They can loosen as your mouth changes shape. Have the fit checked.",
      SEE_A_DENTIST,
    ],
    from: ["denturesKent", "denturesSouthAustralia", "healthNzOlderPeople", "ageConcern"],
  },
  costs: {
    averages: ["fullDentures"],
    says: [
      "Work and Income’s dental grant leaves dentures out. Ask them what else they can do.",
      "Some businesses give a discount on dentures for a SuperGold card. Ask.",
      "Did an accident break them? Ask the dentist whether it can be an ACC claim.",
    ],
    from: ["feeAverages", "workAndIncomeCovers", "govtDentalCare", "accAccidents"],
  },
  thinkTwice: {
    says: [
      "New ones can take several weeks to feel comfortable, and eating with them takes practice.",
      "Never adjust one yourself: go back to the person who made it.",
    ],
    from: ["denturesKent", "denturesSouthAustralia"],
  },
  otherWays: {
    says: [
      {
        name: "Implants",
        text: "Take the place of a missing tooth’s root.",
        path: "/services/implants",
      },
      {
        name: "A bridge",
        text: "Fixed to the teeth beside the gap.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "Leaving the gap",
        text: "Ask what would happen to your other teeth, and to how you eat.",
      },
    ],
    from: ["cambridgeBoneGraft", "bridgesSurvival", "codeOfRights"],
  },
  ask: [
    "Who makes it, and how many visits does it take?",
    "What does it cost, with adjustments and the first reline?",
    "What would hold it: suction, clasps or implants?",
    "What do I do if it breaks on a Saturday?",
  ],
  readNext: ["/services/older-people", "/services/implants", "/services/tooth-extraction"],
  reviewedOn: "2026-11-26",
};

/** What someone reads first whose denture rubs or hurts. */
export const DENTURE_SORE = `Rubbing or sore? Go back to the person who made it, and never adjust it yourself. ${SEE_A_DENTIST}`;
