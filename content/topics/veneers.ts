import type { Topic } from "./topic.ts";

export const VENEERS: Topic = {
  slug: "veneers",
  title: "Veneers",
  names: ["composite bonding"],
  treatment: "veneers",
  isListedByName: true,
  metaDescription:
    "Veneers in New Zealand: what they change, what a porcelain veneer costs on average, why it usually cannot be undone, how many last ten years, and gentler ways.",
  description: "A thin shell on the front of a tooth that changes its colour or shape.",
  urgent: null,
  about: {
    says: [
      "Veneers are for looks: the colour and shape of front teeth. They are glued to your own tooth.",
      "For porcelain ones a small amount of enamel is usually taken off to make room. Composite can also be built up on the tooth, which is gentler on it.",
    ],
    from: ["veneersHospital", "cosmeticRisks"],
  },
  care: {
    title: "What happens",
    says: [
      "Before anything else the dentist tells you what it does to the tooth, and what gentler ways there are.",
      "For porcelain: the teeth are prepared, and the veneers are glued on at a later visit.",
    ],
    from: ["cosmeticRisks", "veneersHospital"],
  },
  costs: {
    averages: ["veneer"],
    says: ["That is for one tooth. Ask what composite would cost, and what it costs to replace one."],
    from: ["feeAverages", "codeOfRights"],
  },
  thinkTwice: {
    says: [
      "Because enamel is taken off, it usually cannot be undone.",
      "Taking healthy tooth away can hurt the nerve and the gums later, above all in the young, and makes the tooth weaker.",
      "In a review of 25 studies, 95 in 100 porcelain veneers were still there after ten years.",
    ],
    from: ["veneersHospital", "cosmeticRisks", "veneerSurvival"],
  },
  otherWays: {
    says: [
      {
        name: "Whitening",
        text: "For colour alone. It leaves the tooth as it is.",
        path: "/services/teeth-whitening",
      },
      {
        name: "Braces or aligners",
        text: "Move the teeth instead of hiding where they are.",
        path: "/services/braces",
      },
      {
        name: "A crown",
        text: "Covers the whole tooth, and takes more of it away.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "Doing nothing",
        text: "Veneers are mostly for looks. Healthy teeth do not need them.",
      },
    ],
    from: ["cosmeticRisks", "crownsPlanning", "orthodontists"],
  },
  ask: [
    "How much of my tooth would you take off?",
    "What would you do for one of your own family?",
    "How long do yours last, and what does it cost to replace one?",
    "Can I try the shape first?",
  ],
  readNext: ["/services/teeth-whitening", "/services/crowns-and-bridges", "/services/invisalign"],
  reviewedOn: "2026-11-26",
};
