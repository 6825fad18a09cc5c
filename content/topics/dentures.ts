import type { Topic } from "./topic.ts";

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
    "false tooth",
    "fake tooth",
    "plate",
    "dental plate",
  ],
  calmNames: ["broken denture"],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Dentures in New Zealand: full and partial, who may make them, what they cost on average, how to clean them, SuperGold discounts, and what else can fill a gap.",
  description: "False teeth that come out: a few of them, or a full set.",
  urgent: null,
  about: {
    says: [
      "Full dentures replace all the teeth of a jaw, partial ones the teeth that are missing among your own. They’re made of acrylic, nylon or metal. An immediate denture is made before your teeth are taken out, so that you never have to go without.",
      "A dentist can make them. So can a clinical dental technician, without a dentist, if you have no teeth left and your mouth is healthy. For a partial denture they need a certificate from a dentist that your mouth is healthy.",
    ],
    from: ["denturesPress", "clinicalTechnicians"],
  },
  care: {
    title: "Living with them",
    says: [
      "Clean them twice a day, inside and out, with a brush and water or a denture cleaner, and over a basin of water or a towel: they break if they fall.",
      "Keep them wet when they are out. Once you are used to them, take them out at night.",
      "New ones often need adjusting. If they rub, go back.",
      "They loosen over the years as your mouth changes shape. Relining can make them fit again.",
      "See a dentist about pain, swelling, or an ulcer that has lasted more than two weeks.",
    ],
    from: ["denturesKent", "denturesPress", "healthNzOlderPeople"],
  },
  costs: {
    averages: ["fullDentures"],
    says: [
      "Work and Income’s dental grant leaves dentures out. Ask them about an advance, which you pay back.",
      "Some businesses give a discount on dentures for a SuperGold card. Ask.",
      "ACC may help if an accident broke them while you were wearing them.",
    ],
    from: ["feeAverages", "workAndIncomeCovers", "workAndIncomeAdvance", "govtDentalCare", "accDental"],
  },
  thinkTwice: {
    says: [
      "Eating and speaking take practice, for some people for months.",
      "Dentures that you don’t wear for a long time may no longer go in, because the gums shrink.",
      "Never adjust or mend one yourself.",
    ],
    from: ["denturesKent", "denturesEarlsCourt", "denturesMirror"],
  },
  otherWays: {
    says: [
      {
        name: "Implants",
        text: "Can carry single teeth, or hold a loose denture steady.",
        path: "/services/implants",
      },
      {
        name: "A bridge",
        text: "Fixed, for a small gap with strong teeth beside it.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "Leaving the gap",
        text: "Gaps can make eating and speaking harder. Ask what would happen to yours.",
      },
    ],
    from: ["denturesPress", "bridgesGlenside", "denturesGhb"],
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
