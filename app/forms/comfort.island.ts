import { countCharacters } from "./character-count.ts";
import { sendForm } from "./send-form.ts";
import { writePhones } from "./write-phones.ts";

/**
 * What the browser adds to a form that works without it: it is sent once however often the button is pressed, what was
 * typed survives a server or a connection that fails, long answers are counted, and phone numbers are shown as New
 * Zealanders write them. Nothing is kept anywhere but in the fields.
 */
export function attach(element: HTMLElement): void {
  const form = element.querySelector("form")!;
  sendForm(form);
  countCharacters(form);
  writePhones(form);
}
