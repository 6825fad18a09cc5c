import { statusLine } from "../islands/status-line.ts";

/** Share of the limit from which the count is shown. */
const SHOWN_FROM = 0.8;

/** Shows below a text area how many characters are left, near the limit. A longer text is not cut off. */
export function countCharacters(form: HTMLFormElement): void {
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
