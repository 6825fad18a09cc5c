import type { Topic } from "./topic.ts";

export const SENSITIVE_TEETH: Topic = {
  slug: "sensitive-teeth",
  title: "Sensitive teeth",
  names: [
    "sensitive tooth",
    "tooth sensitivity",
    "sensitive to cold",
    "sensitive to hot",
    "tooth sensitive to cold",
    "cold hurts tooth",
    "sensodyne",
    "exposed root",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Sensitive teeth: why cold, sweet or hot hurts, what helps at home, what a dentist can do, and how to tell sensitivity from a tooth that needs treatment.",
  description:
    "A short, sharp pain from cold, hot, sweet or sour. It is common, and there is often a simple answer.",
  urgent: null,
  about: {
    says: [
      "Under the hard outside of a tooth is a layer with tiny channels to the nerve. It is laid bare when enamel wears away or the gum pulls back. Brushing too hard, gum disease, grinding, sour drinks and being sick can all do that.",
      "It can also be decay, a cracked tooth or a leaking filling. Pain that lasts more than a few seconds should be looked at.",
    ],
    from: ["sensitiveReview", "sensitiveDiagnosis", "toothacheHealthify"],
  },
  care: {
    title: "What helps",
    says: [
      "Brush gently with a soft brush and a toothpaste for sensitive teeth.",
      "Ask a dentist what they can put on the tooth to seal the channels.",
      "Start with the gentlest treatment, and try more only if it doesn’t help.",
    ],
    from: ["sensitiveReview", "sensitiveDiagnosis"],
  },
  costs: {
    averages: ["examination"],
    says: ["Other problems feel the same, so the examination comes first. Ask what treatment would cost."],
    from: ["feeAverages", "sensitiveDiagnosis"],
  },
  thinkTwice: {
    says: ["Tell a dentist about it. It can come from decay, a broken filling or a crack."],
    from: ["sensitiveDiagnosis", "toothacheHealthdirect"],
  },
  otherWays: {
    says: [
      { name: "A filling", text: "If there is a hole, or a filling is missing.", path: "/services/fillings" },
      {
        name: "A gum graft",
        text: "For a bare root that keeps hurting or getting longer.",
        path: "/services/gum-surgery",
      },
      {
        name: "Doing nothing",
        text: "If it passes in seconds and a dentist has found nothing, it can be left.",
      },
    ],
    from: ["toothacheHealthdirect", "sensitiveReview", "leedsGumSurgery", "toothacheHealthify"],
  },
  ask: ["Why is this tooth sensitive?", "Is there a crack?", "What should I change when I brush?"],
  readNext: ["/services/teeth-grinding", "/services/cracked-tooth", "/services/toothache"],
  reviewedOn: "2026-11-26",
};
