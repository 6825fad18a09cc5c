import type { TreatmentPage } from "./treatment-page.ts";

export const BRACES: TreatmentPage = {
  slug: "braces",
  name: "Braces",
  inSentence: "braces",
  treatment: "braces",
  isListedByName: true,
  specialistScopes: ["Orthodontic"],
  kind: "procedure",
  metaDescription:
    "Braces in New Zealand for children, teenagers and adults: prices, 18 to 24 months from fitting to retainers, what they feel like, and who fits them.",
  keywords: ["braces", "braces cost NZ", "orthodontist", "metal braces", "ceramic braces", "straight teeth"],
  description:
    "Small brackets on your teeth, joined by a wire that is tightened bit by bit until teeth and bite are in line.",
  about: [
    "A bracket is stuck to each tooth and a springy wire runs through them. The wire wants to be straight, and takes the teeth along. Every month or two it is changed for a stiffer one. Because nothing comes out, braces work around the clock.",
    "They can do what trays cannot do as well: rotate teeth, bring down buried ones, close wide gaps and shift the whole bite with rubber bands. Metal brackets are the toughest and the cheapest. Ceramic ones blend in, and cost more.",
    "Most people start between 11 and 15, when the adult teeth are nearly all through and the jaw still grows. Teeth move at any age, though, and plenty of adults have braces. An orthodontist, a dentist with years of further training and a specialist registration, treats most cases. Some general dentists treat simpler ones.",
  ],
  benefits: [
    "Work day and night with nothing to remember",
    "Handle most kinds of crowding and bite",
    "Nothing to lose at school or sport",
    "Metal or tooth-coloured brackets",
    "Straight teeth are easier to brush",
  ],
  price: { from: 5_500, to: 9_500 },
  priceNote: "for both jaws, from first fitting to retainers",
  duration: { from: 18, to: 24, unit: "months" },
  durationNote: "with a visit every 4 to 8 weeks",
  suits: [
    "Children and teenagers with most adult teeth through",
    "Crowded, sticking-out or sideways teeth, and bites that do not meet",
    "Adults with healthy gums",
    "Anyone who would rather not have to think about trays",
  ],
  thinkTwice: [
    "Brushing takes twice as long. Without it, braces leave white marks or holes behind.",
    "Hard and sticky food is off the menu: no toffee, no ice, no whole apples.",
    "Contact sport needs a special mouthguard, and wind instruments some practice.",
    "Gum disease has to be under control before teeth are moved.",
  ],
  steps: [
    {
      title: "Consultation",
      when: "30 to 45 minutes",
      text: "The orthodontist looks, asks what you would like to change and says whether now is a good time. No referral is needed at many practices.",
    },
    {
      title: "Records and plan",
      text: "X-rays, photos and a scan lead to a written plan: which teeth move where, whether any must come out, how long it lasts and what it costs.",
    },
    {
      title: "Fitting",
      when: "1 to 2 hours",
      text: "Teeth are cleaned and dried, brackets are glued on and the first light wire goes in. It does not hurt; the ache comes that evening.",
    },
    {
      title: "Adjustments",
      when: "every 4 to 8 weeks",
      text: "New wires, coloured ties and sometimes rubber bands that you change yourself.",
    },
    {
      title: "Braces off, retainers in",
      when: "about an hour",
      text: "Brackets are squeezed off, glue is polished away, and a thin wire behind the teeth or a clear plate holds the result.",
    },
  ],
  prices: [
    {
      label: "Braces on upper and lower teeth",
      from: 5_500,
      to: 9_500,
      note: "Ceramic brackets and complicated bites are towards the upper end.",
    },
  ],
  askAbout: [
    "Whether consultation, records and retainers are inside the quoted fee",
    "Broken brackets: how many repairs are free",
    "Interest-free instalments over the months of treatment",
    "Extra fees if it runs longer than planned",
  ],
  risks: [
    "Ulcers where brackets rub, until the cheeks toughen. A dab of wax helps.",
    "White or brown marks around brackets that were not kept clean, which stay for life.",
    "Root tips can be worn a little short. It is checked for halfway.",
    "Teeth wander back unless retainers are worn, for years rather than months.",
    "A wire end can work loose and poke you.",
  ],
  aftercare: [
    "Brush after every meal, above and below the brackets, and pass a small brush under the wire.",
    "Rinse with fluoride if your orthodontist suggests it.",
    "See your usual dentist for checkups all the way through.",
    "Wear rubber bands exactly as told: skipping them is what makes treatment drag on.",
    "Treat your retainers as part of the price you paid.",
  ],
  urgent:
    "Get help the same day after a blow to the mouth with braces on, or if you think you have breathed in a loose piece. If breathing is hard, call 111.",
  alternatives: [
    {
      name: "Invisalign",
      text: "Clear trays that come out. Good for milder cases, if you wear them all day.",
      path: "/services/invisalign",
    },
    {
      name: "Plates and expanders",
      text: "For younger children, to widen a jaw or make room. Braces might still follow.",
    },
    {
      name: "Braces and jaw surgery",
      text: "When the jaws themselves do not fit each other. It is planned with a hospital team once growth is over.",
      path: "/services/oral-surgery",
    },
    {
      name: "Doing nothing for now",
      text: "Mild crowding might never cause trouble. It is fair to wait and look again.",
    },
  ],
  questions: {
    cost: {
      question: "How much do braces cost?",
      answer:
        "{price} for upper and lower teeth together. Most orthodontists let you spread it over the treatment.",
    },
    duration: {
      question: "How long do braces stay on?",
      answer: "{duration} for most people. Broken brackets and missed visits are the usual reasons for more.",
    },
    insurance: {
      question: "Are braces free for children, or insured?",
      answer:
        "Braces are not part of the free dental care for under 18s. Some health policies have an orthodontic benefit, often with a waiting time and a limit for life.",
    },
    others: [
      {
        question: "Do braces hurt?",
        answer:
          "Teeth are sore for three or four days after fitting, and less after each visit. Soft food and the pain relief you would take for a headache get most people through.",
      },
      {
        question: "Am I too old for braces?",
        answer: "No. Adult teeth move a little more slowly, and gums and bone need checking first.",
      },
      {
        question: "Do I have to have teeth taken out?",
        answer:
          "Not as a rule. It is suggested when there is no room otherwise, and you should see on the plan what it gains.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["orthodontists", "walesOrthodontics", "freeUnder18", "dentalCouncilScopes"],
};
