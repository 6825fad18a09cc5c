import type { Claim, Facts, Kind } from "./facts.ts";

/** What a summary begins with: who works there, or what they do. */
type Head = { when?: Claim; text: string };

/** Says where already, so nothing about the suburb may follow. */
export function namesSuburb(head: string): boolean {
  return /\{a?[sS]uburb\}/.test(head);
}

const dentists =
  (count: number): Claim =>
  (facts) =>
    facts.dentists.length === count;

const sharesName: Claim = (facts) => facts.dentists[0]?.lastName === facts.dentists[1]?.lastName;

const often = (times: number, head: Head): Head[] => Array.from({ length: times }, () => head);

const GENERAL_HEADS: readonly Head[] = [
  { text: "A family practice" },
  { text: "A neighbourhood practice" },
  { text: "Everyday dentistry" },
  { text: "General dentistry" },
  { text: "A small practice" },
  { text: "Checkups, fillings and the rest" },
  { text: "Family dentistry" },
  { text: "Dentistry for all ages" },
  { text: "A practice for families" },
  { text: "An all-round practice" },
  { text: "Careful everyday dentistry" },
  // Filled from the practice's own treatments and suburb, these come out different each time.
  ...often(14, { text: "{Work}" }),
  ...often(8, { text: "{WorkPair}" }),
  ...often(2, { text: "{WorkPair} from one team" }),
  ...often(5, { text: "{aSuburb} practice" }),
  ...often(2, { text: "{aSuburb} family practice" }),
  ...often(2, { text: "Dentistry for {suburb} households" }),
  { text: "A practice with {rooms}" },
  { when: dentists(1), text: "A one-dentist practice" },
  { when: dentists(1), text: "A solo practice" },
  ...often(2, { when: dentists(1), text: "Dr {last} and a small team" }),
  ...often(2, { when: dentists(1), text: "Dr {last}’s practice" }),
  { when: dentists(1), text: "Dr {last} and two assistants" },
  { when: dentists(1), text: "One dentist and a team of three" },
  { when: (facts) => dentists(1)(facts) && facts.years > 9, text: "A dentist of {years} years’ standing" },
  ...often(2, { when: dentists(2), text: "Two dentists" }),
  { when: dentists(2), text: "A two-dentist practice" },
  ...often(4, {
    when: (facts) => dentists(2)(facts) && !sharesName(facts),
    text: "Dr {last} and Dr {secondLast}",
  }),
  { when: dentists(2), text: "Two dentists and two assistants" },
  { when: (facts) => dentists(2)(facts) && sharesName(facts), text: "Two dentists of one family" },
  { when: dentists(3), text: "Three dentists" },
  { when: dentists(3), text: "A three-dentist practice" },
  ...often(2, { when: (facts) => facts.dentists.length >= 3, text: "{Count} dentists under one roof" }),
  ...often(2, { when: (facts) => facts.dentists.length >= 3, text: "Dr {last}’s team of {count}" }),
  ...often(2, { when: (facts) => facts.dentists.length >= 3, text: "Dr {last} and colleagues" }),
  { when: (facts) => facts.dentists.length >= 4, text: "A larger practice" },
  ...often(2, {
    when: (facts) => facts.dentists.length >= 3,
    text: "{Count} dentists with {workPair} between them",
  }),
];

const HEADS: Record<Kind, readonly Head[]> = {
  general: GENERAL_HEADS,
  "after-hours": [
    { text: "An emergency dentist" },
    { text: "Urgent dental care" },
    { text: "An after-hours dental service" },
    { text: "Toothache, breaks and knocks, day and night" },
  ],
  orthodontics: [
    { text: "Braces and clear aligners" },
    { text: "An orthodontic practice" },
    { text: "Braces for teenagers and adults" },
    { text: "Dr {last}’s orthodontic practice" },
    { text: "Aligners and braces" },
    { text: "Straightening for all ages" },
  ],
  "oral-surgery": [
    { text: "Wisdom teeth and implants" },
    { text: "An oral surgery practice" },
    { text: "Dr {last}’s oral surgery practice" },
    { text: "Wisdom teeth, implants and difficult extractions" },
    { text: "Oral surgery by referral or by phone" },
  ],
  endodontics: [
    { text: "Root canal treatment" },
    { text: "A practice that does only root canals" },
    { text: "An endodontic practice" },
    { text: "Root canals, first time and second time" },
  ],
  periodontics: [
    { text: "Gum care and implants" },
    { text: "A gum and implant practice" },
    { text: "A practice for gums" },
    { text: "Dr {last}’s gum practice" },
  ],
  prosthodontics: [
    { text: "Crowns, bridges and implants" },
    { text: "A practice for worn and missing teeth" },
    { text: "Crowns and larger rebuilds" },
    { text: "Dr {last}’s prosthodontic practice" },
  ],
};

export function headsFor(facts: Facts): readonly Head[] {
  return HEADS[facts.kind];
}
