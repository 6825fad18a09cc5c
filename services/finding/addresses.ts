import { LITTLE_WORDS } from "#content/everyday-words.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import type { Span } from "./spans.ts";

/** How someone is reached, which is no word to search for. */
export type Contact = "phone number" | "email address" | "web address";

/**
 * A text without phone numbers, email addresses and addresses of pages, and which of them stood there:
 * `withoutContact("021 555 0199 nelson")` → `{ text: "nelson", contact: "phone number" }`. Four digits are a postcode, and the
 * number of a helpline is a call for help.
 */
export function withoutContact(typed: string): { text: string; contact: Contact | null } {
  let contact: Contact | null = null;
  const without = (kind: Contact) => () => {
    contact ??= kind;
    return " ";
  };
  const text = typed
    .replaceAll(/(?:https?:\/\/|www\.)\S+/gi, without("web address"))
    .replaceAll(/\S+@\S+\.\S+/g, without("email address"))
    .replaceAll(/(?<!\d)(?:\+?64|0)[\s()-]{0,2}\d(?:[\s().-]{0,2}\d){6,9}(?!\d)/g, (number) =>
      HELPLINES.has(number.replaceAll(/\D/g, "")) ? number : without("phone number")(),
    )
    .replaceAll(
      /\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:co\.nz|org\.nz|govt\.nz|nz|com|net|org)\b\S*/gi,
      without("web address"),
    );
  return { text, contact };
}

const HELPLINES: ReadonlySet<string> = new Set(
  Object.values(NATIONAL_NUMBERS).map(({ phone }) => phone.replaceAll(" ", "")),
);

/**
 * A text without a sum to spend, and the sum in dollars: `withoutSum("crown under $1,200 nelson")` →
 * `{ text: "crown nelson", sum: 1200 }`. A number alone is none.
 */
export function withoutSum(typed: string): { text: string; sum: number | null } {
  const found = SUM.exec(typed);
  if (!found) return { text: typed, sum: null };
  const dollars = Number((found[1] ?? found[2]!).replaceAll(",", ""));
  return { text: typed.replace(found[0], " "), sum: dollars > 0 ? dollars : null };
}

const SUM =
  /(?:\b(?:under|below|less than|up to|no more than|not more than|at most|max(?:imum)?|around|about|only have|budget(?: of| is)?) )?(?:\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?|\b(\d{1,6}) ?(?:dollars|bucks|nzd)\b)(?: (?:or (?:less|under|below|cheaper)|max(?:imum)?|budget)\b)?/i;

/**
 * The name of a street and what stands before it, null where there is none: a number and up to three words, or one word at
 * the beginning or after a word as "on". `isPlace` knows towns, and `isWhere` suburbs as well.
 *
 * It is the first three of `["14", "pain", "road", "whakatane"]`. "Tooth broken, road accident" names none, and "hastings
 * street dental" may be in Hastings; but "lincoln road henderson" isn't in Lincoln.
 */
export function streetIn(
  words: readonly string[],
  { isPlace, isWhere }: Record<"isPlace" | "isWhere", (word: string) => boolean>,
): Span | null {
  for (const [at, word] of words.entries()) {
    if (!STREETS.has(word) || EVENTS.has(words[at + 1] ?? "")) continue;
    const number = numberBefore(words, at);
    if (number >= 0) return { start: number, end: at + 1 };
    const name = words[at - 1];
    const isFirst = at === 1 || BEFORE_STREET.has(words[at - 2] ?? "");
    const isElsewhere = () => words.some((one, index) => (index < at - 1 || index > at) && isWhere(one));
    if (name === undefined || !isFirst || NOT_ALONE.has(word) || !isOfName(name)) continue;
    if (!isPlace(name) || isElsewhere()) return { start: at - 1, end: at + 1 };
  }
  return null;
}

/** The index of the house's number, with up to three words of a name after it; -1 where there is none. */
function numberBefore(words: readonly string[], street: number): number {
  for (let at = street - 2; at >= Math.max(0, street - 4); at--) {
    if (!/^\d{1,4}[a-z]?$/.test(words[at]!)) continue;
    const [first, ...others] = words.slice(at + 1, street);
    return (first === "the" || isOfName(first!)) && others.every(isOfName) ? at : -1;
  }
  return -1;
}

function isOfName(word: string): boolean {
  return !LITTLE_WORDS.has(word) && !BODY.has(word) && !UNITS.has(word) && !/^\d+$/.test(word);
}

const STREETS: ReadonlySet<string> = new Set(
  "road rd street st avenue ave place pl crescent cres terrace tce lane drive dr parade pde highway hwy quay esplanade boulevard close".split(
    " ",
  ),
);
/** These are other words too, so that they need the number of a house: "first place", "hurt close". */
const NOT_ALONE: ReadonlySet<string> = new Set("st place pl lane drive dr close terrace".split(" "));
const BEFORE_STREET: ReadonlySet<string> = new Set(
  "on in at near by of from dentist dentists dental corner".split(" "),
);
const EVENTS: ReadonlySet<string> = new Set(
  "accident accidents fight fights rage crash party bike race works sign trip".split(" "),
);
const BODY: ReadonlySet<string> = new Set(
  "tooth teeth gum gums mouth jaw face lip lips tongue cheek head nose chin eye neck throat niho waha".split(
    " ",
  ),
);
const UNITS: ReadonlySet<string> = new Set(
  "year years yr yrs month months week weeks day days hour hours hrs minute minutes min mins times km".split(
    " ",
  ),
);
