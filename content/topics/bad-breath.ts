import type { Topic } from "./topic.ts";

export const BAD_BREATH: Topic = {
  slug: "bad-breath",
  title: "Bad breath",
  names: ["bad breath", "halitosis", "breath smell", "smelly breath", "breath stinks", "bad taste in mouth"],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Bad breath: the usual causes, what helps at home, when to see a dentist, when to ask a doctor instead, and why it is worth a look.",
  description: "Bad breath that doesn’t go away usually starts in the mouth, and it can usually be helped.",
  urgent: null,
  about: {
    says: [
      "Breath smells on waking, and that passes once you drink and clean your teeth. If it stays, the most common cause is food and plaque left in the mouth: bacteria break them down and make gas. Decay, an abscess, gum disease and a dry mouth do it too.",
      "Garlic, onions, alcohol, smoking and some medicines also cause it. Less often it comes from the nose, throat or gut, or from an illness such as diabetes.",
    ],
    from: ["breathHealthdirect"],
  },
  care: {
    title: "What helps",
    says: [
      "Brush twice a day with fluoride toothpaste, and brush your tongue as well.",
      "Clean between your teeth every day.",
      "Drink water, and stop smoking if you can.",
      "Clean dentures twice a day.",
      "See a dentist if it stays. They look for decay, gum disease and food traps.",
    ],
    from: ["breathHealthdirect", "denturesKent"],
  },
  costs: {
    averages: ["examination"],
    says: ["Start with an ordinary checkup: most causes are in the mouth."],
    from: ["feeAverages", "breathHealthdirect"],
  },
  thinkTwice: {
    says: ["If your mouth is healthy and it stays, ask your doctor."],
    from: ["breathHealthdirect"],
  },
  otherWays: {
    says: [
      { name: "Gum disease", text: "If your gums bleed as well.", path: "/services/gum-disease" },
      {
        name: "Dry mouth",
        text: "If your mouth is dry, above all with new medicines.",
        path: "/services/dry-mouth",
      },
      {
        name: "Doing nothing",
        text: "Bad breath that stays can be a sign of something that needs treatment.",
      },
    ],
    from: ["breathHealthdirect"],
  },
  ask: [
    "Is it coming from my teeth, gums or tongue?",
    "What should I do differently at home?",
    "If it isn’t my mouth, who should I see?",
  ],
  readNext: ["/services/gum-disease", "/services/dry-mouth", "/services/general-dentistry"],
  reviewedOn: "2026-11-26",
};
