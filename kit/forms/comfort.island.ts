import { sayClosedDays } from "./closed-day.ts";
import { sendForm } from "./send-form.ts";
import { statusLine } from "../islands/status-line.ts";

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

/** Share of the limit from which the count is shown. */
const SHOWN_FROM = 0.8;

/** Shows below a text area how many characters are left, near the limit. A longer text is not cut off. */
function countCharacters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>("textarea[data-most]")) {
    const status = statusLine("hint");
    area.after(status);
    const most = Number(area.dataset.most);
    const count = () => {
      // Code points, as the server counts: an emoji is one.
      const used = [...area.value].length;
      status.textContent = used < most * SHOWN_FROM ? "" : leftInWords(most - used);
    };
    area.addEventListener("input", count);
    count();
  }
}

function leftInWords(left: number): string {
  const count = Math.abs(left);
  const characters = `${count.toLocaleString("en-NZ")} ${count === 1 ? "character" : "characters"}`;
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} left`;
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
