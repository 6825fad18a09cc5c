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
    "Mouthguards in New Zealand: made to fit or boil and bite, what they prevent, rugby’s rule, how to look after one, and what to do if a tooth is knocked out.",
  description: "A plastic cushion over the upper teeth that takes the force of a blow.",
  urgent: {
    says: "Tooth knocked out? A baby tooth: never put it back. An adult tooth: hold it by the white part, push it back in or keep it in milk, and go to a dentist now.",
    from: ["healthNzKnockedOut"],
  },
  about: {
    says: [
      "The New Zealand Dental Association says always to wear one for contact sport, and that one made to fit protects best. It should be thick enough in the right places, stay in, be comfortable, and leave you able to speak and breathe.",
      "Rugby made them compulsory for all grades here in 1998. By 2003 claims to ACC for teeth hurt in rugby had fallen by 43 percent, and players without one were 4.6 times as likely to need ACC for a tooth.",
    ],
    from: ["dentalAssociationKnockedOut", "mouthguardStudy"],
  },
  care: {
    title: "The two kinds",
    says: [
      "Made to fit: a dentist takes a mould of your teeth, and looks at your mouth while at it. It fits your own teeth and does not slip.",
      "Boil and bite: from a sports shop or pharmacy. You soften it in hot water and bite into it.",
      "Keep it in a hard case, out of the heat.",
      "Have the fit checked every year.",
    ],
    from: ["mouthguardKinds", "mouthguardCare"],
  },
  costs: {
    averages: [],
    says: [
      "One made to fit comes from a practice, so ask two or three for a price. Sports shops and pharmacies sell boil-and-bite ones.",
    ],
    from: ["mouthguardKinds"],
  },
  thinkTwice: {
    says: [
      "One that is uncomfortable ends up in a sock. It only works in the mouth.",
      "With braces, ask your orthodontist which kind to wear.",
    ],
    from: ["mouthguardClub", "walesOrthodontics"],
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
    from: ["toothwearGrinding", "acc"],
  },
  ask: [
    "What does one made to fit cost, and how soon is it ready?",
    "Will it still fit next season?",
    "What do I do with it while my teeth are being straightened?",
  ],
  readNext: ["/emergency", "/blog/acc-dental-claim-step-by-step", "/services/braces"],
  reviewedOn: "2026-11-26",
};
