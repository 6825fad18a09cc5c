/** Copies the line above the button. Where a browser doesn't let us, the line is selected for the keys that copy. */
export function attach(element: HTMLElement): void {
  const line = element.querySelector("code")!;
  const status = element.querySelector("[role=status]")!;
  element.querySelector("button")!.addEventListener("click", () => {
    navigator.clipboard.writeText(line.textContent).then(
      () => (status.textContent = "Copied."),
      () => {
        getSelection()!.selectAllChildren(line);
        status.textContent = "Selected. Press Ctrl+C or ⌘C to copy it.";
      },
    );
  });
}
