/** The days of a practice, as `dayCodes` of `domain/hours/closed-days.ts` writes them, with its name. */
export type PracticeDays = { name: string; first: string; codes: string };

/** What is said under a date on which the practice is closed, or may be; empty for any other, and for no date. */
export function closedDayWords({ name, first, codes }: PracticeDays, day: string): string {
  const code = codes[(Date.parse(day) - Date.parse(first)) / 86_400_000];
  if (code === "c") return `${name} is closed that day. Choose another day, or they’ll suggest one.`;
  if (code === "?") return `That day is a public holiday, so ${name} might be closed.`;
  return "";
}

/** Says it as soon as such a day is chosen, while that practice is asked. The server has rendered the line. */
export function sayClosedDays(form: HTMLFormElement): void {
  const line = form.querySelector<HTMLElement>("[data-closed-days]");
  if (!line) return;
  const days = JSON.parse(line.dataset.closedDays!) as PracticeDays;
  const say = () => {
    const chosen = new FormData(form);
    const day = chosen.get("preferredDate");
    const isAsked = chosen.get("practice") !== "" && typeof day === "string";
    const words = isAsked ? closedDayWords(days, day) : "";
    // Screen readers announce each change, so it changes only when the words do.
    if (line.textContent !== words) line.textContent = words;
  };
  form.addEventListener("input", say);
  say();
}
