import { seenText, withoutTurns } from "./text.ts";

/**
 * One line of text as it is stored: well-formed Unicode in NFC, so that a macron typed as two code points equals one;
 * without control characters, marks that turn the direction of text, space and invisible signs at the ends, and empty where
 * there is nothing to see. Nothing else changes but piles of marks.
 */
export function cleanLine(text: string): string {
  return composed(text.replace(/[\t\r\n\u2028\u2029]+/g, " "));
}

/** Cleans a text of several lines; line breaks become `\n`. */
export function cleanText(text: string): string {
  return composed(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll("\t", " "));
}

function composed(text: string): string {
  return seenText(
    withoutTurns(text)
      .toWellFormed()
      .replace(/(?!\n)\p{Cc}/gu, "")
      .normalize("NFC"),
  );
}
