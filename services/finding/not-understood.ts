import { fold, inFull } from "#domain/text.ts";
import type { Question } from "./question.ts";

/**
 * The typed words that we don't know, as they stood, with dots between those that stood apart: “havent … 10 years”.
 * Null where there are none. A suburb is left out, because its list says more about it, and so is a street, because the page
 * says that we know no practice there.
 */
export function wordsNotUnderstood({ typed, rest, suburb, street }: Question): string | null {
  const named = inFull([fold(suburb?.name ?? ""), street ?? ""].join(" ")).split(" ");
  const isOut = (word: string) => {
    const parts = fold(word).split(" ");
    return parts.some((part) => part !== "" && rest.includes(part) && !named.includes(inFull(part)));
  };
  const words = typed.split(" ");
  const out = words.flatMap((word, at) => (isOut(word) ? [at] : []));
  if (out.length === 0) return null;
  return out
    .map((at, index) => `${index === 0 ? "" : out[index - 1] === at - 1 ? " " : " … "}${words[at]}`)
    .join("");
}

/** In the visitor’s own words, so that it is clear what isn’t known: `Practices don’t tell us about “painless”.` */
export function notTold(unlisted: string, typed: string | null): string {
  return typed === null
    ? `No practice tells us that someone there speaks ${unlisted}.`
    : `Practices don’t tell us about “${typed}”.`;
}
