import type { TreatmentPage } from "./treatment-page.ts";

export const BONE_GRAFT: TreatmentPage = {
  slug: "bone-graft",
  name: "Bone Graft",
  inSentence: "bone grafts",
  treatment: "oral-surgery",
  isListedByName: false,
  specialistScopes: ["Oral surgery", "Oral and maxillofacial", "Periodontic"],
  kind: "surgery",
  metaDescription:
    "Dental bone grafts in New Zealand: $800 to $2,500. Where the bone comes from, 4 to 6 months of healing, risks, and whether your implant needs one at all.",
  keywords: [
    "dental bone graft",
    "bone graft cost NZ",
    "jaw bone loss",
    "socket preservation",
    "implant bone",
  ],
  description:
    "Adding bone where the jaw has become too thin or too low, so that an implant has something to stand in.",
  about: [
    "When a tooth goes, the bone that held it shrinks, fastest in the first year. Gum disease, a long-worn denture or an injury can leave even less. A graft is a scaffold: grains or a small block are placed where bone is missing, and your own bone grows into it.",
    "The material can be your own bone from elsewhere in the jaw, treated bone from a human donor or from cattle, or a mineral made in a laboratory. Each has points for and against it. If one of them is against your beliefs, or something you would not eat or wear, say so. There is nearly always another.",
    "The smallest version is done the moment a tooth is taken out: the empty socket is filled to keep its shape. It can spare you a larger graft later, though not every socket needs it.",
  ],
  benefits: [
    "Makes an implant possible where it was not",
    "Keeps the shape of the gum in front",
    "Can be done when the tooth comes out",
    "Your own bone takes over with time",
  ],
  price: { from: 800, to: 2_500 },
  priceNote: "for each place that is grafted",
  duration: { from: 4, to: 6, unit: "months" },
  durationNote: "to heal; the operation takes about an hour",
  suits: [
    "A ridge too narrow or low for the implant you want",
    "A front tooth about to come out, where a dent would show",
    "A hole left in the bone by a cyst or infection",
  ],
  thinkTwice: [
    "If no implant or bridge is planned, you might not need one. Ask what it is for.",
    "Smokers lose more grafts than other people do.",
    "Untreated gum infection nearby should be cleared up beforehand.",
  ],
  steps: [
    {
      title: "Measuring the bone",
      when: "20 minutes",
      text: "A 3D scan gives height and width to the millimetre, and shows whether a graft is needed at all.",
    },
    {
      title: "Placing the graft",
      when: "45 to 90 minutes",
      text: "With the jaw numb, gum is folded back, grains or a block go in, and a thin membrane keeps gum from growing into the space.",
    },
    {
      title: "Wound check",
      when: "1 to 2 weeks",
      text: "Stitches come out, unless they were the dissolving kind.",
    },
    {
      title: "Waiting for bone",
      when: "4 to 6 months",
      text: "New bone replaces the scaffold bit by bit. A second scan shows when it’s ready for an implant.",
    },
  ],
  prices: [
    {
      label: "Bone graft",
      from: 800,
      to: 2_500,
      note: "A filled socket is at the lower end, a block from your own jaw at the upper.",
    },
  ],
  askAbout: [
    "Whether graft material and membrane are priced separately",
    "The scan before and the one after",
    "A lower fee when it is done with the implant",
  ],
  risks: [
    "Part of the graft can be lost if the gum opens over it or it gets infected.",
    "A few grains working out in the first days are nothing to worry about.",
    "Where a block was taken from your jaw or chin, that spot can be sore or numb for a time.",
    "You might gain less bone than hoped and need a second graft.",
  ],
  aftercare: [
    "Do not pull your lip up to look: it tugs on the stitches.",
    "Do not let your tongue, a finger or a denture press on it.",
    "Eat on the other side until your check.",
    "Finish the rinse or tablets you were prescribed.",
  ],
  urgent:
    "Tell the surgeon at once if the wound gapes, a lot of grains come out, or there is pus or a rising temperature.",
  alternatives: [
    {
      name: "A shorter or slimmer implant",
      text: "It might fit the bone you have.",
      path: "/services/implants",
    },
    {
      name: "A bridge",
      text: "Spans the gap from tooth to tooth and needs no bone in between.",
      path: "/services/crowns-and-bridges",
    },
    {
      name: "A sinus lift",
      text: "The kind of graft used above the upper back teeth.",
      path: "/services/sinus-lift",
    },
  ],
  questions: {
    cost: {
      question: "How much does a dental bone graft cost?",
      answer: "{price} for one place. The price depends on how much bone is missing and what fills it.",
    },
    duration: {
      question: "How long does a bone graft take to heal?",
      answer:
        "{duration} before it can hold an implant. A filled socket might be ready earlier, and your gum feels normal after two or three weeks.",
    },
    insurance: {
      question: "Is a bone graft insured?",
      answer:
        "Insurers mostly treat it like the implant: if they don’t cover one, they don’t cover the other. A graft after an injury or for a cyst might be treated differently, so ask.",
    },
    others: [
      {
        question: "Where does the bone for a graft come from?",
        answer:
          "From you, a donor, an animal or a laboratory. You are entitled to know which, and to choose.",
      },
      {
        question: "How sore is a bone graft?",
        answer:
          "Much like having a tooth out. A block from your own jaw means two sore places rather than one.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["cambridgeBoneGraft", "dentalCouncilScopes"],
};
