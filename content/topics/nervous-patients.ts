import type { Topic } from "./topic.ts";

export const NERVOUS_PATIENTS: Topic = {
  slug: "nervous-patients",
  title: "Nervous patients and sedation",
  names: [
    "nervous",
    "nervous patient",
    "anxious",
    "anxious patient",
    "anxiety",
    "dental anxiety",
    "dental phobia",
    "phobia",
    "scared",
    "afraid",
    "fear",
    "terrified",
    "hate",
    "needle phobia",
    "sedation",
    "iv sedation",
    "sedation dentistry",
    "sleep dentistry",
    "put to sleep",
    "happy gas",
    "laughing gas",
    "nitrous oxide",
    "general anaesthetic",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Scared of the dentist? What to say when you call, what a dentist can do, laughing gas, tablets and sedation in New Zealand, who should be careful, and what to ask.",
  description:
    "Many people are afraid of the dentist. Say so when you call: there’s a lot they can do to help.",
  urgent: null,
  about: {
    says: [
      "Dental anxiety is thought to affect more than a third of people. It makes people put off a visit until something hurts, and then the visit is harder. It isn’t silly, and you won’t be the first to say it.",
      "For some people, talking and time are enough. For others there is sedation: a gas you breathe, a tablet, or a medicine through a vein. You stay conscious and can answer, but you’re relaxed, and with the last one you might remember little. Your mouth is still numbed.",
    ],
    from: ["anxietyBdj", "sedationSociety", "sedationSussex", "sedationUclh"],
  },
  care: {
    title: "What helps",
    says: [
      "Tell the practice what frightens you when you book, and book a talk first if you like.",
      "Ask to have each step explained and shown before it’s done.",
      "Agree on a sign for stop, and on breaks.",
      "After laughing gas, ask when you can go home and whether someone should come with you.",
      "After sedation through a vein someone has to take you home and stay with you. For 24 hours, do nothing that needs skill. That includes driving.",
    ],
    from: ["anxietyBdj", "anxietyReview", "sedationSussex", "sedationUclh", "sedationGuys"],
  },
  costs: {
    averages: ["examination"],
    says: ["Sedation comes on top of the treatment. Ask for both prices together, and who gives it."],
    from: ["feeAverages", "codeOfRights"],
  },
  thinkTwice: {
    says: [
      "Tell the dentist about your health and every medicine or tablet you take. That decides which sedation is safe.",
      "Tell them if you are or could be pregnant. Sedation is best avoided then, above all in the first three months.",
      "Laughing gas is breathed through the nose, so it doesn’t work well if your nose is blocked.",
      "A few people feel tired, dizzy or sick, or have a headache afterwards.",
    ],
    from: ["sedationSociety", "sedationSussex", "sedationLeeds"],
  },
  otherWays: {
    says: [
      {
        name: "Talking therapy",
        text: "A review of the research calls cognitive behaviour therapy the most successful talking treatment for it.",
      },
      {
        name: "A general anaesthetic",
        text: "You are asleep, in a hospital or clinic. Ask whether it is done for your treatment.",
        path: "/services/oral-surgery",
      },
      {
        name: "Staying away",
        text: "Small problems get bigger, and the visit you cannot avoid is harder.",
      },
    ],
    from: ["anxietyReview", "anxietyBdj", "sedationSociety"],
  },
  ask: [
    "Do you see many nervous patients, and what do you do for them?",
    "Which kinds of sedation do you offer, and who gives it?",
    "What does it cost on top of the treatment?",
    "Can we stop whenever I raise my hand?",
  ],
  readNext: ["/services/general-dentistry", "/services/oral-surgery", "/blog/when-something-went-wrong"],
  reviewedOn: "2026-11-26",
};
