import { PREGNANT } from "../emergency.ts";
import type { Topic } from "./topic.ts";

export const PREGNANCY: Topic = {
  slug: "pregnancy",
  title: "Teeth in pregnancy",
  names: [
    "pregnant",
    "pregnancy",
    "hapū",
    "hapū māmā",
    "dentist while pregnant",
    "pregnancy gum",
    "morning sickness teeth",
    "maternity dental",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Teeth in pregnancy: why gums bleed, what to do after being sick, which dental care is safe and what can wait, and whether it is free in New Zealand.",
  description:
    "Going to the dentist while you are pregnant is safe and a good idea. Say that you are pregnant when you book.",
  urgent: null,
  about: {
    says: [
      "Pregnancy changes hormones, and with them the gums: they can get sore and bleed more easily. Being sick brings acid to the teeth. Both raise the risk of gum disease and decay.",
      "Routine dental care is safe in pregnancy. Sedation is avoided in the first three months, so tell the dentist how far along you are.",
    ],
    from: ["saPregnancy", "victoriaPregnancy", "pregnancyTeHiku", "sedationSussex"],
  },
  care: {
    title: "What helps",
    says: [
      "See a dentist early in your pregnancy.",
      "Brush morning and night with fluoride toothpaste and a small, soft brush.",
      "If brushing makes you gag, try later in the morning, with a smaller brush.",
      "After being sick, rinse with water, and do not brush straight away.",
      "Gums that bleed need to be seen, not left alone.",
      "In pain? Take paracetamol only, unless your midwife or doctor says otherwise. No ibuprofen.",
    ],
    from: ["saPregnancy", "victoriaPregnancy", "pregnancyTeHiku", ...PREGNANT.from],
  },
  costs: {
    averages: ["examination"],
    says: [
      "Dental care in pregnancy is not free for adults in New Zealand. Under 18 it is.",
      "Some places have, or have had, a service of their own: Tairāwhiti tried free checks for hapū māmā who could not get care. Ask your midwife what there is near you.",
      "Work and Income can help if treatment cannot wait.",
    ],
    from: ["feeAverages", "pregnancyTairawhiti", "govtDentalCare", "workAndIncome"],
  },
  thinkTwice: {
    says: [
      "Say that you are pregnant before any X-ray or medicine.",
      "Sedation with laughing gas is best avoided, above all in the first three months.",
    ],
    from: ["victoriaPregnancy", "sedationSussex", "sedationLeeds"],
  },
  otherWays: {
    says: [
      {
        name: "Gum care",
        text: "What to do about bleeding, and when it is more than that.",
        path: "/services/gum-disease",
      },
      {
        name: "Leaving it until after the birth",
        text: "Ask whether it can wait. Gums that bleed, pain and infection should not.",
      },
    ],
    from: ["saPregnancy", "gumDisease", "saDentalEmergencies"],
  },
  ask: [
    "What needs doing now, and what can wait?",
    "Is this X-ray or medicine needed, and is it safe for me now?",
    "Which weeks are most comfortable for it?",
  ],
  readNext: ["/services/gum-disease", "/services/teething", "/blog/childrens-teeth"],
  reviewedOn: "2026-11-28",
};
