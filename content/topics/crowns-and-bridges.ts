import type { Topic } from "./topic.ts";

export const CROWNS_AND_BRIDGES: Topic = {
  slug: "crowns-and-bridges",
  title: "Crowns and bridges",
  names: [],
  treatment: "crowns-and-bridges",
  isListedByName: true,
  metaDescription:
    "Crowns and bridges in New Zealand: what each is for, two visits, how long they last, average prices, what can go wrong, and what else can be done.",
  description:
    "A crown is a cap over a weak tooth. A bridge fills a gap with a false tooth that the teeth beside it hold up.",
  urgent: null,
  about: {
    says: [
      "A crown fits over the whole tooth. It protects one that has a large filling or a root filling, or a hidden crack, from breaking when you bite. Crowns are made of porcelain, ceramic, zirconia, gold or other metals.",
      "A bridge is for a gap. The teeth on either side are shaped, and crowns on them carry the false tooth between. An adhesive bridge is glued to the back of a neighbour instead, so that less of it is cut away.",
    ],
    from: ["dentalAssociationCrowns", "crownsGlenside", "bridgesGlenside"],
  },
  care: {
    title: "What happens",
    says: [
      "First visit: the tooth is shaped and a mould is taken. You leave with a temporary crown.",
      "A technician makes the crown or bridge.",
      "Second visit, about two weeks later: it is fixed on and your bite is checked.",
      "Clean well where the edge of the crown meets the tooth, and under a bridge every day.",
    ],
    from: ["crownsMagliveras", "crownsPerth"],
  },
  costs: {
    averages: ["ceramicCrown", "compositeCrown"],
    says: [
      "A bridge with three parts was around $4,000 on average in Auckland and Wellington in 2020.",
      "A root canal before it, or a post inside the tooth, is extra.",
    ],
    from: ["feeAverages", "feesByRegion", "crownsMagliveras"],
  },
  thinkTwice: {
    says: [
      "Shaping a tooth for a crown cannot be undone.",
      "The tooth underneath can still break, or its nerve can die and need a root canal. That would cost extra.",
      "One practice puts the usual life of a crown at five to ten years, and longer with good care.",
    ],
    from: ["crownsCarePlus", "crownsNottingham", "crownsPerth"],
  },
  otherWays: {
    says: [
      {
        name: "A large filling",
        text: "Cheaper, if enough tooth is left to hold it.",
        path: "/services/fillings",
      },
      {
        name: "An implant",
        text: "Takes the place of a missing tooth’s root, and carries a crown.",
        path: "/services/implants",
      },
      {
        name: "A partial denture",
        text: "Comes out for cleaning.",
        path: "/services/dentures",
      },
      {
        name: "Leaving it",
        text: "Ask what could happen to this tooth without a crown, and how soon. A tooth with a large filling can break when you bite.",
      },
    ],
    from: ["dentalAssociationCrowns", "crownsCarePlus"],
  },
  ask: [
    "Why a crown here, and not a filling?",
    "Which material, and who makes it?",
    "What is the whole price, with everything that may come first?",
    "What happens, and who pays, if it comes off or the nerve dies?",
  ],
  readNext: ["/services/root-canal", "/services/fillings", "/services/implants"],
  reviewedOn: "2026-11-26",
};
