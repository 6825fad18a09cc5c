import type { Topic } from "./topic.ts";

const SOOTHING = [
  "Give something cold to chew: a teething ring from the fridge, not the freezer, or a wet flannel.",
  "Rub the gum gently with a clean finger.",
];

export const TEETHING: Topic = {
  slug: "teething",
  title: "Teething and first teeth",
  names: [
    "baby teething",
    "teething",
    "teething baby",
    "teething gel",
    "baby teeth",
    "first tooth",
    "milk tooth",
    "baby teeth coming through",
    "when do teeth come through",
    "toddler teeth",
    "baby teeth fall out",
    "when do baby teeth fall out",
    "baby teeth falling out",
    "when do kids lose teeth",
    "lose baby teeth",
    "losing baby teeth",
    "milk teeth fall out",
    "brushing baby teeth",
    "baby toothpaste",
  ],
  treatment: "childrens-dentistry",
  isListedByName: true,
  metaDescription:
    "Teething and first teeth: when they come, what soothes a baby, when it is not teething, how to brush with fluoride toothpaste, and how to enrol for free care.",
  description: "Most babies get their first tooth at 6 to 10 months. Brush it from the day it shows.",
  urgent: {
    says: "A high temperature, diarrhoea, sore ears, or a baby who is not drinking is not teething. See a doctor, or call Healthline on 0800 611 116. If a baby tooth is knocked out, never put it back.",
    from: ["teethingHealthify", "bayOfPlentyChildren", "healthNzFirstAidForTeeth"],
  },
  about: {
    says: [
      "The lower front teeth usually come first. By about two and a half to three years there are 20. The gum can be red and swollen, and the baby might dribble, be grizzly and sleep badly. Teething doesn’t make a child seriously ill.",
      "Baby teeth matter: for eating, for speaking, and to keep the place for adult teeth, which start at about six.",
      "Baby teeth fall out by themselves from about six until about 12, the lower front ones first. A new tooth is coming through behind a baby tooth? Let your child wiggle the baby tooth. Call the clinic if it takes more than two months or hurts.",
    ],
    from: ["teethingHealthify", "healthNzBabyTeeth", "bayOfPlentyChildren", "toothCareHealthify"],
  },
  care: {
    title: "What helps",
    says: [
      ...SOOTHING,
      "Brush twice a day as soon as a tooth shows, including before bed, with a small soft brush.",
      "Use half a pea of ordinary fluoride toothpaste until the sixth birthday, then a pea. Have them spit, not rinse.",
      "Lift the lip once a month and look for white spots near the gum.",
      "Brush for them until they are 8 or 9.",
    ],
    from: [
      "teethingHealthify",
      "teethingNorfolk",
      "healthNzBabyTeeth",
      "toothCareHealthify",
      "publicHealthTips",
    ],
  },
  costs: {
    averages: [],
    says: [
      "Dental care is free. Enrol at birth or soon after: ask your midwife or nurse, or call 0800 TALK TEETH (0800 825 583). The first visit is usually between the first and second birthday.",
    ],
    from: ["healthNzBabyTeeth", "kidsHealthDental"],
  },
  thinkTwice: {
    says: [
      "No amber beads or teething necklaces: they can strangle a child, and the beads can choke them.",
      "No gel with benzocaine, which can be dangerous. Ask a pharmacist before any other.",
      "Never put juice or sweet drinks in a bottle, or anything sweet on a dummy.",
    ],
    from: [
      "teethingNecklaces",
      "teethingPaediatricians",
      "teethingNorfolk",
      "healthInfoChildren",
      "teethingPukenga",
    ],
  },
  otherWays: {
    says: [
      {
        name: "From before two to 18",
        text: "What is free, when to go, and what changes in Year 9.",
        path: "/blog/childrens-teeth",
      },
      { name: "Doing nothing", text: "Many teeth come through with no more than dribbling." },
    ],
    from: ["teethingHealthify", "healthNzBabyTeeth"],
  },
  ask: [
    "Is my child enrolled, and when is the first visit?",
    "Are these white marks the start of decay?",
    "How much toothpaste, and which one?",
  ],
  readNext: ["/blog/childrens-teeth", "/services/pregnancy", "/emergency"],
  reviewedOn: "2026-11-26",
};

/** What someone reads first whose baby is teething and cries. */
export const TEETHING_PAIN = `${SOOTHING.join(" ")} A high temperature, or a baby who is not drinking, is not teething: see a doctor, or call Healthline on 0800 611 116.`;
