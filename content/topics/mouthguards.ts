import type { Topic } from "./topic.ts";

export const MOUTHGUARDS: Topic = {
  slug: "mouthguards",
  title: "Mouthguards",
  names: [
    "mouthguard",
    "mouth guard",
    "sports mouthguard",
    "sports mouth guard",
    "rugby mouthguard",
    "gum shield",
    "boil and bite",
    "custom mouthguard",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Mouthguards in New Zealand: which kind protects best, what they prevent, rugby’s rule, what to look for in one, and what to do if a tooth is knocked out.",
  description: "A plastic cushion over the upper teeth that takes the force of a blow.",
  urgent: {
    says: "Tooth knocked out? A baby tooth: never put it back. An adult tooth: hold it by the white part, push it back in or keep it in milk, and go to a dentist now.",
    from: ["healthNzFirstAidForTeeth"],
  },
  about: {
    says: [
      "The New Zealand Dental Association says always to wear one for contact sport, and that one made to fit protects best. It should be thick enough in the right places, stay in, be comfortable, and leave you able to speak and breathe.",
      "Rugby made them compulsory for all grades here in 1998. By 2003 claims to ACC for teeth hurt in rugby had fallen by 43 percent, and players without one were 4.6 times as likely to need ACC for a tooth.",
    ],
    from: ["dentalAssociationKnockedOut", "dentalAssociationMouthguards", "mouthguardStudy"],
  },
  care: {
    title: "What to do",
    says: [
      "Have one made to fit, by a dentist.",
      "Wear it at practice as well as in matches.",
      "If it is loose or hard to breathe in, have the fit checked.",
    ],
    from: ["dentalAssociationKnockedOut", "dentalAssociationMouthguards", "mouthguardStudy"],
  },
  costs: {
    averages: [],
    says: ["One made to fit comes from a practice, so ask two or three for a price."],
    from: ["dentalAssociationKnockedOut"],
  },
  thinkTwice: {
    says: ["With braces, ask your orthodontist which kind to wear."],
    from: ["walesOrthodontics"],
  },
  otherWays: {
    says: [
      {
        name: "A guard against grinding",
        text: "A different thing, for the night.",
        path: "/services/teeth-grinding",
      },
      {
        name: "Playing without",
        text: "If you are hurt, ACC usually pays only part of the treatment.",
        path: "/blog/acc-dental-claim-step-by-step",
      },
    ],
    from: ["bruxismOverview", "acc"],
  },
  ask: [
    "What does one made to fit cost, and how soon is it ready?",
    "Will it still fit next season?",
    "What do I do with it while my teeth are being straightened?",
  ],
  readNext: ["/emergency", "/blog/acc-dental-claim-step-by-step", "/services/braces"],
  reviewedOn: "2026-11-26",
};
