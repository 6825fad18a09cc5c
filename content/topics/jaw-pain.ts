import { PREGNANT } from "../emergency.ts";
import type { Topic } from "./topic.ts";

export const JAW_PAIN: Topic = {
  slug: "jaw-pain",
  title: "Jaw joint pain",
  names: [
    "tmj",
    "tmd",
    "jaw joint",
    "jaw",
    "jaw pain",
    "sore jaw",
    "jaw hurt",
    "jaw ache",
    "aching jaw",
    "jaw clicking",
    "clicking jaw",
    "lockjaw",
    "jaw locked",
    "jaw stuck",
    "kauae",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Pain in the jaw joint (TMJ or TMD): what it feels like, what to do at home for it, when to see someone, and why surgery is seldom the answer.",
  description:
    "Pain or clicking in front of the ear is usually from the chewing muscles. It comes and goes, and is rarely serious.",
  urgent: {
    says: "If a swelling keeps your mouth from opening, you feel very ill, or your jaw is out of joint or might be broken, go to a hospital emergency department. Do not try to push it back. If it locks, ask a doctor for an urgent appointment.",
    from: ["abscessGuideline", "dentalCouncilEmergencies", "brokenJaw", "brokenJawWebMd", "nhsJaw"],
  },
  about: {
    says: [
      "Up to 85 in 100 people have it at some time. It can ache in front of the ear, along the jaw, at the temples or down the neck, and the mouth might not open as wide. It’s often worse after chewing and when you’re tense.",
      "Chewing hard food, opening the mouth too wide, clenching, grinding or a blow to the face can be behind it. The joint might click.",
    ],
    from: ["jawForthValley", "jawEastSussex", "jawPhysiotherapy"],
  },
  care: {
    title: "What helps",
    says: [
      "Rest it: soft food in small pieces. No gum, no chewy meat, no big bites.",
      "Hold something warm against it for five to ten minutes, once or twice a day.",
      "Take simple pain relief that is safe for you for three to five days when it is bad, rather than now and then. Not for more than two weeks.",
      PREGNANT.text,
      "See a dentist or doctor if it doesn’t settle.",
    ],
    from: ["jawForthValley", ...PREGNANT.from],
  },
  costs: {
    averages: ["examination"],
    says: [
      "It can mean a dentist, a physiotherapist or a specialist. Ask each what a visit costs, and whether ACC applies after a blow.",
    ],
    from: ["feeAverages", "jawPhysiotherapy", "acc"],
  },
  thinkTwice: {
    says: ["Surgery is rarely needed, and replacing the joint is the last resort."],
    from: ["jawForthValley", "jawPhysiotherapy"],
  },
  otherWays: {
    says: [
      { name: "Grinding", text: "If you grind or clench as well.", path: "/services/teeth-grinding" },
      { name: "Doing nothing more", text: "It usually comes and goes, and settles with rest." },
    ],
    from: ["jawForthValley", "jawEastSussex"],
  },
  ask: [
    "Is it the muscles or the joint?",
    "Would a splint help me?",
    "Who should I see next if it doesn’t settle?",
  ],
  readNext: ["/services/teeth-grinding", "/services/toothache", "/services/oral-surgery"],
  reviewedOn: "2026-11-28",
};
