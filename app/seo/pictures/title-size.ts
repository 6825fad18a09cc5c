/** How wide letters of the display face are, in ems: measured, then sorted into heaps. What is in none is `OTHER`. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl.,:;’'!|-()", 0.32],
  ["frt1I", 0.41],
  ["cesvyzJ7", 0.52],
  ["mwHN", 0.87],
  ["MW", 1.06],
];
const OTHER = 0.6;
const CAPITAL = 0.77;
const SPACE = 0.17;

/** Of a line to the next, in ems. */
export const LEADING = 1.06;
/** In 300 pixels' width, as phones show pictures, this is 12 pixels. */
const SMALLEST = 48;

/**
 * The largest size, in pixels, at which a headline fits its box, at most `most` and never too small to be read: then
 * the headline has to end in an ellipsis.
 *
 * `titleSize("Dentists in Christchurch", { width: 516, height: 240, most: 92 }) === 82`
 */
export function titleSize(
  text: string,
  { width, height, most }: { width: number; height: number; most: number },
): number {
  for (let size = most; size > SMALLEST; size -= 2) {
    if (linesOf(text, width / size) * size * LEADING <= height) return size;
  }
  return SMALLEST;
}

/** Lines that a text takes when they are as many ems wide; endless when a word is longer than that. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  // A no-break space keeps its words on one line.
  for (const word of text.split(/[ \n]+/)) {
    const length = widthOf(word);
    if (length > width) return Infinity;
    if (used > 0 && used + SPACE + length > width) {
      lines++;
      used = length;
    } else used += (used > 0 ? SPACE : 0) + length;
  }
  return lines;
}

function widthOf(word: string): number {
  return [...word.normalize("NFD").replace(/\p{M}/gu, "")].reduce(
    (sum, letter) => sum + letterWidth(letter),
    0,
  );
}

function letterWidth(letter: string): number {
  if (letter === "\u00A0") return SPACE;
  const known = WIDTHS.find(([letters]) => letters.includes(letter))?.[1];
  return known ?? (/\p{Lu}/u.test(letter) ? CAPITAL : OTHER);
}
