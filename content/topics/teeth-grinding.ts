import type { Topic } from "./topic.ts";

export const TEETH_GRINDING: Topic = {
  slug: "teeth-grinding",
  title: "Grinding your teeth",
  names: [
    "grinding",
    "grinding tooth",
    "tooth grinding",
    "grind tooth",
    "grind",
    "clenching",
    "clenching jaw",
    "clench tooth",
    "bruxism",
    "night guard",
    "nightguard",
    "splint",
    "bite splint",
    "worn tooth",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Grinding or clenching your teeth: the signs, what is behind it, what a night guard can and cannot do, what to ask about its price, and what you can change yourself.",
  description:
    "Grinding or clenching, in your sleep or by day, can wear and crack teeth. You might be the last to notice.",
  urgent: null,
  about: {
    says: [
      "By day it tends to go with stress, worry and concentration. In sleep the brain controls it, and it can go with another medical or sleep condition. Stress and grinding often go together, though the evidence is weak.",
      "Signs are worn, broken or sensitive teeth, broken fillings, sore chewing muscles, and a partner who hears it. About one child in six grinds in their sleep, and about one adult in ten.",
    ],
    from: ["bruxismOverview", "bruxismStress"],
  },
  care: {
    title: "What helps",
    says: [
      "Ask a dentist to look. They can often see it on the teeth.",
      "Ask whether a splint for the night would protect your teeth. It has not been shown to stop the grinding.",
      "Look at what you can change about stress and sleep.",
      "If you snore or wake up tired, tell your doctor.",
    ],
    from: ["bruxismOverview", "bruxismSplints", "bruxismStress"],
  },
  costs: {
    averages: ["examination"],
    says: [
      "Ask what the splint costs with its fittings. If you have health insurance, check whether it pays.",
    ],
    from: ["feeAverages", "codeOfRights"],
  },
  thinkTwice: {
    says: [
      "The Cochrane review of splints, from 2007, found too little evidence that they treat grinding in sleep.",
    ],
    from: ["bruxismSplints"],
  },
  otherWays: {
    says: [
      {
        name: "Jaw pain",
        text: "If the joint hurts or clicks more than the teeth do.",
        path: "/services/jaw-pain",
      },
      {
        name: "Doing nothing",
        text: "Not all grinding does harm. Forceful grinding can wear and break teeth and fillings.",
      },
    ],
    from: ["bruxismOverview"],
  },
  ask: [
    "Is it wearing my teeth now, or did it once?",
    "Which kind of splint, and for how long?",
    "Could it be my sleep or a medicine?",
  ],
  readNext: ["/services/jaw-pain", "/services/cracked-tooth", "/services/sensitive-teeth"],
  reviewedOn: "2026-11-26",
};
