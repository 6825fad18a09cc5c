import type { TreatmentPage } from "./treatment-page.ts";

export const INVISALIGN: TreatmentPage = {
  slug: "invisalign",
  name: "Invisalign",
  inSentence: "Invisalign",
  treatment: "invisalign",
  isListedByName: true,
  specialistScopes: ["Orthodontic"],
  kind: "procedure",
  metaDescription:
    "Invisalign in New Zealand: $6,000 to $9,000 over 12 to 18 months. How clear aligners work, who they suit, what can go wrong, and who offers them.",
  keywords: ["Invisalign", "Invisalign cost NZ", "clear aligners", "straighten teeth", "orthodontist"],
  description:
    "A series of clear, removable trays that move your teeth a little at a time. You take them out to eat and to brush.",
  about: [
    "Your dentist scans your mouth and plans every move before you begin. You then wear each set of trays for one to two weeks, about 22 hours a day, and swap to the next. Most adults finish in 12 to 18 months.",
    "The price depends on how far your teeth need to travel. A small correction sits near $6,000. Crowding or a bite that needs more work sits closer to $9,000. Ask whether retainers are included, because you will wear one at night afterwards.",
    "Invisalign is one brand of clear aligner, and other brands work in the same way. General dentists and orthodontists both use it. An orthodontist is a specialist in moving teeth, and is the person to see when your bite, not just the look of your front teeth, needs correcting.",
  ],
  benefits: [
    "Nearly invisible when worn",
    "Comes out for meals and brushing",
    "No wires or brackets to rub",
    "Often fewer visits than metal braces",
    "You see the plan before you start",
  ],
  price: { from: 6_000, to: 9_000 },
  priceNote: "for a full course of treatment",
  duration: { from: 12, to: 18, unit: "months" },
  durationNote: "for most adults",
  suits: [
    "Adults and older teenagers whose adult back teeth are through",
    "Teeth that are crowded, gappy or a little turned",
    "Teeth that have shifted since you had braces",
    "People who can keep trays in day and night, every day",
  ],
  thinkTwice: [
    "Teeth that are a long way out of place, or a jaw that needs surgery, might be better treated with braces.",
    "Decay and gum disease have to be treated first.",
    "Trays left in their case don’t move teeth. If you know you’d forget them, choose something fixed.",
  ],
  steps: [
    {
      title: "First visit",
      when: "30 to 60 minutes",
      text: "The dentist checks your teeth, gums and bite, takes X-rays and photos, and says whether aligners can do what you want.",
    },
    {
      title: "Scan and plan",
      when: "2 to 4 weeks until your trays arrive",
      text: "A scanner makes a model of your teeth. You look at the planned movements on a screen and agree to them, and to the price, before anything is made.",
    },
    {
      title: "First trays",
      text: "Small bumps of tooth-coloured filling might be stuck to some teeth to give the trays grip. You learn to put the trays in and take them out.",
    },
    {
      title: "A new set every week or two",
      when: "12 to 18 months",
      text: "You change trays at home and come in every 6 to 10 weeks so the dentist can see that the teeth are following the plan.",
    },
    {
      title: "Finishing touches",
      text: "A few extra trays are common near the end. Then the bumps are polished off and you are fitted with retainers.",
    },
  ],
  prices: [
    {
      label: "Full course of Invisalign",
      from: 6_000,
      to: 9_000,
      note: "Usually the scan, the plan, all trays and the check visits.",
    },
  ],
  askAbout: [
    "Retainers, and what a lost one costs to replace",
    "Extra trays if the teeth do not follow the plan",
    "X-rays and photos at the start",
    "Paying monthly, and what interest or fees that adds",
  ],
  risks: [
    "Each new tray feels tight, and teeth can ache for a day or two.",
    "You might lisp for the first week.",
    "Trays worn over sugary drinks hold the sugar against your teeth and can start decay.",
    "The roots of moved teeth sometimes become a little shorter. It rarely shows or matters, but your dentist should watch for it on X-rays.",
    "Teeth drift back if you stop wearing your retainer.",
  ],
  aftercare: [
    "Brush before the trays go back in, and rinse them each time you take them out.",
    "Wash trays in cool water. Hot water bends them.",
    "Drink only plain water while they are in.",
    "Keep the last set in its case, in case a new one is lost or breaks.",
    "Once you have finished, wear your retainer every night for as long as you want straight teeth.",
  ],
  urgent: null,
  alternatives: [
    {
      name: "Braces",
      text: "Fixed to the teeth, so they work whether you remember them or not, and they handle larger movements.",
      path: "/services/braces",
    },
    {
      name: "Other clear aligners",
      text: "Made by other companies to the same idea, sometimes for less. Ask what your dentist uses and why.",
    },
    {
      name: "Bonding or veneers",
      text: "These hide small gaps and chips without moving anything, but veneers mean removing some enamel for good.",
      path: "/services/veneers",
    },
    {
      name: "Leaving them as they are",
      text: "Crooked teeth that you can clean well and bite with comfortably need no treatment.",
    },
  ],
  questions: {
    cost: {
      question: "How much does Invisalign cost?",
      answer:
        "{price} for most people. Many practices let you pay it off monthly, so ask for the total as well as the instalment.",
    },
    duration: {
      question: "How long does Invisalign take?",
      answer:
        "{duration} for most people. You will know the likely length after your first scan, and wearing the trays less than 22 hours a day makes it longer.",
    },
    insurance: {
      question: "Will insurance pay for Invisalign?",
      answer:
        "Some health policies pay part of it. Check your orthodontic limit before your consultation, and whether you had to join some time before treatment starts.",
    },
    others: [
      {
        question: "Does Invisalign hurt?",
        answer:
          "It presses rather than hurts. Changing to a new tray at bedtime means you sleep through the tightest hours.",
      },
      {
        question: "Can my teenager have Invisalign?",
        answer:
          "Often, once the adult back teeth are through. Some teen trays have a dot that fades with wear, so that you can see how it is going. It is not part of the free dental care for under 18s.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["orthodontists", "orthodontistsByPost", "walesOrthodontics", "dentalCouncilScopes"],
};
