/**
 * Text as we keep it: composed (NFC, so that a macron typed in two strokes equals one typed in one),
 * well-formed Unicode, without control characters, without space at the ends. Everything else stays to the letter.
 */
export function cleanLine(text: string): string {
  return composed(text.replace(/[\t\r\n\u2028\u2029]+/g, " "));
}

/** The same for text of several lines, which keeps its line breaks, as `\n`. */
export function cleanText(text: string): string {
  return composed(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll("\t", " "));
}

function composed(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, "")
    .normalize("NFC")
    .trim();
}
