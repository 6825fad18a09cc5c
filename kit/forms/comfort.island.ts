import { sayClosedDays } from "./closed-day.ts";
import { countCharacters } from "./count-characters.ts";
import { sendForm } from "./send-form.ts";

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

/** Formats a phone number as New Zealanders write it when the field is left. Anything else stays as typed. */
function writePhones(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=tel]")) {
    field.addEventListener("focus", () => void library(), { once: true });
    field.addEventListener("change", () => void write(field));
    if (field !== document.activeElement) void write(field);
  }
}

async function write(field: HTMLInputElement): Promise<void> {
  if (field.value === "") return;
  const phone = await library();
  field.value = phone?.readPhone(field.value)?.display ?? field.value;
}

/** 30 kB, fetched when a field gets the focus. If it does not load, numbers stay as typed. */
function library() {
  return import("#domain/phone.ts").catch(() => null);
}
