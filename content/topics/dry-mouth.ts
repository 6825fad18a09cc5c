import type { Topic } from "./topic.ts";

export const DRY_MOUTH: Topic = {
  slug: "dry-mouth",
  title: "Dry mouth",
  names: ["dry mouth", "xerostomia", "mouth dry", "no saliva", "lack of saliva", "burning mouth"],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Dry mouth: which medicines and illnesses cause it, what eases it, why teeth decay faster without saliva, and what to ask your dentist and your doctor.",
  description: "Too little saliva makes eating and speaking harder, and lets teeth decay faster.",
  urgent: null,
  about: {
    says: [
      "Many medicines dry the mouth, including some for depression, lasting pain, allergies and high blood pressure. So do radiotherapy to the head and neck, some chemotherapy, Sjögren’s syndrome, diabetes, nerve damage after a stroke or injury, dehydration and smoking.",
      "Saliva protects teeth: it washes them, evens out acid and feeds them minerals. With less of it, the risk of decay, gum disease and infections in the mouth goes up, and dentures hold less well.",
    ],
    from: ["dryMouthHealthInfo", "dryMouthSouthAustralia"],
  },
  care: {
    title: "What helps",
    says: [
      "Sip water often.",
      "Ask a pharmacist about a saliva substitute.",
      "Add milk, yoghurt or sauce to dry food, and avoid what makes it worse.",
      "Ask your dentist how to protect your teeth from decay.",
      "Ask your doctor whether one of your medicines could be changed. Do not stop one by yourself.",
    ],
    from: ["adaSeniors", "dryMouthHealthInfo", "frailOlder"],
  },
  costs: {
    averages: ["examination"],
    says: [
      "A dry mouth raises your risk of decay, so ask how often to come and what to budget for each year.",
    ],
    from: ["feeAverages", "dryMouthSouthAustralia"],
  },
  thinkTwice: {
    says: [
      "Do not suck sweets for it: sugar and a dry mouth make holes fast.",
      "Use a mouthwash without alcohol, if you use one.",
    ],
    from: ["dryMouthTips"],
  },
  otherWays: {
    says: [
      {
        name: "Fillings",
        text: "If decay has started.",
        path: "/services/fillings",
      },
      {
        name: "Doing nothing",
        text: "A dry mouth that is left raises the risk of decay and infections.",
      },
    ],
    from: ["dryMouthHealthInfo"],
  },
  ask: [
    "Which of my medicines could be doing this?",
    "Do I need stronger fluoride?",
    "How often should I come?",
  ],
  readNext: ["/services/older-people", "/services/fillings", "/services/bad-breath"],
  reviewedOn: "2026-11-26",
};
