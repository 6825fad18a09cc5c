import { DAY_IN_WORDS, WEEKDAYS } from "#domain/nz-time.ts";
import { createElement, Fragment, type ReactNode } from "react";

/** `Mon–Fri 8am–6pm, Sat 9am–3pm`, of which a line holds whole days and times. A source's own words break anywhere. */
export function Hours({ text }: { text: string }) {
  if (text.startsWith("“")) return text;
  return unbroken(text, /((?:and )?[^,\s]+(?: (?!and )[^,\s]+)*,?)/);
}

/** `10 Kānuka Place, St Heliers, Auckland`, which never ends a line after “St”. */
export function AddressLine({ text }: { text: string }) {
  return unbroken(text, ADDRESS_PART);
}

/**
 * `Checkup and X-rays`, `call 0800 611 116`: no line ends in “X-”, nor within a number. Longer words may break at their
 * hyphens. In `Staff speak te reo Māori` a screen reader says the Māori words in Māori (WCAG 2.2, 3.1.2).
 */
export function WholeWords({ text }: { text: string }) {
  const parts = text
    .split(/(te reo Māori)/i)
    .map((part, index) =>
      index % 2 === 0 ? unbroken(part, WHOLE_WORD) : createElement("span", { lang: "mi" }, part),
    );
  return createElement(Fragment, null, ...parts);
}

/** Between a phone number and what follows: a gap, where a dot would be left at the end of a line. */
export const GAP = "\u2003";

const ADDRESS_PART = pattern(String.raw`(?<=, )([^,]* [^,]*,?)`);
const HEADLINE_PART = pattern(String.raw`(New Zealand|same-day|(?<=: )\S+ \S+)`);

/** Safari before 16.4 cannot look behind, and would not load a file that has it: there lines break where they may. */
function pattern(source: string, flags?: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return /(^.^)/;
  }
}

/** A paragraph each; two may say the same. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  const paragraphs = texts.map((text) => createElement("p", null, createElement(WholeWords, { text })));
  return createElement(Fragment, null, ...paragraphs);
}

const WHOLE_WORD = pattern(String.raw`((?<![\p{L}-])\p{L}-\p{L}+|0800 \d{3} \d{3})`, "u");

/** `Taking new patients, said on 19 October 2026`, `Tuesday 1 December, 9:30am`, whose dates stand on one line. */
export function WithDate({ text }: { text: string }) {
  return unbroken(text, DATE);
}

const DATE = new RegExp(`(${DAY_IN_WORDS.source})`);

/** `Tuesday 1 December, 12 noon` in a title, where the day keeps its weekday on the line as well. */
export function WithDay({ text }: { text: string }) {
  return unbroken(text, DAY);
}

const DAY = new RegExp(String.raw`((?:${WEEKDAYS.join("|")}) ${DAY_IN_WORDS.source}|12 noon)`);

/** A title, in which “New Zealand” and “same-day” are one thing, and what follows a colon does not begin at the end of a line. */
export function Headline({ text }: { text: string }) {
  return unbroken(text, HEADLINE_PART);
}

/**
 * What `stays` finds is kept on one line, with the comma or full stop after it: in a title it is a box, and the next line
 * would begin with that. `stays` has one group, so every second part is a find. Parts never change places, and the same
 * one may come twice, so they are spread as children and need no keys.
 */
function unbroken(text: string, stays: RegExp): ReactNode {
  const split = text.split(stays);
  const parts = split.map((part, index) => {
    if (index % 2 === 0) return index === 0 ? part : part.slice(leadingPunctuation(part).length);
    return createElement("span", { className: "nowrap" }, part + leadingPunctuation(split[index + 1]!));
  });
  return createElement(Fragment, null, ...parts);
}

function leadingPunctuation(part: string): string {
  return /^[,.;:?!)]*/.exec(part)![0];
}
