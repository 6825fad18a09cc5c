import type { Topic } from "./topic.ts";

export const FILLINGS: Topic = {
  slug: "fillings",
  title: "Tooth decay and fillings",
  names: [
    "filling",
    "white filling",
    "tooth filling",
    "amalgam",
    "amalgam filling",
    "mercury filling",
    "composite",
    "composite filling",
    "cavity",
    "hole",
    "hole in tooth",
    "tooth hole",
    "decay",
    "tooth decay",
    "caries",
    "dental caries",
    "rotten tooth",
    "rotting tooth",
    "black tooth",
  ],
  treatment: "general-dentistry",
  isListedByName: false,
  metaDescription:
    "Tooth decay and fillings in New Zealand: white or silver, how long each kind lasts, what fillings cost on average, who can get help to pay, and other ways.",
  description:
    "A filling replaces the part of a tooth that decay or a knock has taken, so that you can bite on it again.",
  urgent: {
    says: "A tooth that throbs, a swelling in the mouth, or pain that keeps you awake needs a dentist within 24 hours. Swelling with a fever? Go to a hospital emergency department now.",
    from: ["nhsEmergency", "dentalCouncilEmergencies", "abscessGuideline"],
  },
  about: {
    says: [
      "Bacteria in plaque turn sugar into acid, and the acid eats a hole in the tooth. The dentist takes out the decay, and washes, dries and fills the hole. A small hole might not need an injection.",
      "There are three usual materials. Composite is tooth-coloured plastic and glass, glued to the tooth. Glass ionomer is also white and not as strong; it’s used for baby teeth and as a temporary filling. Amalgam is silver-coloured metal, strong and long-lasting, but more of the tooth has to be cut away to hold it, and it’s used less and less.",
    ],
    from: ["fillingsAustralia", "fillingsSouthAustralia", "bayOfPlentyChildren"],
  },
  care: {
    title: "What to expect",
    says: [
      "An average composite filling lasts five to seven years, glass ionomer two to five, and amalgam about 15, says South Australia’s public dental service.",
      "Which material suits depends on where the tooth is, how your teeth meet and how big the filling is.",
      "Amalgam contains mercury. Small amounts are released. Reviews that New Zealand’s Ministry of Health goes by found no convincing evidence of harm, other than rare allergies.",
      "Brush morning and night with fluoride toothpaste and have sugary food and drink less often: that’s what stops the next hole.",
    ],
    from: ["fillingsSouthAustralia", "amalgamMedsafe", "publicHealthTips"],
  },
  costs: {
    averages: ["amalgamOneSurface", "amalgamTwoSurfaces", "examination"],
    says: [
      "White fillings are priced separately, and X-rays might be too. Ask for the price of your filling before it starts.",
      "Fillings are free until the 18th birthday.",
      "Work and Income can help adults with fillings that cannot wait.",
    ],
    from: ["feeAverages", "govtDentalCare", "workAndIncomeCovers"],
  },
  thinkTwice: {
    says: [
      "No filling lasts for life.",
      "A sound amalgam filling doesn’t have to be replaced, unless you have a proven allergy to it.",
    ],
    from: ["fillingsSouthAustralia", "amalgamMedsafe"],
  },
  otherWays: {
    says: [
      {
        name: "A crown",
        text: "Covers the whole tooth. Ask whether yours has enough left for a filling.",
        path: "/services/crowns-and-bridges",
      },
      {
        name: "A root canal",
        text: "When the decay has reached the nerve.",
        path: "/services/root-canal",
      },
      {
        name: "Taking the tooth out",
        text: "When it cannot be mended, or if you choose not to.",
        path: "/services/tooth-extraction",
      },
      {
        name: "Watching it",
        text: "Early decay, a white or dark spot, can still be repaired by saliva, and less sugar and fluoride help. Later it becomes a hole.",
      },
    ],
    from: ["crownsPlanning", "nhsRootCanal", "extractionFono", "decayVictoria"],
  },
  ask: [
    "How big is the hole, and can it wait?",
    "Which material would you use here, and why?",
    "What does it cost, with the X-ray?",
    "What happens if it turns out to be deeper?",
  ],
  readNext: ["/services/crowns-and-bridges", "/services/root-canal", "/services/sensitive-teeth"],
  reviewedOn: "2026-11-26",
};
