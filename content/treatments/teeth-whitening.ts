import type { TreatmentPage } from "./treatment-page.ts";

export const TEETH_WHITENING: TreatmentPage = {
  slug: "teeth-whitening",
  name: "Teeth Whitening",
  inSentence: "teeth whitening",
  treatment: "teeth-whitening",
  isListedByName: true,
  specialistScopes: [],
  kind: "procedure",
  metaDescription:
    "Professional teeth whitening in New Zealand: $400 to $800, done in 1 to 2 hours. What it can change, what it cannot, how to look after it, and who offers it.",
  keywords: ["teeth whitening", "tooth bleaching", "whitening cost NZ", "in-chair whitening", "whiter teeth"],
  description:
    "A peroxide gel that lightens the natural colour of your teeth, put on by a dental professional who protects your gums first.",
  about: [
    "Teeth pick up colour from coffee, tea, red wine and smoking, and grow yellower with age. Whitening gel soaks into the enamel and breaks that colour down. In the chair it takes one visit. With trays made for you at home, it takes a couple of weeks and costs less.",
    "Only natural tooth changes colour. Fillings, crowns and veneers stay as they are, so a front filling might need replacing afterwards to match. Brown and yellow stains lift best. Grey ones, and bands left by some antibiotics taken in childhood, respond slowly or hardly at all.",
    "A check comes first, because a dark tooth can be a dead one, and gel on a hole or a worn neck of a tooth hurts.",
  ],
  benefits: [
    "Several shades lighter in one visit for many people",
    "Gums and lips are shielded from the gel",
    "The strength is chosen for your teeth",
    "No enamel is removed",
    "Easy to top up later with trays",
  ],
  price: { from: 400, to: 800 },
  priceNote: "for whitening in the chair",
  duration: { from: 1, to: 2, unit: "hours" },
  durationNote: "in a single visit",
  suits: [
    "Adults with healthy teeth and gums",
    "Teeth that have yellowed, or are stained by food, drink or tobacco",
    "Someone who wants a change by a certain date",
  ],
  thinkTwice: [
    "Tell the dentist if you are pregnant or breastfeeding, and ask whether to wait.",
    "UK advice is to wait until you are 18.",
    "Very sensitive teeth, cracks and worn enamel should be sorted out beforehand.",
    "If you have crowns or veneers in front, the teeth around them will no longer match.",
  ],
  steps: [
    {
      title: "Check and shade",
      when: "15 to 30 minutes",
      text: "The dentist looks for decay, cracks and gum trouble, and matches your starting shade against a guide, so that you can judge the result later.",
    },
    {
      title: "Clean and cover",
      text: "Surface stain is polished away. A soft barrier is painted along the gums, and your lips are held back.",
    },
    {
      title: "Gel on, gel off",
      when: "2 to 4 rounds of about 15 minutes",
      text: "Fresh gel goes on each round. A lamp might be used. Say so if a tooth starts to zing, and that round can stop early.",
    },
    {
      title: "Result and top-up trays",
      text: "You compare shades. Some practices add trays and a mild gel to take home.",
    },
  ],
  prices: [
    {
      label: "Whitening in the chair",
      from: 400,
      to: 800,
      note: "Check, gum protection, gel and a shade comparison.",
    },
  ],
  askAbout: [
    "Whether the check and a clean are part of it",
    "Take-home trays, and refills of the gel",
    "New fillings to match, if you have old ones in front",
  ],
  risks: [
    "Sharp twinges from cold air and drinks are common and usually pass in a day or two.",
    "Gel that slips under the barrier turns gum white and sore for some hours.",
    "The shade settles back a little in the first week, and fades further over months and years.",
    "The result can be uneven, above all with white spots or old fillings.",
    "Using strong gel again and again can leave teeth sensitive.",
  ],
  aftercare: [
    "For two days, skip coffee, tea, red wine, curry and anything else that would stain a white shirt.",
    "Use toothpaste for sensitive teeth if they twinge.",
    "Do not smoke: it is the fastest way to undo the work.",
    "Top up with your trays no more often than your dentist says.",
  ],
  urgent: null,
  alternatives: [
    {
      name: "Trays at home",
      text: "A dentist makes trays to fit and gives you a milder gel to use at night or for an hour a day.",
    },
    {
      name: "A clean and polish",
      text: "If stain sits on the surface, a hygienist might take off all that bothers you.",
      path: "/services/general-dentistry",
    },
    {
      name: "Kits from the shop",
      text: "Cheaper and weaker. The Environmental Protection Authority limits who can sell and use the stronger gels, and says which warnings a kit has to carry. One tray shape for every mouth lets gel on to the gums, and no one looks for holes first.",
    },
    {
      name: "Bonding, veneers or crowns",
      text: "For colour that gel cannot shift. They cost more, and need replacing in time.",
      path: "/services/veneers",
    },
  ],
  questions: {
    cost: {
      question: "How much does teeth whitening cost?",
      answer:
        "{price} for whitening in the chair at a dental practice. Trays to use at home are often cheaper.",
    },
    duration: {
      question: "How long does whitening take, and how long does it last?",
      answer:
        "{duration} in the chair. The colour fades with time, sooner if you smoke or drink a lot of coffee, tea or red wine.",
    },
    insurance: {
      question: "Is teeth whitening covered by insurance?",
      answer: "Hardly ever: insurers treat it as cosmetic, and there is no public funding for it either.",
    },
    others: [
      {
        question: "Does whitening damage enamel?",
        answer:
          "Used as directed on healthy teeth, it has not been shown to do lasting harm. The trouble comes from overuse and from gel on teeth that needed treatment.",
      },
      {
        question: "How white will my teeth go?",
        answer:
          "That depends on where you start, and no honest practice will name a shade beforehand. Ask to see photos of people whose teeth looked like yours.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["dentalAssociationWhitening", "derbyshireWhitening", "whiteningTrials", "whiteningOnline"],
};
