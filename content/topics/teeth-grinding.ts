import type { Topic } from "./topic.ts";

export const TEETH_GRINDING: Topic = {
  slug: "teeth-grinding",
  title: "Grinding your teeth",
  names: [
    "grinding",
    "grinding tooth",
    "tooth grinding",
    "grind tooth",
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
    "Grinding or clenching, in your sleep or by day, can wear and crack teeth. You may be the last to notice.",
  urgent: null,
  about: {
    says: [
      "By day it tends to go with stress, worry and concentration. In sleep it’s a movement disorder: the brain half wakes, and it can be linked to sleep apnoea. Smoking, caffeine, some medicines such as antidepressants, and family history make it more likely.",
      "Signs are worn, chipped or sensitive teeth, fillings that keep coming out, an aching jaw or a headache on waking, and a partner who hears it. Young children often grind. It is less common in adults.",
    ],
    from: ["toothwearGrinding", "grindingCanberra", "grindingLumino"],
  },
  care: {
    title: "What helps",
    says: [
      "Ask a dentist to look. They can often see it on the teeth.",
      "A bite splint to wear at night takes the wear instead of your teeth. It protects them, and mostly does not stop the grinding.",
      "Look at what you can change: stress, caffeine, smoking, poor sleep.",
      "If you snore or wake up tired, tell your doctor. It may need a sleep study.",
    ],
    from: ["toothwearGrinding", "grindingDistinct", "grindingCanberra"],
  },
  costs: {
    averages: ["examination"],
    says: [
      "Ask what the splint costs with its fittings. If you have health insurance, check whether it pays: some policies do not.",
    ],
    from: ["feeAverages", "grindingAbc"],
  },
  thinkTwice: {
    says: [
      "The NHS says that only a few of the treatments on offer have been shown to work.",
      "Rebuilding worn teeth is a large job. Find out first whether the grinding goes on.",
    ],
    from: ["grindingHull", "toothwearGrinding"],
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
        text: "Occasional grinding usually does no damage. Forceful grinding can break teeth and fillings.",
      },
    ],
    from: ["grindingScarborough", "grindingCanberra"],
  },
  ask: [
    "Is it wearing my teeth now, or did it once?",
    "Which kind of splint, and for how long?",
    "Could it be my sleep or a medicine?",
  ],
  readNext: ["/services/jaw-pain", "/services/cracked-tooth", "/services/sensitive-teeth"],
  reviewedOn: "2026-11-26",
};
