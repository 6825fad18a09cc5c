import type { TreatmentPage } from "./treatment-page.ts";

export const EMERGENCY_DENTIST: TreatmentPage = {
  slug: "emergency-dentist",
  name: "Emergency Care",
  inSentence: "emergency dental care",
  treatment: "emergency-dentist",
  isListedByName: true,
  specialistScopes: [],
  kind: "service",
  metaDescription:
    "Emergency dental care in New Zealand: from $150. What counts as urgent, what happens at the visit, help with the cost, and dentists who see people the same day.",
  keywords: [
    "emergency dentist",
    "urgent dental care NZ",
    "after hours dentist",
    "toothache",
    "same day dentist",
  ],
  description:
    "An urgent visit for pain, swelling, bleeding or a damaged tooth. It deals with what cannot wait and plans the rest.",
  about: [
    "Some practices keep time free each day for people in pain, or open in the evening and at weekends. Call rather than write. They can tell you how soon you can be seen and what to do until then.",
    "The visit is short and has one aim, to get you comfortable and safe. That might mean a dressing, a drain, a temporary filling or taking a tooth out. Repairs that last, such as a root canal or a crown, are usually booked for another day.",
    "If you have a dentist of your own, call them first, even at night. The answerphone says where to go.",
  ],
  benefits: [
    "Some practices say they see people in pain the same day",
    "Aims first at getting you out of pain",
    "An X-ray can show what the trouble is",
    "You hear the price before treatment starts",
    "A plan for what comes next",
  ],
  price: { from: 150, to: null },
  priceNote: "for the visit; treatment is added",
  duration: { from: 30, to: 60, unit: "minutes" },
  durationNote: "once you are in the chair",
  suits: [
    "Toothache that stops you sleeping or working",
    "A lump or swelling in your mouth that is getting bigger",
    "A broken tooth that hurts, or one that has been knocked loose",
    "Pain or bleeding after a tooth was taken out",
    "An adult tooth knocked out: push it gently back in, or keep it in milk, and go now",
  ],
  thinkTwice: [
    "Trouble breathing or swallowing, heavy bleeding, a serious face injury, a swelling with a fever, or a child’s swollen face: call 111 or go to a hospital emergency department.",
    "A chip that does not hurt, or a lost filling, can wait a few days for an ordinary and cheaper visit.",
    "Not sure? Healthline is free, any time, on 0800 611 116. They’ll tell you what to do and where the nearest after-hours care is.",
  ],
  steps: [
    {
      title: "You call",
      text: "Say what happened, when, and how bad it is. Mention swelling, fever, pregnancy, blood thinners and allergies.",
    },
    {
      title: "On the way",
      text: "If a knocked-out adult tooth will not go back in, keep it in milk, and a broken piece too. Note which pain relief you took and when, and bring your medicines.",
    },
    {
      title: "Check and X-ray",
      when: "10 to 20 minutes",
      text: "The dentist finds the cause and explains what could be done today, with a price for each.",
    },
    {
      title: "Relief",
      when: "20 to 40 minutes",
      text: "The area is numbed and the cause dealt with, for good or for now.",
    },
    {
      title: "What comes next",
      text: "You leave with a note of what was done, how to look after it, and a booking for the lasting repair if it needs one.",
    },
  ],
  prices: [
    {
      label: "Emergency visit",
      from: 150,
      to: null,
      note: "The examination and finding the cause. Evenings, weekends and holidays often cost more.",
    },
  ],
  askAbout: [
    "The visit fee at this time of day",
    "X-rays, and the likely treatment on top",
    "Whether you must pay on the day",
    "Work and Income quotes, and ACC claims after an accident or an injury from treatment",
  ],
  risks: [
    "A temporary filling wears away in weeks. Leaving it there can cost the tooth.",
    "Tissue that is badly infected is harder to numb.",
    "A tooth that went back in after a knock might still be lost, or need its nerve treated.",
    "Decisions made in pain are hard to take back. If you can, ask for time before a tooth comes out.",
  ],
  aftercare: [
    "Follow the note you were given, and take antibiotics as you were told, if you were given any.",
    "Do not gargle aspirin, and leave clove oil alone.",
    "Keep the follow-up visit even if the pain has gone. The cause might not have gone.",
    "Do not drive if you were given something to make you drowsy.",
  ],
  urgent:
    "Call 111 or go to a hospital emergency department if swelling makes it hard to breathe or swallow, comes with a fever, keeps your mouth from opening or is closing an eye, if a child’s face is swollen, or if heavy bleeding does not stop.",
  alternatives: [
    {
      name: "Our emergency page",
      text: "First aid for a knocked-out or broken tooth, and the nearest service that is open now.",
      path: "/emergency",
    },
    {
      name: "Hospital",
      text: "For a serious injury to the face. For pain alone, it is the last resort.",
    },
    {
      name: "An ordinary appointment",
      text: "For whatever can wait a few days.",
      path: "/services/general-dentistry",
    },
  ],
  questions: {
    cost: {
      question: "How much does an emergency dentist cost?",
      answer: "The visit is {price}. What is done about the problem comes on top, so ask before it starts.",
    },
    duration: {
      question: "How long does an emergency visit take?",
      answer:
        "{duration} in the chair for most problems. You might wait before that, since the worst cases go first.",
    },
    insurance: {
      question: "Who helps pay for an emergency dentist?",
      answer:
        "Work and Income can pay up to $1,000 in any 52 weeks for immediate and essential treatment, and you don’t pay that back. It depends on what you and your partner earn and own. You have to be 16 or over, a citizen or permanent resident, and normally live here; you don’t have to be on a benefit. You might have to pay back some of any help above that amount. If you were hurt in an accident, or by treatment, ask the dentist about ACC. Some insurers pay part.",
    },
    others: [
      {
        question: "Can I just go to the hospital?",
        answer:
          "Go for a serious injury, heavy bleeding or trouble breathing. For toothache, a dentist can treat the cause, and a hospital mostly cannot.",
      },
      {
        question: "What about my child’s tooth?",
        answer:
          "An accident? Go to a dentist, at any age. ACC pays part, so ask what is left for you to pay. For anything else, basic care is free until the 18th birthday: call 0800 TALK TEETH (0800 825 583). Never put a baby tooth back.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: [
    "healthNzEmergency",
    "healthNzFirstAidForTeeth",
    "nhsEmergency",
    "healthNzTaranaki",
    "dentalCouncilEmergencies",
    "healthline",
    "workAndIncome",
    "acc",
    "accDentists",
    "toothacheHealthdirect",
  ],
};
