import { dollarRangeInWords } from "#domain/money.ts";
import { USUAL_VISIT } from "../usual-visit.ts";
import type { TreatmentPage } from "./treatment-page.ts";

const { price, examinationAlone } = USUAL_VISIT;
const USUAL = dollarRangeInWords(price.from, price.to);
const ALONE = dollarRangeInWords(examinationAlone.from, examinationAlone.to);

export const GENERAL_DENTISTRY: TreatmentPage = {
  slug: "general-dentistry",
  name: "General Dentistry",
  inSentence: "general dentistry",
  treatment: "general-dentistry",
  isListedByName: true,
  specialistScopes: [],
  kind: "service",
  metaDescription: `Dental checkups in New Zealand: ${USUAL} with X-rays and a clean, 30 to 60 minutes. What happens at a visit, how often to go, and help with the cost.`,
  keywords: ["dentist", "dental checkup", "checkup cost NZ", "teeth cleaning", "fillings", "family dentist"],
  description:
    "Checkups, cleans, fillings and the rest of everyday care: finding problems while they’re small, and fixing them.",
  about: [
    "Tooth decay and gum disease seldom hurt until they are well on their way. A checkup finds them early, when a small filling or a better brushing habit is enough. It also takes in your tongue, cheeks and jaw, where other illnesses can show.",
    `The price to compare is the whole visit. Looking alone costs ${ALONE}. With X-rays and a clean, expect ${USUAL}. Practices word it differently, so ask what the figure includes.`,
    "Your dentist keeps your records, knows what your mouth usually looks like, and refers you to a specialist when you need one. It’s good to have a dentist before something breaks.",
  ],
  benefits: [
    "Decay can be found while a small filling will do",
    "Gum disease can be caught before teeth loosen",
    "Mouth, tongue and jaw looked over too",
    "A written plan with prices, if you need work",
    "Someone who knows you when you are in pain",
  ],
  price: USUAL_VISIT.price,
  priceNote: "for a checkup with X-rays and a clean",
  duration: { from: 30, to: 60, unit: "minutes" },
  durationNote: "for a checkup and clean",
  suits: [
    "Everyone, from the first tooth on",
    "Anyone who has not been for years. It is fine to start again",
    "People who are pregnant: gums bleed more easily then, and treatment is safe with care",
    "Anyone about to have surgery, cancer treatment or bone-strengthening medicine, who should have teeth checked before it starts",
  ],
  thinkTwice: [
    "If your face is swollen, a tooth is knocked out or pain keeps you awake, call for an emergency appointment instead. Go to a hospital emergency department now if a child’s face is swollen, or a swelling comes with a fever.",
    "Children and teenagers can usually be seen free elsewhere. Call 0800 TALK TEETH (0800 825 583) first.",
  ],
  steps: [
    {
      title: "Your story",
      when: "5 minutes",
      text: "You say what bothers you, what medicines you take and what you are nervous about. Bring a list of your medicines.",
    },
    {
      title: "The examination",
      when: "10 to 15 minutes",
      text: "Every tooth is checked, the gums are measured with a fine probe, and lips, tongue and throat are looked at.",
    },
    {
      title: "X-rays, if they would show something new",
      text: "Two small pictures of the back teeth reveal decay between them. The dose is low, and you can ask why you need each X-ray.",
    },
    {
      title: "The clean",
      when: "20 to 30 minutes",
      text: "A hygienist or the dentist removes hardened plaque that a brush cannot, then polishes.",
    },
    {
      title: "What was found",
      text: "You hear what needs doing now, what can wait and what each choice costs. You don’t have to decide in the chair.",
    },
  ],
  prices: [
    {
      label: USUAL_VISIT.label,
      ...USUAL_VISIT.price,
      note: "A usual visit for an adult. We compare practices by this price.",
    },
    {
      label: "Examination alone",
      ...USUAL_VISIT.examinationAlone,
      note: "Some practices add each X-ray to it.",
    },
  ],
  askAbout: [
    "Whether X-rays and the clean are in the price",
    "A lower price for a first visit, students or Community Services Card holders",
    "What a filling would cost, small and large",
    "The charge for missing an appointment",
  ],
  risks: [
    "Gums can be tender and bleed for a day or two after a thorough clean.",
    "Roots that were covered by hard plaque might feel the cold for a while.",
    "Numbness after a filling wears off in a few hours. Until then it is easy to bite your lip.",
    "A deep filling can stir up the nerve, which might settle or might need more treatment.",
    "No checkup finds everything. X-rays miss some decay, and some cracks show only later.",
  ],
  aftercare: [
    "Brush twice a day with fluoride toothpaste, and spit rather than rinse.",
    "Clean between your teeth once a day, with floss or small brushes.",
    "Keep sugary food and drink to mealtimes.",
    "Choose your next date with the dentist. How often depends on your mouth: every six months for some, every two years for others.",
  ],
  urgent: "Call the same day if pain keeps you awake or a swelling grows. Do not wait for your next checkup.",
  alternatives: [
    {
      name: "Free care for under 18s",
      text: "Basic dental care costs nothing until the 18th birthday. Children up to Year 8 go to the Community Oral Health Service, older ones to a dentist with a contract.",
      path: "/blog/childrens-teeth",
    },
    {
      name: "A hygienist’s visit",
      text: "If all you want is a clean, some practices book you straight with a hygienist. It does not replace the examination.",
    },
    {
      name: "A hospital dental service",
      text: "With a Community Services Card, some hospitals offer low-cost pain relief and extractions.",
      path: "/blog/cannot-afford-a-dentist",
    },
    {
      name: "Emergency care",
      text: "For pain or injury, when an ordinary appointment is too far off.",
      path: "/services/emergency-dentist",
    },
  ],
  questions: {
    cost: {
      question: "How much does a dental checkup cost?",
      answer: `{price} with X-rays and a clean. An examination alone is ${ALONE}.`,
    },
    duration: {
      question: "How long is a checkup?",
      answer:
        "{duration} for most adults. Allow more for a first visit, when there’s your history to go through.",
    },
    insurance: {
      question: "Does insurance pay for checkups and fillings?",
      answer:
        "Some policies refund part of everyday dental care, up to a yearly limit: keep the receipt. Work and Income does not pay for checkups and cleans, but might help with fillings that cannot wait.",
    },
    others: [
      {
        question: "How often should I see a dentist?",
        answer:
          "It depends on your risk of decay and gum disease. A dry mouth, smoking and a sweet tooth mean sooner. A healthy mouth can wait longer.",
      },
      {
        question: "What if I’m scared of the dentist?",
        answer:
          "Write it in your request. Many dentists will start with a talk, agree on a sign to stop, or offer medicine that helps you relax.",
      },
      {
        question: "Do I have to have X-rays?",
        answer: "No. You can say no to any part of a visit, after hearing what would be missed.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["healthNzEmergency", "freeUnder18", "feeAverages", "workAndIncomeCovers", "communityServicesCard"],
};
