import type { Row } from "./row.ts";

/** A name of two words or more that is all in capitals is written in small letters: `GORE FAMILY DENTAL`. */
export function nameOf({ cell, warn }: Row): string {
  const name = cell("name");
  const written = isShouted(name) ? inSmallLetters(name) : name;
  if (written !== name) warn("name", name, `is in capitals: it is written “${written}”`);
  return written;
}

/** One word alone may be how the practice writes itself: `LUMINO`. */
function isShouted(name: string): boolean {
  return name === name.toUpperCase() && (name.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2;
}

const SMALL = new Set(["and", "at", "by", "for", "in", "me", "ngā", "o", "of", "on", "the"]);

/** `inSmallLetters("O'NEIL AND SONS DENTAL NZ LTD") === "O'Neil and Sons Dental NZ Ltd"` */
function inSmallLetters(name: string): string {
  return name
    .split(" ")
    .map((word, index) => {
      const small = word.toLowerCase();
      if (index > 0 && SMALL.has(small)) return small;
      // Without a vowel it is an abbreviation: NZ, BDS.
      if (!/[aeiouyāēīōū]/.test(small) && small !== "ltd" && small !== "st" && small !== "dr") return word;
      return small.replaceAll(/(?<!\p{L}|\p{L}{2}['’])\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(" ");
}
