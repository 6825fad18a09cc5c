import { countCharacters } from "./character-count.ts";
import { sayClosedDays } from "./closed-day.ts";
import { sendForm } from "./send-form.ts";
import { writePhones } from "./write-phones.ts";

/**
 * Enhances a form that works without it: a second press does not send it twice, what was typed survives a failing server
 * or connection, long answers show the characters left, phone numbers are formatted, and a day on which the chosen
 * practice is closed is said to be one. It stores nothing.
 */
export function attach(element: HTMLElement): void {
  const form = element.querySelector("form")!;
  sendForm(form);
  countCharacters(form);
  writePhones(form);
  sayClosedDays(form);
}
