import { changedWords, LONGEST_QUERY } from "#domain/text.ts";

/** Says that a text was read with its spelling put right. A long text isn’t repeated: only what was changed is said. */
export function readInstead(typed: string, takenFor: string): string {
  if (typed.length <= LONGEST_QUERY) return `These are for “${takenFor}”. We found nothing for “${typed}”.`;
  const { before, after } = changedWords(typed, takenFor);
  return `We read “${before}” as “${after}”.`;
}
