import { LITTLE_WORDS } from "#content/everyday-words.ts";
import { treatmentPath } from "#content/links.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentQuestions } from "#content/treatments/treatment-words.ts";
import { fold } from "#domain/text.ts";
import { phraseKey } from "./lexicon.ts";

/** A sentence of one of our pages, and where on the page it stands. */
type Said = { text: string; anchor: string; question?: string };

/** What someone wants to know of a thing: the words that ask it, and the words of a sentence that may answer it. */
type Aspect = { asked: RegExp; answered: RegExp; within?: readonly string[] };

const SPAN = String.raw`(?:minutes?|hours?|days?|weeks?|months?|years?)`;

/** The first one counts. */
const ASPECTS: readonly Aspect[] = [
  {
    asked: /\b(?:lasts?|lasting|lifespan|wears? out|permanent)\b/,
    answered: new RegExp(String.raw`\b(?:last(?:s|ed)?|still there|settles?|goes down)\b.*\b${SPAN}\b`),
  },
  { asked: /\bhow often\b|\bhow many times\b/, answered: /\b(?:every|once|twice|often|how soon)\b/ },
  {
    asked: /\b(?:what age|ages?|how old|too old|too young|when (?:do|does|should|will|can))\b/,
    answered:
      /\b(?:from|at|until|by|before|after|under|over) (?:about )?(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve)\b|\b(?:birthday|old|age)\b/,
  },
  {
    asked: /\b(?:hurts?|painful|pain|sore)\b/,
    answered: /\b(?:hurts?|painful|pain|sore|aches?|numbs?|numb(?:ed|ness)?)\b/,
  },
  {
    asked: /\b(?:safe|safety|dangerous|harmful|bad for|risks?|side effects?)\b/,
    answered: /\b(?:safe|harm|risks?|damage|avoid)\b/,
  },
  {
    asked: /\b(?:why|causes?|caused)\b/,
    answered: /\b(?:because|causes?|caused|comes? from|bacteria|turns?|set off|infection)\b/,
    within: ["questions", "about"],
  },
  { asked: /\bhow long\b|\bhow soon\b/, answered: new RegExp(String.raw`\b${SPAN}\b`) },
];

/** How a question of knowledge begins. Who asks who does it, where, or what it costs, is looking for a practice. */
const OPENS =
  /^(?:(?:hi|hello|kia ora|please|so) )*(?:how (?:long|often|old|soon|safe|painful|sore|bad|many times|does|do|is)|what (?:age|causes?|is|are|happens)|why|when (?:do|does|should|will|can)|which|(?:is|are|does|do|can|should|will)(?! (?:you|they|i get|i see|there))|at what age)\b/;
const SEEKS =
  /\b(?:where|who|which dentists?|anyone|anybody|near|open|book|today|tomorrow|appointment|cost|costs|price|prices|much|afford|cheap|cheapest|free|vs|versus|better|between)\b/;

/**
 * Whether it asks to know something rather than for a practice: `asksToKnow("do veneers last")`, `asksToKnow("age for braces")`,
 * but not `asksToKnow("how much do veneers cost")`.
 */
export function asksToKnow(said: string): boolean {
  const text = fold(said);
  if (SEEKS.test(text)) return false;
  return (
    OPENS.test(text) ||
    /\b(?:(?:age|lifespan) (?:for|of)|(?:side effect|risk)s?|recovery|aftercare|lifespan)\b/.test(text)
  );
}

/** What one of our pages says to a question, with the address of that very part. */
export type Answered = {
  href: string;
  text: string;
};

/** Whether it asks something of the thing that not every page on it answers: how long, how often, from what age. */
export function asksAspect(said: string): boolean {
  return ASPECTS.some(({ asked }) => asked.test(fold(said)));
}

/**
 * The sentence of a page that is likeliest to answer, null where none has what is asked:
 * `answerOn("/services/veneers", "do veneers last")` → the one on how many last ten years. All that is asked beside the
 * page's own name must stand in it, so that nothing is answered by a sentence on something else.
 */
export function answerOn(href: string, said: string): Answered | null {
  const page = SAYS.get(href);
  const asked = fold(said);
  const aspect = ASPECTS.find((one) => one.asked.test(asked));
  if (!page || !aspect) return null;
  const words = phraseKey(asked.split(" ").filter((word) => !isAsking(word, aspect)))
    .split(" ")
    .filter((word) => word !== "");
  const isNamed = (word: string) => page.named.some((one) => word.startsWith(one));
  const [named, wanted] = [words.filter(isNamed), words.filter((word) => !isNamed(word))];
  const found = page.says.find(({ text, question, anchor }) => {
    if (aspect.within && !aspect.within.includes(anchor)) return false;
    const whole = fold(`${question ?? ""} ${text}`);
    const has = wordsOf(whole);
    // A sentence that doesn’t name the thing may be on another: an ulcer beside dentures.
    const isAsked =
      question === undefined
        ? named.some((word) => has.includes(` ${word.slice(0, 5)}`))
        : aspect.asked.test(fold(question));
    return (
      isAsked && aspect.answered.test(whole) && wanted.every((word) => has.includes(` ${word.slice(0, 5)}`))
    );
  });
  return found ? { href: `${href}#${found.anchor}`, text: found.text } : null;
}

/** Whether the page says a word: `isSaidOn("/services/sensitive-teeth", "cold")` */
export function isSaidOn(href: string, word: string): boolean {
  const stem = phraseKey([fold(word)]).slice(0, 5);
  return (
    stem.length > 3 && (SAYS.get(href)?.says.some(({ text }) => wordsOf(text).includes(` ${stem}`)) ?? false)
  );
}

/** The words of a text as they are compared, each after a space: a word is found by its beginning. */
function wordsOf(text: string): string {
  return ` ${phraseKey(fold(text).split(" "))}`;
}

function isAsking(word: string, { asked }: Aspect): boolean {
  return LITTLE_WORDS.has(word) || ASKING.has(word) || asked.test(word);
}

const ASKING: ReadonlySet<string> = new Set(
  "age ages often old soon many times take takes taking normally normal usually usual safe causes caused risk risks effects side bad dentist dental".split(
    " ",
  ),
);

/** Questions and answers first, since they were written for it. */
const SAYS: ReadonlyMap<string, { says: readonly Said[]; named: readonly string[] }> = new Map([
  ...TREATMENT_PAGES.map((page) => {
    const says = [
      // A price isn't known here, and isn't asked.
      ...treatmentQuestions(page, null, false)
        .slice(1)
        .map(({ question, answer }) => ({ question, text: answer, anchor: "questions" })),
      ...inSentences([...page.risks, ...page.aftercare], "risks"),
      ...inSentences(
        page.steps.map(({ text }) => text),
        "steps",
      ),
      ...inSentences(page.about, "about"),
      ...inSentences([...page.suits, ...page.thinkTwice], "fit"),
    ];
    return [
      treatmentPath(page.slug),
      { says, named: namesIn([page.name, page.inSentence, page.slug]) },
    ] as const;
  }),
  ...TOPICS.map((topic) => {
    const { slug, title, description, about, care, thinkTwice } = topic;
    const says = [
      ...inSentences(care.says, "care"),
      ...inSentences(about.says, "about"),
      ...inSentences(thinkTwice.says, "fit"),
      ...inSentences([description], "about"),
    ];
    return [treatmentPath(slug), { says, named: namesIn([title, slug]) }] as const;
  }),
]);

function inSentences(texts: readonly string[], anchor: string): Said[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u)).map((text) => ({ text, anchor }));
}

/** The beginnings of a page's own words, so that bleeding is also bleed. */
function namesIn(names: readonly string[]): string[] {
  const words = names.flatMap((name) => phraseKey(fold(name).split(" ")).split(" "));
  return [...new Set(words.filter((word) => !LITTLE_WORDS.has(word)).map((word) => word.slice(0, 5)))];
}
