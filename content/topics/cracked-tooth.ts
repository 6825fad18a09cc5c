import type { Topic } from "./topic.ts";

export const CRACKED_TOOTH: Topic = {
  slug: "cracked-tooth",
  title: "Cracked, chipped or broken tooth",
  names: [
    "cracked tooth",
    "tooth cracked",
    "chipped tooth",
    "chip tooth",
    "tooth chipped",
    "broken tooth",
    "tooth broke",
    "broke tooth",
    "tooth snapped",
    "tooth broken in half",
    "lost filling",
    "filling fell out",
    "filling came out",
    "lost crown",
    "crown fell off",
    "crown came off",
  ],
  treatment: "emergency-dentist",
  isListedByName: false,
  metaDescription:
    "A cracked, chipped or broken tooth, or a lost filling or crown: what to do first, how soon to be seen, whether ACC pays, what repairs cost and what else can be done.",
  description: "Whether it needs hours or days depends on whether it hurts. Keep the piece.",
  urgent: {
    says: "For a serious injury to your mouth, teeth or gums, go to a hospital emergency department. A broken tooth that hurts needs a dentist within 24 hours. Tooth knocked out whole? Go to our emergency page now.",
    from: ["healthNzEmergency", "nhsEmergency", "walesBrokenTooth"],
  },
  about: {
    says: [
      "Teeth break in falls and on food. A chip that does not hurt can wait a few days, and so can a lost filling or crown.",
      "A crack is harder to find. The signs are a sharp pain when you bite or let go, and twinges from cold or sweet. You might not be able to tell which tooth it is.",
    ],
    from: ["walesBrokenTooth", "crackedToothReview"],
  },
  care: {
    title: "What to do first",
    says: [
      "Rinse your mouth with warm water.",
      "Keep the broken piece in milk and take it with you.",
      "If it swells, hold a cold pack in a cloth against it.",
      "Chew on the other side.",
      "Call your dentist. After hours, call Healthline on 0800 611 116.",
    ],
    from: ["healthNzSouthern", "walesBrokenTooth", "healthline"],
  },
  costs: {
    averages: ["examination", "compositeCrown", "ceramicCrown"],
    says: [
      "If an accident broke it, tell the dentist how and when. ACC usually pays part, and the dentist makes the claim.",
    ],
    from: ["feeAverages", "acc", "accDentists"],
  },
  thinkTwice: {
    says: ["Do not wait for it to hurt more. A crack can spread to the nerve, or down to the root."],
    from: ["crackedToothReview"],
  },
  otherWays: {
    says: [
      { name: "A filling", text: "For a chip or a small break.", path: "/services/fillings" },
      {
        name: "A crown",
        text: "Holds a cracked or weak tooth together.",
        path: "/services/crowns-and-bridges",
      },
      { name: "A root canal", text: "If the nerve is hurt.", path: "/services/root-canal" },
      { name: "Leaving it", text: "A chip that does not hurt can wait a few days for an ordinary visit." },
    ],
    from: ["walesBrokenTooth", "crackedToothReview"],
  },
  ask: [
    "Is the nerve hurt?",
    "Can this be an ACC claim?",
    "What will hold for now, and what will last?",
    "How long have I got before it gets worse?",
  ],
  readNext: ["/emergency", "/blog/acc-dental-claim-step-by-step", "/services/crowns-and-bridges"],
  reviewedOn: "2026-11-26",
};
