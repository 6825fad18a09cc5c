import { setImmediate as breathe } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { beginsAlmost, typingErrors } from "#domain/finding/typing-errors.ts";
import { add, type BitSet, emptySet, join, countMembers } from "./bit-set.ts";

/** The words that practices are found by, and for the beginning of any word the practices that have it. */
export type Words = {
  /**
   * Practices with a word that begins with `start`, which is folded: `with("smil")`. A space at its end makes it a whole
   * word, or its plural: `with("smile ")` has Smiles, and no Smilemakers.
   */
  with: (start: string) => BitSet;
  /**
   * The word that was probably meant by a folded one that none has: it begins with it but for one slip. A whole
   * word comes before one still being typed, then the one that most practices have. `nearest("harbuor") === "harbour"`
   */
  nearest: (typed: string) => string | undefined;
  /** Whether it is a whole word of one. */
  has: (word: string) => boolean;
};

/** How many texts are read before others get a turn. */
const BATCH = 2_000;

/** A beginning typed lately is typed again: by the same visitor on the next page, by others for the same name. */
const MAX_STARTS = 64;

/**
 * `texts` are the folded texts to search, by number. A word that many have is kept as a set, the others as lists,
 * so that 100,000 practices with twelve words each take about 5 MB. It is made in parts, between which others are answered:
 * all at once was the longest turn after an import of 20,000 rows, 40 to 60 ms.
 */
export async function indexWords(texts: readonly string[]): Promise<Words> {
  const numbersOf = new Map<string, number[]>();
  for (const [number, text] of texts.entries()) {
    if (number % BATCH === 0) await breathe();
    for (const word of text.split(" ")) {
      const numbers = numbersOf.getOrInsertComputed(word, () => []);
      if (numbers.at(-1) !== number) numbers.push(number);
    }
  }
  await breathe();
  const size = texts.length;
  const vocabulary = [...numbersOf.keys()];
  const owners = [...numbersOf.values()].map((numbers) => compact(numbers, size));
  await breathe();
  const { line, starts } = inOneLine(vocabulary);
  const found = new LRUCache<string, BitSet>({ max: MAX_STARTS, memoMethod: find });

  function find(start: string): BitSet {
    const owning = emptySet(size);
    for (const wanted of start.endsWith(" ") ? [` ${start}`, ` ${start.trimEnd()}s `] : [` ${start}`])
      collect(wanted, owning);
    return owning;
  }

  function collect(wanted: string, owning: BitSet) {
    for (let at = line.indexOf(wanted); at !== -1; at = line.indexOf(wanted, at + 1)) {
      const numbers = owners[wordAt(starts, at + 1)]!;
      if (numbers.isSet) join(owning, numbers.set);
      else for (const number of numbers.list) add(owning, number);
    }
  }

  return {
    nearest(typed) {
      let best: Near | undefined;
      for (const [number, word] of vocabulary.entries()) {
        if (!beginsAlmost(word, typed)) continue;
        const isWhole = typingErrors(word, typed) <= 1;
        const near = { word, isWhole, owners: numbersWith(owners[number]!) };
        if (!best || isNearer(near, best)) best = near;
      }
      return best?.word;
    },
    with: (start) => found.memo(start),
    has: (word) => line.includes(` ${word} `),
  };
}

type Owners = { isSet: true; set: BitSet } | { isSet: false; list: Uint32Array };

/** A word that may have been meant, whether as it was typed or still being typed, and how many practices have it. */
type Near = { word: string; isWhole: boolean; owners: number };

function isNearer(a: Near, b: Near): boolean {
  if (a.isWhole !== b.isWhole) return a.isWhole;
  return a.owners === b.owners ? a.word < b.word : a.owners > b.owners;
}

function numbersWith(owners: Owners): number {
  return owners.isSet ? countMembers(owners.set) : owners.list.length;
}

function compact(numbers: readonly number[], size: number): Owners {
  if (numbers.length * 32 < size) return { isSet: false, list: Uint32Array.from(numbers) };
  const set = emptySet(size);
  for (const number of numbers) add(set, number);
  return { isSet: true, set };
}

/** All words with a space around each, which no word has in it; and where each begins, with the end at the end. */
function inOneLine(vocabulary: readonly string[]): { line: string; starts: Uint32Array } {
  const starts = new Uint32Array(vocabulary.length + 1);
  starts[0] = 1;
  vocabulary.forEach((word, index) => (starts[index + 1] = starts[index]! + word.length + 1));
  return { line: ` ${vocabulary.map((word) => `${word} `).join("")}`, starts };
}

/** The last word that begins at or before a position. */
function wordAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
