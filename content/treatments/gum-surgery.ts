import type { TreatmentPage } from "./treatment-page.ts";

export const GUM_SURGERY: TreatmentPage = {
  slug: "gum-surgery",
  name: "Gum Surgery",
  inSentence: "gum surgery",
  treatment: "oral-surgery",
  isListedByName: false,
  specialistScopes: ["Periodontic"],
  kind: "surgery",
  metaDescription:
    "Gum surgery in New Zealand: $500 to $1,500 an area. Deep pockets, shrunken gums and gum grafts: what is done, how it heals, its limits, and who does it.",
  keywords: [
    "gum surgery",
    "gum graft NZ",
    "periodontist",
    "receding gums",
    "gum disease treatment",
    "pocket reduction",
  ],
  description:
    "Opening the gum to clean roots that no brush or scaler can reach, or moving gum to cover roots that have become bare.",
  about: [
    "Gum disease makes pockets between tooth and gum in which hardened plaque sits out of reach. First comes a deep clean without surgery, and better cleaning at home. If pockets are still deep and bleeding some months later, the gum can be opened, the roots cleaned by sight and the gum closed lower down.",
    "A gum graft is different. Where gum has pulled back and a root is bare, sensitive or still losing cover, a thin piece from the roof of your mouth, or a substitute, is sewn over it.",
    "A third kind, crown lengthening, trims gum and bone around a tooth that has broken off low, so that a crown has something to hold. Periodontists are the specialists for all of these; some dentists do them too.",
  ],
  benefits: [
    "Reaches tartar deep under the gum",
    "Shallower pockets are easier to keep clean",
    "Can cover a bare, sensitive root",
    "Can help to keep teeth that would loosen",
  ],
  price: { from: 500, to: 1_500 },
  priceNote: "for one area of the mouth",
  duration: { from: 1, to: 2, unit: "hours" },
  durationNote: "for one area",
  suits: [
    "Deep pockets that still bleed after a deep clean",
    "A root laid bare and getting worse",
    "A tooth broken near the gum that is worth a crown",
    "People who already clean between their teeth every day",
  ],
  thinkTwice: [
    "Without daily cleaning the pockets come back, and the operation will have been for nothing.",
    "Smoking hides gum disease and spoils the result.",
    "Bone that has gone seldom grows back in full.",
  ],
  steps: [
    {
      title: "Gum chart",
      when: "45 to 60 minutes",
      text: "Six measurements a tooth, X-rays, and a look at whether the earlier clean has worked.",
    },
    {
      title: "The operation",
      when: "1 to 2 hours",
      text: "One part of the mouth is numbed. Gum is eased back, cleaned beneath or grafted, and sewn up, sometimes with a putty dressing over it.",
    },
    {
      title: "Stitches out",
      when: "after 7 to 14 days",
      text: "The hygienist polishes and shows you how to clean there from now on.",
    },
    {
      title: "Measured again",
      when: "after 3 to 6 months",
      text: "The chart is repeated. Then come visits every three or four months to keep it that way.",
    },
  ],
  prices: [
    {
      label: "Gum surgery, one area",
      from: 500,
      to: 1_500,
      note: "Usually a quarter of the mouth, or a graft on one or two teeth.",
    },
  ],
  askAbout: [
    "How many areas need it",
    "Substitute tissue, if none is taken from your palate",
    "The maintenance visits that follow, by the year",
  ],
  risks: [
    "Teeth look longer, with gaps near the gum, because the swelling and pockets have gone.",
    "Roots feel hot, cold and sweet more than before, mostly for some weeks.",
    "A graft might cover the root only in part, or not take.",
    "The roof of your mouth is sore where the graft was taken, like after hot pizza.",
    "Teeth can be a bit loose to begin with.",
  ],
  aftercare: [
    "Leave the dressing on; it falls off or is removed at your check.",
    "Do not brush the operated area until told. Rinse as prescribed instead.",
    "Avoid potato chips, nuts, chilli and anything steaming for a week.",
    "Then clean between the teeth every day, for good.",
  ],
  urgent:
    "Call the same day if the palate or gum will not stop bleeding after 20 minutes of steady pressure, or if a graft comes away.",
  alternatives: [
    {
      name: "Another deep clean",
      text: "Under the gum, with numbing but no cuts. Often repeated before anyone thinks of surgery.",
      path: "/services/gum-disease",
    },
    {
      name: "More frequent hygienist visits",
      text: "If the pockets do not get deeper, that might be enough.",
      path: "/services/general-dentistry",
    },
    {
      name: "Desensitising and filling",
      text: "For a bare root that only feels the cold: varnish, special toothpaste or a small filling.",
    },
    {
      name: "Taking a tooth out",
      text: "A tooth that is too loose to save can harm the bone of its neighbours.",
      path: "/services/tooth-extraction",
    },
  ],
  questions: {
    cost: {
      question: "How much does gum surgery cost?",
      answer: "{price} an area. Ask how many areas there are, and whether all of them need it.",
    },
    duration: {
      question: "How long is gum surgery, and the healing?",
      answer:
        "{duration} for each area. The gum looks settled in a few weeks and is measured anew after three months or so.",
    },
    insurance: {
      question: "Can I claim gum surgery on insurance?",
      answer:
        "If your policy has dental or specialist benefits, periodontal treatment is often named there with a limit. Look for that word.",
    },
    others: [
      {
        question: "Is gum disease cured afterwards?",
        answer:
          "It is brought under control rather than cured. It stays quiet as long as you and your hygienist keep the pockets clean.",
      },
      {
        question: "Can receding gums grow back?",
        answer:
          "Not by themselves. A graft can cover some or all of the root, and gentle brushing keeps the rest from going.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["leedsGumSurgery", "sensitiveReview", "dentalCouncilScopes"],
};
