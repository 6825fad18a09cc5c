import type { TreatmentPage } from "./treatment-page.ts";

export const ROOT_CANAL: TreatmentPage = {
  slug: "root-canal",
  name: "Root Canal",
  inSentence: "root canal treatment",
  treatment: "root-canal",
  isListedByName: true,
  specialistScopes: ["Endodontic"],
  kind: "procedure",
  metaDescription:
    "Root canal treatment in New Zealand: what it costs, why it takes one or two visits, what can go wrong, the crown afterwards, and which dentists do it.",
  keywords: [
    "root canal",
    "root canal cost NZ",
    "root filling",
    "endodontist",
    "save a tooth",
    "tooth nerve pain",
  ],
  description:
    "Taking out the inflamed or dead nerve inside a tooth, then cleaning and sealing the space, so that you can keep the tooth.",
  about: [
    "Inside each tooth runs a soft core of nerve and blood vessels. Deep decay, a crack or a knock can inflame it or kill it. Bacteria then move in, and the infection can spread out of the end of the root into the bone. Antibiotics might calm that for a while, but they cannot reach inside the tooth to cure it.",
    "The treatment removes the core through a small opening, cleans the fine canals it ran through and fills them. The root stays in the bone, so you go on biting on your own tooth. You do not need the nerve once a tooth has grown.",
    "Back teeth have more canals, some of them curved, and take longer than front teeth. The price depends mostly on that. If the tooth is difficult or has been treated before, your dentist might send you to an endodontist, a specialist in root canals.",
  ],
  benefits: [
    "Keeps your own tooth in your mouth",
    "Usually stops toothache that comes from the nerve",
    "Usually clears infection at the tip of the root",
    "No gap, so the neighbours stay in place",
    "Costs less than replacing the tooth in most cases",
  ],
  price: { from: 800, to: 2_000 },
  priceNote: "for one tooth, without a crown",
  duration: { from: 60, to: 90, unit: "minutes" },
  durationNote: "a visit; most teeth need one or two",
  suits: [
    "A tooth that throbs, wakes you, or hurts long after something hot",
    "A tooth with an abscess or a pimple on the gum beside it",
    "A tooth that went dark after a knock",
    "Enough sound tooth left to build on",
  ],
  thinkTwice: [
    "A root split from top to bottom cannot be saved.",
    "If gum disease has taken most of the bone around a tooth, treating the nerve will not hold it in.",
    "Count in the crown that a back tooth usually needs. If that is out of reach, talk about the choices before you begin.",
  ],
  steps: [
    {
      title: "Finding the tooth",
      when: "15 to 30 minutes",
      text: "Cold, tapping and X-rays show which tooth it is and whether its nerve is alive. That is not always the one you think.",
    },
    {
      title: "Numb and covered",
      text: "Once the tooth is numb, a thin rubber sheet goes around it. It keeps saliva out and keeps rinses and tiny instruments from going down your throat.",
    },
    {
      title: "Cleaning the canals",
      when: "60 to 90 minutes",
      text: "The dentist opens the tooth, measures each canal and washes and files it clean. A dressing and a temporary filling might go in for a week or more.",
    },
    {
      title: "Filling the root",
      text: "When the canals are clean and dry they are packed with a rubbery material and sealed. An X-ray shows how far it reaches.",
    },
    {
      title: "The crown",
      when: "within a few weeks",
      text: "A front tooth might need just a filling. A back tooth is brittle now, and a crown keeps it from splitting.",
    },
  ],
  prices: [
    {
      label: "Root canal treatment, one tooth",
      from: 800,
      to: 2_000,
      note: "Front teeth at the lower end, back teeth at the upper.",
    },
  ],
  askAbout: [
    "The price for this tooth, with its number of canals",
    "The crown or filling on top, which is usually separate",
    "What a specialist would charge instead",
    "What happens to the fee if the tooth turns out to be cracked",
  ],
  risks: [
    "The tooth can be tender to bite on for some days after each visit.",
    "A canal that is blocked or missed can keep the infection going. The tooth can be treated again, operated on at the tip, or taken out.",
    "A fine file can break inside a canal. It is often left there and does no harm, but you should be told.",
    "Without a crown in time, the tooth might crack beyond repair.",
    "It can darken over the years. Whitening from the inside sometimes helps.",
  ],
  aftercare: [
    "Wait until the numbness has gone before you eat.",
    "Chew on the other side until the final filling or crown is on.",
    "If the temporary filling falls out, call the practice. An open tooth lets bacteria back in.",
    "Come back for an X-ray after about a year to see that the bone has healed.",
  ],
  urgent:
    "Call the same day if your face swells, or the pain gets worse instead of better after the second day. Go to a hospital emergency department now if a swelling comes with a fever.",
  alternatives: [
    {
      name: "Taking the tooth out",
      text: "Quick, and cheaper on the day. The gap might need an implant, a bridge or a denture later.",
      path: "/services/tooth-extraction",
    },
    {
      name: "Treating only the top of the nerve",
      text: "In some teeth, above all young ones, part of the nerve can be kept under a medicated filling.",
    },
    {
      name: "An operation at the root’s tip",
      text: "For a tooth whose root filling cannot be redone from above. A specialist closes it from below.",
    },
    {
      name: "Waiting",
      text: "Pain might fade when the nerve dies, but the infection stays and can flare up at any time.",
    },
  ],
  questions: {
    cost: {
      question: "How much does a root canal cost?",
      answer:
        "{price} for one tooth at most practices. A crown afterwards is extra, so ask for both together.",
    },
    duration: {
      question: "How long does a root canal take?",
      answer:
        "{duration} a visit. A simple tooth takes one visit. An infected tooth, or one with several roots, takes two, a week or more apart.",
    },
    insurance: {
      question: "Can I get help paying for a root canal?",
      answer:
        "Policies with major dental cover might refund part of it. If you are on a low income, ask Work and Income what it would pay for. It helps with treatment that is immediate and essential: root canals of front teeth and premolars, but not of molars, where it might pay for taking the tooth out instead.",
    },
    others: [
      {
        question: "Does a root canal hurt?",
        answer:
          "With the tooth properly numb it should feel much like a long filling. A very inflamed nerve can be stubborn: put up your hand and more anaesthetic goes in.",
      },
      {
        question: "Will antibiotics fix it instead?",
        answer:
          "No. They are for spreading infection or fever. The source is inside the tooth, and stays until it is cleaned or taken out.",
      },
      {
        question: "Is it safe to leave a dead tooth in?",
        answer:
          "Yes, when it has been cleaned and sealed. The tooth goes on being held by living tissue around its root.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["nhsRootCanal", "feeAverages", "workAndIncomeCovers", "dentalCouncilScopes"],
};
