/** The made-up day that `samples desk` fills the desk with. Everyone is “… Sample” at niho.example; no number can be rung. */

type Person = { firstName: string; email: string; phone: string };

export type SampleRequest = Person & {
  service: string;
  location: string;
  urgency: "routine" | "urgent" | "emergency";
  /** Days from today, and the time. */
  day: number;
  time: string;
  /** Minutes since it came in. */
  ago: number;
  /** Whether another practice than the chosen one may have it. */
  mayGoElsewhere: boolean;
  /** Which of the place's practices they chose, from 0; null: none. */
  chosen: number | null;
  message?: string;
  /** Where it stands; without this it waits to be placed. */
  elsewhere?: "sent" | "confirmed";
};

const person = (firstName: string, number: number): Person => ({
  firstName,
  email: `${firstName
    .normalize("NFD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase()}@niho.example`,
  phone: `021 012 01${String(number).padStart(2, "0")}`,
});

const request = (
  who: Person,
  what: Pick<SampleRequest, "service" | "location" | "day" | "time" | "ago"> & Partial<SampleRequest>,
): SampleRequest => ({ urgency: "routine", mayGoElsewhere: true, chosen: null, ...what, ...who });

export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  request(person("Sione", 1), {
    service: "Root Canal",
    location: "Nelson",
    urgency: "emergency",
    day: 0,
    time: "14:30",
    ago: 140,
    message: "Since last night, upper left. Painkillers hardly help. I can leave work any time after noon.",
  }),
  request(person("Ānahera", 2), {
    service: "Emergency Care",
    location: "Invercargill",
    urgency: "emergency",
    day: 0,
    time: "16:00",
    ago: 85,
    message: "My front tooth was knocked out at netball. It’s in milk.",
  }),
  request(person("Priya", 3), {
    service: "Emergency Care",
    location: "Hamilton",
    urgency: "emergency",
    day: 1,
    time: "09:00",
    ago: 20,
    message: "A filling fell out and the edge is sharp.",
  }),
  request(person("Hana", 4), {
    service: "Teeth Cleaning",
    location: "Hamilton",
    day: 2,
    time: "09:00",
    ago: 67,
    chosen: 0,
    mayGoElsewhere: false,
  }),
  request(person("Wiremu", 5), {
    service: "Oral Surgery",
    location: "Whangārei",
    day: 3,
    time: "11:30",
    ago: 60,
    urgency: "urgent",
  }),
  request(person("Leilani", 6), {
    service: "General Checkup",
    location: "Wellington",
    day: 6,
    time: "15:30",
    ago: 55,
    message: "It’s my son’s first visit. He’s four and a bit shy.",
  }),
  request(person("Callum", 7), {
    service: "Teeth Whitening",
    location: "Auckland",
    day: 9,
    time: "17:00",
    ago: 50,
  }),
  request(person("Mei", 8), {
    service: "Dental Implants",
    location: "Christchurch",
    day: 12,
    time: "10:00",
    ago: 42,
    chosen: 1,
  }),
  request(person("Tāne", 9), {
    service: "General Checkup",
    location: "Rotorua",
    day: 5,
    time: "08:30",
    ago: 35,
  }),
  request(person("Aditi", 10), {
    service: "Root Canal",
    location: "Tauranga",
    day: 2,
    time: "13:00",
    ago: 28,
    urgency: "urgent",
  }),
  request(person("Josh", 11), {
    service: "Invisalign",
    location: "Dunedin",
    day: 14,
    time: "16:30",
    ago: 18,
    message: "After school if you can, please.",
  }),
  request(person("Kiri", 12), {
    service: "General Checkup",
    location: "Gisborne",
    day: 7,
    time: "12:00",
    ago: 6,
  }),
  request(person("Sefa", 13), {
    service: "Teeth Cleaning",
    location: "Auckland",
    day: 4,
    time: "09:30",
    ago: 300,
    chosen: 2,
    elsewhere: "sent",
  }),
  request(person("Ruby", 14), {
    service: "General Checkup",
    location: "Wellington",
    day: 5,
    time: "10:30",
    ago: 500,
    chosen: 1,
    elsewhere: "sent",
  }),
  request(person("Nikau", 15), {
    service: "Root Canal",
    location: "Christchurch",
    day: 1,
    time: "14:00",
    ago: 240,
    chosen: 0,
    elsewhere: "sent",
  }),
  request(person("Grace", 16), {
    service: "General Checkup",
    location: "Nelson",
    day: 3,
    time: "11:00",
    ago: 900,
    chosen: 0,
    elsewhere: "confirmed",
  }),
  request(person("Daniel", 17), {
    service: "Teeth Cleaning",
    location: "Hamilton",
    day: 2,
    time: "15:00",
    ago: 1_400,
    chosen: 1,
    elsewhere: "confirmed",
  }),
];

export type SampleMessage = {
  name: string;
  email: string;
  category: string;
  subject: string;
  message: string;
  ago: number;
};

const message = (firstName: string, rest: Omit<SampleMessage, "name" | "email">): SampleMessage => ({
  name: `${firstName} Sample`,
  email: person(firstName, 0).email,
  ...rest,
});

export const SAMPLE_MESSAGES: readonly SampleMessage[] = [
  message("Hana", {
    category: "booking",
    subject: "Can I change the day?",
    ago: 270,
    message:
      "Hi, I asked for Tuesday but I start a new job that day. Can I change it to Thursday or Friday, after 4? Thanks, Hana",
  }),
  message("Liam", {
    category: "technical",
    subject: "The map stays grey",
    ago: 200,
    message: "On my phone the map of Dunedin stays grey. The list works.",
  }),
  message("Aroha", {
    category: "general",
    subject: "Free care for my daughter",
    ago: 400,
    message: "She’s 16. Is the check-up free, and do I have to bring anything?",
  }),
  message("Tom", {
    category: "feedback",
    subject: "Well done",
    ago: 600,
    message: "Found a dentist in two minutes. The prices helped a lot.",
  }),
  message("Ngaio", {
    category: "complaint",
    subject: "Nobody called",
    ago: 1_500,
    message: "I asked on Monday and nobody has called me. What now?",
  }),
  message("Sam", {
    category: "media",
    subject: "A question for an article",
    ago: 125,
    message: "I’m writing about dental prices. Who can I talk to?",
  }),
  message("Ira", {
    category: "booking",
    subject: "Lost my link",
    ago: 60,
    message: "I deleted the email with the link. Can you send it again?",
  }),
  message("Hemi", {
    category: "partnership",
    subject: "What does it cost a practice?",
    ago: 2_000,
    message: "We’re two dentists in Taupō. What does it cost to take requests?",
  }),
];

const application = (fields: Record<string, string> & { email: string }) => ({
  practiceType: "General Dentistry",
  experience: "5-10 years",
  currentPatients: "",
  message: "",
  services: ["General Checkups", "Teeth Cleaning"],
  ...fields,
});

export const SAMPLE_APPLICATIONS = [
  {
    ago: 3_000,
    fields: application({
      practiceName: "Revell Street Dental Sample",
      address: "18 Revell Street, Hokitika 7810",
      city: "Greymouth",
      contactName: "Mereana Sample",
      email: "revell@niho.example",
      phone: "03 012 0101",
      website: "",
      message: "We moved here from Greymouth in March and have room for new patients.",
    }),
  },
  {
    ago: 1_200,
    fields: application({
      practiceName: "Tui Lane Dentists Sample",
      address: "4 Tui Lane, Ōtaki 5512",
      city: "Palmerston North",
      contactName: "Tui Sample",
      email: "tuilane@niho.example",
      phone: "06 012 0102",
      website: "",
    }),
  },
  {
    ago: 200,
    fields: application({
      // One of the practices to check, which is listed without an email: our staff say that it's the same.
      practiceName: "Waimea Road Dental Sample",
      address: "402 Waimea Road, Nelson 7011",
      city: "Nelson",
      contactName: "Rangi Sample",
      email: "waimea@niho.example",
      phone: "03 012 0112",
      website: "",
    }),
  },
] as const;

export const SAMPLE_REVIEWS = [
  {
    stars: 2,
    name: "Ngaire",
    ago: 4_300,
    agreedBy: "practice",
    came: "yes",
    answers: { explained: "partly", toldPrice: "no", onTime: "no" },
    text: "The room was clean and the receptionist kind. I waited 40 minutes past my time and nobody said why. Dr Chen was in a hurry and I only heard the price afterwards.",
  },
  {
    stars: 5,
    name: "",
    ago: 2_600,
    agreedBy: "practice",
    came: "yes",
    answers: { explained: "yes", toldPrice: "yes", onTime: "yes" },
    text: "They explained each step, and told me the price first.",
  },
  {
    stars: 4,
    name: "Pete",
    ago: 1_000,
    agreedBy: "patient",
    came: "",
    answers: { explained: "yes" },
    text: "Friendly and quick.",
  },
  { stars: 3, name: "", ago: 300, agreedBy: "practice", came: "yes", answers: { onTime: "no" }, text: "" },
] as const;

/** What practices of the day that take part have sent in reply to a published review. */
export const SAMPLE_REPLIES = [
  {
    ago: 2_900,
    stars: 3,
    text: "Kind people, but I waited half an hour past my time.",
    reply:
      "Thank you. Two emergencies came in that morning, and we should have told you. We now text when we’re running late.",
  },
  {
    ago: 200,
    stars: 2,
    text: "The bill was higher than I was told on the phone.",
    reply: "Your root canal took a third visit, as Dr Sample explained to you on the day.",
  },
] as const;

/** A practice that somebody should look at, as sources state it. `days` are from today. */
export type SampleToCheck = {
  /** How long ago its sources stated it, in days. */
  ago: number;
  source: "our-list" | "osm";
  hasJoined: boolean;
  /** In how many days its certificate ends. */
  certificateEnds?: number;
  facts: {
    name: string;
    place: string;
    suburb: string;
    address: string;
    postcode: string;
    latitude: number;
    longitude: number;
    phone: string;
    email: string;
    openingHours?: string;
    hoursAsWritten?: string;
  };
};

export const SAMPLE_PRACTICES: readonly SampleToCheck[] = [
  {
    ago: 20,
    source: "our-list",
    hasJoined: true,
    certificateEnds: 12,
    facts: {
      name: "Collingwood Street Dental Sample",
      place: "nelson",
      suburb: "Nelson Central",
      address: "6 Collingwood Street",
      postcode: "7010",
      latitude: -41.2706,
      longitude: 173.2866,
      phone: "(03) 012 0111",
      email: "collingwood@niho.example",
      openingHours: "Mo-Fr 08:30-17:00; PH off",
    },
  },
  {
    ago: 3,
    source: "our-list",
    hasJoined: true,
    facts: {
      name: "Waimea Road Dentists Sample",
      place: "nelson",
      suburb: "Bishopdale",
      address: "402 Waimea Road",
      postcode: "7011",
      latitude: -41.2951,
      longitude: 173.2702,
      phone: "(03) 012 0112",
      email: "",
      hoursAsWritten: "Mo-Th 8-5ish, Fridays by arrangement",
    },
  },
  {
    ago: 2,
    source: "our-list",
    hasJoined: true,
    facts: {
      name: "Rimu Lane Dental Sample",
      place: "auckland",
      suburb: "Ponsonby",
      address: "4 Rimu Lane",
      postcode: "1011",
      latitude: -36.8485,
      longitude: 174.7443,
      phone: "(09) 012 0113",
      email: "rimu@niho.example",
      openingHours: "Mo-Th 08:00-17:30; Fr 08:00-15:00; PH off",
    },
  },
  {
    ago: 2,
    source: "osm",
    hasJoined: false,
    facts: {
      name: "Rimu Ln Dentist Sample",
      place: "auckland",
      suburb: "Ponsonby",
      address: "",
      postcode: "",
      latitude: -36.84827,
      longitude: 174.74447,
      phone: "(09) 012 0114",
      email: "",
      openingHours: "",
    },
  },
];

/** Messages that report a mistake in the listing of the sample practice of that place that comes first by name. */
export const SAMPLE_MISTAKES = [
  {
    name: "Zoe Sample",
    email: "zoe@niho.example",
    place: "dunedin",
    ago: 900,
    message: "The number rings at a bakery. Theirs is on the door: 03 012 0177.",
  },
  {
    name: "Pita Sample",
    email: "pita@niho.example",
    place: "rotorua",
    ago: 90,
    message: "They open at 8:30 now, Monday to Friday, not at 8.",
  },
] as const;
