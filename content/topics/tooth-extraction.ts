import { PREGNANT } from "../emergency.ts";
import type { Topic } from "./topic.ts";

export const TOOTH_EXTRACTION: Topic = {
  slug: "tooth-extraction",
  title: "Having a tooth out",
  names: [
    "tango niho",
    "tangohanga niho",
    "extraction",
    "tooth extraction",
    "tooth removal",
    "tooth removed",
    "remove tooth",
    "pull tooth",
    "pull out tooth",
    "tooth pulled",
    "tooth pulled out",
    "tooth out",
    "tooth taken out",
    "take tooth out",
    "extraction aftercare",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Having a tooth out in New Zealand: what it costs on average, what to tell the dentist, how to look after the hole, signs of trouble, and ways to keep the tooth.",
  description: "When a tooth cannot be saved, or saving it is not for you, a dentist takes it out.",
  urgent: {
    says: "Bleeding after a tooth was taken out? Bite hard on a clean cloth for 20 minutes by the clock. If it still bleeds, call the dentist, or Healthline on 0800 611 116. If it bleeds heavily and does not stop, call 111.",
    from: ["sussexExtraction", "healthline", "nhsEmergency"],
  },
  about: {
    says: [
      "Teeth are taken out because of deep decay, gum disease, a break that cannot be mended, or because there’s no room for them. The area is numbed first.",
      "Some teeth are taken out by surgery. That costs more.",
    ],
    from: ["extractionFono", "feeAverages"],
  },
  care: {
    title: "Looking after the hole",
    says: [
      "Leave the clot alone: that’s the wound healing. No rinsing on the first day.",
      "From the next day, rinse gently with warm salty water two or three times a day.",
      "Rest on the day. No alcohol, no hot drinks, no hard or crumbly food.",
      "Do not smoke for at least 24 hours. It slows healing and invites infection.",
      "Take pain relief that is safe for you, but not aspirin.",
      PREGNANT.text,
      "Pain that gets worse after some days can be a dry socket. Call the dentist.",
    ],
    from: ["sussexExtraction", "walesAfterExtraction", ...PREGNANT.from],
  },
  costs: {
    averages: ["extraction", "surgicalExtraction", "examination"],
    says: [
      "Work and Income can help with a tooth that has to come out, on a low income.",
      "With a Community Services Card, some hospitals take teeth out at low cost.",
      "Until the 18th birthday it is free.",
    ],
    from: ["feeAverages", "workAndIncomeCovers", "citizensAdvice", "govtDentalCare"],
  },
  thinkTwice: {
    says: [
      "Tell the dentist about blood thinners, and do not stop them by yourself.",
      "Tell them too about medicine to strengthen your bones.",
      "A tooth that is out cannot go back. Ask what it would take to keep it.",
    ],
    from: ["bloodThinners", "cambridgeBoneGraft", "extractionFono"],
  },
  otherWays: {
    says: [
      {
        name: "A root canal",
        text: "Keeps a tooth whose nerve is infected.",
        path: "/services/root-canal",
      },
      {
        name: "A filling or crown",
        text: "If enough sound tooth is left.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "Wisdom teeth",
        text: "They have a page of their own.",
        path: "/services/wisdom-tooth-removal",
      },
      {
        name: "Waiting",
        text: "An infection that is left can spread to the face and jaw, even if pain relief helps for a while.",
      },
    ],
    from: ["nhsRootCanal", "toothacheHealthdirect", "saDentalEmergencies"],
  },
  ask: [
    "Can it be saved, and what would that cost?",
    "Is it a simple one, or surgery?",
    "What will fill the gap, if anything has to?",
    "Who do I call tonight if it bleeds?",
  ],
  readNext: ["/services/wisdom-tooth-removal", "/services/root-canal", "/services/dentures"],
  reviewedOn: "2026-11-28",
};
