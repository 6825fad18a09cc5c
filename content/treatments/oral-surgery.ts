import type { TreatmentPage } from "./treatment-page.ts";

export const ORAL_SURGERY: TreatmentPage = {
  slug: "oral-surgery",
  name: "Oral Surgery",
  inSentence: "oral surgery",
  treatment: "oral-surgery",
  isListedByName: true,
  specialistScopes: ["Oral surgery", "Oral and maxillofacial"],
  kind: "surgery",
  metaDescription:
    "Oral surgery in New Zealand: wisdom teeth, implants, bone grafts, sinus lifts, gum surgery and oral pathology, with prices, steps, risks and surgeons.",
  keywords: [
    "oral surgery",
    "oral surgeon NZ",
    "wisdom teeth",
    "dental surgery cost",
    "maxillofacial surgeon",
  ],
  description:
    "Operations inside the mouth: taking out difficult teeth, preparing the jaw for implants, treating gums, and finding out what a lump is.",
  about: [
    "Much oral surgery is done in an ordinary dental chair with the area numbed, and you walk out an hour later. Dentists do the simpler part of it. Oral surgeons, and oral and maxillofacial surgeons, have trained for years more and are registered as specialists with the Dental Council. Its public register shows who is.",
    "You can be kept comfortable in three ways. A local anaesthetic numbs the spot. Sedation through a vein, added to it, leaves you drowsy with little memory of it. A general anaesthetic puts you to sleep in a hospital or day clinic, and its cost comes on top of the surgeon’s.",
    "You have the right to hear your options with their risks, benefits and costs before you choose, and to have that in writing if you ask.",
  ],
  benefits: [
    "Deals with the cause of pain or infection",
    "Planned on X-rays or a 3D scan",
    "Numb, drowsy or asleep: your choice in most cases",
    "Usually home the same day",
    "Samples are looked at in a laboratory",
  ],
  price: { from: 200, to: 6_000 },
  priceNote: "from a small biopsy to an implant with its crown",
  duration: { from: 30, to: 120, unit: "minutes" },
  durationNote: "for most operations, not counting healing",
  suits: [
    "Teeth that cannot be pulled in the simple way",
    "A jaw too thin for an implant",
    "Gums with deep pockets, or gums that have shrunk",
    "A lump, patch or sore in the mouth that will not go away",
  ],
  thinkTwice: [
    "Tell the surgeon about blood thinners, bone-strengthening medicine, heart valves, diabetes and pregnancy. Do not stop a medicine by yourself.",
    "Some operations can wait or be left out. Ask what happens if you do nothing.",
  ],
  steps: [
    {
      title: "Consultation",
      when: "30 to 45 minutes",
      text: "The surgeon reads your referral and X-rays, examines you and talks through the choices, risks and price. You can come without a referral to many practices.",
    },
    {
      title: "Getting ready",
      when: "the days before",
      text: "You agree in writing, arrange a lift home if you will be sedated, and follow the instructions about food and medicines.",
    },
    {
      title: "The operation",
      when: "30 minutes to 2 hours",
      text: "Once you are numb, and drowsy or asleep if you chose that, the work is done and closed with stitches, most of which dissolve.",
    },
    {
      title: "Recovery and check",
      when: "1 to 2 weeks",
      text: "You go home with written instructions and a number to call. A visit or a phone call makes sure that it is healing.",
    },
  ],
  prices: [
    { label: "Wisdom tooth removal", from: 300, to: 800, note: "Each tooth." },
    { label: "Dental implant", from: 3_500, to: 6_000, note: "With its crown." },
    { label: "Bone graft", from: 800, to: 2_500, note: "Each place." },
    { label: "Sinus lift", from: 2_000, to: 4_000, note: "Each side." },
    { label: "Gum surgery", from: 500, to: 1_500, note: "Each area." },
    { label: "Oral pathology", from: 200, to: 1_000, note: "With the laboratory report." },
  ],
  askAbout: [
    "The consultation and any 3D scan",
    "Sedation, or the anaesthetist and the hospital",
    "Follow-up visits and anything that goes wrong",
  ],
  risks: [
    "Pain, swelling and bruising, worst on the second and third day.",
    "Bleeding or infection, which might need another visit.",
    "A nerve that runs close by can be bruised, with numbness that mostly passes and seldom stays.",
    "Sedation and general anaesthetics have risks of their own. The person who gives them will go through yours.",
  ],
  aftercare: [
    "Rest on the day, with your head raised.",
    "Bite on the pad you were given, and leave the wound alone.",
    "Have soft, cool food ready at home.",
    "Do not smoke or vape: nothing else you do slows healing more.",
  ],
  urgent:
    "Call 111 if you cannot breathe or swallow properly. Call the surgeon’s number if bleeding goes on after 20 minutes of firm pressure or swelling keeps growing.",
  alternatives: [
    {
      name: "Your own dentist",
      text: "Simple extractions and small biopsies often need no surgeon.",
      path: "/services/general-dentistry",
    },
    {
      name: "A public hospital",
      text: "Some operations are done there for people with medical conditions or after an accident. Your dentist or doctor refers you.",
    },
    {
      name: "Watching",
      text: "Buried teeth and harmless lumps might be safe to leave and check now and then.",
    },
  ],
  questions: {
    cost: {
      question: "How much does oral surgery cost?",
      answer:
        "{price}, depending on the operation. Sedation, or a general anaesthetic with its hospital fees, is extra.",
    },
    duration: {
      question: "How long does oral surgery take?",
      answer: "{duration} for most operations. Plan on a few quiet days at home afterwards.",
    },
    insurance: {
      question: "Does health insurance cover oral surgery?",
      answer:
        "Surgical policies often cover wisdom teeth and operations in hospital, and seldom implants. Ask your insurer for approval beforehand, with the surgeon’s estimate in hand.",
    },
    others: [
      {
        question: "Do I need a referral to see an oral surgeon?",
        answer:
          "Not always, but it helps. Your dentist sends your X-rays and history along, which can save you the price of new ones.",
      },
      {
        question: "How do I know that someone is a specialist?",
        answer:
          "The Dental Council keeps a public register of every dentist’s scope of practice. Here, only a person with a specialist scope is called one.",
      },
      {
        question: "Can I drive home after surgery?",
        answer:
          "After a local anaesthetic, usually yes. After sedation or a general anaesthetic, no: someone has to take you and stay with you overnight.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: [
    "cambridgeWisdomTeeth",
    "sedationUclh",
    "sussexExtraction",
    "walesAfterExtraction",
    "dentalCouncilRegister",
    "codeOfRights",
  ],
};
