import type { Topic } from "./topic.ts";

export const GUM_DISEASE: Topic = {
  slug: "gum-disease",
  title: "Bleeding gums and gum disease",
  names: [
    "gum",
    "tooth falling out",
    "tooth fall out",
    "gum disease",
    "gum infection",
    "gum problem",
    "gum hurt",
    "sore gum",
    "red gum",
    "swollen gum",
    "gum swollen",
    "puffy gum",
    "gum pain",
    "gingivitis",
    "periodontitis",
    "perio",
    "perio disease",
    "periodontal disease",
    "pyorrhoea",
    "receding gum",
    "deep clean",
  ],
  calmNames: [
    "bleeding gum",
    "gum bleeding",
    "gum bleed",
    "bleed gum",
    "gum keep bleeding",
    "blood when I brush",
    "blood when brushing",
    "bleed when I brush",
    "bleeding when I brush",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Bleeding gums: why brushing makes them bleed, how to turn early gum disease round at home, when teeth are at risk, what a dentist does and what it costs here.",
  description:
    "Gums that bleed when you brush are usually inflamed by plaque. Caught early, that can be turned round. Left alone, it can cost you teeth.",
  urgent: {
    says: "Get urgent help if your face swells. If your mouth bleeds heavily and does not stop, call 111 or go to a hospital emergency department.",
    from: ["healthNzFirstAid", "nhsEmergency"],
  },
  about: {
    says: [
      "Plaque is a sticky film of bacteria that builds up on teeth, mostly near the gum line and between the teeth. If it stays, the gums become red and swollen and bleed easily. That is gingivitis, the mild form of gum disease. It often goes unnoticed because it does not hurt.",
      "Untreated, it can turn into periodontitis. Then the gums and the bone that hold the teeth break down. Signs are gums that pull away from the teeth, loose teeth, pus between gum and tooth, or teeth that meet differently when you bite. A tooth can come loose and fall out, or have to be taken out.",
      "Smoking and diabetes both raise the risk of it, and smoking makes it worse with diabetes. Gum disease can make diabetes harder to keep in check too. Tell the dentist if you smoke or have diabetes.",
    ],
    from: ["gumDisease", "healthInfoGumDisease", "saGumDisease", "gumRisksOtago", "gumRisksStudy"],
  },
  care: {
    title: "What you can do",
    says: [
      "Book a dentist. Bleeding gums are a reason to be seen.",
      "Keep brushing in the meantime, gently, morning and night, where the teeth meet the gums. Skipping the sore places makes it worse.",
      "Clean between your teeth every day.",
      "Rinse with salty water, or with chlorhexidine from a pharmacy, until you are seen.",
      "Have hardened plaque taken off. Once it is hard, a brush cannot move it; a dental professional can.",
    ],
    from: ["healthNzFirstAid", "gumDisease", "saGumDisease"],
  },
  costs: {
    averages: ["examination"],
    says: [
      "Cleaning is charged separately, often by the time it takes. Ask how many visits your gums need.",
      "Work and Income’s help with dental bills leaves out a scale and polish, unless it is for a gum infection.",
    ],
    from: ["feeAverages", "workAndIncomeCovers"],
  },
  thinkTwice: {
    says: [
      "Do not wait for pain. The early form does not hurt.",
      "Do not stop brushing because it bleeds.",
      "Gums bleed more easily in pregnancy. Tell the dentist if you are pregnant.",
    ],
    from: ["gumDisease", "saGumDisease", "saPregnancy"],
  },
  otherWays: {
    says: [
      {
        name: "Gum surgery",
        text: "For deep pockets that still bleed after a deep clean without surgery.",
        path: "/services/gum-surgery",
      },
      {
        name: "A checkup and clean",
        text: "Where it starts: the gums are checked and hard plaque is removed.",
        path: "/services/general-dentistry",
      },
      {
        name: "Doing nothing",
        text: "Gingivitis can turn into the form that destroys bone, and teeth can loosen and be lost.",
      },
    ],
    from: ["gumDisease", "leedsGumSurgery", "saGumDisease"],
  },
  ask: [
    "Which form of gum disease do I have, and how deep are the pockets?",
    "How many cleaning visits do I need, and what does each cost?",
    "What should I do differently at home?",
    "When will you measure again?",
  ],
  readNext: ["/services/gum-surgery", "/services/bad-breath", "/services/pregnancy"],
  reviewedOn: "2026-11-28",
};
