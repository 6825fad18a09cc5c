import type { Topic } from "./topic.ts";

export const OLDER_PEOPLE: Topic = {
  slug: "older-people",
  title: "Teeth when you are older",
  names: [
    "older people",
    "old people",
    "elderly",
    "senior",
    "senior citizen",
    "pensioner",
    "pensioner discount",
    "senior discount",
    "superannuitant",
    "over 65",
    "gold card",
    "goldcard",
    "gold card discount",
    "supergold",
    "super gold",
    "super gold card",
    "supergold card",
    "supergold card discount",
    "rest home",
    "caregiver",
    "dementia",
    "veteran",
    "veterans affairs",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Teeth when you are older: common troubles, what helps, caring for someone else’s mouth, SuperGold and veterans’ help, and what a visit costs in New Zealand.",
  description: "It’s never too late to look after your mouth, or to help someone else look after theirs.",
  urgent: null,
  about: {
    says: [
      "More of us keep our teeth for life. What comes with age are gums that have pulled back, holes around the roots, old fillings that need replacing, a dry mouth from medicines, and dentures that no longer fit.",
      "Talk to a dentist about pain or swelling, about anything in your mouth that feels or looks different, and about an ulcer that has lasted more than two weeks.",
    ],
    from: ["healthNzOlderPeople", "ageConcern"],
  },
  care: {
    title: "What helps",
    says: [
      "Brush every day, morning and night, and clean between your teeth.",
      "See a dentist regularly, with dentures too.",
      "Bring a list of your medicines.",
      "If you care for someone, look after their mouth too: it affects how well they eat and feel.",
      "If your mouth is dry, do something about it.",
    ],
    from: ["healthNzOlderPeople", "olderFono"],
  },
  costs: {
    averages: ["examination", "extraction", "fullDentures"],
    says: [
      "There is no free dental care at 65. A SuperGold card gets a discount from some businesses that provide dentures, and you can ask any dentist.",
      "Veterans’ Affairs might help a veteran whose dental need comes from a service injury or illness.",
      "Work and Income can help with treatment that cannot wait. It depends on what you earn and own, and you do not have to be on a benefit.",
      "If illness or disability means you cannot see an ordinary dentist, your GP or dentist can refer you to a hospital dental service.",
    ],
    from: ["feeAverages", "govtDentalCare", "workAndIncome"],
  },
  thinkTwice: {
    says: [
      "Tell the dentist about blood thinners and medicine to strengthen bones before a tooth comes out.",
      "Do not leave a sore mouth because you have no teeth. Dentures and gums need looking at too.",
    ],
    from: ["bloodThinners", "cambridgeBoneGraft", "healthNzOlderPeople"],
  },
  otherWays: {
    says: [
      { name: "Dentures", text: "What they are, and living with them.", path: "/services/dentures" },
      { name: "Dry mouth", text: "What eases it.", path: "/services/dry-mouth" },
      {
        name: "When money is short",
        text: "Everywhere that might help.",
        path: "/blog/cannot-afford-a-dentist",
      },
    ],
    from: ["denturesSouthAustralia", "dryMouthHealthInfo", "govtDentalCare"],
  },
  ask: [
    "What needs doing now, and what can wait?",
    "Do you give a discount for a SuperGold card?",
    "Can you see someone in a wheelchair, or at a rest home?",
  ],
  readNext: ["/services/dentures", "/services/dry-mouth", "/blog/cannot-afford-a-dentist"],
  reviewedOn: "2026-11-26",
};
