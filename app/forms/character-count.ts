import { statusLine } from "../islands/status-line.ts";

/** From this share of the limit on somebody wants to know; before, it is noise. */
const NEAR = 0.8;

/** Says under a long answer how much room is left, once there is little. What is too long is kept, never cut off. */
export function countCharacters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>("textarea[data-most]")) {
    const said = statusLine("hint");
    area.after(said);
    const most = Number(area.dataset.most);
    const count = () => {
      // As the server counts: an emoji is one.
      const used = [...area.value].length;
      said.textContent = used < most * NEAR ? "" : roomInWords(most - used);
    };
    area.addEventListener("input", count);
    count();
  }
}

function roomInWords(left: number): string {
  const count = Math.abs(left);
  const characters = `${count.toLocaleString("en-NZ")} ${count === 1 ? "character" : "characters"}`;
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} left`;
}
