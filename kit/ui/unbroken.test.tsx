import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressLine, Headline, Hours, WholeWords, WithDate, WithDay } from "./unbroken.tsx";

test("opening hours break between days, never within one", () => {
  expect(lines(<Hours text="Mon–Fri 8am–6pm, Sat 9am–3pm" />)).toBe("[Mon–Fri 8am–6pm,] [Sat 9am–3pm]");
  expect(lines(<Hours text="Mon–Tue, Thu–Fri 8:30am–12:30pm and 1:30pm–5pm" />)).toBe(
    "[Mon–Tue,] [Thu–Fri 8:30am–12:30pm] [and 1:30pm–5pm]",
  );
  expect(lines(<Hours text="Open 24 hours, every day" />)).toBe("[Open 24 hours,] [every day]");
});

test("an address keeps a suburb of two words together, and leaves a long street free", () => {
  expect(lines(<AddressLine text="10 Kānuka Place, St Heliers, Auckland" />)).toBe(
    "10 Kānuka Place, [St Heliers,] Auckland",
  );
  expect(lines(<AddressLine text="Level 1, 48 College Street, West End, Palmerston North" />)).toBe(
    "Level 1, [48 College Street,] [West End,] [Palmerston North]",
  );
});

test("a word with a hyphen, a date and a country stay whole, and no line begins with the comma after them", () => {
  expect(lines(<WholeWords text="Checkup and X-rays" />)).toBe("Checkup and [X-rays]");
  expect(lines(<WholeWords text="An X-ray, a second X-ray, and a follow-up visit" />)).toBe(
    "An [X-ray,] a second [X-ray,] and a follow-up visit",
  );
  expect(lines(<WithDate text="Taking new patients, said on 5 November 2026" />)).toBe(
    "Taking new patients, said on [5 November 2026]",
  );
  expect(lines(<WithDate text="Your appointment: Tuesday 1 December, 9:30am, about 30 minutes" />)).toBe(
    "Your appointment: Tuesday [1 December,] 9:30am, about 30 minutes",
  );
  expect(lines(<WithDay text="Your appointment: Tuesday 1 December, 12 noon" />)).toBe(
    "Your appointment: [Tuesday 1 December,] [12 noon]",
  );
  expect(lines(<WithDate text="Not stated, call to ask" />)).toBe("Not stated, call to ask");
  expect(lines(<Headline text="What dental care costs in New Zealand in 2025" />)).toBe(
    "What dental care costs in [New Zealand] in 2025",
  );
  expect(lines(<Headline text="Teeth whitening: at the dentist or do it yourself?" />)).toBe(
    "Teeth whitening: [at the] dentist or do it yourself?",
  );
});

/** What stays on one line, in brackets. */
function lines(words: ReactElement): string {
  return renderToStaticMarkup(words).replaceAll('<span class="nowrap">', "[").replaceAll("</span>", "]");
}
