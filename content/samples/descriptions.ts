import type { Claim, Facts, Kind } from "./facts.ts";
import type { Freshness } from "./freshness.ts";
import type { Random } from "./random.ts";
import { capitalised, fill, type Slots } from "./slots.ts";
import { SAYINGS, type Summary } from "./summaries.ts";

type Line = { when?: Claim; text: string };

const dentists =
  (count: number): Claim =>
  (facts) =>
    facts.dentists.length === count;

const differentNames: Claim = (facts) => facts.dentists[0]?.lastName !== facts.dentists[1]?.lastName;

const GENERAL_OPENINGS: readonly Line[] = [
  { text: "{name} is a general dental practice in {suburb}." },
  { text: "{name} looks after people from {suburb} and the streets around it." },
  { text: "{name} sees households from {suburb} and further across {place}." },
  { text: "Most of a day at {name} is {work}." },
  { text: "People come to {name} for {work}, and for straight answers." },
  { text: "About half the people who come to {name} have been coming for years." },
  { text: "{name} has {rooms}, and seldom an empty chair in any of them." },
  { text: "What {name} does most is {work}." },
  { text: "{suburb} is where {name} began and where most of its patients live." },
  { text: "At {name} the work is mostly {workPair}, with the unexpected in between." },
  { text: "{name} is a working practice with {rooms} and a plain way of doing things." },
  { text: "Ask around {suburb} and someone will have sat in a chair at {name}." },
  { text: "The work here is {work}, and the pace is unhurried." },
  { text: "Some patients come to {name} for {workPair}; most come for a checkup and stay." },
  { when: dentists(1), text: "Dr {last} runs {name} with a small team." },
  { when: dentists(1), text: "{name} is Dr {last}’s own practice, and most of the day is {work}." },
  { when: dentists(1), text: "Dr {last} has {years} years in practice and sees everyone who comes in." },
  { when: dentists(1), text: "One dentist works here: Dr {last}, with {years} years in practice." },
  { when: dentists(1), text: "When you book at {name} you book with Dr {last}." },
  { when: dentists(1), text: "Dr {last} does the dentistry, and two assistants do the rest." },
  {
    when: (facts) => dentists(2)(facts) && differentNames(facts),
    text: "Dr {last} and Dr {secondLast} share {name} between them.",
  },
  {
    when: (facts) => dentists(2)(facts) && differentNames(facts),
    text: "Two dentists work here: Dr {last}, with {years} years in practice, and Dr {secondLast}.",
  },
  {
    when: (facts) => dentists(2)(facts) && differentNames(facts),
    text: "You will meet either Dr {last} or Dr {secondLast} at {name}.",
  },
  {
    when: (facts) => dentists(2)(facts) && differentNames(facts),
    text: "Dr {secondLast} joined Dr {last} here, and the two now split the week.",
  },
  {
    when: (facts) => dentists(2)(facts) && !differentNames(facts),
    text: "{name} is a family practice in both senses: the two dentists are related.",
  },
  {
    when: (facts) => facts.dentists.length >= 3,
    text: "{Count} dentists work at {name}, and between them they cover {work}.",
  },
  { when: (facts) => facts.dentists.length >= 3, text: "Dr {last} leads a team of {count} dentists." },
  {
    when: (facts) => facts.dentists.length >= 3,
    text: "With {count} dentists, {name} can usually find a time in the same week.",
  },
];

const OPENINGS: Record<Kind, readonly Line[]> = {
  general: GENERAL_OPENINGS,
  "after-hours": [
    { text: "{name} is for toothache, broken teeth and accidents, at any hour." },
    { text: "{name} does urgent work only; for checkups you go back to your own dentist." },
    { text: "Someone is always on duty at {name}, holidays included." },
  ],
  orthodontics: [
    { text: "{name} straightens teeth and does nothing else." },
    { text: "Dr {last} fits braces and clear aligners, for children from about ten and for adults." },
    { text: "About half the patients at {name} are at school; the rest have waited until now." },
  ],
  "oral-surgery": [
    { text: "{name} takes out difficult teeth and places implants." },
    { text: "Dr {last} takes patients from dentists across {place}, mostly for wisdom teeth." },
    { text: "Most people come to {name} once, with a letter from their dentist." },
  ],
  endodontics: [
    { text: "{name} does root canal treatment all day." },
    { text: "Dr {last} treats the insides of teeth, often ones that have been treated before." },
    { text: "Dentists across {place} send their harder root canals to {name}." },
  ],
  periodontics: [
    { text: "{name} looks after gums, and the bone under them." },
    { text: "Dr {last} treats gum disease and places implants." },
    { text: "Patients come to {name} several times a year, some for twenty years." },
  ],
  prosthodontics: [
    { text: "{name} rebuilds worn, broken and missing teeth." },
    { text: "Dr {last} plans crowns, bridges and implants for mouths that need several at once." },
    { text: "The work at {name} is slow and planned: crowns, bridges and implants." },
  ],
};

const LANGUAGES: readonly Line[] = [
  { text: "Staff speak {languagesWithEnglish}." },
  { text: "You can be seen in {languagesWithEnglish}." },
  { text: "Besides English, staff speak {languages}." },
  { text: "Between them, the team speaks {languagesWithEnglish}." },
  { text: "If {language} is easier for you than English, say so when you book." },
  { text: "You will hear {languages} at the front desk as well as English." },
];

/** Two paragraphs: who works there and how; then how one gets in, and what helps. */
export function writeDescription(
  random: Random,
  facts: Facts,
  slots: Slots,
  sayable: readonly number[],
  fresh: Freshness,
  summary: Summary,
): string[] {
  const said = new Set(summary.said);
  const saying = () => pickSentence(random, sayable, said, fresh);
  const setting = random.pick(facts.setting.sentences);

  const who = [pickOpening(random, facts, fresh)];
  if (!summary.tellsSetting || random.chance(0.6)) who.push(setting);
  who.push(saying());
  if (who.length < 3 || random.chance(0.45)) who.push(saying());

  const practical: string[] = [];
  if (facts.entry.sentences.length > 0) practical.push(random.pick(facts.entry.sentences));
  if (facts.parking) practical.push(random.pick(facts.parking.sentences));
  if (facts.languages.length > 0 && random.chance(0.85)) {
    practical.push(LANGUAGES[fresh.choose(random, "languages", LANGUAGES)!]!.text);
  }
  const helps = saying();
  if (random.chance(0.5)) practical.push(helps);
  else practical.unshift(helps);
  while (practical.length < 3) practical.push(saying());

  return [who, practical].map((sentences) =>
    sentences.map((sentence) => capitalised(fill(sentence, slots))).join(" "),
  );
}

function pickOpening(random: Random, facts: Facts, fresh: Freshness): string {
  const openings = OPENINGS[facts.kind];
  for (;;) {
    const line = openings[fresh.choose(random, `openings of ${facts.kind}`, openings)!]!;
    if (!line.when || line.when(facts)) return line.text;
  }
}

function pickSentence(
  random: Random,
  sayable: readonly number[],
  said: Set<number>,
  fresh: Freshness,
): string {
  for (;;) {
    const index = fresh.choose(random, "said in descriptions", SAYINGS, sayable)!;
    const { sentences } = SAYINGS[index]!;
    if (said.has(index) || sentences.length === 0) continue;
    said.add(index);
    return random.pick(sentences);
  }
}
