import { copyText } from "./copy-text.ts";

/** Copies the line above the button. */
export function attach(element: HTMLElement): void {
  const line = element.querySelector("code")!;
  const status = element.querySelector("[role=status]")!;
  element.querySelector("button")!.addEventListener("click", () => {
    copyText(line, (words) => (status.textContent = words));
  });
}
