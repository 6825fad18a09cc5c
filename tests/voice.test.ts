import { describe, expect, test } from "vitest";
import { everyWriting, paragraphsOf, stringsOf, type Writing } from "./support/written-words.ts";

/** A turn of phrase that came back often and that a reader stumbles over: as it stood, and what to write instead. */
type Habit = [before: string, instead: string, pattern: RegExp];

const HABITS: readonly Habit[] = [
  ["a person of ours has read it", "someone on our team", /\b(?:of|for) ours\b/i],
  ["no person of the practice", "no one at the practice", /\b(?:no|a) person of\b/i],
  ["It could not tell who asks", "the patient, the practice", /(?<!someone )\bwho asks\b(?! for)/i],
  ["the times no longer stand", "are no longer available", /\b(?:no longer|not) stands?\b/i],
  [
    "Your appointments stand",
    "they stay booked, nothing changes",
    /\b(?:appointments?|bookings?|agreed (?:one|time)|(?:times?|it|they)(?= stands?(?:[.,:;]|$| until| as ))) (?:already |then |still )?stands?\b/i,
  ],
  [
    "The practice is listed no longer",
    "is no longer listed",
    /\b(?:listed|shown|counted|asked|held|known|read|so|part) no (?:longer|more)\b/i,
  ],
  ["an e-mail was sent", "email", /\be-mails?\b/i],
  ["you need not wait", "you don’t have to", /\byou need not\b|\bneed not be\b/i],
  [
    "they show nothing of you",
    "your details, about it",
    /\b(?:something|nothing|said|say|see|think|know|hear|states?) of (?:it|you)\b/i,
  ],
  [
    "They answer by 11:40am",
    "they have until, they should",
    /\b(?:they|practice|we) (?:answer|reply|confirm)(?:s|ies)? (?:you )?(?:by|within) /i,
  ],
  [
    "If it cannot see you",
    "they, for a practice",
    /\bit (?:thinks|offers another|has not joined|takes no requests|cannot see|could not tell|is closed on)\b/i,
  ],
  ["whom to ring", "who, anyone who", /\bwhom\b|\bwho(?:m)?ever\b/i],
  ["nobody is told", "no one, everyone", /\b(?:no|every|any)body\b/i],
  [
    "To the one that you chose",
    "the practice you chose",
    /(?:^|[.:;,] )one (?:that|who)\b|\bthe one (?:that|who)\b/i,
  ],
  ["They have it already.", "they already have it", /(?<=[a-z]) already[.,:;](?!\w)/],
  ["ask them by the command line", "on the command line", /\bby the command line\b/i],
  ["Check the rights on the folder", "the permissions", /\brights on\b/i],
  ["It is no phone number", "is not a phone number", /(?<!here )\bis no (?!longer|one\b|reason)/],
];

/** Further ones, only for what people read who use the site or its commands. */
const HABITS_OF_THE_SITE: readonly Habit[] = [
  ["It may have moved", "might for chance, can for ability", /(?<!^May )\bmay\b/],
  [
    "You've changed it",
    "the apostrophe ’",
    /\b(?:\w+n't|\w+'(?:ve|re|ll)|(?:it|that|there|who|what|here)'s)\b/i,
  ],
  ["say --replace", "add --replace", /\bsay --/i],
  ["Answer this email", "reply to it; we answer questions", /\banswer(?:ing)? this email\b/i],
  [
    "A nurse can tell you which dentist is open",
    "what to do and where the nearest after-hours care is",
    /\bwhich dentist is open\b/i,
  ],
];

/** Lists of words that are matched and never shown, what made-up patients write, and the specification as it stands. */
const IS_NOT_OURS =
  /^content\/(?:everyday-words|hurt-words|common-words\/|samples\/)|hours-in-grammar|file-day\.ts|docs\/specification\.md/;

const writing = everyWriting().filter(({ file }) => !IS_NOT_OURS.test(file));

test("Pages, mails, commands and documentation are read", () => {
  const rooms = new Set(writing.map(({ file }) => file.split("/")[0]));
  expect([...rooms]).toEqual(expect.arrayContaining(["app", "cli", "content", "docs", "kit", "services"]));
  expect(writing.length).toBeGreaterThan(5000);
});

describe("The words", () => {
  test.each(HABITS)("have no “%s”: we say %s", (_before, _instead, pattern) => {
    expect(found(writing, pattern)).toEqual([]);
  });
});

describe("The words of pages, mails and commands", () => {
  const site = writing.filter(({ file }) => !file.endsWith(".md") || file.startsWith("content/"));

  test.each(HABITS_OF_THE_SITE)("have no “%s”: we say %s", (_before, _instead, pattern) => {
    expect(found(site, pattern)).toEqual([]);
  });
});

test.each([...HABITS, ...HABITS_OF_THE_SITE])("“%s” would be found", (before, _instead, pattern) => {
  const text = `export const A = "Fine words.";\nexport const B = \`${before}: \${A}\`;\n`;
  const planted = stringsOf({ file: "app/home/home-page.tsx", text });
  expect(found(planted, pattern)).toEqual([`app/home/home-page.tsx:2: ${before}: {}`]);
});

test("In Markdown the line is named, and code is left out", () => {
  const text = "# A\n\n`of ours` is code.\n\n- Fine.\n- A person of ours.\n";
  const [, , pattern] = HABITS[0]!;
  expect(found(paragraphsOf({ file: "docs/x.md", text }), pattern)).toEqual([
    "docs/x.md:6: - A person of ours.",
  ]);
});

/** `file:line: words` of each piece that has the pattern. */
function found(pieces: readonly Writing[], pattern: RegExp): string[] {
  return pieces
    .filter(({ words }) => pattern.test(words))
    .map(({ file, line, words }) => `${file}:${line}: ${words.slice(0, 120)}`);
}
