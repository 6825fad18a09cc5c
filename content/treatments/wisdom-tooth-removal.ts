import type { TreatmentPage } from "./treatment-page.ts";

export const WISDOM_TOOTH_REMOVAL: TreatmentPage = {
  slug: "wisdom-tooth-removal",
  name: "Wisdom Tooth Removal",
  inSentence: "wisdom tooth removal",
  treatment: "oral-surgery",
  isListedByName: true,
  specialistScopes: ["Oral surgery", "Oral and maxillofacial"],
  kind: "surgery",
  metaDescription:
    "Wisdom tooth removal in New Zealand: $300 to $800 a tooth. When they need to come out, what the day is like, dry socket, numbness, healing and surgeons.",
  keywords: [
    "wisdom tooth removal",
    "wisdom teeth cost NZ",
    "impacted wisdom tooth",
    "dry socket",
    "tooth extraction",
  ],
  description:
    "Taking out a back tooth that came through late, sideways or only part of the way, and is causing trouble or about to.",
  about: [
    "Wisdom teeth are the last to arrive, mostly between 17 and 25, when the jaw is often full. A tooth that is stuck under gum or bone, or leans on the tooth in front, is called impacted. A flap of gum over it traps food and gets infected again and again, and both teeth can decay where no brush reaches.",
    "A tooth that gives no trouble can usually stay, with a look at it on X-rays now and then. Taking it out is worth it after repeated infection, decay, a cyst, or damage to its neighbour.",
    "Upper ones often come out in minutes. Lower ones might lie next to the nerve that gives feeling to the lip, which is why the surgeon might want a 3D scan, or might suggest removing only the crown and leaving the roots.",
  ],
  benefits: [
    "Takes away the gum flap under which infections begin",
    "Can protect the tooth in front",
    "All four can be done in one go",
    "Easier to heal from while you are young",
  ],
  price: { from: 300, to: 800 },
  priceNote: "for each tooth",
  duration: { from: 20, to: 60, unit: "minutes" },
  durationNote: "for each tooth, at most",
  suits: [
    "Gum around the tooth that has swollen more than once",
    "Decay in it, or in the tooth beside it",
    "A cyst or lost bone on the X-ray",
    "A tooth in the way of jaw surgery",
  ],
  thinkTwice: [
    "A healthy tooth that is fully through and easy to clean does a job like any other.",
    "Crowded front teeth are not a good reason: wisdom teeth have not been shown to cause it.",
    "Blood thinners, the contraceptive pill and bone medicines can matter. Bring a list.",
  ],
  steps: [
    {
      title: "X-ray and talk",
      when: "30 minutes",
      text: "A wide X-ray shows roots and nerve. You agree on which teeth, how awake you will be, and the price for each.",
    },
    {
      title: "Numb, or asleep",
      text: "For one easy tooth an injection is enough. For four, many people choose sedation or a general anaesthetic.",
    },
    {
      title: "Out it comes",
      when: "20 to 60 minutes a tooth",
      text: "The gum is lifted, a little bone might be trimmed, and the tooth is often cut so that it comes out in parts. You feel pushing.",
    },
    {
      title: "Stitches and a pad",
      when: "half an hour of rest",
      text: "You bite on gauze until a clot forms. The clot is how it heals, so everything you are told afterwards is there to protect it.",
    },
    {
      title: "At home",
      when: "3 to 7 days",
      text: "Your cheeks are fullest on day three. Most people go back to work or study within the week.",
    },
  ],
  prices: [
    {
      label: "One wisdom tooth",
      from: 300,
      to: 800,
      note: "A tooth that has come through costs the least, and one lying in the bone the most.",
    },
  ],
  askAbout: [
    "A price for all of them together",
    "The X-ray, and a 3D scan if one is needed",
    "Sedation by the hour, or the anaesthetist and theatre",
    "A second visit for a dry socket",
  ],
  risks: [
    "Dry socket: the clot is lost and the bone aches badly from about the third day. A soothing dressing settles it.",
    "Numb or tingling lip, chin or tongue after a lower tooth. It nearly always wears off within weeks or months, and very rarely stays.",
    "Stiff jaw for a week or two.",
    "An opening into the sinus after an upper tooth, which is stitched or closes by itself.",
    "Harm to the filling or crown of the tooth in front.",
  ],
  aftercare: [
    "Do not rinse, spit hard or use a straw for a day.",
    "Next day, start gentle rinses with warm salty water after meals.",
    "Do not smoke, vape or drink alcohol for at least two days, better a week.",
    "Brush the other teeth as usual, and soon the stitches too, softly.",
    "Take the pain relief you were told to before the numbness has gone.",
  ],
  urgent:
    "Call the practice if blood keeps coming after you have bitten on gauze for 20 minutes, or if fever, a bad taste or a growing lump appears. Call 111 for trouble breathing or swallowing.",
  alternatives: [
    {
      name: "Keep and watch",
      text: "No symptoms and no damage on the X-ray: leave it and look again every year or two.",
    },
    {
      name: "Trim the gum flap",
      text: "For an upright tooth that only lacks room at the back. The flap might grow again.",
    },
    {
      name: "Remove the crown only",
      text: "Roots that hug the nerve are left on purpose. A few need a second operation.",
    },
  ],
  questions: {
    cost: {
      question: "How much does wisdom tooth removal cost?",
      answer:
        "{price} a tooth with a local anaesthetic. Four teeth under sedation or asleep come to a good deal more.",
    },
    duration: {
      question: "How long does it take to remove a wisdom tooth?",
      answer: "{duration} each. Simple upper teeth can be out in less.",
    },
    insurance: {
      question: "Will insurance or Work and Income pay for wisdom teeth?",
      answer:
        "Many surgical health policies do, if a surgeon says it is needed and the insurer agrees first. Work and Income might help on a low income when taking the tooth out is urgent.",
    },
    others: [
      {
        question: "Should I have all four out at once?",
        answer:
          "If all four need to go, one recovery beats two. A tooth without a problem should not be added to make up the set.",
      },
      {
        question: "How soon can I eat normally?",
        answer:
          "Soft and lukewarm for three days, then whatever your jaw allows. Crumbs and rice get everywhere, so leave those a little longer.",
      },
      {
        question: "When can I play sport again?",
        answer:
          "Gentle walks from the second day, running after about five. Leave rugby and other knocks to the head for some weeks, and ask the surgeon how many.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["niceWisdomTeeth", "cambridgeWisdomTeeth", "walesAfterExtraction", "sussexExtraction"],
};
