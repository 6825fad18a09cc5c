import type { Topic } from "./topic.ts";

export const MOUTH_ULCERS: Topic = {
  slug: "mouth-ulcers",
  title: "Mouth ulcers",
  names: ["mouth ulcer", "ulcer", "ulcer in mouth", "sore in mouth", "mouth sore", "aphthous ulcer"],
  calmNames: ["canker sore", "sore on tongue", "sore that will not heal"],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Mouth ulcers: what causes them, what eases them at home, and when an ulcer or sore has to be looked at by a dentist or doctor.",
  description: "Most mouth ulcers heal by themselves in 10 to 14 days. If one doesn’t, have it looked at.",
  urgent: {
    says: "See a dentist or your doctor about an ulcer that has not healed after two weeks, is very painful, looks unusual, or keeps you from eating or drinking.",
    from: ["healthNzOlderPeople", "ulcersHealthInfo", "ulcersWestCoast"],
  },
  about: {
    says: [
      "About one person in five gets mouth ulcers: shallow, pale, painful craters inside the lips or cheeks. You might have bitten or burnt your mouth, or have a sharp tooth or a denture that rubs.",
      "Stress, hormones, low iron or vitamin B12, coeliac or Crohn’s disease, a weak immune system and some medicines, including ibuprofen, make them more likely.",
    ],
    from: ["ulcersWestCoast", "ulcersHealthInfo"],
  },
  care: {
    title: "What helps",
    says: [
      "Rinse with half a teaspoon of salt in a glass of warm water, as often as you like, and spit it out.",
      "Eat soft food, and avoid anything hot, spicy or hard.",
      "Take paracetamol for pain, if it is safe for you.",
      "Ask a pharmacist about an antiseptic mouthwash or a paste that covers it.",
    ],
    from: ["ulcersWestCoast"],
  },
  costs: {
    averages: ["examination"],
    says: ["A look might be all it takes. A biopsy costs more; its page has the prices."],
    from: ["feeAverages", "guysBiopsy"],
  },
  thinkTwice: {
    says: [
      "A sore that stays can be mouth cancer. It’s uncommon, and it doesn’t always hurt.",
      "If ulcers keep coming back, see your doctor.",
    ],
    from: ["mouthCancerSigns", "ulcersWestCoast"],
  },
  otherWays: {
    says: [
      {
        name: "Finding out what it is",
        text: "An examination, and if need be a small sample.",
        path: "/services/oral-pathology",
      },
      { name: "Dentures that rub", text: "Have them adjusted.", path: "/services/dentures" },
      { name: "Doing nothing", text: "Right for most ulcers, for two weeks." },
    ],
    from: ["guysBiopsy", "denturesKent", "ulcersHealthInfo"],
  },
  ask: ["What do you think it is?", "When should it be gone?", "Should I have a blood test?"],
  readNext: ["/services/oral-pathology", "/services/dentures", "/services/general-dentistry"],
  reviewedOn: "2026-11-26",
};
