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

/** How many typing errors are corrected in a word of so many letters: one from five, two from nine. */
export function errorsAllowed(letters: number): number {
  return letters < 5 ? 0 : letters < 9 ? 1 : 2;
}

/**
 * Whether a word begins with what was typed of it so far, or would but for one slip. For looking through many words:
 * it takes as long as they are alike. `beginsAlmost("wellington", "welingt") === true`
 */
export function beginsAlmost(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same++;
  if (same === typed.length) return true;
  const goesOn = (wordAt: number, typedAt: number) => word.startsWith(typed.slice(typedAt), wordAt);
  const isSwapped = word[same] === typed[same + 1] && word[same + 1] === typed[same];
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same + 1, same) ||
    goesOn(same, same + 1) ||
    (isSwapped && goesOn(same + 2, same + 2))
  );
}
