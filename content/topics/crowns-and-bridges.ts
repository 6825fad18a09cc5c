import type { Topic } from "./topic.ts";

export const CROWNS_AND_BRIDGES: Topic = {
  slug: "crowns-and-bridges",
  title: "Crowns and bridges",
  names: [],
  treatment: "crowns-and-bridges",
  isListedByName: true,
  metaDescription:
    "Crowns and bridges in New Zealand: what each is for, what happens, how many last five years, average prices, what can go wrong, and what else can be done.",
  description:
    "A crown is a cap over a weak tooth. A bridge fills a gap with a false tooth that the teeth beside it hold up.",
  urgent: null,
  about: {
    says: [
      "A crown fits over the whole tooth, and a good deal of the tooth is cut away to make room for it. So it has to be worth it for that tooth. Crowns are made of porcelain, of metal, or of porcelain over metal.",
      "A bridge is for a gap. Teeth beside the gap hold up the false tooth.",
    ],
    from: ["crownsPlanning", "crownsSurvival", "bridgesSurvival"],
  },
  care: {
    title: "What happens",
    says: [
      "The dentist plans for 10 years or more, so they check that the tooth is sound enough and that you can keep it clean.",
      "The tooth is shaped and a mould is taken. A temporary crown covers it in the meantime.",
      "The crown is tried in, and then cemented on.",
    ],
    from: ["crownsPlanning"],
  },
  costs: {
    averages: ["ceramicCrown", "compositeCrown"],
    says: ["Ask for the whole price of a bridge, and whether anything has to be done to the teeth first."],
    from: ["feeAverages", "codeOfRights"],
  },
  thinkTwice: {
    says: [
      "Shaping a tooth for a crown cannot be undone.",
      "No crown lasts for ever. A crown can hurt the nerve of the tooth and the gum around it, and it makes the tooth weaker.",
      "In one study, 84 in 100 crowns made by students at an Australian university were still there after five years. For bridges, studies found 93 or 94 in 100.",
    ],
    from: ["crownsPlanning", "cosmeticRisks", "crownsSurvival", "bridgesSurvival"],
  },
  otherWays: {
    says: [
      {
        name: "A large filling",
        text: "Takes less of the tooth. Ask whether enough is left to hold it.",
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
        text: "Ask what could happen to this tooth without a crown, and how soon.",
      },
    ],
    from: ["crownsPlanning", "cambridgeBoneGraft", "denturesSouthAustralia"],
  },
  ask: [
    "Why a crown here, and not a filling?",
    "Which material, and who makes it?",
    "What is the whole price, with everything that has to be done first?",
    "What happens, and who pays, if it comes off or the nerve dies?",
  ],
  readNext: ["/services/root-canal", "/services/fillings", "/services/implants"],
  reviewedOn: "2026-11-26",
};
