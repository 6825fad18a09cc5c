import type { TreatmentPage } from "./treatment-page.ts";

export const SINUS_LIFT: TreatmentPage = {
  slug: "sinus-lift",
  name: "Sinus Lift",
  inSentence: "sinus lifts",
  treatment: "oral-surgery",
  isListedByName: false,
  specialistScopes: ["Oral surgery", "Oral and maxillofacial", "Periodontic"],
  kind: "surgery",
  metaDescription:
    "Sinus lifts in New Zealand: $2,000 to $4,000. Making room for implants in the upper back jaw, why you must not blow your nose, risks and other ways.",
  keywords: [
    "sinus lift",
    "sinus augmentation",
    "sinus lift cost NZ",
    "upper jaw implant",
    "maxillary sinus",
  ],
  description:
    "Raising the floor of the sinus above your upper back teeth and putting bone under it, to give an implant enough depth.",
  about: [
    "Above the upper molars lies a hollow in the jaw, the sinus. After those teeth are lost it tends to grow downwards while the ridge shrinks upwards, until only a few millimetres of bone are left between mouth and sinus. An implant of useful length would poke through.",
    "The surgeon eases the thin lining of the sinus upwards, like lifting a carpet, and packs graft material beneath. With a fair amount of bone to start from, that can be done from below through the hole for the implant. With little, a small window is made in the side of the jaw.",
    "The graft then needs months to turn solid. If the bone was thick enough to grip the implant, both are done in one operation. If not, the implant follows when the graft is ready.",
  ],
  benefits: [
    "Allows fixed teeth at the back of the upper jaw",
    "Sometimes done together with the implant",
    "The sinus usually goes on working as before",
    "Usually possible with numbing alone",
  ],
  price: { from: 2_000, to: 4_000 },
  priceNote: "for one side, implant not included",
  duration: { from: 4, to: 9, unit: "months" },
  durationNote: "for the graft to harden; 1 to 2 hours of surgery",
  suits: [
    "Missing upper molars or premolars",
    "Less than about 8 mm of bone under the sinus",
    "Sinuses that are healthy and drain well",
  ],
  thinkTwice: [
    "Put it off if you have a cold, bad hay fever or a sinus infection.",
    "Long-standing sinus trouble should be seen by an ear, nose and throat doctor first.",
    "You cannot fly, dive or play a wind instrument for some weeks, so plan for that.",
  ],
  steps: [
    {
      title: "3D scan",
      when: "20 minutes",
      text: "It shows bone height, the thickness of the lining and any walls inside the sinus.",
    },
    {
      title: "The lift",
      when: "1 to 2 hours",
      text: "Through the ridge or a side window, the lining is raised, graft goes beneath and the gum is sewn shut.",
    },
    {
      title: "Quiet weeks for your nose",
      when: "2 to 4 weeks",
      text: "Sneeze with your mouth open. Dab, do not blow. A little blood from the nostril in the first days is normal.",
    },
    {
      title: "Scan and implant",
      when: "after 4 to 9 months",
      text: "Once the new bone is firm, the post goes in, and a crown some months after.",
    },
  ],
  prices: [
    {
      label: "Sinus lift, one side",
      from: 2_000,
      to: 4_000,
      note: "Less from below with the implant, more through a side window.",
    },
  ],
  askAbout: [
    "Lift, graft and implant as one total",
    "Repeat scans before the implant",
    "What is charged if the lining tears and the lift must be put off",
  ],
  risks: [
    "The lining can tear. A small tear is patched; with a large one the surgeon stops and tries again months later.",
    "A blocked or infected sinus, with pressure in the cheek.",
    "The graft can be lost to an infection.",
    "A black eye, and swelling up to the lower lid.",
    "Rarely, a passage stays open between mouth and sinus and has to be closed.",
  ],
  aftercare: [
    "Do not blow your nose until the surgeon says you can.",
    "Sleep on two pillows for the first week.",
    "Do not use straws, blow up balloons, play wind instruments or snorkel.",
    "Ask before you fly or go up a mountain.",
    "Use the nasal spray if you were given one.",
  ],
  urgent:
    "Get in touch the same day if your nose bleeds and pinching does not stop it, or fluid passes from mouth to nose. Your cheek swells and you have a fever? Go to a hospital emergency department now.",
  alternatives: [
    {
      name: "Short implants",
      text: "Six to eight millimetres can be enough where the bite is gentle.",
      path: "/services/implants",
    },
    {
      name: "Tilted implants",
      text: "Two posts lean around the sinus to carry a bridge. This is mainly for a whole jaw.",
      path: "/services/dental-implants",
    },
    {
      name: "A bridge or partial denture",
      text: "Fills the gap without an operation.",
      path: "/services/crowns-and-bridges",
    },
    {
      name: "A shorter row of teeth",
      text: "Many people chew well without the last two molars.",
    },
  ],
  questions: {
    cost: {
      question: "How much does a sinus lift cost?",
      answer: "{price} a side. The implant and its crown are charged in addition.",
    },
    duration: {
      question: "How long after a sinus lift can the implant go in?",
      answer: "{duration}, unless there was enough bone to place it straight away.",
    },
    insurance: {
      question: "Does insurance count a sinus lift as surgery?",
      answer:
        "Some insurers do, others see it as part of an implant and pay nothing. Send them the surgeon’s letter before you set a date.",
    },
    others: [
      {
        question: "Will a sinus lift change my voice or my breathing?",
        answer: "No. Only the floor is raised by some millimetres, and the rest of the sinus stays open.",
      },
      {
        question: "When can I fly after a sinus lift?",
        answer: "Not for at least two weeks, because the pressure in the cabin changes. Ask your surgeon.",
      },
    ],
  },
  reviewedOn: "2026-11-26",
  from: ["cambridgeSinusLift", "sinusAftercare", "sinusLiningTears", "dentalInfectionSigns"],
};
