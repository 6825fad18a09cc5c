/**
 * The reference of a submission: what a person reads out on the phone. `NIHO-7K4Q-2WXR-6M`
 *
 * Nine random characters and one that checks them, from 23 that are not mistaken for one another:
 * none of 0 O, 1 I L, 5 S, 2 Z, 8 B, U V or 6 G in both forms, no M beside N (they sound alike),
 * and no vowel, so that no word comes out. Nine times 4.52 bits are 40.7 bits.
 */
const ALPHABET = "23456789CDFHJKMPQRTVWXY";
const PREFIX = "NIHO";
const LENGTH = 10;
const LONGEST_TYPED = 64;

/**
 * A fresh reference. Bytes that would favour some characters are thrown away, so all are equally likely;
 * `randomBytes` is asked again until enough are left.
 *
 * `makeReference(crypto.randomBytes)` → `"NIHO-7K4Q-2WXR-6M"`
 */
export function makeReference(randomBytes: (count: number) => Uint8Array): string {
  const digits: number[] = [];
  while (digits.length < LENGTH - 1) digits.push(...fairDigits(randomBytes(LENGTH * 2)));
  const body = digits.slice(0, LENGTH - 1);
  return written([...body, checkDigit(body)]);
}

/**
 * The canonical form of a reference as it was typed: lower case, spaces, missing hyphens and a missing
 * prefix do not matter. Undefined when it is none: one wrong character, or two that changed places, are noticed.
 *
 * `readReference(" niho 7k4q2wxr6m ")` → `"NIHO-7K4Q-2WXR-6M"` · `readReference("7K4Q-2WXR-6C")` → `undefined`
 */
export function readReference(text: string): string | undefined {
  if (text.length > LONGEST_TYPED) return undefined;
  const typed = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  const characters = typed.startsWith(PREFIX) ? typed.slice(PREFIX.length) : typed;
  if (characters.length !== LENGTH) return undefined;
  const digits = Array.from(characters, (character) => ALPHABET.indexOf(character));
  if (digits.includes(-1) || weightedSum(digits) % ALPHABET.length !== 0) return undefined;
  return written(digits);
}

function fairDigits(bytes: Uint8Array): number[] {
  const fairUpTo = 256 - (256 % ALPHABET.length);
  return Array.from(bytes)
    .filter((byte) => byte < fairUpTo)
    .map((byte) => byte % ALPHABET.length);
}

/** The last weight is 1, so this digit brings the weighted sum to a multiple of 23. */
function checkDigit(body: readonly number[]): number {
  return (ALPHABET.length - (weightedSum([...body, 0]) % ALPHABET.length)) % ALPHABET.length;
}

/**
 * Weights 10 to 1, modulo a prime: no weight is 0, so every wrong character changes the sum;
 * no two are equal, so every exchange of two different characters does too.
 */
function weightedSum(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (LENGTH - index), 0);
}

function written(digits: readonly number[]): string {
  const characters = digits.map((digit) => ALPHABET[digit]).join("");
  return [PREFIX, characters.slice(0, 4), characters.slice(4, 8), characters.slice(8)].join("-");
}
