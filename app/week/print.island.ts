/** Opens the browser’s own dialog. */
export function attach(element: HTMLElement): void {
  element.querySelector("button")!.addEventListener("click", () => window.print());
}
