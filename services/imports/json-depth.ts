/** Twice as deep as any list of practices, features or elements. */
const DEEPEST = 40;

/**
 * Whether a JSON text has lists and objects within each other deeper than any file of practices. What reads it calls
 * itself for each of them, and 200,000 are more calls than fit on the stack.
 *
 * `isTooDeep("[".repeat(200_000))`
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString && sign === "\\") at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** What a cell holds as JSON; undefined where it is none, or deeper than any that is read here. */
export function parsedJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
