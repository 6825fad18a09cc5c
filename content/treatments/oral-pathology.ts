import type { TreatmentPage } from "./treatment-page.ts";

export const ORAL_PATHOLOGY: TreatmentPage = {
  slug: "oral-pathology",
  name: "Oral Pathology",
  inSentence: "oral pathology",
  treatment: "oral-surgery",
  isListedByName: false,
  specialistScopes: ["Oral pathology", "Oral medicine", "Oral surgery", "Oral and maxillofacial"],
  kind: "surgery",
  metaDescription:
    "Oral pathology in New Zealand: $200 to $1,000. Finding out what a lump, sore or patch in the mouth is: examination, biopsy, results, and what comes next.",
  keywords: [
    "oral pathology",
    "mouth biopsy NZ",
    "mouth ulcer",
    "white patch in mouth",
    "oral medicine",
    "mouth cancer check",
  ],
  description:
    "Finding out what a lump, sore or patch in the mouth is, if need be by looking at a small piece of it under a microscope.",
  about: [
    "Most things people find in their mouths are harmless: a bitten cheek, a blocked gland, a burn. Most of them go away by themselves. A sore, lump or patch, white or red, that is still there after two weeks should be looked at by a dentist or doctor, whether it hurts or not. Cancer of the mouth is uncommon, and much easier to treat when found early.",
    "An examination might be all it takes. If a look isn’t enough to tell, the surgeon numbs the spot and takes a biopsy: a piece the size of a lentil, or the whole thing when it is small. A pathologist then names it.",
    "Cysts in the jaw, wounds that do not heal, burning mouths and dry mouths belong here too. They are the work of oral surgeons and of specialists in oral medicine and oral pathology.",
  ],
  benefits: [
    "A firmer answer than looking alone can give",
    "A small lump might be gone after the biopsy. You still need the result",
    "A quick visit with a local anaesthetic",
    "Serious disease can be found sooner",
  ],
  price: { from: 200, to: 1_000 },
  priceNote: "for examination, biopsy and laboratory",
  duration: { from: 30, to: 60, unit: "minutes" },
  durationNote: "for a biopsy; results take 1 to 2 weeks",
  suits: [
    "An ulcer that has not healed in two weeks",
    "A red or white patch that does not wipe off",
    "A lump on gum, tongue, cheek, lip or palate",
    "Numbness or a loose tooth for no reason you know of",
    "A shadow in the jaw on an X-ray",
  ],
  thinkTwice: [
    "Do not wait for pain. The serious ones often begin without any.",
    "You can wait to see if a new sore heals, but no longer than two weeks, and not at all if it grows fast.",
    "Blood thinners seldom prevent a biopsy, but the surgeon has to know.",
  ],
  steps: [
    {
      title: "Look and feel",
      when: "20 to 30 minutes",
      text: "How long, how big, does it change, do you smoke or drink? The whole mouth and the neck are examined, and photos taken.",
    },
    {
      title: "Biopsy",
      when: "15 to 30 minutes",
      text: "A sting from the injection, then nothing. One or two stitches close the spot.",
    },
    {
      title: "Laboratory",
      when: "1 to 2 weeks",
      text: "The sample is cut finer than a hair, stained and examined.",
    },
    {
      title: "The result",
      text: "You hear it in person or by phone, with what it means. Ask for a copy. If it is serious, you are referred to a hospital team without delay.",
    },
  ],
  prices: [
    {
      label: "Examination, biopsy and report",
      from: 200,
      to: 1_000,
      note: "Looking alone is at the lower end; removing a larger lump or cyst at the upper.",
    },
  ],
  askAbout: [
    "Whether the laboratory sends its own bill",
    "The visit for the result",
    "A referral to the public hospital, where it might cost nothing",
  ],
  risks: [
    "A sore mouth for up to a week, and a small scar.",
    "Bleeding that starts again, most often on the tongue.",
    "A numb patch the size of a coin if a tiny nerve was in the piece, above all in the lower lip.",
    "The sample might not give an answer, and has to be repeated.",
    "Some conditions come back and need watching for years.",
  ],
  aftercare: [
    "Cool, bland food for two days.",
    "Keep your tongue off the stitch.",
    "Rinse with salty water from the following day.",
    "Note the date by which you should have the result, and call if it has passed, even if the lump is gone.",
  ],
  urgent:
    "Call if the spot bleeds through 20 minutes of pressure. Call 111 if a swelling of the tongue or throat makes it hard to breathe.",
  alternatives: [
    {
      name: "Wait and look again",
      text: "Have the cause removed, such as a sharp tooth or a rubbing denture, and see if it heals within two weeks of when it began.",
      path: "/services/general-dentistry",
    },
    {
      name: "Your doctor",
      text: "Can look, test your blood and refer you. For many people that is the quickest way.",
    },
    {
      name: "Photos over time",
      text: "For patches already known to be harmless, a picture every few months is enough.",
    },
  ],
  questions: {
    cost: {
      question: "How much does a mouth biopsy cost?",
      answer:
        "{price} privately, laboratory included in most quotes. Through a public hospital it might be free.",
    },
    duration: {
      question: "How long does a mouth biopsy take, and the result?",
      answer: "{duration} for the visit. The report is usually back within one to two weeks.",
    },
    insurance: {
      question: "Does insurance cover a biopsy in the mouth?",
      answer:
        "Many health policies cover seeing a specialist and having tests, and a biopsy is a test. A referral from your dentist or doctor makes the claim simpler.",
    },
    others: [
      {
        question: "Does a biopsy mean that I have cancer?",
        answer: "No. Most samples turn out harmless. It is done so that no one has to guess.",
      },
      {
        question: "When should a mouth ulcer be checked?",
        answer:
          "After two weeks, or earlier if it grows, is hard at the edge, bleeds easily or comes with a lump in the neck.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["guysBiopsy", "newcastleBiopsy", "mouthCancerSigns", "dentalCouncilScopes", "healthNzOlderPeople"],
};

/** What people type who found something in their mouth, and what they read first: the page, and no list of surgeons. */
export const STAYING_SORE = {
  names: [
    "white patch",
    "red patch",
    "red and white patch",
    "white sore",
    "red and white sore",
    "lump in mouth",
    "mouth lump",
  ],
  /** Any dentist or doctor looks first, and sends people on to a surgeon if it is needed. */
  cancer: ["mouth", "oral", "tongue", "gum", "lip"].flatMap((where) =>
    ["", " check", " screening", " screen", " test", " symptom", " sign"].map(
      (what) => `${where} cancer${what}`,
    ),
  ),
  title: "A sore, lump or patch in your mouth",
  text: "Still there after two weeks? See a dentist or doctor soon, whether it hurts or not. Most are harmless.",
} as const;
