/** A live region (`role="status"`): screen readers announce its changes, if it is on the page before they happen. */
export function statusLine(className = "visually-hidden"): HTMLElement {
  const line = document.createElement("p");
  line.className = className;
  line.role = "status";
  return line;
}
