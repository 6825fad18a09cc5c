/**
 * Whether a word stands in a text of words in order, with one sign between two. Takes 16 steps for 60,000 words, and no
 * memory beside the text. `isInSortedText("ant bee cat", "bee") === true` · `isInSortedText("ant bee cat", "be") === false`
 */
export function isInSortedText(text: string, word: string): boolean {
  let [low, high] = [0, text.length];
  while (low < high) {
    const start = startOfWord(text, (low + high) >>> 1);
    const end = endOfWord(text, start);
    const found = text.slice(start, end);
    if (found === word) return true;
    if (found < word) low = end + 1;
    else high = start;
  }
  return false;
}

function startOfWord(text: string, at: number): number {
  while (at > 0 && text[at - 1]! > " ") at--;
  return at;
}

function endOfWord(text: string, at: number): number {
  while (at < text.length && text[at]! > " ") at++;
  return at;
}
