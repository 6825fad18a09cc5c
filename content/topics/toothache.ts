import { PREGNANT } from "../emergency.ts";
import type { Topic } from "./topic.ts";

export const TOOTHACHE: Topic = {
  slug: "toothache",
  title: "Toothache and abscess",
  names: [
    "toothache",
    "tooth ache",
    "tooth pain",
    "sore tooth",
    "painful tooth",
    "tooth hurt",
    "throbbing tooth",
    "tooth throbbing",
    "abscess",
    "tooth abscess",
    "dental abscess",
    "gum abscess",
    "tooth infection",
    "infected tooth",
    "antibiotics for tooth",
    "antibiotic for tooth infection",
    "pain relief for toothache",
  ],
  treatment: "emergency-dentist",
  isListedByName: false,
  metaDescription:
    "Toothache or a dental abscess: when it is an emergency, what to take until you see a dentist, why antibiotics alone do not cure it, and what treatment costs here.",
  description:
    "Pain in a tooth is a reason to call a dentist. What it means depends on what sets it off and how long it lasts.",
  urgent: {
    says: "Call 111 or go to a hospital emergency department if you cannot breathe or swallow well, if a swelling comes with a fever, is closing an eye or keeps your mouth from opening, or if a child’s face is swollen. Pain that keeps you awake, or a swelling that grows, needs a dentist within 24 hours.",
    from: ["nhsEmergency", "abscessGuideline", "healthNzTaranaki", "dentalCouncilEmergencies"],
  },
  about: {
    says: [
      "A sharp twinge from hot, cold or sweet that passes in seconds is usually sensitivity. Pain that lasts longer needs to be seen as soon as possible. Pain when you bite can be decay, a loose filling or a crack. It can be hard to tell which tooth it is, and it can feel as if it comes from your ear.",
      "An abscess is an infection inside a tooth or deep in the gum. It can throb, taste foul, and make the mouth or face swell. If no dentist treats it, it can spread to the cheek, face and jaw. Pain relief and antibiotics can ease it for a while. They don’t remove the cause.",
    ],
    from: ["toothacheHealthify", "toothacheHealthdirect", "saDentalEmergencies"],
  },
  care: {
    title: "Until you are seen",
    says: [
      "Take paracetamol, ibuprofen, or both, if they are safe for you. Follow the packets, and ask a pharmacist if you are not sure.",
      PREGNANT.text,
      "Do not gargle aspirin, and leave clove oil alone.",
      "Eat soft food, and drink nothing very hot or very cold.",
      "Rinse with warm salty water, and spit it out.",
      "Prop your head up when you lie down.",
      "Call Healthline on 0800 611 116 if you cannot reach a dentist.",
    ],
    from: ["nhsEmergency", "toothacheHealthdirect", "healthline", ...PREGNANT.from],
  },
  costs: {
    averages: ["examination", "extraction", "rootFilling"],
    says: [
      "An emergency visit is charged by itself, and treatment is added. Ask for both before it starts.",
      "Work and Income can help with treatment that cannot wait, such as treating an infection. You do not have to be on a benefit.",
      "In some parts of the country a GP can refer you for cheaper dental care if you are on a low income.",
    ],
    from: ["feeAverages", "workAndIncome", "workAndIncomeCovers", "toothacheHealthify"],
  },
  thinkTwice: {
    says: [
      "Toothache for more than two days, or pain that pain relief does not touch: see a dentist, even if it comes and goes.",
      "A GP can help with pain, but cannot treat the tooth.",
      "Pain relief hides the pain. It does not cure an infection.",
    ],
    from: ["toothacheHealthify", "saDentalEmergencies"],
  },
  otherWays: {
    says: [
      {
        name: "A root canal",
        text: "Cleans the infection out and keeps the tooth.",
        path: "/services/root-canal",
      },
      {
        name: "Taking the tooth out",
        text: "Quick, and final.",
        path: "/services/tooth-extraction",
      },
      {
        name: "A hospital",
        text: "Might ease the pain. It’s the last resort, and you’ll still need a dentist afterwards.",
        path: "/emergency",
      },
      {
        name: "Waiting",
        text: "An infection can spread to the face and make you seriously ill.",
      },
    ],
    from: [
      "nhsRootCanal",
      "toothacheHealthdirect",
      "healthNzEmergency",
      "saDentalEmergencies",
      "dentalInfectionSigns",
    ],
  },
  ask: [
    "What is causing it?",
    "What can you do today, and what will be left to do?",
    "Do I need antibiotics as well, and why?",
    "What should make me call again tonight?",
  ],
  readNext: ["/emergency", "/services/emergency-dentist", "/blog/cannot-afford-a-dentist"],
  reviewedOn: "2026-11-28",
};
