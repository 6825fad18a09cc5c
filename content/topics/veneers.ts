import type { Topic } from "./topic.ts";

export const VENEERS: Topic = {
  slug: "veneers",
  title: "Veneers",
  names: ["composite bonding"],
  treatment: "veneers",
  isListedByName: true,
  metaDescription:
    "Veneers in New Zealand: what they change, what a porcelain veneer costs on average, why it usually cannot be undone, who should not have them, and other ways.",
  description: "A thin shell on the front of a tooth that changes its colour or shape.",
  urgent: null,
  about: {
    says: [
      "Veneers cover stains, chips and small gaps, and can make teeth look straighter. They are glued to your own tooth, rather like a false fingernail, but for much longer.",
      "Porcelain ones are made outside the mouth, and usually a small amount of enamel is taken off to make room. Composite ones are built up in the chair, often in one visit and with little or no drilling.",
    ],
    from: ["crownsPerth", "veneersHospital", "veneersRushworth"],
  },
  care: {
    title: "What happens",
    says: [
      "Decay and gum disease are treated first.",
      "For porcelain: the teeth are prepared, a mould goes to the laboratory, and you may wear temporary veneers. They are glued on at a later visit.",
      "For composite: the filling material is shaped and set on the tooth, often the same day.",
    ],
    from: ["veneersKelmscott", "veneersRushworth", "veneersHospital"],
  },
  costs: {
    averages: ["veneer"],
    says: ["That is for one tooth. Composite usually costs less to begin with, and stains and wears sooner."],
    from: ["feeAverages", "veneersSmileTeam"],
  },
  thinkTwice: {
    says: [
      "Enamel that has been taken off does not grow back, so it is usually for good.",
      "They do not make a weak tooth stronger. That is what a crown is for.",
      "If you grind your teeth, have large fillings or have lost much enamel, they may not suit you.",
      "They have to be replaced in time.",
    ],
    from: ["veneersHospital", "crownsMagliveras", "veneersKelmscott", "veneersAdvanced"],
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
        text: "For a tooth that is weak as well.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "Doing nothing",
        text: "Veneers are mostly for looks. Healthy teeth do not need them.",
      },
    ],
    from: ["crownsMagliveras", "veneersYorkRoad", "veneersKelmscott"],
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
