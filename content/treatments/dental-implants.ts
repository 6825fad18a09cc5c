import type { TreatmentPage } from "./treatment-page.ts";

/** The operation, seen from the oral surgery page. What implants are and how they are lived with is `implants.ts`. */
export const DENTAL_IMPLANTS: TreatmentPage = {
  slug: "dental-implants",
  name: "Dental Implants",
  inSentence: "dental implant surgery",
  treatment: "implants",
  isListedByName: true,
  specialistScopes: ["Oral surgery", "Oral and maxillofacial", "Periodontic"],
  kind: "surgery",
  metaDescription:
    "Dental implant surgery in New Zealand: what a surgeon does that a dentist might not, one or two stages, several implants at once, sedation, $3,500 to $6,000 each.",
  keywords: [
    "dental implant surgery",
    "implant surgeon NZ",
    "full arch implants",
    "implant sedation",
    "oral surgeon implants",
  ],
  description:
    "Having implants placed by a surgeon: for several teeth at once, a thin jaw, a difficult spot, or if you would rather be asleep.",
  about: [
    "Plenty of implants are placed by dentists in their own rooms. A surgeon is asked when it is less simple: the bone needs building up, a nerve or sinus is near, many posts go in on one day, or your health calls for more care.",
    "In one stage, the post gets a small cap that shows through the gum while the bone heals. In two, it is buried and uncovered months later with a little cut. Two stages protect a post that sits less firmly; the result is the same.",
    "A whole jaw without teeth does not need a post for each. Two can hold a denture steady. Four to six can carry a fixed bridge. The surgeon and the dentist who makes the teeth plan that together, so meet both before you agree.",
  ],
  benefits: [
    "Can cope with thin bone and tight places",
    "Several posts in one operation",
    "Grafts can be done at the same time",
    "Sedation or sleep, where a practice offers it",
    "Guided by a 3D plan of your jaw",
  ],
  price: { from: 3_500, to: 6_000 },
  priceNote: "for each implant, crown included",
  duration: { from: 3, to: 6, unit: "months" },
  durationNote: "from operation to finished tooth",
  suits: [
    "Two or more missing teeth, or none left",
    "A dentist has told you your jaw is too thin",
    "Gaps close to the sinus or the lip’s nerve",
    "Serious dental fear",
  ],
  thinkTwice: [
    "Heavy smoking is the risk you can do most about. Some surgeons will ask you to stop first.",
    "Drugs for osteoporosis or cancer in the bones can stop a jaw from healing.",
    "Growing teenagers have to wait, since implants do not move along with the jaw.",
  ],
  steps: [
    {
      title: "Plan with scan",
      when: "45 minutes",
      text: "A 3D scan is matched with a model of your bite. Surgeon and dentist decide where each post has to stand so that the teeth will look right.",
    },
    {
      title: "Day of surgery",
      when: "1 hour for one, 2 to 3 for a jaw",
      text: "A printed guide might steer the drill. Teeth that cannot be saved come out in the same session if the sockets are clean.",
    },
    {
      title: "Check of the wound",
      when: "after 7 to 14 days",
      text: "Stitches are looked at or removed. A denture is relined so that it does not press.",
    },
    {
      title: "Uncovering",
      when: "after 3 to 4 months, if buried",
      text: "The firmness of every post is tested. A healing cap shapes the gum for the tooth to come.",
    },
    {
      title: "Back to your dentist",
      when: "2 to 6 weeks",
      text: "Crowns, bridge or denture are made and fitted there, and both practices go on seeing you.",
    },
  ],
  prices: [
    {
      label: "Each implant with crown",
      from: 3_500,
      to: 6_000,
      note: "Surgeon’s and dentist’s parts together.",
    },
    {
      label: "Bone graft beside it",
      from: 800,
      to: 2_500,
      note: "In the same operation or some months ahead.",
    },
    {
      label: "Sinus lift above it",
      from: 2_000,
      to: 4_000,
      note: "Upper back teeth only.",
    },
  ],
  askAbout: [
    "Two bills or one: surgeon and dentist might charge separately",
    "The anaesthetist, and the day clinic’s fee",
    "A temporary bridge or denture for the months between",
    "Who pays if a post is lost early on",
  ],
  risks: [
    "Bruising down to the neck after several posts. It looks worse than it is.",
    "A post that never becomes firm, most often found at the uncovering.",
    "Injury to the tooth next door, or to a nerve, with lasting numbness in rare cases.",
    "Sinus infection when an upper post stands too high.",
    "Gum that shrinks and lets grey metal show at the edge.",
  ],
  aftercare: [
    "Do not wear a denture over the wound until the surgeon has adjusted it.",
    "Use the mouth rinse you were given, twice a day, in place of brushing the stitches.",
    "Keep to mince, eggs, pasta and the like for a fortnight; longer with a full jaw.",
    "Take a week off heavy lifting and hard exercise.",
  ],
  urgent:
    "Call the surgeon if a post or cap feels loose, pus appears, or the lip has no feeling the day after. Call 111 for heavy bleeding that pressure does not stop.",
  alternatives: [
    {
      name: "Your dentist places it",
      text: "For a single gap with good bone. How it works and how to care for it is the same.",
      path: "/services/implants",
    },
    {
      name: "Shorter or tilted posts",
      text: "They can avoid a graft where the bone is thin. Ask whether they’d suit your jaw.",
    },
    {
      name: "Build up bone first",
      text: "Slower, but it allows a post of ordinary length in the best place.",
      path: "/services/bone-graft",
    },
    {
      name: "A good denture",
      text: "No operation, the lowest price, and it can be made to hold on to implants later.",
      path: "/services/dentures",
    },
  ],
  questions: {
    cost: {
      question: "What does a surgeon charge for a dental implant?",
      answer:
        "{price} for each implant with its crown, surgeon and dentist added up. A full jaw is quoted as one job.",
    },
    duration: {
      question: "How long from implant surgery to the final teeth?",
      answer: "{duration} as a rule. Grafting ahead of it can make it most of a year.",
    },
    insurance: {
      question: "Will my surgical policy cover implant surgery?",
      answer:
        "Often not the implant, sometimes the sedation or hospital. Get the item numbers from the surgeon and ask your insurer for an answer in writing.",
    },
    others: [
      {
        question: "Can I have teeth on the day of surgery?",
        answer:
          "A temporary bridge can sometimes be fixed the same day when four or more firm posts share the load. Single teeth mostly wait.",
      },
      {
        question: "Should a specialist place my implant?",
        answer:
          "Not necessarily. Ask anyone who offers it what training they have, how many they place in a year and how complications are handled.",
      },
    ],
  },
  reviewedOn: "2026-11-22",
  from: ["implantSurvival", "cambridgeBoneGraft", "dentalCouncilScopes"],
};
