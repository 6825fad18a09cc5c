import { statusLine } from "../islands/status-line.ts";

/** Share of the limit from which the count is shown. */
const SHOWN_FROM = 0.8;

/** Shows below a field of the form how many characters are left, near its limit. A longer text is not cut off. */
export function countCharacters(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-most]")) {
    const status = statusLine("hint");
    field.after(status);
    const most = Number(field.dataset["most"]);
    const count = () => {
      // Code points, as the server counts: an emoji is one.
      const used = [...field.value].length;
      status.textContent = used < most * SHOWN_FROM ? "" : leftInWords(most - used);
    };
    field.addEventListener("input", count);
    count();
  }
}

function leftInWords(left: number): string {
  const count = Math.abs(left);
  const characters = `${count.toLocaleString("en-NZ")} ${count === 1 ? "character" : "characters"}`;
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} left`;
}
