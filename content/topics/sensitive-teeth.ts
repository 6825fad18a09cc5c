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
    from: ["sensitiveAda", "sensitiveModern", "toothacheHealthify"],
  },
  care: {
    title: "What helps",
    says: [
      "Brush gently with a soft brush and a toothpaste for sensitive teeth.",
      "After something sour, rinse with water and wait an hour before you brush.",
      "A dentist can paint a protective fluoride varnish on.",
      "After a filling or a clean, give it a little time. It usually passes.",
    ],
    from: ["sensitiveAda", "sensitiveModern"],
  },
  costs: {
    averages: ["examination"],
    says: ["The examination finds the cause. Ask what a varnish would cost."],
    from: ["feeAverages", "sensitiveModern"],
  },
  thinkTwice: {
    says: [
      "Tell a dentist about it. It can come from decay, a broken filling or a crack.",
      "Do not whiten teeth that are very sensitive.",
    ],
    from: ["sensitiveAda", "whiteningSensitive"],
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
    from: ["sensitiveLumino", "leedsGumSurgery", "toothacheHealthify"],
  },
  ask: ["Why is this tooth sensitive?", "Is there a crack?", "What should I change when I brush?"],
  readNext: ["/services/teeth-grinding", "/services/cracked-tooth", "/services/toothache"],
  reviewedOn: "2026-11-26",
};
