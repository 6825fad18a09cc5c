/**
 * How many slips of the fingers lie between two words: a letter left out, put in, taken for another, or two
 * neighbours swapped (optimal string alignment). Symmetric, 0 for the same word.
 *
 * `typingErrors("welington", "wellington") === 1` · `typingErrors("chirstchruch", "christchurch") === 2`
 */
export function typingErrors(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwapped = j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      row[j] = Math.min(
        row[j - 1]! + 1,
        last[j]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped && i > 1 ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[right.length]!;
}
