import type { TreatmentPage } from "./treatment-page.ts";

export const IMPLANTS: TreatmentPage = {
  slug: "implants",
  name: "Dental Implants",
  inSentence: "dental implants",
  treatment: "implants",
  isListedByName: true,
  specialistScopes: ["Prosthodontic", "Periodontic", "Oral surgery", "Oral and maxillofacial"],
  kind: "procedure",
  metaDescription:
    "Dental implants in New Zealand: $3,500 to $6,000 for one tooth, 3 to 6 months from start to finish. Steps, risks, care, other options, and who offers them.",
  keywords: [
    "dental implants",
    "tooth implant cost NZ",
    "replace missing tooth",
    "implant crown",
    "implant dentist",
  ],
  description:
    "A small titanium post that takes the place of a missing tooth’s root, with a crown on top that looks and bites much like a tooth.",
  about: [
    "An implant is for a gap that one tooth, or several, left behind. The post goes into the jaw, the bone grows tight against it over some months, and a crown is then fixed on top. Nothing has to be done to the teeth on either side.",
    "Two people often share the work. An oral surgeon or periodontist, for example, places the post, and a dentist makes the crown. Some dentists do both. Ask who does which part, how many they have done, and who looks after it if something goes wrong.",
    "An implant can last for decades, but it is not fit-and-forget. It cannot decay, yet the gum and bone around it can become infected just as they can around a tooth. Cleaning it every day, and having it checked, is what makes it last.",
  ],
  benefits: [
    "Fills the gap without touching its neighbours",
    "Stays put when you eat and talk",
    "Cleaned much like a natural tooth",
    "Helps to keep the jawbone where the root was",
    "Can hold one tooth, a bridge or a denture",
  ],
  price: { from: 3_500, to: 6_000 },
  priceNote: "for one implant with its crown",
  duration: { from: 3, to: 6, unit: "months" },
  durationNote: "longer if bone has to be built up",
  suits: [
    "Adults whose jaws have finished growing",
    "One or more missing teeth, or a tooth that cannot be saved",
    "Healthy gums, or gums that have been treated",
    "Enough bone to hold the post, or a plan to build it",
  ],
  thinkTwice: [
    "Smoking makes it more likely that the bone does not join to the post. Stopping before surgery helps.",
    "Diabetes that is not under control slows healing.",
    "Tell your dentist if you take, or have ever taken, tablets or injections to strengthen bones, or have had radiotherapy to the head or neck.",
    "Grinding at night can overload an implant. You might need a guard.",
  ],
  steps: [
    {
      title: "Assessment",
      when: "1 to 2 visits",
      text: "X-rays, often a 3D scan, show how much bone there is and where nerves and sinuses lie. You get a written plan with every cost in it.",
    },
    {
      title: "Placing the post",
      when: "1 to 2 hours",
      text: "The area is numbed. The gum is opened, a narrow hole is made, the post goes in and the gum is stitched. A temporary tooth can fill a gap that shows.",
    },
    {
      title: "Bone healing",
      when: "2 to 4 months",
      text: "The bone locks on to the post. You eat normally away from it and have it checked once or twice.",
    },
    {
      title: "The crown",
      when: "2 visits, 2 to 3 weeks apart",
      text: "A scan or mould goes to the laboratory. The finished crown is screwed or cemented on, and your bite is adjusted.",
    },
    {
      title: "Yearly checks",
      text: "The dentist or hygienist cleans around it, measures the gum and takes an X-ray now and then.",
    },
  ],
  prices: [
    {
      label: "One implant with its crown",
      from: 3_500,
      to: 6_000,
      note: "The post, the crown, and the part that joins them.",
    },
    {
      label: "Bone graft, if you need one",
      from: 800,
      to: 2_500,
      note: "Builds up bone that is too thin.",
    },
    {
      label: "Sinus lift, if you need one",
      from: 2_000,
      to: 4_000,
      note: "Makes room for a post in the upper back jaw.",
    },
  ],
  askAbout: [
    "Whether the quote covers post, connector and crown, or only some of them",
    "The 3D scan and taking out the old tooth",
    "The temporary tooth while you wait",
    "What it costs to replace a failed implant, and how long that price is promised for",
  ],
  risks: [
    "Sometimes the bone does not join to the post, which then comes out. A second try is often possible after healing.",
    "Infection soon after surgery, or years later in the gum and bone around the implant.",
    "In the lower jaw, a bruised or injured nerve can leave the lip or chin numb, in rare cases for good.",
    "In the upper jaw, the post can break through into the sinus.",
    "Screws loosen and porcelain chips over the years, and the repair is seldom free.",
  ],
  aftercare: [
    "Hold a cold pack to your cheek, ten minutes on and ten off, on the first day.",
    "Eat soft food and keep chewing off the area until you are told it is safe.",
    "Clean around the crown every day with floss or a small brush between the teeth.",
    "See a hygienist as often as your dentist advises.",
    "Go back early if the crown feels loose or the gum bleeds. Small problems are easier to put right.",
  ],
  urgent:
    "Call the practice the same day if swelling or pain grows after the third day, or if your lip or chin is still numb the next morning.",
  alternatives: [
    {
      name: "Bridge",
      text: "A false tooth held by crowns on its neighbours. It is quicker, but those teeth have to be cut down.",
      path: "/services/crowns-and-bridges",
    },
    {
      name: "Partial denture",
      text: "Comes out for cleaning and replaces several teeth for far less. Some people never get used to it.",
      path: "/services/dentures",
    },
    {
      name: "Saving the tooth",
      text: "If it is still there, a root canal and crown might keep it. Ask what its chances are.",
      path: "/services/root-canal",
    },
    {
      name: "Leaving the gap",
      text: "A gap far back that does not show might need nothing, though its neighbours can tilt into it with time.",
    },
  ],
  questions: {
    cost: {
      question: "How much does a dental implant cost?",
      answer:
        "{price} for one tooth, crown included. Ask for one figure that takes you from the empty gap to the finished tooth.",
    },
    duration: {
      question: "How long does an implant take from start to finish?",
      answer:
        "{duration} in most cases, and most of that is waiting for bone. The time in the chair comes to a few hours.",
    },
    insurance: {
      question: "Does health insurance cover implants?",
      answer:
        "Few everyday policies do, and those that do set a yearly limit. If an accident cost you the tooth, ask the practice about an ACC claim before treatment begins.",
    },
    others: [
      {
        question: "Is having an implant placed painful?",
        answer:
          "You should feel pressure and vibration but no pain. Most people manage the next few days with the ordinary pain relief their dentist suggests.",
      },
      {
        question: "Can I get the crown on the same day as the post?",
        answer:
          "Sometimes a temporary one. It depends on how firmly the post sits, and you have to be careful with it for months.",
      },
      {
        // The specification's 95 % (section 9) lies between two figures for survival: 96.4 %, or 93.2 % if people lost from sight are allowed for
        // (Howe, Keys and Richards, Journal of Dentistry 2019). A post that is in place is not always free of trouble.
        question: "How long will my implant last?",
        answer:
          "No one can promise a number of years. In a review of 18 studies, about 95% (93 to 96%) were still in place after ten years. Some of those had had trouble in the meantime. The post often outlasts the crown, which takes the wear. Smoking and skipped cleaning shorten the life of both.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["implantSurvival", "implantSurvivalLonger", "cambridgeBoneGraft", "dentalCouncilScopes"],
};
